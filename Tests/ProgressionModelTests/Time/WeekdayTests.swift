import ProgressionModel
import Testing

struct WeekdayTests {
  @Test("words are read and written")
  func words() {
    #expect(
      Weekday.all.map(\.description) == [
        "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
      ])
    for day in Weekday.all { #expect(Weekday(day.description) == day) }
    for word in ["", "Monday", "MONDAY", "mon", "monday ", "1"] { #expect(Weekday(word) == nil) }
  }
}
