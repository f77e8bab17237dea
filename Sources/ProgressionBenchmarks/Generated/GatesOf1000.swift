// swift-format-ignore-file
// Written by `progression-bench source`: change that, not this.

/// 1000 gates, as rule packs have them and as Swift.
enum GatesOf1000 {
  static let digest: UInt64 = 5807214247193711326

  static let conditions = #"""
    {"any":[{"all":[{"flag":"w0.d5"},{"flag":"w0.d3"},{"counter":"w0.stars","atLeast":13}]},{"flag":"w0.owned"}]}
    {"any":[{"all":[{"flag":"w0.d6"},{"count":[{"counter":"w0.s1","atLeast":1},{"counter":"w0.s6","atLeast":1},{"counter":"w0.quest","atLeast":7}],"atLeast":2}]},{"flag":"w0.owned"},{"counter":"w0.coins","atLeast":593}]}
    {"any":[{"all":[{"flag":"w0.d6"},{"flag":"w0.d1"},{"counter":"w0.stars","atLeast":13}]},{"flag":"w0.owned"},{"counter":"w0.coins","atLeast":153}]}
    {"all":[{"any":[{"flag":"w0.owned"},{"counter":"w0.coins","atLeast":260}]},{"not":{"flag":"w0.d4"}},{"count":[{"counter":"w0.s4","atLeast":2},{"counter":"w0.s0","atLeast":1},{"counter":"w0.quest","atLeast":7}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w0.d4"},{"count":[{"counter":"w0.s4","atLeast":1},{"counter":"w0.s5","atLeast":3},{"counter":"w0.quest","atLeast":6}],"atLeast":2}]},{"flag":"w0.owned"},{"counter":"w0.coins","atLeast":642}]}
    {"any":[{"all":[{"flag":"w0.d2"},{"flag":"w0.d7"},{"counter":"w0.stars","atLeast":15}]},{"flag":"w0.owned"}]}
    {"any":[{"all":[{"flag":"w0.d0"},{"flag":"w0.d2"},{"counter":"w0.stars","atLeast":13}]},{"flag":"w0.owned"},{"counter":"w0.coins","atLeast":265}]}
    {"any":[{"all":[{"flag":"w0.d6"},{"flag":"w0.d7"},{"counter":"w0.stars","atLeast":16}]},{"flag":"w0.owned"},{"counter":"w0.coins","atLeast":786}]}
    {"any":[{"all":[{"flag":"w0.d4"},{"counter":"w0.stars","atLeast":12}]},{"counter":"w0.coins","atLeast":379}]}
    {"all":[{"flag":"w0.d3"},{"count":[{"counter":"w0.s1","atLeast":2},{"counter":"w0.s6","atLeast":2},{"counter":"w0.quest","atLeast":6}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w0.d7"},{"flag":"w0.d2"},{"counter":"w0.stars","atLeast":15}]},{"flag":"w0.owned"},{"counter":"w0.coins","atLeast":396}]}
    {"all":[{"flag":"w0.d0"},{"count":[{"counter":"w0.s1","atLeast":2},{"counter":"w0.s6","atLeast":2},{"counter":"w0.quest","atLeast":7}],"atLeast":2}]}
    {"all":[{"flag":"w0.d4"},{"count":[{"counter":"w0.s4","atLeast":3},{"counter":"w0.s7","atLeast":2},{"counter":"w0.quest","atLeast":7}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w0.d0"},{"flag":"w0.d6"},{"counter":"w0.stars","atLeast":17}]},{"flag":"w0.owned"},{"counter":"w0.coins","atLeast":135}]}
    {"all":[{"flag":"w0.d4"},{"count":[{"counter":"w0.s0","atLeast":1},{"counter":"w0.s7","atLeast":1},{"counter":"w0.quest","atLeast":4}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w0.d3"},{"flag":"w0.d0"},{"counter":"w0.stars","atLeast":11}]},{"flag":"w0.owned"}]}
    {"any":[{"all":[{"flag":"w0.d5"},{"flag":"w0.d1"},{"counter":"w0.stars","atLeast":15}]},{"flag":"w0.owned"}]}
    {"any":[{"all":[{"flag":"w0.d5"},{"count":[{"counter":"w0.s5","atLeast":3},{"counter":"w0.s1","atLeast":3},{"counter":"w0.quest","atLeast":3}],"atLeast":2}]},{"flag":"w0.owned"},{"counter":"w0.coins","atLeast":952}]}
    {"all":[{"any":[{"flag":"w0.owned"},{"counter":"w0.coins","atLeast":401}]},{"not":{"flag":"w0.d5"}},{"count":[{"counter":"w0.s7","atLeast":3},{"counter":"w0.s1","atLeast":1},{"counter":"w0.quest","atLeast":7}],"atLeast":2}]}
    {"all":[{"flag":"w0.d1"},{"count":[{"counter":"w0.s2","atLeast":3},{"counter":"w0.s4","atLeast":2},{"counter":"w0.quest","atLeast":2}],"atLeast":2}]}
    {"all":[{"flag":"w1.d7"},{"count":[{"counter":"w1.s0","atLeast":3},{"counter":"w1.s1","atLeast":3},{"counter":"w1.quest","atLeast":6}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w1.d1"},{"flag":"w1.d5"},{"counter":"w1.stars","atLeast":16}]},{"flag":"w1.owned"},{"counter":"w1.coins","atLeast":566}]}
    {"any":[{"all":[{"flag":"w1.d0"},{"counter":"w1.stars","atLeast":14}]},{"counter":"w1.coins","atLeast":968}]}
    {"any":[{"all":[{"flag":"w1.d5"},{"flag":"w1.d1"},{"counter":"w1.stars","atLeast":17}]},{"flag":"w1.owned"},{"counter":"w1.coins","atLeast":903}]}
    {"any":[{"all":[{"flag":"w1.d5"},{"counter":"w1.stars","atLeast":14}]},{"counter":"w1.coins","atLeast":266}]}
    {"all":[{"flag":"w1.d1"},{"count":[{"counter":"w1.s5","atLeast":3},{"counter":"w1.s7","atLeast":3},{"counter":"w1.quest","atLeast":4}],"atLeast":2}]}
    {"all":[{"any":[{"flag":"w1.owned"},{"counter":"w1.coins","atLeast":618}]},{"not":{"flag":"w1.d3"}},{"count":[{"counter":"w1.s3","atLeast":1},{"counter":"w1.s7","atLeast":2},{"counter":"w1.quest","atLeast":2}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w1.d5"},{"flag":"w1.d3"},{"counter":"w1.stars","atLeast":12}]},{"flag":"w1.owned"}]}
    {"all":[{"any":[{"flag":"w1.owned"},{"counter":"w1.coins","atLeast":920}]},{"not":{"flag":"w1.d3"}},{"count":[{"counter":"w1.s4","atLeast":1},{"counter":"w1.s5","atLeast":3},{"counter":"w1.quest","atLeast":8}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w1.d2"},{"flag":"w1.d4"},{"counter":"w1.stars","atLeast":10}]},{"flag":"w1.owned"}]}
    {"all":[{"flag":"w1.d4"},{"count":[{"counter":"w1.s1","atLeast":2},{"counter":"w1.s3","atLeast":2},{"counter":"w1.quest","atLeast":6}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w1.d6"},{"count":[{"counter":"w1.s4","atLeast":2},{"counter":"w1.s5","atLeast":2},{"counter":"w1.quest","atLeast":6}],"atLeast":2}]},{"flag":"w1.owned"},{"counter":"w1.coins","atLeast":325}]}
    {"any":[{"all":[{"flag":"w1.d3"},{"counter":"w1.stars","atLeast":11}]},{"counter":"w1.coins","atLeast":129}]}
    {"any":[{"all":[{"flag":"w1.d5"},{"flag":"w1.d0"},{"counter":"w1.stars","atLeast":16}]},{"flag":"w1.owned"},{"counter":"w1.coins","atLeast":810}]}
    {"any":[{"all":[{"flag":"w1.d2"},{"counter":"w1.stars","atLeast":13}]},{"counter":"w1.coins","atLeast":768}]}
    {"any":[{"all":[{"flag":"w1.d1"},{"flag":"w1.d7"},{"counter":"w1.stars","atLeast":14}]},{"flag":"w1.owned"},{"counter":"w1.coins","atLeast":400}]}
    {"any":[{"all":[{"flag":"w1.d4"},{"count":[{"counter":"w1.s0","atLeast":1},{"counter":"w1.s4","atLeast":1},{"counter":"w1.quest","atLeast":4}],"atLeast":2}]},{"flag":"w1.owned"},{"counter":"w1.coins","atLeast":819}]}
    {"any":[{"all":[{"flag":"w1.d1"},{"count":[{"counter":"w1.s4","atLeast":2},{"counter":"w1.s7","atLeast":3},{"counter":"w1.quest","atLeast":4}],"atLeast":2}]},{"flag":"w1.owned"},{"counter":"w1.coins","atLeast":372}]}
    {"any":[{"all":[{"flag":"w1.d6"},{"counter":"w1.stars","atLeast":8}]},{"counter":"w1.coins","atLeast":167}]}
    {"any":[{"all":[{"flag":"w1.d5"},{"count":[{"counter":"w1.s6","atLeast":3},{"counter":"w1.s2","atLeast":3},{"counter":"w1.quest","atLeast":6}],"atLeast":2}]},{"flag":"w1.owned"},{"counter":"w1.coins","atLeast":954}]}
    {"all":[{"flag":"w2.d7"},{"count":[{"counter":"w2.s1","atLeast":2},{"counter":"w2.s2","atLeast":2},{"counter":"w2.quest","atLeast":4}],"atLeast":2}]}
    {"all":[{"flag":"w2.d0"},{"count":[{"counter":"w2.s7","atLeast":2},{"counter":"w2.s4","atLeast":2},{"counter":"w2.quest","atLeast":2}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w2.d0"},{"count":[{"counter":"w2.s3","atLeast":2},{"counter":"w2.s6","atLeast":1},{"counter":"w2.quest","atLeast":4}],"atLeast":2}]},{"flag":"w2.owned"},{"counter":"w2.coins","atLeast":589}]}
    {"all":[{"flag":"w2.d1"},{"count":[{"counter":"w2.s2","atLeast":2},{"counter":"w2.s4","atLeast":1},{"counter":"w2.quest","atLeast":8}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w2.d0"},{"count":[{"counter":"w2.s5","atLeast":2},{"counter":"w2.s0","atLeast":3},{"counter":"w2.quest","atLeast":4}],"atLeast":2}]},{"flag":"w2.owned"},{"counter":"w2.coins","atLeast":235}]}
    {"any":[{"all":[{"flag":"w2.d5"},{"count":[{"counter":"w2.s5","atLeast":3},{"counter":"w2.s6","atLeast":2},{"counter":"w2.quest","atLeast":3}],"atLeast":2}]},{"flag":"w2.owned"},{"counter":"w2.coins","atLeast":116}]}
    {"any":[{"all":[{"flag":"w2.d0"},{"count":[{"counter":"w2.s3","atLeast":1},{"counter":"w2.s0","atLeast":2},{"counter":"w2.quest","atLeast":8}],"atLeast":2}]},{"flag":"w2.owned"},{"counter":"w2.coins","atLeast":748}]}
    {"any":[{"all":[{"flag":"w2.d7"},{"flag":"w2.d4"},{"counter":"w2.stars","atLeast":13}]},{"flag":"w2.owned"}]}
    {"all":[{"any":[{"flag":"w2.owned"},{"counter":"w2.coins","atLeast":423}]},{"not":{"flag":"w2.d5"}},{"count":[{"counter":"w2.s4","atLeast":2},{"counter":"w2.s7","atLeast":1},{"counter":"w2.quest","atLeast":6}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w2.d0"},{"count":[{"counter":"w2.s3","atLeast":2},{"counter":"w2.s2","atLeast":2},{"counter":"w2.quest","atLeast":6}],"atLeast":2}]},{"flag":"w2.owned"},{"counter":"w2.coins","atLeast":700}]}
    {"any":[{"all":[{"flag":"w2.d0"},{"count":[{"counter":"w2.s2","atLeast":1},{"counter":"w2.s0","atLeast":3},{"counter":"w2.quest","atLeast":5}],"atLeast":2}]},{"flag":"w2.owned"},{"counter":"w2.coins","atLeast":295}]}
    {"any":[{"all":[{"flag":"w2.d4"},{"flag":"w2.d2"},{"counter":"w2.stars","atLeast":15}]},{"flag":"w2.owned"},{"counter":"w2.coins","atLeast":389}]}
    {"any":[{"all":[{"flag":"w2.d6"},{"counter":"w2.stars","atLeast":17}]},{"counter":"w2.coins","atLeast":660}]}
    {"any":[{"all":[{"flag":"w2.d5"},{"count":[{"counter":"w2.s6","atLeast":3},{"counter":"w2.s7","atLeast":3},{"counter":"w2.quest","atLeast":3}],"atLeast":2}]},{"flag":"w2.owned"},{"counter":"w2.coins","atLeast":463}]}
    {"any":[{"all":[{"flag":"w2.d5"},{"count":[{"counter":"w2.s4","atLeast":2},{"counter":"w2.s3","atLeast":2},{"counter":"w2.quest","atLeast":5}],"atLeast":2}]},{"flag":"w2.owned"},{"counter":"w2.coins","atLeast":646}]}
    {"all":[{"any":[{"flag":"w2.owned"},{"counter":"w2.coins","atLeast":387}]},{"not":{"flag":"w2.d1"}},{"count":[{"counter":"w2.s0","atLeast":1},{"counter":"w2.s4","atLeast":1},{"counter":"w2.quest","atLeast":6}],"atLeast":2}]}
    {"all":[{"any":[{"flag":"w2.owned"},{"counter":"w2.coins","atLeast":610}]},{"not":{"flag":"w2.d0"}},{"count":[{"counter":"w2.s5","atLeast":3},{"counter":"w2.s2","atLeast":3},{"counter":"w2.quest","atLeast":1}],"atLeast":2}]}
    {"all":[{"flag":"w2.d7"},{"count":[{"counter":"w2.s6","atLeast":2},{"counter":"w2.s1","atLeast":2},{"counter":"w2.quest","atLeast":4}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w2.d2"},{"count":[{"counter":"w2.s7","atLeast":1},{"counter":"w2.s5","atLeast":3},{"counter":"w2.quest","atLeast":8}],"atLeast":2}]},{"flag":"w2.owned"},{"counter":"w2.coins","atLeast":510}]}
    {"all":[{"flag":"w2.d6"},{"count":[{"counter":"w2.s4","atLeast":2},{"counter":"w2.s7","atLeast":3},{"counter":"w2.quest","atLeast":1}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w3.d7"},{"flag":"w3.d5"},{"counter":"w3.stars","atLeast":9}]},{"flag":"w3.owned"}]}
    {"any":[{"all":[{"flag":"w3.d1"},{"counter":"w3.stars","atLeast":12}]},{"counter":"w3.coins","atLeast":372}]}
    {"any":[{"all":[{"flag":"w3.d2"},{"flag":"w3.d7"},{"counter":"w3.stars","atLeast":10}]},{"flag":"w3.owned"}]}
    {"all":[{"any":[{"flag":"w3.owned"},{"counter":"w3.coins","atLeast":148}]},{"not":{"flag":"w3.d4"}},{"count":[{"counter":"w3.s3","atLeast":2},{"counter":"w3.s6","atLeast":3},{"counter":"w3.quest","atLeast":8}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w3.d1"},{"flag":"w3.d4"},{"counter":"w3.stars","atLeast":13}]},{"flag":"w3.owned"}]}
    {"all":[{"any":[{"flag":"w3.owned"},{"counter":"w3.coins","atLeast":749}]},{"not":{"flag":"w3.d7"}},{"count":[{"counter":"w3.s6","atLeast":1},{"counter":"w3.s4","atLeast":1},{"counter":"w3.quest","atLeast":8}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w3.d7"},{"flag":"w3.d0"},{"counter":"w3.stars","atLeast":17}]},{"flag":"w3.owned"},{"counter":"w3.coins","atLeast":511}]}
    {"any":[{"all":[{"flag":"w3.d5"},{"counter":"w3.stars","atLeast":14}]},{"counter":"w3.coins","atLeast":380}]}
    {"all":[{"any":[{"flag":"w3.owned"},{"counter":"w3.coins","atLeast":910}]},{"not":{"flag":"w3.d1"}},{"count":[{"counter":"w3.s4","atLeast":3},{"counter":"w3.s0","atLeast":1},{"counter":"w3.quest","atLeast":2}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w3.d3"},{"counter":"w3.stars","atLeast":13}]},{"counter":"w3.coins","atLeast":473}]}
    {"any":[{"all":[{"flag":"w3.d0"},{"count":[{"counter":"w3.s4","atLeast":2},{"counter":"w3.s2","atLeast":3},{"counter":"w3.quest","atLeast":6}],"atLeast":2}]},{"flag":"w3.owned"},{"counter":"w3.coins","atLeast":553}]}
    {"any":[{"all":[{"flag":"w3.d7"},{"count":[{"counter":"w3.s0","atLeast":3},{"counter":"w3.s3","atLeast":1},{"counter":"w3.quest","atLeast":5}],"atLeast":2}]},{"flag":"w3.owned"},{"counter":"w3.coins","atLeast":988}]}
    {"any":[{"all":[{"flag":"w3.d4"},{"flag":"w3.d3"},{"counter":"w3.stars","atLeast":17}]},{"flag":"w3.owned"}]}
    {"any":[{"all":[{"flag":"w3.d3"},{"flag":"w3.d4"},{"counter":"w3.stars","atLeast":9}]},{"flag":"w3.owned"}]}
    {"all":[{"flag":"w3.d0"},{"count":[{"counter":"w3.s5","atLeast":1},{"counter":"w3.s7","atLeast":3},{"counter":"w3.quest","atLeast":7}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w3.d2"},{"flag":"w3.d6"},{"counter":"w3.stars","atLeast":17}]},{"flag":"w3.owned"},{"counter":"w3.coins","atLeast":214}]}
    {"any":[{"all":[{"flag":"w3.d6"},{"count":[{"counter":"w3.s0","atLeast":3},{"counter":"w3.s2","atLeast":1},{"counter":"w3.quest","atLeast":8}],"atLeast":2}]},{"flag":"w3.owned"},{"counter":"w3.coins","atLeast":615}]}
    {"any":[{"all":[{"flag":"w3.d2"},{"flag":"w3.d3"},{"counter":"w3.stars","atLeast":14}]},{"flag":"w3.owned"},{"counter":"w3.coins","atLeast":865}]}
    {"any":[{"all":[{"flag":"w3.d0"},{"count":[{"counter":"w3.s6","atLeast":3},{"counter":"w3.s7","atLeast":3},{"counter":"w3.quest","atLeast":4}],"atLeast":2}]},{"flag":"w3.owned"},{"counter":"w3.coins","atLeast":284}]}
    {"all":[{"flag":"w3.d5"},{"count":[{"counter":"w3.s4","atLeast":1},{"counter":"w3.s1","atLeast":2},{"counter":"w3.quest","atLeast":1}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w4.d1"},{"flag":"w4.d4"},{"counter":"w4.stars","atLeast":10}]},{"flag":"w4.owned"},{"counter":"w4.coins","atLeast":101}]}
    {"all":[{"any":[{"flag":"w4.owned"},{"counter":"w4.coins","atLeast":927}]},{"not":{"flag":"w4.d4"}},{"count":[{"counter":"w4.s6","atLeast":3},{"counter":"w4.s0","atLeast":2},{"counter":"w4.quest","atLeast":3}],"atLeast":2}]}
    {"all":[{"any":[{"flag":"w4.owned"},{"counter":"w4.coins","atLeast":442}]},{"not":{"flag":"w4.d3"}},{"count":[{"counter":"w4.s7","atLeast":1},{"counter":"w4.s3","atLeast":1},{"counter":"w4.quest","atLeast":6}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w4.d5"},{"flag":"w4.d2"},{"counter":"w4.stars","atLeast":9}]},{"flag":"w4.owned"}]}
    {"any":[{"all":[{"flag":"w4.d4"},{"counter":"w4.stars","atLeast":12}]},{"counter":"w4.coins","atLeast":317}]}
    {"all":[{"flag":"w4.d5"},{"count":[{"counter":"w4.s1","atLeast":2},{"counter":"w4.s2","atLeast":3},{"counter":"w4.quest","atLeast":7}],"atLeast":2}]}
    {"all":[{"flag":"w4.d5"},{"count":[{"counter":"w4.s3","atLeast":3},{"counter":"w4.s1","atLeast":2},{"counter":"w4.quest","atLeast":8}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w4.d6"},{"flag":"w4.d3"},{"counter":"w4.stars","atLeast":17}]},{"flag":"w4.owned"}]}
    {"any":[{"all":[{"flag":"w4.d5"},{"flag":"w4.d1"},{"counter":"w4.stars","atLeast":14}]},{"flag":"w4.owned"},{"counter":"w4.coins","atLeast":114}]}
    {"any":[{"all":[{"flag":"w4.d3"},{"flag":"w4.d4"},{"counter":"w4.stars","atLeast":8}]},{"flag":"w4.owned"},{"counter":"w4.coins","atLeast":138}]}
    {"any":[{"all":[{"flag":"w4.d0"},{"count":[{"counter":"w4.s3","atLeast":1},{"counter":"w4.s2","atLeast":2},{"counter":"w4.quest","atLeast":7}],"atLeast":2}]},{"flag":"w4.owned"},{"counter":"w4.coins","atLeast":460}]}
    {"any":[{"all":[{"flag":"w4.d1"},{"flag":"w4.d7"},{"counter":"w4.stars","atLeast":15}]},{"flag":"w4.owned"},{"counter":"w4.coins","atLeast":537}]}
    {"any":[{"all":[{"flag":"w4.d5"},{"flag":"w4.d4"},{"counter":"w4.stars","atLeast":14}]},{"flag":"w4.owned"}]}
    {"all":[{"flag":"w4.d4"},{"count":[{"counter":"w4.s2","atLeast":1},{"counter":"w4.s4","atLeast":2},{"counter":"w4.quest","atLeast":8}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w4.d7"},{"flag":"w4.d1"},{"counter":"w4.stars","atLeast":17}]},{"flag":"w4.owned"},{"counter":"w4.coins","atLeast":750}]}
    {"any":[{"all":[{"flag":"w4.d5"},{"count":[{"counter":"w4.s5","atLeast":1},{"counter":"w4.s2","atLeast":1},{"counter":"w4.quest","atLeast":3}],"atLeast":2}]},{"flag":"w4.owned"},{"counter":"w4.coins","atLeast":305}]}
    {"any":[{"all":[{"flag":"w4.d6"},{"count":[{"counter":"w4.s1","atLeast":2},{"counter":"w4.s5","atLeast":2},{"counter":"w4.quest","atLeast":2}],"atLeast":2}]},{"flag":"w4.owned"},{"counter":"w4.coins","atLeast":637}]}
    {"any":[{"all":[{"flag":"w4.d3"},{"count":[{"counter":"w4.s5","atLeast":1},{"counter":"w4.s7","atLeast":2},{"counter":"w4.quest","atLeast":4}],"atLeast":2}]},{"flag":"w4.owned"},{"counter":"w4.coins","atLeast":329}]}
    {"any":[{"all":[{"flag":"w4.d2"},{"counter":"w4.stars","atLeast":13}]},{"counter":"w4.coins","atLeast":291}]}
    {"any":[{"all":[{"flag":"w4.d7"},{"flag":"w4.d4"},{"counter":"w4.stars","atLeast":9}]},{"flag":"w4.owned"}]}
    {"any":[{"all":[{"flag":"w5.d7"},{"count":[{"counter":"w5.s0","atLeast":2},{"counter":"w5.s6","atLeast":3},{"counter":"w5.quest","atLeast":7}],"atLeast":2}]},{"flag":"w5.owned"},{"counter":"w5.coins","atLeast":622}]}
    {"all":[{"any":[{"flag":"w5.owned"},{"counter":"w5.coins","atLeast":752}]},{"not":{"flag":"w5.d6"}},{"count":[{"counter":"w5.s5","atLeast":3},{"counter":"w5.s6","atLeast":2},{"counter":"w5.quest","atLeast":1}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w5.d0"},{"count":[{"counter":"w5.s4","atLeast":2},{"counter":"w5.s0","atLeast":1},{"counter":"w5.quest","atLeast":2}],"atLeast":2}]},{"flag":"w5.owned"},{"counter":"w5.coins","atLeast":780}]}
    {"any":[{"all":[{"flag":"w5.d1"},{"flag":"w5.d0"},{"counter":"w5.stars","atLeast":11}]},{"flag":"w5.owned"}]}
    {"any":[{"all":[{"flag":"w5.d4"},{"count":[{"counter":"w5.s3","atLeast":3},{"counter":"w5.s7","atLeast":3},{"counter":"w5.quest","atLeast":7}],"atLeast":2}]},{"flag":"w5.owned"},{"counter":"w5.coins","atLeast":410}]}
    {"all":[{"flag":"w5.d0"},{"count":[{"counter":"w5.s6","atLeast":2},{"counter":"w5.s4","atLeast":1},{"counter":"w5.quest","atLeast":7}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w5.d0"},{"counter":"w5.stars","atLeast":9}]},{"counter":"w5.coins","atLeast":606}]}
    {"all":[{"flag":"w5.d5"},{"count":[{"counter":"w5.s6","atLeast":3},{"counter":"w5.s3","atLeast":2},{"counter":"w5.quest","atLeast":1}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w5.d1"},{"flag":"w5.d7"},{"counter":"w5.stars","atLeast":14}]},{"flag":"w5.owned"},{"counter":"w5.coins","atLeast":879}]}
    {"any":[{"all":[{"flag":"w5.d0"},{"flag":"w5.d3"},{"counter":"w5.stars","atLeast":17}]},{"flag":"w5.owned"},{"counter":"w5.coins","atLeast":217}]}
    {"any":[{"all":[{"flag":"w5.d5"},{"flag":"w5.d2"},{"counter":"w5.stars","atLeast":15}]},{"flag":"w5.owned"}]}
    {"any":[{"all":[{"flag":"w5.d4"},{"count":[{"counter":"w5.s3","atLeast":3},{"counter":"w5.s0","atLeast":3},{"counter":"w5.quest","atLeast":3}],"atLeast":2}]},{"flag":"w5.owned"},{"counter":"w5.coins","atLeast":702}]}
    {"any":[{"all":[{"flag":"w5.d4"},{"flag":"w5.d7"},{"counter":"w5.stars","atLeast":16}]},{"flag":"w5.owned"}]}
    {"any":[{"all":[{"flag":"w5.d6"},{"counter":"w5.stars","atLeast":10}]},{"counter":"w5.coins","atLeast":314}]}
    {"all":[{"any":[{"flag":"w5.owned"},{"counter":"w5.coins","atLeast":113}]},{"not":{"flag":"w5.d6"}},{"count":[{"counter":"w5.s0","atLeast":2},{"counter":"w5.s1","atLeast":2},{"counter":"w5.quest","atLeast":2}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w5.d5"},{"count":[{"counter":"w5.s3","atLeast":2},{"counter":"w5.s7","atLeast":2},{"counter":"w5.quest","atLeast":5}],"atLeast":2}]},{"flag":"w5.owned"},{"counter":"w5.coins","atLeast":247}]}
    {"any":[{"all":[{"flag":"w5.d6"},{"count":[{"counter":"w5.s4","atLeast":1},{"counter":"w5.s1","atLeast":3},{"counter":"w5.quest","atLeast":4}],"atLeast":2}]},{"flag":"w5.owned"},{"counter":"w5.coins","atLeast":647}]}
    {"any":[{"all":[{"flag":"w5.d2"},{"flag":"w5.d0"},{"counter":"w5.stars","atLeast":10}]},{"flag":"w5.owned"}]}
    {"any":[{"all":[{"flag":"w5.d7"},{"flag":"w5.d3"},{"counter":"w5.stars","atLeast":11}]},{"flag":"w5.owned"},{"counter":"w5.coins","atLeast":100}]}
    {"any":[{"all":[{"flag":"w5.d4"},{"flag":"w5.d1"},{"counter":"w5.stars","atLeast":15}]},{"flag":"w5.owned"},{"counter":"w5.coins","atLeast":166}]}
    {"any":[{"all":[{"flag":"w6.d6"},{"count":[{"counter":"w6.s0","atLeast":3},{"counter":"w6.s1","atLeast":2},{"counter":"w6.quest","atLeast":8}],"atLeast":2}]},{"flag":"w6.owned"},{"counter":"w6.coins","atLeast":765}]}
    {"any":[{"all":[{"flag":"w6.d7"},{"flag":"w6.d1"},{"counter":"w6.stars","atLeast":10}]},{"flag":"w6.owned"}]}
    {"any":[{"all":[{"flag":"w6.d7"},{"flag":"w6.d2"},{"counter":"w6.stars","atLeast":16}]},{"flag":"w6.owned"}]}
    {"all":[{"any":[{"flag":"w6.owned"},{"counter":"w6.coins","atLeast":397}]},{"not":{"flag":"w6.d4"}},{"count":[{"counter":"w6.s6","atLeast":2},{"counter":"w6.s4","atLeast":3},{"counter":"w6.quest","atLeast":5}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w6.d2"},{"flag":"w6.d1"},{"counter":"w6.stars","atLeast":10}]},{"flag":"w6.owned"}]}
    {"all":[{"any":[{"flag":"w6.owned"},{"counter":"w6.coins","atLeast":290}]},{"not":{"flag":"w6.d6"}},{"count":[{"counter":"w6.s6","atLeast":3},{"counter":"w6.s1","atLeast":1},{"counter":"w6.quest","atLeast":3}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w6.d5"},{"count":[{"counter":"w6.s0","atLeast":2},{"counter":"w6.s4","atLeast":2},{"counter":"w6.quest","atLeast":4}],"atLeast":2}]},{"flag":"w6.owned"},{"counter":"w6.coins","atLeast":303}]}
    {"any":[{"all":[{"flag":"w6.d4"},{"count":[{"counter":"w6.s5","atLeast":1},{"counter":"w6.s2","atLeast":1},{"counter":"w6.quest","atLeast":6}],"atLeast":2}]},{"flag":"w6.owned"},{"counter":"w6.coins","atLeast":128}]}
    {"any":[{"all":[{"flag":"w6.d5"},{"flag":"w6.d6"},{"counter":"w6.stars","atLeast":17}]},{"flag":"w6.owned"}]}
    {"any":[{"all":[{"flag":"w6.d7"},{"counter":"w6.stars","atLeast":10}]},{"counter":"w6.coins","atLeast":908}]}
    {"any":[{"all":[{"flag":"w6.d3"},{"flag":"w6.d2"},{"counter":"w6.stars","atLeast":11}]},{"flag":"w6.owned"}]}
    {"any":[{"all":[{"flag":"w6.d3"},{"counter":"w6.stars","atLeast":16}]},{"counter":"w6.coins","atLeast":189}]}
    {"any":[{"all":[{"flag":"w6.d6"},{"flag":"w6.d2"},{"counter":"w6.stars","atLeast":9}]},{"flag":"w6.owned"}]}
    {"all":[{"any":[{"flag":"w6.owned"},{"counter":"w6.coins","atLeast":546}]},{"not":{"flag":"w6.d6"}},{"count":[{"counter":"w6.s4","atLeast":3},{"counter":"w6.s6","atLeast":2},{"counter":"w6.quest","atLeast":3}],"atLeast":2}]}
    {"all":[{"flag":"w6.d3"},{"count":[{"counter":"w6.s4","atLeast":2},{"counter":"w6.s2","atLeast":2},{"counter":"w6.quest","atLeast":7}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w6.d0"},{"count":[{"counter":"w6.s5","atLeast":3},{"counter":"w6.s3","atLeast":2},{"counter":"w6.quest","atLeast":2}],"atLeast":2}]},{"flag":"w6.owned"},{"counter":"w6.coins","atLeast":195}]}
    {"all":[{"flag":"w6.d6"},{"count":[{"counter":"w6.s5","atLeast":3},{"counter":"w6.s4","atLeast":1},{"counter":"w6.quest","atLeast":2}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w6.d6"},{"flag":"w6.d7"},{"counter":"w6.stars","atLeast":13}]},{"flag":"w6.owned"},{"counter":"w6.coins","atLeast":628}]}
    {"any":[{"all":[{"flag":"w6.d1"},{"flag":"w6.d2"},{"counter":"w6.stars","atLeast":9}]},{"flag":"w6.owned"},{"counter":"w6.coins","atLeast":764}]}
    {"all":[{"flag":"w6.d0"},{"count":[{"counter":"w6.s0","atLeast":1},{"counter":"w6.s3","atLeast":1},{"counter":"w6.quest","atLeast":4}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w7.d3"},{"flag":"w7.d6"},{"counter":"w7.stars","atLeast":13}]},{"flag":"w7.owned"},{"counter":"w7.coins","atLeast":835}]}
    {"any":[{"all":[{"flag":"w7.d1"},{"flag":"w7.d0"},{"counter":"w7.stars","atLeast":10}]},{"flag":"w7.owned"},{"counter":"w7.coins","atLeast":103}]}
    {"all":[{"any":[{"flag":"w7.owned"},{"counter":"w7.coins","atLeast":325}]},{"not":{"flag":"w7.d0"}},{"count":[{"counter":"w7.s3","atLeast":2},{"counter":"w7.s4","atLeast":1},{"counter":"w7.quest","atLeast":8}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w7.d4"},{"counter":"w7.stars","atLeast":8}]},{"counter":"w7.coins","atLeast":912}]}
    {"any":[{"all":[{"flag":"w7.d5"},{"count":[{"counter":"w7.s1","atLeast":2},{"counter":"w7.s3","atLeast":3},{"counter":"w7.quest","atLeast":7}],"atLeast":2}]},{"flag":"w7.owned"},{"counter":"w7.coins","atLeast":679}]}
    {"any":[{"all":[{"flag":"w7.d6"},{"flag":"w7.d7"},{"counter":"w7.stars","atLeast":12}]},{"flag":"w7.owned"},{"counter":"w7.coins","atLeast":117}]}
    {"all":[{"flag":"w7.d6"},{"count":[{"counter":"w7.s3","atLeast":1},{"counter":"w7.s1","atLeast":2},{"counter":"w7.quest","atLeast":7}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w7.d5"},{"count":[{"counter":"w7.s7","atLeast":1},{"counter":"w7.s6","atLeast":2},{"counter":"w7.quest","atLeast":1}],"atLeast":2}]},{"flag":"w7.owned"},{"counter":"w7.coins","atLeast":308}]}
    {"any":[{"all":[{"flag":"w7.d7"},{"count":[{"counter":"w7.s6","atLeast":1},{"counter":"w7.s1","atLeast":2},{"counter":"w7.quest","atLeast":5}],"atLeast":2}]},{"flag":"w7.owned"},{"counter":"w7.coins","atLeast":487}]}
    {"any":[{"all":[{"flag":"w7.d2"},{"flag":"w7.d3"},{"counter":"w7.stars","atLeast":17}]},{"flag":"w7.owned"},{"counter":"w7.coins","atLeast":658}]}
    {"any":[{"all":[{"flag":"w7.d7"},{"flag":"w7.d5"},{"counter":"w7.stars","atLeast":11}]},{"flag":"w7.owned"}]}
    {"all":[{"any":[{"flag":"w7.owned"},{"counter":"w7.coins","atLeast":456}]},{"not":{"flag":"w7.d7"}},{"count":[{"counter":"w7.s2","atLeast":2},{"counter":"w7.s0","atLeast":1},{"counter":"w7.quest","atLeast":7}],"atLeast":2}]}
    {"all":[{"flag":"w7.d3"},{"count":[{"counter":"w7.s7","atLeast":3},{"counter":"w7.s1","atLeast":3},{"counter":"w7.quest","atLeast":7}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w7.d6"},{"flag":"w7.d3"},{"counter":"w7.stars","atLeast":17}]},{"flag":"w7.owned"},{"counter":"w7.coins","atLeast":663}]}
    {"all":[{"any":[{"flag":"w7.owned"},{"counter":"w7.coins","atLeast":342}]},{"not":{"flag":"w7.d4"}},{"count":[{"counter":"w7.s0","atLeast":2},{"counter":"w7.s3","atLeast":3},{"counter":"w7.quest","atLeast":5}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w7.d0"},{"count":[{"counter":"w7.s3","atLeast":1},{"counter":"w7.s7","atLeast":3},{"counter":"w7.quest","atLeast":8}],"atLeast":2}]},{"flag":"w7.owned"},{"counter":"w7.coins","atLeast":567}]}
    {"any":[{"all":[{"flag":"w7.d3"},{"counter":"w7.stars","atLeast":11}]},{"counter":"w7.coins","atLeast":411}]}
    {"all":[{"any":[{"flag":"w7.owned"},{"counter":"w7.coins","atLeast":980}]},{"not":{"flag":"w7.d0"}},{"count":[{"counter":"w7.s1","atLeast":1},{"counter":"w7.s6","atLeast":2},{"counter":"w7.quest","atLeast":3}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w7.d6"},{"counter":"w7.stars","atLeast":9}]},{"counter":"w7.coins","atLeast":871}]}
    {"any":[{"all":[{"flag":"w7.d5"},{"counter":"w7.stars","atLeast":10}]},{"counter":"w7.coins","atLeast":709}]}
    {"all":[{"flag":"w8.d6"},{"count":[{"counter":"w8.s0","atLeast":2},{"counter":"w8.s7","atLeast":3},{"counter":"w8.quest","atLeast":7}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w8.d7"},{"flag":"w8.d1"},{"counter":"w8.stars","atLeast":8}]},{"flag":"w8.owned"}]}
    {"any":[{"all":[{"flag":"w8.d4"},{"counter":"w8.stars","atLeast":11}]},{"counter":"w8.coins","atLeast":867}]}
    {"any":[{"all":[{"flag":"w8.d7"},{"counter":"w8.stars","atLeast":15}]},{"counter":"w8.coins","atLeast":169}]}
    {"all":[{"flag":"w8.d1"},{"count":[{"counter":"w8.s2","atLeast":2},{"counter":"w8.s3","atLeast":1},{"counter":"w8.quest","atLeast":7}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w8.d0"},{"flag":"w8.d5"},{"counter":"w8.stars","atLeast":9}]},{"flag":"w8.owned"},{"counter":"w8.coins","atLeast":994}]}
    {"any":[{"all":[{"flag":"w8.d0"},{"flag":"w8.d5"},{"counter":"w8.stars","atLeast":17}]},{"flag":"w8.owned"}]}
    {"any":[{"all":[{"flag":"w8.d4"},{"count":[{"counter":"w8.s1","atLeast":3},{"counter":"w8.s4","atLeast":3},{"counter":"w8.quest","atLeast":2}],"atLeast":2}]},{"flag":"w8.owned"},{"counter":"w8.coins","atLeast":179}]}
    {"any":[{"all":[{"flag":"w8.d0"},{"count":[{"counter":"w8.s4","atLeast":1},{"counter":"w8.s2","atLeast":2},{"counter":"w8.quest","atLeast":2}],"atLeast":2}]},{"flag":"w8.owned"},{"counter":"w8.coins","atLeast":936}]}
    {"any":[{"all":[{"flag":"w8.d2"},{"counter":"w8.stars","atLeast":12}]},{"counter":"w8.coins","atLeast":430}]}
    {"any":[{"all":[{"flag":"w8.d7"},{"flag":"w8.d1"},{"counter":"w8.stars","atLeast":11}]},{"flag":"w8.owned"}]}
    {"all":[{"any":[{"flag":"w8.owned"},{"counter":"w8.coins","atLeast":967}]},{"not":{"flag":"w8.d1"}},{"count":[{"counter":"w8.s7","atLeast":2},{"counter":"w8.s0","atLeast":2},{"counter":"w8.quest","atLeast":7}],"atLeast":2}]}
    {"all":[{"any":[{"flag":"w8.owned"},{"counter":"w8.coins","atLeast":413}]},{"not":{"flag":"w8.d5"}},{"count":[{"counter":"w8.s2","atLeast":3},{"counter":"w8.s1","atLeast":2},{"counter":"w8.quest","atLeast":5}],"atLeast":2}]}
    {"all":[{"flag":"w8.d1"},{"count":[{"counter":"w8.s1","atLeast":2},{"counter":"w8.s3","atLeast":1},{"counter":"w8.quest","atLeast":7}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w8.d2"},{"count":[{"counter":"w8.s1","atLeast":3},{"counter":"w8.s2","atLeast":1},{"counter":"w8.quest","atLeast":4}],"atLeast":2}]},{"flag":"w8.owned"},{"counter":"w8.coins","atLeast":879}]}
    {"any":[{"all":[{"flag":"w8.d1"},{"flag":"w8.d4"},{"counter":"w8.stars","atLeast":12}]},{"flag":"w8.owned"},{"counter":"w8.coins","atLeast":232}]}
    {"all":[{"any":[{"flag":"w8.owned"},{"counter":"w8.coins","atLeast":217}]},{"not":{"flag":"w8.d3"}},{"count":[{"counter":"w8.s0","atLeast":1},{"counter":"w8.s1","atLeast":2},{"counter":"w8.quest","atLeast":4}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w8.d7"},{"flag":"w8.d5"},{"counter":"w8.stars","atLeast":15}]},{"flag":"w8.owned"}]}
    {"all":[{"any":[{"flag":"w8.owned"},{"counter":"w8.coins","atLeast":877}]},{"not":{"flag":"w8.d2"}},{"count":[{"counter":"w8.s0","atLeast":3},{"counter":"w8.s5","atLeast":3},{"counter":"w8.quest","atLeast":1}],"atLeast":2}]}
    {"all":[{"flag":"w8.d3"},{"count":[{"counter":"w8.s5","atLeast":1},{"counter":"w8.s0","atLeast":3},{"counter":"w8.quest","atLeast":1}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w9.d5"},{"flag":"w9.d7"},{"counter":"w9.stars","atLeast":9}]},{"flag":"w9.owned"},{"counter":"w9.coins","atLeast":127}]}
    {"all":[{"any":[{"flag":"w9.owned"},{"counter":"w9.coins","atLeast":274}]},{"not":{"flag":"w9.d1"}},{"count":[{"counter":"w9.s1","atLeast":3},{"counter":"w9.s2","atLeast":3},{"counter":"w9.quest","atLeast":8}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w9.d2"},{"flag":"w9.d7"},{"counter":"w9.stars","atLeast":17}]},{"flag":"w9.owned"}]}
    {"any":[{"all":[{"flag":"w9.d3"},{"count":[{"counter":"w9.s0","atLeast":1},{"counter":"w9.s4","atLeast":3},{"counter":"w9.quest","atLeast":5}],"atLeast":2}]},{"flag":"w9.owned"},{"counter":"w9.coins","atLeast":970}]}
    {"all":[{"any":[{"flag":"w9.owned"},{"counter":"w9.coins","atLeast":178}]},{"not":{"flag":"w9.d3"}},{"count":[{"counter":"w9.s0","atLeast":2},{"counter":"w9.s1","atLeast":1},{"counter":"w9.quest","atLeast":8}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w9.d4"},{"flag":"w9.d7"},{"counter":"w9.stars","atLeast":17}]},{"flag":"w9.owned"}]}
    {"any":[{"all":[{"flag":"w9.d4"},{"flag":"w9.d2"},{"counter":"w9.stars","atLeast":12}]},{"flag":"w9.owned"}]}
    {"all":[{"flag":"w9.d1"},{"count":[{"counter":"w9.s6","atLeast":2},{"counter":"w9.s2","atLeast":2},{"counter":"w9.quest","atLeast":8}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w9.d3"},{"counter":"w9.stars","atLeast":14}]},{"counter":"w9.coins","atLeast":911}]}
    {"any":[{"all":[{"flag":"w9.d2"},{"flag":"w9.d3"},{"counter":"w9.stars","atLeast":15}]},{"flag":"w9.owned"},{"counter":"w9.coins","atLeast":440}]}
    {"any":[{"all":[{"flag":"w9.d4"},{"count":[{"counter":"w9.s4","atLeast":1},{"counter":"w9.s5","atLeast":1},{"counter":"w9.quest","atLeast":4}],"atLeast":2}]},{"flag":"w9.owned"},{"counter":"w9.coins","atLeast":390}]}
    {"any":[{"all":[{"flag":"w9.d1"},{"flag":"w9.d3"},{"counter":"w9.stars","atLeast":10}]},{"flag":"w9.owned"}]}
    {"any":[{"all":[{"flag":"w9.d2"},{"count":[{"counter":"w9.s4","atLeast":3},{"counter":"w9.s5","atLeast":3},{"counter":"w9.quest","atLeast":7}],"atLeast":2}]},{"flag":"w9.owned"},{"counter":"w9.coins","atLeast":441}]}
    {"any":[{"all":[{"flag":"w9.d5"},{"flag":"w9.d7"},{"counter":"w9.stars","atLeast":17}]},{"flag":"w9.owned"},{"counter":"w9.coins","atLeast":311}]}
    {"any":[{"all":[{"flag":"w9.d4"},{"flag":"w9.d7"},{"counter":"w9.stars","atLeast":14}]},{"flag":"w9.owned"}]}
    {"all":[{"flag":"w9.d4"},{"count":[{"counter":"w9.s2","atLeast":3},{"counter":"w9.s5","atLeast":3},{"counter":"w9.quest","atLeast":1}],"atLeast":2}]}
    {"all":[{"any":[{"flag":"w9.owned"},{"counter":"w9.coins","atLeast":896}]},{"not":{"flag":"w9.d6"}},{"count":[{"counter":"w9.s7","atLeast":2},{"counter":"w9.s1","atLeast":3},{"counter":"w9.quest","atLeast":7}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w9.d4"},{"flag":"w9.d0"},{"counter":"w9.stars","atLeast":9}]},{"flag":"w9.owned"},{"counter":"w9.coins","atLeast":144}]}
    {"any":[{"all":[{"flag":"w9.d6"},{"counter":"w9.stars","atLeast":8}]},{"counter":"w9.coins","atLeast":314}]}
    {"all":[{"flag":"w9.d4"},{"count":[{"counter":"w9.s1","atLeast":1},{"counter":"w9.s6","atLeast":2},{"counter":"w9.quest","atLeast":5}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w10.d0"},{"flag":"w10.d5"},{"counter":"w10.stars","atLeast":17}]},{"flag":"w10.owned"},{"counter":"w10.coins","atLeast":733}]}
    {"all":[{"any":[{"flag":"w10.owned"},{"counter":"w10.coins","atLeast":845}]},{"not":{"flag":"w10.d4"}},{"count":[{"counter":"w10.s2","atLeast":2},{"counter":"w10.s6","atLeast":2},{"counter":"w10.quest","atLeast":7}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w10.d6"},{"flag":"w10.d7"},{"counter":"w10.stars","atLeast":9}]},{"flag":"w10.owned"},{"counter":"w10.coins","atLeast":913}]}
    {"any":[{"all":[{"flag":"w10.d3"},{"count":[{"counter":"w10.s1","atLeast":1},{"counter":"w10.s7","atLeast":2},{"counter":"w10.quest","atLeast":4}],"atLeast":2}]},{"flag":"w10.owned"},{"counter":"w10.coins","atLeast":455}]}
    {"any":[{"all":[{"flag":"w10.d4"},{"flag":"w10.d7"},{"counter":"w10.stars","atLeast":15}]},{"flag":"w10.owned"}]}
    {"all":[{"any":[{"flag":"w10.owned"},{"counter":"w10.coins","atLeast":131}]},{"not":{"flag":"w10.d7"}},{"count":[{"counter":"w10.s2","atLeast":1},{"counter":"w10.s3","atLeast":1},{"counter":"w10.quest","atLeast":1}],"atLeast":2}]}
    {"all":[{"any":[{"flag":"w10.owned"},{"counter":"w10.coins","atLeast":150}]},{"not":{"flag":"w10.d7"}},{"count":[{"counter":"w10.s7","atLeast":1},{"counter":"w10.s6","atLeast":3},{"counter":"w10.quest","atLeast":7}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w10.d5"},{"count":[{"counter":"w10.s4","atLeast":2},{"counter":"w10.s7","atLeast":3},{"counter":"w10.quest","atLeast":1}],"atLeast":2}]},{"flag":"w10.owned"},{"counter":"w10.coins","atLeast":775}]}
    {"any":[{"all":[{"flag":"w10.d4"},{"count":[{"counter":"w10.s3","atLeast":1},{"counter":"w10.s4","atLeast":1},{"counter":"w10.quest","atLeast":2}],"atLeast":2}]},{"flag":"w10.owned"},{"counter":"w10.coins","atLeast":413}]}
    {"any":[{"all":[{"flag":"w10.d7"},{"flag":"w10.d4"},{"counter":"w10.stars","atLeast":15}]},{"flag":"w10.owned"}]}
    {"any":[{"all":[{"flag":"w10.d3"},{"count":[{"counter":"w10.s6","atLeast":2},{"counter":"w10.s4","atLeast":3},{"counter":"w10.quest","atLeast":3}],"atLeast":2}]},{"flag":"w10.owned"},{"counter":"w10.coins","atLeast":811}]}
    {"any":[{"all":[{"flag":"w10.d1"},{"counter":"w10.stars","atLeast":8}]},{"counter":"w10.coins","atLeast":217}]}
    {"any":[{"all":[{"flag":"w10.d4"},{"flag":"w10.d7"},{"counter":"w10.stars","atLeast":16}]},{"flag":"w10.owned"},{"counter":"w10.coins","atLeast":329}]}
    {"all":[{"any":[{"flag":"w10.owned"},{"counter":"w10.coins","atLeast":284}]},{"not":{"flag":"w10.d4"}},{"count":[{"counter":"w10.s3","atLeast":3},{"counter":"w10.s4","atLeast":1},{"counter":"w10.quest","atLeast":7}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w10.d0"},{"counter":"w10.stars","atLeast":17}]},{"counter":"w10.coins","atLeast":399}]}
    {"any":[{"all":[{"flag":"w10.d2"},{"counter":"w10.stars","atLeast":17}]},{"counter":"w10.coins","atLeast":963}]}
    {"all":[{"flag":"w10.d2"},{"count":[{"counter":"w10.s6","atLeast":3},{"counter":"w10.s3","atLeast":1},{"counter":"w10.quest","atLeast":5}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w10.d5"},{"counter":"w10.stars","atLeast":14}]},{"counter":"w10.coins","atLeast":220}]}
    {"any":[{"all":[{"flag":"w10.d1"},{"count":[{"counter":"w10.s5","atLeast":2},{"counter":"w10.s7","atLeast":3},{"counter":"w10.quest","atLeast":5}],"atLeast":2}]},{"flag":"w10.owned"},{"counter":"w10.coins","atLeast":416}]}
    {"any":[{"all":[{"flag":"w10.d7"},{"count":[{"counter":"w10.s5","atLeast":2},{"counter":"w10.s4","atLeast":1},{"counter":"w10.quest","atLeast":1}],"atLeast":2}]},{"flag":"w10.owned"},{"counter":"w10.coins","atLeast":910}]}
    {"all":[{"flag":"w11.d5"},{"count":[{"counter":"w11.s0","atLeast":1},{"counter":"w11.s4","atLeast":3},{"counter":"w11.quest","atLeast":6}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w11.d3"},{"count":[{"counter":"w11.s5","atLeast":1},{"counter":"w11.s0","atLeast":1},{"counter":"w11.quest","atLeast":1}],"atLeast":2}]},{"flag":"w11.owned"},{"counter":"w11.coins","atLeast":226}]}
    {"any":[{"all":[{"flag":"w11.d7"},{"flag":"w11.d1"},{"counter":"w11.stars","atLeast":15}]},{"flag":"w11.owned"}]}
    {"any":[{"all":[{"flag":"w11.d7"},{"flag":"w11.d6"},{"counter":"w11.stars","atLeast":9}]},{"flag":"w11.owned"}]}
    {"any":[{"all":[{"flag":"w11.d3"},{"count":[{"counter":"w11.s4","atLeast":1},{"counter":"w11.s7","atLeast":2},{"counter":"w11.quest","atLeast":1}],"atLeast":2}]},{"flag":"w11.owned"},{"counter":"w11.coins","atLeast":375}]}
    {"all":[{"any":[{"flag":"w11.owned"},{"counter":"w11.coins","atLeast":583}]},{"not":{"flag":"w11.d0"}},{"count":[{"counter":"w11.s6","atLeast":1},{"counter":"w11.s5","atLeast":3},{"counter":"w11.quest","atLeast":7}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w11.d0"},{"flag":"w11.d4"},{"counter":"w11.stars","atLeast":14}]},{"flag":"w11.owned"}]}
    {"any":[{"all":[{"flag":"w11.d0"},{"count":[{"counter":"w11.s2","atLeast":3},{"counter":"w11.s6","atLeast":1},{"counter":"w11.quest","atLeast":2}],"atLeast":2}]},{"flag":"w11.owned"},{"counter":"w11.coins","atLeast":356}]}
    {"any":[{"all":[{"flag":"w11.d2"},{"flag":"w11.d6"},{"counter":"w11.stars","atLeast":12}]},{"flag":"w11.owned"},{"counter":"w11.coins","atLeast":460}]}
    {"any":[{"all":[{"flag":"w11.d4"},{"flag":"w11.d6"},{"counter":"w11.stars","atLeast":11}]},{"flag":"w11.owned"},{"counter":"w11.coins","atLeast":287}]}
    {"all":[{"flag":"w11.d6"},{"count":[{"counter":"w11.s5","atLeast":2},{"counter":"w11.s7","atLeast":3},{"counter":"w11.quest","atLeast":5}],"atLeast":2}]}
    {"all":[{"any":[{"flag":"w11.owned"},{"counter":"w11.coins","atLeast":758}]},{"not":{"flag":"w11.d4"}},{"count":[{"counter":"w11.s4","atLeast":1},{"counter":"w11.s2","atLeast":3},{"counter":"w11.quest","atLeast":8}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w11.d7"},{"flag":"w11.d6"},{"counter":"w11.stars","atLeast":12}]},{"flag":"w11.owned"},{"counter":"w11.coins","atLeast":506}]}
    {"any":[{"all":[{"flag":"w11.d5"},{"flag":"w11.d4"},{"counter":"w11.stars","atLeast":11}]},{"flag":"w11.owned"}]}
    {"all":[{"flag":"w11.d5"},{"count":[{"counter":"w11.s2","atLeast":2},{"counter":"w11.s3","atLeast":1},{"counter":"w11.quest","atLeast":4}],"atLeast":2}]}
    {"all":[{"flag":"w11.d3"},{"count":[{"counter":"w11.s0","atLeast":1},{"counter":"w11.s3","atLeast":2},{"counter":"w11.quest","atLeast":6}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w11.d0"},{"flag":"w11.d3"},{"counter":"w11.stars","atLeast":12}]},{"flag":"w11.owned"},{"counter":"w11.coins","atLeast":796}]}
    {"any":[{"all":[{"flag":"w11.d1"},{"counter":"w11.stars","atLeast":9}]},{"counter":"w11.coins","atLeast":166}]}
    {"all":[{"flag":"w11.d7"},{"count":[{"counter":"w11.s6","atLeast":3},{"counter":"w11.s1","atLeast":2},{"counter":"w11.quest","atLeast":1}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w11.d6"},{"counter":"w11.stars","atLeast":9}]},{"counter":"w11.coins","atLeast":764}]}
    {"any":[{"all":[{"flag":"w12.d2"},{"count":[{"counter":"w12.s4","atLeast":1},{"counter":"w12.s7","atLeast":1},{"counter":"w12.quest","atLeast":3}],"atLeast":2}]},{"flag":"w12.owned"},{"counter":"w12.coins","atLeast":737}]}
    {"any":[{"all":[{"flag":"w12.d7"},{"count":[{"counter":"w12.s4","atLeast":3},{"counter":"w12.s1","atLeast":3},{"counter":"w12.quest","atLeast":3}],"atLeast":2}]},{"flag":"w12.owned"},{"counter":"w12.coins","atLeast":689}]}
    {"all":[{"any":[{"flag":"w12.owned"},{"counter":"w12.coins","atLeast":474}]},{"not":{"flag":"w12.d2"}},{"count":[{"counter":"w12.s3","atLeast":2},{"counter":"w12.s1","atLeast":3},{"counter":"w12.quest","atLeast":8}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w12.d1"},{"flag":"w12.d0"},{"counter":"w12.stars","atLeast":12}]},{"flag":"w12.owned"},{"counter":"w12.coins","atLeast":702}]}
    {"all":[{"any":[{"flag":"w12.owned"},{"counter":"w12.coins","atLeast":611}]},{"not":{"flag":"w12.d0"}},{"count":[{"counter":"w12.s6","atLeast":3},{"counter":"w12.s7","atLeast":2},{"counter":"w12.quest","atLeast":3}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w12.d7"},{"counter":"w12.stars","atLeast":13}]},{"counter":"w12.coins","atLeast":754}]}
    {"all":[{"flag":"w12.d4"},{"count":[{"counter":"w12.s7","atLeast":1},{"counter":"w12.s0","atLeast":1},{"counter":"w12.quest","atLeast":5}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w12.d4"},{"flag":"w12.d1"},{"counter":"w12.stars","atLeast":10}]},{"flag":"w12.owned"},{"counter":"w12.coins","atLeast":113}]}
    {"any":[{"all":[{"flag":"w12.d3"},{"flag":"w12.d7"},{"counter":"w12.stars","atLeast":13}]},{"flag":"w12.owned"}]}
    {"any":[{"all":[{"flag":"w12.d2"},{"count":[{"counter":"w12.s0","atLeast":2},{"counter":"w12.s7","atLeast":1},{"counter":"w12.quest","atLeast":3}],"atLeast":2}]},{"flag":"w12.owned"},{"counter":"w12.coins","atLeast":310}]}
    {"any":[{"all":[{"flag":"w12.d5"},{"flag":"w12.d2"},{"counter":"w12.stars","atLeast":17}]},{"flag":"w12.owned"},{"counter":"w12.coins","atLeast":108}]}
    {"any":[{"all":[{"flag":"w12.d7"},{"flag":"w12.d2"},{"counter":"w12.stars","atLeast":13}]},{"flag":"w12.owned"},{"counter":"w12.coins","atLeast":679}]}
    {"any":[{"all":[{"flag":"w12.d4"},{"flag":"w12.d6"},{"counter":"w12.stars","atLeast":12}]},{"flag":"w12.owned"}]}
    {"any":[{"all":[{"flag":"w12.d0"},{"flag":"w12.d2"},{"counter":"w12.stars","atLeast":11}]},{"flag":"w12.owned"},{"counter":"w12.coins","atLeast":372}]}
    {"any":[{"all":[{"flag":"w12.d4"},{"counter":"w12.stars","atLeast":12}]},{"counter":"w12.coins","atLeast":505}]}
    {"any":[{"all":[{"flag":"w12.d0"},{"count":[{"counter":"w12.s1","atLeast":3},{"counter":"w12.s0","atLeast":3},{"counter":"w12.quest","atLeast":3}],"atLeast":2}]},{"flag":"w12.owned"},{"counter":"w12.coins","atLeast":113}]}
    {"any":[{"all":[{"flag":"w12.d1"},{"counter":"w12.stars","atLeast":8}]},{"counter":"w12.coins","atLeast":483}]}
    {"any":[{"all":[{"flag":"w12.d1"},{"counter":"w12.stars","atLeast":15}]},{"counter":"w12.coins","atLeast":619}]}
    {"any":[{"all":[{"flag":"w12.d2"},{"count":[{"counter":"w12.s2","atLeast":2},{"counter":"w12.s5","atLeast":3},{"counter":"w12.quest","atLeast":4}],"atLeast":2}]},{"flag":"w12.owned"},{"counter":"w12.coins","atLeast":179}]}
    {"any":[{"all":[{"flag":"w12.d2"},{"counter":"w12.stars","atLeast":14}]},{"counter":"w12.coins","atLeast":434}]}
    {"any":[{"all":[{"flag":"w13.d4"},{"counter":"w13.stars","atLeast":8}]},{"counter":"w13.coins","atLeast":186}]}
    {"any":[{"all":[{"flag":"w13.d7"},{"count":[{"counter":"w13.s4","atLeast":2},{"counter":"w13.s1","atLeast":3},{"counter":"w13.quest","atLeast":2}],"atLeast":2}]},{"flag":"w13.owned"},{"counter":"w13.coins","atLeast":417}]}
    {"any":[{"all":[{"flag":"w13.d7"},{"counter":"w13.stars","atLeast":10}]},{"counter":"w13.coins","atLeast":709}]}
    {"any":[{"all":[{"flag":"w13.d7"},{"flag":"w13.d2"},{"counter":"w13.stars","atLeast":16}]},{"flag":"w13.owned"},{"counter":"w13.coins","atLeast":687}]}
    {"any":[{"all":[{"flag":"w13.d2"},{"flag":"w13.d1"},{"counter":"w13.stars","atLeast":14}]},{"flag":"w13.owned"},{"counter":"w13.coins","atLeast":581}]}
    {"all":[{"any":[{"flag":"w13.owned"},{"counter":"w13.coins","atLeast":930}]},{"not":{"flag":"w13.d4"}},{"count":[{"counter":"w13.s3","atLeast":1},{"counter":"w13.s7","atLeast":3},{"counter":"w13.quest","atLeast":7}],"atLeast":2}]}
    {"all":[{"any":[{"flag":"w13.owned"},{"counter":"w13.coins","atLeast":213}]},{"not":{"flag":"w13.d1"}},{"count":[{"counter":"w13.s0","atLeast":2},{"counter":"w13.s4","atLeast":3},{"counter":"w13.quest","atLeast":3}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w13.d3"},{"counter":"w13.stars","atLeast":9}]},{"counter":"w13.coins","atLeast":272}]}
    {"any":[{"all":[{"flag":"w13.d7"},{"flag":"w13.d3"},{"counter":"w13.stars","atLeast":11}]},{"flag":"w13.owned"},{"counter":"w13.coins","atLeast":572}]}
    {"any":[{"all":[{"flag":"w13.d6"},{"counter":"w13.stars","atLeast":15}]},{"counter":"w13.coins","atLeast":527}]}
    {"any":[{"all":[{"flag":"w13.d2"},{"flag":"w13.d7"},{"counter":"w13.stars","atLeast":9}]},{"flag":"w13.owned"}]}
    {"any":[{"all":[{"flag":"w13.d4"},{"count":[{"counter":"w13.s0","atLeast":3},{"counter":"w13.s2","atLeast":3},{"counter":"w13.quest","atLeast":6}],"atLeast":2}]},{"flag":"w13.owned"},{"counter":"w13.coins","atLeast":329}]}
    {"any":[{"all":[{"flag":"w13.d1"},{"flag":"w13.d4"},{"counter":"w13.stars","atLeast":10}]},{"flag":"w13.owned"}]}
    {"any":[{"all":[{"flag":"w13.d5"},{"counter":"w13.stars","atLeast":13}]},{"counter":"w13.coins","atLeast":497}]}
    {"any":[{"all":[{"flag":"w13.d0"},{"count":[{"counter":"w13.s0","atLeast":1},{"counter":"w13.s2","atLeast":2},{"counter":"w13.quest","atLeast":2}],"atLeast":2}]},{"flag":"w13.owned"},{"counter":"w13.coins","atLeast":437}]}
    {"any":[{"all":[{"flag":"w13.d7"},{"counter":"w13.stars","atLeast":12}]},{"counter":"w13.coins","atLeast":958}]}
    {"any":[{"all":[{"flag":"w13.d3"},{"flag":"w13.d0"},{"counter":"w13.stars","atLeast":15}]},{"flag":"w13.owned"}]}
    {"any":[{"all":[{"flag":"w13.d7"},{"flag":"w13.d0"},{"counter":"w13.stars","atLeast":10}]},{"flag":"w13.owned"}]}
    {"all":[{"any":[{"flag":"w13.owned"},{"counter":"w13.coins","atLeast":904}]},{"not":{"flag":"w13.d3"}},{"count":[{"counter":"w13.s6","atLeast":2},{"counter":"w13.s7","atLeast":1},{"counter":"w13.quest","atLeast":2}],"atLeast":2}]}
    {"all":[{"any":[{"flag":"w13.owned"},{"counter":"w13.coins","atLeast":357}]},{"not":{"flag":"w13.d7"}},{"count":[{"counter":"w13.s3","atLeast":3},{"counter":"w13.s4","atLeast":3},{"counter":"w13.quest","atLeast":2}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w14.d3"},{"flag":"w14.d1"},{"counter":"w14.stars","atLeast":9}]},{"flag":"w14.owned"},{"counter":"w14.coins","atLeast":745}]}
    {"all":[{"any":[{"flag":"w14.owned"},{"counter":"w14.coins","atLeast":701}]},{"not":{"flag":"w14.d1"}},{"count":[{"counter":"w14.s7","atLeast":2},{"counter":"w14.s4","atLeast":3},{"counter":"w14.quest","atLeast":3}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w14.d3"},{"flag":"w14.d0"},{"counter":"w14.stars","atLeast":16}]},{"flag":"w14.owned"},{"counter":"w14.coins","atLeast":759}]}
    {"any":[{"all":[{"flag":"w14.d6"},{"flag":"w14.d2"},{"counter":"w14.stars","atLeast":10}]},{"flag":"w14.owned"},{"counter":"w14.coins","atLeast":991}]}
    {"all":[{"any":[{"flag":"w14.owned"},{"counter":"w14.coins","atLeast":226}]},{"not":{"flag":"w14.d3"}},{"count":[{"counter":"w14.s5","atLeast":1},{"counter":"w14.s6","atLeast":2},{"counter":"w14.quest","atLeast":4}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w14.d2"},{"flag":"w14.d6"},{"counter":"w14.stars","atLeast":10}]},{"flag":"w14.owned"},{"counter":"w14.coins","atLeast":769}]}
    {"all":[{"flag":"w14.d4"},{"count":[{"counter":"w14.s2","atLeast":1},{"counter":"w14.s7","atLeast":2},{"counter":"w14.quest","atLeast":3}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w14.d6"},{"flag":"w14.d5"},{"counter":"w14.stars","atLeast":12}]},{"flag":"w14.owned"}]}
    {"any":[{"all":[{"flag":"w14.d2"},{"count":[{"counter":"w14.s1","atLeast":1},{"counter":"w14.s2","atLeast":2},{"counter":"w14.quest","atLeast":3}],"atLeast":2}]},{"flag":"w14.owned"},{"counter":"w14.coins","atLeast":755}]}
    {"any":[{"all":[{"flag":"w14.d3"},{"flag":"w14.d5"},{"counter":"w14.stars","atLeast":15}]},{"flag":"w14.owned"},{"counter":"w14.coins","atLeast":435}]}
    {"any":[{"all":[{"flag":"w14.d4"},{"count":[{"counter":"w14.s4","atLeast":3},{"counter":"w14.s0","atLeast":2},{"counter":"w14.quest","atLeast":6}],"atLeast":2}]},{"flag":"w14.owned"},{"counter":"w14.coins","atLeast":976}]}
    {"any":[{"all":[{"flag":"w14.d7"},{"flag":"w14.d3"},{"counter":"w14.stars","atLeast":16}]},{"flag":"w14.owned"},{"counter":"w14.coins","atLeast":936}]}
    {"all":[{"flag":"w14.d3"},{"count":[{"counter":"w14.s3","atLeast":3},{"counter":"w14.s7","atLeast":1},{"counter":"w14.quest","atLeast":3}],"atLeast":2}]}
    {"all":[{"flag":"w14.d5"},{"count":[{"counter":"w14.s4","atLeast":2},{"counter":"w14.s6","atLeast":1},{"counter":"w14.quest","atLeast":8}],"atLeast":2}]}
    {"all":[{"flag":"w14.d5"},{"count":[{"counter":"w14.s4","atLeast":1},{"counter":"w14.s5","atLeast":1},{"counter":"w14.quest","atLeast":2}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w14.d2"},{"count":[{"counter":"w14.s3","atLeast":1},{"counter":"w14.s7","atLeast":3},{"counter":"w14.quest","atLeast":5}],"atLeast":2}]},{"flag":"w14.owned"},{"counter":"w14.coins","atLeast":154}]}
    {"all":[{"any":[{"flag":"w14.owned"},{"counter":"w14.coins","atLeast":666}]},{"not":{"flag":"w14.d7"}},{"count":[{"counter":"w14.s2","atLeast":3},{"counter":"w14.s5","atLeast":2},{"counter":"w14.quest","atLeast":3}],"atLeast":2}]}
    {"all":[{"flag":"w14.d7"},{"count":[{"counter":"w14.s3","atLeast":2},{"counter":"w14.s5","atLeast":2},{"counter":"w14.quest","atLeast":1}],"atLeast":2}]}
    {"all":[{"any":[{"flag":"w14.owned"},{"counter":"w14.coins","atLeast":794}]},{"not":{"flag":"w14.d3"}},{"count":[{"counter":"w14.s1","atLeast":3},{"counter":"w14.s3","atLeast":1},{"counter":"w14.quest","atLeast":3}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w14.d1"},{"count":[{"counter":"w14.s6","atLeast":1},{"counter":"w14.s5","atLeast":3},{"counter":"w14.quest","atLeast":1}],"atLeast":2}]},{"flag":"w14.owned"},{"counter":"w14.coins","atLeast":675}]}
    {"any":[{"all":[{"flag":"w15.d1"},{"flag":"w15.d3"},{"counter":"w15.stars","atLeast":13}]},{"flag":"w15.owned"}]}
    {"any":[{"all":[{"flag":"w15.d2"},{"count":[{"counter":"w15.s6","atLeast":1},{"counter":"w15.s7","atLeast":2},{"counter":"w15.quest","atLeast":1}],"atLeast":2}]},{"flag":"w15.owned"},{"counter":"w15.coins","atLeast":474}]}
    {"any":[{"all":[{"flag":"w15.d0"},{"counter":"w15.stars","atLeast":10}]},{"counter":"w15.coins","atLeast":527}]}
    {"any":[{"all":[{"flag":"w15.d0"},{"flag":"w15.d6"},{"counter":"w15.stars","atLeast":13}]},{"flag":"w15.owned"}]}
    {"all":[{"flag":"w15.d3"},{"count":[{"counter":"w15.s3","atLeast":1},{"counter":"w15.s5","atLeast":1},{"counter":"w15.quest","atLeast":1}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w15.d0"},{"flag":"w15.d4"},{"counter":"w15.stars","atLeast":15}]},{"flag":"w15.owned"}]}
    {"all":[{"any":[{"flag":"w15.owned"},{"counter":"w15.coins","atLeast":141}]},{"not":{"flag":"w15.d2"}},{"count":[{"counter":"w15.s6","atLeast":3},{"counter":"w15.s0","atLeast":3},{"counter":"w15.quest","atLeast":5}],"atLeast":2}]}
    {"all":[{"any":[{"flag":"w15.owned"},{"counter":"w15.coins","atLeast":223}]},{"not":{"flag":"w15.d0"}},{"count":[{"counter":"w15.s2","atLeast":3},{"counter":"w15.s5","atLeast":3},{"counter":"w15.quest","atLeast":3}],"atLeast":2}]}
    {"all":[{"any":[{"flag":"w15.owned"},{"counter":"w15.coins","atLeast":562}]},{"not":{"flag":"w15.d2"}},{"count":[{"counter":"w15.s6","atLeast":3},{"counter":"w15.s2","atLeast":3},{"counter":"w15.quest","atLeast":6}],"atLeast":2}]}
    {"all":[{"any":[{"flag":"w15.owned"},{"counter":"w15.coins","atLeast":560}]},{"not":{"flag":"w15.d3"}},{"count":[{"counter":"w15.s7","atLeast":2},{"counter":"w15.s4","atLeast":2},{"counter":"w15.quest","atLeast":3}],"atLeast":2}]}
    {"all":[{"flag":"w15.d1"},{"count":[{"counter":"w15.s7","atLeast":1},{"counter":"w15.s3","atLeast":2},{"counter":"w15.quest","atLeast":1}],"atLeast":2}]}
    {"all":[{"flag":"w15.d7"},{"count":[{"counter":"w15.s2","atLeast":2},{"counter":"w15.s5","atLeast":1},{"counter":"w15.quest","atLeast":4}],"atLeast":2}]}
    {"all":[{"any":[{"flag":"w15.owned"},{"counter":"w15.coins","atLeast":652}]},{"not":{"flag":"w15.d4"}},{"count":[{"counter":"w15.s6","atLeast":2},{"counter":"w15.s0","atLeast":2},{"counter":"w15.quest","atLeast":7}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w15.d3"},{"flag":"w15.d6"},{"counter":"w15.stars","atLeast":8}]},{"flag":"w15.owned"},{"counter":"w15.coins","atLeast":528}]}
    {"all":[{"any":[{"flag":"w15.owned"},{"counter":"w15.coins","atLeast":296}]},{"not":{"flag":"w15.d1"}},{"count":[{"counter":"w15.s3","atLeast":2},{"counter":"w15.s2","atLeast":1},{"counter":"w15.quest","atLeast":6}],"atLeast":2}]}
    {"all":[{"flag":"w15.d1"},{"count":[{"counter":"w15.s1","atLeast":1},{"counter":"w15.s5","atLeast":1},{"counter":"w15.quest","atLeast":8}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w15.d7"},{"flag":"w15.d0"},{"counter":"w15.stars","atLeast":8}]},{"flag":"w15.owned"}]}
    {"all":[{"any":[{"flag":"w15.owned"},{"counter":"w15.coins","atLeast":569}]},{"not":{"flag":"w15.d5"}},{"count":[{"counter":"w15.s6","atLeast":3},{"counter":"w15.s3","atLeast":2},{"counter":"w15.quest","atLeast":7}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w15.d4"},{"flag":"w15.d5"},{"counter":"w15.stars","atLeast":8}]},{"flag":"w15.owned"}]}
    {"all":[{"any":[{"flag":"w15.owned"},{"counter":"w15.coins","atLeast":239}]},{"not":{"flag":"w15.d4"}},{"count":[{"counter":"w15.s0","atLeast":2},{"counter":"w15.s6","atLeast":1},{"counter":"w15.quest","atLeast":1}],"atLeast":2}]}
    {"all":[{"flag":"w16.d6"},{"count":[{"counter":"w16.s7","atLeast":2},{"counter":"w16.s6","atLeast":2},{"counter":"w16.quest","atLeast":6}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w16.d4"},{"counter":"w16.stars","atLeast":13}]},{"counter":"w16.coins","atLeast":962}]}
    {"all":[{"any":[{"flag":"w16.owned"},{"counter":"w16.coins","atLeast":818}]},{"not":{"flag":"w16.d5"}},{"count":[{"counter":"w16.s4","atLeast":2},{"counter":"w16.s7","atLeast":3},{"counter":"w16.quest","atLeast":5}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w16.d5"},{"flag":"w16.d6"},{"counter":"w16.stars","atLeast":17}]},{"flag":"w16.owned"}]}
    {"any":[{"all":[{"flag":"w16.d6"},{"count":[{"counter":"w16.s3","atLeast":3},{"counter":"w16.s4","atLeast":1},{"counter":"w16.quest","atLeast":8}],"atLeast":2}]},{"flag":"w16.owned"},{"counter":"w16.coins","atLeast":829}]}
    {"any":[{"all":[{"flag":"w16.d2"},{"count":[{"counter":"w16.s7","atLeast":1},{"counter":"w16.s1","atLeast":1},{"counter":"w16.quest","atLeast":4}],"atLeast":2}]},{"flag":"w16.owned"},{"counter":"w16.coins","atLeast":319}]}
    {"all":[{"flag":"w16.d7"},{"count":[{"counter":"w16.s4","atLeast":1},{"counter":"w16.s2","atLeast":2},{"counter":"w16.quest","atLeast":8}],"atLeast":2}]}
    {"all":[{"flag":"w16.d1"},{"count":[{"counter":"w16.s7","atLeast":2},{"counter":"w16.s3","atLeast":1},{"counter":"w16.quest","atLeast":3}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w16.d7"},{"flag":"w16.d5"},{"counter":"w16.stars","atLeast":11}]},{"flag":"w16.owned"}]}
    {"any":[{"all":[{"flag":"w16.d6"},{"flag":"w16.d2"},{"counter":"w16.stars","atLeast":13}]},{"flag":"w16.owned"},{"counter":"w16.coins","atLeast":411}]}
    {"all":[{"any":[{"flag":"w16.owned"},{"counter":"w16.coins","atLeast":373}]},{"not":{"flag":"w16.d3"}},{"count":[{"counter":"w16.s0","atLeast":3},{"counter":"w16.s7","atLeast":1},{"counter":"w16.quest","atLeast":3}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w16.d6"},{"count":[{"counter":"w16.s7","atLeast":3},{"counter":"w16.s3","atLeast":2},{"counter":"w16.quest","atLeast":6}],"atLeast":2}]},{"flag":"w16.owned"},{"counter":"w16.coins","atLeast":124}]}
    {"any":[{"all":[{"flag":"w16.d6"},{"flag":"w16.d1"},{"counter":"w16.stars","atLeast":13}]},{"flag":"w16.owned"}]}
    {"any":[{"all":[{"flag":"w16.d5"},{"flag":"w16.d0"},{"counter":"w16.stars","atLeast":13}]},{"flag":"w16.owned"}]}
    {"any":[{"all":[{"flag":"w16.d0"},{"count":[{"counter":"w16.s7","atLeast":3},{"counter":"w16.s2","atLeast":3},{"counter":"w16.quest","atLeast":4}],"atLeast":2}]},{"flag":"w16.owned"},{"counter":"w16.coins","atLeast":978}]}
    {"all":[{"any":[{"flag":"w16.owned"},{"counter":"w16.coins","atLeast":527}]},{"not":{"flag":"w16.d7"}},{"count":[{"counter":"w16.s5","atLeast":3},{"counter":"w16.s3","atLeast":2},{"counter":"w16.quest","atLeast":1}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w16.d5"},{"flag":"w16.d1"},{"counter":"w16.stars","atLeast":11}]},{"flag":"w16.owned"}]}
    {"any":[{"all":[{"flag":"w16.d2"},{"flag":"w16.d7"},{"counter":"w16.stars","atLeast":10}]},{"flag":"w16.owned"},{"counter":"w16.coins","atLeast":812}]}
    {"any":[{"all":[{"flag":"w16.d4"},{"flag":"w16.d7"},{"counter":"w16.stars","atLeast":16}]},{"flag":"w16.owned"}]}
    {"any":[{"all":[{"flag":"w16.d2"},{"flag":"w16.d6"},{"counter":"w16.stars","atLeast":10}]},{"flag":"w16.owned"},{"counter":"w16.coins","atLeast":354}]}
    {"any":[{"all":[{"flag":"w17.d6"},{"counter":"w17.stars","atLeast":9}]},{"counter":"w17.coins","atLeast":338}]}
    {"all":[{"flag":"w17.d1"},{"count":[{"counter":"w17.s3","atLeast":2},{"counter":"w17.s0","atLeast":2},{"counter":"w17.quest","atLeast":5}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w17.d6"},{"count":[{"counter":"w17.s1","atLeast":3},{"counter":"w17.s2","atLeast":2},{"counter":"w17.quest","atLeast":3}],"atLeast":2}]},{"flag":"w17.owned"},{"counter":"w17.coins","atLeast":396}]}
    {"all":[{"flag":"w17.d2"},{"count":[{"counter":"w17.s2","atLeast":1},{"counter":"w17.s6","atLeast":1},{"counter":"w17.quest","atLeast":6}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w17.d2"},{"count":[{"counter":"w17.s7","atLeast":2},{"counter":"w17.s2","atLeast":3},{"counter":"w17.quest","atLeast":5}],"atLeast":2}]},{"flag":"w17.owned"},{"counter":"w17.coins","atLeast":349}]}
    {"all":[{"any":[{"flag":"w17.owned"},{"counter":"w17.coins","atLeast":177}]},{"not":{"flag":"w17.d4"}},{"count":[{"counter":"w17.s0","atLeast":3},{"counter":"w17.s7","atLeast":2},{"counter":"w17.quest","atLeast":3}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w17.d1"},{"flag":"w17.d7"},{"counter":"w17.stars","atLeast":8}]},{"flag":"w17.owned"}]}
    {"any":[{"all":[{"flag":"w17.d4"},{"flag":"w17.d5"},{"counter":"w17.stars","atLeast":10}]},{"flag":"w17.owned"}]}
    {"all":[{"any":[{"flag":"w17.owned"},{"counter":"w17.coins","atLeast":877}]},{"not":{"flag":"w17.d6"}},{"count":[{"counter":"w17.s2","atLeast":3},{"counter":"w17.s0","atLeast":3},{"counter":"w17.quest","atLeast":6}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w17.d0"},{"flag":"w17.d3"},{"counter":"w17.stars","atLeast":8}]},{"flag":"w17.owned"}]}
    {"all":[{"any":[{"flag":"w17.owned"},{"counter":"w17.coins","atLeast":147}]},{"not":{"flag":"w17.d2"}},{"count":[{"counter":"w17.s6","atLeast":2},{"counter":"w17.s4","atLeast":3},{"counter":"w17.quest","atLeast":8}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w17.d5"},{"flag":"w17.d2"},{"counter":"w17.stars","atLeast":8}]},{"flag":"w17.owned"}]}
    {"all":[{"flag":"w17.d5"},{"count":[{"counter":"w17.s2","atLeast":1},{"counter":"w17.s6","atLeast":2},{"counter":"w17.quest","atLeast":3}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w17.d2"},{"count":[{"counter":"w17.s2","atLeast":1},{"counter":"w17.s3","atLeast":2},{"counter":"w17.quest","atLeast":5}],"atLeast":2}]},{"flag":"w17.owned"},{"counter":"w17.coins","atLeast":693}]}
    {"all":[{"flag":"w17.d1"},{"count":[{"counter":"w17.s0","atLeast":1},{"counter":"w17.s6","atLeast":1},{"counter":"w17.quest","atLeast":4}],"atLeast":2}]}
    {"all":[{"any":[{"flag":"w17.owned"},{"counter":"w17.coins","atLeast":755}]},{"not":{"flag":"w17.d0"}},{"count":[{"counter":"w17.s7","atLeast":3},{"counter":"w17.s4","atLeast":3},{"counter":"w17.quest","atLeast":5}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w17.d2"},{"count":[{"counter":"w17.s1","atLeast":1},{"counter":"w17.s2","atLeast":2},{"counter":"w17.quest","atLeast":3}],"atLeast":2}]},{"flag":"w17.owned"},{"counter":"w17.coins","atLeast":458}]}
    {"all":[{"flag":"w17.d4"},{"count":[{"counter":"w17.s0","atLeast":2},{"counter":"w17.s7","atLeast":1},{"counter":"w17.quest","atLeast":8}],"atLeast":2}]}
    {"all":[{"flag":"w17.d2"},{"count":[{"counter":"w17.s2","atLeast":1},{"counter":"w17.s7","atLeast":2},{"counter":"w17.quest","atLeast":4}],"atLeast":2}]}
    {"all":[{"flag":"w17.d0"},{"count":[{"counter":"w17.s5","atLeast":2},{"counter":"w17.s0","atLeast":3},{"counter":"w17.quest","atLeast":4}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w18.d1"},{"flag":"w18.d4"},{"counter":"w18.stars","atLeast":10}]},{"flag":"w18.owned"},{"counter":"w18.coins","atLeast":399}]}
    {"any":[{"all":[{"flag":"w18.d7"},{"flag":"w18.d5"},{"counter":"w18.stars","atLeast":15}]},{"flag":"w18.owned"},{"counter":"w18.coins","atLeast":169}]}
    {"any":[{"all":[{"flag":"w18.d4"},{"flag":"w18.d7"},{"counter":"w18.stars","atLeast":16}]},{"flag":"w18.owned"}]}
    {"all":[{"any":[{"flag":"w18.owned"},{"counter":"w18.coins","atLeast":141}]},{"not":{"flag":"w18.d0"}},{"count":[{"counter":"w18.s1","atLeast":3},{"counter":"w18.s0","atLeast":3},{"counter":"w18.quest","atLeast":3}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w18.d4"},{"flag":"w18.d1"},{"counter":"w18.stars","atLeast":12}]},{"flag":"w18.owned"}]}
    {"all":[{"any":[{"flag":"w18.owned"},{"counter":"w18.coins","atLeast":164}]},{"not":{"flag":"w18.d3"}},{"count":[{"counter":"w18.s1","atLeast":1},{"counter":"w18.s7","atLeast":1},{"counter":"w18.quest","atLeast":3}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w18.d4"},{"counter":"w18.stars","atLeast":8}]},{"counter":"w18.coins","atLeast":852}]}
    {"any":[{"all":[{"flag":"w18.d2"},{"count":[{"counter":"w18.s0","atLeast":1},{"counter":"w18.s2","atLeast":1},{"counter":"w18.quest","atLeast":2}],"atLeast":2}]},{"flag":"w18.owned"},{"counter":"w18.coins","atLeast":405}]}
    {"any":[{"all":[{"flag":"w18.d1"},{"flag":"w18.d5"},{"counter":"w18.stars","atLeast":9}]},{"flag":"w18.owned"}]}
    {"any":[{"all":[{"flag":"w18.d6"},{"count":[{"counter":"w18.s5","atLeast":3},{"counter":"w18.s3","atLeast":1},{"counter":"w18.quest","atLeast":2}],"atLeast":2}]},{"flag":"w18.owned"},{"counter":"w18.coins","atLeast":346}]}
    {"any":[{"all":[{"flag":"w18.d7"},{"count":[{"counter":"w18.s5","atLeast":2},{"counter":"w18.s6","atLeast":3},{"counter":"w18.quest","atLeast":1}],"atLeast":2}]},{"flag":"w18.owned"},{"counter":"w18.coins","atLeast":105}]}
    {"all":[{"flag":"w18.d4"},{"count":[{"counter":"w18.s1","atLeast":1},{"counter":"w18.s0","atLeast":2},{"counter":"w18.quest","atLeast":7}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w18.d0"},{"count":[{"counter":"w18.s5","atLeast":3},{"counter":"w18.s6","atLeast":1},{"counter":"w18.quest","atLeast":6}],"atLeast":2}]},{"flag":"w18.owned"},{"counter":"w18.coins","atLeast":700}]}
    {"all":[{"any":[{"flag":"w18.owned"},{"counter":"w18.coins","atLeast":890}]},{"not":{"flag":"w18.d6"}},{"count":[{"counter":"w18.s4","atLeast":1},{"counter":"w18.s6","atLeast":2},{"counter":"w18.quest","atLeast":1}],"atLeast":2}]}
    {"all":[{"flag":"w18.d0"},{"count":[{"counter":"w18.s1","atLeast":3},{"counter":"w18.s6","atLeast":3},{"counter":"w18.quest","atLeast":3}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w18.d7"},{"count":[{"counter":"w18.s4","atLeast":3},{"counter":"w18.s0","atLeast":3},{"counter":"w18.quest","atLeast":3}],"atLeast":2}]},{"flag":"w18.owned"},{"counter":"w18.coins","atLeast":491}]}
    {"any":[{"all":[{"flag":"w18.d6"},{"counter":"w18.stars","atLeast":9}]},{"counter":"w18.coins","atLeast":890}]}
    {"all":[{"flag":"w18.d3"},{"count":[{"counter":"w18.s1","atLeast":2},{"counter":"w18.s4","atLeast":1},{"counter":"w18.quest","atLeast":2}],"atLeast":2}]}
    {"all":[{"any":[{"flag":"w18.owned"},{"counter":"w18.coins","atLeast":970}]},{"not":{"flag":"w18.d3"}},{"count":[{"counter":"w18.s6","atLeast":1},{"counter":"w18.s0","atLeast":3},{"counter":"w18.quest","atLeast":3}],"atLeast":2}]}
    {"all":[{"flag":"w18.d0"},{"count":[{"counter":"w18.s7","atLeast":2},{"counter":"w18.s2","atLeast":1},{"counter":"w18.quest","atLeast":3}],"atLeast":2}]}
    {"all":[{"flag":"w19.d2"},{"count":[{"counter":"w19.s0","atLeast":3},{"counter":"w19.s3","atLeast":3},{"counter":"w19.quest","atLeast":6}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w19.d6"},{"flag":"w19.d3"},{"counter":"w19.stars","atLeast":11}]},{"flag":"w19.owned"}]}
    {"any":[{"all":[{"flag":"w19.d0"},{"flag":"w19.d1"},{"counter":"w19.stars","atLeast":9}]},{"flag":"w19.owned"},{"counter":"w19.coins","atLeast":749}]}
    {"any":[{"all":[{"flag":"w19.d1"},{"flag":"w19.d7"},{"counter":"w19.stars","atLeast":10}]},{"flag":"w19.owned"},{"counter":"w19.coins","atLeast":707}]}
    {"all":[{"flag":"w19.d6"},{"count":[{"counter":"w19.s5","atLeast":1},{"counter":"w19.s3","atLeast":2},{"counter":"w19.quest","atLeast":2}],"atLeast":2}]}
    {"all":[{"any":[{"flag":"w19.owned"},{"counter":"w19.coins","atLeast":224}]},{"not":{"flag":"w19.d1"}},{"count":[{"counter":"w19.s2","atLeast":2},{"counter":"w19.s0","atLeast":3},{"counter":"w19.quest","atLeast":1}],"atLeast":2}]}
    {"all":[{"any":[{"flag":"w19.owned"},{"counter":"w19.coins","atLeast":894}]},{"not":{"flag":"w19.d5"}},{"count":[{"counter":"w19.s4","atLeast":3},{"counter":"w19.s2","atLeast":3},{"counter":"w19.quest","atLeast":8}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w19.d4"},{"flag":"w19.d6"},{"counter":"w19.stars","atLeast":12}]},{"flag":"w19.owned"}]}
    {"all":[{"flag":"w19.d6"},{"count":[{"counter":"w19.s1","atLeast":1},{"counter":"w19.s2","atLeast":2},{"counter":"w19.quest","atLeast":7}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w19.d2"},{"count":[{"counter":"w19.s3","atLeast":1},{"counter":"w19.s5","atLeast":1},{"counter":"w19.quest","atLeast":3}],"atLeast":2}]},{"flag":"w19.owned"},{"counter":"w19.coins","atLeast":180}]}
    {"any":[{"all":[{"flag":"w19.d3"},{"flag":"w19.d2"},{"counter":"w19.stars","atLeast":11}]},{"flag":"w19.owned"}]}
    {"any":[{"all":[{"flag":"w19.d0"},{"count":[{"counter":"w19.s0","atLeast":1},{"counter":"w19.s7","atLeast":2},{"counter":"w19.quest","atLeast":8}],"atLeast":2}]},{"flag":"w19.owned"},{"counter":"w19.coins","atLeast":741}]}
    {"any":[{"all":[{"flag":"w19.d4"},{"flag":"w19.d3"},{"counter":"w19.stars","atLeast":10}]},{"flag":"w19.owned"},{"counter":"w19.coins","atLeast":601}]}
    {"any":[{"all":[{"flag":"w19.d4"},{"flag":"w19.d2"},{"counter":"w19.stars","atLeast":14}]},{"flag":"w19.owned"},{"counter":"w19.coins","atLeast":917}]}
    {"any":[{"all":[{"flag":"w19.d2"},{"flag":"w19.d0"},{"counter":"w19.stars","atLeast":16}]},{"flag":"w19.owned"}]}
    {"any":[{"all":[{"flag":"w19.d3"},{"counter":"w19.stars","atLeast":14}]},{"counter":"w19.coins","atLeast":733}]}
    {"any":[{"all":[{"flag":"w19.d0"},{"counter":"w19.stars","atLeast":17}]},{"counter":"w19.coins","atLeast":883}]}
    {"all":[{"flag":"w19.d5"},{"count":[{"counter":"w19.s5","atLeast":2},{"counter":"w19.s1","atLeast":1},{"counter":"w19.quest","atLeast":1}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w19.d1"},{"flag":"w19.d5"},{"counter":"w19.stars","atLeast":15}]},{"flag":"w19.owned"},{"counter":"w19.coins","atLeast":560}]}
    {"any":[{"all":[{"flag":"w19.d1"},{"flag":"w19.d0"},{"counter":"w19.stars","atLeast":12}]},{"flag":"w19.owned"},{"counter":"w19.coins","atLeast":970}]}
    {"any":[{"all":[{"flag":"w20.d5"},{"flag":"w20.d1"},{"counter":"w20.stars","atLeast":11}]},{"flag":"w20.owned"},{"counter":"w20.coins","atLeast":706}]}
    {"all":[{"any":[{"flag":"w20.owned"},{"counter":"w20.coins","atLeast":732}]},{"not":{"flag":"w20.d1"}},{"count":[{"counter":"w20.s2","atLeast":3},{"counter":"w20.s1","atLeast":1},{"counter":"w20.quest","atLeast":6}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w20.d0"},{"counter":"w20.stars","atLeast":8}]},{"counter":"w20.coins","atLeast":270}]}
    {"all":[{"flag":"w20.d2"},{"count":[{"counter":"w20.s3","atLeast":2},{"counter":"w20.s5","atLeast":1},{"counter":"w20.quest","atLeast":1}],"atLeast":2}]}
    {"all":[{"any":[{"flag":"w20.owned"},{"counter":"w20.coins","atLeast":839}]},{"not":{"flag":"w20.d1"}},{"count":[{"counter":"w20.s6","atLeast":3},{"counter":"w20.s1","atLeast":1},{"counter":"w20.quest","atLeast":7}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w20.d2"},{"counter":"w20.stars","atLeast":12}]},{"counter":"w20.coins","atLeast":598}]}
    {"any":[{"all":[{"flag":"w20.d5"},{"flag":"w20.d2"},{"counter":"w20.stars","atLeast":11}]},{"flag":"w20.owned"}]}
    {"any":[{"all":[{"flag":"w20.d7"},{"flag":"w20.d1"},{"counter":"w20.stars","atLeast":8}]},{"flag":"w20.owned"}]}
    {"any":[{"all":[{"flag":"w20.d1"},{"flag":"w20.d3"},{"counter":"w20.stars","atLeast":14}]},{"flag":"w20.owned"},{"counter":"w20.coins","atLeast":360}]}
    {"all":[{"flag":"w20.d0"},{"count":[{"counter":"w20.s5","atLeast":3},{"counter":"w20.s0","atLeast":2},{"counter":"w20.quest","atLeast":4}],"atLeast":2}]}
    {"all":[{"any":[{"flag":"w20.owned"},{"counter":"w20.coins","atLeast":926}]},{"not":{"flag":"w20.d0"}},{"count":[{"counter":"w20.s5","atLeast":3},{"counter":"w20.s7","atLeast":1},{"counter":"w20.quest","atLeast":2}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w20.d2"},{"flag":"w20.d7"},{"counter":"w20.stars","atLeast":14}]},{"flag":"w20.owned"},{"counter":"w20.coins","atLeast":288}]}
    {"any":[{"all":[{"flag":"w20.d5"},{"flag":"w20.d7"},{"counter":"w20.stars","atLeast":11}]},{"flag":"w20.owned"},{"counter":"w20.coins","atLeast":126}]}
    {"all":[{"flag":"w20.d4"},{"count":[{"counter":"w20.s0","atLeast":3},{"counter":"w20.s7","atLeast":3},{"counter":"w20.quest","atLeast":2}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w20.d2"},{"flag":"w20.d6"},{"counter":"w20.stars","atLeast":17}]},{"flag":"w20.owned"}]}
    {"any":[{"all":[{"flag":"w20.d7"},{"counter":"w20.stars","atLeast":14}]},{"counter":"w20.coins","atLeast":543}]}
    {"any":[{"all":[{"flag":"w20.d6"},{"flag":"w20.d0"},{"counter":"w20.stars","atLeast":14}]},{"flag":"w20.owned"},{"counter":"w20.coins","atLeast":713}]}
    {"any":[{"all":[{"flag":"w20.d5"},{"counter":"w20.stars","atLeast":12}]},{"counter":"w20.coins","atLeast":214}]}
    {"any":[{"all":[{"flag":"w20.d5"},{"flag":"w20.d0"},{"counter":"w20.stars","atLeast":8}]},{"flag":"w20.owned"}]}
    {"all":[{"flag":"w20.d3"},{"count":[{"counter":"w20.s6","atLeast":2},{"counter":"w20.s0","atLeast":2},{"counter":"w20.quest","atLeast":3}],"atLeast":2}]}
    {"all":[{"any":[{"flag":"w21.owned"},{"counter":"w21.coins","atLeast":308}]},{"not":{"flag":"w21.d2"}},{"count":[{"counter":"w21.s4","atLeast":2},{"counter":"w21.s1","atLeast":3},{"counter":"w21.quest","atLeast":6}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w21.d5"},{"counter":"w21.stars","atLeast":17}]},{"counter":"w21.coins","atLeast":936}]}
    {"any":[{"all":[{"flag":"w21.d6"},{"flag":"w21.d0"},{"counter":"w21.stars","atLeast":15}]},{"flag":"w21.owned"},{"counter":"w21.coins","atLeast":655}]}
    {"any":[{"all":[{"flag":"w21.d6"},{"flag":"w21.d7"},{"counter":"w21.stars","atLeast":10}]},{"flag":"w21.owned"},{"counter":"w21.coins","atLeast":487}]}
    {"all":[{"flag":"w21.d2"},{"count":[{"counter":"w21.s3","atLeast":2},{"counter":"w21.s2","atLeast":2},{"counter":"w21.quest","atLeast":4}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w21.d2"},{"count":[{"counter":"w21.s7","atLeast":3},{"counter":"w21.s1","atLeast":1},{"counter":"w21.quest","atLeast":2}],"atLeast":2}]},{"flag":"w21.owned"},{"counter":"w21.coins","atLeast":715}]}
    {"all":[{"any":[{"flag":"w21.owned"},{"counter":"w21.coins","atLeast":639}]},{"not":{"flag":"w21.d6"}},{"count":[{"counter":"w21.s4","atLeast":3},{"counter":"w21.s2","atLeast":3},{"counter":"w21.quest","atLeast":2}],"atLeast":2}]}
    {"all":[{"flag":"w21.d4"},{"count":[{"counter":"w21.s7","atLeast":1},{"counter":"w21.s6","atLeast":3},{"counter":"w21.quest","atLeast":6}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w21.d4"},{"counter":"w21.stars","atLeast":8}]},{"counter":"w21.coins","atLeast":276}]}
    {"any":[{"all":[{"flag":"w21.d4"},{"flag":"w21.d6"},{"counter":"w21.stars","atLeast":10}]},{"flag":"w21.owned"}]}
    {"any":[{"all":[{"flag":"w21.d4"},{"counter":"w21.stars","atLeast":16}]},{"counter":"w21.coins","atLeast":639}]}
    {"any":[{"all":[{"flag":"w21.d5"},{"flag":"w21.d6"},{"counter":"w21.stars","atLeast":10}]},{"flag":"w21.owned"}]}
    {"all":[{"flag":"w21.d4"},{"count":[{"counter":"w21.s7","atLeast":3},{"counter":"w21.s4","atLeast":2},{"counter":"w21.quest","atLeast":5}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w21.d5"},{"counter":"w21.stars","atLeast":15}]},{"counter":"w21.coins","atLeast":172}]}
    {"any":[{"all":[{"flag":"w21.d3"},{"counter":"w21.stars","atLeast":16}]},{"counter":"w21.coins","atLeast":373}]}
    {"all":[{"any":[{"flag":"w21.owned"},{"counter":"w21.coins","atLeast":765}]},{"not":{"flag":"w21.d7"}},{"count":[{"counter":"w21.s3","atLeast":3},{"counter":"w21.s0","atLeast":2},{"counter":"w21.quest","atLeast":2}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w21.d6"},{"flag":"w21.d0"},{"counter":"w21.stars","atLeast":13}]},{"flag":"w21.owned"},{"counter":"w21.coins","atLeast":932}]}
    {"all":[{"flag":"w21.d7"},{"count":[{"counter":"w21.s1","atLeast":1},{"counter":"w21.s2","atLeast":1},{"counter":"w21.quest","atLeast":4}],"atLeast":2}]}
    {"all":[{"any":[{"flag":"w21.owned"},{"counter":"w21.coins","atLeast":796}]},{"not":{"flag":"w21.d0"}},{"count":[{"counter":"w21.s3","atLeast":1},{"counter":"w21.s0","atLeast":2},{"counter":"w21.quest","atLeast":1}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w21.d7"},{"flag":"w21.d4"},{"counter":"w21.stars","atLeast":16}]},{"flag":"w21.owned"}]}
    {"all":[{"flag":"w22.d3"},{"count":[{"counter":"w22.s3","atLeast":1},{"counter":"w22.s6","atLeast":2},{"counter":"w22.quest","atLeast":7}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w22.d3"},{"count":[{"counter":"w22.s7","atLeast":1},{"counter":"w22.s2","atLeast":2},{"counter":"w22.quest","atLeast":1}],"atLeast":2}]},{"flag":"w22.owned"},{"counter":"w22.coins","atLeast":850}]}
    {"all":[{"any":[{"flag":"w22.owned"},{"counter":"w22.coins","atLeast":353}]},{"not":{"flag":"w22.d7"}},{"count":[{"counter":"w22.s2","atLeast":3},{"counter":"w22.s6","atLeast":2},{"counter":"w22.quest","atLeast":2}],"atLeast":2}]}
    {"all":[{"any":[{"flag":"w22.owned"},{"counter":"w22.coins","atLeast":647}]},{"not":{"flag":"w22.d5"}},{"count":[{"counter":"w22.s4","atLeast":3},{"counter":"w22.s0","atLeast":2},{"counter":"w22.quest","atLeast":1}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w22.d6"},{"count":[{"counter":"w22.s1","atLeast":3},{"counter":"w22.s5","atLeast":1},{"counter":"w22.quest","atLeast":6}],"atLeast":2}]},{"flag":"w22.owned"},{"counter":"w22.coins","atLeast":708}]}
    {"any":[{"all":[{"flag":"w22.d6"},{"count":[{"counter":"w22.s3","atLeast":1},{"counter":"w22.s0","atLeast":2},{"counter":"w22.quest","atLeast":4}],"atLeast":2}]},{"flag":"w22.owned"},{"counter":"w22.coins","atLeast":412}]}
    {"any":[{"all":[{"flag":"w22.d3"},{"counter":"w22.stars","atLeast":8}]},{"counter":"w22.coins","atLeast":219}]}
    {"any":[{"all":[{"flag":"w22.d2"},{"count":[{"counter":"w22.s4","atLeast":2},{"counter":"w22.s7","atLeast":1},{"counter":"w22.quest","atLeast":7}],"atLeast":2}]},{"flag":"w22.owned"},{"counter":"w22.coins","atLeast":502}]}
    {"any":[{"all":[{"flag":"w22.d2"},{"flag":"w22.d4"},{"counter":"w22.stars","atLeast":14}]},{"flag":"w22.owned"}]}
    {"any":[{"all":[{"flag":"w22.d5"},{"count":[{"counter":"w22.s6","atLeast":3},{"counter":"w22.s1","atLeast":2},{"counter":"w22.quest","atLeast":5}],"atLeast":2}]},{"flag":"w22.owned"},{"counter":"w22.coins","atLeast":757}]}
    {"all":[{"any":[{"flag":"w22.owned"},{"counter":"w22.coins","atLeast":271}]},{"not":{"flag":"w22.d6"}},{"count":[{"counter":"w22.s6","atLeast":2},{"counter":"w22.s5","atLeast":3},{"counter":"w22.quest","atLeast":1}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w22.d4"},{"flag":"w22.d5"},{"counter":"w22.stars","atLeast":12}]},{"flag":"w22.owned"}]}
    {"any":[{"all":[{"flag":"w22.d4"},{"flag":"w22.d5"},{"counter":"w22.stars","atLeast":15}]},{"flag":"w22.owned"},{"counter":"w22.coins","atLeast":443}]}
    {"all":[{"any":[{"flag":"w22.owned"},{"counter":"w22.coins","atLeast":402}]},{"not":{"flag":"w22.d3"}},{"count":[{"counter":"w22.s0","atLeast":2},{"counter":"w22.s5","atLeast":1},{"counter":"w22.quest","atLeast":5}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w22.d4"},{"flag":"w22.d1"},{"counter":"w22.stars","atLeast":12}]},{"flag":"w22.owned"}]}
    {"any":[{"all":[{"flag":"w22.d4"},{"counter":"w22.stars","atLeast":11}]},{"counter":"w22.coins","atLeast":125}]}
    {"any":[{"all":[{"flag":"w22.d1"},{"flag":"w22.d5"},{"counter":"w22.stars","atLeast":13}]},{"flag":"w22.owned"}]}
    {"any":[{"all":[{"flag":"w22.d2"},{"flag":"w22.d0"},{"counter":"w22.stars","atLeast":16}]},{"flag":"w22.owned"}]}
    {"any":[{"all":[{"flag":"w22.d2"},{"flag":"w22.d4"},{"counter":"w22.stars","atLeast":10}]},{"flag":"w22.owned"},{"counter":"w22.coins","atLeast":965}]}
    {"any":[{"all":[{"flag":"w22.d0"},{"flag":"w22.d5"},{"counter":"w22.stars","atLeast":15}]},{"flag":"w22.owned"}]}
    {"all":[{"flag":"w23.d2"},{"count":[{"counter":"w23.s4","atLeast":2},{"counter":"w23.s1","atLeast":1},{"counter":"w23.quest","atLeast":8}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w23.d5"},{"counter":"w23.stars","atLeast":10}]},{"counter":"w23.coins","atLeast":669}]}
    {"all":[{"flag":"w23.d6"},{"count":[{"counter":"w23.s0","atLeast":3},{"counter":"w23.s5","atLeast":1},{"counter":"w23.quest","atLeast":3}],"atLeast":2}]}
    {"all":[{"any":[{"flag":"w23.owned"},{"counter":"w23.coins","atLeast":192}]},{"not":{"flag":"w23.d3"}},{"count":[{"counter":"w23.s5","atLeast":3},{"counter":"w23.s3","atLeast":1},{"counter":"w23.quest","atLeast":7}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w23.d3"},{"count":[{"counter":"w23.s1","atLeast":1},{"counter":"w23.s3","atLeast":2},{"counter":"w23.quest","atLeast":5}],"atLeast":2}]},{"flag":"w23.owned"},{"counter":"w23.coins","atLeast":832}]}
    {"any":[{"all":[{"flag":"w23.d7"},{"flag":"w23.d3"},{"counter":"w23.stars","atLeast":12}]},{"flag":"w23.owned"},{"counter":"w23.coins","atLeast":312}]}
    {"any":[{"all":[{"flag":"w23.d6"},{"count":[{"counter":"w23.s7","atLeast":1},{"counter":"w23.s6","atLeast":1},{"counter":"w23.quest","atLeast":1}],"atLeast":2}]},{"flag":"w23.owned"},{"counter":"w23.coins","atLeast":550}]}
    {"all":[{"flag":"w23.d3"},{"count":[{"counter":"w23.s1","atLeast":1},{"counter":"w23.s0","atLeast":1},{"counter":"w23.quest","atLeast":1}],"atLeast":2}]}
    {"all":[{"flag":"w23.d2"},{"count":[{"counter":"w23.s5","atLeast":2},{"counter":"w23.s7","atLeast":1},{"counter":"w23.quest","atLeast":3}],"atLeast":2}]}
    {"all":[{"any":[{"flag":"w23.owned"},{"counter":"w23.coins","atLeast":487}]},{"not":{"flag":"w23.d1"}},{"count":[{"counter":"w23.s1","atLeast":2},{"counter":"w23.s2","atLeast":3},{"counter":"w23.quest","atLeast":4}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w23.d5"},{"flag":"w23.d7"},{"counter":"w23.stars","atLeast":11}]},{"flag":"w23.owned"}]}
    {"any":[{"all":[{"flag":"w23.d5"},{"counter":"w23.stars","atLeast":17}]},{"counter":"w23.coins","atLeast":557}]}
    {"any":[{"all":[{"flag":"w23.d5"},{"counter":"w23.stars","atLeast":11}]},{"counter":"w23.coins","atLeast":163}]}
    {"all":[{"flag":"w23.d3"},{"count":[{"counter":"w23.s6","atLeast":3},{"counter":"w23.s2","atLeast":2},{"counter":"w23.quest","atLeast":2}],"atLeast":2}]}
    {"all":[{"flag":"w23.d5"},{"count":[{"counter":"w23.s1","atLeast":1},{"counter":"w23.s6","atLeast":3},{"counter":"w23.quest","atLeast":4}],"atLeast":2}]}
    {"all":[{"any":[{"flag":"w23.owned"},{"counter":"w23.coins","atLeast":186}]},{"not":{"flag":"w23.d2"}},{"count":[{"counter":"w23.s0","atLeast":1},{"counter":"w23.s4","atLeast":3},{"counter":"w23.quest","atLeast":5}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w23.d2"},{"counter":"w23.stars","atLeast":13}]},{"counter":"w23.coins","atLeast":827}]}
    {"all":[{"any":[{"flag":"w23.owned"},{"counter":"w23.coins","atLeast":976}]},{"not":{"flag":"w23.d3"}},{"count":[{"counter":"w23.s5","atLeast":3},{"counter":"w23.s2","atLeast":2},{"counter":"w23.quest","atLeast":8}],"atLeast":2}]}
    {"all":[{"any":[{"flag":"w23.owned"},{"counter":"w23.coins","atLeast":549}]},{"not":{"flag":"w23.d1"}},{"count":[{"counter":"w23.s5","atLeast":2},{"counter":"w23.s2","atLeast":3},{"counter":"w23.quest","atLeast":7}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w23.d5"},{"counter":"w23.stars","atLeast":9}]},{"counter":"w23.coins","atLeast":875}]}
    {"any":[{"all":[{"flag":"w24.d2"},{"counter":"w24.stars","atLeast":11}]},{"counter":"w24.coins","atLeast":266}]}
    {"all":[{"flag":"w24.d1"},{"count":[{"counter":"w24.s3","atLeast":2},{"counter":"w24.s1","atLeast":3},{"counter":"w24.quest","atLeast":6}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w24.d0"},{"flag":"w24.d7"},{"counter":"w24.stars","atLeast":9}]},{"flag":"w24.owned"}]}
    {"all":[{"any":[{"flag":"w24.owned"},{"counter":"w24.coins","atLeast":718}]},{"not":{"flag":"w24.d2"}},{"count":[{"counter":"w24.s7","atLeast":3},{"counter":"w24.s1","atLeast":2},{"counter":"w24.quest","atLeast":3}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w24.d4"},{"counter":"w24.stars","atLeast":11}]},{"counter":"w24.coins","atLeast":456}]}
    {"any":[{"all":[{"flag":"w24.d6"},{"counter":"w24.stars","atLeast":9}]},{"counter":"w24.coins","atLeast":754}]}
    {"all":[{"flag":"w24.d2"},{"count":[{"counter":"w24.s3","atLeast":1},{"counter":"w24.s7","atLeast":3},{"counter":"w24.quest","atLeast":4}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w24.d5"},{"counter":"w24.stars","atLeast":15}]},{"counter":"w24.coins","atLeast":787}]}
    {"all":[{"flag":"w24.d6"},{"count":[{"counter":"w24.s5","atLeast":3},{"counter":"w24.s0","atLeast":2},{"counter":"w24.quest","atLeast":6}],"atLeast":2}]}
    {"all":[{"flag":"w24.d4"},{"count":[{"counter":"w24.s2","atLeast":3},{"counter":"w24.s5","atLeast":2},{"counter":"w24.quest","atLeast":2}],"atLeast":2}]}
    {"all":[{"any":[{"flag":"w24.owned"},{"counter":"w24.coins","atLeast":689}]},{"not":{"flag":"w24.d6"}},{"count":[{"counter":"w24.s3","atLeast":2},{"counter":"w24.s1","atLeast":3},{"counter":"w24.quest","atLeast":5}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w24.d2"},{"counter":"w24.stars","atLeast":15}]},{"counter":"w24.coins","atLeast":541}]}
    {"any":[{"all":[{"flag":"w24.d2"},{"counter":"w24.stars","atLeast":10}]},{"counter":"w24.coins","atLeast":587}]}
    {"all":[{"flag":"w24.d1"},{"count":[{"counter":"w24.s2","atLeast":3},{"counter":"w24.s5","atLeast":3},{"counter":"w24.quest","atLeast":3}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w24.d1"},{"flag":"w24.d3"},{"counter":"w24.stars","atLeast":8}]},{"flag":"w24.owned"},{"counter":"w24.coins","atLeast":754}]}
    {"any":[{"all":[{"flag":"w24.d2"},{"flag":"w24.d3"},{"counter":"w24.stars","atLeast":11}]},{"flag":"w24.owned"},{"counter":"w24.coins","atLeast":193}]}
    {"all":[{"flag":"w24.d4"},{"count":[{"counter":"w24.s5","atLeast":1},{"counter":"w24.s3","atLeast":1},{"counter":"w24.quest","atLeast":1}],"atLeast":2}]}
    {"all":[{"flag":"w24.d4"},{"count":[{"counter":"w24.s3","atLeast":2},{"counter":"w24.s4","atLeast":1},{"counter":"w24.quest","atLeast":7}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w24.d1"},{"count":[{"counter":"w24.s0","atLeast":2},{"counter":"w24.s5","atLeast":1},{"counter":"w24.quest","atLeast":7}],"atLeast":2}]},{"flag":"w24.owned"},{"counter":"w24.coins","atLeast":672}]}
    {"any":[{"all":[{"flag":"w24.d5"},{"count":[{"counter":"w24.s6","atLeast":2},{"counter":"w24.s0","atLeast":2},{"counter":"w24.quest","atLeast":2}],"atLeast":2}]},{"flag":"w24.owned"},{"counter":"w24.coins","atLeast":567}]}
    {"any":[{"all":[{"flag":"w25.d4"},{"counter":"w25.stars","atLeast":13}]},{"counter":"w25.coins","atLeast":579}]}
    {"any":[{"all":[{"flag":"w25.d0"},{"counter":"w25.stars","atLeast":15}]},{"counter":"w25.coins","atLeast":645}]}
    {"all":[{"any":[{"flag":"w25.owned"},{"counter":"w25.coins","atLeast":173}]},{"not":{"flag":"w25.d3"}},{"count":[{"counter":"w25.s2","atLeast":2},{"counter":"w25.s0","atLeast":3},{"counter":"w25.quest","atLeast":7}],"atLeast":2}]}
    {"all":[{"any":[{"flag":"w25.owned"},{"counter":"w25.coins","atLeast":763}]},{"not":{"flag":"w25.d2"}},{"count":[{"counter":"w25.s2","atLeast":1},{"counter":"w25.s5","atLeast":3},{"counter":"w25.quest","atLeast":8}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w25.d2"},{"counter":"w25.stars","atLeast":15}]},{"counter":"w25.coins","atLeast":541}]}
    {"any":[{"all":[{"flag":"w25.d4"},{"flag":"w25.d5"},{"counter":"w25.stars","atLeast":10}]},{"flag":"w25.owned"},{"counter":"w25.coins","atLeast":581}]}
    {"all":[{"any":[{"flag":"w25.owned"},{"counter":"w25.coins","atLeast":778}]},{"not":{"flag":"w25.d7"}},{"count":[{"counter":"w25.s7","atLeast":2},{"counter":"w25.s1","atLeast":1},{"counter":"w25.quest","atLeast":6}],"atLeast":2}]}
    {"all":[{"any":[{"flag":"w25.owned"},{"counter":"w25.coins","atLeast":944}]},{"not":{"flag":"w25.d5"}},{"count":[{"counter":"w25.s5","atLeast":2},{"counter":"w25.s1","atLeast":2},{"counter":"w25.quest","atLeast":5}],"atLeast":2}]}
    {"all":[{"any":[{"flag":"w25.owned"},{"counter":"w25.coins","atLeast":220}]},{"not":{"flag":"w25.d6"}},{"count":[{"counter":"w25.s3","atLeast":1},{"counter":"w25.s4","atLeast":1},{"counter":"w25.quest","atLeast":1}],"atLeast":2}]}
    {"all":[{"flag":"w25.d5"},{"count":[{"counter":"w25.s5","atLeast":3},{"counter":"w25.s0","atLeast":3},{"counter":"w25.quest","atLeast":3}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w25.d5"},{"flag":"w25.d2"},{"counter":"w25.stars","atLeast":13}]},{"flag":"w25.owned"},{"counter":"w25.coins","atLeast":621}]}
    {"all":[{"flag":"w25.d4"},{"count":[{"counter":"w25.s0","atLeast":2},{"counter":"w25.s6","atLeast":1},{"counter":"w25.quest","atLeast":5}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w25.d2"},{"counter":"w25.stars","atLeast":12}]},{"counter":"w25.coins","atLeast":969}]}
    {"any":[{"all":[{"flag":"w25.d7"},{"flag":"w25.d1"},{"counter":"w25.stars","atLeast":12}]},{"flag":"w25.owned"}]}
    {"all":[{"flag":"w25.d3"},{"count":[{"counter":"w25.s3","atLeast":3},{"counter":"w25.s0","atLeast":2},{"counter":"w25.quest","atLeast":8}],"atLeast":2}]}
    {"all":[{"flag":"w25.d4"},{"count":[{"counter":"w25.s3","atLeast":2},{"counter":"w25.s2","atLeast":3},{"counter":"w25.quest","atLeast":4}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w25.d3"},{"counter":"w25.stars","atLeast":15}]},{"counter":"w25.coins","atLeast":773}]}
    {"any":[{"all":[{"flag":"w25.d5"},{"flag":"w25.d4"},{"counter":"w25.stars","atLeast":8}]},{"flag":"w25.owned"},{"counter":"w25.coins","atLeast":682}]}
    {"all":[{"any":[{"flag":"w25.owned"},{"counter":"w25.coins","atLeast":871}]},{"not":{"flag":"w25.d0"}},{"count":[{"counter":"w25.s7","atLeast":2},{"counter":"w25.s3","atLeast":3},{"counter":"w25.quest","atLeast":8}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w25.d3"},{"flag":"w25.d2"},{"counter":"w25.stars","atLeast":13}]},{"flag":"w25.owned"}]}
    {"all":[{"any":[{"flag":"w26.owned"},{"counter":"w26.coins","atLeast":892}]},{"not":{"flag":"w26.d7"}},{"count":[{"counter":"w26.s0","atLeast":2},{"counter":"w26.s2","atLeast":3},{"counter":"w26.quest","atLeast":3}],"atLeast":2}]}
    {"all":[{"flag":"w26.d1"},{"count":[{"counter":"w26.s1","atLeast":1},{"counter":"w26.s5","atLeast":3},{"counter":"w26.quest","atLeast":6}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w26.d3"},{"count":[{"counter":"w26.s4","atLeast":2},{"counter":"w26.s5","atLeast":1},{"counter":"w26.quest","atLeast":1}],"atLeast":2}]},{"flag":"w26.owned"},{"counter":"w26.coins","atLeast":113}]}
    {"all":[{"any":[{"flag":"w26.owned"},{"counter":"w26.coins","atLeast":649}]},{"not":{"flag":"w26.d2"}},{"count":[{"counter":"w26.s0","atLeast":1},{"counter":"w26.s5","atLeast":2},{"counter":"w26.quest","atLeast":7}],"atLeast":2}]}
    {"all":[{"any":[{"flag":"w26.owned"},{"counter":"w26.coins","atLeast":274}]},{"not":{"flag":"w26.d2"}},{"count":[{"counter":"w26.s7","atLeast":2},{"counter":"w26.s0","atLeast":2},{"counter":"w26.quest","atLeast":3}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w26.d2"},{"flag":"w26.d6"},{"counter":"w26.stars","atLeast":9}]},{"flag":"w26.owned"}]}
    {"all":[{"flag":"w26.d1"},{"count":[{"counter":"w26.s4","atLeast":2},{"counter":"w26.s3","atLeast":3},{"counter":"w26.quest","atLeast":3}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w26.d2"},{"counter":"w26.stars","atLeast":14}]},{"counter":"w26.coins","atLeast":992}]}
    {"any":[{"all":[{"flag":"w26.d0"},{"flag":"w26.d1"},{"counter":"w26.stars","atLeast":13}]},{"flag":"w26.owned"},{"counter":"w26.coins","atLeast":678}]}
    {"all":[{"any":[{"flag":"w26.owned"},{"counter":"w26.coins","atLeast":176}]},{"not":{"flag":"w26.d5"}},{"count":[{"counter":"w26.s0","atLeast":2},{"counter":"w26.s3","atLeast":1},{"counter":"w26.quest","atLeast":6}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w26.d1"},{"count":[{"counter":"w26.s4","atLeast":3},{"counter":"w26.s3","atLeast":2},{"counter":"w26.quest","atLeast":2}],"atLeast":2}]},{"flag":"w26.owned"},{"counter":"w26.coins","atLeast":726}]}
    {"any":[{"all":[{"flag":"w26.d0"},{"flag":"w26.d4"},{"counter":"w26.stars","atLeast":17}]},{"flag":"w26.owned"}]}
    {"any":[{"all":[{"flag":"w26.d0"},{"flag":"w26.d2"},{"counter":"w26.stars","atLeast":8}]},{"flag":"w26.owned"},{"counter":"w26.coins","atLeast":168}]}
    {"any":[{"all":[{"flag":"w26.d0"},{"counter":"w26.stars","atLeast":17}]},{"counter":"w26.coins","atLeast":632}]}
    {"any":[{"all":[{"flag":"w26.d3"},{"flag":"w26.d1"},{"counter":"w26.stars","atLeast":8}]},{"flag":"w26.owned"}]}
    {"any":[{"all":[{"flag":"w26.d6"},{"flag":"w26.d4"},{"counter":"w26.stars","atLeast":8}]},{"flag":"w26.owned"}]}
    {"any":[{"all":[{"flag":"w26.d1"},{"flag":"w26.d6"},{"counter":"w26.stars","atLeast":8}]},{"flag":"w26.owned"},{"counter":"w26.coins","atLeast":215}]}
    {"all":[{"any":[{"flag":"w26.owned"},{"counter":"w26.coins","atLeast":660}]},{"not":{"flag":"w26.d4"}},{"count":[{"counter":"w26.s7","atLeast":3},{"counter":"w26.s3","atLeast":1},{"counter":"w26.quest","atLeast":1}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w26.d5"},{"flag":"w26.d7"},{"counter":"w26.stars","atLeast":11}]},{"flag":"w26.owned"},{"counter":"w26.coins","atLeast":578}]}
    {"any":[{"all":[{"flag":"w26.d0"},{"flag":"w26.d1"},{"counter":"w26.stars","atLeast":11}]},{"flag":"w26.owned"}]}
    {"any":[{"all":[{"flag":"w27.d5"},{"flag":"w27.d1"},{"counter":"w27.stars","atLeast":14}]},{"flag":"w27.owned"}]}
    {"all":[{"flag":"w27.d2"},{"count":[{"counter":"w27.s6","atLeast":2},{"counter":"w27.s0","atLeast":2},{"counter":"w27.quest","atLeast":3}],"atLeast":2}]}
    {"all":[{"flag":"w27.d1"},{"count":[{"counter":"w27.s6","atLeast":2},{"counter":"w27.s3","atLeast":1},{"counter":"w27.quest","atLeast":4}],"atLeast":2}]}
    {"all":[{"flag":"w27.d1"},{"count":[{"counter":"w27.s3","atLeast":3},{"counter":"w27.s7","atLeast":3},{"counter":"w27.quest","atLeast":4}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w27.d4"},{"count":[{"counter":"w27.s1","atLeast":3},{"counter":"w27.s3","atLeast":1},{"counter":"w27.quest","atLeast":1}],"atLeast":2}]},{"flag":"w27.owned"},{"counter":"w27.coins","atLeast":598}]}
    {"any":[{"all":[{"flag":"w27.d0"},{"flag":"w27.d4"},{"counter":"w27.stars","atLeast":9}]},{"flag":"w27.owned"},{"counter":"w27.coins","atLeast":584}]}
    {"any":[{"all":[{"flag":"w27.d7"},{"count":[{"counter":"w27.s0","atLeast":3},{"counter":"w27.s2","atLeast":3},{"counter":"w27.quest","atLeast":3}],"atLeast":2}]},{"flag":"w27.owned"},{"counter":"w27.coins","atLeast":823}]}
    {"any":[{"all":[{"flag":"w27.d6"},{"flag":"w27.d3"},{"counter":"w27.stars","atLeast":8}]},{"flag":"w27.owned"},{"counter":"w27.coins","atLeast":528}]}
    {"any":[{"all":[{"flag":"w27.d7"},{"counter":"w27.stars","atLeast":13}]},{"counter":"w27.coins","atLeast":760}]}
    {"any":[{"all":[{"flag":"w27.d6"},{"counter":"w27.stars","atLeast":10}]},{"counter":"w27.coins","atLeast":315}]}
    {"any":[{"all":[{"flag":"w27.d6"},{"flag":"w27.d4"},{"counter":"w27.stars","atLeast":15}]},{"flag":"w27.owned"},{"counter":"w27.coins","atLeast":877}]}
    {"any":[{"all":[{"flag":"w27.d3"},{"count":[{"counter":"w27.s0","atLeast":1},{"counter":"w27.s5","atLeast":1},{"counter":"w27.quest","atLeast":8}],"atLeast":2}]},{"flag":"w27.owned"},{"counter":"w27.coins","atLeast":519}]}
    {"all":[{"any":[{"flag":"w27.owned"},{"counter":"w27.coins","atLeast":949}]},{"not":{"flag":"w27.d0"}},{"count":[{"counter":"w27.s4","atLeast":2},{"counter":"w27.s7","atLeast":3},{"counter":"w27.quest","atLeast":1}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w27.d2"},{"flag":"w27.d3"},{"counter":"w27.stars","atLeast":8}]},{"flag":"w27.owned"},{"counter":"w27.coins","atLeast":890}]}
    {"any":[{"all":[{"flag":"w27.d0"},{"counter":"w27.stars","atLeast":14}]},{"counter":"w27.coins","atLeast":741}]}
    {"any":[{"all":[{"flag":"w27.d6"},{"counter":"w27.stars","atLeast":16}]},{"counter":"w27.coins","atLeast":263}]}
    {"any":[{"all":[{"flag":"w27.d3"},{"flag":"w27.d4"},{"counter":"w27.stars","atLeast":14}]},{"flag":"w27.owned"}]}
    {"any":[{"all":[{"flag":"w27.d3"},{"flag":"w27.d6"},{"counter":"w27.stars","atLeast":16}]},{"flag":"w27.owned"}]}
    {"any":[{"all":[{"flag":"w27.d7"},{"count":[{"counter":"w27.s0","atLeast":3},{"counter":"w27.s4","atLeast":1},{"counter":"w27.quest","atLeast":1}],"atLeast":2}]},{"flag":"w27.owned"},{"counter":"w27.coins","atLeast":263}]}
    {"all":[{"flag":"w27.d3"},{"count":[{"counter":"w27.s4","atLeast":2},{"counter":"w27.s1","atLeast":2},{"counter":"w27.quest","atLeast":4}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w28.d3"},{"flag":"w28.d2"},{"counter":"w28.stars","atLeast":10}]},{"flag":"w28.owned"},{"counter":"w28.coins","atLeast":664}]}
    {"any":[{"all":[{"flag":"w28.d6"},{"flag":"w28.d3"},{"counter":"w28.stars","atLeast":15}]},{"flag":"w28.owned"},{"counter":"w28.coins","atLeast":927}]}
    {"any":[{"all":[{"flag":"w28.d7"},{"flag":"w28.d3"},{"counter":"w28.stars","atLeast":8}]},{"flag":"w28.owned"}]}
    {"any":[{"all":[{"flag":"w28.d3"},{"counter":"w28.stars","atLeast":12}]},{"counter":"w28.coins","atLeast":262}]}
    {"any":[{"all":[{"flag":"w28.d5"},{"flag":"w28.d7"},{"counter":"w28.stars","atLeast":17}]},{"flag":"w28.owned"},{"counter":"w28.coins","atLeast":690}]}
    {"any":[{"all":[{"flag":"w28.d3"},{"flag":"w28.d2"},{"counter":"w28.stars","atLeast":11}]},{"flag":"w28.owned"}]}
    {"any":[{"all":[{"flag":"w28.d7"},{"flag":"w28.d3"},{"counter":"w28.stars","atLeast":16}]},{"flag":"w28.owned"}]}
    {"all":[{"any":[{"flag":"w28.owned"},{"counter":"w28.coins","atLeast":400}]},{"not":{"flag":"w28.d6"}},{"count":[{"counter":"w28.s2","atLeast":1},{"counter":"w28.s7","atLeast":1},{"counter":"w28.quest","atLeast":5}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w28.d7"},{"flag":"w28.d0"},{"counter":"w28.stars","atLeast":9}]},{"flag":"w28.owned"}]}
    {"all":[{"flag":"w28.d3"},{"count":[{"counter":"w28.s5","atLeast":3},{"counter":"w28.s4","atLeast":2},{"counter":"w28.quest","atLeast":8}],"atLeast":2}]}
    {"all":[{"any":[{"flag":"w28.owned"},{"counter":"w28.coins","atLeast":445}]},{"not":{"flag":"w28.d1"}},{"count":[{"counter":"w28.s5","atLeast":3},{"counter":"w28.s0","atLeast":1},{"counter":"w28.quest","atLeast":1}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w28.d0"},{"flag":"w28.d7"},{"counter":"w28.stars","atLeast":9}]},{"flag":"w28.owned"},{"counter":"w28.coins","atLeast":210}]}
    {"all":[{"flag":"w28.d1"},{"count":[{"counter":"w28.s5","atLeast":1},{"counter":"w28.s2","atLeast":3},{"counter":"w28.quest","atLeast":5}],"atLeast":2}]}
    {"all":[{"any":[{"flag":"w28.owned"},{"counter":"w28.coins","atLeast":199}]},{"not":{"flag":"w28.d6"}},{"count":[{"counter":"w28.s4","atLeast":1},{"counter":"w28.s5","atLeast":3},{"counter":"w28.quest","atLeast":3}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w28.d1"},{"counter":"w28.stars","atLeast":17}]},{"counter":"w28.coins","atLeast":383}]}
    {"all":[{"flag":"w28.d0"},{"count":[{"counter":"w28.s2","atLeast":3},{"counter":"w28.s6","atLeast":1},{"counter":"w28.quest","atLeast":2}],"atLeast":2}]}
    {"all":[{"flag":"w28.d4"},{"count":[{"counter":"w28.s6","atLeast":1},{"counter":"w28.s7","atLeast":2},{"counter":"w28.quest","atLeast":4}],"atLeast":2}]}
    {"all":[{"flag":"w28.d0"},{"count":[{"counter":"w28.s1","atLeast":3},{"counter":"w28.s3","atLeast":3},{"counter":"w28.quest","atLeast":6}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w28.d2"},{"flag":"w28.d4"},{"counter":"w28.stars","atLeast":8}]},{"flag":"w28.owned"},{"counter":"w28.coins","atLeast":891}]}
    {"any":[{"all":[{"flag":"w28.d4"},{"flag":"w28.d2"},{"counter":"w28.stars","atLeast":14}]},{"flag":"w28.owned"}]}
    {"any":[{"all":[{"flag":"w29.d0"},{"count":[{"counter":"w29.s5","atLeast":1},{"counter":"w29.s4","atLeast":1},{"counter":"w29.quest","atLeast":5}],"atLeast":2}]},{"flag":"w29.owned"},{"counter":"w29.coins","atLeast":479}]}
    {"any":[{"all":[{"flag":"w29.d3"},{"flag":"w29.d7"},{"counter":"w29.stars","atLeast":8}]},{"flag":"w29.owned"},{"counter":"w29.coins","atLeast":398}]}
    {"any":[{"all":[{"flag":"w29.d4"},{"count":[{"counter":"w29.s4","atLeast":1},{"counter":"w29.s2","atLeast":3},{"counter":"w29.quest","atLeast":6}],"atLeast":2}]},{"flag":"w29.owned"},{"counter":"w29.coins","atLeast":314}]}
    {"all":[{"any":[{"flag":"w29.owned"},{"counter":"w29.coins","atLeast":146}]},{"not":{"flag":"w29.d0"}},{"count":[{"counter":"w29.s2","atLeast":2},{"counter":"w29.s5","atLeast":1},{"counter":"w29.quest","atLeast":3}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w29.d1"},{"flag":"w29.d2"},{"counter":"w29.stars","atLeast":16}]},{"flag":"w29.owned"},{"counter":"w29.coins","atLeast":893}]}
    {"any":[{"all":[{"flag":"w29.d4"},{"counter":"w29.stars","atLeast":9}]},{"counter":"w29.coins","atLeast":383}]}
    {"all":[{"flag":"w29.d2"},{"count":[{"counter":"w29.s0","atLeast":3},{"counter":"w29.s1","atLeast":3},{"counter":"w29.quest","atLeast":7}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w29.d7"},{"counter":"w29.stars","atLeast":9}]},{"counter":"w29.coins","atLeast":210}]}
    {"any":[{"all":[{"flag":"w29.d3"},{"counter":"w29.stars","atLeast":15}]},{"counter":"w29.coins","atLeast":356}]}
    {"any":[{"all":[{"flag":"w29.d6"},{"flag":"w29.d1"},{"counter":"w29.stars","atLeast":14}]},{"flag":"w29.owned"}]}
    {"any":[{"all":[{"flag":"w29.d1"},{"counter":"w29.stars","atLeast":11}]},{"counter":"w29.coins","atLeast":631}]}
    {"any":[{"all":[{"flag":"w29.d6"},{"counter":"w29.stars","atLeast":17}]},{"counter":"w29.coins","atLeast":722}]}
    {"any":[{"all":[{"flag":"w29.d5"},{"flag":"w29.d4"},{"counter":"w29.stars","atLeast":8}]},{"flag":"w29.owned"}]}
    {"any":[{"all":[{"flag":"w29.d2"},{"flag":"w29.d5"},{"counter":"w29.stars","atLeast":17}]},{"flag":"w29.owned"}]}
    {"any":[{"all":[{"flag":"w29.d6"},{"flag":"w29.d3"},{"counter":"w29.stars","atLeast":9}]},{"flag":"w29.owned"},{"counter":"w29.coins","atLeast":866}]}
    {"all":[{"any":[{"flag":"w29.owned"},{"counter":"w29.coins","atLeast":542}]},{"not":{"flag":"w29.d5"}},{"count":[{"counter":"w29.s1","atLeast":2},{"counter":"w29.s4","atLeast":3},{"counter":"w29.quest","atLeast":1}],"atLeast":2}]}
    {"all":[{"any":[{"flag":"w29.owned"},{"counter":"w29.coins","atLeast":394}]},{"not":{"flag":"w29.d6"}},{"count":[{"counter":"w29.s5","atLeast":2},{"counter":"w29.s0","atLeast":3},{"counter":"w29.quest","atLeast":1}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w29.d4"},{"flag":"w29.d6"},{"counter":"w29.stars","atLeast":13}]},{"flag":"w29.owned"},{"counter":"w29.coins","atLeast":173}]}
    {"all":[{"any":[{"flag":"w29.owned"},{"counter":"w29.coins","atLeast":567}]},{"not":{"flag":"w29.d6"}},{"count":[{"counter":"w29.s7","atLeast":2},{"counter":"w29.s3","atLeast":2},{"counter":"w29.quest","atLeast":2}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w29.d6"},{"flag":"w29.d0"},{"counter":"w29.stars","atLeast":11}]},{"flag":"w29.owned"}]}
    {"all":[{"any":[{"flag":"w30.owned"},{"counter":"w30.coins","atLeast":816}]},{"not":{"flag":"w30.d5"}},{"count":[{"counter":"w30.s6","atLeast":1},{"counter":"w30.s7","atLeast":3},{"counter":"w30.quest","atLeast":8}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w30.d0"},{"flag":"w30.d5"},{"counter":"w30.stars","atLeast":14}]},{"flag":"w30.owned"}]}
    {"any":[{"all":[{"flag":"w30.d3"},{"flag":"w30.d4"},{"counter":"w30.stars","atLeast":10}]},{"flag":"w30.owned"},{"counter":"w30.coins","atLeast":235}]}
    {"any":[{"all":[{"flag":"w30.d6"},{"flag":"w30.d3"},{"counter":"w30.stars","atLeast":13}]},{"flag":"w30.owned"},{"counter":"w30.coins","atLeast":821}]}
    {"all":[{"any":[{"flag":"w30.owned"},{"counter":"w30.coins","atLeast":125}]},{"not":{"flag":"w30.d3"}},{"count":[{"counter":"w30.s4","atLeast":2},{"counter":"w30.s5","atLeast":3},{"counter":"w30.quest","atLeast":5}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w30.d3"},{"count":[{"counter":"w30.s4","atLeast":2},{"counter":"w30.s3","atLeast":3},{"counter":"w30.quest","atLeast":1}],"atLeast":2}]},{"flag":"w30.owned"},{"counter":"w30.coins","atLeast":571}]}
    {"all":[{"any":[{"flag":"w30.owned"},{"counter":"w30.coins","atLeast":821}]},{"not":{"flag":"w30.d2"}},{"count":[{"counter":"w30.s1","atLeast":3},{"counter":"w30.s6","atLeast":2},{"counter":"w30.quest","atLeast":6}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w30.d1"},{"flag":"w30.d7"},{"counter":"w30.stars","atLeast":17}]},{"flag":"w30.owned"},{"counter":"w30.coins","atLeast":409}]}
    {"any":[{"all":[{"flag":"w30.d0"},{"flag":"w30.d7"},{"counter":"w30.stars","atLeast":8}]},{"flag":"w30.owned"}]}
    {"any":[{"all":[{"flag":"w30.d6"},{"counter":"w30.stars","atLeast":16}]},{"counter":"w30.coins","atLeast":918}]}
    {"any":[{"all":[{"flag":"w30.d2"},{"flag":"w30.d3"},{"counter":"w30.stars","atLeast":13}]},{"flag":"w30.owned"},{"counter":"w30.coins","atLeast":772}]}
    {"all":[{"any":[{"flag":"w30.owned"},{"counter":"w30.coins","atLeast":202}]},{"not":{"flag":"w30.d5"}},{"count":[{"counter":"w30.s7","atLeast":1},{"counter":"w30.s5","atLeast":2},{"counter":"w30.quest","atLeast":3}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w30.d0"},{"count":[{"counter":"w30.s2","atLeast":1},{"counter":"w30.s1","atLeast":2},{"counter":"w30.quest","atLeast":5}],"atLeast":2}]},{"flag":"w30.owned"},{"counter":"w30.coins","atLeast":876}]}
    {"any":[{"all":[{"flag":"w30.d0"},{"flag":"w30.d7"},{"counter":"w30.stars","atLeast":13}]},{"flag":"w30.owned"}]}
    {"any":[{"all":[{"flag":"w30.d7"},{"counter":"w30.stars","atLeast":13}]},{"counter":"w30.coins","atLeast":953}]}
    {"any":[{"all":[{"flag":"w30.d1"},{"counter":"w30.stars","atLeast":9}]},{"counter":"w30.coins","atLeast":692}]}
    {"all":[{"any":[{"flag":"w30.owned"},{"counter":"w30.coins","atLeast":486}]},{"not":{"flag":"w30.d5"}},{"count":[{"counter":"w30.s6","atLeast":1},{"counter":"w30.s4","atLeast":2},{"counter":"w30.quest","atLeast":1}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w30.d5"},{"flag":"w30.d1"},{"counter":"w30.stars","atLeast":17}]},{"flag":"w30.owned"},{"counter":"w30.coins","atLeast":670}]}
    {"all":[{"flag":"w30.d1"},{"count":[{"counter":"w30.s2","atLeast":3},{"counter":"w30.s6","atLeast":1},{"counter":"w30.quest","atLeast":1}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w30.d2"},{"flag":"w30.d7"},{"counter":"w30.stars","atLeast":8}]},{"flag":"w30.owned"}]}
    {"any":[{"all":[{"flag":"w31.d6"},{"flag":"w31.d2"},{"counter":"w31.stars","atLeast":12}]},{"flag":"w31.owned"}]}
    {"any":[{"all":[{"flag":"w31.d5"},{"flag":"w31.d1"},{"counter":"w31.stars","atLeast":14}]},{"flag":"w31.owned"}]}
    {"all":[{"flag":"w31.d0"},{"count":[{"counter":"w31.s0","atLeast":2},{"counter":"w31.s6","atLeast":1},{"counter":"w31.quest","atLeast":5}],"atLeast":2}]}
    {"all":[{"flag":"w31.d5"},{"count":[{"counter":"w31.s4","atLeast":1},{"counter":"w31.s5","atLeast":2},{"counter":"w31.quest","atLeast":5}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w31.d7"},{"count":[{"counter":"w31.s0","atLeast":3},{"counter":"w31.s2","atLeast":3},{"counter":"w31.quest","atLeast":7}],"atLeast":2}]},{"flag":"w31.owned"},{"counter":"w31.coins","atLeast":250}]}
    {"all":[{"flag":"w31.d4"},{"count":[{"counter":"w31.s5","atLeast":3},{"counter":"w31.s2","atLeast":3},{"counter":"w31.quest","atLeast":5}],"atLeast":2}]}
    {"all":[{"any":[{"flag":"w31.owned"},{"counter":"w31.coins","atLeast":489}]},{"not":{"flag":"w31.d3"}},{"count":[{"counter":"w31.s4","atLeast":3},{"counter":"w31.s2","atLeast":1},{"counter":"w31.quest","atLeast":4}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w31.d7"},{"counter":"w31.stars","atLeast":13}]},{"counter":"w31.coins","atLeast":894}]}
    {"all":[{"flag":"w31.d1"},{"count":[{"counter":"w31.s5","atLeast":3},{"counter":"w31.s7","atLeast":1},{"counter":"w31.quest","atLeast":8}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w31.d0"},{"counter":"w31.stars","atLeast":12}]},{"counter":"w31.coins","atLeast":908}]}
    {"any":[{"all":[{"flag":"w31.d0"},{"count":[{"counter":"w31.s1","atLeast":1},{"counter":"w31.s2","atLeast":3},{"counter":"w31.quest","atLeast":2}],"atLeast":2}]},{"flag":"w31.owned"},{"counter":"w31.coins","atLeast":863}]}
    {"all":[{"any":[{"flag":"w31.owned"},{"counter":"w31.coins","atLeast":744}]},{"not":{"flag":"w31.d4"}},{"count":[{"counter":"w31.s7","atLeast":2},{"counter":"w31.s4","atLeast":2},{"counter":"w31.quest","atLeast":2}],"atLeast":2}]}
    {"all":[{"flag":"w31.d2"},{"count":[{"counter":"w31.s5","atLeast":1},{"counter":"w31.s4","atLeast":1},{"counter":"w31.quest","atLeast":3}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w31.d3"},{"counter":"w31.stars","atLeast":13}]},{"counter":"w31.coins","atLeast":191}]}
    {"any":[{"all":[{"flag":"w31.d6"},{"counter":"w31.stars","atLeast":15}]},{"counter":"w31.coins","atLeast":181}]}
    {"all":[{"any":[{"flag":"w31.owned"},{"counter":"w31.coins","atLeast":497}]},{"not":{"flag":"w31.d0"}},{"count":[{"counter":"w31.s0","atLeast":3},{"counter":"w31.s5","atLeast":3},{"counter":"w31.quest","atLeast":6}],"atLeast":2}]}
    {"all":[{"any":[{"flag":"w31.owned"},{"counter":"w31.coins","atLeast":969}]},{"not":{"flag":"w31.d3"}},{"count":[{"counter":"w31.s4","atLeast":2},{"counter":"w31.s3","atLeast":1},{"counter":"w31.quest","atLeast":5}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w31.d7"},{"flag":"w31.d6"},{"counter":"w31.stars","atLeast":15}]},{"flag":"w31.owned"}]}
    {"any":[{"all":[{"flag":"w31.d1"},{"count":[{"counter":"w31.s3","atLeast":2},{"counter":"w31.s2","atLeast":3},{"counter":"w31.quest","atLeast":8}],"atLeast":2}]},{"flag":"w31.owned"},{"counter":"w31.coins","atLeast":662}]}
    {"all":[{"flag":"w31.d7"},{"count":[{"counter":"w31.s0","atLeast":2},{"counter":"w31.s5","atLeast":2},{"counter":"w31.quest","atLeast":6}],"atLeast":2}]}
    {"all":[{"any":[{"flag":"w32.owned"},{"counter":"w32.coins","atLeast":314}]},{"not":{"flag":"w32.d4"}},{"count":[{"counter":"w32.s0","atLeast":1},{"counter":"w32.s4","atLeast":2},{"counter":"w32.quest","atLeast":8}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w32.d2"},{"flag":"w32.d0"},{"counter":"w32.stars","atLeast":12}]},{"flag":"w32.owned"}]}
    {"any":[{"all":[{"flag":"w32.d7"},{"flag":"w32.d1"},{"counter":"w32.stars","atLeast":11}]},{"flag":"w32.owned"}]}
    {"all":[{"flag":"w32.d4"},{"count":[{"counter":"w32.s6","atLeast":2},{"counter":"w32.s7","atLeast":1},{"counter":"w32.quest","atLeast":4}],"atLeast":2}]}
    {"all":[{"any":[{"flag":"w32.owned"},{"counter":"w32.coins","atLeast":357}]},{"not":{"flag":"w32.d4"}},{"count":[{"counter":"w32.s1","atLeast":3},{"counter":"w32.s7","atLeast":2},{"counter":"w32.quest","atLeast":5}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w32.d0"},{"flag":"w32.d7"},{"counter":"w32.stars","atLeast":10}]},{"flag":"w32.owned"},{"counter":"w32.coins","atLeast":453}]}
    {"any":[{"all":[{"flag":"w32.d0"},{"flag":"w32.d1"},{"counter":"w32.stars","atLeast":9}]},{"flag":"w32.owned"}]}
    {"any":[{"all":[{"flag":"w32.d6"},{"counter":"w32.stars","atLeast":15}]},{"counter":"w32.coins","atLeast":648}]}
    {"any":[{"all":[{"flag":"w32.d1"},{"flag":"w32.d4"},{"counter":"w32.stars","atLeast":12}]},{"flag":"w32.owned"}]}
    {"any":[{"all":[{"flag":"w32.d7"},{"flag":"w32.d0"},{"counter":"w32.stars","atLeast":15}]},{"flag":"w32.owned"},{"counter":"w32.coins","atLeast":804}]}
    {"all":[{"flag":"w32.d5"},{"count":[{"counter":"w32.s0","atLeast":1},{"counter":"w32.s2","atLeast":1},{"counter":"w32.quest","atLeast":6}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w32.d4"},{"count":[{"counter":"w32.s2","atLeast":1},{"counter":"w32.s5","atLeast":1},{"counter":"w32.quest","atLeast":5}],"atLeast":2}]},{"flag":"w32.owned"},{"counter":"w32.coins","atLeast":634}]}
    {"all":[{"flag":"w32.d4"},{"count":[{"counter":"w32.s1","atLeast":2},{"counter":"w32.s2","atLeast":3},{"counter":"w32.quest","atLeast":6}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w32.d0"},{"flag":"w32.d4"},{"counter":"w32.stars","atLeast":12}]},{"flag":"w32.owned"},{"counter":"w32.coins","atLeast":701}]}
    {"any":[{"all":[{"flag":"w32.d5"},{"count":[{"counter":"w32.s6","atLeast":3},{"counter":"w32.s7","atLeast":2},{"counter":"w32.quest","atLeast":4}],"atLeast":2}]},{"flag":"w32.owned"},{"counter":"w32.coins","atLeast":512}]}
    {"any":[{"all":[{"flag":"w32.d0"},{"count":[{"counter":"w32.s7","atLeast":1},{"counter":"w32.s5","atLeast":2},{"counter":"w32.quest","atLeast":1}],"atLeast":2}]},{"flag":"w32.owned"},{"counter":"w32.coins","atLeast":131}]}
    {"any":[{"all":[{"flag":"w32.d3"},{"flag":"w32.d4"},{"counter":"w32.stars","atLeast":15}]},{"flag":"w32.owned"},{"counter":"w32.coins","atLeast":323}]}
    {"all":[{"any":[{"flag":"w32.owned"},{"counter":"w32.coins","atLeast":685}]},{"not":{"flag":"w32.d7"}},{"count":[{"counter":"w32.s3","atLeast":1},{"counter":"w32.s2","atLeast":3},{"counter":"w32.quest","atLeast":5}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w32.d7"},{"flag":"w32.d0"},{"counter":"w32.stars","atLeast":11}]},{"flag":"w32.owned"}]}
    {"any":[{"all":[{"flag":"w32.d1"},{"counter":"w32.stars","atLeast":17}]},{"counter":"w32.coins","atLeast":663}]}
    {"any":[{"all":[{"flag":"w33.d2"},{"count":[{"counter":"w33.s7","atLeast":2},{"counter":"w33.s0","atLeast":1},{"counter":"w33.quest","atLeast":4}],"atLeast":2}]},{"flag":"w33.owned"},{"counter":"w33.coins","atLeast":422}]}
    {"any":[{"all":[{"flag":"w33.d0"},{"count":[{"counter":"w33.s1","atLeast":1},{"counter":"w33.s5","atLeast":2},{"counter":"w33.quest","atLeast":7}],"atLeast":2}]},{"flag":"w33.owned"},{"counter":"w33.coins","atLeast":818}]}
    {"any":[{"all":[{"flag":"w33.d0"},{"count":[{"counter":"w33.s5","atLeast":3},{"counter":"w33.s2","atLeast":3},{"counter":"w33.quest","atLeast":1}],"atLeast":2}]},{"flag":"w33.owned"},{"counter":"w33.coins","atLeast":521}]}
    {"all":[{"flag":"w33.d2"},{"count":[{"counter":"w33.s6","atLeast":1},{"counter":"w33.s3","atLeast":2},{"counter":"w33.quest","atLeast":5}],"atLeast":2}]}
    {"all":[{"any":[{"flag":"w33.owned"},{"counter":"w33.coins","atLeast":567}]},{"not":{"flag":"w33.d3"}},{"count":[{"counter":"w33.s4","atLeast":1},{"counter":"w33.s0","atLeast":3},{"counter":"w33.quest","atLeast":5}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w33.d1"},{"flag":"w33.d4"},{"counter":"w33.stars","atLeast":15}]},{"flag":"w33.owned"}]}
    {"any":[{"all":[{"flag":"w33.d1"},{"flag":"w33.d5"},{"counter":"w33.stars","atLeast":8}]},{"flag":"w33.owned"},{"counter":"w33.coins","atLeast":402}]}
    {"any":[{"all":[{"flag":"w33.d1"},{"flag":"w33.d0"},{"counter":"w33.stars","atLeast":11}]},{"flag":"w33.owned"}]}
    {"any":[{"all":[{"flag":"w33.d5"},{"counter":"w33.stars","atLeast":9}]},{"counter":"w33.coins","atLeast":923}]}
    {"all":[{"flag":"w33.d1"},{"count":[{"counter":"w33.s4","atLeast":3},{"counter":"w33.s2","atLeast":3},{"counter":"w33.quest","atLeast":7}],"atLeast":2}]}
    {"all":[{"flag":"w33.d3"},{"count":[{"counter":"w33.s6","atLeast":3},{"counter":"w33.s0","atLeast":1},{"counter":"w33.quest","atLeast":1}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w33.d7"},{"count":[{"counter":"w33.s4","atLeast":1},{"counter":"w33.s3","atLeast":1},{"counter":"w33.quest","atLeast":7}],"atLeast":2}]},{"flag":"w33.owned"},{"counter":"w33.coins","atLeast":849}]}
    {"any":[{"all":[{"flag":"w33.d4"},{"counter":"w33.stars","atLeast":14}]},{"counter":"w33.coins","atLeast":415}]}
    {"any":[{"all":[{"flag":"w33.d7"},{"flag":"w33.d6"},{"counter":"w33.stars","atLeast":9}]},{"flag":"w33.owned"},{"counter":"w33.coins","atLeast":538}]}
    {"any":[{"all":[{"flag":"w33.d4"},{"count":[{"counter":"w33.s2","atLeast":2},{"counter":"w33.s4","atLeast":2},{"counter":"w33.quest","atLeast":1}],"atLeast":2}]},{"flag":"w33.owned"},{"counter":"w33.coins","atLeast":704}]}
    {"all":[{"any":[{"flag":"w33.owned"},{"counter":"w33.coins","atLeast":201}]},{"not":{"flag":"w33.d0"}},{"count":[{"counter":"w33.s1","atLeast":3},{"counter":"w33.s3","atLeast":1},{"counter":"w33.quest","atLeast":8}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w33.d6"},{"count":[{"counter":"w33.s1","atLeast":3},{"counter":"w33.s2","atLeast":2},{"counter":"w33.quest","atLeast":1}],"atLeast":2}]},{"flag":"w33.owned"},{"counter":"w33.coins","atLeast":560}]}
    {"all":[{"flag":"w33.d1"},{"count":[{"counter":"w33.s4","atLeast":1},{"counter":"w33.s0","atLeast":1},{"counter":"w33.quest","atLeast":6}],"atLeast":2}]}
    {"all":[{"flag":"w33.d7"},{"count":[{"counter":"w33.s2","atLeast":3},{"counter":"w33.s3","atLeast":1},{"counter":"w33.quest","atLeast":1}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w33.d4"},{"flag":"w33.d1"},{"counter":"w33.stars","atLeast":10}]},{"flag":"w33.owned"},{"counter":"w33.coins","atLeast":264}]}
    {"all":[{"any":[{"flag":"w34.owned"},{"counter":"w34.coins","atLeast":872}]},{"not":{"flag":"w34.d6"}},{"count":[{"counter":"w34.s0","atLeast":3},{"counter":"w34.s3","atLeast":3},{"counter":"w34.quest","atLeast":1}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w34.d0"},{"counter":"w34.stars","atLeast":9}]},{"counter":"w34.coins","atLeast":434}]}
    {"all":[{"flag":"w34.d7"},{"count":[{"counter":"w34.s4","atLeast":1},{"counter":"w34.s0","atLeast":1},{"counter":"w34.quest","atLeast":4}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w34.d2"},{"flag":"w34.d6"},{"counter":"w34.stars","atLeast":16}]},{"flag":"w34.owned"},{"counter":"w34.coins","atLeast":279}]}
    {"any":[{"all":[{"flag":"w34.d6"},{"flag":"w34.d2"},{"counter":"w34.stars","atLeast":10}]},{"flag":"w34.owned"},{"counter":"w34.coins","atLeast":694}]}
    {"any":[{"all":[{"flag":"w34.d3"},{"count":[{"counter":"w34.s4","atLeast":3},{"counter":"w34.s6","atLeast":1},{"counter":"w34.quest","atLeast":7}],"atLeast":2}]},{"flag":"w34.owned"},{"counter":"w34.coins","atLeast":916}]}
    {"any":[{"all":[{"flag":"w34.d2"},{"count":[{"counter":"w34.s7","atLeast":2},{"counter":"w34.s2","atLeast":1},{"counter":"w34.quest","atLeast":1}],"atLeast":2}]},{"flag":"w34.owned"},{"counter":"w34.coins","atLeast":675}]}
    {"any":[{"all":[{"flag":"w34.d6"},{"counter":"w34.stars","atLeast":11}]},{"counter":"w34.coins","atLeast":733}]}
    {"all":[{"flag":"w34.d1"},{"count":[{"counter":"w34.s7","atLeast":1},{"counter":"w34.s3","atLeast":1},{"counter":"w34.quest","atLeast":7}],"atLeast":2}]}
    {"all":[{"flag":"w34.d3"},{"count":[{"counter":"w34.s7","atLeast":2},{"counter":"w34.s6","atLeast":1},{"counter":"w34.quest","atLeast":7}],"atLeast":2}]}
    {"all":[{"flag":"w34.d7"},{"count":[{"counter":"w34.s2","atLeast":2},{"counter":"w34.s7","atLeast":1},{"counter":"w34.quest","atLeast":7}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w34.d1"},{"counter":"w34.stars","atLeast":12}]},{"counter":"w34.coins","atLeast":536}]}
    {"any":[{"all":[{"flag":"w34.d3"},{"count":[{"counter":"w34.s2","atLeast":1},{"counter":"w34.s4","atLeast":1},{"counter":"w34.quest","atLeast":4}],"atLeast":2}]},{"flag":"w34.owned"},{"counter":"w34.coins","atLeast":385}]}
    {"any":[{"all":[{"flag":"w34.d7"},{"flag":"w34.d3"},{"counter":"w34.stars","atLeast":12}]},{"flag":"w34.owned"}]}
    {"any":[{"all":[{"flag":"w34.d4"},{"flag":"w34.d7"},{"counter":"w34.stars","atLeast":17}]},{"flag":"w34.owned"}]}
    {"any":[{"all":[{"flag":"w34.d6"},{"flag":"w34.d1"},{"counter":"w34.stars","atLeast":13}]},{"flag":"w34.owned"},{"counter":"w34.coins","atLeast":705}]}
    {"any":[{"all":[{"flag":"w34.d7"},{"flag":"w34.d3"},{"counter":"w34.stars","atLeast":17}]},{"flag":"w34.owned"},{"counter":"w34.coins","atLeast":252}]}
    {"any":[{"all":[{"flag":"w34.d4"},{"flag":"w34.d0"},{"counter":"w34.stars","atLeast":12}]},{"flag":"w34.owned"}]}
    {"all":[{"any":[{"flag":"w34.owned"},{"counter":"w34.coins","atLeast":169}]},{"not":{"flag":"w34.d1"}},{"count":[{"counter":"w34.s6","atLeast":2},{"counter":"w34.s7","atLeast":1},{"counter":"w34.quest","atLeast":1}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w34.d7"},{"counter":"w34.stars","atLeast":11}]},{"counter":"w34.coins","atLeast":854}]}
    {"all":[{"any":[{"flag":"w35.owned"},{"counter":"w35.coins","atLeast":804}]},{"not":{"flag":"w35.d3"}},{"count":[{"counter":"w35.s3","atLeast":1},{"counter":"w35.s2","atLeast":2},{"counter":"w35.quest","atLeast":8}],"atLeast":2}]}
    {"all":[{"any":[{"flag":"w35.owned"},{"counter":"w35.coins","atLeast":130}]},{"not":{"flag":"w35.d7"}},{"count":[{"counter":"w35.s4","atLeast":1},{"counter":"w35.s3","atLeast":3},{"counter":"w35.quest","atLeast":4}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w35.d5"},{"flag":"w35.d4"},{"counter":"w35.stars","atLeast":15}]},{"flag":"w35.owned"},{"counter":"w35.coins","atLeast":890}]}
    {"any":[{"all":[{"flag":"w35.d6"},{"count":[{"counter":"w35.s0","atLeast":3},{"counter":"w35.s4","atLeast":2},{"counter":"w35.quest","atLeast":6}],"atLeast":2}]},{"flag":"w35.owned"},{"counter":"w35.coins","atLeast":323}]}
    {"all":[{"any":[{"flag":"w35.owned"},{"counter":"w35.coins","atLeast":407}]},{"not":{"flag":"w35.d7"}},{"count":[{"counter":"w35.s1","atLeast":3},{"counter":"w35.s4","atLeast":2},{"counter":"w35.quest","atLeast":4}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w35.d4"},{"counter":"w35.stars","atLeast":14}]},{"counter":"w35.coins","atLeast":995}]}
    {"any":[{"all":[{"flag":"w35.d0"},{"flag":"w35.d1"},{"counter":"w35.stars","atLeast":17}]},{"flag":"w35.owned"},{"counter":"w35.coins","atLeast":290}]}
    {"all":[{"any":[{"flag":"w35.owned"},{"counter":"w35.coins","atLeast":322}]},{"not":{"flag":"w35.d2"}},{"count":[{"counter":"w35.s7","atLeast":2},{"counter":"w35.s2","atLeast":3},{"counter":"w35.quest","atLeast":8}],"atLeast":2}]}
    {"all":[{"any":[{"flag":"w35.owned"},{"counter":"w35.coins","atLeast":659}]},{"not":{"flag":"w35.d1"}},{"count":[{"counter":"w35.s0","atLeast":3},{"counter":"w35.s6","atLeast":3},{"counter":"w35.quest","atLeast":7}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w35.d5"},{"flag":"w35.d4"},{"counter":"w35.stars","atLeast":12}]},{"flag":"w35.owned"},{"counter":"w35.coins","atLeast":902}]}
    {"all":[{"flag":"w35.d4"},{"count":[{"counter":"w35.s5","atLeast":3},{"counter":"w35.s6","atLeast":2},{"counter":"w35.quest","atLeast":3}],"atLeast":2}]}
    {"all":[{"any":[{"flag":"w35.owned"},{"counter":"w35.coins","atLeast":658}]},{"not":{"flag":"w35.d5"}},{"count":[{"counter":"w35.s5","atLeast":3},{"counter":"w35.s7","atLeast":2},{"counter":"w35.quest","atLeast":5}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w35.d5"},{"flag":"w35.d6"},{"counter":"w35.stars","atLeast":16}]},{"flag":"w35.owned"}]}
    {"any":[{"all":[{"flag":"w35.d3"},{"flag":"w35.d0"},{"counter":"w35.stars","atLeast":15}]},{"flag":"w35.owned"},{"counter":"w35.coins","atLeast":313}]}
    {"any":[{"all":[{"flag":"w35.d4"},{"counter":"w35.stars","atLeast":15}]},{"counter":"w35.coins","atLeast":450}]}
    {"all":[{"any":[{"flag":"w35.owned"},{"counter":"w35.coins","atLeast":332}]},{"not":{"flag":"w35.d2"}},{"count":[{"counter":"w35.s6","atLeast":1},{"counter":"w35.s7","atLeast":1},{"counter":"w35.quest","atLeast":3}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w35.d6"},{"counter":"w35.stars","atLeast":11}]},{"counter":"w35.coins","atLeast":978}]}
    {"any":[{"all":[{"flag":"w35.d1"},{"flag":"w35.d4"},{"counter":"w35.stars","atLeast":16}]},{"flag":"w35.owned"}]}
    {"any":[{"all":[{"flag":"w35.d6"},{"flag":"w35.d3"},{"counter":"w35.stars","atLeast":11}]},{"flag":"w35.owned"}]}
    {"any":[{"all":[{"flag":"w35.d4"},{"count":[{"counter":"w35.s4","atLeast":2},{"counter":"w35.s3","atLeast":1},{"counter":"w35.quest","atLeast":3}],"atLeast":2}]},{"flag":"w35.owned"},{"counter":"w35.coins","atLeast":749}]}
    {"any":[{"all":[{"flag":"w36.d5"},{"counter":"w36.stars","atLeast":8}]},{"counter":"w36.coins","atLeast":935}]}
    {"all":[{"any":[{"flag":"w36.owned"},{"counter":"w36.coins","atLeast":195}]},{"not":{"flag":"w36.d7"}},{"count":[{"counter":"w36.s4","atLeast":2},{"counter":"w36.s7","atLeast":2},{"counter":"w36.quest","atLeast":7}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w36.d6"},{"flag":"w36.d2"},{"counter":"w36.stars","atLeast":13}]},{"flag":"w36.owned"},{"counter":"w36.coins","atLeast":846}]}
    {"any":[{"all":[{"flag":"w36.d7"},{"flag":"w36.d0"},{"counter":"w36.stars","atLeast":12}]},{"flag":"w36.owned"},{"counter":"w36.coins","atLeast":197}]}
    {"any":[{"all":[{"flag":"w36.d7"},{"flag":"w36.d4"},{"counter":"w36.stars","atLeast":9}]},{"flag":"w36.owned"},{"counter":"w36.coins","atLeast":709}]}
    {"any":[{"all":[{"flag":"w36.d4"},{"counter":"w36.stars","atLeast":16}]},{"counter":"w36.coins","atLeast":966}]}
    {"any":[{"all":[{"flag":"w36.d0"},{"count":[{"counter":"w36.s4","atLeast":2},{"counter":"w36.s2","atLeast":3},{"counter":"w36.quest","atLeast":5}],"atLeast":2}]},{"flag":"w36.owned"},{"counter":"w36.coins","atLeast":252}]}
    {"all":[{"flag":"w36.d6"},{"count":[{"counter":"w36.s6","atLeast":3},{"counter":"w36.s1","atLeast":3},{"counter":"w36.quest","atLeast":7}],"atLeast":2}]}
    {"all":[{"any":[{"flag":"w36.owned"},{"counter":"w36.coins","atLeast":971}]},{"not":{"flag":"w36.d5"}},{"count":[{"counter":"w36.s3","atLeast":2},{"counter":"w36.s0","atLeast":1},{"counter":"w36.quest","atLeast":8}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w36.d0"},{"flag":"w36.d1"},{"counter":"w36.stars","atLeast":17}]},{"flag":"w36.owned"},{"counter":"w36.coins","atLeast":881}]}
    {"all":[{"any":[{"flag":"w36.owned"},{"counter":"w36.coins","atLeast":543}]},{"not":{"flag":"w36.d4"}},{"count":[{"counter":"w36.s2","atLeast":3},{"counter":"w36.s5","atLeast":2},{"counter":"w36.quest","atLeast":5}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w36.d1"},{"flag":"w36.d3"},{"counter":"w36.stars","atLeast":17}]},{"flag":"w36.owned"},{"counter":"w36.coins","atLeast":996}]}
    {"any":[{"all":[{"flag":"w36.d6"},{"flag":"w36.d1"},{"counter":"w36.stars","atLeast":10}]},{"flag":"w36.owned"}]}
    {"all":[{"flag":"w36.d0"},{"count":[{"counter":"w36.s0","atLeast":2},{"counter":"w36.s7","atLeast":2},{"counter":"w36.quest","atLeast":5}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w36.d6"},{"counter":"w36.stars","atLeast":11}]},{"counter":"w36.coins","atLeast":399}]}
    {"all":[{"any":[{"flag":"w36.owned"},{"counter":"w36.coins","atLeast":112}]},{"not":{"flag":"w36.d7"}},{"count":[{"counter":"w36.s6","atLeast":2},{"counter":"w36.s3","atLeast":1},{"counter":"w36.quest","atLeast":5}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w36.d2"},{"flag":"w36.d3"},{"counter":"w36.stars","atLeast":9}]},{"flag":"w36.owned"}]}
    {"all":[{"any":[{"flag":"w36.owned"},{"counter":"w36.coins","atLeast":829}]},{"not":{"flag":"w36.d6"}},{"count":[{"counter":"w36.s6","atLeast":3},{"counter":"w36.s5","atLeast":1},{"counter":"w36.quest","atLeast":7}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w36.d4"},{"flag":"w36.d2"},{"counter":"w36.stars","atLeast":11}]},{"flag":"w36.owned"},{"counter":"w36.coins","atLeast":258}]}
    {"any":[{"all":[{"flag":"w36.d6"},{"flag":"w36.d5"},{"counter":"w36.stars","atLeast":16}]},{"flag":"w36.owned"},{"counter":"w36.coins","atLeast":710}]}
    {"any":[{"all":[{"flag":"w37.d7"},{"flag":"w37.d6"},{"counter":"w37.stars","atLeast":11}]},{"flag":"w37.owned"},{"counter":"w37.coins","atLeast":483}]}
    {"any":[{"all":[{"flag":"w37.d2"},{"counter":"w37.stars","atLeast":12}]},{"counter":"w37.coins","atLeast":831}]}
    {"all":[{"any":[{"flag":"w37.owned"},{"counter":"w37.coins","atLeast":403}]},{"not":{"flag":"w37.d1"}},{"count":[{"counter":"w37.s3","atLeast":3},{"counter":"w37.s7","atLeast":2},{"counter":"w37.quest","atLeast":5}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w37.d0"},{"count":[{"counter":"w37.s1","atLeast":1},{"counter":"w37.s3","atLeast":2},{"counter":"w37.quest","atLeast":8}],"atLeast":2}]},{"flag":"w37.owned"},{"counter":"w37.coins","atLeast":349}]}
    {"any":[{"all":[{"flag":"w37.d5"},{"flag":"w37.d1"},{"counter":"w37.stars","atLeast":10}]},{"flag":"w37.owned"}]}
    {"any":[{"all":[{"flag":"w37.d0"},{"counter":"w37.stars","atLeast":13}]},{"counter":"w37.coins","atLeast":883}]}
    {"any":[{"all":[{"flag":"w37.d6"},{"count":[{"counter":"w37.s2","atLeast":2},{"counter":"w37.s4","atLeast":2},{"counter":"w37.quest","atLeast":8}],"atLeast":2}]},{"flag":"w37.owned"},{"counter":"w37.coins","atLeast":678}]}
    {"all":[{"flag":"w37.d5"},{"count":[{"counter":"w37.s4","atLeast":2},{"counter":"w37.s2","atLeast":1},{"counter":"w37.quest","atLeast":5}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w37.d7"},{"flag":"w37.d3"},{"counter":"w37.stars","atLeast":16}]},{"flag":"w37.owned"},{"counter":"w37.coins","atLeast":724}]}
    {"all":[{"flag":"w37.d4"},{"count":[{"counter":"w37.s2","atLeast":3},{"counter":"w37.s5","atLeast":1},{"counter":"w37.quest","atLeast":7}],"atLeast":2}]}
    {"all":[{"any":[{"flag":"w37.owned"},{"counter":"w37.coins","atLeast":949}]},{"not":{"flag":"w37.d4"}},{"count":[{"counter":"w37.s2","atLeast":1},{"counter":"w37.s6","atLeast":2},{"counter":"w37.quest","atLeast":7}],"atLeast":2}]}
    {"all":[{"flag":"w37.d6"},{"count":[{"counter":"w37.s0","atLeast":2},{"counter":"w37.s4","atLeast":2},{"counter":"w37.quest","atLeast":4}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w37.d3"},{"flag":"w37.d2"},{"counter":"w37.stars","atLeast":10}]},{"flag":"w37.owned"}]}
    {"any":[{"all":[{"flag":"w37.d1"},{"counter":"w37.stars","atLeast":13}]},{"counter":"w37.coins","atLeast":831}]}
    {"all":[{"any":[{"flag":"w37.owned"},{"counter":"w37.coins","atLeast":834}]},{"not":{"flag":"w37.d5"}},{"count":[{"counter":"w37.s1","atLeast":1},{"counter":"w37.s6","atLeast":3},{"counter":"w37.quest","atLeast":3}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w37.d5"},{"flag":"w37.d3"},{"counter":"w37.stars","atLeast":16}]},{"flag":"w37.owned"}]}
    {"all":[{"flag":"w37.d4"},{"count":[{"counter":"w37.s3","atLeast":1},{"counter":"w37.s0","atLeast":1},{"counter":"w37.quest","atLeast":3}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w37.d0"},{"flag":"w37.d2"},{"counter":"w37.stars","atLeast":14}]},{"flag":"w37.owned"},{"counter":"w37.coins","atLeast":963}]}
    {"any":[{"all":[{"flag":"w37.d2"},{"counter":"w37.stars","atLeast":14}]},{"counter":"w37.coins","atLeast":644}]}
    {"all":[{"any":[{"flag":"w37.owned"},{"counter":"w37.coins","atLeast":375}]},{"not":{"flag":"w37.d5"}},{"count":[{"counter":"w37.s0","atLeast":3},{"counter":"w37.s5","atLeast":3},{"counter":"w37.quest","atLeast":6}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w38.d7"},{"flag":"w38.d3"},{"counter":"w38.stars","atLeast":15}]},{"flag":"w38.owned"},{"counter":"w38.coins","atLeast":471}]}
    {"any":[{"all":[{"flag":"w38.d6"},{"flag":"w38.d7"},{"counter":"w38.stars","atLeast":9}]},{"flag":"w38.owned"}]}
    {"any":[{"all":[{"flag":"w38.d6"},{"flag":"w38.d3"},{"counter":"w38.stars","atLeast":13}]},{"flag":"w38.owned"},{"counter":"w38.coins","atLeast":689}]}
    {"all":[{"any":[{"flag":"w38.owned"},{"counter":"w38.coins","atLeast":315}]},{"not":{"flag":"w38.d5"}},{"count":[{"counter":"w38.s6","atLeast":3},{"counter":"w38.s4","atLeast":2},{"counter":"w38.quest","atLeast":2}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w38.d5"},{"counter":"w38.stars","atLeast":17}]},{"counter":"w38.coins","atLeast":273}]}
    {"any":[{"all":[{"flag":"w38.d5"},{"counter":"w38.stars","atLeast":17}]},{"counter":"w38.coins","atLeast":326}]}
    {"any":[{"all":[{"flag":"w38.d1"},{"flag":"w38.d6"},{"counter":"w38.stars","atLeast":12}]},{"flag":"w38.owned"}]}
    {"any":[{"all":[{"flag":"w38.d0"},{"flag":"w38.d7"},{"counter":"w38.stars","atLeast":12}]},{"flag":"w38.owned"},{"counter":"w38.coins","atLeast":907}]}
    {"all":[{"flag":"w38.d6"},{"count":[{"counter":"w38.s5","atLeast":2},{"counter":"w38.s2","atLeast":3},{"counter":"w38.quest","atLeast":3}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w38.d0"},{"flag":"w38.d5"},{"counter":"w38.stars","atLeast":17}]},{"flag":"w38.owned"}]}
    {"all":[{"any":[{"flag":"w38.owned"},{"counter":"w38.coins","atLeast":269}]},{"not":{"flag":"w38.d5"}},{"count":[{"counter":"w38.s7","atLeast":3},{"counter":"w38.s5","atLeast":3},{"counter":"w38.quest","atLeast":5}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w38.d4"},{"counter":"w38.stars","atLeast":10}]},{"counter":"w38.coins","atLeast":530}]}
    {"any":[{"all":[{"flag":"w38.d0"},{"flag":"w38.d1"},{"counter":"w38.stars","atLeast":14}]},{"flag":"w38.owned"}]}
    {"any":[{"all":[{"flag":"w38.d6"},{"flag":"w38.d3"},{"counter":"w38.stars","atLeast":11}]},{"flag":"w38.owned"},{"counter":"w38.coins","atLeast":452}]}
    {"any":[{"all":[{"flag":"w38.d1"},{"flag":"w38.d2"},{"counter":"w38.stars","atLeast":13}]},{"flag":"w38.owned"},{"counter":"w38.coins","atLeast":537}]}
    {"any":[{"all":[{"flag":"w38.d1"},{"counter":"w38.stars","atLeast":15}]},{"counter":"w38.coins","atLeast":158}]}
    {"any":[{"all":[{"flag":"w38.d5"},{"count":[{"counter":"w38.s1","atLeast":1},{"counter":"w38.s0","atLeast":2},{"counter":"w38.quest","atLeast":1}],"atLeast":2}]},{"flag":"w38.owned"},{"counter":"w38.coins","atLeast":539}]}
    {"any":[{"all":[{"flag":"w38.d3"},{"flag":"w38.d5"},{"counter":"w38.stars","atLeast":17}]},{"flag":"w38.owned"},{"counter":"w38.coins","atLeast":867}]}
    {"any":[{"all":[{"flag":"w38.d3"},{"count":[{"counter":"w38.s7","atLeast":3},{"counter":"w38.s2","atLeast":3},{"counter":"w38.quest","atLeast":7}],"atLeast":2}]},{"flag":"w38.owned"},{"counter":"w38.coins","atLeast":663}]}
    {"all":[{"flag":"w38.d3"},{"count":[{"counter":"w38.s4","atLeast":1},{"counter":"w38.s3","atLeast":2},{"counter":"w38.quest","atLeast":8}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w39.d2"},{"flag":"w39.d7"},{"counter":"w39.stars","atLeast":10}]},{"flag":"w39.owned"},{"counter":"w39.coins","atLeast":141}]}
    {"all":[{"flag":"w39.d6"},{"count":[{"counter":"w39.s6","atLeast":2},{"counter":"w39.s7","atLeast":1},{"counter":"w39.quest","atLeast":1}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w39.d1"},{"count":[{"counter":"w39.s1","atLeast":3},{"counter":"w39.s4","atLeast":3},{"counter":"w39.quest","atLeast":1}],"atLeast":2}]},{"flag":"w39.owned"},{"counter":"w39.coins","atLeast":107}]}
    {"any":[{"all":[{"flag":"w39.d3"},{"counter":"w39.stars","atLeast":9}]},{"counter":"w39.coins","atLeast":882}]}
    {"any":[{"all":[{"flag":"w39.d1"},{"count":[{"counter":"w39.s6","atLeast":1},{"counter":"w39.s7","atLeast":3},{"counter":"w39.quest","atLeast":4}],"atLeast":2}]},{"flag":"w39.owned"},{"counter":"w39.coins","atLeast":982}]}
    {"any":[{"all":[{"flag":"w39.d1"},{"counter":"w39.stars","atLeast":12}]},{"counter":"w39.coins","atLeast":700}]}
    {"any":[{"all":[{"flag":"w39.d3"},{"flag":"w39.d1"},{"counter":"w39.stars","atLeast":16}]},{"flag":"w39.owned"},{"counter":"w39.coins","atLeast":811}]}
    {"any":[{"all":[{"flag":"w39.d6"},{"flag":"w39.d0"},{"counter":"w39.stars","atLeast":14}]},{"flag":"w39.owned"},{"counter":"w39.coins","atLeast":531}]}
    {"any":[{"all":[{"flag":"w39.d3"},{"flag":"w39.d5"},{"counter":"w39.stars","atLeast":13}]},{"flag":"w39.owned"}]}
    {"all":[{"flag":"w39.d2"},{"count":[{"counter":"w39.s4","atLeast":1},{"counter":"w39.s2","atLeast":2},{"counter":"w39.quest","atLeast":5}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w39.d7"},{"count":[{"counter":"w39.s0","atLeast":2},{"counter":"w39.s1","atLeast":2},{"counter":"w39.quest","atLeast":7}],"atLeast":2}]},{"flag":"w39.owned"},{"counter":"w39.coins","atLeast":313}]}
    {"any":[{"all":[{"flag":"w39.d2"},{"counter":"w39.stars","atLeast":8}]},{"counter":"w39.coins","atLeast":103}]}
    {"any":[{"all":[{"flag":"w39.d0"},{"count":[{"counter":"w39.s5","atLeast":2},{"counter":"w39.s7","atLeast":2},{"counter":"w39.quest","atLeast":5}],"atLeast":2}]},{"flag":"w39.owned"},{"counter":"w39.coins","atLeast":481}]}
    {"any":[{"all":[{"flag":"w39.d5"},{"flag":"w39.d6"},{"counter":"w39.stars","atLeast":10}]},{"flag":"w39.owned"}]}
    {"any":[{"all":[{"flag":"w39.d3"},{"counter":"w39.stars","atLeast":15}]},{"counter":"w39.coins","atLeast":740}]}
    {"any":[{"all":[{"flag":"w39.d0"},{"flag":"w39.d4"},{"counter":"w39.stars","atLeast":11}]},{"flag":"w39.owned"}]}
    {"all":[{"flag":"w39.d1"},{"count":[{"counter":"w39.s1","atLeast":2},{"counter":"w39.s7","atLeast":2},{"counter":"w39.quest","atLeast":4}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w39.d4"},{"counter":"w39.stars","atLeast":8}]},{"counter":"w39.coins","atLeast":503}]}
    {"any":[{"all":[{"flag":"w39.d1"},{"flag":"w39.d6"},{"counter":"w39.stars","atLeast":15}]},{"flag":"w39.owned"}]}
    {"any":[{"all":[{"flag":"w39.d3"},{"counter":"w39.stars","atLeast":9}]},{"counter":"w39.coins","atLeast":170}]}
    {"any":[{"all":[{"flag":"w40.d3"},{"flag":"w40.d5"},{"counter":"w40.stars","atLeast":10}]},{"flag":"w40.owned"},{"counter":"w40.coins","atLeast":280}]}
    {"all":[{"flag":"w40.d3"},{"count":[{"counter":"w40.s3","atLeast":3},{"counter":"w40.s7","atLeast":1},{"counter":"w40.quest","atLeast":6}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w40.d4"},{"count":[{"counter":"w40.s7","atLeast":2},{"counter":"w40.s4","atLeast":2},{"counter":"w40.quest","atLeast":2}],"atLeast":2}]},{"flag":"w40.owned"},{"counter":"w40.coins","atLeast":839}]}
    {"any":[{"all":[{"flag":"w40.d2"},{"flag":"w40.d3"},{"counter":"w40.stars","atLeast":17}]},{"flag":"w40.owned"},{"counter":"w40.coins","atLeast":393}]}
    {"any":[{"all":[{"flag":"w40.d4"},{"flag":"w40.d0"},{"counter":"w40.stars","atLeast":8}]},{"flag":"w40.owned"},{"counter":"w40.coins","atLeast":839}]}
    {"all":[{"any":[{"flag":"w40.owned"},{"counter":"w40.coins","atLeast":823}]},{"not":{"flag":"w40.d4"}},{"count":[{"counter":"w40.s7","atLeast":3},{"counter":"w40.s2","atLeast":2},{"counter":"w40.quest","atLeast":6}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w40.d7"},{"flag":"w40.d0"},{"counter":"w40.stars","atLeast":12}]},{"flag":"w40.owned"}]}
    {"any":[{"all":[{"flag":"w40.d1"},{"flag":"w40.d3"},{"counter":"w40.stars","atLeast":9}]},{"flag":"w40.owned"},{"counter":"w40.coins","atLeast":723}]}
    {"any":[{"all":[{"flag":"w40.d5"},{"count":[{"counter":"w40.s1","atLeast":3},{"counter":"w40.s7","atLeast":3},{"counter":"w40.quest","atLeast":5}],"atLeast":2}]},{"flag":"w40.owned"},{"counter":"w40.coins","atLeast":848}]}
    {"any":[{"all":[{"flag":"w40.d1"},{"counter":"w40.stars","atLeast":8}]},{"counter":"w40.coins","atLeast":749}]}
    {"any":[{"all":[{"flag":"w40.d2"},{"count":[{"counter":"w40.s5","atLeast":1},{"counter":"w40.s0","atLeast":3},{"counter":"w40.quest","atLeast":4}],"atLeast":2}]},{"flag":"w40.owned"},{"counter":"w40.coins","atLeast":968}]}
    {"any":[{"all":[{"flag":"w40.d2"},{"flag":"w40.d0"},{"counter":"w40.stars","atLeast":9}]},{"flag":"w40.owned"}]}
    {"all":[{"any":[{"flag":"w40.owned"},{"counter":"w40.coins","atLeast":903}]},{"not":{"flag":"w40.d2"}},{"count":[{"counter":"w40.s3","atLeast":1},{"counter":"w40.s1","atLeast":1},{"counter":"w40.quest","atLeast":8}],"atLeast":2}]}
    {"all":[{"flag":"w40.d4"},{"count":[{"counter":"w40.s4","atLeast":1},{"counter":"w40.s2","atLeast":2},{"counter":"w40.quest","atLeast":8}],"atLeast":2}]}
    {"all":[{"any":[{"flag":"w40.owned"},{"counter":"w40.coins","atLeast":481}]},{"not":{"flag":"w40.d3"}},{"count":[{"counter":"w40.s7","atLeast":2},{"counter":"w40.s6","atLeast":3},{"counter":"w40.quest","atLeast":4}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w40.d3"},{"counter":"w40.stars","atLeast":12}]},{"counter":"w40.coins","atLeast":185}]}
    {"all":[{"flag":"w40.d3"},{"count":[{"counter":"w40.s6","atLeast":2},{"counter":"w40.s4","atLeast":3},{"counter":"w40.quest","atLeast":8}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w40.d6"},{"count":[{"counter":"w40.s3","atLeast":3},{"counter":"w40.s1","atLeast":3},{"counter":"w40.quest","atLeast":6}],"atLeast":2}]},{"flag":"w40.owned"},{"counter":"w40.coins","atLeast":878}]}
    {"any":[{"all":[{"flag":"w40.d2"},{"counter":"w40.stars","atLeast":15}]},{"counter":"w40.coins","atLeast":267}]}
    {"any":[{"all":[{"flag":"w40.d3"},{"flag":"w40.d7"},{"counter":"w40.stars","atLeast":8}]},{"flag":"w40.owned"},{"counter":"w40.coins","atLeast":590}]}
    {"all":[{"any":[{"flag":"w41.owned"},{"counter":"w41.coins","atLeast":731}]},{"not":{"flag":"w41.d2"}},{"count":[{"counter":"w41.s1","atLeast":3},{"counter":"w41.s0","atLeast":1},{"counter":"w41.quest","atLeast":3}],"atLeast":2}]}
    {"all":[{"flag":"w41.d3"},{"count":[{"counter":"w41.s1","atLeast":2},{"counter":"w41.s2","atLeast":1},{"counter":"w41.quest","atLeast":6}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w41.d0"},{"count":[{"counter":"w41.s3","atLeast":2},{"counter":"w41.s6","atLeast":1},{"counter":"w41.quest","atLeast":6}],"atLeast":2}]},{"flag":"w41.owned"},{"counter":"w41.coins","atLeast":635}]}
    {"any":[{"all":[{"flag":"w41.d3"},{"flag":"w41.d6"},{"counter":"w41.stars","atLeast":17}]},{"flag":"w41.owned"}]}
    {"all":[{"any":[{"flag":"w41.owned"},{"counter":"w41.coins","atLeast":501}]},{"not":{"flag":"w41.d5"}},{"count":[{"counter":"w41.s0","atLeast":2},{"counter":"w41.s4","atLeast":2},{"counter":"w41.quest","atLeast":1}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w41.d3"},{"counter":"w41.stars","atLeast":9}]},{"counter":"w41.coins","atLeast":847}]}
    {"all":[{"flag":"w41.d5"},{"count":[{"counter":"w41.s5","atLeast":2},{"counter":"w41.s6","atLeast":3},{"counter":"w41.quest","atLeast":6}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w41.d7"},{"flag":"w41.d3"},{"counter":"w41.stars","atLeast":14}]},{"flag":"w41.owned"},{"counter":"w41.coins","atLeast":193}]}
    {"any":[{"all":[{"flag":"w41.d5"},{"count":[{"counter":"w41.s0","atLeast":1},{"counter":"w41.s1","atLeast":1},{"counter":"w41.quest","atLeast":4}],"atLeast":2}]},{"flag":"w41.owned"},{"counter":"w41.coins","atLeast":859}]}
    {"any":[{"all":[{"flag":"w41.d3"},{"flag":"w41.d7"},{"counter":"w41.stars","atLeast":16}]},{"flag":"w41.owned"},{"counter":"w41.coins","atLeast":765}]}
    {"any":[{"all":[{"flag":"w41.d2"},{"flag":"w41.d4"},{"counter":"w41.stars","atLeast":13}]},{"flag":"w41.owned"},{"counter":"w41.coins","atLeast":272}]}
    {"any":[{"all":[{"flag":"w41.d0"},{"counter":"w41.stars","atLeast":13}]},{"counter":"w41.coins","atLeast":700}]}
    {"any":[{"all":[{"flag":"w41.d5"},{"count":[{"counter":"w41.s7","atLeast":1},{"counter":"w41.s6","atLeast":1},{"counter":"w41.quest","atLeast":8}],"atLeast":2}]},{"flag":"w41.owned"},{"counter":"w41.coins","atLeast":976}]}
    {"any":[{"all":[{"flag":"w41.d6"},{"count":[{"counter":"w41.s6","atLeast":3},{"counter":"w41.s4","atLeast":3},{"counter":"w41.quest","atLeast":6}],"atLeast":2}]},{"flag":"w41.owned"},{"counter":"w41.coins","atLeast":827}]}
    {"any":[{"all":[{"flag":"w41.d4"},{"flag":"w41.d1"},{"counter":"w41.stars","atLeast":8}]},{"flag":"w41.owned"},{"counter":"w41.coins","atLeast":987}]}
    {"any":[{"all":[{"flag":"w41.d6"},{"count":[{"counter":"w41.s2","atLeast":2},{"counter":"w41.s6","atLeast":2},{"counter":"w41.quest","atLeast":3}],"atLeast":2}]},{"flag":"w41.owned"},{"counter":"w41.coins","atLeast":354}]}
    {"any":[{"all":[{"flag":"w41.d1"},{"counter":"w41.stars","atLeast":16}]},{"counter":"w41.coins","atLeast":211}]}
    {"all":[{"flag":"w41.d7"},{"count":[{"counter":"w41.s3","atLeast":3},{"counter":"w41.s7","atLeast":1},{"counter":"w41.quest","atLeast":1}],"atLeast":2}]}
    {"all":[{"any":[{"flag":"w41.owned"},{"counter":"w41.coins","atLeast":415}]},{"not":{"flag":"w41.d0"}},{"count":[{"counter":"w41.s7","atLeast":3},{"counter":"w41.s1","atLeast":3},{"counter":"w41.quest","atLeast":1}],"atLeast":2}]}
    {"all":[{"any":[{"flag":"w41.owned"},{"counter":"w41.coins","atLeast":187}]},{"not":{"flag":"w41.d4"}},{"count":[{"counter":"w41.s5","atLeast":1},{"counter":"w41.s4","atLeast":3},{"counter":"w41.quest","atLeast":2}],"atLeast":2}]}
    {"all":[{"any":[{"flag":"w42.owned"},{"counter":"w42.coins","atLeast":283}]},{"not":{"flag":"w42.d1"}},{"count":[{"counter":"w42.s1","atLeast":3},{"counter":"w42.s4","atLeast":1},{"counter":"w42.quest","atLeast":6}],"atLeast":2}]}
    {"all":[{"any":[{"flag":"w42.owned"},{"counter":"w42.coins","atLeast":402}]},{"not":{"flag":"w42.d4"}},{"count":[{"counter":"w42.s7","atLeast":1},{"counter":"w42.s4","atLeast":1},{"counter":"w42.quest","atLeast":6}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w42.d1"},{"flag":"w42.d5"},{"counter":"w42.stars","atLeast":12}]},{"flag":"w42.owned"}]}
    {"any":[{"all":[{"flag":"w42.d0"},{"flag":"w42.d1"},{"counter":"w42.stars","atLeast":10}]},{"flag":"w42.owned"}]}
    {"any":[{"all":[{"flag":"w42.d6"},{"flag":"w42.d1"},{"counter":"w42.stars","atLeast":17}]},{"flag":"w42.owned"},{"counter":"w42.coins","atLeast":881}]}
    {"all":[{"any":[{"flag":"w42.owned"},{"counter":"w42.coins","atLeast":491}]},{"not":{"flag":"w42.d7"}},{"count":[{"counter":"w42.s6","atLeast":2},{"counter":"w42.s2","atLeast":2},{"counter":"w42.quest","atLeast":5}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w42.d0"},{"flag":"w42.d1"},{"counter":"w42.stars","atLeast":8}]},{"flag":"w42.owned"},{"counter":"w42.coins","atLeast":517}]}
    {"all":[{"any":[{"flag":"w42.owned"},{"counter":"w42.coins","atLeast":955}]},{"not":{"flag":"w42.d7"}},{"count":[{"counter":"w42.s6","atLeast":1},{"counter":"w42.s2","atLeast":2},{"counter":"w42.quest","atLeast":6}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w42.d5"},{"counter":"w42.stars","atLeast":17}]},{"counter":"w42.coins","atLeast":650}]}
    {"any":[{"all":[{"flag":"w42.d6"},{"count":[{"counter":"w42.s3","atLeast":1},{"counter":"w42.s7","atLeast":3},{"counter":"w42.quest","atLeast":6}],"atLeast":2}]},{"flag":"w42.owned"},{"counter":"w42.coins","atLeast":468}]}
    {"any":[{"all":[{"flag":"w42.d7"},{"flag":"w42.d6"},{"counter":"w42.stars","atLeast":15}]},{"flag":"w42.owned"},{"counter":"w42.coins","atLeast":951}]}
    {"any":[{"all":[{"flag":"w42.d6"},{"flag":"w42.d1"},{"counter":"w42.stars","atLeast":14}]},{"flag":"w42.owned"},{"counter":"w42.coins","atLeast":555}]}
    {"any":[{"all":[{"flag":"w42.d0"},{"counter":"w42.stars","atLeast":10}]},{"counter":"w42.coins","atLeast":760}]}
    {"all":[{"any":[{"flag":"w42.owned"},{"counter":"w42.coins","atLeast":864}]},{"not":{"flag":"w42.d7"}},{"count":[{"counter":"w42.s6","atLeast":3},{"counter":"w42.s1","atLeast":2},{"counter":"w42.quest","atLeast":6}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w42.d5"},{"flag":"w42.d6"},{"counter":"w42.stars","atLeast":16}]},{"flag":"w42.owned"},{"counter":"w42.coins","atLeast":977}]}
    {"all":[{"any":[{"flag":"w42.owned"},{"counter":"w42.coins","atLeast":714}]},{"not":{"flag":"w42.d4"}},{"count":[{"counter":"w42.s1","atLeast":1},{"counter":"w42.s0","atLeast":1},{"counter":"w42.quest","atLeast":7}],"atLeast":2}]}
    {"all":[{"flag":"w42.d0"},{"count":[{"counter":"w42.s3","atLeast":1},{"counter":"w42.s4","atLeast":2},{"counter":"w42.quest","atLeast":1}],"atLeast":2}]}
    {"all":[{"flag":"w42.d1"},{"count":[{"counter":"w42.s0","atLeast":1},{"counter":"w42.s3","atLeast":1},{"counter":"w42.quest","atLeast":8}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w42.d0"},{"flag":"w42.d5"},{"counter":"w42.stars","atLeast":10}]},{"flag":"w42.owned"}]}
    {"any":[{"all":[{"flag":"w42.d7"},{"flag":"w42.d0"},{"counter":"w42.stars","atLeast":9}]},{"flag":"w42.owned"},{"counter":"w42.coins","atLeast":943}]}
    {"any":[{"all":[{"flag":"w43.d7"},{"flag":"w43.d5"},{"counter":"w43.stars","atLeast":13}]},{"flag":"w43.owned"},{"counter":"w43.coins","atLeast":508}]}
    {"any":[{"all":[{"flag":"w43.d0"},{"count":[{"counter":"w43.s1","atLeast":1},{"counter":"w43.s0","atLeast":3},{"counter":"w43.quest","atLeast":4}],"atLeast":2}]},{"flag":"w43.owned"},{"counter":"w43.coins","atLeast":689}]}
    {"all":[{"flag":"w43.d7"},{"count":[{"counter":"w43.s2","atLeast":2},{"counter":"w43.s7","atLeast":3},{"counter":"w43.quest","atLeast":5}],"atLeast":2}]}
    {"all":[{"flag":"w43.d3"},{"count":[{"counter":"w43.s7","atLeast":2},{"counter":"w43.s6","atLeast":3},{"counter":"w43.quest","atLeast":7}],"atLeast":2}]}
    {"all":[{"any":[{"flag":"w43.owned"},{"counter":"w43.coins","atLeast":467}]},{"not":{"flag":"w43.d5"}},{"count":[{"counter":"w43.s3","atLeast":2},{"counter":"w43.s0","atLeast":2},{"counter":"w43.quest","atLeast":6}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w43.d2"},{"flag":"w43.d6"},{"counter":"w43.stars","atLeast":17}]},{"flag":"w43.owned"}]}
    {"all":[{"any":[{"flag":"w43.owned"},{"counter":"w43.coins","atLeast":394}]},{"not":{"flag":"w43.d1"}},{"count":[{"counter":"w43.s1","atLeast":2},{"counter":"w43.s7","atLeast":1},{"counter":"w43.quest","atLeast":4}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w43.d4"},{"counter":"w43.stars","atLeast":10}]},{"counter":"w43.coins","atLeast":582}]}
    {"all":[{"any":[{"flag":"w43.owned"},{"counter":"w43.coins","atLeast":208}]},{"not":{"flag":"w43.d3"}},{"count":[{"counter":"w43.s7","atLeast":2},{"counter":"w43.s3","atLeast":3},{"counter":"w43.quest","atLeast":7}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w43.d1"},{"flag":"w43.d2"},{"counter":"w43.stars","atLeast":14}]},{"flag":"w43.owned"}]}
    {"all":[{"any":[{"flag":"w43.owned"},{"counter":"w43.coins","atLeast":746}]},{"not":{"flag":"w43.d7"}},{"count":[{"counter":"w43.s5","atLeast":1},{"counter":"w43.s2","atLeast":2},{"counter":"w43.quest","atLeast":4}],"atLeast":2}]}
    {"all":[{"any":[{"flag":"w43.owned"},{"counter":"w43.coins","atLeast":116}]},{"not":{"flag":"w43.d5"}},{"count":[{"counter":"w43.s0","atLeast":1},{"counter":"w43.s6","atLeast":2},{"counter":"w43.quest","atLeast":3}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w43.d4"},{"counter":"w43.stars","atLeast":10}]},{"counter":"w43.coins","atLeast":116}]}
    {"any":[{"all":[{"flag":"w43.d4"},{"count":[{"counter":"w43.s0","atLeast":2},{"counter":"w43.s1","atLeast":1},{"counter":"w43.quest","atLeast":7}],"atLeast":2}]},{"flag":"w43.owned"},{"counter":"w43.coins","atLeast":153}]}
    {"any":[{"all":[{"flag":"w43.d3"},{"count":[{"counter":"w43.s1","atLeast":2},{"counter":"w43.s3","atLeast":1},{"counter":"w43.quest","atLeast":3}],"atLeast":2}]},{"flag":"w43.owned"},{"counter":"w43.coins","atLeast":258}]}
    {"all":[{"flag":"w43.d7"},{"count":[{"counter":"w43.s2","atLeast":3},{"counter":"w43.s3","atLeast":1},{"counter":"w43.quest","atLeast":2}],"atLeast":2}]}
    {"all":[{"any":[{"flag":"w43.owned"},{"counter":"w43.coins","atLeast":289}]},{"not":{"flag":"w43.d6"}},{"count":[{"counter":"w43.s0","atLeast":2},{"counter":"w43.s1","atLeast":2},{"counter":"w43.quest","atLeast":6}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w43.d1"},{"flag":"w43.d6"},{"counter":"w43.stars","atLeast":16}]},{"flag":"w43.owned"}]}
    {"any":[{"all":[{"flag":"w43.d4"},{"flag":"w43.d2"},{"counter":"w43.stars","atLeast":12}]},{"flag":"w43.owned"},{"counter":"w43.coins","atLeast":284}]}
    {"all":[{"flag":"w43.d4"},{"count":[{"counter":"w43.s5","atLeast":1},{"counter":"w43.s2","atLeast":1},{"counter":"w43.quest","atLeast":7}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w44.d7"},{"counter":"w44.stars","atLeast":13}]},{"counter":"w44.coins","atLeast":891}]}
    {"all":[{"any":[{"flag":"w44.owned"},{"counter":"w44.coins","atLeast":707}]},{"not":{"flag":"w44.d5"}},{"count":[{"counter":"w44.s3","atLeast":3},{"counter":"w44.s1","atLeast":2},{"counter":"w44.quest","atLeast":2}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w44.d7"},{"flag":"w44.d4"},{"counter":"w44.stars","atLeast":17}]},{"flag":"w44.owned"},{"counter":"w44.coins","atLeast":768}]}
    {"any":[{"all":[{"flag":"w44.d3"},{"flag":"w44.d7"},{"counter":"w44.stars","atLeast":16}]},{"flag":"w44.owned"},{"counter":"w44.coins","atLeast":192}]}
    {"any":[{"all":[{"flag":"w44.d0"},{"flag":"w44.d5"},{"counter":"w44.stars","atLeast":15}]},{"flag":"w44.owned"}]}
    {"any":[{"all":[{"flag":"w44.d5"},{"flag":"w44.d3"},{"counter":"w44.stars","atLeast":17}]},{"flag":"w44.owned"}]}
    {"any":[{"all":[{"flag":"w44.d3"},{"counter":"w44.stars","atLeast":15}]},{"counter":"w44.coins","atLeast":343}]}
    {"any":[{"all":[{"flag":"w44.d7"},{"counter":"w44.stars","atLeast":10}]},{"counter":"w44.coins","atLeast":364}]}
    {"any":[{"all":[{"flag":"w44.d1"},{"counter":"w44.stars","atLeast":15}]},{"counter":"w44.coins","atLeast":623}]}
    {"any":[{"all":[{"flag":"w44.d3"},{"counter":"w44.stars","atLeast":10}]},{"counter":"w44.coins","atLeast":161}]}
    {"any":[{"all":[{"flag":"w44.d6"},{"flag":"w44.d2"},{"counter":"w44.stars","atLeast":13}]},{"flag":"w44.owned"}]}
    {"any":[{"all":[{"flag":"w44.d5"},{"count":[{"counter":"w44.s3","atLeast":1},{"counter":"w44.s2","atLeast":2},{"counter":"w44.quest","atLeast":4}],"atLeast":2}]},{"flag":"w44.owned"},{"counter":"w44.coins","atLeast":891}]}
    {"any":[{"all":[{"flag":"w44.d1"},{"flag":"w44.d3"},{"counter":"w44.stars","atLeast":12}]},{"flag":"w44.owned"}]}
    {"any":[{"all":[{"flag":"w44.d4"},{"count":[{"counter":"w44.s6","atLeast":1},{"counter":"w44.s7","atLeast":1},{"counter":"w44.quest","atLeast":5}],"atLeast":2}]},{"flag":"w44.owned"},{"counter":"w44.coins","atLeast":574}]}
    {"any":[{"all":[{"flag":"w44.d4"},{"counter":"w44.stars","atLeast":15}]},{"counter":"w44.coins","atLeast":733}]}
    {"any":[{"all":[{"flag":"w44.d0"},{"flag":"w44.d6"},{"counter":"w44.stars","atLeast":14}]},{"flag":"w44.owned"},{"counter":"w44.coins","atLeast":426}]}
    {"all":[{"any":[{"flag":"w44.owned"},{"counter":"w44.coins","atLeast":653}]},{"not":{"flag":"w44.d4"}},{"count":[{"counter":"w44.s4","atLeast":3},{"counter":"w44.s5","atLeast":3},{"counter":"w44.quest","atLeast":7}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w44.d5"},{"flag":"w44.d3"},{"counter":"w44.stars","atLeast":9}]},{"flag":"w44.owned"}]}
    {"any":[{"all":[{"flag":"w44.d4"},{"count":[{"counter":"w44.s5","atLeast":2},{"counter":"w44.s3","atLeast":2},{"counter":"w44.quest","atLeast":1}],"atLeast":2}]},{"flag":"w44.owned"},{"counter":"w44.coins","atLeast":116}]}
    {"any":[{"all":[{"flag":"w44.d1"},{"flag":"w44.d0"},{"counter":"w44.stars","atLeast":8}]},{"flag":"w44.owned"}]}
    {"all":[{"any":[{"flag":"w45.owned"},{"counter":"w45.coins","atLeast":897}]},{"not":{"flag":"w45.d7"}},{"count":[{"counter":"w45.s2","atLeast":3},{"counter":"w45.s6","atLeast":1},{"counter":"w45.quest","atLeast":5}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w45.d6"},{"count":[{"counter":"w45.s7","atLeast":2},{"counter":"w45.s4","atLeast":2},{"counter":"w45.quest","atLeast":3}],"atLeast":2}]},{"flag":"w45.owned"},{"counter":"w45.coins","atLeast":741}]}
    {"any":[{"all":[{"flag":"w45.d4"},{"count":[{"counter":"w45.s3","atLeast":3},{"counter":"w45.s7","atLeast":1},{"counter":"w45.quest","atLeast":8}],"atLeast":2}]},{"flag":"w45.owned"},{"counter":"w45.coins","atLeast":401}]}
    {"all":[{"flag":"w45.d6"},{"count":[{"counter":"w45.s0","atLeast":3},{"counter":"w45.s1","atLeast":2},{"counter":"w45.quest","atLeast":6}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w45.d3"},{"flag":"w45.d6"},{"counter":"w45.stars","atLeast":17}]},{"flag":"w45.owned"}]}
    {"all":[{"any":[{"flag":"w45.owned"},{"counter":"w45.coins","atLeast":754}]},{"not":{"flag":"w45.d4"}},{"count":[{"counter":"w45.s0","atLeast":2},{"counter":"w45.s6","atLeast":1},{"counter":"w45.quest","atLeast":5}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w45.d3"},{"count":[{"counter":"w45.s6","atLeast":1},{"counter":"w45.s4","atLeast":2},{"counter":"w45.quest","atLeast":6}],"atLeast":2}]},{"flag":"w45.owned"},{"counter":"w45.coins","atLeast":135}]}
    {"any":[{"all":[{"flag":"w45.d3"},{"counter":"w45.stars","atLeast":10}]},{"counter":"w45.coins","atLeast":295}]}
    {"any":[{"all":[{"flag":"w45.d2"},{"flag":"w45.d7"},{"counter":"w45.stars","atLeast":12}]},{"flag":"w45.owned"},{"counter":"w45.coins","atLeast":255}]}
    {"any":[{"all":[{"flag":"w45.d5"},{"counter":"w45.stars","atLeast":10}]},{"counter":"w45.coins","atLeast":953}]}
    {"all":[{"flag":"w45.d0"},{"count":[{"counter":"w45.s2","atLeast":2},{"counter":"w45.s7","atLeast":1},{"counter":"w45.quest","atLeast":5}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w45.d4"},{"flag":"w45.d6"},{"counter":"w45.stars","atLeast":17}]},{"flag":"w45.owned"}]}
    {"all":[{"any":[{"flag":"w45.owned"},{"counter":"w45.coins","atLeast":315}]},{"not":{"flag":"w45.d1"}},{"count":[{"counter":"w45.s1","atLeast":1},{"counter":"w45.s2","atLeast":1},{"counter":"w45.quest","atLeast":3}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w45.d4"},{"counter":"w45.stars","atLeast":8}]},{"counter":"w45.coins","atLeast":270}]}
    {"any":[{"all":[{"flag":"w45.d7"},{"counter":"w45.stars","atLeast":13}]},{"counter":"w45.coins","atLeast":192}]}
    {"any":[{"all":[{"flag":"w45.d4"},{"count":[{"counter":"w45.s7","atLeast":3},{"counter":"w45.s6","atLeast":2},{"counter":"w45.quest","atLeast":2}],"atLeast":2}]},{"flag":"w45.owned"},{"counter":"w45.coins","atLeast":958}]}
    {"any":[{"all":[{"flag":"w45.d2"},{"flag":"w45.d5"},{"counter":"w45.stars","atLeast":16}]},{"flag":"w45.owned"},{"counter":"w45.coins","atLeast":292}]}
    {"all":[{"any":[{"flag":"w45.owned"},{"counter":"w45.coins","atLeast":633}]},{"not":{"flag":"w45.d4"}},{"count":[{"counter":"w45.s1","atLeast":3},{"counter":"w45.s0","atLeast":2},{"counter":"w45.quest","atLeast":1}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w45.d2"},{"count":[{"counter":"w45.s6","atLeast":2},{"counter":"w45.s1","atLeast":2},{"counter":"w45.quest","atLeast":3}],"atLeast":2}]},{"flag":"w45.owned"},{"counter":"w45.coins","atLeast":850}]}
    {"any":[{"all":[{"flag":"w45.d0"},{"flag":"w45.d4"},{"counter":"w45.stars","atLeast":13}]},{"flag":"w45.owned"},{"counter":"w45.coins","atLeast":133}]}
    {"all":[{"flag":"w46.d1"},{"count":[{"counter":"w46.s7","atLeast":2},{"counter":"w46.s3","atLeast":2},{"counter":"w46.quest","atLeast":2}],"atLeast":2}]}
    {"all":[{"flag":"w46.d1"},{"count":[{"counter":"w46.s5","atLeast":3},{"counter":"w46.s3","atLeast":1},{"counter":"w46.quest","atLeast":2}],"atLeast":2}]}
    {"all":[{"flag":"w46.d1"},{"count":[{"counter":"w46.s0","atLeast":1},{"counter":"w46.s5","atLeast":1},{"counter":"w46.quest","atLeast":6}],"atLeast":2}]}
    {"all":[{"any":[{"flag":"w46.owned"},{"counter":"w46.coins","atLeast":626}]},{"not":{"flag":"w46.d5"}},{"count":[{"counter":"w46.s2","atLeast":1},{"counter":"w46.s1","atLeast":3},{"counter":"w46.quest","atLeast":5}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w46.d7"},{"flag":"w46.d6"},{"counter":"w46.stars","atLeast":12}]},{"flag":"w46.owned"}]}
    {"all":[{"any":[{"flag":"w46.owned"},{"counter":"w46.coins","atLeast":582}]},{"not":{"flag":"w46.d7"}},{"count":[{"counter":"w46.s5","atLeast":2},{"counter":"w46.s4","atLeast":1},{"counter":"w46.quest","atLeast":8}],"atLeast":2}]}
    {"all":[{"any":[{"flag":"w46.owned"},{"counter":"w46.coins","atLeast":785}]},{"not":{"flag":"w46.d5"}},{"count":[{"counter":"w46.s2","atLeast":1},{"counter":"w46.s4","atLeast":3},{"counter":"w46.quest","atLeast":1}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w46.d1"},{"count":[{"counter":"w46.s3","atLeast":3},{"counter":"w46.s6","atLeast":1},{"counter":"w46.quest","atLeast":8}],"atLeast":2}]},{"flag":"w46.owned"},{"counter":"w46.coins","atLeast":892}]}
    {"any":[{"all":[{"flag":"w46.d4"},{"flag":"w46.d3"},{"counter":"w46.stars","atLeast":12}]},{"flag":"w46.owned"},{"counter":"w46.coins","atLeast":492}]}
    {"any":[{"all":[{"flag":"w46.d7"},{"flag":"w46.d5"},{"counter":"w46.stars","atLeast":13}]},{"flag":"w46.owned"}]}
    {"any":[{"all":[{"flag":"w46.d2"},{"flag":"w46.d0"},{"counter":"w46.stars","atLeast":8}]},{"flag":"w46.owned"},{"counter":"w46.coins","atLeast":244}]}
    {"any":[{"all":[{"flag":"w46.d3"},{"flag":"w46.d7"},{"counter":"w46.stars","atLeast":8}]},{"flag":"w46.owned"},{"counter":"w46.coins","atLeast":844}]}
    {"any":[{"all":[{"flag":"w46.d5"},{"counter":"w46.stars","atLeast":13}]},{"counter":"w46.coins","atLeast":341}]}
    {"all":[{"flag":"w46.d4"},{"count":[{"counter":"w46.s3","atLeast":2},{"counter":"w46.s4","atLeast":1},{"counter":"w46.quest","atLeast":1}],"atLeast":2}]}
    {"all":[{"any":[{"flag":"w46.owned"},{"counter":"w46.coins","atLeast":981}]},{"not":{"flag":"w46.d3"}},{"count":[{"counter":"w46.s5","atLeast":1},{"counter":"w46.s0","atLeast":3},{"counter":"w46.quest","atLeast":7}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w46.d2"},{"flag":"w46.d4"},{"counter":"w46.stars","atLeast":15}]},{"flag":"w46.owned"},{"counter":"w46.coins","atLeast":196}]}
    {"any":[{"all":[{"flag":"w46.d1"},{"counter":"w46.stars","atLeast":12}]},{"counter":"w46.coins","atLeast":710}]}
    {"all":[{"flag":"w46.d3"},{"count":[{"counter":"w46.s5","atLeast":1},{"counter":"w46.s1","atLeast":3},{"counter":"w46.quest","atLeast":8}],"atLeast":2}]}
    {"all":[{"any":[{"flag":"w46.owned"},{"counter":"w46.coins","atLeast":747}]},{"not":{"flag":"w46.d4"}},{"count":[{"counter":"w46.s3","atLeast":2},{"counter":"w46.s2","atLeast":1},{"counter":"w46.quest","atLeast":4}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w46.d4"},{"flag":"w46.d6"},{"counter":"w46.stars","atLeast":12}]},{"flag":"w46.owned"}]}
    {"any":[{"all":[{"flag":"w47.d2"},{"flag":"w47.d3"},{"counter":"w47.stars","atLeast":13}]},{"flag":"w47.owned"}]}
    {"all":[{"flag":"w47.d4"},{"count":[{"counter":"w47.s3","atLeast":3},{"counter":"w47.s4","atLeast":3},{"counter":"w47.quest","atLeast":6}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w47.d0"},{"count":[{"counter":"w47.s7","atLeast":2},{"counter":"w47.s5","atLeast":1},{"counter":"w47.quest","atLeast":5}],"atLeast":2}]},{"flag":"w47.owned"},{"counter":"w47.coins","atLeast":496}]}
    {"any":[{"all":[{"flag":"w47.d0"},{"counter":"w47.stars","atLeast":15}]},{"counter":"w47.coins","atLeast":553}]}
    {"all":[{"flag":"w47.d6"},{"count":[{"counter":"w47.s4","atLeast":1},{"counter":"w47.s5","atLeast":1},{"counter":"w47.quest","atLeast":5}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w47.d2"},{"flag":"w47.d1"},{"counter":"w47.stars","atLeast":13}]},{"flag":"w47.owned"}]}
    {"any":[{"all":[{"flag":"w47.d6"},{"flag":"w47.d0"},{"counter":"w47.stars","atLeast":16}]},{"flag":"w47.owned"}]}
    {"any":[{"all":[{"flag":"w47.d0"},{"flag":"w47.d6"},{"counter":"w47.stars","atLeast":10}]},{"flag":"w47.owned"},{"counter":"w47.coins","atLeast":167}]}
    {"any":[{"all":[{"flag":"w47.d2"},{"flag":"w47.d5"},{"counter":"w47.stars","atLeast":11}]},{"flag":"w47.owned"},{"counter":"w47.coins","atLeast":225}]}
    {"all":[{"flag":"w47.d1"},{"count":[{"counter":"w47.s7","atLeast":1},{"counter":"w47.s6","atLeast":2},{"counter":"w47.quest","atLeast":1}],"atLeast":2}]}
    {"all":[{"flag":"w47.d4"},{"count":[{"counter":"w47.s2","atLeast":2},{"counter":"w47.s7","atLeast":1},{"counter":"w47.quest","atLeast":3}],"atLeast":2}]}
    {"all":[{"flag":"w47.d4"},{"count":[{"counter":"w47.s5","atLeast":1},{"counter":"w47.s3","atLeast":1},{"counter":"w47.quest","atLeast":1}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w47.d6"},{"flag":"w47.d0"},{"counter":"w47.stars","atLeast":13}]},{"flag":"w47.owned"}]}
    {"any":[{"all":[{"flag":"w47.d4"},{"count":[{"counter":"w47.s5","atLeast":3},{"counter":"w47.s3","atLeast":2},{"counter":"w47.quest","atLeast":7}],"atLeast":2}]},{"flag":"w47.owned"},{"counter":"w47.coins","atLeast":241}]}
    {"all":[{"any":[{"flag":"w47.owned"},{"counter":"w47.coins","atLeast":151}]},{"not":{"flag":"w47.d2"}},{"count":[{"counter":"w47.s0","atLeast":3},{"counter":"w47.s2","atLeast":1},{"counter":"w47.quest","atLeast":3}],"atLeast":2}]}
    {"all":[{"flag":"w47.d6"},{"count":[{"counter":"w47.s7","atLeast":2},{"counter":"w47.s2","atLeast":1},{"counter":"w47.quest","atLeast":8}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w47.d1"},{"counter":"w47.stars","atLeast":13}]},{"counter":"w47.coins","atLeast":935}]}
    {"all":[{"any":[{"flag":"w47.owned"},{"counter":"w47.coins","atLeast":144}]},{"not":{"flag":"w47.d1"}},{"count":[{"counter":"w47.s1","atLeast":3},{"counter":"w47.s7","atLeast":1},{"counter":"w47.quest","atLeast":5}],"atLeast":2}]}
    {"all":[{"any":[{"flag":"w47.owned"},{"counter":"w47.coins","atLeast":530}]},{"not":{"flag":"w47.d2"}},{"count":[{"counter":"w47.s0","atLeast":1},{"counter":"w47.s4","atLeast":1},{"counter":"w47.quest","atLeast":8}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w47.d6"},{"flag":"w47.d4"},{"counter":"w47.stars","atLeast":17}]},{"flag":"w47.owned"}]}
    {"any":[{"all":[{"flag":"w48.d2"},{"count":[{"counter":"w48.s0","atLeast":3},{"counter":"w48.s1","atLeast":3},{"counter":"w48.quest","atLeast":2}],"atLeast":2}]},{"flag":"w48.owned"},{"counter":"w48.coins","atLeast":862}]}
    {"any":[{"all":[{"flag":"w48.d4"},{"counter":"w48.stars","atLeast":8}]},{"counter":"w48.coins","atLeast":288}]}
    {"any":[{"all":[{"flag":"w48.d4"},{"counter":"w48.stars","atLeast":16}]},{"counter":"w48.coins","atLeast":653}]}
    {"any":[{"all":[{"flag":"w48.d6"},{"flag":"w48.d1"},{"counter":"w48.stars","atLeast":8}]},{"flag":"w48.owned"},{"counter":"w48.coins","atLeast":765}]}
    {"all":[{"flag":"w48.d0"},{"count":[{"counter":"w48.s2","atLeast":2},{"counter":"w48.s6","atLeast":3},{"counter":"w48.quest","atLeast":3}],"atLeast":2}]}
    {"all":[{"any":[{"flag":"w48.owned"},{"counter":"w48.coins","atLeast":284}]},{"not":{"flag":"w48.d0"}},{"count":[{"counter":"w48.s4","atLeast":1},{"counter":"w48.s7","atLeast":1},{"counter":"w48.quest","atLeast":1}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w48.d7"},{"count":[{"counter":"w48.s7","atLeast":1},{"counter":"w48.s5","atLeast":2},{"counter":"w48.quest","atLeast":1}],"atLeast":2}]},{"flag":"w48.owned"},{"counter":"w48.coins","atLeast":699}]}
    {"any":[{"all":[{"flag":"w48.d2"},{"flag":"w48.d1"},{"counter":"w48.stars","atLeast":16}]},{"flag":"w48.owned"}]}
    {"all":[{"any":[{"flag":"w48.owned"},{"counter":"w48.coins","atLeast":975}]},{"not":{"flag":"w48.d1"}},{"count":[{"counter":"w48.s7","atLeast":3},{"counter":"w48.s0","atLeast":3},{"counter":"w48.quest","atLeast":5}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w48.d0"},{"counter":"w48.stars","atLeast":12}]},{"counter":"w48.coins","atLeast":466}]}
    {"any":[{"all":[{"flag":"w48.d1"},{"counter":"w48.stars","atLeast":14}]},{"counter":"w48.coins","atLeast":574}]}
    {"all":[{"any":[{"flag":"w48.owned"},{"counter":"w48.coins","atLeast":838}]},{"not":{"flag":"w48.d2"}},{"count":[{"counter":"w48.s6","atLeast":2},{"counter":"w48.s1","atLeast":3},{"counter":"w48.quest","atLeast":5}],"atLeast":2}]}
    {"all":[{"any":[{"flag":"w48.owned"},{"counter":"w48.coins","atLeast":979}]},{"not":{"flag":"w48.d5"}},{"count":[{"counter":"w48.s5","atLeast":1},{"counter":"w48.s3","atLeast":3},{"counter":"w48.quest","atLeast":5}],"atLeast":2}]}
    {"all":[{"flag":"w48.d0"},{"count":[{"counter":"w48.s6","atLeast":1},{"counter":"w48.s1","atLeast":3},{"counter":"w48.quest","atLeast":1}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w48.d1"},{"count":[{"counter":"w48.s6","atLeast":1},{"counter":"w48.s3","atLeast":2},{"counter":"w48.quest","atLeast":2}],"atLeast":2}]},{"flag":"w48.owned"},{"counter":"w48.coins","atLeast":420}]}
    {"any":[{"all":[{"flag":"w48.d5"},{"flag":"w48.d2"},{"counter":"w48.stars","atLeast":13}]},{"flag":"w48.owned"}]}
    {"any":[{"all":[{"flag":"w48.d7"},{"count":[{"counter":"w48.s7","atLeast":3},{"counter":"w48.s6","atLeast":1},{"counter":"w48.quest","atLeast":5}],"atLeast":2}]},{"flag":"w48.owned"},{"counter":"w48.coins","atLeast":736}]}
    {"any":[{"all":[{"flag":"w48.d3"},{"flag":"w48.d7"},{"counter":"w48.stars","atLeast":13}]},{"flag":"w48.owned"}]}
    {"any":[{"all":[{"flag":"w48.d4"},{"count":[{"counter":"w48.s5","atLeast":2},{"counter":"w48.s1","atLeast":2},{"counter":"w48.quest","atLeast":4}],"atLeast":2}]},{"flag":"w48.owned"},{"counter":"w48.coins","atLeast":218}]}
    {"any":[{"all":[{"flag":"w48.d2"},{"flag":"w48.d4"},{"counter":"w48.stars","atLeast":14}]},{"flag":"w48.owned"}]}
    {"any":[{"all":[{"flag":"w49.d4"},{"flag":"w49.d1"},{"counter":"w49.stars","atLeast":17}]},{"flag":"w49.owned"},{"counter":"w49.coins","atLeast":247}]}
    {"all":[{"flag":"w49.d1"},{"count":[{"counter":"w49.s1","atLeast":1},{"counter":"w49.s5","atLeast":1},{"counter":"w49.quest","atLeast":8}],"atLeast":2}]}
    {"all":[{"flag":"w49.d2"},{"count":[{"counter":"w49.s1","atLeast":1},{"counter":"w49.s3","atLeast":2},{"counter":"w49.quest","atLeast":7}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w49.d6"},{"flag":"w49.d2"},{"counter":"w49.stars","atLeast":12}]},{"flag":"w49.owned"},{"counter":"w49.coins","atLeast":693}]}
    {"all":[{"any":[{"flag":"w49.owned"},{"counter":"w49.coins","atLeast":540}]},{"not":{"flag":"w49.d6"}},{"count":[{"counter":"w49.s2","atLeast":1},{"counter":"w49.s6","atLeast":2},{"counter":"w49.quest","atLeast":5}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w49.d5"},{"counter":"w49.stars","atLeast":10}]},{"counter":"w49.coins","atLeast":150}]}
    {"any":[{"all":[{"flag":"w49.d1"},{"flag":"w49.d6"},{"counter":"w49.stars","atLeast":13}]},{"flag":"w49.owned"}]}
    {"any":[{"all":[{"flag":"w49.d1"},{"flag":"w49.d2"},{"counter":"w49.stars","atLeast":16}]},{"flag":"w49.owned"}]}
    {"any":[{"all":[{"flag":"w49.d2"},{"flag":"w49.d7"},{"counter":"w49.stars","atLeast":11}]},{"flag":"w49.owned"},{"counter":"w49.coins","atLeast":179}]}
    {"all":[{"flag":"w49.d3"},{"count":[{"counter":"w49.s3","atLeast":1},{"counter":"w49.s5","atLeast":3},{"counter":"w49.quest","atLeast":2}],"atLeast":2}]}
    {"all":[{"flag":"w49.d1"},{"count":[{"counter":"w49.s6","atLeast":3},{"counter":"w49.s4","atLeast":2},{"counter":"w49.quest","atLeast":3}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w49.d4"},{"counter":"w49.stars","atLeast":13}]},{"counter":"w49.coins","atLeast":318}]}
    {"any":[{"all":[{"flag":"w49.d0"},{"flag":"w49.d7"},{"counter":"w49.stars","atLeast":16}]},{"flag":"w49.owned"},{"counter":"w49.coins","atLeast":772}]}
    {"any":[{"all":[{"flag":"w49.d4"},{"flag":"w49.d1"},{"counter":"w49.stars","atLeast":9}]},{"flag":"w49.owned"}]}
    {"any":[{"all":[{"flag":"w49.d3"},{"flag":"w49.d1"},{"counter":"w49.stars","atLeast":11}]},{"flag":"w49.owned"}]}
    {"any":[{"all":[{"flag":"w49.d3"},{"counter":"w49.stars","atLeast":13}]},{"counter":"w49.coins","atLeast":557}]}
    {"any":[{"all":[{"flag":"w49.d3"},{"counter":"w49.stars","atLeast":14}]},{"counter":"w49.coins","atLeast":458}]}
    {"all":[{"flag":"w49.d5"},{"count":[{"counter":"w49.s5","atLeast":3},{"counter":"w49.s6","atLeast":1},{"counter":"w49.quest","atLeast":1}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w49.d6"},{"counter":"w49.stars","atLeast":10}]},{"counter":"w49.coins","atLeast":839}]}
    {"any":[{"all":[{"flag":"w49.d2"},{"flag":"w49.d1"},{"counter":"w49.stars","atLeast":12}]},{"flag":"w49.owned"},{"counter":"w49.coins","atLeast":986}]}
    """#

  static func ordinary(_ w: [OrdinaryWorld], _ open: inout [Bool]) {
    open[0] = ((w[0].levels[5].isDone && w[0].levels[3].isDone && w[0].stars.isAtLeast(13)) || w[0].owned)
    open[1] = ((w[0].levels[6].isDone && atLeastTwo(w[0].levels[1].stars.isAtLeast(1), w[0].levels[6].stars.isAtLeast(1), w[0].quest.isAtLeast(7))) || w[0].owned || w[0].coins.isAtLeast(593))
    open[2] = ((w[0].levels[6].isDone && w[0].levels[1].isDone && w[0].stars.isAtLeast(13)) || w[0].owned || w[0].coins.isAtLeast(153))
    open[3] = ((w[0].owned || w[0].coins.isAtLeast(260)) && !w[0].levels[4].isDone && atLeastTwo(w[0].levels[4].stars.isAtLeast(2), w[0].levels[0].stars.isAtLeast(1), w[0].quest.isAtLeast(7)))
    open[4] = ((w[0].levels[4].isDone && atLeastTwo(w[0].levels[4].stars.isAtLeast(1), w[0].levels[5].stars.isAtLeast(3), w[0].quest.isAtLeast(6))) || w[0].owned || w[0].coins.isAtLeast(642))
    open[5] = ((w[0].levels[2].isDone && w[0].levels[7].isDone && w[0].stars.isAtLeast(15)) || w[0].owned)
    open[6] = ((w[0].levels[0].isDone && w[0].levels[2].isDone && w[0].stars.isAtLeast(13)) || w[0].owned || w[0].coins.isAtLeast(265))
    open[7] = ((w[0].levels[6].isDone && w[0].levels[7].isDone && w[0].stars.isAtLeast(16)) || w[0].owned || w[0].coins.isAtLeast(786))
    open[8] = ((w[0].levels[4].isDone && w[0].stars.isAtLeast(12)) || w[0].coins.isAtLeast(379))
    open[9] = (w[0].levels[3].isDone && atLeastTwo(w[0].levels[1].stars.isAtLeast(2), w[0].levels[6].stars.isAtLeast(2), w[0].quest.isAtLeast(6)))
    open[10] = ((w[0].levels[7].isDone && w[0].levels[2].isDone && w[0].stars.isAtLeast(15)) || w[0].owned || w[0].coins.isAtLeast(396))
    open[11] = (w[0].levels[0].isDone && atLeastTwo(w[0].levels[1].stars.isAtLeast(2), w[0].levels[6].stars.isAtLeast(2), w[0].quest.isAtLeast(7)))
    open[12] = (w[0].levels[4].isDone && atLeastTwo(w[0].levels[4].stars.isAtLeast(3), w[0].levels[7].stars.isAtLeast(2), w[0].quest.isAtLeast(7)))
    open[13] = ((w[0].levels[0].isDone && w[0].levels[6].isDone && w[0].stars.isAtLeast(17)) || w[0].owned || w[0].coins.isAtLeast(135))
    open[14] = (w[0].levels[4].isDone && atLeastTwo(w[0].levels[0].stars.isAtLeast(1), w[0].levels[7].stars.isAtLeast(1), w[0].quest.isAtLeast(4)))
    open[15] = ((w[0].levels[3].isDone && w[0].levels[0].isDone && w[0].stars.isAtLeast(11)) || w[0].owned)
    open[16] = ((w[0].levels[5].isDone && w[0].levels[1].isDone && w[0].stars.isAtLeast(15)) || w[0].owned)
    open[17] = ((w[0].levels[5].isDone && atLeastTwo(w[0].levels[5].stars.isAtLeast(3), w[0].levels[1].stars.isAtLeast(3), w[0].quest.isAtLeast(3))) || w[0].owned || w[0].coins.isAtLeast(952))
    open[18] = ((w[0].owned || w[0].coins.isAtLeast(401)) && !w[0].levels[5].isDone && atLeastTwo(w[0].levels[7].stars.isAtLeast(3), w[0].levels[1].stars.isAtLeast(1), w[0].quest.isAtLeast(7)))
    open[19] = (w[0].levels[1].isDone && atLeastTwo(w[0].levels[2].stars.isAtLeast(3), w[0].levels[4].stars.isAtLeast(2), w[0].quest.isAtLeast(2)))
    open[20] = (w[1].levels[7].isDone && atLeastTwo(w[1].levels[0].stars.isAtLeast(3), w[1].levels[1].stars.isAtLeast(3), w[1].quest.isAtLeast(6)))
    open[21] = ((w[1].levels[1].isDone && w[1].levels[5].isDone && w[1].stars.isAtLeast(16)) || w[1].owned || w[1].coins.isAtLeast(566))
    open[22] = ((w[1].levels[0].isDone && w[1].stars.isAtLeast(14)) || w[1].coins.isAtLeast(968))
    open[23] = ((w[1].levels[5].isDone && w[1].levels[1].isDone && w[1].stars.isAtLeast(17)) || w[1].owned || w[1].coins.isAtLeast(903))
    open[24] = ((w[1].levels[5].isDone && w[1].stars.isAtLeast(14)) || w[1].coins.isAtLeast(266))
    open[25] = (w[1].levels[1].isDone && atLeastTwo(w[1].levels[5].stars.isAtLeast(3), w[1].levels[7].stars.isAtLeast(3), w[1].quest.isAtLeast(4)))
    open[26] = ((w[1].owned || w[1].coins.isAtLeast(618)) && !w[1].levels[3].isDone && atLeastTwo(w[1].levels[3].stars.isAtLeast(1), w[1].levels[7].stars.isAtLeast(2), w[1].quest.isAtLeast(2)))
    open[27] = ((w[1].levels[5].isDone && w[1].levels[3].isDone && w[1].stars.isAtLeast(12)) || w[1].owned)
    open[28] = ((w[1].owned || w[1].coins.isAtLeast(920)) && !w[1].levels[3].isDone && atLeastTwo(w[1].levels[4].stars.isAtLeast(1), w[1].levels[5].stars.isAtLeast(3), w[1].quest.isAtLeast(8)))
    open[29] = ((w[1].levels[2].isDone && w[1].levels[4].isDone && w[1].stars.isAtLeast(10)) || w[1].owned)
    open[30] = (w[1].levels[4].isDone && atLeastTwo(w[1].levels[1].stars.isAtLeast(2), w[1].levels[3].stars.isAtLeast(2), w[1].quest.isAtLeast(6)))
    open[31] = ((w[1].levels[6].isDone && atLeastTwo(w[1].levels[4].stars.isAtLeast(2), w[1].levels[5].stars.isAtLeast(2), w[1].quest.isAtLeast(6))) || w[1].owned || w[1].coins.isAtLeast(325))
    open[32] = ((w[1].levels[3].isDone && w[1].stars.isAtLeast(11)) || w[1].coins.isAtLeast(129))
    open[33] = ((w[1].levels[5].isDone && w[1].levels[0].isDone && w[1].stars.isAtLeast(16)) || w[1].owned || w[1].coins.isAtLeast(810))
    open[34] = ((w[1].levels[2].isDone && w[1].stars.isAtLeast(13)) || w[1].coins.isAtLeast(768))
    open[35] = ((w[1].levels[1].isDone && w[1].levels[7].isDone && w[1].stars.isAtLeast(14)) || w[1].owned || w[1].coins.isAtLeast(400))
    open[36] = ((w[1].levels[4].isDone && atLeastTwo(w[1].levels[0].stars.isAtLeast(1), w[1].levels[4].stars.isAtLeast(1), w[1].quest.isAtLeast(4))) || w[1].owned || w[1].coins.isAtLeast(819))
    open[37] = ((w[1].levels[1].isDone && atLeastTwo(w[1].levels[4].stars.isAtLeast(2), w[1].levels[7].stars.isAtLeast(3), w[1].quest.isAtLeast(4))) || w[1].owned || w[1].coins.isAtLeast(372))
    open[38] = ((w[1].levels[6].isDone && w[1].stars.isAtLeast(8)) || w[1].coins.isAtLeast(167))
    open[39] = ((w[1].levels[5].isDone && atLeastTwo(w[1].levels[6].stars.isAtLeast(3), w[1].levels[2].stars.isAtLeast(3), w[1].quest.isAtLeast(6))) || w[1].owned || w[1].coins.isAtLeast(954))
    open[40] = (w[2].levels[7].isDone && atLeastTwo(w[2].levels[1].stars.isAtLeast(2), w[2].levels[2].stars.isAtLeast(2), w[2].quest.isAtLeast(4)))
    open[41] = (w[2].levels[0].isDone && atLeastTwo(w[2].levels[7].stars.isAtLeast(2), w[2].levels[4].stars.isAtLeast(2), w[2].quest.isAtLeast(2)))
    open[42] = ((w[2].levels[0].isDone && atLeastTwo(w[2].levels[3].stars.isAtLeast(2), w[2].levels[6].stars.isAtLeast(1), w[2].quest.isAtLeast(4))) || w[2].owned || w[2].coins.isAtLeast(589))
    open[43] = (w[2].levels[1].isDone && atLeastTwo(w[2].levels[2].stars.isAtLeast(2), w[2].levels[4].stars.isAtLeast(1), w[2].quest.isAtLeast(8)))
    open[44] = ((w[2].levels[0].isDone && atLeastTwo(w[2].levels[5].stars.isAtLeast(2), w[2].levels[0].stars.isAtLeast(3), w[2].quest.isAtLeast(4))) || w[2].owned || w[2].coins.isAtLeast(235))
    open[45] = ((w[2].levels[5].isDone && atLeastTwo(w[2].levels[5].stars.isAtLeast(3), w[2].levels[6].stars.isAtLeast(2), w[2].quest.isAtLeast(3))) || w[2].owned || w[2].coins.isAtLeast(116))
    open[46] = ((w[2].levels[0].isDone && atLeastTwo(w[2].levels[3].stars.isAtLeast(1), w[2].levels[0].stars.isAtLeast(2), w[2].quest.isAtLeast(8))) || w[2].owned || w[2].coins.isAtLeast(748))
    open[47] = ((w[2].levels[7].isDone && w[2].levels[4].isDone && w[2].stars.isAtLeast(13)) || w[2].owned)
    open[48] = ((w[2].owned || w[2].coins.isAtLeast(423)) && !w[2].levels[5].isDone && atLeastTwo(w[2].levels[4].stars.isAtLeast(2), w[2].levels[7].stars.isAtLeast(1), w[2].quest.isAtLeast(6)))
    open[49] = ((w[2].levels[0].isDone && atLeastTwo(w[2].levels[3].stars.isAtLeast(2), w[2].levels[2].stars.isAtLeast(2), w[2].quest.isAtLeast(6))) || w[2].owned || w[2].coins.isAtLeast(700))
    open[50] = ((w[2].levels[0].isDone && atLeastTwo(w[2].levels[2].stars.isAtLeast(1), w[2].levels[0].stars.isAtLeast(3), w[2].quest.isAtLeast(5))) || w[2].owned || w[2].coins.isAtLeast(295))
    open[51] = ((w[2].levels[4].isDone && w[2].levels[2].isDone && w[2].stars.isAtLeast(15)) || w[2].owned || w[2].coins.isAtLeast(389))
    open[52] = ((w[2].levels[6].isDone && w[2].stars.isAtLeast(17)) || w[2].coins.isAtLeast(660))
    open[53] = ((w[2].levels[5].isDone && atLeastTwo(w[2].levels[6].stars.isAtLeast(3), w[2].levels[7].stars.isAtLeast(3), w[2].quest.isAtLeast(3))) || w[2].owned || w[2].coins.isAtLeast(463))
    open[54] = ((w[2].levels[5].isDone && atLeastTwo(w[2].levels[4].stars.isAtLeast(2), w[2].levels[3].stars.isAtLeast(2), w[2].quest.isAtLeast(5))) || w[2].owned || w[2].coins.isAtLeast(646))
    open[55] = ((w[2].owned || w[2].coins.isAtLeast(387)) && !w[2].levels[1].isDone && atLeastTwo(w[2].levels[0].stars.isAtLeast(1), w[2].levels[4].stars.isAtLeast(1), w[2].quest.isAtLeast(6)))
    open[56] = ((w[2].owned || w[2].coins.isAtLeast(610)) && !w[2].levels[0].isDone && atLeastTwo(w[2].levels[5].stars.isAtLeast(3), w[2].levels[2].stars.isAtLeast(3), w[2].quest.isAtLeast(1)))
    open[57] = (w[2].levels[7].isDone && atLeastTwo(w[2].levels[6].stars.isAtLeast(2), w[2].levels[1].stars.isAtLeast(2), w[2].quest.isAtLeast(4)))
    open[58] = ((w[2].levels[2].isDone && atLeastTwo(w[2].levels[7].stars.isAtLeast(1), w[2].levels[5].stars.isAtLeast(3), w[2].quest.isAtLeast(8))) || w[2].owned || w[2].coins.isAtLeast(510))
    open[59] = (w[2].levels[6].isDone && atLeastTwo(w[2].levels[4].stars.isAtLeast(2), w[2].levels[7].stars.isAtLeast(3), w[2].quest.isAtLeast(1)))
    open[60] = ((w[3].levels[7].isDone && w[3].levels[5].isDone && w[3].stars.isAtLeast(9)) || w[3].owned)
    open[61] = ((w[3].levels[1].isDone && w[3].stars.isAtLeast(12)) || w[3].coins.isAtLeast(372))
    open[62] = ((w[3].levels[2].isDone && w[3].levels[7].isDone && w[3].stars.isAtLeast(10)) || w[3].owned)
    open[63] = ((w[3].owned || w[3].coins.isAtLeast(148)) && !w[3].levels[4].isDone && atLeastTwo(w[3].levels[3].stars.isAtLeast(2), w[3].levels[6].stars.isAtLeast(3), w[3].quest.isAtLeast(8)))
    open[64] = ((w[3].levels[1].isDone && w[3].levels[4].isDone && w[3].stars.isAtLeast(13)) || w[3].owned)
    open[65] = ((w[3].owned || w[3].coins.isAtLeast(749)) && !w[3].levels[7].isDone && atLeastTwo(w[3].levels[6].stars.isAtLeast(1), w[3].levels[4].stars.isAtLeast(1), w[3].quest.isAtLeast(8)))
    open[66] = ((w[3].levels[7].isDone && w[3].levels[0].isDone && w[3].stars.isAtLeast(17)) || w[3].owned || w[3].coins.isAtLeast(511))
    open[67] = ((w[3].levels[5].isDone && w[3].stars.isAtLeast(14)) || w[3].coins.isAtLeast(380))
    open[68] = ((w[3].owned || w[3].coins.isAtLeast(910)) && !w[3].levels[1].isDone && atLeastTwo(w[3].levels[4].stars.isAtLeast(3), w[3].levels[0].stars.isAtLeast(1), w[3].quest.isAtLeast(2)))
    open[69] = ((w[3].levels[3].isDone && w[3].stars.isAtLeast(13)) || w[3].coins.isAtLeast(473))
    open[70] = ((w[3].levels[0].isDone && atLeastTwo(w[3].levels[4].stars.isAtLeast(2), w[3].levels[2].stars.isAtLeast(3), w[3].quest.isAtLeast(6))) || w[3].owned || w[3].coins.isAtLeast(553))
    open[71] = ((w[3].levels[7].isDone && atLeastTwo(w[3].levels[0].stars.isAtLeast(3), w[3].levels[3].stars.isAtLeast(1), w[3].quest.isAtLeast(5))) || w[3].owned || w[3].coins.isAtLeast(988))
    open[72] = ((w[3].levels[4].isDone && w[3].levels[3].isDone && w[3].stars.isAtLeast(17)) || w[3].owned)
    open[73] = ((w[3].levels[3].isDone && w[3].levels[4].isDone && w[3].stars.isAtLeast(9)) || w[3].owned)
    open[74] = (w[3].levels[0].isDone && atLeastTwo(w[3].levels[5].stars.isAtLeast(1), w[3].levels[7].stars.isAtLeast(3), w[3].quest.isAtLeast(7)))
    open[75] = ((w[3].levels[2].isDone && w[3].levels[6].isDone && w[3].stars.isAtLeast(17)) || w[3].owned || w[3].coins.isAtLeast(214))
    open[76] = ((w[3].levels[6].isDone && atLeastTwo(w[3].levels[0].stars.isAtLeast(3), w[3].levels[2].stars.isAtLeast(1), w[3].quest.isAtLeast(8))) || w[3].owned || w[3].coins.isAtLeast(615))
    open[77] = ((w[3].levels[2].isDone && w[3].levels[3].isDone && w[3].stars.isAtLeast(14)) || w[3].owned || w[3].coins.isAtLeast(865))
    open[78] = ((w[3].levels[0].isDone && atLeastTwo(w[3].levels[6].stars.isAtLeast(3), w[3].levels[7].stars.isAtLeast(3), w[3].quest.isAtLeast(4))) || w[3].owned || w[3].coins.isAtLeast(284))
    open[79] = (w[3].levels[5].isDone && atLeastTwo(w[3].levels[4].stars.isAtLeast(1), w[3].levels[1].stars.isAtLeast(2), w[3].quest.isAtLeast(1)))
    open[80] = ((w[4].levels[1].isDone && w[4].levels[4].isDone && w[4].stars.isAtLeast(10)) || w[4].owned || w[4].coins.isAtLeast(101))
    open[81] = ((w[4].owned || w[4].coins.isAtLeast(927)) && !w[4].levels[4].isDone && atLeastTwo(w[4].levels[6].stars.isAtLeast(3), w[4].levels[0].stars.isAtLeast(2), w[4].quest.isAtLeast(3)))
    open[82] = ((w[4].owned || w[4].coins.isAtLeast(442)) && !w[4].levels[3].isDone && atLeastTwo(w[4].levels[7].stars.isAtLeast(1), w[4].levels[3].stars.isAtLeast(1), w[4].quest.isAtLeast(6)))
    open[83] = ((w[4].levels[5].isDone && w[4].levels[2].isDone && w[4].stars.isAtLeast(9)) || w[4].owned)
    open[84] = ((w[4].levels[4].isDone && w[4].stars.isAtLeast(12)) || w[4].coins.isAtLeast(317))
    open[85] = (w[4].levels[5].isDone && atLeastTwo(w[4].levels[1].stars.isAtLeast(2), w[4].levels[2].stars.isAtLeast(3), w[4].quest.isAtLeast(7)))
    open[86] = (w[4].levels[5].isDone && atLeastTwo(w[4].levels[3].stars.isAtLeast(3), w[4].levels[1].stars.isAtLeast(2), w[4].quest.isAtLeast(8)))
    open[87] = ((w[4].levels[6].isDone && w[4].levels[3].isDone && w[4].stars.isAtLeast(17)) || w[4].owned)
    open[88] = ((w[4].levels[5].isDone && w[4].levels[1].isDone && w[4].stars.isAtLeast(14)) || w[4].owned || w[4].coins.isAtLeast(114))
    open[89] = ((w[4].levels[3].isDone && w[4].levels[4].isDone && w[4].stars.isAtLeast(8)) || w[4].owned || w[4].coins.isAtLeast(138))
    open[90] = ((w[4].levels[0].isDone && atLeastTwo(w[4].levels[3].stars.isAtLeast(1), w[4].levels[2].stars.isAtLeast(2), w[4].quest.isAtLeast(7))) || w[4].owned || w[4].coins.isAtLeast(460))
    open[91] = ((w[4].levels[1].isDone && w[4].levels[7].isDone && w[4].stars.isAtLeast(15)) || w[4].owned || w[4].coins.isAtLeast(537))
    open[92] = ((w[4].levels[5].isDone && w[4].levels[4].isDone && w[4].stars.isAtLeast(14)) || w[4].owned)
    open[93] = (w[4].levels[4].isDone && atLeastTwo(w[4].levels[2].stars.isAtLeast(1), w[4].levels[4].stars.isAtLeast(2), w[4].quest.isAtLeast(8)))
    open[94] = ((w[4].levels[7].isDone && w[4].levels[1].isDone && w[4].stars.isAtLeast(17)) || w[4].owned || w[4].coins.isAtLeast(750))
    open[95] = ((w[4].levels[5].isDone && atLeastTwo(w[4].levels[5].stars.isAtLeast(1), w[4].levels[2].stars.isAtLeast(1), w[4].quest.isAtLeast(3))) || w[4].owned || w[4].coins.isAtLeast(305))
    open[96] = ((w[4].levels[6].isDone && atLeastTwo(w[4].levels[1].stars.isAtLeast(2), w[4].levels[5].stars.isAtLeast(2), w[4].quest.isAtLeast(2))) || w[4].owned || w[4].coins.isAtLeast(637))
    open[97] = ((w[4].levels[3].isDone && atLeastTwo(w[4].levels[5].stars.isAtLeast(1), w[4].levels[7].stars.isAtLeast(2), w[4].quest.isAtLeast(4))) || w[4].owned || w[4].coins.isAtLeast(329))
    open[98] = ((w[4].levels[2].isDone && w[4].stars.isAtLeast(13)) || w[4].coins.isAtLeast(291))
    open[99] = ((w[4].levels[7].isDone && w[4].levels[4].isDone && w[4].stars.isAtLeast(9)) || w[4].owned)
    open[100] = ((w[5].levels[7].isDone && atLeastTwo(w[5].levels[0].stars.isAtLeast(2), w[5].levels[6].stars.isAtLeast(3), w[5].quest.isAtLeast(7))) || w[5].owned || w[5].coins.isAtLeast(622))
    open[101] = ((w[5].owned || w[5].coins.isAtLeast(752)) && !w[5].levels[6].isDone && atLeastTwo(w[5].levels[5].stars.isAtLeast(3), w[5].levels[6].stars.isAtLeast(2), w[5].quest.isAtLeast(1)))
    open[102] = ((w[5].levels[0].isDone && atLeastTwo(w[5].levels[4].stars.isAtLeast(2), w[5].levels[0].stars.isAtLeast(1), w[5].quest.isAtLeast(2))) || w[5].owned || w[5].coins.isAtLeast(780))
    open[103] = ((w[5].levels[1].isDone && w[5].levels[0].isDone && w[5].stars.isAtLeast(11)) || w[5].owned)
    open[104] = ((w[5].levels[4].isDone && atLeastTwo(w[5].levels[3].stars.isAtLeast(3), w[5].levels[7].stars.isAtLeast(3), w[5].quest.isAtLeast(7))) || w[5].owned || w[5].coins.isAtLeast(410))
    open[105] = (w[5].levels[0].isDone && atLeastTwo(w[5].levels[6].stars.isAtLeast(2), w[5].levels[4].stars.isAtLeast(1), w[5].quest.isAtLeast(7)))
    open[106] = ((w[5].levels[0].isDone && w[5].stars.isAtLeast(9)) || w[5].coins.isAtLeast(606))
    open[107] = (w[5].levels[5].isDone && atLeastTwo(w[5].levels[6].stars.isAtLeast(3), w[5].levels[3].stars.isAtLeast(2), w[5].quest.isAtLeast(1)))
    open[108] = ((w[5].levels[1].isDone && w[5].levels[7].isDone && w[5].stars.isAtLeast(14)) || w[5].owned || w[5].coins.isAtLeast(879))
    open[109] = ((w[5].levels[0].isDone && w[5].levels[3].isDone && w[5].stars.isAtLeast(17)) || w[5].owned || w[5].coins.isAtLeast(217))
    open[110] = ((w[5].levels[5].isDone && w[5].levels[2].isDone && w[5].stars.isAtLeast(15)) || w[5].owned)
    open[111] = ((w[5].levels[4].isDone && atLeastTwo(w[5].levels[3].stars.isAtLeast(3), w[5].levels[0].stars.isAtLeast(3), w[5].quest.isAtLeast(3))) || w[5].owned || w[5].coins.isAtLeast(702))
    open[112] = ((w[5].levels[4].isDone && w[5].levels[7].isDone && w[5].stars.isAtLeast(16)) || w[5].owned)
    open[113] = ((w[5].levels[6].isDone && w[5].stars.isAtLeast(10)) || w[5].coins.isAtLeast(314))
    open[114] = ((w[5].owned || w[5].coins.isAtLeast(113)) && !w[5].levels[6].isDone && atLeastTwo(w[5].levels[0].stars.isAtLeast(2), w[5].levels[1].stars.isAtLeast(2), w[5].quest.isAtLeast(2)))
    open[115] = ((w[5].levels[5].isDone && atLeastTwo(w[5].levels[3].stars.isAtLeast(2), w[5].levels[7].stars.isAtLeast(2), w[5].quest.isAtLeast(5))) || w[5].owned || w[5].coins.isAtLeast(247))
    open[116] = ((w[5].levels[6].isDone && atLeastTwo(w[5].levels[4].stars.isAtLeast(1), w[5].levels[1].stars.isAtLeast(3), w[5].quest.isAtLeast(4))) || w[5].owned || w[5].coins.isAtLeast(647))
    open[117] = ((w[5].levels[2].isDone && w[5].levels[0].isDone && w[5].stars.isAtLeast(10)) || w[5].owned)
    open[118] = ((w[5].levels[7].isDone && w[5].levels[3].isDone && w[5].stars.isAtLeast(11)) || w[5].owned || w[5].coins.isAtLeast(100))
    open[119] = ((w[5].levels[4].isDone && w[5].levels[1].isDone && w[5].stars.isAtLeast(15)) || w[5].owned || w[5].coins.isAtLeast(166))
    open[120] = ((w[6].levels[6].isDone && atLeastTwo(w[6].levels[0].stars.isAtLeast(3), w[6].levels[1].stars.isAtLeast(2), w[6].quest.isAtLeast(8))) || w[6].owned || w[6].coins.isAtLeast(765))
    open[121] = ((w[6].levels[7].isDone && w[6].levels[1].isDone && w[6].stars.isAtLeast(10)) || w[6].owned)
    open[122] = ((w[6].levels[7].isDone && w[6].levels[2].isDone && w[6].stars.isAtLeast(16)) || w[6].owned)
    open[123] = ((w[6].owned || w[6].coins.isAtLeast(397)) && !w[6].levels[4].isDone && atLeastTwo(w[6].levels[6].stars.isAtLeast(2), w[6].levels[4].stars.isAtLeast(3), w[6].quest.isAtLeast(5)))
    open[124] = ((w[6].levels[2].isDone && w[6].levels[1].isDone && w[6].stars.isAtLeast(10)) || w[6].owned)
    open[125] = ((w[6].owned || w[6].coins.isAtLeast(290)) && !w[6].levels[6].isDone && atLeastTwo(w[6].levels[6].stars.isAtLeast(3), w[6].levels[1].stars.isAtLeast(1), w[6].quest.isAtLeast(3)))
    open[126] = ((w[6].levels[5].isDone && atLeastTwo(w[6].levels[0].stars.isAtLeast(2), w[6].levels[4].stars.isAtLeast(2), w[6].quest.isAtLeast(4))) || w[6].owned || w[6].coins.isAtLeast(303))
    open[127] = ((w[6].levels[4].isDone && atLeastTwo(w[6].levels[5].stars.isAtLeast(1), w[6].levels[2].stars.isAtLeast(1), w[6].quest.isAtLeast(6))) || w[6].owned || w[6].coins.isAtLeast(128))
    open[128] = ((w[6].levels[5].isDone && w[6].levels[6].isDone && w[6].stars.isAtLeast(17)) || w[6].owned)
    open[129] = ((w[6].levels[7].isDone && w[6].stars.isAtLeast(10)) || w[6].coins.isAtLeast(908))
    open[130] = ((w[6].levels[3].isDone && w[6].levels[2].isDone && w[6].stars.isAtLeast(11)) || w[6].owned)
    open[131] = ((w[6].levels[3].isDone && w[6].stars.isAtLeast(16)) || w[6].coins.isAtLeast(189))
    open[132] = ((w[6].levels[6].isDone && w[6].levels[2].isDone && w[6].stars.isAtLeast(9)) || w[6].owned)
    open[133] = ((w[6].owned || w[6].coins.isAtLeast(546)) && !w[6].levels[6].isDone && atLeastTwo(w[6].levels[4].stars.isAtLeast(3), w[6].levels[6].stars.isAtLeast(2), w[6].quest.isAtLeast(3)))
    open[134] = (w[6].levels[3].isDone && atLeastTwo(w[6].levels[4].stars.isAtLeast(2), w[6].levels[2].stars.isAtLeast(2), w[6].quest.isAtLeast(7)))
    open[135] = ((w[6].levels[0].isDone && atLeastTwo(w[6].levels[5].stars.isAtLeast(3), w[6].levels[3].stars.isAtLeast(2), w[6].quest.isAtLeast(2))) || w[6].owned || w[6].coins.isAtLeast(195))
    open[136] = (w[6].levels[6].isDone && atLeastTwo(w[6].levels[5].stars.isAtLeast(3), w[6].levels[4].stars.isAtLeast(1), w[6].quest.isAtLeast(2)))
    open[137] = ((w[6].levels[6].isDone && w[6].levels[7].isDone && w[6].stars.isAtLeast(13)) || w[6].owned || w[6].coins.isAtLeast(628))
    open[138] = ((w[6].levels[1].isDone && w[6].levels[2].isDone && w[6].stars.isAtLeast(9)) || w[6].owned || w[6].coins.isAtLeast(764))
    open[139] = (w[6].levels[0].isDone && atLeastTwo(w[6].levels[0].stars.isAtLeast(1), w[6].levels[3].stars.isAtLeast(1), w[6].quest.isAtLeast(4)))
    open[140] = ((w[7].levels[3].isDone && w[7].levels[6].isDone && w[7].stars.isAtLeast(13)) || w[7].owned || w[7].coins.isAtLeast(835))
    open[141] = ((w[7].levels[1].isDone && w[7].levels[0].isDone && w[7].stars.isAtLeast(10)) || w[7].owned || w[7].coins.isAtLeast(103))
    open[142] = ((w[7].owned || w[7].coins.isAtLeast(325)) && !w[7].levels[0].isDone && atLeastTwo(w[7].levels[3].stars.isAtLeast(2), w[7].levels[4].stars.isAtLeast(1), w[7].quest.isAtLeast(8)))
    open[143] = ((w[7].levels[4].isDone && w[7].stars.isAtLeast(8)) || w[7].coins.isAtLeast(912))
    open[144] = ((w[7].levels[5].isDone && atLeastTwo(w[7].levels[1].stars.isAtLeast(2), w[7].levels[3].stars.isAtLeast(3), w[7].quest.isAtLeast(7))) || w[7].owned || w[7].coins.isAtLeast(679))
    open[145] = ((w[7].levels[6].isDone && w[7].levels[7].isDone && w[7].stars.isAtLeast(12)) || w[7].owned || w[7].coins.isAtLeast(117))
    open[146] = (w[7].levels[6].isDone && atLeastTwo(w[7].levels[3].stars.isAtLeast(1), w[7].levels[1].stars.isAtLeast(2), w[7].quest.isAtLeast(7)))
    open[147] = ((w[7].levels[5].isDone && atLeastTwo(w[7].levels[7].stars.isAtLeast(1), w[7].levels[6].stars.isAtLeast(2), w[7].quest.isAtLeast(1))) || w[7].owned || w[7].coins.isAtLeast(308))
    open[148] = ((w[7].levels[7].isDone && atLeastTwo(w[7].levels[6].stars.isAtLeast(1), w[7].levels[1].stars.isAtLeast(2), w[7].quest.isAtLeast(5))) || w[7].owned || w[7].coins.isAtLeast(487))
    open[149] = ((w[7].levels[2].isDone && w[7].levels[3].isDone && w[7].stars.isAtLeast(17)) || w[7].owned || w[7].coins.isAtLeast(658))
    open[150] = ((w[7].levels[7].isDone && w[7].levels[5].isDone && w[7].stars.isAtLeast(11)) || w[7].owned)
    open[151] = ((w[7].owned || w[7].coins.isAtLeast(456)) && !w[7].levels[7].isDone && atLeastTwo(w[7].levels[2].stars.isAtLeast(2), w[7].levels[0].stars.isAtLeast(1), w[7].quest.isAtLeast(7)))
    open[152] = (w[7].levels[3].isDone && atLeastTwo(w[7].levels[7].stars.isAtLeast(3), w[7].levels[1].stars.isAtLeast(3), w[7].quest.isAtLeast(7)))
    open[153] = ((w[7].levels[6].isDone && w[7].levels[3].isDone && w[7].stars.isAtLeast(17)) || w[7].owned || w[7].coins.isAtLeast(663))
    open[154] = ((w[7].owned || w[7].coins.isAtLeast(342)) && !w[7].levels[4].isDone && atLeastTwo(w[7].levels[0].stars.isAtLeast(2), w[7].levels[3].stars.isAtLeast(3), w[7].quest.isAtLeast(5)))
    open[155] = ((w[7].levels[0].isDone && atLeastTwo(w[7].levels[3].stars.isAtLeast(1), w[7].levels[7].stars.isAtLeast(3), w[7].quest.isAtLeast(8))) || w[7].owned || w[7].coins.isAtLeast(567))
    open[156] = ((w[7].levels[3].isDone && w[7].stars.isAtLeast(11)) || w[7].coins.isAtLeast(411))
    open[157] = ((w[7].owned || w[7].coins.isAtLeast(980)) && !w[7].levels[0].isDone && atLeastTwo(w[7].levels[1].stars.isAtLeast(1), w[7].levels[6].stars.isAtLeast(2), w[7].quest.isAtLeast(3)))
    open[158] = ((w[7].levels[6].isDone && w[7].stars.isAtLeast(9)) || w[7].coins.isAtLeast(871))
    open[159] = ((w[7].levels[5].isDone && w[7].stars.isAtLeast(10)) || w[7].coins.isAtLeast(709))
    open[160] = (w[8].levels[6].isDone && atLeastTwo(w[8].levels[0].stars.isAtLeast(2), w[8].levels[7].stars.isAtLeast(3), w[8].quest.isAtLeast(7)))
    open[161] = ((w[8].levels[7].isDone && w[8].levels[1].isDone && w[8].stars.isAtLeast(8)) || w[8].owned)
    open[162] = ((w[8].levels[4].isDone && w[8].stars.isAtLeast(11)) || w[8].coins.isAtLeast(867))
    open[163] = ((w[8].levels[7].isDone && w[8].stars.isAtLeast(15)) || w[8].coins.isAtLeast(169))
    open[164] = (w[8].levels[1].isDone && atLeastTwo(w[8].levels[2].stars.isAtLeast(2), w[8].levels[3].stars.isAtLeast(1), w[8].quest.isAtLeast(7)))
    open[165] = ((w[8].levels[0].isDone && w[8].levels[5].isDone && w[8].stars.isAtLeast(9)) || w[8].owned || w[8].coins.isAtLeast(994))
    open[166] = ((w[8].levels[0].isDone && w[8].levels[5].isDone && w[8].stars.isAtLeast(17)) || w[8].owned)
    open[167] = ((w[8].levels[4].isDone && atLeastTwo(w[8].levels[1].stars.isAtLeast(3), w[8].levels[4].stars.isAtLeast(3), w[8].quest.isAtLeast(2))) || w[8].owned || w[8].coins.isAtLeast(179))
    open[168] = ((w[8].levels[0].isDone && atLeastTwo(w[8].levels[4].stars.isAtLeast(1), w[8].levels[2].stars.isAtLeast(2), w[8].quest.isAtLeast(2))) || w[8].owned || w[8].coins.isAtLeast(936))
    open[169] = ((w[8].levels[2].isDone && w[8].stars.isAtLeast(12)) || w[8].coins.isAtLeast(430))
    open[170] = ((w[8].levels[7].isDone && w[8].levels[1].isDone && w[8].stars.isAtLeast(11)) || w[8].owned)
    open[171] = ((w[8].owned || w[8].coins.isAtLeast(967)) && !w[8].levels[1].isDone && atLeastTwo(w[8].levels[7].stars.isAtLeast(2), w[8].levels[0].stars.isAtLeast(2), w[8].quest.isAtLeast(7)))
    open[172] = ((w[8].owned || w[8].coins.isAtLeast(413)) && !w[8].levels[5].isDone && atLeastTwo(w[8].levels[2].stars.isAtLeast(3), w[8].levels[1].stars.isAtLeast(2), w[8].quest.isAtLeast(5)))
    open[173] = (w[8].levels[1].isDone && atLeastTwo(w[8].levels[1].stars.isAtLeast(2), w[8].levels[3].stars.isAtLeast(1), w[8].quest.isAtLeast(7)))
    open[174] = ((w[8].levels[2].isDone && atLeastTwo(w[8].levels[1].stars.isAtLeast(3), w[8].levels[2].stars.isAtLeast(1), w[8].quest.isAtLeast(4))) || w[8].owned || w[8].coins.isAtLeast(879))
    open[175] = ((w[8].levels[1].isDone && w[8].levels[4].isDone && w[8].stars.isAtLeast(12)) || w[8].owned || w[8].coins.isAtLeast(232))
    open[176] = ((w[8].owned || w[8].coins.isAtLeast(217)) && !w[8].levels[3].isDone && atLeastTwo(w[8].levels[0].stars.isAtLeast(1), w[8].levels[1].stars.isAtLeast(2), w[8].quest.isAtLeast(4)))
    open[177] = ((w[8].levels[7].isDone && w[8].levels[5].isDone && w[8].stars.isAtLeast(15)) || w[8].owned)
    open[178] = ((w[8].owned || w[8].coins.isAtLeast(877)) && !w[8].levels[2].isDone && atLeastTwo(w[8].levels[0].stars.isAtLeast(3), w[8].levels[5].stars.isAtLeast(3), w[8].quest.isAtLeast(1)))
    open[179] = (w[8].levels[3].isDone && atLeastTwo(w[8].levels[5].stars.isAtLeast(1), w[8].levels[0].stars.isAtLeast(3), w[8].quest.isAtLeast(1)))
    open[180] = ((w[9].levels[5].isDone && w[9].levels[7].isDone && w[9].stars.isAtLeast(9)) || w[9].owned || w[9].coins.isAtLeast(127))
    open[181] = ((w[9].owned || w[9].coins.isAtLeast(274)) && !w[9].levels[1].isDone && atLeastTwo(w[9].levels[1].stars.isAtLeast(3), w[9].levels[2].stars.isAtLeast(3), w[9].quest.isAtLeast(8)))
    open[182] = ((w[9].levels[2].isDone && w[9].levels[7].isDone && w[9].stars.isAtLeast(17)) || w[9].owned)
    open[183] = ((w[9].levels[3].isDone && atLeastTwo(w[9].levels[0].stars.isAtLeast(1), w[9].levels[4].stars.isAtLeast(3), w[9].quest.isAtLeast(5))) || w[9].owned || w[9].coins.isAtLeast(970))
    open[184] = ((w[9].owned || w[9].coins.isAtLeast(178)) && !w[9].levels[3].isDone && atLeastTwo(w[9].levels[0].stars.isAtLeast(2), w[9].levels[1].stars.isAtLeast(1), w[9].quest.isAtLeast(8)))
    open[185] = ((w[9].levels[4].isDone && w[9].levels[7].isDone && w[9].stars.isAtLeast(17)) || w[9].owned)
    open[186] = ((w[9].levels[4].isDone && w[9].levels[2].isDone && w[9].stars.isAtLeast(12)) || w[9].owned)
    open[187] = (w[9].levels[1].isDone && atLeastTwo(w[9].levels[6].stars.isAtLeast(2), w[9].levels[2].stars.isAtLeast(2), w[9].quest.isAtLeast(8)))
    open[188] = ((w[9].levels[3].isDone && w[9].stars.isAtLeast(14)) || w[9].coins.isAtLeast(911))
    open[189] = ((w[9].levels[2].isDone && w[9].levels[3].isDone && w[9].stars.isAtLeast(15)) || w[9].owned || w[9].coins.isAtLeast(440))
    open[190] = ((w[9].levels[4].isDone && atLeastTwo(w[9].levels[4].stars.isAtLeast(1), w[9].levels[5].stars.isAtLeast(1), w[9].quest.isAtLeast(4))) || w[9].owned || w[9].coins.isAtLeast(390))
    open[191] = ((w[9].levels[1].isDone && w[9].levels[3].isDone && w[9].stars.isAtLeast(10)) || w[9].owned)
    open[192] = ((w[9].levels[2].isDone && atLeastTwo(w[9].levels[4].stars.isAtLeast(3), w[9].levels[5].stars.isAtLeast(3), w[9].quest.isAtLeast(7))) || w[9].owned || w[9].coins.isAtLeast(441))
    open[193] = ((w[9].levels[5].isDone && w[9].levels[7].isDone && w[9].stars.isAtLeast(17)) || w[9].owned || w[9].coins.isAtLeast(311))
    open[194] = ((w[9].levels[4].isDone && w[9].levels[7].isDone && w[9].stars.isAtLeast(14)) || w[9].owned)
    open[195] = (w[9].levels[4].isDone && atLeastTwo(w[9].levels[2].stars.isAtLeast(3), w[9].levels[5].stars.isAtLeast(3), w[9].quest.isAtLeast(1)))
    open[196] = ((w[9].owned || w[9].coins.isAtLeast(896)) && !w[9].levels[6].isDone && atLeastTwo(w[9].levels[7].stars.isAtLeast(2), w[9].levels[1].stars.isAtLeast(3), w[9].quest.isAtLeast(7)))
    open[197] = ((w[9].levels[4].isDone && w[9].levels[0].isDone && w[9].stars.isAtLeast(9)) || w[9].owned || w[9].coins.isAtLeast(144))
    open[198] = ((w[9].levels[6].isDone && w[9].stars.isAtLeast(8)) || w[9].coins.isAtLeast(314))
    open[199] = (w[9].levels[4].isDone && atLeastTwo(w[9].levels[1].stars.isAtLeast(1), w[9].levels[6].stars.isAtLeast(2), w[9].quest.isAtLeast(5)))
    open[200] = ((w[10].levels[0].isDone && w[10].levels[5].isDone && w[10].stars.isAtLeast(17)) || w[10].owned || w[10].coins.isAtLeast(733))
    open[201] = ((w[10].owned || w[10].coins.isAtLeast(845)) && !w[10].levels[4].isDone && atLeastTwo(w[10].levels[2].stars.isAtLeast(2), w[10].levels[6].stars.isAtLeast(2), w[10].quest.isAtLeast(7)))
    open[202] = ((w[10].levels[6].isDone && w[10].levels[7].isDone && w[10].stars.isAtLeast(9)) || w[10].owned || w[10].coins.isAtLeast(913))
    open[203] = ((w[10].levels[3].isDone && atLeastTwo(w[10].levels[1].stars.isAtLeast(1), w[10].levels[7].stars.isAtLeast(2), w[10].quest.isAtLeast(4))) || w[10].owned || w[10].coins.isAtLeast(455))
    open[204] = ((w[10].levels[4].isDone && w[10].levels[7].isDone && w[10].stars.isAtLeast(15)) || w[10].owned)
    open[205] = ((w[10].owned || w[10].coins.isAtLeast(131)) && !w[10].levels[7].isDone && atLeastTwo(w[10].levels[2].stars.isAtLeast(1), w[10].levels[3].stars.isAtLeast(1), w[10].quest.isAtLeast(1)))
    open[206] = ((w[10].owned || w[10].coins.isAtLeast(150)) && !w[10].levels[7].isDone && atLeastTwo(w[10].levels[7].stars.isAtLeast(1), w[10].levels[6].stars.isAtLeast(3), w[10].quest.isAtLeast(7)))
    open[207] = ((w[10].levels[5].isDone && atLeastTwo(w[10].levels[4].stars.isAtLeast(2), w[10].levels[7].stars.isAtLeast(3), w[10].quest.isAtLeast(1))) || w[10].owned || w[10].coins.isAtLeast(775))
    open[208] = ((w[10].levels[4].isDone && atLeastTwo(w[10].levels[3].stars.isAtLeast(1), w[10].levels[4].stars.isAtLeast(1), w[10].quest.isAtLeast(2))) || w[10].owned || w[10].coins.isAtLeast(413))
    open[209] = ((w[10].levels[7].isDone && w[10].levels[4].isDone && w[10].stars.isAtLeast(15)) || w[10].owned)
    open[210] = ((w[10].levels[3].isDone && atLeastTwo(w[10].levels[6].stars.isAtLeast(2), w[10].levels[4].stars.isAtLeast(3), w[10].quest.isAtLeast(3))) || w[10].owned || w[10].coins.isAtLeast(811))
    open[211] = ((w[10].levels[1].isDone && w[10].stars.isAtLeast(8)) || w[10].coins.isAtLeast(217))
    open[212] = ((w[10].levels[4].isDone && w[10].levels[7].isDone && w[10].stars.isAtLeast(16)) || w[10].owned || w[10].coins.isAtLeast(329))
    open[213] = ((w[10].owned || w[10].coins.isAtLeast(284)) && !w[10].levels[4].isDone && atLeastTwo(w[10].levels[3].stars.isAtLeast(3), w[10].levels[4].stars.isAtLeast(1), w[10].quest.isAtLeast(7)))
    open[214] = ((w[10].levels[0].isDone && w[10].stars.isAtLeast(17)) || w[10].coins.isAtLeast(399))
    open[215] = ((w[10].levels[2].isDone && w[10].stars.isAtLeast(17)) || w[10].coins.isAtLeast(963))
    open[216] = (w[10].levels[2].isDone && atLeastTwo(w[10].levels[6].stars.isAtLeast(3), w[10].levels[3].stars.isAtLeast(1), w[10].quest.isAtLeast(5)))
    open[217] = ((w[10].levels[5].isDone && w[10].stars.isAtLeast(14)) || w[10].coins.isAtLeast(220))
    open[218] = ((w[10].levels[1].isDone && atLeastTwo(w[10].levels[5].stars.isAtLeast(2), w[10].levels[7].stars.isAtLeast(3), w[10].quest.isAtLeast(5))) || w[10].owned || w[10].coins.isAtLeast(416))
    open[219] = ((w[10].levels[7].isDone && atLeastTwo(w[10].levels[5].stars.isAtLeast(2), w[10].levels[4].stars.isAtLeast(1), w[10].quest.isAtLeast(1))) || w[10].owned || w[10].coins.isAtLeast(910))
    open[220] = (w[11].levels[5].isDone && atLeastTwo(w[11].levels[0].stars.isAtLeast(1), w[11].levels[4].stars.isAtLeast(3), w[11].quest.isAtLeast(6)))
    open[221] = ((w[11].levels[3].isDone && atLeastTwo(w[11].levels[5].stars.isAtLeast(1), w[11].levels[0].stars.isAtLeast(1), w[11].quest.isAtLeast(1))) || w[11].owned || w[11].coins.isAtLeast(226))
    open[222] = ((w[11].levels[7].isDone && w[11].levels[1].isDone && w[11].stars.isAtLeast(15)) || w[11].owned)
    open[223] = ((w[11].levels[7].isDone && w[11].levels[6].isDone && w[11].stars.isAtLeast(9)) || w[11].owned)
    open[224] = ((w[11].levels[3].isDone && atLeastTwo(w[11].levels[4].stars.isAtLeast(1), w[11].levels[7].stars.isAtLeast(2), w[11].quest.isAtLeast(1))) || w[11].owned || w[11].coins.isAtLeast(375))
    open[225] = ((w[11].owned || w[11].coins.isAtLeast(583)) && !w[11].levels[0].isDone && atLeastTwo(w[11].levels[6].stars.isAtLeast(1), w[11].levels[5].stars.isAtLeast(3), w[11].quest.isAtLeast(7)))
    open[226] = ((w[11].levels[0].isDone && w[11].levels[4].isDone && w[11].stars.isAtLeast(14)) || w[11].owned)
    open[227] = ((w[11].levels[0].isDone && atLeastTwo(w[11].levels[2].stars.isAtLeast(3), w[11].levels[6].stars.isAtLeast(1), w[11].quest.isAtLeast(2))) || w[11].owned || w[11].coins.isAtLeast(356))
    open[228] = ((w[11].levels[2].isDone && w[11].levels[6].isDone && w[11].stars.isAtLeast(12)) || w[11].owned || w[11].coins.isAtLeast(460))
    open[229] = ((w[11].levels[4].isDone && w[11].levels[6].isDone && w[11].stars.isAtLeast(11)) || w[11].owned || w[11].coins.isAtLeast(287))
    open[230] = (w[11].levels[6].isDone && atLeastTwo(w[11].levels[5].stars.isAtLeast(2), w[11].levels[7].stars.isAtLeast(3), w[11].quest.isAtLeast(5)))
    open[231] = ((w[11].owned || w[11].coins.isAtLeast(758)) && !w[11].levels[4].isDone && atLeastTwo(w[11].levels[4].stars.isAtLeast(1), w[11].levels[2].stars.isAtLeast(3), w[11].quest.isAtLeast(8)))
    open[232] = ((w[11].levels[7].isDone && w[11].levels[6].isDone && w[11].stars.isAtLeast(12)) || w[11].owned || w[11].coins.isAtLeast(506))
    open[233] = ((w[11].levels[5].isDone && w[11].levels[4].isDone && w[11].stars.isAtLeast(11)) || w[11].owned)
    open[234] = (w[11].levels[5].isDone && atLeastTwo(w[11].levels[2].stars.isAtLeast(2), w[11].levels[3].stars.isAtLeast(1), w[11].quest.isAtLeast(4)))
    open[235] = (w[11].levels[3].isDone && atLeastTwo(w[11].levels[0].stars.isAtLeast(1), w[11].levels[3].stars.isAtLeast(2), w[11].quest.isAtLeast(6)))
    open[236] = ((w[11].levels[0].isDone && w[11].levels[3].isDone && w[11].stars.isAtLeast(12)) || w[11].owned || w[11].coins.isAtLeast(796))
    open[237] = ((w[11].levels[1].isDone && w[11].stars.isAtLeast(9)) || w[11].coins.isAtLeast(166))
    open[238] = (w[11].levels[7].isDone && atLeastTwo(w[11].levels[6].stars.isAtLeast(3), w[11].levels[1].stars.isAtLeast(2), w[11].quest.isAtLeast(1)))
    open[239] = ((w[11].levels[6].isDone && w[11].stars.isAtLeast(9)) || w[11].coins.isAtLeast(764))
    open[240] = ((w[12].levels[2].isDone && atLeastTwo(w[12].levels[4].stars.isAtLeast(1), w[12].levels[7].stars.isAtLeast(1), w[12].quest.isAtLeast(3))) || w[12].owned || w[12].coins.isAtLeast(737))
    open[241] = ((w[12].levels[7].isDone && atLeastTwo(w[12].levels[4].stars.isAtLeast(3), w[12].levels[1].stars.isAtLeast(3), w[12].quest.isAtLeast(3))) || w[12].owned || w[12].coins.isAtLeast(689))
    open[242] = ((w[12].owned || w[12].coins.isAtLeast(474)) && !w[12].levels[2].isDone && atLeastTwo(w[12].levels[3].stars.isAtLeast(2), w[12].levels[1].stars.isAtLeast(3), w[12].quest.isAtLeast(8)))
    open[243] = ((w[12].levels[1].isDone && w[12].levels[0].isDone && w[12].stars.isAtLeast(12)) || w[12].owned || w[12].coins.isAtLeast(702))
    open[244] = ((w[12].owned || w[12].coins.isAtLeast(611)) && !w[12].levels[0].isDone && atLeastTwo(w[12].levels[6].stars.isAtLeast(3), w[12].levels[7].stars.isAtLeast(2), w[12].quest.isAtLeast(3)))
    open[245] = ((w[12].levels[7].isDone && w[12].stars.isAtLeast(13)) || w[12].coins.isAtLeast(754))
    open[246] = (w[12].levels[4].isDone && atLeastTwo(w[12].levels[7].stars.isAtLeast(1), w[12].levels[0].stars.isAtLeast(1), w[12].quest.isAtLeast(5)))
    open[247] = ((w[12].levels[4].isDone && w[12].levels[1].isDone && w[12].stars.isAtLeast(10)) || w[12].owned || w[12].coins.isAtLeast(113))
    open[248] = ((w[12].levels[3].isDone && w[12].levels[7].isDone && w[12].stars.isAtLeast(13)) || w[12].owned)
    open[249] = ((w[12].levels[2].isDone && atLeastTwo(w[12].levels[0].stars.isAtLeast(2), w[12].levels[7].stars.isAtLeast(1), w[12].quest.isAtLeast(3))) || w[12].owned || w[12].coins.isAtLeast(310))
    open[250] = ((w[12].levels[5].isDone && w[12].levels[2].isDone && w[12].stars.isAtLeast(17)) || w[12].owned || w[12].coins.isAtLeast(108))
    open[251] = ((w[12].levels[7].isDone && w[12].levels[2].isDone && w[12].stars.isAtLeast(13)) || w[12].owned || w[12].coins.isAtLeast(679))
    open[252] = ((w[12].levels[4].isDone && w[12].levels[6].isDone && w[12].stars.isAtLeast(12)) || w[12].owned)
    open[253] = ((w[12].levels[0].isDone && w[12].levels[2].isDone && w[12].stars.isAtLeast(11)) || w[12].owned || w[12].coins.isAtLeast(372))
    open[254] = ((w[12].levels[4].isDone && w[12].stars.isAtLeast(12)) || w[12].coins.isAtLeast(505))
    open[255] = ((w[12].levels[0].isDone && atLeastTwo(w[12].levels[1].stars.isAtLeast(3), w[12].levels[0].stars.isAtLeast(3), w[12].quest.isAtLeast(3))) || w[12].owned || w[12].coins.isAtLeast(113))
    open[256] = ((w[12].levels[1].isDone && w[12].stars.isAtLeast(8)) || w[12].coins.isAtLeast(483))
    open[257] = ((w[12].levels[1].isDone && w[12].stars.isAtLeast(15)) || w[12].coins.isAtLeast(619))
    open[258] = ((w[12].levels[2].isDone && atLeastTwo(w[12].levels[2].stars.isAtLeast(2), w[12].levels[5].stars.isAtLeast(3), w[12].quest.isAtLeast(4))) || w[12].owned || w[12].coins.isAtLeast(179))
    open[259] = ((w[12].levels[2].isDone && w[12].stars.isAtLeast(14)) || w[12].coins.isAtLeast(434))
    open[260] = ((w[13].levels[4].isDone && w[13].stars.isAtLeast(8)) || w[13].coins.isAtLeast(186))
    open[261] = ((w[13].levels[7].isDone && atLeastTwo(w[13].levels[4].stars.isAtLeast(2), w[13].levels[1].stars.isAtLeast(3), w[13].quest.isAtLeast(2))) || w[13].owned || w[13].coins.isAtLeast(417))
    open[262] = ((w[13].levels[7].isDone && w[13].stars.isAtLeast(10)) || w[13].coins.isAtLeast(709))
    open[263] = ((w[13].levels[7].isDone && w[13].levels[2].isDone && w[13].stars.isAtLeast(16)) || w[13].owned || w[13].coins.isAtLeast(687))
    open[264] = ((w[13].levels[2].isDone && w[13].levels[1].isDone && w[13].stars.isAtLeast(14)) || w[13].owned || w[13].coins.isAtLeast(581))
    open[265] = ((w[13].owned || w[13].coins.isAtLeast(930)) && !w[13].levels[4].isDone && atLeastTwo(w[13].levels[3].stars.isAtLeast(1), w[13].levels[7].stars.isAtLeast(3), w[13].quest.isAtLeast(7)))
    open[266] = ((w[13].owned || w[13].coins.isAtLeast(213)) && !w[13].levels[1].isDone && atLeastTwo(w[13].levels[0].stars.isAtLeast(2), w[13].levels[4].stars.isAtLeast(3), w[13].quest.isAtLeast(3)))
    open[267] = ((w[13].levels[3].isDone && w[13].stars.isAtLeast(9)) || w[13].coins.isAtLeast(272))
    open[268] = ((w[13].levels[7].isDone && w[13].levels[3].isDone && w[13].stars.isAtLeast(11)) || w[13].owned || w[13].coins.isAtLeast(572))
    open[269] = ((w[13].levels[6].isDone && w[13].stars.isAtLeast(15)) || w[13].coins.isAtLeast(527))
    open[270] = ((w[13].levels[2].isDone && w[13].levels[7].isDone && w[13].stars.isAtLeast(9)) || w[13].owned)
    open[271] = ((w[13].levels[4].isDone && atLeastTwo(w[13].levels[0].stars.isAtLeast(3), w[13].levels[2].stars.isAtLeast(3), w[13].quest.isAtLeast(6))) || w[13].owned || w[13].coins.isAtLeast(329))
    open[272] = ((w[13].levels[1].isDone && w[13].levels[4].isDone && w[13].stars.isAtLeast(10)) || w[13].owned)
    open[273] = ((w[13].levels[5].isDone && w[13].stars.isAtLeast(13)) || w[13].coins.isAtLeast(497))
    open[274] = ((w[13].levels[0].isDone && atLeastTwo(w[13].levels[0].stars.isAtLeast(1), w[13].levels[2].stars.isAtLeast(2), w[13].quest.isAtLeast(2))) || w[13].owned || w[13].coins.isAtLeast(437))
    open[275] = ((w[13].levels[7].isDone && w[13].stars.isAtLeast(12)) || w[13].coins.isAtLeast(958))
    open[276] = ((w[13].levels[3].isDone && w[13].levels[0].isDone && w[13].stars.isAtLeast(15)) || w[13].owned)
    open[277] = ((w[13].levels[7].isDone && w[13].levels[0].isDone && w[13].stars.isAtLeast(10)) || w[13].owned)
    open[278] = ((w[13].owned || w[13].coins.isAtLeast(904)) && !w[13].levels[3].isDone && atLeastTwo(w[13].levels[6].stars.isAtLeast(2), w[13].levels[7].stars.isAtLeast(1), w[13].quest.isAtLeast(2)))
    open[279] = ((w[13].owned || w[13].coins.isAtLeast(357)) && !w[13].levels[7].isDone && atLeastTwo(w[13].levels[3].stars.isAtLeast(3), w[13].levels[4].stars.isAtLeast(3), w[13].quest.isAtLeast(2)))
    open[280] = ((w[14].levels[3].isDone && w[14].levels[1].isDone && w[14].stars.isAtLeast(9)) || w[14].owned || w[14].coins.isAtLeast(745))
    open[281] = ((w[14].owned || w[14].coins.isAtLeast(701)) && !w[14].levels[1].isDone && atLeastTwo(w[14].levels[7].stars.isAtLeast(2), w[14].levels[4].stars.isAtLeast(3), w[14].quest.isAtLeast(3)))
    open[282] = ((w[14].levels[3].isDone && w[14].levels[0].isDone && w[14].stars.isAtLeast(16)) || w[14].owned || w[14].coins.isAtLeast(759))
    open[283] = ((w[14].levels[6].isDone && w[14].levels[2].isDone && w[14].stars.isAtLeast(10)) || w[14].owned || w[14].coins.isAtLeast(991))
    open[284] = ((w[14].owned || w[14].coins.isAtLeast(226)) && !w[14].levels[3].isDone && atLeastTwo(w[14].levels[5].stars.isAtLeast(1), w[14].levels[6].stars.isAtLeast(2), w[14].quest.isAtLeast(4)))
    open[285] = ((w[14].levels[2].isDone && w[14].levels[6].isDone && w[14].stars.isAtLeast(10)) || w[14].owned || w[14].coins.isAtLeast(769))
    open[286] = (w[14].levels[4].isDone && atLeastTwo(w[14].levels[2].stars.isAtLeast(1), w[14].levels[7].stars.isAtLeast(2), w[14].quest.isAtLeast(3)))
    open[287] = ((w[14].levels[6].isDone && w[14].levels[5].isDone && w[14].stars.isAtLeast(12)) || w[14].owned)
    open[288] = ((w[14].levels[2].isDone && atLeastTwo(w[14].levels[1].stars.isAtLeast(1), w[14].levels[2].stars.isAtLeast(2), w[14].quest.isAtLeast(3))) || w[14].owned || w[14].coins.isAtLeast(755))
    open[289] = ((w[14].levels[3].isDone && w[14].levels[5].isDone && w[14].stars.isAtLeast(15)) || w[14].owned || w[14].coins.isAtLeast(435))
    open[290] = ((w[14].levels[4].isDone && atLeastTwo(w[14].levels[4].stars.isAtLeast(3), w[14].levels[0].stars.isAtLeast(2), w[14].quest.isAtLeast(6))) || w[14].owned || w[14].coins.isAtLeast(976))
    open[291] = ((w[14].levels[7].isDone && w[14].levels[3].isDone && w[14].stars.isAtLeast(16)) || w[14].owned || w[14].coins.isAtLeast(936))
    open[292] = (w[14].levels[3].isDone && atLeastTwo(w[14].levels[3].stars.isAtLeast(3), w[14].levels[7].stars.isAtLeast(1), w[14].quest.isAtLeast(3)))
    open[293] = (w[14].levels[5].isDone && atLeastTwo(w[14].levels[4].stars.isAtLeast(2), w[14].levels[6].stars.isAtLeast(1), w[14].quest.isAtLeast(8)))
    open[294] = (w[14].levels[5].isDone && atLeastTwo(w[14].levels[4].stars.isAtLeast(1), w[14].levels[5].stars.isAtLeast(1), w[14].quest.isAtLeast(2)))
    open[295] = ((w[14].levels[2].isDone && atLeastTwo(w[14].levels[3].stars.isAtLeast(1), w[14].levels[7].stars.isAtLeast(3), w[14].quest.isAtLeast(5))) || w[14].owned || w[14].coins.isAtLeast(154))
    open[296] = ((w[14].owned || w[14].coins.isAtLeast(666)) && !w[14].levels[7].isDone && atLeastTwo(w[14].levels[2].stars.isAtLeast(3), w[14].levels[5].stars.isAtLeast(2), w[14].quest.isAtLeast(3)))
    open[297] = (w[14].levels[7].isDone && atLeastTwo(w[14].levels[3].stars.isAtLeast(2), w[14].levels[5].stars.isAtLeast(2), w[14].quest.isAtLeast(1)))
    open[298] = ((w[14].owned || w[14].coins.isAtLeast(794)) && !w[14].levels[3].isDone && atLeastTwo(w[14].levels[1].stars.isAtLeast(3), w[14].levels[3].stars.isAtLeast(1), w[14].quest.isAtLeast(3)))
    open[299] = ((w[14].levels[1].isDone && atLeastTwo(w[14].levels[6].stars.isAtLeast(1), w[14].levels[5].stars.isAtLeast(3), w[14].quest.isAtLeast(1))) || w[14].owned || w[14].coins.isAtLeast(675))
    open[300] = ((w[15].levels[1].isDone && w[15].levels[3].isDone && w[15].stars.isAtLeast(13)) || w[15].owned)
    open[301] = ((w[15].levels[2].isDone && atLeastTwo(w[15].levels[6].stars.isAtLeast(1), w[15].levels[7].stars.isAtLeast(2), w[15].quest.isAtLeast(1))) || w[15].owned || w[15].coins.isAtLeast(474))
    open[302] = ((w[15].levels[0].isDone && w[15].stars.isAtLeast(10)) || w[15].coins.isAtLeast(527))
    open[303] = ((w[15].levels[0].isDone && w[15].levels[6].isDone && w[15].stars.isAtLeast(13)) || w[15].owned)
    open[304] = (w[15].levels[3].isDone && atLeastTwo(w[15].levels[3].stars.isAtLeast(1), w[15].levels[5].stars.isAtLeast(1), w[15].quest.isAtLeast(1)))
    open[305] = ((w[15].levels[0].isDone && w[15].levels[4].isDone && w[15].stars.isAtLeast(15)) || w[15].owned)
    open[306] = ((w[15].owned || w[15].coins.isAtLeast(141)) && !w[15].levels[2].isDone && atLeastTwo(w[15].levels[6].stars.isAtLeast(3), w[15].levels[0].stars.isAtLeast(3), w[15].quest.isAtLeast(5)))
    open[307] = ((w[15].owned || w[15].coins.isAtLeast(223)) && !w[15].levels[0].isDone && atLeastTwo(w[15].levels[2].stars.isAtLeast(3), w[15].levels[5].stars.isAtLeast(3), w[15].quest.isAtLeast(3)))
    open[308] = ((w[15].owned || w[15].coins.isAtLeast(562)) && !w[15].levels[2].isDone && atLeastTwo(w[15].levels[6].stars.isAtLeast(3), w[15].levels[2].stars.isAtLeast(3), w[15].quest.isAtLeast(6)))
    open[309] = ((w[15].owned || w[15].coins.isAtLeast(560)) && !w[15].levels[3].isDone && atLeastTwo(w[15].levels[7].stars.isAtLeast(2), w[15].levels[4].stars.isAtLeast(2), w[15].quest.isAtLeast(3)))
    open[310] = (w[15].levels[1].isDone && atLeastTwo(w[15].levels[7].stars.isAtLeast(1), w[15].levels[3].stars.isAtLeast(2), w[15].quest.isAtLeast(1)))
    open[311] = (w[15].levels[7].isDone && atLeastTwo(w[15].levels[2].stars.isAtLeast(2), w[15].levels[5].stars.isAtLeast(1), w[15].quest.isAtLeast(4)))
    open[312] = ((w[15].owned || w[15].coins.isAtLeast(652)) && !w[15].levels[4].isDone && atLeastTwo(w[15].levels[6].stars.isAtLeast(2), w[15].levels[0].stars.isAtLeast(2), w[15].quest.isAtLeast(7)))
    open[313] = ((w[15].levels[3].isDone && w[15].levels[6].isDone && w[15].stars.isAtLeast(8)) || w[15].owned || w[15].coins.isAtLeast(528))
    open[314] = ((w[15].owned || w[15].coins.isAtLeast(296)) && !w[15].levels[1].isDone && atLeastTwo(w[15].levels[3].stars.isAtLeast(2), w[15].levels[2].stars.isAtLeast(1), w[15].quest.isAtLeast(6)))
    open[315] = (w[15].levels[1].isDone && atLeastTwo(w[15].levels[1].stars.isAtLeast(1), w[15].levels[5].stars.isAtLeast(1), w[15].quest.isAtLeast(8)))
    open[316] = ((w[15].levels[7].isDone && w[15].levels[0].isDone && w[15].stars.isAtLeast(8)) || w[15].owned)
    open[317] = ((w[15].owned || w[15].coins.isAtLeast(569)) && !w[15].levels[5].isDone && atLeastTwo(w[15].levels[6].stars.isAtLeast(3), w[15].levels[3].stars.isAtLeast(2), w[15].quest.isAtLeast(7)))
    open[318] = ((w[15].levels[4].isDone && w[15].levels[5].isDone && w[15].stars.isAtLeast(8)) || w[15].owned)
    open[319] = ((w[15].owned || w[15].coins.isAtLeast(239)) && !w[15].levels[4].isDone && atLeastTwo(w[15].levels[0].stars.isAtLeast(2), w[15].levels[6].stars.isAtLeast(1), w[15].quest.isAtLeast(1)))
    open[320] = (w[16].levels[6].isDone && atLeastTwo(w[16].levels[7].stars.isAtLeast(2), w[16].levels[6].stars.isAtLeast(2), w[16].quest.isAtLeast(6)))
    open[321] = ((w[16].levels[4].isDone && w[16].stars.isAtLeast(13)) || w[16].coins.isAtLeast(962))
    open[322] = ((w[16].owned || w[16].coins.isAtLeast(818)) && !w[16].levels[5].isDone && atLeastTwo(w[16].levels[4].stars.isAtLeast(2), w[16].levels[7].stars.isAtLeast(3), w[16].quest.isAtLeast(5)))
    open[323] = ((w[16].levels[5].isDone && w[16].levels[6].isDone && w[16].stars.isAtLeast(17)) || w[16].owned)
    open[324] = ((w[16].levels[6].isDone && atLeastTwo(w[16].levels[3].stars.isAtLeast(3), w[16].levels[4].stars.isAtLeast(1), w[16].quest.isAtLeast(8))) || w[16].owned || w[16].coins.isAtLeast(829))
    open[325] = ((w[16].levels[2].isDone && atLeastTwo(w[16].levels[7].stars.isAtLeast(1), w[16].levels[1].stars.isAtLeast(1), w[16].quest.isAtLeast(4))) || w[16].owned || w[16].coins.isAtLeast(319))
    open[326] = (w[16].levels[7].isDone && atLeastTwo(w[16].levels[4].stars.isAtLeast(1), w[16].levels[2].stars.isAtLeast(2), w[16].quest.isAtLeast(8)))
    open[327] = (w[16].levels[1].isDone && atLeastTwo(w[16].levels[7].stars.isAtLeast(2), w[16].levels[3].stars.isAtLeast(1), w[16].quest.isAtLeast(3)))
    open[328] = ((w[16].levels[7].isDone && w[16].levels[5].isDone && w[16].stars.isAtLeast(11)) || w[16].owned)
    open[329] = ((w[16].levels[6].isDone && w[16].levels[2].isDone && w[16].stars.isAtLeast(13)) || w[16].owned || w[16].coins.isAtLeast(411))
    open[330] = ((w[16].owned || w[16].coins.isAtLeast(373)) && !w[16].levels[3].isDone && atLeastTwo(w[16].levels[0].stars.isAtLeast(3), w[16].levels[7].stars.isAtLeast(1), w[16].quest.isAtLeast(3)))
    open[331] = ((w[16].levels[6].isDone && atLeastTwo(w[16].levels[7].stars.isAtLeast(3), w[16].levels[3].stars.isAtLeast(2), w[16].quest.isAtLeast(6))) || w[16].owned || w[16].coins.isAtLeast(124))
    open[332] = ((w[16].levels[6].isDone && w[16].levels[1].isDone && w[16].stars.isAtLeast(13)) || w[16].owned)
    open[333] = ((w[16].levels[5].isDone && w[16].levels[0].isDone && w[16].stars.isAtLeast(13)) || w[16].owned)
    open[334] = ((w[16].levels[0].isDone && atLeastTwo(w[16].levels[7].stars.isAtLeast(3), w[16].levels[2].stars.isAtLeast(3), w[16].quest.isAtLeast(4))) || w[16].owned || w[16].coins.isAtLeast(978))
    open[335] = ((w[16].owned || w[16].coins.isAtLeast(527)) && !w[16].levels[7].isDone && atLeastTwo(w[16].levels[5].stars.isAtLeast(3), w[16].levels[3].stars.isAtLeast(2), w[16].quest.isAtLeast(1)))
    open[336] = ((w[16].levels[5].isDone && w[16].levels[1].isDone && w[16].stars.isAtLeast(11)) || w[16].owned)
    open[337] = ((w[16].levels[2].isDone && w[16].levels[7].isDone && w[16].stars.isAtLeast(10)) || w[16].owned || w[16].coins.isAtLeast(812))
    open[338] = ((w[16].levels[4].isDone && w[16].levels[7].isDone && w[16].stars.isAtLeast(16)) || w[16].owned)
    open[339] = ((w[16].levels[2].isDone && w[16].levels[6].isDone && w[16].stars.isAtLeast(10)) || w[16].owned || w[16].coins.isAtLeast(354))
    open[340] = ((w[17].levels[6].isDone && w[17].stars.isAtLeast(9)) || w[17].coins.isAtLeast(338))
    open[341] = (w[17].levels[1].isDone && atLeastTwo(w[17].levels[3].stars.isAtLeast(2), w[17].levels[0].stars.isAtLeast(2), w[17].quest.isAtLeast(5)))
    open[342] = ((w[17].levels[6].isDone && atLeastTwo(w[17].levels[1].stars.isAtLeast(3), w[17].levels[2].stars.isAtLeast(2), w[17].quest.isAtLeast(3))) || w[17].owned || w[17].coins.isAtLeast(396))
    open[343] = (w[17].levels[2].isDone && atLeastTwo(w[17].levels[2].stars.isAtLeast(1), w[17].levels[6].stars.isAtLeast(1), w[17].quest.isAtLeast(6)))
    open[344] = ((w[17].levels[2].isDone && atLeastTwo(w[17].levels[7].stars.isAtLeast(2), w[17].levels[2].stars.isAtLeast(3), w[17].quest.isAtLeast(5))) || w[17].owned || w[17].coins.isAtLeast(349))
    open[345] = ((w[17].owned || w[17].coins.isAtLeast(177)) && !w[17].levels[4].isDone && atLeastTwo(w[17].levels[0].stars.isAtLeast(3), w[17].levels[7].stars.isAtLeast(2), w[17].quest.isAtLeast(3)))
    open[346] = ((w[17].levels[1].isDone && w[17].levels[7].isDone && w[17].stars.isAtLeast(8)) || w[17].owned)
    open[347] = ((w[17].levels[4].isDone && w[17].levels[5].isDone && w[17].stars.isAtLeast(10)) || w[17].owned)
    open[348] = ((w[17].owned || w[17].coins.isAtLeast(877)) && !w[17].levels[6].isDone && atLeastTwo(w[17].levels[2].stars.isAtLeast(3), w[17].levels[0].stars.isAtLeast(3), w[17].quest.isAtLeast(6)))
    open[349] = ((w[17].levels[0].isDone && w[17].levels[3].isDone && w[17].stars.isAtLeast(8)) || w[17].owned)
    open[350] = ((w[17].owned || w[17].coins.isAtLeast(147)) && !w[17].levels[2].isDone && atLeastTwo(w[17].levels[6].stars.isAtLeast(2), w[17].levels[4].stars.isAtLeast(3), w[17].quest.isAtLeast(8)))
    open[351] = ((w[17].levels[5].isDone && w[17].levels[2].isDone && w[17].stars.isAtLeast(8)) || w[17].owned)
    open[352] = (w[17].levels[5].isDone && atLeastTwo(w[17].levels[2].stars.isAtLeast(1), w[17].levels[6].stars.isAtLeast(2), w[17].quest.isAtLeast(3)))
    open[353] = ((w[17].levels[2].isDone && atLeastTwo(w[17].levels[2].stars.isAtLeast(1), w[17].levels[3].stars.isAtLeast(2), w[17].quest.isAtLeast(5))) || w[17].owned || w[17].coins.isAtLeast(693))
    open[354] = (w[17].levels[1].isDone && atLeastTwo(w[17].levels[0].stars.isAtLeast(1), w[17].levels[6].stars.isAtLeast(1), w[17].quest.isAtLeast(4)))
    open[355] = ((w[17].owned || w[17].coins.isAtLeast(755)) && !w[17].levels[0].isDone && atLeastTwo(w[17].levels[7].stars.isAtLeast(3), w[17].levels[4].stars.isAtLeast(3), w[17].quest.isAtLeast(5)))
    open[356] = ((w[17].levels[2].isDone && atLeastTwo(w[17].levels[1].stars.isAtLeast(1), w[17].levels[2].stars.isAtLeast(2), w[17].quest.isAtLeast(3))) || w[17].owned || w[17].coins.isAtLeast(458))
    open[357] = (w[17].levels[4].isDone && atLeastTwo(w[17].levels[0].stars.isAtLeast(2), w[17].levels[7].stars.isAtLeast(1), w[17].quest.isAtLeast(8)))
    open[358] = (w[17].levels[2].isDone && atLeastTwo(w[17].levels[2].stars.isAtLeast(1), w[17].levels[7].stars.isAtLeast(2), w[17].quest.isAtLeast(4)))
    open[359] = (w[17].levels[0].isDone && atLeastTwo(w[17].levels[5].stars.isAtLeast(2), w[17].levels[0].stars.isAtLeast(3), w[17].quest.isAtLeast(4)))
    open[360] = ((w[18].levels[1].isDone && w[18].levels[4].isDone && w[18].stars.isAtLeast(10)) || w[18].owned || w[18].coins.isAtLeast(399))
    open[361] = ((w[18].levels[7].isDone && w[18].levels[5].isDone && w[18].stars.isAtLeast(15)) || w[18].owned || w[18].coins.isAtLeast(169))
    open[362] = ((w[18].levels[4].isDone && w[18].levels[7].isDone && w[18].stars.isAtLeast(16)) || w[18].owned)
    open[363] = ((w[18].owned || w[18].coins.isAtLeast(141)) && !w[18].levels[0].isDone && atLeastTwo(w[18].levels[1].stars.isAtLeast(3), w[18].levels[0].stars.isAtLeast(3), w[18].quest.isAtLeast(3)))
    open[364] = ((w[18].levels[4].isDone && w[18].levels[1].isDone && w[18].stars.isAtLeast(12)) || w[18].owned)
    open[365] = ((w[18].owned || w[18].coins.isAtLeast(164)) && !w[18].levels[3].isDone && atLeastTwo(w[18].levels[1].stars.isAtLeast(1), w[18].levels[7].stars.isAtLeast(1), w[18].quest.isAtLeast(3)))
    open[366] = ((w[18].levels[4].isDone && w[18].stars.isAtLeast(8)) || w[18].coins.isAtLeast(852))
    open[367] = ((w[18].levels[2].isDone && atLeastTwo(w[18].levels[0].stars.isAtLeast(1), w[18].levels[2].stars.isAtLeast(1), w[18].quest.isAtLeast(2))) || w[18].owned || w[18].coins.isAtLeast(405))
    open[368] = ((w[18].levels[1].isDone && w[18].levels[5].isDone && w[18].stars.isAtLeast(9)) || w[18].owned)
    open[369] = ((w[18].levels[6].isDone && atLeastTwo(w[18].levels[5].stars.isAtLeast(3), w[18].levels[3].stars.isAtLeast(1), w[18].quest.isAtLeast(2))) || w[18].owned || w[18].coins.isAtLeast(346))
    open[370] = ((w[18].levels[7].isDone && atLeastTwo(w[18].levels[5].stars.isAtLeast(2), w[18].levels[6].stars.isAtLeast(3), w[18].quest.isAtLeast(1))) || w[18].owned || w[18].coins.isAtLeast(105))
    open[371] = (w[18].levels[4].isDone && atLeastTwo(w[18].levels[1].stars.isAtLeast(1), w[18].levels[0].stars.isAtLeast(2), w[18].quest.isAtLeast(7)))
    open[372] = ((w[18].levels[0].isDone && atLeastTwo(w[18].levels[5].stars.isAtLeast(3), w[18].levels[6].stars.isAtLeast(1), w[18].quest.isAtLeast(6))) || w[18].owned || w[18].coins.isAtLeast(700))
    open[373] = ((w[18].owned || w[18].coins.isAtLeast(890)) && !w[18].levels[6].isDone && atLeastTwo(w[18].levels[4].stars.isAtLeast(1), w[18].levels[6].stars.isAtLeast(2), w[18].quest.isAtLeast(1)))
    open[374] = (w[18].levels[0].isDone && atLeastTwo(w[18].levels[1].stars.isAtLeast(3), w[18].levels[6].stars.isAtLeast(3), w[18].quest.isAtLeast(3)))
    open[375] = ((w[18].levels[7].isDone && atLeastTwo(w[18].levels[4].stars.isAtLeast(3), w[18].levels[0].stars.isAtLeast(3), w[18].quest.isAtLeast(3))) || w[18].owned || w[18].coins.isAtLeast(491))
    open[376] = ((w[18].levels[6].isDone && w[18].stars.isAtLeast(9)) || w[18].coins.isAtLeast(890))
    open[377] = (w[18].levels[3].isDone && atLeastTwo(w[18].levels[1].stars.isAtLeast(2), w[18].levels[4].stars.isAtLeast(1), w[18].quest.isAtLeast(2)))
    open[378] = ((w[18].owned || w[18].coins.isAtLeast(970)) && !w[18].levels[3].isDone && atLeastTwo(w[18].levels[6].stars.isAtLeast(1), w[18].levels[0].stars.isAtLeast(3), w[18].quest.isAtLeast(3)))
    open[379] = (w[18].levels[0].isDone && atLeastTwo(w[18].levels[7].stars.isAtLeast(2), w[18].levels[2].stars.isAtLeast(1), w[18].quest.isAtLeast(3)))
    open[380] = (w[19].levels[2].isDone && atLeastTwo(w[19].levels[0].stars.isAtLeast(3), w[19].levels[3].stars.isAtLeast(3), w[19].quest.isAtLeast(6)))
    open[381] = ((w[19].levels[6].isDone && w[19].levels[3].isDone && w[19].stars.isAtLeast(11)) || w[19].owned)
    open[382] = ((w[19].levels[0].isDone && w[19].levels[1].isDone && w[19].stars.isAtLeast(9)) || w[19].owned || w[19].coins.isAtLeast(749))
    open[383] = ((w[19].levels[1].isDone && w[19].levels[7].isDone && w[19].stars.isAtLeast(10)) || w[19].owned || w[19].coins.isAtLeast(707))
    open[384] = (w[19].levels[6].isDone && atLeastTwo(w[19].levels[5].stars.isAtLeast(1), w[19].levels[3].stars.isAtLeast(2), w[19].quest.isAtLeast(2)))
    open[385] = ((w[19].owned || w[19].coins.isAtLeast(224)) && !w[19].levels[1].isDone && atLeastTwo(w[19].levels[2].stars.isAtLeast(2), w[19].levels[0].stars.isAtLeast(3), w[19].quest.isAtLeast(1)))
    open[386] = ((w[19].owned || w[19].coins.isAtLeast(894)) && !w[19].levels[5].isDone && atLeastTwo(w[19].levels[4].stars.isAtLeast(3), w[19].levels[2].stars.isAtLeast(3), w[19].quest.isAtLeast(8)))
    open[387] = ((w[19].levels[4].isDone && w[19].levels[6].isDone && w[19].stars.isAtLeast(12)) || w[19].owned)
    open[388] = (w[19].levels[6].isDone && atLeastTwo(w[19].levels[1].stars.isAtLeast(1), w[19].levels[2].stars.isAtLeast(2), w[19].quest.isAtLeast(7)))
    open[389] = ((w[19].levels[2].isDone && atLeastTwo(w[19].levels[3].stars.isAtLeast(1), w[19].levels[5].stars.isAtLeast(1), w[19].quest.isAtLeast(3))) || w[19].owned || w[19].coins.isAtLeast(180))
    open[390] = ((w[19].levels[3].isDone && w[19].levels[2].isDone && w[19].stars.isAtLeast(11)) || w[19].owned)
    open[391] = ((w[19].levels[0].isDone && atLeastTwo(w[19].levels[0].stars.isAtLeast(1), w[19].levels[7].stars.isAtLeast(2), w[19].quest.isAtLeast(8))) || w[19].owned || w[19].coins.isAtLeast(741))
    open[392] = ((w[19].levels[4].isDone && w[19].levels[3].isDone && w[19].stars.isAtLeast(10)) || w[19].owned || w[19].coins.isAtLeast(601))
    open[393] = ((w[19].levels[4].isDone && w[19].levels[2].isDone && w[19].stars.isAtLeast(14)) || w[19].owned || w[19].coins.isAtLeast(917))
    open[394] = ((w[19].levels[2].isDone && w[19].levels[0].isDone && w[19].stars.isAtLeast(16)) || w[19].owned)
    open[395] = ((w[19].levels[3].isDone && w[19].stars.isAtLeast(14)) || w[19].coins.isAtLeast(733))
    open[396] = ((w[19].levels[0].isDone && w[19].stars.isAtLeast(17)) || w[19].coins.isAtLeast(883))
    open[397] = (w[19].levels[5].isDone && atLeastTwo(w[19].levels[5].stars.isAtLeast(2), w[19].levels[1].stars.isAtLeast(1), w[19].quest.isAtLeast(1)))
    open[398] = ((w[19].levels[1].isDone && w[19].levels[5].isDone && w[19].stars.isAtLeast(15)) || w[19].owned || w[19].coins.isAtLeast(560))
    open[399] = ((w[19].levels[1].isDone && w[19].levels[0].isDone && w[19].stars.isAtLeast(12)) || w[19].owned || w[19].coins.isAtLeast(970))
    open[400] = ((w[20].levels[5].isDone && w[20].levels[1].isDone && w[20].stars.isAtLeast(11)) || w[20].owned || w[20].coins.isAtLeast(706))
    open[401] = ((w[20].owned || w[20].coins.isAtLeast(732)) && !w[20].levels[1].isDone && atLeastTwo(w[20].levels[2].stars.isAtLeast(3), w[20].levels[1].stars.isAtLeast(1), w[20].quest.isAtLeast(6)))
    open[402] = ((w[20].levels[0].isDone && w[20].stars.isAtLeast(8)) || w[20].coins.isAtLeast(270))
    open[403] = (w[20].levels[2].isDone && atLeastTwo(w[20].levels[3].stars.isAtLeast(2), w[20].levels[5].stars.isAtLeast(1), w[20].quest.isAtLeast(1)))
    open[404] = ((w[20].owned || w[20].coins.isAtLeast(839)) && !w[20].levels[1].isDone && atLeastTwo(w[20].levels[6].stars.isAtLeast(3), w[20].levels[1].stars.isAtLeast(1), w[20].quest.isAtLeast(7)))
    open[405] = ((w[20].levels[2].isDone && w[20].stars.isAtLeast(12)) || w[20].coins.isAtLeast(598))
    open[406] = ((w[20].levels[5].isDone && w[20].levels[2].isDone && w[20].stars.isAtLeast(11)) || w[20].owned)
    open[407] = ((w[20].levels[7].isDone && w[20].levels[1].isDone && w[20].stars.isAtLeast(8)) || w[20].owned)
    open[408] = ((w[20].levels[1].isDone && w[20].levels[3].isDone && w[20].stars.isAtLeast(14)) || w[20].owned || w[20].coins.isAtLeast(360))
    open[409] = (w[20].levels[0].isDone && atLeastTwo(w[20].levels[5].stars.isAtLeast(3), w[20].levels[0].stars.isAtLeast(2), w[20].quest.isAtLeast(4)))
    open[410] = ((w[20].owned || w[20].coins.isAtLeast(926)) && !w[20].levels[0].isDone && atLeastTwo(w[20].levels[5].stars.isAtLeast(3), w[20].levels[7].stars.isAtLeast(1), w[20].quest.isAtLeast(2)))
    open[411] = ((w[20].levels[2].isDone && w[20].levels[7].isDone && w[20].stars.isAtLeast(14)) || w[20].owned || w[20].coins.isAtLeast(288))
    open[412] = ((w[20].levels[5].isDone && w[20].levels[7].isDone && w[20].stars.isAtLeast(11)) || w[20].owned || w[20].coins.isAtLeast(126))
    open[413] = (w[20].levels[4].isDone && atLeastTwo(w[20].levels[0].stars.isAtLeast(3), w[20].levels[7].stars.isAtLeast(3), w[20].quest.isAtLeast(2)))
    open[414] = ((w[20].levels[2].isDone && w[20].levels[6].isDone && w[20].stars.isAtLeast(17)) || w[20].owned)
    open[415] = ((w[20].levels[7].isDone && w[20].stars.isAtLeast(14)) || w[20].coins.isAtLeast(543))
    open[416] = ((w[20].levels[6].isDone && w[20].levels[0].isDone && w[20].stars.isAtLeast(14)) || w[20].owned || w[20].coins.isAtLeast(713))
    open[417] = ((w[20].levels[5].isDone && w[20].stars.isAtLeast(12)) || w[20].coins.isAtLeast(214))
    open[418] = ((w[20].levels[5].isDone && w[20].levels[0].isDone && w[20].stars.isAtLeast(8)) || w[20].owned)
    open[419] = (w[20].levels[3].isDone && atLeastTwo(w[20].levels[6].stars.isAtLeast(2), w[20].levels[0].stars.isAtLeast(2), w[20].quest.isAtLeast(3)))
    open[420] = ((w[21].owned || w[21].coins.isAtLeast(308)) && !w[21].levels[2].isDone && atLeastTwo(w[21].levels[4].stars.isAtLeast(2), w[21].levels[1].stars.isAtLeast(3), w[21].quest.isAtLeast(6)))
    open[421] = ((w[21].levels[5].isDone && w[21].stars.isAtLeast(17)) || w[21].coins.isAtLeast(936))
    open[422] = ((w[21].levels[6].isDone && w[21].levels[0].isDone && w[21].stars.isAtLeast(15)) || w[21].owned || w[21].coins.isAtLeast(655))
    open[423] = ((w[21].levels[6].isDone && w[21].levels[7].isDone && w[21].stars.isAtLeast(10)) || w[21].owned || w[21].coins.isAtLeast(487))
    open[424] = (w[21].levels[2].isDone && atLeastTwo(w[21].levels[3].stars.isAtLeast(2), w[21].levels[2].stars.isAtLeast(2), w[21].quest.isAtLeast(4)))
    open[425] = ((w[21].levels[2].isDone && atLeastTwo(w[21].levels[7].stars.isAtLeast(3), w[21].levels[1].stars.isAtLeast(1), w[21].quest.isAtLeast(2))) || w[21].owned || w[21].coins.isAtLeast(715))
    open[426] = ((w[21].owned || w[21].coins.isAtLeast(639)) && !w[21].levels[6].isDone && atLeastTwo(w[21].levels[4].stars.isAtLeast(3), w[21].levels[2].stars.isAtLeast(3), w[21].quest.isAtLeast(2)))
    open[427] = (w[21].levels[4].isDone && atLeastTwo(w[21].levels[7].stars.isAtLeast(1), w[21].levels[6].stars.isAtLeast(3), w[21].quest.isAtLeast(6)))
    open[428] = ((w[21].levels[4].isDone && w[21].stars.isAtLeast(8)) || w[21].coins.isAtLeast(276))
    open[429] = ((w[21].levels[4].isDone && w[21].levels[6].isDone && w[21].stars.isAtLeast(10)) || w[21].owned)
    open[430] = ((w[21].levels[4].isDone && w[21].stars.isAtLeast(16)) || w[21].coins.isAtLeast(639))
    open[431] = ((w[21].levels[5].isDone && w[21].levels[6].isDone && w[21].stars.isAtLeast(10)) || w[21].owned)
    open[432] = (w[21].levels[4].isDone && atLeastTwo(w[21].levels[7].stars.isAtLeast(3), w[21].levels[4].stars.isAtLeast(2), w[21].quest.isAtLeast(5)))
    open[433] = ((w[21].levels[5].isDone && w[21].stars.isAtLeast(15)) || w[21].coins.isAtLeast(172))
    open[434] = ((w[21].levels[3].isDone && w[21].stars.isAtLeast(16)) || w[21].coins.isAtLeast(373))
    open[435] = ((w[21].owned || w[21].coins.isAtLeast(765)) && !w[21].levels[7].isDone && atLeastTwo(w[21].levels[3].stars.isAtLeast(3), w[21].levels[0].stars.isAtLeast(2), w[21].quest.isAtLeast(2)))
    open[436] = ((w[21].levels[6].isDone && w[21].levels[0].isDone && w[21].stars.isAtLeast(13)) || w[21].owned || w[21].coins.isAtLeast(932))
    open[437] = (w[21].levels[7].isDone && atLeastTwo(w[21].levels[1].stars.isAtLeast(1), w[21].levels[2].stars.isAtLeast(1), w[21].quest.isAtLeast(4)))
    open[438] = ((w[21].owned || w[21].coins.isAtLeast(796)) && !w[21].levels[0].isDone && atLeastTwo(w[21].levels[3].stars.isAtLeast(1), w[21].levels[0].stars.isAtLeast(2), w[21].quest.isAtLeast(1)))
    open[439] = ((w[21].levels[7].isDone && w[21].levels[4].isDone && w[21].stars.isAtLeast(16)) || w[21].owned)
    open[440] = (w[22].levels[3].isDone && atLeastTwo(w[22].levels[3].stars.isAtLeast(1), w[22].levels[6].stars.isAtLeast(2), w[22].quest.isAtLeast(7)))
    open[441] = ((w[22].levels[3].isDone && atLeastTwo(w[22].levels[7].stars.isAtLeast(1), w[22].levels[2].stars.isAtLeast(2), w[22].quest.isAtLeast(1))) || w[22].owned || w[22].coins.isAtLeast(850))
    open[442] = ((w[22].owned || w[22].coins.isAtLeast(353)) && !w[22].levels[7].isDone && atLeastTwo(w[22].levels[2].stars.isAtLeast(3), w[22].levels[6].stars.isAtLeast(2), w[22].quest.isAtLeast(2)))
    open[443] = ((w[22].owned || w[22].coins.isAtLeast(647)) && !w[22].levels[5].isDone && atLeastTwo(w[22].levels[4].stars.isAtLeast(3), w[22].levels[0].stars.isAtLeast(2), w[22].quest.isAtLeast(1)))
    open[444] = ((w[22].levels[6].isDone && atLeastTwo(w[22].levels[1].stars.isAtLeast(3), w[22].levels[5].stars.isAtLeast(1), w[22].quest.isAtLeast(6))) || w[22].owned || w[22].coins.isAtLeast(708))
    open[445] = ((w[22].levels[6].isDone && atLeastTwo(w[22].levels[3].stars.isAtLeast(1), w[22].levels[0].stars.isAtLeast(2), w[22].quest.isAtLeast(4))) || w[22].owned || w[22].coins.isAtLeast(412))
    open[446] = ((w[22].levels[3].isDone && w[22].stars.isAtLeast(8)) || w[22].coins.isAtLeast(219))
    open[447] = ((w[22].levels[2].isDone && atLeastTwo(w[22].levels[4].stars.isAtLeast(2), w[22].levels[7].stars.isAtLeast(1), w[22].quest.isAtLeast(7))) || w[22].owned || w[22].coins.isAtLeast(502))
    open[448] = ((w[22].levels[2].isDone && w[22].levels[4].isDone && w[22].stars.isAtLeast(14)) || w[22].owned)
    open[449] = ((w[22].levels[5].isDone && atLeastTwo(w[22].levels[6].stars.isAtLeast(3), w[22].levels[1].stars.isAtLeast(2), w[22].quest.isAtLeast(5))) || w[22].owned || w[22].coins.isAtLeast(757))
    open[450] = ((w[22].owned || w[22].coins.isAtLeast(271)) && !w[22].levels[6].isDone && atLeastTwo(w[22].levels[6].stars.isAtLeast(2), w[22].levels[5].stars.isAtLeast(3), w[22].quest.isAtLeast(1)))
    open[451] = ((w[22].levels[4].isDone && w[22].levels[5].isDone && w[22].stars.isAtLeast(12)) || w[22].owned)
    open[452] = ((w[22].levels[4].isDone && w[22].levels[5].isDone && w[22].stars.isAtLeast(15)) || w[22].owned || w[22].coins.isAtLeast(443))
    open[453] = ((w[22].owned || w[22].coins.isAtLeast(402)) && !w[22].levels[3].isDone && atLeastTwo(w[22].levels[0].stars.isAtLeast(2), w[22].levels[5].stars.isAtLeast(1), w[22].quest.isAtLeast(5)))
    open[454] = ((w[22].levels[4].isDone && w[22].levels[1].isDone && w[22].stars.isAtLeast(12)) || w[22].owned)
    open[455] = ((w[22].levels[4].isDone && w[22].stars.isAtLeast(11)) || w[22].coins.isAtLeast(125))
    open[456] = ((w[22].levels[1].isDone && w[22].levels[5].isDone && w[22].stars.isAtLeast(13)) || w[22].owned)
    open[457] = ((w[22].levels[2].isDone && w[22].levels[0].isDone && w[22].stars.isAtLeast(16)) || w[22].owned)
    open[458] = ((w[22].levels[2].isDone && w[22].levels[4].isDone && w[22].stars.isAtLeast(10)) || w[22].owned || w[22].coins.isAtLeast(965))
    open[459] = ((w[22].levels[0].isDone && w[22].levels[5].isDone && w[22].stars.isAtLeast(15)) || w[22].owned)
    open[460] = (w[23].levels[2].isDone && atLeastTwo(w[23].levels[4].stars.isAtLeast(2), w[23].levels[1].stars.isAtLeast(1), w[23].quest.isAtLeast(8)))
    open[461] = ((w[23].levels[5].isDone && w[23].stars.isAtLeast(10)) || w[23].coins.isAtLeast(669))
    open[462] = (w[23].levels[6].isDone && atLeastTwo(w[23].levels[0].stars.isAtLeast(3), w[23].levels[5].stars.isAtLeast(1), w[23].quest.isAtLeast(3)))
    open[463] = ((w[23].owned || w[23].coins.isAtLeast(192)) && !w[23].levels[3].isDone && atLeastTwo(w[23].levels[5].stars.isAtLeast(3), w[23].levels[3].stars.isAtLeast(1), w[23].quest.isAtLeast(7)))
    open[464] = ((w[23].levels[3].isDone && atLeastTwo(w[23].levels[1].stars.isAtLeast(1), w[23].levels[3].stars.isAtLeast(2), w[23].quest.isAtLeast(5))) || w[23].owned || w[23].coins.isAtLeast(832))
    open[465] = ((w[23].levels[7].isDone && w[23].levels[3].isDone && w[23].stars.isAtLeast(12)) || w[23].owned || w[23].coins.isAtLeast(312))
    open[466] = ((w[23].levels[6].isDone && atLeastTwo(w[23].levels[7].stars.isAtLeast(1), w[23].levels[6].stars.isAtLeast(1), w[23].quest.isAtLeast(1))) || w[23].owned || w[23].coins.isAtLeast(550))
    open[467] = (w[23].levels[3].isDone && atLeastTwo(w[23].levels[1].stars.isAtLeast(1), w[23].levels[0].stars.isAtLeast(1), w[23].quest.isAtLeast(1)))
    open[468] = (w[23].levels[2].isDone && atLeastTwo(w[23].levels[5].stars.isAtLeast(2), w[23].levels[7].stars.isAtLeast(1), w[23].quest.isAtLeast(3)))
    open[469] = ((w[23].owned || w[23].coins.isAtLeast(487)) && !w[23].levels[1].isDone && atLeastTwo(w[23].levels[1].stars.isAtLeast(2), w[23].levels[2].stars.isAtLeast(3), w[23].quest.isAtLeast(4)))
    open[470] = ((w[23].levels[5].isDone && w[23].levels[7].isDone && w[23].stars.isAtLeast(11)) || w[23].owned)
    open[471] = ((w[23].levels[5].isDone && w[23].stars.isAtLeast(17)) || w[23].coins.isAtLeast(557))
    open[472] = ((w[23].levels[5].isDone && w[23].stars.isAtLeast(11)) || w[23].coins.isAtLeast(163))
    open[473] = (w[23].levels[3].isDone && atLeastTwo(w[23].levels[6].stars.isAtLeast(3), w[23].levels[2].stars.isAtLeast(2), w[23].quest.isAtLeast(2)))
    open[474] = (w[23].levels[5].isDone && atLeastTwo(w[23].levels[1].stars.isAtLeast(1), w[23].levels[6].stars.isAtLeast(3), w[23].quest.isAtLeast(4)))
    open[475] = ((w[23].owned || w[23].coins.isAtLeast(186)) && !w[23].levels[2].isDone && atLeastTwo(w[23].levels[0].stars.isAtLeast(1), w[23].levels[4].stars.isAtLeast(3), w[23].quest.isAtLeast(5)))
    open[476] = ((w[23].levels[2].isDone && w[23].stars.isAtLeast(13)) || w[23].coins.isAtLeast(827))
    open[477] = ((w[23].owned || w[23].coins.isAtLeast(976)) && !w[23].levels[3].isDone && atLeastTwo(w[23].levels[5].stars.isAtLeast(3), w[23].levels[2].stars.isAtLeast(2), w[23].quest.isAtLeast(8)))
    open[478] = ((w[23].owned || w[23].coins.isAtLeast(549)) && !w[23].levels[1].isDone && atLeastTwo(w[23].levels[5].stars.isAtLeast(2), w[23].levels[2].stars.isAtLeast(3), w[23].quest.isAtLeast(7)))
    open[479] = ((w[23].levels[5].isDone && w[23].stars.isAtLeast(9)) || w[23].coins.isAtLeast(875))
    open[480] = ((w[24].levels[2].isDone && w[24].stars.isAtLeast(11)) || w[24].coins.isAtLeast(266))
    open[481] = (w[24].levels[1].isDone && atLeastTwo(w[24].levels[3].stars.isAtLeast(2), w[24].levels[1].stars.isAtLeast(3), w[24].quest.isAtLeast(6)))
    open[482] = ((w[24].levels[0].isDone && w[24].levels[7].isDone && w[24].stars.isAtLeast(9)) || w[24].owned)
    open[483] = ((w[24].owned || w[24].coins.isAtLeast(718)) && !w[24].levels[2].isDone && atLeastTwo(w[24].levels[7].stars.isAtLeast(3), w[24].levels[1].stars.isAtLeast(2), w[24].quest.isAtLeast(3)))
    open[484] = ((w[24].levels[4].isDone && w[24].stars.isAtLeast(11)) || w[24].coins.isAtLeast(456))
    open[485] = ((w[24].levels[6].isDone && w[24].stars.isAtLeast(9)) || w[24].coins.isAtLeast(754))
    open[486] = (w[24].levels[2].isDone && atLeastTwo(w[24].levels[3].stars.isAtLeast(1), w[24].levels[7].stars.isAtLeast(3), w[24].quest.isAtLeast(4)))
    open[487] = ((w[24].levels[5].isDone && w[24].stars.isAtLeast(15)) || w[24].coins.isAtLeast(787))
    open[488] = (w[24].levels[6].isDone && atLeastTwo(w[24].levels[5].stars.isAtLeast(3), w[24].levels[0].stars.isAtLeast(2), w[24].quest.isAtLeast(6)))
    open[489] = (w[24].levels[4].isDone && atLeastTwo(w[24].levels[2].stars.isAtLeast(3), w[24].levels[5].stars.isAtLeast(2), w[24].quest.isAtLeast(2)))
    open[490] = ((w[24].owned || w[24].coins.isAtLeast(689)) && !w[24].levels[6].isDone && atLeastTwo(w[24].levels[3].stars.isAtLeast(2), w[24].levels[1].stars.isAtLeast(3), w[24].quest.isAtLeast(5)))
    open[491] = ((w[24].levels[2].isDone && w[24].stars.isAtLeast(15)) || w[24].coins.isAtLeast(541))
    open[492] = ((w[24].levels[2].isDone && w[24].stars.isAtLeast(10)) || w[24].coins.isAtLeast(587))
    open[493] = (w[24].levels[1].isDone && atLeastTwo(w[24].levels[2].stars.isAtLeast(3), w[24].levels[5].stars.isAtLeast(3), w[24].quest.isAtLeast(3)))
    open[494] = ((w[24].levels[1].isDone && w[24].levels[3].isDone && w[24].stars.isAtLeast(8)) || w[24].owned || w[24].coins.isAtLeast(754))
    open[495] = ((w[24].levels[2].isDone && w[24].levels[3].isDone && w[24].stars.isAtLeast(11)) || w[24].owned || w[24].coins.isAtLeast(193))
    open[496] = (w[24].levels[4].isDone && atLeastTwo(w[24].levels[5].stars.isAtLeast(1), w[24].levels[3].stars.isAtLeast(1), w[24].quest.isAtLeast(1)))
    open[497] = (w[24].levels[4].isDone && atLeastTwo(w[24].levels[3].stars.isAtLeast(2), w[24].levels[4].stars.isAtLeast(1), w[24].quest.isAtLeast(7)))
    open[498] = ((w[24].levels[1].isDone && atLeastTwo(w[24].levels[0].stars.isAtLeast(2), w[24].levels[5].stars.isAtLeast(1), w[24].quest.isAtLeast(7))) || w[24].owned || w[24].coins.isAtLeast(672))
    open[499] = ((w[24].levels[5].isDone && atLeastTwo(w[24].levels[6].stars.isAtLeast(2), w[24].levels[0].stars.isAtLeast(2), w[24].quest.isAtLeast(2))) || w[24].owned || w[24].coins.isAtLeast(567))
    open[500] = ((w[25].levels[4].isDone && w[25].stars.isAtLeast(13)) || w[25].coins.isAtLeast(579))
    open[501] = ((w[25].levels[0].isDone && w[25].stars.isAtLeast(15)) || w[25].coins.isAtLeast(645))
    open[502] = ((w[25].owned || w[25].coins.isAtLeast(173)) && !w[25].levels[3].isDone && atLeastTwo(w[25].levels[2].stars.isAtLeast(2), w[25].levels[0].stars.isAtLeast(3), w[25].quest.isAtLeast(7)))
    open[503] = ((w[25].owned || w[25].coins.isAtLeast(763)) && !w[25].levels[2].isDone && atLeastTwo(w[25].levels[2].stars.isAtLeast(1), w[25].levels[5].stars.isAtLeast(3), w[25].quest.isAtLeast(8)))
    open[504] = ((w[25].levels[2].isDone && w[25].stars.isAtLeast(15)) || w[25].coins.isAtLeast(541))
    open[505] = ((w[25].levels[4].isDone && w[25].levels[5].isDone && w[25].stars.isAtLeast(10)) || w[25].owned || w[25].coins.isAtLeast(581))
    open[506] = ((w[25].owned || w[25].coins.isAtLeast(778)) && !w[25].levels[7].isDone && atLeastTwo(w[25].levels[7].stars.isAtLeast(2), w[25].levels[1].stars.isAtLeast(1), w[25].quest.isAtLeast(6)))
    open[507] = ((w[25].owned || w[25].coins.isAtLeast(944)) && !w[25].levels[5].isDone && atLeastTwo(w[25].levels[5].stars.isAtLeast(2), w[25].levels[1].stars.isAtLeast(2), w[25].quest.isAtLeast(5)))
    open[508] = ((w[25].owned || w[25].coins.isAtLeast(220)) && !w[25].levels[6].isDone && atLeastTwo(w[25].levels[3].stars.isAtLeast(1), w[25].levels[4].stars.isAtLeast(1), w[25].quest.isAtLeast(1)))
    open[509] = (w[25].levels[5].isDone && atLeastTwo(w[25].levels[5].stars.isAtLeast(3), w[25].levels[0].stars.isAtLeast(3), w[25].quest.isAtLeast(3)))
    open[510] = ((w[25].levels[5].isDone && w[25].levels[2].isDone && w[25].stars.isAtLeast(13)) || w[25].owned || w[25].coins.isAtLeast(621))
    open[511] = (w[25].levels[4].isDone && atLeastTwo(w[25].levels[0].stars.isAtLeast(2), w[25].levels[6].stars.isAtLeast(1), w[25].quest.isAtLeast(5)))
    open[512] = ((w[25].levels[2].isDone && w[25].stars.isAtLeast(12)) || w[25].coins.isAtLeast(969))
    open[513] = ((w[25].levels[7].isDone && w[25].levels[1].isDone && w[25].stars.isAtLeast(12)) || w[25].owned)
    open[514] = (w[25].levels[3].isDone && atLeastTwo(w[25].levels[3].stars.isAtLeast(3), w[25].levels[0].stars.isAtLeast(2), w[25].quest.isAtLeast(8)))
    open[515] = (w[25].levels[4].isDone && atLeastTwo(w[25].levels[3].stars.isAtLeast(2), w[25].levels[2].stars.isAtLeast(3), w[25].quest.isAtLeast(4)))
    open[516] = ((w[25].levels[3].isDone && w[25].stars.isAtLeast(15)) || w[25].coins.isAtLeast(773))
    open[517] = ((w[25].levels[5].isDone && w[25].levels[4].isDone && w[25].stars.isAtLeast(8)) || w[25].owned || w[25].coins.isAtLeast(682))
    open[518] = ((w[25].owned || w[25].coins.isAtLeast(871)) && !w[25].levels[0].isDone && atLeastTwo(w[25].levels[7].stars.isAtLeast(2), w[25].levels[3].stars.isAtLeast(3), w[25].quest.isAtLeast(8)))
    open[519] = ((w[25].levels[3].isDone && w[25].levels[2].isDone && w[25].stars.isAtLeast(13)) || w[25].owned)
    open[520] = ((w[26].owned || w[26].coins.isAtLeast(892)) && !w[26].levels[7].isDone && atLeastTwo(w[26].levels[0].stars.isAtLeast(2), w[26].levels[2].stars.isAtLeast(3), w[26].quest.isAtLeast(3)))
    open[521] = (w[26].levels[1].isDone && atLeastTwo(w[26].levels[1].stars.isAtLeast(1), w[26].levels[5].stars.isAtLeast(3), w[26].quest.isAtLeast(6)))
    open[522] = ((w[26].levels[3].isDone && atLeastTwo(w[26].levels[4].stars.isAtLeast(2), w[26].levels[5].stars.isAtLeast(1), w[26].quest.isAtLeast(1))) || w[26].owned || w[26].coins.isAtLeast(113))
    open[523] = ((w[26].owned || w[26].coins.isAtLeast(649)) && !w[26].levels[2].isDone && atLeastTwo(w[26].levels[0].stars.isAtLeast(1), w[26].levels[5].stars.isAtLeast(2), w[26].quest.isAtLeast(7)))
    open[524] = ((w[26].owned || w[26].coins.isAtLeast(274)) && !w[26].levels[2].isDone && atLeastTwo(w[26].levels[7].stars.isAtLeast(2), w[26].levels[0].stars.isAtLeast(2), w[26].quest.isAtLeast(3)))
    open[525] = ((w[26].levels[2].isDone && w[26].levels[6].isDone && w[26].stars.isAtLeast(9)) || w[26].owned)
    open[526] = (w[26].levels[1].isDone && atLeastTwo(w[26].levels[4].stars.isAtLeast(2), w[26].levels[3].stars.isAtLeast(3), w[26].quest.isAtLeast(3)))
    open[527] = ((w[26].levels[2].isDone && w[26].stars.isAtLeast(14)) || w[26].coins.isAtLeast(992))
    open[528] = ((w[26].levels[0].isDone && w[26].levels[1].isDone && w[26].stars.isAtLeast(13)) || w[26].owned || w[26].coins.isAtLeast(678))
    open[529] = ((w[26].owned || w[26].coins.isAtLeast(176)) && !w[26].levels[5].isDone && atLeastTwo(w[26].levels[0].stars.isAtLeast(2), w[26].levels[3].stars.isAtLeast(1), w[26].quest.isAtLeast(6)))
    open[530] = ((w[26].levels[1].isDone && atLeastTwo(w[26].levels[4].stars.isAtLeast(3), w[26].levels[3].stars.isAtLeast(2), w[26].quest.isAtLeast(2))) || w[26].owned || w[26].coins.isAtLeast(726))
    open[531] = ((w[26].levels[0].isDone && w[26].levels[4].isDone && w[26].stars.isAtLeast(17)) || w[26].owned)
    open[532] = ((w[26].levels[0].isDone && w[26].levels[2].isDone && w[26].stars.isAtLeast(8)) || w[26].owned || w[26].coins.isAtLeast(168))
    open[533] = ((w[26].levels[0].isDone && w[26].stars.isAtLeast(17)) || w[26].coins.isAtLeast(632))
    open[534] = ((w[26].levels[3].isDone && w[26].levels[1].isDone && w[26].stars.isAtLeast(8)) || w[26].owned)
    open[535] = ((w[26].levels[6].isDone && w[26].levels[4].isDone && w[26].stars.isAtLeast(8)) || w[26].owned)
    open[536] = ((w[26].levels[1].isDone && w[26].levels[6].isDone && w[26].stars.isAtLeast(8)) || w[26].owned || w[26].coins.isAtLeast(215))
    open[537] = ((w[26].owned || w[26].coins.isAtLeast(660)) && !w[26].levels[4].isDone && atLeastTwo(w[26].levels[7].stars.isAtLeast(3), w[26].levels[3].stars.isAtLeast(1), w[26].quest.isAtLeast(1)))
    open[538] = ((w[26].levels[5].isDone && w[26].levels[7].isDone && w[26].stars.isAtLeast(11)) || w[26].owned || w[26].coins.isAtLeast(578))
    open[539] = ((w[26].levels[0].isDone && w[26].levels[1].isDone && w[26].stars.isAtLeast(11)) || w[26].owned)
    open[540] = ((w[27].levels[5].isDone && w[27].levels[1].isDone && w[27].stars.isAtLeast(14)) || w[27].owned)
    open[541] = (w[27].levels[2].isDone && atLeastTwo(w[27].levels[6].stars.isAtLeast(2), w[27].levels[0].stars.isAtLeast(2), w[27].quest.isAtLeast(3)))
    open[542] = (w[27].levels[1].isDone && atLeastTwo(w[27].levels[6].stars.isAtLeast(2), w[27].levels[3].stars.isAtLeast(1), w[27].quest.isAtLeast(4)))
    open[543] = (w[27].levels[1].isDone && atLeastTwo(w[27].levels[3].stars.isAtLeast(3), w[27].levels[7].stars.isAtLeast(3), w[27].quest.isAtLeast(4)))
    open[544] = ((w[27].levels[4].isDone && atLeastTwo(w[27].levels[1].stars.isAtLeast(3), w[27].levels[3].stars.isAtLeast(1), w[27].quest.isAtLeast(1))) || w[27].owned || w[27].coins.isAtLeast(598))
    open[545] = ((w[27].levels[0].isDone && w[27].levels[4].isDone && w[27].stars.isAtLeast(9)) || w[27].owned || w[27].coins.isAtLeast(584))
    open[546] = ((w[27].levels[7].isDone && atLeastTwo(w[27].levels[0].stars.isAtLeast(3), w[27].levels[2].stars.isAtLeast(3), w[27].quest.isAtLeast(3))) || w[27].owned || w[27].coins.isAtLeast(823))
    open[547] = ((w[27].levels[6].isDone && w[27].levels[3].isDone && w[27].stars.isAtLeast(8)) || w[27].owned || w[27].coins.isAtLeast(528))
    open[548] = ((w[27].levels[7].isDone && w[27].stars.isAtLeast(13)) || w[27].coins.isAtLeast(760))
    open[549] = ((w[27].levels[6].isDone && w[27].stars.isAtLeast(10)) || w[27].coins.isAtLeast(315))
    open[550] = ((w[27].levels[6].isDone && w[27].levels[4].isDone && w[27].stars.isAtLeast(15)) || w[27].owned || w[27].coins.isAtLeast(877))
    open[551] = ((w[27].levels[3].isDone && atLeastTwo(w[27].levels[0].stars.isAtLeast(1), w[27].levels[5].stars.isAtLeast(1), w[27].quest.isAtLeast(8))) || w[27].owned || w[27].coins.isAtLeast(519))
    open[552] = ((w[27].owned || w[27].coins.isAtLeast(949)) && !w[27].levels[0].isDone && atLeastTwo(w[27].levels[4].stars.isAtLeast(2), w[27].levels[7].stars.isAtLeast(3), w[27].quest.isAtLeast(1)))
    open[553] = ((w[27].levels[2].isDone && w[27].levels[3].isDone && w[27].stars.isAtLeast(8)) || w[27].owned || w[27].coins.isAtLeast(890))
    open[554] = ((w[27].levels[0].isDone && w[27].stars.isAtLeast(14)) || w[27].coins.isAtLeast(741))
    open[555] = ((w[27].levels[6].isDone && w[27].stars.isAtLeast(16)) || w[27].coins.isAtLeast(263))
    open[556] = ((w[27].levels[3].isDone && w[27].levels[4].isDone && w[27].stars.isAtLeast(14)) || w[27].owned)
    open[557] = ((w[27].levels[3].isDone && w[27].levels[6].isDone && w[27].stars.isAtLeast(16)) || w[27].owned)
    open[558] = ((w[27].levels[7].isDone && atLeastTwo(w[27].levels[0].stars.isAtLeast(3), w[27].levels[4].stars.isAtLeast(1), w[27].quest.isAtLeast(1))) || w[27].owned || w[27].coins.isAtLeast(263))
    open[559] = (w[27].levels[3].isDone && atLeastTwo(w[27].levels[4].stars.isAtLeast(2), w[27].levels[1].stars.isAtLeast(2), w[27].quest.isAtLeast(4)))
    open[560] = ((w[28].levels[3].isDone && w[28].levels[2].isDone && w[28].stars.isAtLeast(10)) || w[28].owned || w[28].coins.isAtLeast(664))
    open[561] = ((w[28].levels[6].isDone && w[28].levels[3].isDone && w[28].stars.isAtLeast(15)) || w[28].owned || w[28].coins.isAtLeast(927))
    open[562] = ((w[28].levels[7].isDone && w[28].levels[3].isDone && w[28].stars.isAtLeast(8)) || w[28].owned)
    open[563] = ((w[28].levels[3].isDone && w[28].stars.isAtLeast(12)) || w[28].coins.isAtLeast(262))
    open[564] = ((w[28].levels[5].isDone && w[28].levels[7].isDone && w[28].stars.isAtLeast(17)) || w[28].owned || w[28].coins.isAtLeast(690))
    open[565] = ((w[28].levels[3].isDone && w[28].levels[2].isDone && w[28].stars.isAtLeast(11)) || w[28].owned)
    open[566] = ((w[28].levels[7].isDone && w[28].levels[3].isDone && w[28].stars.isAtLeast(16)) || w[28].owned)
    open[567] = ((w[28].owned || w[28].coins.isAtLeast(400)) && !w[28].levels[6].isDone && atLeastTwo(w[28].levels[2].stars.isAtLeast(1), w[28].levels[7].stars.isAtLeast(1), w[28].quest.isAtLeast(5)))
    open[568] = ((w[28].levels[7].isDone && w[28].levels[0].isDone && w[28].stars.isAtLeast(9)) || w[28].owned)
    open[569] = (w[28].levels[3].isDone && atLeastTwo(w[28].levels[5].stars.isAtLeast(3), w[28].levels[4].stars.isAtLeast(2), w[28].quest.isAtLeast(8)))
    open[570] = ((w[28].owned || w[28].coins.isAtLeast(445)) && !w[28].levels[1].isDone && atLeastTwo(w[28].levels[5].stars.isAtLeast(3), w[28].levels[0].stars.isAtLeast(1), w[28].quest.isAtLeast(1)))
    open[571] = ((w[28].levels[0].isDone && w[28].levels[7].isDone && w[28].stars.isAtLeast(9)) || w[28].owned || w[28].coins.isAtLeast(210))
    open[572] = (w[28].levels[1].isDone && atLeastTwo(w[28].levels[5].stars.isAtLeast(1), w[28].levels[2].stars.isAtLeast(3), w[28].quest.isAtLeast(5)))
    open[573] = ((w[28].owned || w[28].coins.isAtLeast(199)) && !w[28].levels[6].isDone && atLeastTwo(w[28].levels[4].stars.isAtLeast(1), w[28].levels[5].stars.isAtLeast(3), w[28].quest.isAtLeast(3)))
    open[574] = ((w[28].levels[1].isDone && w[28].stars.isAtLeast(17)) || w[28].coins.isAtLeast(383))
    open[575] = (w[28].levels[0].isDone && atLeastTwo(w[28].levels[2].stars.isAtLeast(3), w[28].levels[6].stars.isAtLeast(1), w[28].quest.isAtLeast(2)))
    open[576] = (w[28].levels[4].isDone && atLeastTwo(w[28].levels[6].stars.isAtLeast(1), w[28].levels[7].stars.isAtLeast(2), w[28].quest.isAtLeast(4)))
    open[577] = (w[28].levels[0].isDone && atLeastTwo(w[28].levels[1].stars.isAtLeast(3), w[28].levels[3].stars.isAtLeast(3), w[28].quest.isAtLeast(6)))
    open[578] = ((w[28].levels[2].isDone && w[28].levels[4].isDone && w[28].stars.isAtLeast(8)) || w[28].owned || w[28].coins.isAtLeast(891))
    open[579] = ((w[28].levels[4].isDone && w[28].levels[2].isDone && w[28].stars.isAtLeast(14)) || w[28].owned)
    open[580] = ((w[29].levels[0].isDone && atLeastTwo(w[29].levels[5].stars.isAtLeast(1), w[29].levels[4].stars.isAtLeast(1), w[29].quest.isAtLeast(5))) || w[29].owned || w[29].coins.isAtLeast(479))
    open[581] = ((w[29].levels[3].isDone && w[29].levels[7].isDone && w[29].stars.isAtLeast(8)) || w[29].owned || w[29].coins.isAtLeast(398))
    open[582] = ((w[29].levels[4].isDone && atLeastTwo(w[29].levels[4].stars.isAtLeast(1), w[29].levels[2].stars.isAtLeast(3), w[29].quest.isAtLeast(6))) || w[29].owned || w[29].coins.isAtLeast(314))
    open[583] = ((w[29].owned || w[29].coins.isAtLeast(146)) && !w[29].levels[0].isDone && atLeastTwo(w[29].levels[2].stars.isAtLeast(2), w[29].levels[5].stars.isAtLeast(1), w[29].quest.isAtLeast(3)))
    open[584] = ((w[29].levels[1].isDone && w[29].levels[2].isDone && w[29].stars.isAtLeast(16)) || w[29].owned || w[29].coins.isAtLeast(893))
    open[585] = ((w[29].levels[4].isDone && w[29].stars.isAtLeast(9)) || w[29].coins.isAtLeast(383))
    open[586] = (w[29].levels[2].isDone && atLeastTwo(w[29].levels[0].stars.isAtLeast(3), w[29].levels[1].stars.isAtLeast(3), w[29].quest.isAtLeast(7)))
    open[587] = ((w[29].levels[7].isDone && w[29].stars.isAtLeast(9)) || w[29].coins.isAtLeast(210))
    open[588] = ((w[29].levels[3].isDone && w[29].stars.isAtLeast(15)) || w[29].coins.isAtLeast(356))
    open[589] = ((w[29].levels[6].isDone && w[29].levels[1].isDone && w[29].stars.isAtLeast(14)) || w[29].owned)
    open[590] = ((w[29].levels[1].isDone && w[29].stars.isAtLeast(11)) || w[29].coins.isAtLeast(631))
    open[591] = ((w[29].levels[6].isDone && w[29].stars.isAtLeast(17)) || w[29].coins.isAtLeast(722))
    open[592] = ((w[29].levels[5].isDone && w[29].levels[4].isDone && w[29].stars.isAtLeast(8)) || w[29].owned)
    open[593] = ((w[29].levels[2].isDone && w[29].levels[5].isDone && w[29].stars.isAtLeast(17)) || w[29].owned)
    open[594] = ((w[29].levels[6].isDone && w[29].levels[3].isDone && w[29].stars.isAtLeast(9)) || w[29].owned || w[29].coins.isAtLeast(866))
    open[595] = ((w[29].owned || w[29].coins.isAtLeast(542)) && !w[29].levels[5].isDone && atLeastTwo(w[29].levels[1].stars.isAtLeast(2), w[29].levels[4].stars.isAtLeast(3), w[29].quest.isAtLeast(1)))
    open[596] = ((w[29].owned || w[29].coins.isAtLeast(394)) && !w[29].levels[6].isDone && atLeastTwo(w[29].levels[5].stars.isAtLeast(2), w[29].levels[0].stars.isAtLeast(3), w[29].quest.isAtLeast(1)))
    open[597] = ((w[29].levels[4].isDone && w[29].levels[6].isDone && w[29].stars.isAtLeast(13)) || w[29].owned || w[29].coins.isAtLeast(173))
    open[598] = ((w[29].owned || w[29].coins.isAtLeast(567)) && !w[29].levels[6].isDone && atLeastTwo(w[29].levels[7].stars.isAtLeast(2), w[29].levels[3].stars.isAtLeast(2), w[29].quest.isAtLeast(2)))
    open[599] = ((w[29].levels[6].isDone && w[29].levels[0].isDone && w[29].stars.isAtLeast(11)) || w[29].owned)
    open[600] = ((w[30].owned || w[30].coins.isAtLeast(816)) && !w[30].levels[5].isDone && atLeastTwo(w[30].levels[6].stars.isAtLeast(1), w[30].levels[7].stars.isAtLeast(3), w[30].quest.isAtLeast(8)))
    open[601] = ((w[30].levels[0].isDone && w[30].levels[5].isDone && w[30].stars.isAtLeast(14)) || w[30].owned)
    open[602] = ((w[30].levels[3].isDone && w[30].levels[4].isDone && w[30].stars.isAtLeast(10)) || w[30].owned || w[30].coins.isAtLeast(235))
    open[603] = ((w[30].levels[6].isDone && w[30].levels[3].isDone && w[30].stars.isAtLeast(13)) || w[30].owned || w[30].coins.isAtLeast(821))
    open[604] = ((w[30].owned || w[30].coins.isAtLeast(125)) && !w[30].levels[3].isDone && atLeastTwo(w[30].levels[4].stars.isAtLeast(2), w[30].levels[5].stars.isAtLeast(3), w[30].quest.isAtLeast(5)))
    open[605] = ((w[30].levels[3].isDone && atLeastTwo(w[30].levels[4].stars.isAtLeast(2), w[30].levels[3].stars.isAtLeast(3), w[30].quest.isAtLeast(1))) || w[30].owned || w[30].coins.isAtLeast(571))
    open[606] = ((w[30].owned || w[30].coins.isAtLeast(821)) && !w[30].levels[2].isDone && atLeastTwo(w[30].levels[1].stars.isAtLeast(3), w[30].levels[6].stars.isAtLeast(2), w[30].quest.isAtLeast(6)))
    open[607] = ((w[30].levels[1].isDone && w[30].levels[7].isDone && w[30].stars.isAtLeast(17)) || w[30].owned || w[30].coins.isAtLeast(409))
    open[608] = ((w[30].levels[0].isDone && w[30].levels[7].isDone && w[30].stars.isAtLeast(8)) || w[30].owned)
    open[609] = ((w[30].levels[6].isDone && w[30].stars.isAtLeast(16)) || w[30].coins.isAtLeast(918))
    open[610] = ((w[30].levels[2].isDone && w[30].levels[3].isDone && w[30].stars.isAtLeast(13)) || w[30].owned || w[30].coins.isAtLeast(772))
    open[611] = ((w[30].owned || w[30].coins.isAtLeast(202)) && !w[30].levels[5].isDone && atLeastTwo(w[30].levels[7].stars.isAtLeast(1), w[30].levels[5].stars.isAtLeast(2), w[30].quest.isAtLeast(3)))
    open[612] = ((w[30].levels[0].isDone && atLeastTwo(w[30].levels[2].stars.isAtLeast(1), w[30].levels[1].stars.isAtLeast(2), w[30].quest.isAtLeast(5))) || w[30].owned || w[30].coins.isAtLeast(876))
    open[613] = ((w[30].levels[0].isDone && w[30].levels[7].isDone && w[30].stars.isAtLeast(13)) || w[30].owned)
    open[614] = ((w[30].levels[7].isDone && w[30].stars.isAtLeast(13)) || w[30].coins.isAtLeast(953))
    open[615] = ((w[30].levels[1].isDone && w[30].stars.isAtLeast(9)) || w[30].coins.isAtLeast(692))
    open[616] = ((w[30].owned || w[30].coins.isAtLeast(486)) && !w[30].levels[5].isDone && atLeastTwo(w[30].levels[6].stars.isAtLeast(1), w[30].levels[4].stars.isAtLeast(2), w[30].quest.isAtLeast(1)))
    open[617] = ((w[30].levels[5].isDone && w[30].levels[1].isDone && w[30].stars.isAtLeast(17)) || w[30].owned || w[30].coins.isAtLeast(670))
    open[618] = (w[30].levels[1].isDone && atLeastTwo(w[30].levels[2].stars.isAtLeast(3), w[30].levels[6].stars.isAtLeast(1), w[30].quest.isAtLeast(1)))
    open[619] = ((w[30].levels[2].isDone && w[30].levels[7].isDone && w[30].stars.isAtLeast(8)) || w[30].owned)
    open[620] = ((w[31].levels[6].isDone && w[31].levels[2].isDone && w[31].stars.isAtLeast(12)) || w[31].owned)
    open[621] = ((w[31].levels[5].isDone && w[31].levels[1].isDone && w[31].stars.isAtLeast(14)) || w[31].owned)
    open[622] = (w[31].levels[0].isDone && atLeastTwo(w[31].levels[0].stars.isAtLeast(2), w[31].levels[6].stars.isAtLeast(1), w[31].quest.isAtLeast(5)))
    open[623] = (w[31].levels[5].isDone && atLeastTwo(w[31].levels[4].stars.isAtLeast(1), w[31].levels[5].stars.isAtLeast(2), w[31].quest.isAtLeast(5)))
    open[624] = ((w[31].levels[7].isDone && atLeastTwo(w[31].levels[0].stars.isAtLeast(3), w[31].levels[2].stars.isAtLeast(3), w[31].quest.isAtLeast(7))) || w[31].owned || w[31].coins.isAtLeast(250))
    open[625] = (w[31].levels[4].isDone && atLeastTwo(w[31].levels[5].stars.isAtLeast(3), w[31].levels[2].stars.isAtLeast(3), w[31].quest.isAtLeast(5)))
    open[626] = ((w[31].owned || w[31].coins.isAtLeast(489)) && !w[31].levels[3].isDone && atLeastTwo(w[31].levels[4].stars.isAtLeast(3), w[31].levels[2].stars.isAtLeast(1), w[31].quest.isAtLeast(4)))
    open[627] = ((w[31].levels[7].isDone && w[31].stars.isAtLeast(13)) || w[31].coins.isAtLeast(894))
    open[628] = (w[31].levels[1].isDone && atLeastTwo(w[31].levels[5].stars.isAtLeast(3), w[31].levels[7].stars.isAtLeast(1), w[31].quest.isAtLeast(8)))
    open[629] = ((w[31].levels[0].isDone && w[31].stars.isAtLeast(12)) || w[31].coins.isAtLeast(908))
    open[630] = ((w[31].levels[0].isDone && atLeastTwo(w[31].levels[1].stars.isAtLeast(1), w[31].levels[2].stars.isAtLeast(3), w[31].quest.isAtLeast(2))) || w[31].owned || w[31].coins.isAtLeast(863))
    open[631] = ((w[31].owned || w[31].coins.isAtLeast(744)) && !w[31].levels[4].isDone && atLeastTwo(w[31].levels[7].stars.isAtLeast(2), w[31].levels[4].stars.isAtLeast(2), w[31].quest.isAtLeast(2)))
    open[632] = (w[31].levels[2].isDone && atLeastTwo(w[31].levels[5].stars.isAtLeast(1), w[31].levels[4].stars.isAtLeast(1), w[31].quest.isAtLeast(3)))
    open[633] = ((w[31].levels[3].isDone && w[31].stars.isAtLeast(13)) || w[31].coins.isAtLeast(191))
    open[634] = ((w[31].levels[6].isDone && w[31].stars.isAtLeast(15)) || w[31].coins.isAtLeast(181))
    open[635] = ((w[31].owned || w[31].coins.isAtLeast(497)) && !w[31].levels[0].isDone && atLeastTwo(w[31].levels[0].stars.isAtLeast(3), w[31].levels[5].stars.isAtLeast(3), w[31].quest.isAtLeast(6)))
    open[636] = ((w[31].owned || w[31].coins.isAtLeast(969)) && !w[31].levels[3].isDone && atLeastTwo(w[31].levels[4].stars.isAtLeast(2), w[31].levels[3].stars.isAtLeast(1), w[31].quest.isAtLeast(5)))
    open[637] = ((w[31].levels[7].isDone && w[31].levels[6].isDone && w[31].stars.isAtLeast(15)) || w[31].owned)
    open[638] = ((w[31].levels[1].isDone && atLeastTwo(w[31].levels[3].stars.isAtLeast(2), w[31].levels[2].stars.isAtLeast(3), w[31].quest.isAtLeast(8))) || w[31].owned || w[31].coins.isAtLeast(662))
    open[639] = (w[31].levels[7].isDone && atLeastTwo(w[31].levels[0].stars.isAtLeast(2), w[31].levels[5].stars.isAtLeast(2), w[31].quest.isAtLeast(6)))
    open[640] = ((w[32].owned || w[32].coins.isAtLeast(314)) && !w[32].levels[4].isDone && atLeastTwo(w[32].levels[0].stars.isAtLeast(1), w[32].levels[4].stars.isAtLeast(2), w[32].quest.isAtLeast(8)))
    open[641] = ((w[32].levels[2].isDone && w[32].levels[0].isDone && w[32].stars.isAtLeast(12)) || w[32].owned)
    open[642] = ((w[32].levels[7].isDone && w[32].levels[1].isDone && w[32].stars.isAtLeast(11)) || w[32].owned)
    open[643] = (w[32].levels[4].isDone && atLeastTwo(w[32].levels[6].stars.isAtLeast(2), w[32].levels[7].stars.isAtLeast(1), w[32].quest.isAtLeast(4)))
    open[644] = ((w[32].owned || w[32].coins.isAtLeast(357)) && !w[32].levels[4].isDone && atLeastTwo(w[32].levels[1].stars.isAtLeast(3), w[32].levels[7].stars.isAtLeast(2), w[32].quest.isAtLeast(5)))
    open[645] = ((w[32].levels[0].isDone && w[32].levels[7].isDone && w[32].stars.isAtLeast(10)) || w[32].owned || w[32].coins.isAtLeast(453))
    open[646] = ((w[32].levels[0].isDone && w[32].levels[1].isDone && w[32].stars.isAtLeast(9)) || w[32].owned)
    open[647] = ((w[32].levels[6].isDone && w[32].stars.isAtLeast(15)) || w[32].coins.isAtLeast(648))
    open[648] = ((w[32].levels[1].isDone && w[32].levels[4].isDone && w[32].stars.isAtLeast(12)) || w[32].owned)
    open[649] = ((w[32].levels[7].isDone && w[32].levels[0].isDone && w[32].stars.isAtLeast(15)) || w[32].owned || w[32].coins.isAtLeast(804))
    open[650] = (w[32].levels[5].isDone && atLeastTwo(w[32].levels[0].stars.isAtLeast(1), w[32].levels[2].stars.isAtLeast(1), w[32].quest.isAtLeast(6)))
    open[651] = ((w[32].levels[4].isDone && atLeastTwo(w[32].levels[2].stars.isAtLeast(1), w[32].levels[5].stars.isAtLeast(1), w[32].quest.isAtLeast(5))) || w[32].owned || w[32].coins.isAtLeast(634))
    open[652] = (w[32].levels[4].isDone && atLeastTwo(w[32].levels[1].stars.isAtLeast(2), w[32].levels[2].stars.isAtLeast(3), w[32].quest.isAtLeast(6)))
    open[653] = ((w[32].levels[0].isDone && w[32].levels[4].isDone && w[32].stars.isAtLeast(12)) || w[32].owned || w[32].coins.isAtLeast(701))
    open[654] = ((w[32].levels[5].isDone && atLeastTwo(w[32].levels[6].stars.isAtLeast(3), w[32].levels[7].stars.isAtLeast(2), w[32].quest.isAtLeast(4))) || w[32].owned || w[32].coins.isAtLeast(512))
    open[655] = ((w[32].levels[0].isDone && atLeastTwo(w[32].levels[7].stars.isAtLeast(1), w[32].levels[5].stars.isAtLeast(2), w[32].quest.isAtLeast(1))) || w[32].owned || w[32].coins.isAtLeast(131))
    open[656] = ((w[32].levels[3].isDone && w[32].levels[4].isDone && w[32].stars.isAtLeast(15)) || w[32].owned || w[32].coins.isAtLeast(323))
    open[657] = ((w[32].owned || w[32].coins.isAtLeast(685)) && !w[32].levels[7].isDone && atLeastTwo(w[32].levels[3].stars.isAtLeast(1), w[32].levels[2].stars.isAtLeast(3), w[32].quest.isAtLeast(5)))
    open[658] = ((w[32].levels[7].isDone && w[32].levels[0].isDone && w[32].stars.isAtLeast(11)) || w[32].owned)
    open[659] = ((w[32].levels[1].isDone && w[32].stars.isAtLeast(17)) || w[32].coins.isAtLeast(663))
    open[660] = ((w[33].levels[2].isDone && atLeastTwo(w[33].levels[7].stars.isAtLeast(2), w[33].levels[0].stars.isAtLeast(1), w[33].quest.isAtLeast(4))) || w[33].owned || w[33].coins.isAtLeast(422))
    open[661] = ((w[33].levels[0].isDone && atLeastTwo(w[33].levels[1].stars.isAtLeast(1), w[33].levels[5].stars.isAtLeast(2), w[33].quest.isAtLeast(7))) || w[33].owned || w[33].coins.isAtLeast(818))
    open[662] = ((w[33].levels[0].isDone && atLeastTwo(w[33].levels[5].stars.isAtLeast(3), w[33].levels[2].stars.isAtLeast(3), w[33].quest.isAtLeast(1))) || w[33].owned || w[33].coins.isAtLeast(521))
    open[663] = (w[33].levels[2].isDone && atLeastTwo(w[33].levels[6].stars.isAtLeast(1), w[33].levels[3].stars.isAtLeast(2), w[33].quest.isAtLeast(5)))
    open[664] = ((w[33].owned || w[33].coins.isAtLeast(567)) && !w[33].levels[3].isDone && atLeastTwo(w[33].levels[4].stars.isAtLeast(1), w[33].levels[0].stars.isAtLeast(3), w[33].quest.isAtLeast(5)))
    open[665] = ((w[33].levels[1].isDone && w[33].levels[4].isDone && w[33].stars.isAtLeast(15)) || w[33].owned)
    open[666] = ((w[33].levels[1].isDone && w[33].levels[5].isDone && w[33].stars.isAtLeast(8)) || w[33].owned || w[33].coins.isAtLeast(402))
    open[667] = ((w[33].levels[1].isDone && w[33].levels[0].isDone && w[33].stars.isAtLeast(11)) || w[33].owned)
    open[668] = ((w[33].levels[5].isDone && w[33].stars.isAtLeast(9)) || w[33].coins.isAtLeast(923))
    open[669] = (w[33].levels[1].isDone && atLeastTwo(w[33].levels[4].stars.isAtLeast(3), w[33].levels[2].stars.isAtLeast(3), w[33].quest.isAtLeast(7)))
    open[670] = (w[33].levels[3].isDone && atLeastTwo(w[33].levels[6].stars.isAtLeast(3), w[33].levels[0].stars.isAtLeast(1), w[33].quest.isAtLeast(1)))
    open[671] = ((w[33].levels[7].isDone && atLeastTwo(w[33].levels[4].stars.isAtLeast(1), w[33].levels[3].stars.isAtLeast(1), w[33].quest.isAtLeast(7))) || w[33].owned || w[33].coins.isAtLeast(849))
    open[672] = ((w[33].levels[4].isDone && w[33].stars.isAtLeast(14)) || w[33].coins.isAtLeast(415))
    open[673] = ((w[33].levels[7].isDone && w[33].levels[6].isDone && w[33].stars.isAtLeast(9)) || w[33].owned || w[33].coins.isAtLeast(538))
    open[674] = ((w[33].levels[4].isDone && atLeastTwo(w[33].levels[2].stars.isAtLeast(2), w[33].levels[4].stars.isAtLeast(2), w[33].quest.isAtLeast(1))) || w[33].owned || w[33].coins.isAtLeast(704))
    open[675] = ((w[33].owned || w[33].coins.isAtLeast(201)) && !w[33].levels[0].isDone && atLeastTwo(w[33].levels[1].stars.isAtLeast(3), w[33].levels[3].stars.isAtLeast(1), w[33].quest.isAtLeast(8)))
    open[676] = ((w[33].levels[6].isDone && atLeastTwo(w[33].levels[1].stars.isAtLeast(3), w[33].levels[2].stars.isAtLeast(2), w[33].quest.isAtLeast(1))) || w[33].owned || w[33].coins.isAtLeast(560))
    open[677] = (w[33].levels[1].isDone && atLeastTwo(w[33].levels[4].stars.isAtLeast(1), w[33].levels[0].stars.isAtLeast(1), w[33].quest.isAtLeast(6)))
    open[678] = (w[33].levels[7].isDone && atLeastTwo(w[33].levels[2].stars.isAtLeast(3), w[33].levels[3].stars.isAtLeast(1), w[33].quest.isAtLeast(1)))
    open[679] = ((w[33].levels[4].isDone && w[33].levels[1].isDone && w[33].stars.isAtLeast(10)) || w[33].owned || w[33].coins.isAtLeast(264))
    open[680] = ((w[34].owned || w[34].coins.isAtLeast(872)) && !w[34].levels[6].isDone && atLeastTwo(w[34].levels[0].stars.isAtLeast(3), w[34].levels[3].stars.isAtLeast(3), w[34].quest.isAtLeast(1)))
    open[681] = ((w[34].levels[0].isDone && w[34].stars.isAtLeast(9)) || w[34].coins.isAtLeast(434))
    open[682] = (w[34].levels[7].isDone && atLeastTwo(w[34].levels[4].stars.isAtLeast(1), w[34].levels[0].stars.isAtLeast(1), w[34].quest.isAtLeast(4)))
    open[683] = ((w[34].levels[2].isDone && w[34].levels[6].isDone && w[34].stars.isAtLeast(16)) || w[34].owned || w[34].coins.isAtLeast(279))
    open[684] = ((w[34].levels[6].isDone && w[34].levels[2].isDone && w[34].stars.isAtLeast(10)) || w[34].owned || w[34].coins.isAtLeast(694))
    open[685] = ((w[34].levels[3].isDone && atLeastTwo(w[34].levels[4].stars.isAtLeast(3), w[34].levels[6].stars.isAtLeast(1), w[34].quest.isAtLeast(7))) || w[34].owned || w[34].coins.isAtLeast(916))
    open[686] = ((w[34].levels[2].isDone && atLeastTwo(w[34].levels[7].stars.isAtLeast(2), w[34].levels[2].stars.isAtLeast(1), w[34].quest.isAtLeast(1))) || w[34].owned || w[34].coins.isAtLeast(675))
    open[687] = ((w[34].levels[6].isDone && w[34].stars.isAtLeast(11)) || w[34].coins.isAtLeast(733))
    open[688] = (w[34].levels[1].isDone && atLeastTwo(w[34].levels[7].stars.isAtLeast(1), w[34].levels[3].stars.isAtLeast(1), w[34].quest.isAtLeast(7)))
    open[689] = (w[34].levels[3].isDone && atLeastTwo(w[34].levels[7].stars.isAtLeast(2), w[34].levels[6].stars.isAtLeast(1), w[34].quest.isAtLeast(7)))
    open[690] = (w[34].levels[7].isDone && atLeastTwo(w[34].levels[2].stars.isAtLeast(2), w[34].levels[7].stars.isAtLeast(1), w[34].quest.isAtLeast(7)))
    open[691] = ((w[34].levels[1].isDone && w[34].stars.isAtLeast(12)) || w[34].coins.isAtLeast(536))
    open[692] = ((w[34].levels[3].isDone && atLeastTwo(w[34].levels[2].stars.isAtLeast(1), w[34].levels[4].stars.isAtLeast(1), w[34].quest.isAtLeast(4))) || w[34].owned || w[34].coins.isAtLeast(385))
    open[693] = ((w[34].levels[7].isDone && w[34].levels[3].isDone && w[34].stars.isAtLeast(12)) || w[34].owned)
    open[694] = ((w[34].levels[4].isDone && w[34].levels[7].isDone && w[34].stars.isAtLeast(17)) || w[34].owned)
    open[695] = ((w[34].levels[6].isDone && w[34].levels[1].isDone && w[34].stars.isAtLeast(13)) || w[34].owned || w[34].coins.isAtLeast(705))
    open[696] = ((w[34].levels[7].isDone && w[34].levels[3].isDone && w[34].stars.isAtLeast(17)) || w[34].owned || w[34].coins.isAtLeast(252))
    open[697] = ((w[34].levels[4].isDone && w[34].levels[0].isDone && w[34].stars.isAtLeast(12)) || w[34].owned)
    open[698] = ((w[34].owned || w[34].coins.isAtLeast(169)) && !w[34].levels[1].isDone && atLeastTwo(w[34].levels[6].stars.isAtLeast(2), w[34].levels[7].stars.isAtLeast(1), w[34].quest.isAtLeast(1)))
    open[699] = ((w[34].levels[7].isDone && w[34].stars.isAtLeast(11)) || w[34].coins.isAtLeast(854))
    open[700] = ((w[35].owned || w[35].coins.isAtLeast(804)) && !w[35].levels[3].isDone && atLeastTwo(w[35].levels[3].stars.isAtLeast(1), w[35].levels[2].stars.isAtLeast(2), w[35].quest.isAtLeast(8)))
    open[701] = ((w[35].owned || w[35].coins.isAtLeast(130)) && !w[35].levels[7].isDone && atLeastTwo(w[35].levels[4].stars.isAtLeast(1), w[35].levels[3].stars.isAtLeast(3), w[35].quest.isAtLeast(4)))
    open[702] = ((w[35].levels[5].isDone && w[35].levels[4].isDone && w[35].stars.isAtLeast(15)) || w[35].owned || w[35].coins.isAtLeast(890))
    open[703] = ((w[35].levels[6].isDone && atLeastTwo(w[35].levels[0].stars.isAtLeast(3), w[35].levels[4].stars.isAtLeast(2), w[35].quest.isAtLeast(6))) || w[35].owned || w[35].coins.isAtLeast(323))
    open[704] = ((w[35].owned || w[35].coins.isAtLeast(407)) && !w[35].levels[7].isDone && atLeastTwo(w[35].levels[1].stars.isAtLeast(3), w[35].levels[4].stars.isAtLeast(2), w[35].quest.isAtLeast(4)))
    open[705] = ((w[35].levels[4].isDone && w[35].stars.isAtLeast(14)) || w[35].coins.isAtLeast(995))
    open[706] = ((w[35].levels[0].isDone && w[35].levels[1].isDone && w[35].stars.isAtLeast(17)) || w[35].owned || w[35].coins.isAtLeast(290))
    open[707] = ((w[35].owned || w[35].coins.isAtLeast(322)) && !w[35].levels[2].isDone && atLeastTwo(w[35].levels[7].stars.isAtLeast(2), w[35].levels[2].stars.isAtLeast(3), w[35].quest.isAtLeast(8)))
    open[708] = ((w[35].owned || w[35].coins.isAtLeast(659)) && !w[35].levels[1].isDone && atLeastTwo(w[35].levels[0].stars.isAtLeast(3), w[35].levels[6].stars.isAtLeast(3), w[35].quest.isAtLeast(7)))
    open[709] = ((w[35].levels[5].isDone && w[35].levels[4].isDone && w[35].stars.isAtLeast(12)) || w[35].owned || w[35].coins.isAtLeast(902))
    open[710] = (w[35].levels[4].isDone && atLeastTwo(w[35].levels[5].stars.isAtLeast(3), w[35].levels[6].stars.isAtLeast(2), w[35].quest.isAtLeast(3)))
    open[711] = ((w[35].owned || w[35].coins.isAtLeast(658)) && !w[35].levels[5].isDone && atLeastTwo(w[35].levels[5].stars.isAtLeast(3), w[35].levels[7].stars.isAtLeast(2), w[35].quest.isAtLeast(5)))
    open[712] = ((w[35].levels[5].isDone && w[35].levels[6].isDone && w[35].stars.isAtLeast(16)) || w[35].owned)
    open[713] = ((w[35].levels[3].isDone && w[35].levels[0].isDone && w[35].stars.isAtLeast(15)) || w[35].owned || w[35].coins.isAtLeast(313))
    open[714] = ((w[35].levels[4].isDone && w[35].stars.isAtLeast(15)) || w[35].coins.isAtLeast(450))
    open[715] = ((w[35].owned || w[35].coins.isAtLeast(332)) && !w[35].levels[2].isDone && atLeastTwo(w[35].levels[6].stars.isAtLeast(1), w[35].levels[7].stars.isAtLeast(1), w[35].quest.isAtLeast(3)))
    open[716] = ((w[35].levels[6].isDone && w[35].stars.isAtLeast(11)) || w[35].coins.isAtLeast(978))
    open[717] = ((w[35].levels[1].isDone && w[35].levels[4].isDone && w[35].stars.isAtLeast(16)) || w[35].owned)
    open[718] = ((w[35].levels[6].isDone && w[35].levels[3].isDone && w[35].stars.isAtLeast(11)) || w[35].owned)
    open[719] = ((w[35].levels[4].isDone && atLeastTwo(w[35].levels[4].stars.isAtLeast(2), w[35].levels[3].stars.isAtLeast(1), w[35].quest.isAtLeast(3))) || w[35].owned || w[35].coins.isAtLeast(749))
    open[720] = ((w[36].levels[5].isDone && w[36].stars.isAtLeast(8)) || w[36].coins.isAtLeast(935))
    open[721] = ((w[36].owned || w[36].coins.isAtLeast(195)) && !w[36].levels[7].isDone && atLeastTwo(w[36].levels[4].stars.isAtLeast(2), w[36].levels[7].stars.isAtLeast(2), w[36].quest.isAtLeast(7)))
    open[722] = ((w[36].levels[6].isDone && w[36].levels[2].isDone && w[36].stars.isAtLeast(13)) || w[36].owned || w[36].coins.isAtLeast(846))
    open[723] = ((w[36].levels[7].isDone && w[36].levels[0].isDone && w[36].stars.isAtLeast(12)) || w[36].owned || w[36].coins.isAtLeast(197))
    open[724] = ((w[36].levels[7].isDone && w[36].levels[4].isDone && w[36].stars.isAtLeast(9)) || w[36].owned || w[36].coins.isAtLeast(709))
    open[725] = ((w[36].levels[4].isDone && w[36].stars.isAtLeast(16)) || w[36].coins.isAtLeast(966))
    open[726] = ((w[36].levels[0].isDone && atLeastTwo(w[36].levels[4].stars.isAtLeast(2), w[36].levels[2].stars.isAtLeast(3), w[36].quest.isAtLeast(5))) || w[36].owned || w[36].coins.isAtLeast(252))
    open[727] = (w[36].levels[6].isDone && atLeastTwo(w[36].levels[6].stars.isAtLeast(3), w[36].levels[1].stars.isAtLeast(3), w[36].quest.isAtLeast(7)))
    open[728] = ((w[36].owned || w[36].coins.isAtLeast(971)) && !w[36].levels[5].isDone && atLeastTwo(w[36].levels[3].stars.isAtLeast(2), w[36].levels[0].stars.isAtLeast(1), w[36].quest.isAtLeast(8)))
    open[729] = ((w[36].levels[0].isDone && w[36].levels[1].isDone && w[36].stars.isAtLeast(17)) || w[36].owned || w[36].coins.isAtLeast(881))
    open[730] = ((w[36].owned || w[36].coins.isAtLeast(543)) && !w[36].levels[4].isDone && atLeastTwo(w[36].levels[2].stars.isAtLeast(3), w[36].levels[5].stars.isAtLeast(2), w[36].quest.isAtLeast(5)))
    open[731] = ((w[36].levels[1].isDone && w[36].levels[3].isDone && w[36].stars.isAtLeast(17)) || w[36].owned || w[36].coins.isAtLeast(996))
    open[732] = ((w[36].levels[6].isDone && w[36].levels[1].isDone && w[36].stars.isAtLeast(10)) || w[36].owned)
    open[733] = (w[36].levels[0].isDone && atLeastTwo(w[36].levels[0].stars.isAtLeast(2), w[36].levels[7].stars.isAtLeast(2), w[36].quest.isAtLeast(5)))
    open[734] = ((w[36].levels[6].isDone && w[36].stars.isAtLeast(11)) || w[36].coins.isAtLeast(399))
    open[735] = ((w[36].owned || w[36].coins.isAtLeast(112)) && !w[36].levels[7].isDone && atLeastTwo(w[36].levels[6].stars.isAtLeast(2), w[36].levels[3].stars.isAtLeast(1), w[36].quest.isAtLeast(5)))
    open[736] = ((w[36].levels[2].isDone && w[36].levels[3].isDone && w[36].stars.isAtLeast(9)) || w[36].owned)
    open[737] = ((w[36].owned || w[36].coins.isAtLeast(829)) && !w[36].levels[6].isDone && atLeastTwo(w[36].levels[6].stars.isAtLeast(3), w[36].levels[5].stars.isAtLeast(1), w[36].quest.isAtLeast(7)))
    open[738] = ((w[36].levels[4].isDone && w[36].levels[2].isDone && w[36].stars.isAtLeast(11)) || w[36].owned || w[36].coins.isAtLeast(258))
    open[739] = ((w[36].levels[6].isDone && w[36].levels[5].isDone && w[36].stars.isAtLeast(16)) || w[36].owned || w[36].coins.isAtLeast(710))
    open[740] = ((w[37].levels[7].isDone && w[37].levels[6].isDone && w[37].stars.isAtLeast(11)) || w[37].owned || w[37].coins.isAtLeast(483))
    open[741] = ((w[37].levels[2].isDone && w[37].stars.isAtLeast(12)) || w[37].coins.isAtLeast(831))
    open[742] = ((w[37].owned || w[37].coins.isAtLeast(403)) && !w[37].levels[1].isDone && atLeastTwo(w[37].levels[3].stars.isAtLeast(3), w[37].levels[7].stars.isAtLeast(2), w[37].quest.isAtLeast(5)))
    open[743] = ((w[37].levels[0].isDone && atLeastTwo(w[37].levels[1].stars.isAtLeast(1), w[37].levels[3].stars.isAtLeast(2), w[37].quest.isAtLeast(8))) || w[37].owned || w[37].coins.isAtLeast(349))
    open[744] = ((w[37].levels[5].isDone && w[37].levels[1].isDone && w[37].stars.isAtLeast(10)) || w[37].owned)
    open[745] = ((w[37].levels[0].isDone && w[37].stars.isAtLeast(13)) || w[37].coins.isAtLeast(883))
    open[746] = ((w[37].levels[6].isDone && atLeastTwo(w[37].levels[2].stars.isAtLeast(2), w[37].levels[4].stars.isAtLeast(2), w[37].quest.isAtLeast(8))) || w[37].owned || w[37].coins.isAtLeast(678))
    open[747] = (w[37].levels[5].isDone && atLeastTwo(w[37].levels[4].stars.isAtLeast(2), w[37].levels[2].stars.isAtLeast(1), w[37].quest.isAtLeast(5)))
    open[748] = ((w[37].levels[7].isDone && w[37].levels[3].isDone && w[37].stars.isAtLeast(16)) || w[37].owned || w[37].coins.isAtLeast(724))
    open[749] = (w[37].levels[4].isDone && atLeastTwo(w[37].levels[2].stars.isAtLeast(3), w[37].levels[5].stars.isAtLeast(1), w[37].quest.isAtLeast(7)))
    open[750] = ((w[37].owned || w[37].coins.isAtLeast(949)) && !w[37].levels[4].isDone && atLeastTwo(w[37].levels[2].stars.isAtLeast(1), w[37].levels[6].stars.isAtLeast(2), w[37].quest.isAtLeast(7)))
    open[751] = (w[37].levels[6].isDone && atLeastTwo(w[37].levels[0].stars.isAtLeast(2), w[37].levels[4].stars.isAtLeast(2), w[37].quest.isAtLeast(4)))
    open[752] = ((w[37].levels[3].isDone && w[37].levels[2].isDone && w[37].stars.isAtLeast(10)) || w[37].owned)
    open[753] = ((w[37].levels[1].isDone && w[37].stars.isAtLeast(13)) || w[37].coins.isAtLeast(831))
    open[754] = ((w[37].owned || w[37].coins.isAtLeast(834)) && !w[37].levels[5].isDone && atLeastTwo(w[37].levels[1].stars.isAtLeast(1), w[37].levels[6].stars.isAtLeast(3), w[37].quest.isAtLeast(3)))
    open[755] = ((w[37].levels[5].isDone && w[37].levels[3].isDone && w[37].stars.isAtLeast(16)) || w[37].owned)
    open[756] = (w[37].levels[4].isDone && atLeastTwo(w[37].levels[3].stars.isAtLeast(1), w[37].levels[0].stars.isAtLeast(1), w[37].quest.isAtLeast(3)))
    open[757] = ((w[37].levels[0].isDone && w[37].levels[2].isDone && w[37].stars.isAtLeast(14)) || w[37].owned || w[37].coins.isAtLeast(963))
    open[758] = ((w[37].levels[2].isDone && w[37].stars.isAtLeast(14)) || w[37].coins.isAtLeast(644))
    open[759] = ((w[37].owned || w[37].coins.isAtLeast(375)) && !w[37].levels[5].isDone && atLeastTwo(w[37].levels[0].stars.isAtLeast(3), w[37].levels[5].stars.isAtLeast(3), w[37].quest.isAtLeast(6)))
    open[760] = ((w[38].levels[7].isDone && w[38].levels[3].isDone && w[38].stars.isAtLeast(15)) || w[38].owned || w[38].coins.isAtLeast(471))
    open[761] = ((w[38].levels[6].isDone && w[38].levels[7].isDone && w[38].stars.isAtLeast(9)) || w[38].owned)
    open[762] = ((w[38].levels[6].isDone && w[38].levels[3].isDone && w[38].stars.isAtLeast(13)) || w[38].owned || w[38].coins.isAtLeast(689))
    open[763] = ((w[38].owned || w[38].coins.isAtLeast(315)) && !w[38].levels[5].isDone && atLeastTwo(w[38].levels[6].stars.isAtLeast(3), w[38].levels[4].stars.isAtLeast(2), w[38].quest.isAtLeast(2)))
    open[764] = ((w[38].levels[5].isDone && w[38].stars.isAtLeast(17)) || w[38].coins.isAtLeast(273))
    open[765] = ((w[38].levels[5].isDone && w[38].stars.isAtLeast(17)) || w[38].coins.isAtLeast(326))
    open[766] = ((w[38].levels[1].isDone && w[38].levels[6].isDone && w[38].stars.isAtLeast(12)) || w[38].owned)
    open[767] = ((w[38].levels[0].isDone && w[38].levels[7].isDone && w[38].stars.isAtLeast(12)) || w[38].owned || w[38].coins.isAtLeast(907))
    open[768] = (w[38].levels[6].isDone && atLeastTwo(w[38].levels[5].stars.isAtLeast(2), w[38].levels[2].stars.isAtLeast(3), w[38].quest.isAtLeast(3)))
    open[769] = ((w[38].levels[0].isDone && w[38].levels[5].isDone && w[38].stars.isAtLeast(17)) || w[38].owned)
    open[770] = ((w[38].owned || w[38].coins.isAtLeast(269)) && !w[38].levels[5].isDone && atLeastTwo(w[38].levels[7].stars.isAtLeast(3), w[38].levels[5].stars.isAtLeast(3), w[38].quest.isAtLeast(5)))
    open[771] = ((w[38].levels[4].isDone && w[38].stars.isAtLeast(10)) || w[38].coins.isAtLeast(530))
    open[772] = ((w[38].levels[0].isDone && w[38].levels[1].isDone && w[38].stars.isAtLeast(14)) || w[38].owned)
    open[773] = ((w[38].levels[6].isDone && w[38].levels[3].isDone && w[38].stars.isAtLeast(11)) || w[38].owned || w[38].coins.isAtLeast(452))
    open[774] = ((w[38].levels[1].isDone && w[38].levels[2].isDone && w[38].stars.isAtLeast(13)) || w[38].owned || w[38].coins.isAtLeast(537))
    open[775] = ((w[38].levels[1].isDone && w[38].stars.isAtLeast(15)) || w[38].coins.isAtLeast(158))
    open[776] = ((w[38].levels[5].isDone && atLeastTwo(w[38].levels[1].stars.isAtLeast(1), w[38].levels[0].stars.isAtLeast(2), w[38].quest.isAtLeast(1))) || w[38].owned || w[38].coins.isAtLeast(539))
    open[777] = ((w[38].levels[3].isDone && w[38].levels[5].isDone && w[38].stars.isAtLeast(17)) || w[38].owned || w[38].coins.isAtLeast(867))
    open[778] = ((w[38].levels[3].isDone && atLeastTwo(w[38].levels[7].stars.isAtLeast(3), w[38].levels[2].stars.isAtLeast(3), w[38].quest.isAtLeast(7))) || w[38].owned || w[38].coins.isAtLeast(663))
    open[779] = (w[38].levels[3].isDone && atLeastTwo(w[38].levels[4].stars.isAtLeast(1), w[38].levels[3].stars.isAtLeast(2), w[38].quest.isAtLeast(8)))
    open[780] = ((w[39].levels[2].isDone && w[39].levels[7].isDone && w[39].stars.isAtLeast(10)) || w[39].owned || w[39].coins.isAtLeast(141))
    open[781] = (w[39].levels[6].isDone && atLeastTwo(w[39].levels[6].stars.isAtLeast(2), w[39].levels[7].stars.isAtLeast(1), w[39].quest.isAtLeast(1)))
    open[782] = ((w[39].levels[1].isDone && atLeastTwo(w[39].levels[1].stars.isAtLeast(3), w[39].levels[4].stars.isAtLeast(3), w[39].quest.isAtLeast(1))) || w[39].owned || w[39].coins.isAtLeast(107))
    open[783] = ((w[39].levels[3].isDone && w[39].stars.isAtLeast(9)) || w[39].coins.isAtLeast(882))
    open[784] = ((w[39].levels[1].isDone && atLeastTwo(w[39].levels[6].stars.isAtLeast(1), w[39].levels[7].stars.isAtLeast(3), w[39].quest.isAtLeast(4))) || w[39].owned || w[39].coins.isAtLeast(982))
    open[785] = ((w[39].levels[1].isDone && w[39].stars.isAtLeast(12)) || w[39].coins.isAtLeast(700))
    open[786] = ((w[39].levels[3].isDone && w[39].levels[1].isDone && w[39].stars.isAtLeast(16)) || w[39].owned || w[39].coins.isAtLeast(811))
    open[787] = ((w[39].levels[6].isDone && w[39].levels[0].isDone && w[39].stars.isAtLeast(14)) || w[39].owned || w[39].coins.isAtLeast(531))
    open[788] = ((w[39].levels[3].isDone && w[39].levels[5].isDone && w[39].stars.isAtLeast(13)) || w[39].owned)
    open[789] = (w[39].levels[2].isDone && atLeastTwo(w[39].levels[4].stars.isAtLeast(1), w[39].levels[2].stars.isAtLeast(2), w[39].quest.isAtLeast(5)))
    open[790] = ((w[39].levels[7].isDone && atLeastTwo(w[39].levels[0].stars.isAtLeast(2), w[39].levels[1].stars.isAtLeast(2), w[39].quest.isAtLeast(7))) || w[39].owned || w[39].coins.isAtLeast(313))
    open[791] = ((w[39].levels[2].isDone && w[39].stars.isAtLeast(8)) || w[39].coins.isAtLeast(103))
    open[792] = ((w[39].levels[0].isDone && atLeastTwo(w[39].levels[5].stars.isAtLeast(2), w[39].levels[7].stars.isAtLeast(2), w[39].quest.isAtLeast(5))) || w[39].owned || w[39].coins.isAtLeast(481))
    open[793] = ((w[39].levels[5].isDone && w[39].levels[6].isDone && w[39].stars.isAtLeast(10)) || w[39].owned)
    open[794] = ((w[39].levels[3].isDone && w[39].stars.isAtLeast(15)) || w[39].coins.isAtLeast(740))
    open[795] = ((w[39].levels[0].isDone && w[39].levels[4].isDone && w[39].stars.isAtLeast(11)) || w[39].owned)
    open[796] = (w[39].levels[1].isDone && atLeastTwo(w[39].levels[1].stars.isAtLeast(2), w[39].levels[7].stars.isAtLeast(2), w[39].quest.isAtLeast(4)))
    open[797] = ((w[39].levels[4].isDone && w[39].stars.isAtLeast(8)) || w[39].coins.isAtLeast(503))
    open[798] = ((w[39].levels[1].isDone && w[39].levels[6].isDone && w[39].stars.isAtLeast(15)) || w[39].owned)
    open[799] = ((w[39].levels[3].isDone && w[39].stars.isAtLeast(9)) || w[39].coins.isAtLeast(170))
    open[800] = ((w[40].levels[3].isDone && w[40].levels[5].isDone && w[40].stars.isAtLeast(10)) || w[40].owned || w[40].coins.isAtLeast(280))
    open[801] = (w[40].levels[3].isDone && atLeastTwo(w[40].levels[3].stars.isAtLeast(3), w[40].levels[7].stars.isAtLeast(1), w[40].quest.isAtLeast(6)))
    open[802] = ((w[40].levels[4].isDone && atLeastTwo(w[40].levels[7].stars.isAtLeast(2), w[40].levels[4].stars.isAtLeast(2), w[40].quest.isAtLeast(2))) || w[40].owned || w[40].coins.isAtLeast(839))
    open[803] = ((w[40].levels[2].isDone && w[40].levels[3].isDone && w[40].stars.isAtLeast(17)) || w[40].owned || w[40].coins.isAtLeast(393))
    open[804] = ((w[40].levels[4].isDone && w[40].levels[0].isDone && w[40].stars.isAtLeast(8)) || w[40].owned || w[40].coins.isAtLeast(839))
    open[805] = ((w[40].owned || w[40].coins.isAtLeast(823)) && !w[40].levels[4].isDone && atLeastTwo(w[40].levels[7].stars.isAtLeast(3), w[40].levels[2].stars.isAtLeast(2), w[40].quest.isAtLeast(6)))
    open[806] = ((w[40].levels[7].isDone && w[40].levels[0].isDone && w[40].stars.isAtLeast(12)) || w[40].owned)
    open[807] = ((w[40].levels[1].isDone && w[40].levels[3].isDone && w[40].stars.isAtLeast(9)) || w[40].owned || w[40].coins.isAtLeast(723))
    open[808] = ((w[40].levels[5].isDone && atLeastTwo(w[40].levels[1].stars.isAtLeast(3), w[40].levels[7].stars.isAtLeast(3), w[40].quest.isAtLeast(5))) || w[40].owned || w[40].coins.isAtLeast(848))
    open[809] = ((w[40].levels[1].isDone && w[40].stars.isAtLeast(8)) || w[40].coins.isAtLeast(749))
    open[810] = ((w[40].levels[2].isDone && atLeastTwo(w[40].levels[5].stars.isAtLeast(1), w[40].levels[0].stars.isAtLeast(3), w[40].quest.isAtLeast(4))) || w[40].owned || w[40].coins.isAtLeast(968))
    open[811] = ((w[40].levels[2].isDone && w[40].levels[0].isDone && w[40].stars.isAtLeast(9)) || w[40].owned)
    open[812] = ((w[40].owned || w[40].coins.isAtLeast(903)) && !w[40].levels[2].isDone && atLeastTwo(w[40].levels[3].stars.isAtLeast(1), w[40].levels[1].stars.isAtLeast(1), w[40].quest.isAtLeast(8)))
    open[813] = (w[40].levels[4].isDone && atLeastTwo(w[40].levels[4].stars.isAtLeast(1), w[40].levels[2].stars.isAtLeast(2), w[40].quest.isAtLeast(8)))
    open[814] = ((w[40].owned || w[40].coins.isAtLeast(481)) && !w[40].levels[3].isDone && atLeastTwo(w[40].levels[7].stars.isAtLeast(2), w[40].levels[6].stars.isAtLeast(3), w[40].quest.isAtLeast(4)))
    open[815] = ((w[40].levels[3].isDone && w[40].stars.isAtLeast(12)) || w[40].coins.isAtLeast(185))
    open[816] = (w[40].levels[3].isDone && atLeastTwo(w[40].levels[6].stars.isAtLeast(2), w[40].levels[4].stars.isAtLeast(3), w[40].quest.isAtLeast(8)))
    open[817] = ((w[40].levels[6].isDone && atLeastTwo(w[40].levels[3].stars.isAtLeast(3), w[40].levels[1].stars.isAtLeast(3), w[40].quest.isAtLeast(6))) || w[40].owned || w[40].coins.isAtLeast(878))
    open[818] = ((w[40].levels[2].isDone && w[40].stars.isAtLeast(15)) || w[40].coins.isAtLeast(267))
    open[819] = ((w[40].levels[3].isDone && w[40].levels[7].isDone && w[40].stars.isAtLeast(8)) || w[40].owned || w[40].coins.isAtLeast(590))
    open[820] = ((w[41].owned || w[41].coins.isAtLeast(731)) && !w[41].levels[2].isDone && atLeastTwo(w[41].levels[1].stars.isAtLeast(3), w[41].levels[0].stars.isAtLeast(1), w[41].quest.isAtLeast(3)))
    open[821] = (w[41].levels[3].isDone && atLeastTwo(w[41].levels[1].stars.isAtLeast(2), w[41].levels[2].stars.isAtLeast(1), w[41].quest.isAtLeast(6)))
    open[822] = ((w[41].levels[0].isDone && atLeastTwo(w[41].levels[3].stars.isAtLeast(2), w[41].levels[6].stars.isAtLeast(1), w[41].quest.isAtLeast(6))) || w[41].owned || w[41].coins.isAtLeast(635))
    open[823] = ((w[41].levels[3].isDone && w[41].levels[6].isDone && w[41].stars.isAtLeast(17)) || w[41].owned)
    open[824] = ((w[41].owned || w[41].coins.isAtLeast(501)) && !w[41].levels[5].isDone && atLeastTwo(w[41].levels[0].stars.isAtLeast(2), w[41].levels[4].stars.isAtLeast(2), w[41].quest.isAtLeast(1)))
    open[825] = ((w[41].levels[3].isDone && w[41].stars.isAtLeast(9)) || w[41].coins.isAtLeast(847))
    open[826] = (w[41].levels[5].isDone && atLeastTwo(w[41].levels[5].stars.isAtLeast(2), w[41].levels[6].stars.isAtLeast(3), w[41].quest.isAtLeast(6)))
    open[827] = ((w[41].levels[7].isDone && w[41].levels[3].isDone && w[41].stars.isAtLeast(14)) || w[41].owned || w[41].coins.isAtLeast(193))
    open[828] = ((w[41].levels[5].isDone && atLeastTwo(w[41].levels[0].stars.isAtLeast(1), w[41].levels[1].stars.isAtLeast(1), w[41].quest.isAtLeast(4))) || w[41].owned || w[41].coins.isAtLeast(859))
    open[829] = ((w[41].levels[3].isDone && w[41].levels[7].isDone && w[41].stars.isAtLeast(16)) || w[41].owned || w[41].coins.isAtLeast(765))
    open[830] = ((w[41].levels[2].isDone && w[41].levels[4].isDone && w[41].stars.isAtLeast(13)) || w[41].owned || w[41].coins.isAtLeast(272))
    open[831] = ((w[41].levels[0].isDone && w[41].stars.isAtLeast(13)) || w[41].coins.isAtLeast(700))
    open[832] = ((w[41].levels[5].isDone && atLeastTwo(w[41].levels[7].stars.isAtLeast(1), w[41].levels[6].stars.isAtLeast(1), w[41].quest.isAtLeast(8))) || w[41].owned || w[41].coins.isAtLeast(976))
    open[833] = ((w[41].levels[6].isDone && atLeastTwo(w[41].levels[6].stars.isAtLeast(3), w[41].levels[4].stars.isAtLeast(3), w[41].quest.isAtLeast(6))) || w[41].owned || w[41].coins.isAtLeast(827))
    open[834] = ((w[41].levels[4].isDone && w[41].levels[1].isDone && w[41].stars.isAtLeast(8)) || w[41].owned || w[41].coins.isAtLeast(987))
    open[835] = ((w[41].levels[6].isDone && atLeastTwo(w[41].levels[2].stars.isAtLeast(2), w[41].levels[6].stars.isAtLeast(2), w[41].quest.isAtLeast(3))) || w[41].owned || w[41].coins.isAtLeast(354))
    open[836] = ((w[41].levels[1].isDone && w[41].stars.isAtLeast(16)) || w[41].coins.isAtLeast(211))
    open[837] = (w[41].levels[7].isDone && atLeastTwo(w[41].levels[3].stars.isAtLeast(3), w[41].levels[7].stars.isAtLeast(1), w[41].quest.isAtLeast(1)))
    open[838] = ((w[41].owned || w[41].coins.isAtLeast(415)) && !w[41].levels[0].isDone && atLeastTwo(w[41].levels[7].stars.isAtLeast(3), w[41].levels[1].stars.isAtLeast(3), w[41].quest.isAtLeast(1)))
    open[839] = ((w[41].owned || w[41].coins.isAtLeast(187)) && !w[41].levels[4].isDone && atLeastTwo(w[41].levels[5].stars.isAtLeast(1), w[41].levels[4].stars.isAtLeast(3), w[41].quest.isAtLeast(2)))
    open[840] = ((w[42].owned || w[42].coins.isAtLeast(283)) && !w[42].levels[1].isDone && atLeastTwo(w[42].levels[1].stars.isAtLeast(3), w[42].levels[4].stars.isAtLeast(1), w[42].quest.isAtLeast(6)))
    open[841] = ((w[42].owned || w[42].coins.isAtLeast(402)) && !w[42].levels[4].isDone && atLeastTwo(w[42].levels[7].stars.isAtLeast(1), w[42].levels[4].stars.isAtLeast(1), w[42].quest.isAtLeast(6)))
    open[842] = ((w[42].levels[1].isDone && w[42].levels[5].isDone && w[42].stars.isAtLeast(12)) || w[42].owned)
    open[843] = ((w[42].levels[0].isDone && w[42].levels[1].isDone && w[42].stars.isAtLeast(10)) || w[42].owned)
    open[844] = ((w[42].levels[6].isDone && w[42].levels[1].isDone && w[42].stars.isAtLeast(17)) || w[42].owned || w[42].coins.isAtLeast(881))
    open[845] = ((w[42].owned || w[42].coins.isAtLeast(491)) && !w[42].levels[7].isDone && atLeastTwo(w[42].levels[6].stars.isAtLeast(2), w[42].levels[2].stars.isAtLeast(2), w[42].quest.isAtLeast(5)))
    open[846] = ((w[42].levels[0].isDone && w[42].levels[1].isDone && w[42].stars.isAtLeast(8)) || w[42].owned || w[42].coins.isAtLeast(517))
    open[847] = ((w[42].owned || w[42].coins.isAtLeast(955)) && !w[42].levels[7].isDone && atLeastTwo(w[42].levels[6].stars.isAtLeast(1), w[42].levels[2].stars.isAtLeast(2), w[42].quest.isAtLeast(6)))
    open[848] = ((w[42].levels[5].isDone && w[42].stars.isAtLeast(17)) || w[42].coins.isAtLeast(650))
    open[849] = ((w[42].levels[6].isDone && atLeastTwo(w[42].levels[3].stars.isAtLeast(1), w[42].levels[7].stars.isAtLeast(3), w[42].quest.isAtLeast(6))) || w[42].owned || w[42].coins.isAtLeast(468))
    open[850] = ((w[42].levels[7].isDone && w[42].levels[6].isDone && w[42].stars.isAtLeast(15)) || w[42].owned || w[42].coins.isAtLeast(951))
    open[851] = ((w[42].levels[6].isDone && w[42].levels[1].isDone && w[42].stars.isAtLeast(14)) || w[42].owned || w[42].coins.isAtLeast(555))
    open[852] = ((w[42].levels[0].isDone && w[42].stars.isAtLeast(10)) || w[42].coins.isAtLeast(760))
    open[853] = ((w[42].owned || w[42].coins.isAtLeast(864)) && !w[42].levels[7].isDone && atLeastTwo(w[42].levels[6].stars.isAtLeast(3), w[42].levels[1].stars.isAtLeast(2), w[42].quest.isAtLeast(6)))
    open[854] = ((w[42].levels[5].isDone && w[42].levels[6].isDone && w[42].stars.isAtLeast(16)) || w[42].owned || w[42].coins.isAtLeast(977))
    open[855] = ((w[42].owned || w[42].coins.isAtLeast(714)) && !w[42].levels[4].isDone && atLeastTwo(w[42].levels[1].stars.isAtLeast(1), w[42].levels[0].stars.isAtLeast(1), w[42].quest.isAtLeast(7)))
    open[856] = (w[42].levels[0].isDone && atLeastTwo(w[42].levels[3].stars.isAtLeast(1), w[42].levels[4].stars.isAtLeast(2), w[42].quest.isAtLeast(1)))
    open[857] = (w[42].levels[1].isDone && atLeastTwo(w[42].levels[0].stars.isAtLeast(1), w[42].levels[3].stars.isAtLeast(1), w[42].quest.isAtLeast(8)))
    open[858] = ((w[42].levels[0].isDone && w[42].levels[5].isDone && w[42].stars.isAtLeast(10)) || w[42].owned)
    open[859] = ((w[42].levels[7].isDone && w[42].levels[0].isDone && w[42].stars.isAtLeast(9)) || w[42].owned || w[42].coins.isAtLeast(943))
    open[860] = ((w[43].levels[7].isDone && w[43].levels[5].isDone && w[43].stars.isAtLeast(13)) || w[43].owned || w[43].coins.isAtLeast(508))
    open[861] = ((w[43].levels[0].isDone && atLeastTwo(w[43].levels[1].stars.isAtLeast(1), w[43].levels[0].stars.isAtLeast(3), w[43].quest.isAtLeast(4))) || w[43].owned || w[43].coins.isAtLeast(689))
    open[862] = (w[43].levels[7].isDone && atLeastTwo(w[43].levels[2].stars.isAtLeast(2), w[43].levels[7].stars.isAtLeast(3), w[43].quest.isAtLeast(5)))
    open[863] = (w[43].levels[3].isDone && atLeastTwo(w[43].levels[7].stars.isAtLeast(2), w[43].levels[6].stars.isAtLeast(3), w[43].quest.isAtLeast(7)))
    open[864] = ((w[43].owned || w[43].coins.isAtLeast(467)) && !w[43].levels[5].isDone && atLeastTwo(w[43].levels[3].stars.isAtLeast(2), w[43].levels[0].stars.isAtLeast(2), w[43].quest.isAtLeast(6)))
    open[865] = ((w[43].levels[2].isDone && w[43].levels[6].isDone && w[43].stars.isAtLeast(17)) || w[43].owned)
    open[866] = ((w[43].owned || w[43].coins.isAtLeast(394)) && !w[43].levels[1].isDone && atLeastTwo(w[43].levels[1].stars.isAtLeast(2), w[43].levels[7].stars.isAtLeast(1), w[43].quest.isAtLeast(4)))
    open[867] = ((w[43].levels[4].isDone && w[43].stars.isAtLeast(10)) || w[43].coins.isAtLeast(582))
    open[868] = ((w[43].owned || w[43].coins.isAtLeast(208)) && !w[43].levels[3].isDone && atLeastTwo(w[43].levels[7].stars.isAtLeast(2), w[43].levels[3].stars.isAtLeast(3), w[43].quest.isAtLeast(7)))
    open[869] = ((w[43].levels[1].isDone && w[43].levels[2].isDone && w[43].stars.isAtLeast(14)) || w[43].owned)
    open[870] = ((w[43].owned || w[43].coins.isAtLeast(746)) && !w[43].levels[7].isDone && atLeastTwo(w[43].levels[5].stars.isAtLeast(1), w[43].levels[2].stars.isAtLeast(2), w[43].quest.isAtLeast(4)))
    open[871] = ((w[43].owned || w[43].coins.isAtLeast(116)) && !w[43].levels[5].isDone && atLeastTwo(w[43].levels[0].stars.isAtLeast(1), w[43].levels[6].stars.isAtLeast(2), w[43].quest.isAtLeast(3)))
    open[872] = ((w[43].levels[4].isDone && w[43].stars.isAtLeast(10)) || w[43].coins.isAtLeast(116))
    open[873] = ((w[43].levels[4].isDone && atLeastTwo(w[43].levels[0].stars.isAtLeast(2), w[43].levels[1].stars.isAtLeast(1), w[43].quest.isAtLeast(7))) || w[43].owned || w[43].coins.isAtLeast(153))
    open[874] = ((w[43].levels[3].isDone && atLeastTwo(w[43].levels[1].stars.isAtLeast(2), w[43].levels[3].stars.isAtLeast(1), w[43].quest.isAtLeast(3))) || w[43].owned || w[43].coins.isAtLeast(258))
    open[875] = (w[43].levels[7].isDone && atLeastTwo(w[43].levels[2].stars.isAtLeast(3), w[43].levels[3].stars.isAtLeast(1), w[43].quest.isAtLeast(2)))
    open[876] = ((w[43].owned || w[43].coins.isAtLeast(289)) && !w[43].levels[6].isDone && atLeastTwo(w[43].levels[0].stars.isAtLeast(2), w[43].levels[1].stars.isAtLeast(2), w[43].quest.isAtLeast(6)))
    open[877] = ((w[43].levels[1].isDone && w[43].levels[6].isDone && w[43].stars.isAtLeast(16)) || w[43].owned)
    open[878] = ((w[43].levels[4].isDone && w[43].levels[2].isDone && w[43].stars.isAtLeast(12)) || w[43].owned || w[43].coins.isAtLeast(284))
    open[879] = (w[43].levels[4].isDone && atLeastTwo(w[43].levels[5].stars.isAtLeast(1), w[43].levels[2].stars.isAtLeast(1), w[43].quest.isAtLeast(7)))
    open[880] = ((w[44].levels[7].isDone && w[44].stars.isAtLeast(13)) || w[44].coins.isAtLeast(891))
    open[881] = ((w[44].owned || w[44].coins.isAtLeast(707)) && !w[44].levels[5].isDone && atLeastTwo(w[44].levels[3].stars.isAtLeast(3), w[44].levels[1].stars.isAtLeast(2), w[44].quest.isAtLeast(2)))
    open[882] = ((w[44].levels[7].isDone && w[44].levels[4].isDone && w[44].stars.isAtLeast(17)) || w[44].owned || w[44].coins.isAtLeast(768))
    open[883] = ((w[44].levels[3].isDone && w[44].levels[7].isDone && w[44].stars.isAtLeast(16)) || w[44].owned || w[44].coins.isAtLeast(192))
    open[884] = ((w[44].levels[0].isDone && w[44].levels[5].isDone && w[44].stars.isAtLeast(15)) || w[44].owned)
    open[885] = ((w[44].levels[5].isDone && w[44].levels[3].isDone && w[44].stars.isAtLeast(17)) || w[44].owned)
    open[886] = ((w[44].levels[3].isDone && w[44].stars.isAtLeast(15)) || w[44].coins.isAtLeast(343))
    open[887] = ((w[44].levels[7].isDone && w[44].stars.isAtLeast(10)) || w[44].coins.isAtLeast(364))
    open[888] = ((w[44].levels[1].isDone && w[44].stars.isAtLeast(15)) || w[44].coins.isAtLeast(623))
    open[889] = ((w[44].levels[3].isDone && w[44].stars.isAtLeast(10)) || w[44].coins.isAtLeast(161))
    open[890] = ((w[44].levels[6].isDone && w[44].levels[2].isDone && w[44].stars.isAtLeast(13)) || w[44].owned)
    open[891] = ((w[44].levels[5].isDone && atLeastTwo(w[44].levels[3].stars.isAtLeast(1), w[44].levels[2].stars.isAtLeast(2), w[44].quest.isAtLeast(4))) || w[44].owned || w[44].coins.isAtLeast(891))
    open[892] = ((w[44].levels[1].isDone && w[44].levels[3].isDone && w[44].stars.isAtLeast(12)) || w[44].owned)
    open[893] = ((w[44].levels[4].isDone && atLeastTwo(w[44].levels[6].stars.isAtLeast(1), w[44].levels[7].stars.isAtLeast(1), w[44].quest.isAtLeast(5))) || w[44].owned || w[44].coins.isAtLeast(574))
    open[894] = ((w[44].levels[4].isDone && w[44].stars.isAtLeast(15)) || w[44].coins.isAtLeast(733))
    open[895] = ((w[44].levels[0].isDone && w[44].levels[6].isDone && w[44].stars.isAtLeast(14)) || w[44].owned || w[44].coins.isAtLeast(426))
    open[896] = ((w[44].owned || w[44].coins.isAtLeast(653)) && !w[44].levels[4].isDone && atLeastTwo(w[44].levels[4].stars.isAtLeast(3), w[44].levels[5].stars.isAtLeast(3), w[44].quest.isAtLeast(7)))
    open[897] = ((w[44].levels[5].isDone && w[44].levels[3].isDone && w[44].stars.isAtLeast(9)) || w[44].owned)
    open[898] = ((w[44].levels[4].isDone && atLeastTwo(w[44].levels[5].stars.isAtLeast(2), w[44].levels[3].stars.isAtLeast(2), w[44].quest.isAtLeast(1))) || w[44].owned || w[44].coins.isAtLeast(116))
    open[899] = ((w[44].levels[1].isDone && w[44].levels[0].isDone && w[44].stars.isAtLeast(8)) || w[44].owned)
    open[900] = ((w[45].owned || w[45].coins.isAtLeast(897)) && !w[45].levels[7].isDone && atLeastTwo(w[45].levels[2].stars.isAtLeast(3), w[45].levels[6].stars.isAtLeast(1), w[45].quest.isAtLeast(5)))
    open[901] = ((w[45].levels[6].isDone && atLeastTwo(w[45].levels[7].stars.isAtLeast(2), w[45].levels[4].stars.isAtLeast(2), w[45].quest.isAtLeast(3))) || w[45].owned || w[45].coins.isAtLeast(741))
    open[902] = ((w[45].levels[4].isDone && atLeastTwo(w[45].levels[3].stars.isAtLeast(3), w[45].levels[7].stars.isAtLeast(1), w[45].quest.isAtLeast(8))) || w[45].owned || w[45].coins.isAtLeast(401))
    open[903] = (w[45].levels[6].isDone && atLeastTwo(w[45].levels[0].stars.isAtLeast(3), w[45].levels[1].stars.isAtLeast(2), w[45].quest.isAtLeast(6)))
    open[904] = ((w[45].levels[3].isDone && w[45].levels[6].isDone && w[45].stars.isAtLeast(17)) || w[45].owned)
    open[905] = ((w[45].owned || w[45].coins.isAtLeast(754)) && !w[45].levels[4].isDone && atLeastTwo(w[45].levels[0].stars.isAtLeast(2), w[45].levels[6].stars.isAtLeast(1), w[45].quest.isAtLeast(5)))
    open[906] = ((w[45].levels[3].isDone && atLeastTwo(w[45].levels[6].stars.isAtLeast(1), w[45].levels[4].stars.isAtLeast(2), w[45].quest.isAtLeast(6))) || w[45].owned || w[45].coins.isAtLeast(135))
    open[907] = ((w[45].levels[3].isDone && w[45].stars.isAtLeast(10)) || w[45].coins.isAtLeast(295))
    open[908] = ((w[45].levels[2].isDone && w[45].levels[7].isDone && w[45].stars.isAtLeast(12)) || w[45].owned || w[45].coins.isAtLeast(255))
    open[909] = ((w[45].levels[5].isDone && w[45].stars.isAtLeast(10)) || w[45].coins.isAtLeast(953))
    open[910] = (w[45].levels[0].isDone && atLeastTwo(w[45].levels[2].stars.isAtLeast(2), w[45].levels[7].stars.isAtLeast(1), w[45].quest.isAtLeast(5)))
    open[911] = ((w[45].levels[4].isDone && w[45].levels[6].isDone && w[45].stars.isAtLeast(17)) || w[45].owned)
    open[912] = ((w[45].owned || w[45].coins.isAtLeast(315)) && !w[45].levels[1].isDone && atLeastTwo(w[45].levels[1].stars.isAtLeast(1), w[45].levels[2].stars.isAtLeast(1), w[45].quest.isAtLeast(3)))
    open[913] = ((w[45].levels[4].isDone && w[45].stars.isAtLeast(8)) || w[45].coins.isAtLeast(270))
    open[914] = ((w[45].levels[7].isDone && w[45].stars.isAtLeast(13)) || w[45].coins.isAtLeast(192))
    open[915] = ((w[45].levels[4].isDone && atLeastTwo(w[45].levels[7].stars.isAtLeast(3), w[45].levels[6].stars.isAtLeast(2), w[45].quest.isAtLeast(2))) || w[45].owned || w[45].coins.isAtLeast(958))
    open[916] = ((w[45].levels[2].isDone && w[45].levels[5].isDone && w[45].stars.isAtLeast(16)) || w[45].owned || w[45].coins.isAtLeast(292))
    open[917] = ((w[45].owned || w[45].coins.isAtLeast(633)) && !w[45].levels[4].isDone && atLeastTwo(w[45].levels[1].stars.isAtLeast(3), w[45].levels[0].stars.isAtLeast(2), w[45].quest.isAtLeast(1)))
    open[918] = ((w[45].levels[2].isDone && atLeastTwo(w[45].levels[6].stars.isAtLeast(2), w[45].levels[1].stars.isAtLeast(2), w[45].quest.isAtLeast(3))) || w[45].owned || w[45].coins.isAtLeast(850))
    open[919] = ((w[45].levels[0].isDone && w[45].levels[4].isDone && w[45].stars.isAtLeast(13)) || w[45].owned || w[45].coins.isAtLeast(133))
    open[920] = (w[46].levels[1].isDone && atLeastTwo(w[46].levels[7].stars.isAtLeast(2), w[46].levels[3].stars.isAtLeast(2), w[46].quest.isAtLeast(2)))
    open[921] = (w[46].levels[1].isDone && atLeastTwo(w[46].levels[5].stars.isAtLeast(3), w[46].levels[3].stars.isAtLeast(1), w[46].quest.isAtLeast(2)))
    open[922] = (w[46].levels[1].isDone && atLeastTwo(w[46].levels[0].stars.isAtLeast(1), w[46].levels[5].stars.isAtLeast(1), w[46].quest.isAtLeast(6)))
    open[923] = ((w[46].owned || w[46].coins.isAtLeast(626)) && !w[46].levels[5].isDone && atLeastTwo(w[46].levels[2].stars.isAtLeast(1), w[46].levels[1].stars.isAtLeast(3), w[46].quest.isAtLeast(5)))
    open[924] = ((w[46].levels[7].isDone && w[46].levels[6].isDone && w[46].stars.isAtLeast(12)) || w[46].owned)
    open[925] = ((w[46].owned || w[46].coins.isAtLeast(582)) && !w[46].levels[7].isDone && atLeastTwo(w[46].levels[5].stars.isAtLeast(2), w[46].levels[4].stars.isAtLeast(1), w[46].quest.isAtLeast(8)))
    open[926] = ((w[46].owned || w[46].coins.isAtLeast(785)) && !w[46].levels[5].isDone && atLeastTwo(w[46].levels[2].stars.isAtLeast(1), w[46].levels[4].stars.isAtLeast(3), w[46].quest.isAtLeast(1)))
    open[927] = ((w[46].levels[1].isDone && atLeastTwo(w[46].levels[3].stars.isAtLeast(3), w[46].levels[6].stars.isAtLeast(1), w[46].quest.isAtLeast(8))) || w[46].owned || w[46].coins.isAtLeast(892))
    open[928] = ((w[46].levels[4].isDone && w[46].levels[3].isDone && w[46].stars.isAtLeast(12)) || w[46].owned || w[46].coins.isAtLeast(492))
    open[929] = ((w[46].levels[7].isDone && w[46].levels[5].isDone && w[46].stars.isAtLeast(13)) || w[46].owned)
    open[930] = ((w[46].levels[2].isDone && w[46].levels[0].isDone && w[46].stars.isAtLeast(8)) || w[46].owned || w[46].coins.isAtLeast(244))
    open[931] = ((w[46].levels[3].isDone && w[46].levels[7].isDone && w[46].stars.isAtLeast(8)) || w[46].owned || w[46].coins.isAtLeast(844))
    open[932] = ((w[46].levels[5].isDone && w[46].stars.isAtLeast(13)) || w[46].coins.isAtLeast(341))
    open[933] = (w[46].levels[4].isDone && atLeastTwo(w[46].levels[3].stars.isAtLeast(2), w[46].levels[4].stars.isAtLeast(1), w[46].quest.isAtLeast(1)))
    open[934] = ((w[46].owned || w[46].coins.isAtLeast(981)) && !w[46].levels[3].isDone && atLeastTwo(w[46].levels[5].stars.isAtLeast(1), w[46].levels[0].stars.isAtLeast(3), w[46].quest.isAtLeast(7)))
    open[935] = ((w[46].levels[2].isDone && w[46].levels[4].isDone && w[46].stars.isAtLeast(15)) || w[46].owned || w[46].coins.isAtLeast(196))
    open[936] = ((w[46].levels[1].isDone && w[46].stars.isAtLeast(12)) || w[46].coins.isAtLeast(710))
    open[937] = (w[46].levels[3].isDone && atLeastTwo(w[46].levels[5].stars.isAtLeast(1), w[46].levels[1].stars.isAtLeast(3), w[46].quest.isAtLeast(8)))
    open[938] = ((w[46].owned || w[46].coins.isAtLeast(747)) && !w[46].levels[4].isDone && atLeastTwo(w[46].levels[3].stars.isAtLeast(2), w[46].levels[2].stars.isAtLeast(1), w[46].quest.isAtLeast(4)))
    open[939] = ((w[46].levels[4].isDone && w[46].levels[6].isDone && w[46].stars.isAtLeast(12)) || w[46].owned)
    open[940] = ((w[47].levels[2].isDone && w[47].levels[3].isDone && w[47].stars.isAtLeast(13)) || w[47].owned)
    open[941] = (w[47].levels[4].isDone && atLeastTwo(w[47].levels[3].stars.isAtLeast(3), w[47].levels[4].stars.isAtLeast(3), w[47].quest.isAtLeast(6)))
    open[942] = ((w[47].levels[0].isDone && atLeastTwo(w[47].levels[7].stars.isAtLeast(2), w[47].levels[5].stars.isAtLeast(1), w[47].quest.isAtLeast(5))) || w[47].owned || w[47].coins.isAtLeast(496))
    open[943] = ((w[47].levels[0].isDone && w[47].stars.isAtLeast(15)) || w[47].coins.isAtLeast(553))
    open[944] = (w[47].levels[6].isDone && atLeastTwo(w[47].levels[4].stars.isAtLeast(1), w[47].levels[5].stars.isAtLeast(1), w[47].quest.isAtLeast(5)))
    open[945] = ((w[47].levels[2].isDone && w[47].levels[1].isDone && w[47].stars.isAtLeast(13)) || w[47].owned)
    open[946] = ((w[47].levels[6].isDone && w[47].levels[0].isDone && w[47].stars.isAtLeast(16)) || w[47].owned)
    open[947] = ((w[47].levels[0].isDone && w[47].levels[6].isDone && w[47].stars.isAtLeast(10)) || w[47].owned || w[47].coins.isAtLeast(167))
    open[948] = ((w[47].levels[2].isDone && w[47].levels[5].isDone && w[47].stars.isAtLeast(11)) || w[47].owned || w[47].coins.isAtLeast(225))
    open[949] = (w[47].levels[1].isDone && atLeastTwo(w[47].levels[7].stars.isAtLeast(1), w[47].levels[6].stars.isAtLeast(2), w[47].quest.isAtLeast(1)))
    open[950] = (w[47].levels[4].isDone && atLeastTwo(w[47].levels[2].stars.isAtLeast(2), w[47].levels[7].stars.isAtLeast(1), w[47].quest.isAtLeast(3)))
    open[951] = (w[47].levels[4].isDone && atLeastTwo(w[47].levels[5].stars.isAtLeast(1), w[47].levels[3].stars.isAtLeast(1), w[47].quest.isAtLeast(1)))
    open[952] = ((w[47].levels[6].isDone && w[47].levels[0].isDone && w[47].stars.isAtLeast(13)) || w[47].owned)
    open[953] = ((w[47].levels[4].isDone && atLeastTwo(w[47].levels[5].stars.isAtLeast(3), w[47].levels[3].stars.isAtLeast(2), w[47].quest.isAtLeast(7))) || w[47].owned || w[47].coins.isAtLeast(241))
    open[954] = ((w[47].owned || w[47].coins.isAtLeast(151)) && !w[47].levels[2].isDone && atLeastTwo(w[47].levels[0].stars.isAtLeast(3), w[47].levels[2].stars.isAtLeast(1), w[47].quest.isAtLeast(3)))
    open[955] = (w[47].levels[6].isDone && atLeastTwo(w[47].levels[7].stars.isAtLeast(2), w[47].levels[2].stars.isAtLeast(1), w[47].quest.isAtLeast(8)))
    open[956] = ((w[47].levels[1].isDone && w[47].stars.isAtLeast(13)) || w[47].coins.isAtLeast(935))
    open[957] = ((w[47].owned || w[47].coins.isAtLeast(144)) && !w[47].levels[1].isDone && atLeastTwo(w[47].levels[1].stars.isAtLeast(3), w[47].levels[7].stars.isAtLeast(1), w[47].quest.isAtLeast(5)))
    open[958] = ((w[47].owned || w[47].coins.isAtLeast(530)) && !w[47].levels[2].isDone && atLeastTwo(w[47].levels[0].stars.isAtLeast(1), w[47].levels[4].stars.isAtLeast(1), w[47].quest.isAtLeast(8)))
    open[959] = ((w[47].levels[6].isDone && w[47].levels[4].isDone && w[47].stars.isAtLeast(17)) || w[47].owned)
    open[960] = ((w[48].levels[2].isDone && atLeastTwo(w[48].levels[0].stars.isAtLeast(3), w[48].levels[1].stars.isAtLeast(3), w[48].quest.isAtLeast(2))) || w[48].owned || w[48].coins.isAtLeast(862))
    open[961] = ((w[48].levels[4].isDone && w[48].stars.isAtLeast(8)) || w[48].coins.isAtLeast(288))
    open[962] = ((w[48].levels[4].isDone && w[48].stars.isAtLeast(16)) || w[48].coins.isAtLeast(653))
    open[963] = ((w[48].levels[6].isDone && w[48].levels[1].isDone && w[48].stars.isAtLeast(8)) || w[48].owned || w[48].coins.isAtLeast(765))
    open[964] = (w[48].levels[0].isDone && atLeastTwo(w[48].levels[2].stars.isAtLeast(2), w[48].levels[6].stars.isAtLeast(3), w[48].quest.isAtLeast(3)))
    open[965] = ((w[48].owned || w[48].coins.isAtLeast(284)) && !w[48].levels[0].isDone && atLeastTwo(w[48].levels[4].stars.isAtLeast(1), w[48].levels[7].stars.isAtLeast(1), w[48].quest.isAtLeast(1)))
    open[966] = ((w[48].levels[7].isDone && atLeastTwo(w[48].levels[7].stars.isAtLeast(1), w[48].levels[5].stars.isAtLeast(2), w[48].quest.isAtLeast(1))) || w[48].owned || w[48].coins.isAtLeast(699))
    open[967] = ((w[48].levels[2].isDone && w[48].levels[1].isDone && w[48].stars.isAtLeast(16)) || w[48].owned)
    open[968] = ((w[48].owned || w[48].coins.isAtLeast(975)) && !w[48].levels[1].isDone && atLeastTwo(w[48].levels[7].stars.isAtLeast(3), w[48].levels[0].stars.isAtLeast(3), w[48].quest.isAtLeast(5)))
    open[969] = ((w[48].levels[0].isDone && w[48].stars.isAtLeast(12)) || w[48].coins.isAtLeast(466))
    open[970] = ((w[48].levels[1].isDone && w[48].stars.isAtLeast(14)) || w[48].coins.isAtLeast(574))
    open[971] = ((w[48].owned || w[48].coins.isAtLeast(838)) && !w[48].levels[2].isDone && atLeastTwo(w[48].levels[6].stars.isAtLeast(2), w[48].levels[1].stars.isAtLeast(3), w[48].quest.isAtLeast(5)))
    open[972] = ((w[48].owned || w[48].coins.isAtLeast(979)) && !w[48].levels[5].isDone && atLeastTwo(w[48].levels[5].stars.isAtLeast(1), w[48].levels[3].stars.isAtLeast(3), w[48].quest.isAtLeast(5)))
    open[973] = (w[48].levels[0].isDone && atLeastTwo(w[48].levels[6].stars.isAtLeast(1), w[48].levels[1].stars.isAtLeast(3), w[48].quest.isAtLeast(1)))
    open[974] = ((w[48].levels[1].isDone && atLeastTwo(w[48].levels[6].stars.isAtLeast(1), w[48].levels[3].stars.isAtLeast(2), w[48].quest.isAtLeast(2))) || w[48].owned || w[48].coins.isAtLeast(420))
    open[975] = ((w[48].levels[5].isDone && w[48].levels[2].isDone && w[48].stars.isAtLeast(13)) || w[48].owned)
    open[976] = ((w[48].levels[7].isDone && atLeastTwo(w[48].levels[7].stars.isAtLeast(3), w[48].levels[6].stars.isAtLeast(1), w[48].quest.isAtLeast(5))) || w[48].owned || w[48].coins.isAtLeast(736))
    open[977] = ((w[48].levels[3].isDone && w[48].levels[7].isDone && w[48].stars.isAtLeast(13)) || w[48].owned)
    open[978] = ((w[48].levels[4].isDone && atLeastTwo(w[48].levels[5].stars.isAtLeast(2), w[48].levels[1].stars.isAtLeast(2), w[48].quest.isAtLeast(4))) || w[48].owned || w[48].coins.isAtLeast(218))
    open[979] = ((w[48].levels[2].isDone && w[48].levels[4].isDone && w[48].stars.isAtLeast(14)) || w[48].owned)
    open[980] = ((w[49].levels[4].isDone && w[49].levels[1].isDone && w[49].stars.isAtLeast(17)) || w[49].owned || w[49].coins.isAtLeast(247))
    open[981] = (w[49].levels[1].isDone && atLeastTwo(w[49].levels[1].stars.isAtLeast(1), w[49].levels[5].stars.isAtLeast(1), w[49].quest.isAtLeast(8)))
    open[982] = (w[49].levels[2].isDone && atLeastTwo(w[49].levels[1].stars.isAtLeast(1), w[49].levels[3].stars.isAtLeast(2), w[49].quest.isAtLeast(7)))
    open[983] = ((w[49].levels[6].isDone && w[49].levels[2].isDone && w[49].stars.isAtLeast(12)) || w[49].owned || w[49].coins.isAtLeast(693))
    open[984] = ((w[49].owned || w[49].coins.isAtLeast(540)) && !w[49].levels[6].isDone && atLeastTwo(w[49].levels[2].stars.isAtLeast(1), w[49].levels[6].stars.isAtLeast(2), w[49].quest.isAtLeast(5)))
    open[985] = ((w[49].levels[5].isDone && w[49].stars.isAtLeast(10)) || w[49].coins.isAtLeast(150))
    open[986] = ((w[49].levels[1].isDone && w[49].levels[6].isDone && w[49].stars.isAtLeast(13)) || w[49].owned)
    open[987] = ((w[49].levels[1].isDone && w[49].levels[2].isDone && w[49].stars.isAtLeast(16)) || w[49].owned)
    open[988] = ((w[49].levels[2].isDone && w[49].levels[7].isDone && w[49].stars.isAtLeast(11)) || w[49].owned || w[49].coins.isAtLeast(179))
    open[989] = (w[49].levels[3].isDone && atLeastTwo(w[49].levels[3].stars.isAtLeast(1), w[49].levels[5].stars.isAtLeast(3), w[49].quest.isAtLeast(2)))
    open[990] = (w[49].levels[1].isDone && atLeastTwo(w[49].levels[6].stars.isAtLeast(3), w[49].levels[4].stars.isAtLeast(2), w[49].quest.isAtLeast(3)))
    open[991] = ((w[49].levels[4].isDone && w[49].stars.isAtLeast(13)) || w[49].coins.isAtLeast(318))
    open[992] = ((w[49].levels[0].isDone && w[49].levels[7].isDone && w[49].stars.isAtLeast(16)) || w[49].owned || w[49].coins.isAtLeast(772))
    open[993] = ((w[49].levels[4].isDone && w[49].levels[1].isDone && w[49].stars.isAtLeast(9)) || w[49].owned)
    open[994] = ((w[49].levels[3].isDone && w[49].levels[1].isDone && w[49].stars.isAtLeast(11)) || w[49].owned)
    open[995] = ((w[49].levels[3].isDone && w[49].stars.isAtLeast(13)) || w[49].coins.isAtLeast(557))
    open[996] = ((w[49].levels[3].isDone && w[49].stars.isAtLeast(14)) || w[49].coins.isAtLeast(458))
    open[997] = (w[49].levels[5].isDone && atLeastTwo(w[49].levels[5].stars.isAtLeast(3), w[49].levels[6].stars.isAtLeast(1), w[49].quest.isAtLeast(1)))
    open[998] = ((w[49].levels[6].isDone && w[49].stars.isAtLeast(10)) || w[49].coins.isAtLeast(839))
    open[999] = ((w[49].levels[2].isDone && w[49].levels[1].isDone && w[49].stars.isAtLeast(12)) || w[49].owned || w[49].coins.isAtLeast(986))
  }

  static func flat(_ w: [FlatWorld], _ open: inout [Bool]) {
    flat0(w, &open)
    flat1(w, &open)
    flat2(w, &open)
    flat3(w, &open)
    flat4(w, &open)
    flat5(w, &open)
    flat6(w, &open)
    flat7(w, &open)
    flat8(w, &open)
    flat9(w, &open)
    flat10(w, &open)
    flat11(w, &open)
    flat12(w, &open)
    flat13(w, &open)
    flat14(w, &open)
    flat15(w, &open)
    flat16(w, &open)
    flat17(w, &open)
    flat18(w, &open)
    flat19(w, &open)
    flat20(w, &open)
    flat21(w, &open)
    flat22(w, &open)
    flat23(w, &open)
    flat24(w, &open)
    flat25(w, &open)
    flat26(w, &open)
    flat27(w, &open)
    flat28(w, &open)
    flat29(w, &open)
    flat30(w, &open)
    flat31(w, &open)
    flat32(w, &open)
    flat33(w, &open)
    flat34(w, &open)
    flat35(w, &open)
    flat36(w, &open)
    flat37(w, &open)
    flat38(w, &open)
    flat39(w, &open)
    flat40(w, &open)
    flat41(w, &open)
    flat42(w, &open)
    flat43(w, &open)
    flat44(w, &open)
    flat45(w, &open)
    flat46(w, &open)
    flat47(w, &open)
    flat48(w, &open)
    flat49(w, &open)
  }

  private static func flat0(_ w: [FlatWorld], _ open: inout [Bool]) {
    open[0] = ((w[0].d5 && w[0].d3 && w[0].stars.isAtLeast(13)) || w[0].owned)
    open[1] = ((w[0].d6 && atLeastTwo(w[0].s1.isAtLeast(1), w[0].s6.isAtLeast(1), w[0].quest.isAtLeast(7))) || w[0].owned || w[0].coins.isAtLeast(593))
    open[2] = ((w[0].d6 && w[0].d1 && w[0].stars.isAtLeast(13)) || w[0].owned || w[0].coins.isAtLeast(153))
    open[3] = ((w[0].owned || w[0].coins.isAtLeast(260)) && !w[0].d4 && atLeastTwo(w[0].s4.isAtLeast(2), w[0].s0.isAtLeast(1), w[0].quest.isAtLeast(7)))
    open[4] = ((w[0].d4 && atLeastTwo(w[0].s4.isAtLeast(1), w[0].s5.isAtLeast(3), w[0].quest.isAtLeast(6))) || w[0].owned || w[0].coins.isAtLeast(642))
    open[5] = ((w[0].d2 && w[0].d7 && w[0].stars.isAtLeast(15)) || w[0].owned)
    open[6] = ((w[0].d0 && w[0].d2 && w[0].stars.isAtLeast(13)) || w[0].owned || w[0].coins.isAtLeast(265))
    open[7] = ((w[0].d6 && w[0].d7 && w[0].stars.isAtLeast(16)) || w[0].owned || w[0].coins.isAtLeast(786))
    open[8] = ((w[0].d4 && w[0].stars.isAtLeast(12)) || w[0].coins.isAtLeast(379))
    open[9] = (w[0].d3 && atLeastTwo(w[0].s1.isAtLeast(2), w[0].s6.isAtLeast(2), w[0].quest.isAtLeast(6)))
    open[10] = ((w[0].d7 && w[0].d2 && w[0].stars.isAtLeast(15)) || w[0].owned || w[0].coins.isAtLeast(396))
    open[11] = (w[0].d0 && atLeastTwo(w[0].s1.isAtLeast(2), w[0].s6.isAtLeast(2), w[0].quest.isAtLeast(7)))
    open[12] = (w[0].d4 && atLeastTwo(w[0].s4.isAtLeast(3), w[0].s7.isAtLeast(2), w[0].quest.isAtLeast(7)))
    open[13] = ((w[0].d0 && w[0].d6 && w[0].stars.isAtLeast(17)) || w[0].owned || w[0].coins.isAtLeast(135))
    open[14] = (w[0].d4 && atLeastTwo(w[0].s0.isAtLeast(1), w[0].s7.isAtLeast(1), w[0].quest.isAtLeast(4)))
    open[15] = ((w[0].d3 && w[0].d0 && w[0].stars.isAtLeast(11)) || w[0].owned)
    open[16] = ((w[0].d5 && w[0].d1 && w[0].stars.isAtLeast(15)) || w[0].owned)
    open[17] = ((w[0].d5 && atLeastTwo(w[0].s5.isAtLeast(3), w[0].s1.isAtLeast(3), w[0].quest.isAtLeast(3))) || w[0].owned || w[0].coins.isAtLeast(952))
    open[18] = ((w[0].owned || w[0].coins.isAtLeast(401)) && !w[0].d5 && atLeastTwo(w[0].s7.isAtLeast(3), w[0].s1.isAtLeast(1), w[0].quest.isAtLeast(7)))
    open[19] = (w[0].d1 && atLeastTwo(w[0].s2.isAtLeast(3), w[0].s4.isAtLeast(2), w[0].quest.isAtLeast(2)))
  }

  private static func flat1(_ w: [FlatWorld], _ open: inout [Bool]) {
    open[20] = (w[1].d7 && atLeastTwo(w[1].s0.isAtLeast(3), w[1].s1.isAtLeast(3), w[1].quest.isAtLeast(6)))
    open[21] = ((w[1].d1 && w[1].d5 && w[1].stars.isAtLeast(16)) || w[1].owned || w[1].coins.isAtLeast(566))
    open[22] = ((w[1].d0 && w[1].stars.isAtLeast(14)) || w[1].coins.isAtLeast(968))
    open[23] = ((w[1].d5 && w[1].d1 && w[1].stars.isAtLeast(17)) || w[1].owned || w[1].coins.isAtLeast(903))
    open[24] = ((w[1].d5 && w[1].stars.isAtLeast(14)) || w[1].coins.isAtLeast(266))
    open[25] = (w[1].d1 && atLeastTwo(w[1].s5.isAtLeast(3), w[1].s7.isAtLeast(3), w[1].quest.isAtLeast(4)))
    open[26] = ((w[1].owned || w[1].coins.isAtLeast(618)) && !w[1].d3 && atLeastTwo(w[1].s3.isAtLeast(1), w[1].s7.isAtLeast(2), w[1].quest.isAtLeast(2)))
    open[27] = ((w[1].d5 && w[1].d3 && w[1].stars.isAtLeast(12)) || w[1].owned)
    open[28] = ((w[1].owned || w[1].coins.isAtLeast(920)) && !w[1].d3 && atLeastTwo(w[1].s4.isAtLeast(1), w[1].s5.isAtLeast(3), w[1].quest.isAtLeast(8)))
    open[29] = ((w[1].d2 && w[1].d4 && w[1].stars.isAtLeast(10)) || w[1].owned)
    open[30] = (w[1].d4 && atLeastTwo(w[1].s1.isAtLeast(2), w[1].s3.isAtLeast(2), w[1].quest.isAtLeast(6)))
    open[31] = ((w[1].d6 && atLeastTwo(w[1].s4.isAtLeast(2), w[1].s5.isAtLeast(2), w[1].quest.isAtLeast(6))) || w[1].owned || w[1].coins.isAtLeast(325))
    open[32] = ((w[1].d3 && w[1].stars.isAtLeast(11)) || w[1].coins.isAtLeast(129))
    open[33] = ((w[1].d5 && w[1].d0 && w[1].stars.isAtLeast(16)) || w[1].owned || w[1].coins.isAtLeast(810))
    open[34] = ((w[1].d2 && w[1].stars.isAtLeast(13)) || w[1].coins.isAtLeast(768))
    open[35] = ((w[1].d1 && w[1].d7 && w[1].stars.isAtLeast(14)) || w[1].owned || w[1].coins.isAtLeast(400))
    open[36] = ((w[1].d4 && atLeastTwo(w[1].s0.isAtLeast(1), w[1].s4.isAtLeast(1), w[1].quest.isAtLeast(4))) || w[1].owned || w[1].coins.isAtLeast(819))
    open[37] = ((w[1].d1 && atLeastTwo(w[1].s4.isAtLeast(2), w[1].s7.isAtLeast(3), w[1].quest.isAtLeast(4))) || w[1].owned || w[1].coins.isAtLeast(372))
    open[38] = ((w[1].d6 && w[1].stars.isAtLeast(8)) || w[1].coins.isAtLeast(167))
    open[39] = ((w[1].d5 && atLeastTwo(w[1].s6.isAtLeast(3), w[1].s2.isAtLeast(3), w[1].quest.isAtLeast(6))) || w[1].owned || w[1].coins.isAtLeast(954))
  }

  private static func flat2(_ w: [FlatWorld], _ open: inout [Bool]) {
    open[40] = (w[2].d7 && atLeastTwo(w[2].s1.isAtLeast(2), w[2].s2.isAtLeast(2), w[2].quest.isAtLeast(4)))
    open[41] = (w[2].d0 && atLeastTwo(w[2].s7.isAtLeast(2), w[2].s4.isAtLeast(2), w[2].quest.isAtLeast(2)))
    open[42] = ((w[2].d0 && atLeastTwo(w[2].s3.isAtLeast(2), w[2].s6.isAtLeast(1), w[2].quest.isAtLeast(4))) || w[2].owned || w[2].coins.isAtLeast(589))
    open[43] = (w[2].d1 && atLeastTwo(w[2].s2.isAtLeast(2), w[2].s4.isAtLeast(1), w[2].quest.isAtLeast(8)))
    open[44] = ((w[2].d0 && atLeastTwo(w[2].s5.isAtLeast(2), w[2].s0.isAtLeast(3), w[2].quest.isAtLeast(4))) || w[2].owned || w[2].coins.isAtLeast(235))
    open[45] = ((w[2].d5 && atLeastTwo(w[2].s5.isAtLeast(3), w[2].s6.isAtLeast(2), w[2].quest.isAtLeast(3))) || w[2].owned || w[2].coins.isAtLeast(116))
    open[46] = ((w[2].d0 && atLeastTwo(w[2].s3.isAtLeast(1), w[2].s0.isAtLeast(2), w[2].quest.isAtLeast(8))) || w[2].owned || w[2].coins.isAtLeast(748))
    open[47] = ((w[2].d7 && w[2].d4 && w[2].stars.isAtLeast(13)) || w[2].owned)
    open[48] = ((w[2].owned || w[2].coins.isAtLeast(423)) && !w[2].d5 && atLeastTwo(w[2].s4.isAtLeast(2), w[2].s7.isAtLeast(1), w[2].quest.isAtLeast(6)))
    open[49] = ((w[2].d0 && atLeastTwo(w[2].s3.isAtLeast(2), w[2].s2.isAtLeast(2), w[2].quest.isAtLeast(6))) || w[2].owned || w[2].coins.isAtLeast(700))
    open[50] = ((w[2].d0 && atLeastTwo(w[2].s2.isAtLeast(1), w[2].s0.isAtLeast(3), w[2].quest.isAtLeast(5))) || w[2].owned || w[2].coins.isAtLeast(295))
    open[51] = ((w[2].d4 && w[2].d2 && w[2].stars.isAtLeast(15)) || w[2].owned || w[2].coins.isAtLeast(389))
    open[52] = ((w[2].d6 && w[2].stars.isAtLeast(17)) || w[2].coins.isAtLeast(660))
    open[53] = ((w[2].d5 && atLeastTwo(w[2].s6.isAtLeast(3), w[2].s7.isAtLeast(3), w[2].quest.isAtLeast(3))) || w[2].owned || w[2].coins.isAtLeast(463))
    open[54] = ((w[2].d5 && atLeastTwo(w[2].s4.isAtLeast(2), w[2].s3.isAtLeast(2), w[2].quest.isAtLeast(5))) || w[2].owned || w[2].coins.isAtLeast(646))
    open[55] = ((w[2].owned || w[2].coins.isAtLeast(387)) && !w[2].d1 && atLeastTwo(w[2].s0.isAtLeast(1), w[2].s4.isAtLeast(1), w[2].quest.isAtLeast(6)))
    open[56] = ((w[2].owned || w[2].coins.isAtLeast(610)) && !w[2].d0 && atLeastTwo(w[2].s5.isAtLeast(3), w[2].s2.isAtLeast(3), w[2].quest.isAtLeast(1)))
    open[57] = (w[2].d7 && atLeastTwo(w[2].s6.isAtLeast(2), w[2].s1.isAtLeast(2), w[2].quest.isAtLeast(4)))
    open[58] = ((w[2].d2 && atLeastTwo(w[2].s7.isAtLeast(1), w[2].s5.isAtLeast(3), w[2].quest.isAtLeast(8))) || w[2].owned || w[2].coins.isAtLeast(510))
    open[59] = (w[2].d6 && atLeastTwo(w[2].s4.isAtLeast(2), w[2].s7.isAtLeast(3), w[2].quest.isAtLeast(1)))
  }

  private static func flat3(_ w: [FlatWorld], _ open: inout [Bool]) {
    open[60] = ((w[3].d7 && w[3].d5 && w[3].stars.isAtLeast(9)) || w[3].owned)
    open[61] = ((w[3].d1 && w[3].stars.isAtLeast(12)) || w[3].coins.isAtLeast(372))
    open[62] = ((w[3].d2 && w[3].d7 && w[3].stars.isAtLeast(10)) || w[3].owned)
    open[63] = ((w[3].owned || w[3].coins.isAtLeast(148)) && !w[3].d4 && atLeastTwo(w[3].s3.isAtLeast(2), w[3].s6.isAtLeast(3), w[3].quest.isAtLeast(8)))
    open[64] = ((w[3].d1 && w[3].d4 && w[3].stars.isAtLeast(13)) || w[3].owned)
    open[65] = ((w[3].owned || w[3].coins.isAtLeast(749)) && !w[3].d7 && atLeastTwo(w[3].s6.isAtLeast(1), w[3].s4.isAtLeast(1), w[3].quest.isAtLeast(8)))
    open[66] = ((w[3].d7 && w[3].d0 && w[3].stars.isAtLeast(17)) || w[3].owned || w[3].coins.isAtLeast(511))
    open[67] = ((w[3].d5 && w[3].stars.isAtLeast(14)) || w[3].coins.isAtLeast(380))
    open[68] = ((w[3].owned || w[3].coins.isAtLeast(910)) && !w[3].d1 && atLeastTwo(w[3].s4.isAtLeast(3), w[3].s0.isAtLeast(1), w[3].quest.isAtLeast(2)))
    open[69] = ((w[3].d3 && w[3].stars.isAtLeast(13)) || w[3].coins.isAtLeast(473))
    open[70] = ((w[3].d0 && atLeastTwo(w[3].s4.isAtLeast(2), w[3].s2.isAtLeast(3), w[3].quest.isAtLeast(6))) || w[3].owned || w[3].coins.isAtLeast(553))
    open[71] = ((w[3].d7 && atLeastTwo(w[3].s0.isAtLeast(3), w[3].s3.isAtLeast(1), w[3].quest.isAtLeast(5))) || w[3].owned || w[3].coins.isAtLeast(988))
    open[72] = ((w[3].d4 && w[3].d3 && w[3].stars.isAtLeast(17)) || w[3].owned)
    open[73] = ((w[3].d3 && w[3].d4 && w[3].stars.isAtLeast(9)) || w[3].owned)
    open[74] = (w[3].d0 && atLeastTwo(w[3].s5.isAtLeast(1), w[3].s7.isAtLeast(3), w[3].quest.isAtLeast(7)))
    open[75] = ((w[3].d2 && w[3].d6 && w[3].stars.isAtLeast(17)) || w[3].owned || w[3].coins.isAtLeast(214))
    open[76] = ((w[3].d6 && atLeastTwo(w[3].s0.isAtLeast(3), w[3].s2.isAtLeast(1), w[3].quest.isAtLeast(8))) || w[3].owned || w[3].coins.isAtLeast(615))
    open[77] = ((w[3].d2 && w[3].d3 && w[3].stars.isAtLeast(14)) || w[3].owned || w[3].coins.isAtLeast(865))
    open[78] = ((w[3].d0 && atLeastTwo(w[3].s6.isAtLeast(3), w[3].s7.isAtLeast(3), w[3].quest.isAtLeast(4))) || w[3].owned || w[3].coins.isAtLeast(284))
    open[79] = (w[3].d5 && atLeastTwo(w[3].s4.isAtLeast(1), w[3].s1.isAtLeast(2), w[3].quest.isAtLeast(1)))
  }

  private static func flat4(_ w: [FlatWorld], _ open: inout [Bool]) {
    open[80] = ((w[4].d1 && w[4].d4 && w[4].stars.isAtLeast(10)) || w[4].owned || w[4].coins.isAtLeast(101))
    open[81] = ((w[4].owned || w[4].coins.isAtLeast(927)) && !w[4].d4 && atLeastTwo(w[4].s6.isAtLeast(3), w[4].s0.isAtLeast(2), w[4].quest.isAtLeast(3)))
    open[82] = ((w[4].owned || w[4].coins.isAtLeast(442)) && !w[4].d3 && atLeastTwo(w[4].s7.isAtLeast(1), w[4].s3.isAtLeast(1), w[4].quest.isAtLeast(6)))
    open[83] = ((w[4].d5 && w[4].d2 && w[4].stars.isAtLeast(9)) || w[4].owned)
    open[84] = ((w[4].d4 && w[4].stars.isAtLeast(12)) || w[4].coins.isAtLeast(317))
    open[85] = (w[4].d5 && atLeastTwo(w[4].s1.isAtLeast(2), w[4].s2.isAtLeast(3), w[4].quest.isAtLeast(7)))
    open[86] = (w[4].d5 && atLeastTwo(w[4].s3.isAtLeast(3), w[4].s1.isAtLeast(2), w[4].quest.isAtLeast(8)))
    open[87] = ((w[4].d6 && w[4].d3 && w[4].stars.isAtLeast(17)) || w[4].owned)
    open[88] = ((w[4].d5 && w[4].d1 && w[4].stars.isAtLeast(14)) || w[4].owned || w[4].coins.isAtLeast(114))
    open[89] = ((w[4].d3 && w[4].d4 && w[4].stars.isAtLeast(8)) || w[4].owned || w[4].coins.isAtLeast(138))
    open[90] = ((w[4].d0 && atLeastTwo(w[4].s3.isAtLeast(1), w[4].s2.isAtLeast(2), w[4].quest.isAtLeast(7))) || w[4].owned || w[4].coins.isAtLeast(460))
    open[91] = ((w[4].d1 && w[4].d7 && w[4].stars.isAtLeast(15)) || w[4].owned || w[4].coins.isAtLeast(537))
    open[92] = ((w[4].d5 && w[4].d4 && w[4].stars.isAtLeast(14)) || w[4].owned)
    open[93] = (w[4].d4 && atLeastTwo(w[4].s2.isAtLeast(1), w[4].s4.isAtLeast(2), w[4].quest.isAtLeast(8)))
    open[94] = ((w[4].d7 && w[4].d1 && w[4].stars.isAtLeast(17)) || w[4].owned || w[4].coins.isAtLeast(750))
    open[95] = ((w[4].d5 && atLeastTwo(w[4].s5.isAtLeast(1), w[4].s2.isAtLeast(1), w[4].quest.isAtLeast(3))) || w[4].owned || w[4].coins.isAtLeast(305))
    open[96] = ((w[4].d6 && atLeastTwo(w[4].s1.isAtLeast(2), w[4].s5.isAtLeast(2), w[4].quest.isAtLeast(2))) || w[4].owned || w[4].coins.isAtLeast(637))
    open[97] = ((w[4].d3 && atLeastTwo(w[4].s5.isAtLeast(1), w[4].s7.isAtLeast(2), w[4].quest.isAtLeast(4))) || w[4].owned || w[4].coins.isAtLeast(329))
    open[98] = ((w[4].d2 && w[4].stars.isAtLeast(13)) || w[4].coins.isAtLeast(291))
    open[99] = ((w[4].d7 && w[4].d4 && w[4].stars.isAtLeast(9)) || w[4].owned)
  }

  private static func flat5(_ w: [FlatWorld], _ open: inout [Bool]) {
    open[100] = ((w[5].d7 && atLeastTwo(w[5].s0.isAtLeast(2), w[5].s6.isAtLeast(3), w[5].quest.isAtLeast(7))) || w[5].owned || w[5].coins.isAtLeast(622))
    open[101] = ((w[5].owned || w[5].coins.isAtLeast(752)) && !w[5].d6 && atLeastTwo(w[5].s5.isAtLeast(3), w[5].s6.isAtLeast(2), w[5].quest.isAtLeast(1)))
    open[102] = ((w[5].d0 && atLeastTwo(w[5].s4.isAtLeast(2), w[5].s0.isAtLeast(1), w[5].quest.isAtLeast(2))) || w[5].owned || w[5].coins.isAtLeast(780))
    open[103] = ((w[5].d1 && w[5].d0 && w[5].stars.isAtLeast(11)) || w[5].owned)
    open[104] = ((w[5].d4 && atLeastTwo(w[5].s3.isAtLeast(3), w[5].s7.isAtLeast(3), w[5].quest.isAtLeast(7))) || w[5].owned || w[5].coins.isAtLeast(410))
    open[105] = (w[5].d0 && atLeastTwo(w[5].s6.isAtLeast(2), w[5].s4.isAtLeast(1), w[5].quest.isAtLeast(7)))
    open[106] = ((w[5].d0 && w[5].stars.isAtLeast(9)) || w[5].coins.isAtLeast(606))
    open[107] = (w[5].d5 && atLeastTwo(w[5].s6.isAtLeast(3), w[5].s3.isAtLeast(2), w[5].quest.isAtLeast(1)))
    open[108] = ((w[5].d1 && w[5].d7 && w[5].stars.isAtLeast(14)) || w[5].owned || w[5].coins.isAtLeast(879))
    open[109] = ((w[5].d0 && w[5].d3 && w[5].stars.isAtLeast(17)) || w[5].owned || w[5].coins.isAtLeast(217))
    open[110] = ((w[5].d5 && w[5].d2 && w[5].stars.isAtLeast(15)) || w[5].owned)
    open[111] = ((w[5].d4 && atLeastTwo(w[5].s3.isAtLeast(3), w[5].s0.isAtLeast(3), w[5].quest.isAtLeast(3))) || w[5].owned || w[5].coins.isAtLeast(702))
    open[112] = ((w[5].d4 && w[5].d7 && w[5].stars.isAtLeast(16)) || w[5].owned)
    open[113] = ((w[5].d6 && w[5].stars.isAtLeast(10)) || w[5].coins.isAtLeast(314))
    open[114] = ((w[5].owned || w[5].coins.isAtLeast(113)) && !w[5].d6 && atLeastTwo(w[5].s0.isAtLeast(2), w[5].s1.isAtLeast(2), w[5].quest.isAtLeast(2)))
    open[115] = ((w[5].d5 && atLeastTwo(w[5].s3.isAtLeast(2), w[5].s7.isAtLeast(2), w[5].quest.isAtLeast(5))) || w[5].owned || w[5].coins.isAtLeast(247))
    open[116] = ((w[5].d6 && atLeastTwo(w[5].s4.isAtLeast(1), w[5].s1.isAtLeast(3), w[5].quest.isAtLeast(4))) || w[5].owned || w[5].coins.isAtLeast(647))
    open[117] = ((w[5].d2 && w[5].d0 && w[5].stars.isAtLeast(10)) || w[5].owned)
    open[118] = ((w[5].d7 && w[5].d3 && w[5].stars.isAtLeast(11)) || w[5].owned || w[5].coins.isAtLeast(100))
    open[119] = ((w[5].d4 && w[5].d1 && w[5].stars.isAtLeast(15)) || w[5].owned || w[5].coins.isAtLeast(166))
  }

  private static func flat6(_ w: [FlatWorld], _ open: inout [Bool]) {
    open[120] = ((w[6].d6 && atLeastTwo(w[6].s0.isAtLeast(3), w[6].s1.isAtLeast(2), w[6].quest.isAtLeast(8))) || w[6].owned || w[6].coins.isAtLeast(765))
    open[121] = ((w[6].d7 && w[6].d1 && w[6].stars.isAtLeast(10)) || w[6].owned)
    open[122] = ((w[6].d7 && w[6].d2 && w[6].stars.isAtLeast(16)) || w[6].owned)
    open[123] = ((w[6].owned || w[6].coins.isAtLeast(397)) && !w[6].d4 && atLeastTwo(w[6].s6.isAtLeast(2), w[6].s4.isAtLeast(3), w[6].quest.isAtLeast(5)))
    open[124] = ((w[6].d2 && w[6].d1 && w[6].stars.isAtLeast(10)) || w[6].owned)
    open[125] = ((w[6].owned || w[6].coins.isAtLeast(290)) && !w[6].d6 && atLeastTwo(w[6].s6.isAtLeast(3), w[6].s1.isAtLeast(1), w[6].quest.isAtLeast(3)))
    open[126] = ((w[6].d5 && atLeastTwo(w[6].s0.isAtLeast(2), w[6].s4.isAtLeast(2), w[6].quest.isAtLeast(4))) || w[6].owned || w[6].coins.isAtLeast(303))
    open[127] = ((w[6].d4 && atLeastTwo(w[6].s5.isAtLeast(1), w[6].s2.isAtLeast(1), w[6].quest.isAtLeast(6))) || w[6].owned || w[6].coins.isAtLeast(128))
    open[128] = ((w[6].d5 && w[6].d6 && w[6].stars.isAtLeast(17)) || w[6].owned)
    open[129] = ((w[6].d7 && w[6].stars.isAtLeast(10)) || w[6].coins.isAtLeast(908))
    open[130] = ((w[6].d3 && w[6].d2 && w[6].stars.isAtLeast(11)) || w[6].owned)
    open[131] = ((w[6].d3 && w[6].stars.isAtLeast(16)) || w[6].coins.isAtLeast(189))
    open[132] = ((w[6].d6 && w[6].d2 && w[6].stars.isAtLeast(9)) || w[6].owned)
    open[133] = ((w[6].owned || w[6].coins.isAtLeast(546)) && !w[6].d6 && atLeastTwo(w[6].s4.isAtLeast(3), w[6].s6.isAtLeast(2), w[6].quest.isAtLeast(3)))
    open[134] = (w[6].d3 && atLeastTwo(w[6].s4.isAtLeast(2), w[6].s2.isAtLeast(2), w[6].quest.isAtLeast(7)))
    open[135] = ((w[6].d0 && atLeastTwo(w[6].s5.isAtLeast(3), w[6].s3.isAtLeast(2), w[6].quest.isAtLeast(2))) || w[6].owned || w[6].coins.isAtLeast(195))
    open[136] = (w[6].d6 && atLeastTwo(w[6].s5.isAtLeast(3), w[6].s4.isAtLeast(1), w[6].quest.isAtLeast(2)))
    open[137] = ((w[6].d6 && w[6].d7 && w[6].stars.isAtLeast(13)) || w[6].owned || w[6].coins.isAtLeast(628))
    open[138] = ((w[6].d1 && w[6].d2 && w[6].stars.isAtLeast(9)) || w[6].owned || w[6].coins.isAtLeast(764))
    open[139] = (w[6].d0 && atLeastTwo(w[6].s0.isAtLeast(1), w[6].s3.isAtLeast(1), w[6].quest.isAtLeast(4)))
  }

  private static func flat7(_ w: [FlatWorld], _ open: inout [Bool]) {
    open[140] = ((w[7].d3 && w[7].d6 && w[7].stars.isAtLeast(13)) || w[7].owned || w[7].coins.isAtLeast(835))
    open[141] = ((w[7].d1 && w[7].d0 && w[7].stars.isAtLeast(10)) || w[7].owned || w[7].coins.isAtLeast(103))
    open[142] = ((w[7].owned || w[7].coins.isAtLeast(325)) && !w[7].d0 && atLeastTwo(w[7].s3.isAtLeast(2), w[7].s4.isAtLeast(1), w[7].quest.isAtLeast(8)))
    open[143] = ((w[7].d4 && w[7].stars.isAtLeast(8)) || w[7].coins.isAtLeast(912))
    open[144] = ((w[7].d5 && atLeastTwo(w[7].s1.isAtLeast(2), w[7].s3.isAtLeast(3), w[7].quest.isAtLeast(7))) || w[7].owned || w[7].coins.isAtLeast(679))
    open[145] = ((w[7].d6 && w[7].d7 && w[7].stars.isAtLeast(12)) || w[7].owned || w[7].coins.isAtLeast(117))
    open[146] = (w[7].d6 && atLeastTwo(w[7].s3.isAtLeast(1), w[7].s1.isAtLeast(2), w[7].quest.isAtLeast(7)))
    open[147] = ((w[7].d5 && atLeastTwo(w[7].s7.isAtLeast(1), w[7].s6.isAtLeast(2), w[7].quest.isAtLeast(1))) || w[7].owned || w[7].coins.isAtLeast(308))
    open[148] = ((w[7].d7 && atLeastTwo(w[7].s6.isAtLeast(1), w[7].s1.isAtLeast(2), w[7].quest.isAtLeast(5))) || w[7].owned || w[7].coins.isAtLeast(487))
    open[149] = ((w[7].d2 && w[7].d3 && w[7].stars.isAtLeast(17)) || w[7].owned || w[7].coins.isAtLeast(658))
    open[150] = ((w[7].d7 && w[7].d5 && w[7].stars.isAtLeast(11)) || w[7].owned)
    open[151] = ((w[7].owned || w[7].coins.isAtLeast(456)) && !w[7].d7 && atLeastTwo(w[7].s2.isAtLeast(2), w[7].s0.isAtLeast(1), w[7].quest.isAtLeast(7)))
    open[152] = (w[7].d3 && atLeastTwo(w[7].s7.isAtLeast(3), w[7].s1.isAtLeast(3), w[7].quest.isAtLeast(7)))
    open[153] = ((w[7].d6 && w[7].d3 && w[7].stars.isAtLeast(17)) || w[7].owned || w[7].coins.isAtLeast(663))
    open[154] = ((w[7].owned || w[7].coins.isAtLeast(342)) && !w[7].d4 && atLeastTwo(w[7].s0.isAtLeast(2), w[7].s3.isAtLeast(3), w[7].quest.isAtLeast(5)))
    open[155] = ((w[7].d0 && atLeastTwo(w[7].s3.isAtLeast(1), w[7].s7.isAtLeast(3), w[7].quest.isAtLeast(8))) || w[7].owned || w[7].coins.isAtLeast(567))
    open[156] = ((w[7].d3 && w[7].stars.isAtLeast(11)) || w[7].coins.isAtLeast(411))
    open[157] = ((w[7].owned || w[7].coins.isAtLeast(980)) && !w[7].d0 && atLeastTwo(w[7].s1.isAtLeast(1), w[7].s6.isAtLeast(2), w[7].quest.isAtLeast(3)))
    open[158] = ((w[7].d6 && w[7].stars.isAtLeast(9)) || w[7].coins.isAtLeast(871))
    open[159] = ((w[7].d5 && w[7].stars.isAtLeast(10)) || w[7].coins.isAtLeast(709))
  }

  private static func flat8(_ w: [FlatWorld], _ open: inout [Bool]) {
    open[160] = (w[8].d6 && atLeastTwo(w[8].s0.isAtLeast(2), w[8].s7.isAtLeast(3), w[8].quest.isAtLeast(7)))
    open[161] = ((w[8].d7 && w[8].d1 && w[8].stars.isAtLeast(8)) || w[8].owned)
    open[162] = ((w[8].d4 && w[8].stars.isAtLeast(11)) || w[8].coins.isAtLeast(867))
    open[163] = ((w[8].d7 && w[8].stars.isAtLeast(15)) || w[8].coins.isAtLeast(169))
    open[164] = (w[8].d1 && atLeastTwo(w[8].s2.isAtLeast(2), w[8].s3.isAtLeast(1), w[8].quest.isAtLeast(7)))
    open[165] = ((w[8].d0 && w[8].d5 && w[8].stars.isAtLeast(9)) || w[8].owned || w[8].coins.isAtLeast(994))
    open[166] = ((w[8].d0 && w[8].d5 && w[8].stars.isAtLeast(17)) || w[8].owned)
    open[167] = ((w[8].d4 && atLeastTwo(w[8].s1.isAtLeast(3), w[8].s4.isAtLeast(3), w[8].quest.isAtLeast(2))) || w[8].owned || w[8].coins.isAtLeast(179))
    open[168] = ((w[8].d0 && atLeastTwo(w[8].s4.isAtLeast(1), w[8].s2.isAtLeast(2), w[8].quest.isAtLeast(2))) || w[8].owned || w[8].coins.isAtLeast(936))
    open[169] = ((w[8].d2 && w[8].stars.isAtLeast(12)) || w[8].coins.isAtLeast(430))
    open[170] = ((w[8].d7 && w[8].d1 && w[8].stars.isAtLeast(11)) || w[8].owned)
    open[171] = ((w[8].owned || w[8].coins.isAtLeast(967)) && !w[8].d1 && atLeastTwo(w[8].s7.isAtLeast(2), w[8].s0.isAtLeast(2), w[8].quest.isAtLeast(7)))
    open[172] = ((w[8].owned || w[8].coins.isAtLeast(413)) && !w[8].d5 && atLeastTwo(w[8].s2.isAtLeast(3), w[8].s1.isAtLeast(2), w[8].quest.isAtLeast(5)))
    open[173] = (w[8].d1 && atLeastTwo(w[8].s1.isAtLeast(2), w[8].s3.isAtLeast(1), w[8].quest.isAtLeast(7)))
    open[174] = ((w[8].d2 && atLeastTwo(w[8].s1.isAtLeast(3), w[8].s2.isAtLeast(1), w[8].quest.isAtLeast(4))) || w[8].owned || w[8].coins.isAtLeast(879))
    open[175] = ((w[8].d1 && w[8].d4 && w[8].stars.isAtLeast(12)) || w[8].owned || w[8].coins.isAtLeast(232))
    open[176] = ((w[8].owned || w[8].coins.isAtLeast(217)) && !w[8].d3 && atLeastTwo(w[8].s0.isAtLeast(1), w[8].s1.isAtLeast(2), w[8].quest.isAtLeast(4)))
    open[177] = ((w[8].d7 && w[8].d5 && w[8].stars.isAtLeast(15)) || w[8].owned)
    open[178] = ((w[8].owned || w[8].coins.isAtLeast(877)) && !w[8].d2 && atLeastTwo(w[8].s0.isAtLeast(3), w[8].s5.isAtLeast(3), w[8].quest.isAtLeast(1)))
    open[179] = (w[8].d3 && atLeastTwo(w[8].s5.isAtLeast(1), w[8].s0.isAtLeast(3), w[8].quest.isAtLeast(1)))
  }

  private static func flat9(_ w: [FlatWorld], _ open: inout [Bool]) {
    open[180] = ((w[9].d5 && w[9].d7 && w[9].stars.isAtLeast(9)) || w[9].owned || w[9].coins.isAtLeast(127))
    open[181] = ((w[9].owned || w[9].coins.isAtLeast(274)) && !w[9].d1 && atLeastTwo(w[9].s1.isAtLeast(3), w[9].s2.isAtLeast(3), w[9].quest.isAtLeast(8)))
    open[182] = ((w[9].d2 && w[9].d7 && w[9].stars.isAtLeast(17)) || w[9].owned)
    open[183] = ((w[9].d3 && atLeastTwo(w[9].s0.isAtLeast(1), w[9].s4.isAtLeast(3), w[9].quest.isAtLeast(5))) || w[9].owned || w[9].coins.isAtLeast(970))
    open[184] = ((w[9].owned || w[9].coins.isAtLeast(178)) && !w[9].d3 && atLeastTwo(w[9].s0.isAtLeast(2), w[9].s1.isAtLeast(1), w[9].quest.isAtLeast(8)))
    open[185] = ((w[9].d4 && w[9].d7 && w[9].stars.isAtLeast(17)) || w[9].owned)
    open[186] = ((w[9].d4 && w[9].d2 && w[9].stars.isAtLeast(12)) || w[9].owned)
    open[187] = (w[9].d1 && atLeastTwo(w[9].s6.isAtLeast(2), w[9].s2.isAtLeast(2), w[9].quest.isAtLeast(8)))
    open[188] = ((w[9].d3 && w[9].stars.isAtLeast(14)) || w[9].coins.isAtLeast(911))
    open[189] = ((w[9].d2 && w[9].d3 && w[9].stars.isAtLeast(15)) || w[9].owned || w[9].coins.isAtLeast(440))
    open[190] = ((w[9].d4 && atLeastTwo(w[9].s4.isAtLeast(1), w[9].s5.isAtLeast(1), w[9].quest.isAtLeast(4))) || w[9].owned || w[9].coins.isAtLeast(390))
    open[191] = ((w[9].d1 && w[9].d3 && w[9].stars.isAtLeast(10)) || w[9].owned)
    open[192] = ((w[9].d2 && atLeastTwo(w[9].s4.isAtLeast(3), w[9].s5.isAtLeast(3), w[9].quest.isAtLeast(7))) || w[9].owned || w[9].coins.isAtLeast(441))
    open[193] = ((w[9].d5 && w[9].d7 && w[9].stars.isAtLeast(17)) || w[9].owned || w[9].coins.isAtLeast(311))
    open[194] = ((w[9].d4 && w[9].d7 && w[9].stars.isAtLeast(14)) || w[9].owned)
    open[195] = (w[9].d4 && atLeastTwo(w[9].s2.isAtLeast(3), w[9].s5.isAtLeast(3), w[9].quest.isAtLeast(1)))
    open[196] = ((w[9].owned || w[9].coins.isAtLeast(896)) && !w[9].d6 && atLeastTwo(w[9].s7.isAtLeast(2), w[9].s1.isAtLeast(3), w[9].quest.isAtLeast(7)))
    open[197] = ((w[9].d4 && w[9].d0 && w[9].stars.isAtLeast(9)) || w[9].owned || w[9].coins.isAtLeast(144))
    open[198] = ((w[9].d6 && w[9].stars.isAtLeast(8)) || w[9].coins.isAtLeast(314))
    open[199] = (w[9].d4 && atLeastTwo(w[9].s1.isAtLeast(1), w[9].s6.isAtLeast(2), w[9].quest.isAtLeast(5)))
  }

  private static func flat10(_ w: [FlatWorld], _ open: inout [Bool]) {
    open[200] = ((w[10].d0 && w[10].d5 && w[10].stars.isAtLeast(17)) || w[10].owned || w[10].coins.isAtLeast(733))
    open[201] = ((w[10].owned || w[10].coins.isAtLeast(845)) && !w[10].d4 && atLeastTwo(w[10].s2.isAtLeast(2), w[10].s6.isAtLeast(2), w[10].quest.isAtLeast(7)))
    open[202] = ((w[10].d6 && w[10].d7 && w[10].stars.isAtLeast(9)) || w[10].owned || w[10].coins.isAtLeast(913))
    open[203] = ((w[10].d3 && atLeastTwo(w[10].s1.isAtLeast(1), w[10].s7.isAtLeast(2), w[10].quest.isAtLeast(4))) || w[10].owned || w[10].coins.isAtLeast(455))
    open[204] = ((w[10].d4 && w[10].d7 && w[10].stars.isAtLeast(15)) || w[10].owned)
    open[205] = ((w[10].owned || w[10].coins.isAtLeast(131)) && !w[10].d7 && atLeastTwo(w[10].s2.isAtLeast(1), w[10].s3.isAtLeast(1), w[10].quest.isAtLeast(1)))
    open[206] = ((w[10].owned || w[10].coins.isAtLeast(150)) && !w[10].d7 && atLeastTwo(w[10].s7.isAtLeast(1), w[10].s6.isAtLeast(3), w[10].quest.isAtLeast(7)))
    open[207] = ((w[10].d5 && atLeastTwo(w[10].s4.isAtLeast(2), w[10].s7.isAtLeast(3), w[10].quest.isAtLeast(1))) || w[10].owned || w[10].coins.isAtLeast(775))
    open[208] = ((w[10].d4 && atLeastTwo(w[10].s3.isAtLeast(1), w[10].s4.isAtLeast(1), w[10].quest.isAtLeast(2))) || w[10].owned || w[10].coins.isAtLeast(413))
    open[209] = ((w[10].d7 && w[10].d4 && w[10].stars.isAtLeast(15)) || w[10].owned)
    open[210] = ((w[10].d3 && atLeastTwo(w[10].s6.isAtLeast(2), w[10].s4.isAtLeast(3), w[10].quest.isAtLeast(3))) || w[10].owned || w[10].coins.isAtLeast(811))
    open[211] = ((w[10].d1 && w[10].stars.isAtLeast(8)) || w[10].coins.isAtLeast(217))
    open[212] = ((w[10].d4 && w[10].d7 && w[10].stars.isAtLeast(16)) || w[10].owned || w[10].coins.isAtLeast(329))
    open[213] = ((w[10].owned || w[10].coins.isAtLeast(284)) && !w[10].d4 && atLeastTwo(w[10].s3.isAtLeast(3), w[10].s4.isAtLeast(1), w[10].quest.isAtLeast(7)))
    open[214] = ((w[10].d0 && w[10].stars.isAtLeast(17)) || w[10].coins.isAtLeast(399))
    open[215] = ((w[10].d2 && w[10].stars.isAtLeast(17)) || w[10].coins.isAtLeast(963))
    open[216] = (w[10].d2 && atLeastTwo(w[10].s6.isAtLeast(3), w[10].s3.isAtLeast(1), w[10].quest.isAtLeast(5)))
    open[217] = ((w[10].d5 && w[10].stars.isAtLeast(14)) || w[10].coins.isAtLeast(220))
    open[218] = ((w[10].d1 && atLeastTwo(w[10].s5.isAtLeast(2), w[10].s7.isAtLeast(3), w[10].quest.isAtLeast(5))) || w[10].owned || w[10].coins.isAtLeast(416))
    open[219] = ((w[10].d7 && atLeastTwo(w[10].s5.isAtLeast(2), w[10].s4.isAtLeast(1), w[10].quest.isAtLeast(1))) || w[10].owned || w[10].coins.isAtLeast(910))
  }

  private static func flat11(_ w: [FlatWorld], _ open: inout [Bool]) {
    open[220] = (w[11].d5 && atLeastTwo(w[11].s0.isAtLeast(1), w[11].s4.isAtLeast(3), w[11].quest.isAtLeast(6)))
    open[221] = ((w[11].d3 && atLeastTwo(w[11].s5.isAtLeast(1), w[11].s0.isAtLeast(1), w[11].quest.isAtLeast(1))) || w[11].owned || w[11].coins.isAtLeast(226))
    open[222] = ((w[11].d7 && w[11].d1 && w[11].stars.isAtLeast(15)) || w[11].owned)
    open[223] = ((w[11].d7 && w[11].d6 && w[11].stars.isAtLeast(9)) || w[11].owned)
    open[224] = ((w[11].d3 && atLeastTwo(w[11].s4.isAtLeast(1), w[11].s7.isAtLeast(2), w[11].quest.isAtLeast(1))) || w[11].owned || w[11].coins.isAtLeast(375))
    open[225] = ((w[11].owned || w[11].coins.isAtLeast(583)) && !w[11].d0 && atLeastTwo(w[11].s6.isAtLeast(1), w[11].s5.isAtLeast(3), w[11].quest.isAtLeast(7)))
    open[226] = ((w[11].d0 && w[11].d4 && w[11].stars.isAtLeast(14)) || w[11].owned)
    open[227] = ((w[11].d0 && atLeastTwo(w[11].s2.isAtLeast(3), w[11].s6.isAtLeast(1), w[11].quest.isAtLeast(2))) || w[11].owned || w[11].coins.isAtLeast(356))
    open[228] = ((w[11].d2 && w[11].d6 && w[11].stars.isAtLeast(12)) || w[11].owned || w[11].coins.isAtLeast(460))
    open[229] = ((w[11].d4 && w[11].d6 && w[11].stars.isAtLeast(11)) || w[11].owned || w[11].coins.isAtLeast(287))
    open[230] = (w[11].d6 && atLeastTwo(w[11].s5.isAtLeast(2), w[11].s7.isAtLeast(3), w[11].quest.isAtLeast(5)))
    open[231] = ((w[11].owned || w[11].coins.isAtLeast(758)) && !w[11].d4 && atLeastTwo(w[11].s4.isAtLeast(1), w[11].s2.isAtLeast(3), w[11].quest.isAtLeast(8)))
    open[232] = ((w[11].d7 && w[11].d6 && w[11].stars.isAtLeast(12)) || w[11].owned || w[11].coins.isAtLeast(506))
    open[233] = ((w[11].d5 && w[11].d4 && w[11].stars.isAtLeast(11)) || w[11].owned)
    open[234] = (w[11].d5 && atLeastTwo(w[11].s2.isAtLeast(2), w[11].s3.isAtLeast(1), w[11].quest.isAtLeast(4)))
    open[235] = (w[11].d3 && atLeastTwo(w[11].s0.isAtLeast(1), w[11].s3.isAtLeast(2), w[11].quest.isAtLeast(6)))
    open[236] = ((w[11].d0 && w[11].d3 && w[11].stars.isAtLeast(12)) || w[11].owned || w[11].coins.isAtLeast(796))
    open[237] = ((w[11].d1 && w[11].stars.isAtLeast(9)) || w[11].coins.isAtLeast(166))
    open[238] = (w[11].d7 && atLeastTwo(w[11].s6.isAtLeast(3), w[11].s1.isAtLeast(2), w[11].quest.isAtLeast(1)))
    open[239] = ((w[11].d6 && w[11].stars.isAtLeast(9)) || w[11].coins.isAtLeast(764))
  }

  private static func flat12(_ w: [FlatWorld], _ open: inout [Bool]) {
    open[240] = ((w[12].d2 && atLeastTwo(w[12].s4.isAtLeast(1), w[12].s7.isAtLeast(1), w[12].quest.isAtLeast(3))) || w[12].owned || w[12].coins.isAtLeast(737))
    open[241] = ((w[12].d7 && atLeastTwo(w[12].s4.isAtLeast(3), w[12].s1.isAtLeast(3), w[12].quest.isAtLeast(3))) || w[12].owned || w[12].coins.isAtLeast(689))
    open[242] = ((w[12].owned || w[12].coins.isAtLeast(474)) && !w[12].d2 && atLeastTwo(w[12].s3.isAtLeast(2), w[12].s1.isAtLeast(3), w[12].quest.isAtLeast(8)))
    open[243] = ((w[12].d1 && w[12].d0 && w[12].stars.isAtLeast(12)) || w[12].owned || w[12].coins.isAtLeast(702))
    open[244] = ((w[12].owned || w[12].coins.isAtLeast(611)) && !w[12].d0 && atLeastTwo(w[12].s6.isAtLeast(3), w[12].s7.isAtLeast(2), w[12].quest.isAtLeast(3)))
    open[245] = ((w[12].d7 && w[12].stars.isAtLeast(13)) || w[12].coins.isAtLeast(754))
    open[246] = (w[12].d4 && atLeastTwo(w[12].s7.isAtLeast(1), w[12].s0.isAtLeast(1), w[12].quest.isAtLeast(5)))
    open[247] = ((w[12].d4 && w[12].d1 && w[12].stars.isAtLeast(10)) || w[12].owned || w[12].coins.isAtLeast(113))
    open[248] = ((w[12].d3 && w[12].d7 && w[12].stars.isAtLeast(13)) || w[12].owned)
    open[249] = ((w[12].d2 && atLeastTwo(w[12].s0.isAtLeast(2), w[12].s7.isAtLeast(1), w[12].quest.isAtLeast(3))) || w[12].owned || w[12].coins.isAtLeast(310))
    open[250] = ((w[12].d5 && w[12].d2 && w[12].stars.isAtLeast(17)) || w[12].owned || w[12].coins.isAtLeast(108))
    open[251] = ((w[12].d7 && w[12].d2 && w[12].stars.isAtLeast(13)) || w[12].owned || w[12].coins.isAtLeast(679))
    open[252] = ((w[12].d4 && w[12].d6 && w[12].stars.isAtLeast(12)) || w[12].owned)
    open[253] = ((w[12].d0 && w[12].d2 && w[12].stars.isAtLeast(11)) || w[12].owned || w[12].coins.isAtLeast(372))
    open[254] = ((w[12].d4 && w[12].stars.isAtLeast(12)) || w[12].coins.isAtLeast(505))
    open[255] = ((w[12].d0 && atLeastTwo(w[12].s1.isAtLeast(3), w[12].s0.isAtLeast(3), w[12].quest.isAtLeast(3))) || w[12].owned || w[12].coins.isAtLeast(113))
    open[256] = ((w[12].d1 && w[12].stars.isAtLeast(8)) || w[12].coins.isAtLeast(483))
    open[257] = ((w[12].d1 && w[12].stars.isAtLeast(15)) || w[12].coins.isAtLeast(619))
    open[258] = ((w[12].d2 && atLeastTwo(w[12].s2.isAtLeast(2), w[12].s5.isAtLeast(3), w[12].quest.isAtLeast(4))) || w[12].owned || w[12].coins.isAtLeast(179))
    open[259] = ((w[12].d2 && w[12].stars.isAtLeast(14)) || w[12].coins.isAtLeast(434))
  }

  private static func flat13(_ w: [FlatWorld], _ open: inout [Bool]) {
    open[260] = ((w[13].d4 && w[13].stars.isAtLeast(8)) || w[13].coins.isAtLeast(186))
    open[261] = ((w[13].d7 && atLeastTwo(w[13].s4.isAtLeast(2), w[13].s1.isAtLeast(3), w[13].quest.isAtLeast(2))) || w[13].owned || w[13].coins.isAtLeast(417))
    open[262] = ((w[13].d7 && w[13].stars.isAtLeast(10)) || w[13].coins.isAtLeast(709))
    open[263] = ((w[13].d7 && w[13].d2 && w[13].stars.isAtLeast(16)) || w[13].owned || w[13].coins.isAtLeast(687))
    open[264] = ((w[13].d2 && w[13].d1 && w[13].stars.isAtLeast(14)) || w[13].owned || w[13].coins.isAtLeast(581))
    open[265] = ((w[13].owned || w[13].coins.isAtLeast(930)) && !w[13].d4 && atLeastTwo(w[13].s3.isAtLeast(1), w[13].s7.isAtLeast(3), w[13].quest.isAtLeast(7)))
    open[266] = ((w[13].owned || w[13].coins.isAtLeast(213)) && !w[13].d1 && atLeastTwo(w[13].s0.isAtLeast(2), w[13].s4.isAtLeast(3), w[13].quest.isAtLeast(3)))
    open[267] = ((w[13].d3 && w[13].stars.isAtLeast(9)) || w[13].coins.isAtLeast(272))
    open[268] = ((w[13].d7 && w[13].d3 && w[13].stars.isAtLeast(11)) || w[13].owned || w[13].coins.isAtLeast(572))
    open[269] = ((w[13].d6 && w[13].stars.isAtLeast(15)) || w[13].coins.isAtLeast(527))
    open[270] = ((w[13].d2 && w[13].d7 && w[13].stars.isAtLeast(9)) || w[13].owned)
    open[271] = ((w[13].d4 && atLeastTwo(w[13].s0.isAtLeast(3), w[13].s2.isAtLeast(3), w[13].quest.isAtLeast(6))) || w[13].owned || w[13].coins.isAtLeast(329))
    open[272] = ((w[13].d1 && w[13].d4 && w[13].stars.isAtLeast(10)) || w[13].owned)
    open[273] = ((w[13].d5 && w[13].stars.isAtLeast(13)) || w[13].coins.isAtLeast(497))
    open[274] = ((w[13].d0 && atLeastTwo(w[13].s0.isAtLeast(1), w[13].s2.isAtLeast(2), w[13].quest.isAtLeast(2))) || w[13].owned || w[13].coins.isAtLeast(437))
    open[275] = ((w[13].d7 && w[13].stars.isAtLeast(12)) || w[13].coins.isAtLeast(958))
    open[276] = ((w[13].d3 && w[13].d0 && w[13].stars.isAtLeast(15)) || w[13].owned)
    open[277] = ((w[13].d7 && w[13].d0 && w[13].stars.isAtLeast(10)) || w[13].owned)
    open[278] = ((w[13].owned || w[13].coins.isAtLeast(904)) && !w[13].d3 && atLeastTwo(w[13].s6.isAtLeast(2), w[13].s7.isAtLeast(1), w[13].quest.isAtLeast(2)))
    open[279] = ((w[13].owned || w[13].coins.isAtLeast(357)) && !w[13].d7 && atLeastTwo(w[13].s3.isAtLeast(3), w[13].s4.isAtLeast(3), w[13].quest.isAtLeast(2)))
  }

  private static func flat14(_ w: [FlatWorld], _ open: inout [Bool]) {
    open[280] = ((w[14].d3 && w[14].d1 && w[14].stars.isAtLeast(9)) || w[14].owned || w[14].coins.isAtLeast(745))
    open[281] = ((w[14].owned || w[14].coins.isAtLeast(701)) && !w[14].d1 && atLeastTwo(w[14].s7.isAtLeast(2), w[14].s4.isAtLeast(3), w[14].quest.isAtLeast(3)))
    open[282] = ((w[14].d3 && w[14].d0 && w[14].stars.isAtLeast(16)) || w[14].owned || w[14].coins.isAtLeast(759))
    open[283] = ((w[14].d6 && w[14].d2 && w[14].stars.isAtLeast(10)) || w[14].owned || w[14].coins.isAtLeast(991))
    open[284] = ((w[14].owned || w[14].coins.isAtLeast(226)) && !w[14].d3 && atLeastTwo(w[14].s5.isAtLeast(1), w[14].s6.isAtLeast(2), w[14].quest.isAtLeast(4)))
    open[285] = ((w[14].d2 && w[14].d6 && w[14].stars.isAtLeast(10)) || w[14].owned || w[14].coins.isAtLeast(769))
    open[286] = (w[14].d4 && atLeastTwo(w[14].s2.isAtLeast(1), w[14].s7.isAtLeast(2), w[14].quest.isAtLeast(3)))
    open[287] = ((w[14].d6 && w[14].d5 && w[14].stars.isAtLeast(12)) || w[14].owned)
    open[288] = ((w[14].d2 && atLeastTwo(w[14].s1.isAtLeast(1), w[14].s2.isAtLeast(2), w[14].quest.isAtLeast(3))) || w[14].owned || w[14].coins.isAtLeast(755))
    open[289] = ((w[14].d3 && w[14].d5 && w[14].stars.isAtLeast(15)) || w[14].owned || w[14].coins.isAtLeast(435))
    open[290] = ((w[14].d4 && atLeastTwo(w[14].s4.isAtLeast(3), w[14].s0.isAtLeast(2), w[14].quest.isAtLeast(6))) || w[14].owned || w[14].coins.isAtLeast(976))
    open[291] = ((w[14].d7 && w[14].d3 && w[14].stars.isAtLeast(16)) || w[14].owned || w[14].coins.isAtLeast(936))
    open[292] = (w[14].d3 && atLeastTwo(w[14].s3.isAtLeast(3), w[14].s7.isAtLeast(1), w[14].quest.isAtLeast(3)))
    open[293] = (w[14].d5 && atLeastTwo(w[14].s4.isAtLeast(2), w[14].s6.isAtLeast(1), w[14].quest.isAtLeast(8)))
    open[294] = (w[14].d5 && atLeastTwo(w[14].s4.isAtLeast(1), w[14].s5.isAtLeast(1), w[14].quest.isAtLeast(2)))
    open[295] = ((w[14].d2 && atLeastTwo(w[14].s3.isAtLeast(1), w[14].s7.isAtLeast(3), w[14].quest.isAtLeast(5))) || w[14].owned || w[14].coins.isAtLeast(154))
    open[296] = ((w[14].owned || w[14].coins.isAtLeast(666)) && !w[14].d7 && atLeastTwo(w[14].s2.isAtLeast(3), w[14].s5.isAtLeast(2), w[14].quest.isAtLeast(3)))
    open[297] = (w[14].d7 && atLeastTwo(w[14].s3.isAtLeast(2), w[14].s5.isAtLeast(2), w[14].quest.isAtLeast(1)))
    open[298] = ((w[14].owned || w[14].coins.isAtLeast(794)) && !w[14].d3 && atLeastTwo(w[14].s1.isAtLeast(3), w[14].s3.isAtLeast(1), w[14].quest.isAtLeast(3)))
    open[299] = ((w[14].d1 && atLeastTwo(w[14].s6.isAtLeast(1), w[14].s5.isAtLeast(3), w[14].quest.isAtLeast(1))) || w[14].owned || w[14].coins.isAtLeast(675))
  }

  private static func flat15(_ w: [FlatWorld], _ open: inout [Bool]) {
    open[300] = ((w[15].d1 && w[15].d3 && w[15].stars.isAtLeast(13)) || w[15].owned)
    open[301] = ((w[15].d2 && atLeastTwo(w[15].s6.isAtLeast(1), w[15].s7.isAtLeast(2), w[15].quest.isAtLeast(1))) || w[15].owned || w[15].coins.isAtLeast(474))
    open[302] = ((w[15].d0 && w[15].stars.isAtLeast(10)) || w[15].coins.isAtLeast(527))
    open[303] = ((w[15].d0 && w[15].d6 && w[15].stars.isAtLeast(13)) || w[15].owned)
    open[304] = (w[15].d3 && atLeastTwo(w[15].s3.isAtLeast(1), w[15].s5.isAtLeast(1), w[15].quest.isAtLeast(1)))
    open[305] = ((w[15].d0 && w[15].d4 && w[15].stars.isAtLeast(15)) || w[15].owned)
    open[306] = ((w[15].owned || w[15].coins.isAtLeast(141)) && !w[15].d2 && atLeastTwo(w[15].s6.isAtLeast(3), w[15].s0.isAtLeast(3), w[15].quest.isAtLeast(5)))
    open[307] = ((w[15].owned || w[15].coins.isAtLeast(223)) && !w[15].d0 && atLeastTwo(w[15].s2.isAtLeast(3), w[15].s5.isAtLeast(3), w[15].quest.isAtLeast(3)))
    open[308] = ((w[15].owned || w[15].coins.isAtLeast(562)) && !w[15].d2 && atLeastTwo(w[15].s6.isAtLeast(3), w[15].s2.isAtLeast(3), w[15].quest.isAtLeast(6)))
    open[309] = ((w[15].owned || w[15].coins.isAtLeast(560)) && !w[15].d3 && atLeastTwo(w[15].s7.isAtLeast(2), w[15].s4.isAtLeast(2), w[15].quest.isAtLeast(3)))
    open[310] = (w[15].d1 && atLeastTwo(w[15].s7.isAtLeast(1), w[15].s3.isAtLeast(2), w[15].quest.isAtLeast(1)))
    open[311] = (w[15].d7 && atLeastTwo(w[15].s2.isAtLeast(2), w[15].s5.isAtLeast(1), w[15].quest.isAtLeast(4)))
    open[312] = ((w[15].owned || w[15].coins.isAtLeast(652)) && !w[15].d4 && atLeastTwo(w[15].s6.isAtLeast(2), w[15].s0.isAtLeast(2), w[15].quest.isAtLeast(7)))
    open[313] = ((w[15].d3 && w[15].d6 && w[15].stars.isAtLeast(8)) || w[15].owned || w[15].coins.isAtLeast(528))
    open[314] = ((w[15].owned || w[15].coins.isAtLeast(296)) && !w[15].d1 && atLeastTwo(w[15].s3.isAtLeast(2), w[15].s2.isAtLeast(1), w[15].quest.isAtLeast(6)))
    open[315] = (w[15].d1 && atLeastTwo(w[15].s1.isAtLeast(1), w[15].s5.isAtLeast(1), w[15].quest.isAtLeast(8)))
    open[316] = ((w[15].d7 && w[15].d0 && w[15].stars.isAtLeast(8)) || w[15].owned)
    open[317] = ((w[15].owned || w[15].coins.isAtLeast(569)) && !w[15].d5 && atLeastTwo(w[15].s6.isAtLeast(3), w[15].s3.isAtLeast(2), w[15].quest.isAtLeast(7)))
    open[318] = ((w[15].d4 && w[15].d5 && w[15].stars.isAtLeast(8)) || w[15].owned)
    open[319] = ((w[15].owned || w[15].coins.isAtLeast(239)) && !w[15].d4 && atLeastTwo(w[15].s0.isAtLeast(2), w[15].s6.isAtLeast(1), w[15].quest.isAtLeast(1)))
  }

  private static func flat16(_ w: [FlatWorld], _ open: inout [Bool]) {
    open[320] = (w[16].d6 && atLeastTwo(w[16].s7.isAtLeast(2), w[16].s6.isAtLeast(2), w[16].quest.isAtLeast(6)))
    open[321] = ((w[16].d4 && w[16].stars.isAtLeast(13)) || w[16].coins.isAtLeast(962))
    open[322] = ((w[16].owned || w[16].coins.isAtLeast(818)) && !w[16].d5 && atLeastTwo(w[16].s4.isAtLeast(2), w[16].s7.isAtLeast(3), w[16].quest.isAtLeast(5)))
    open[323] = ((w[16].d5 && w[16].d6 && w[16].stars.isAtLeast(17)) || w[16].owned)
    open[324] = ((w[16].d6 && atLeastTwo(w[16].s3.isAtLeast(3), w[16].s4.isAtLeast(1), w[16].quest.isAtLeast(8))) || w[16].owned || w[16].coins.isAtLeast(829))
    open[325] = ((w[16].d2 && atLeastTwo(w[16].s7.isAtLeast(1), w[16].s1.isAtLeast(1), w[16].quest.isAtLeast(4))) || w[16].owned || w[16].coins.isAtLeast(319))
    open[326] = (w[16].d7 && atLeastTwo(w[16].s4.isAtLeast(1), w[16].s2.isAtLeast(2), w[16].quest.isAtLeast(8)))
    open[327] = (w[16].d1 && atLeastTwo(w[16].s7.isAtLeast(2), w[16].s3.isAtLeast(1), w[16].quest.isAtLeast(3)))
    open[328] = ((w[16].d7 && w[16].d5 && w[16].stars.isAtLeast(11)) || w[16].owned)
    open[329] = ((w[16].d6 && w[16].d2 && w[16].stars.isAtLeast(13)) || w[16].owned || w[16].coins.isAtLeast(411))
    open[330] = ((w[16].owned || w[16].coins.isAtLeast(373)) && !w[16].d3 && atLeastTwo(w[16].s0.isAtLeast(3), w[16].s7.isAtLeast(1), w[16].quest.isAtLeast(3)))
    open[331] = ((w[16].d6 && atLeastTwo(w[16].s7.isAtLeast(3), w[16].s3.isAtLeast(2), w[16].quest.isAtLeast(6))) || w[16].owned || w[16].coins.isAtLeast(124))
    open[332] = ((w[16].d6 && w[16].d1 && w[16].stars.isAtLeast(13)) || w[16].owned)
    open[333] = ((w[16].d5 && w[16].d0 && w[16].stars.isAtLeast(13)) || w[16].owned)
    open[334] = ((w[16].d0 && atLeastTwo(w[16].s7.isAtLeast(3), w[16].s2.isAtLeast(3), w[16].quest.isAtLeast(4))) || w[16].owned || w[16].coins.isAtLeast(978))
    open[335] = ((w[16].owned || w[16].coins.isAtLeast(527)) && !w[16].d7 && atLeastTwo(w[16].s5.isAtLeast(3), w[16].s3.isAtLeast(2), w[16].quest.isAtLeast(1)))
    open[336] = ((w[16].d5 && w[16].d1 && w[16].stars.isAtLeast(11)) || w[16].owned)
    open[337] = ((w[16].d2 && w[16].d7 && w[16].stars.isAtLeast(10)) || w[16].owned || w[16].coins.isAtLeast(812))
    open[338] = ((w[16].d4 && w[16].d7 && w[16].stars.isAtLeast(16)) || w[16].owned)
    open[339] = ((w[16].d2 && w[16].d6 && w[16].stars.isAtLeast(10)) || w[16].owned || w[16].coins.isAtLeast(354))
  }

  private static func flat17(_ w: [FlatWorld], _ open: inout [Bool]) {
    open[340] = ((w[17].d6 && w[17].stars.isAtLeast(9)) || w[17].coins.isAtLeast(338))
    open[341] = (w[17].d1 && atLeastTwo(w[17].s3.isAtLeast(2), w[17].s0.isAtLeast(2), w[17].quest.isAtLeast(5)))
    open[342] = ((w[17].d6 && atLeastTwo(w[17].s1.isAtLeast(3), w[17].s2.isAtLeast(2), w[17].quest.isAtLeast(3))) || w[17].owned || w[17].coins.isAtLeast(396))
    open[343] = (w[17].d2 && atLeastTwo(w[17].s2.isAtLeast(1), w[17].s6.isAtLeast(1), w[17].quest.isAtLeast(6)))
    open[344] = ((w[17].d2 && atLeastTwo(w[17].s7.isAtLeast(2), w[17].s2.isAtLeast(3), w[17].quest.isAtLeast(5))) || w[17].owned || w[17].coins.isAtLeast(349))
    open[345] = ((w[17].owned || w[17].coins.isAtLeast(177)) && !w[17].d4 && atLeastTwo(w[17].s0.isAtLeast(3), w[17].s7.isAtLeast(2), w[17].quest.isAtLeast(3)))
    open[346] = ((w[17].d1 && w[17].d7 && w[17].stars.isAtLeast(8)) || w[17].owned)
    open[347] = ((w[17].d4 && w[17].d5 && w[17].stars.isAtLeast(10)) || w[17].owned)
    open[348] = ((w[17].owned || w[17].coins.isAtLeast(877)) && !w[17].d6 && atLeastTwo(w[17].s2.isAtLeast(3), w[17].s0.isAtLeast(3), w[17].quest.isAtLeast(6)))
    open[349] = ((w[17].d0 && w[17].d3 && w[17].stars.isAtLeast(8)) || w[17].owned)
    open[350] = ((w[17].owned || w[17].coins.isAtLeast(147)) && !w[17].d2 && atLeastTwo(w[17].s6.isAtLeast(2), w[17].s4.isAtLeast(3), w[17].quest.isAtLeast(8)))
    open[351] = ((w[17].d5 && w[17].d2 && w[17].stars.isAtLeast(8)) || w[17].owned)
    open[352] = (w[17].d5 && atLeastTwo(w[17].s2.isAtLeast(1), w[17].s6.isAtLeast(2), w[17].quest.isAtLeast(3)))
    open[353] = ((w[17].d2 && atLeastTwo(w[17].s2.isAtLeast(1), w[17].s3.isAtLeast(2), w[17].quest.isAtLeast(5))) || w[17].owned || w[17].coins.isAtLeast(693))
    open[354] = (w[17].d1 && atLeastTwo(w[17].s0.isAtLeast(1), w[17].s6.isAtLeast(1), w[17].quest.isAtLeast(4)))
    open[355] = ((w[17].owned || w[17].coins.isAtLeast(755)) && !w[17].d0 && atLeastTwo(w[17].s7.isAtLeast(3), w[17].s4.isAtLeast(3), w[17].quest.isAtLeast(5)))
    open[356] = ((w[17].d2 && atLeastTwo(w[17].s1.isAtLeast(1), w[17].s2.isAtLeast(2), w[17].quest.isAtLeast(3))) || w[17].owned || w[17].coins.isAtLeast(458))
    open[357] = (w[17].d4 && atLeastTwo(w[17].s0.isAtLeast(2), w[17].s7.isAtLeast(1), w[17].quest.isAtLeast(8)))
    open[358] = (w[17].d2 && atLeastTwo(w[17].s2.isAtLeast(1), w[17].s7.isAtLeast(2), w[17].quest.isAtLeast(4)))
    open[359] = (w[17].d0 && atLeastTwo(w[17].s5.isAtLeast(2), w[17].s0.isAtLeast(3), w[17].quest.isAtLeast(4)))
  }

  private static func flat18(_ w: [FlatWorld], _ open: inout [Bool]) {
    open[360] = ((w[18].d1 && w[18].d4 && w[18].stars.isAtLeast(10)) || w[18].owned || w[18].coins.isAtLeast(399))
    open[361] = ((w[18].d7 && w[18].d5 && w[18].stars.isAtLeast(15)) || w[18].owned || w[18].coins.isAtLeast(169))
    open[362] = ((w[18].d4 && w[18].d7 && w[18].stars.isAtLeast(16)) || w[18].owned)
    open[363] = ((w[18].owned || w[18].coins.isAtLeast(141)) && !w[18].d0 && atLeastTwo(w[18].s1.isAtLeast(3), w[18].s0.isAtLeast(3), w[18].quest.isAtLeast(3)))
    open[364] = ((w[18].d4 && w[18].d1 && w[18].stars.isAtLeast(12)) || w[18].owned)
    open[365] = ((w[18].owned || w[18].coins.isAtLeast(164)) && !w[18].d3 && atLeastTwo(w[18].s1.isAtLeast(1), w[18].s7.isAtLeast(1), w[18].quest.isAtLeast(3)))
    open[366] = ((w[18].d4 && w[18].stars.isAtLeast(8)) || w[18].coins.isAtLeast(852))
    open[367] = ((w[18].d2 && atLeastTwo(w[18].s0.isAtLeast(1), w[18].s2.isAtLeast(1), w[18].quest.isAtLeast(2))) || w[18].owned || w[18].coins.isAtLeast(405))
    open[368] = ((w[18].d1 && w[18].d5 && w[18].stars.isAtLeast(9)) || w[18].owned)
    open[369] = ((w[18].d6 && atLeastTwo(w[18].s5.isAtLeast(3), w[18].s3.isAtLeast(1), w[18].quest.isAtLeast(2))) || w[18].owned || w[18].coins.isAtLeast(346))
    open[370] = ((w[18].d7 && atLeastTwo(w[18].s5.isAtLeast(2), w[18].s6.isAtLeast(3), w[18].quest.isAtLeast(1))) || w[18].owned || w[18].coins.isAtLeast(105))
    open[371] = (w[18].d4 && atLeastTwo(w[18].s1.isAtLeast(1), w[18].s0.isAtLeast(2), w[18].quest.isAtLeast(7)))
    open[372] = ((w[18].d0 && atLeastTwo(w[18].s5.isAtLeast(3), w[18].s6.isAtLeast(1), w[18].quest.isAtLeast(6))) || w[18].owned || w[18].coins.isAtLeast(700))
    open[373] = ((w[18].owned || w[18].coins.isAtLeast(890)) && !w[18].d6 && atLeastTwo(w[18].s4.isAtLeast(1), w[18].s6.isAtLeast(2), w[18].quest.isAtLeast(1)))
    open[374] = (w[18].d0 && atLeastTwo(w[18].s1.isAtLeast(3), w[18].s6.isAtLeast(3), w[18].quest.isAtLeast(3)))
    open[375] = ((w[18].d7 && atLeastTwo(w[18].s4.isAtLeast(3), w[18].s0.isAtLeast(3), w[18].quest.isAtLeast(3))) || w[18].owned || w[18].coins.isAtLeast(491))
    open[376] = ((w[18].d6 && w[18].stars.isAtLeast(9)) || w[18].coins.isAtLeast(890))
    open[377] = (w[18].d3 && atLeastTwo(w[18].s1.isAtLeast(2), w[18].s4.isAtLeast(1), w[18].quest.isAtLeast(2)))
    open[378] = ((w[18].owned || w[18].coins.isAtLeast(970)) && !w[18].d3 && atLeastTwo(w[18].s6.isAtLeast(1), w[18].s0.isAtLeast(3), w[18].quest.isAtLeast(3)))
    open[379] = (w[18].d0 && atLeastTwo(w[18].s7.isAtLeast(2), w[18].s2.isAtLeast(1), w[18].quest.isAtLeast(3)))
  }

  private static func flat19(_ w: [FlatWorld], _ open: inout [Bool]) {
    open[380] = (w[19].d2 && atLeastTwo(w[19].s0.isAtLeast(3), w[19].s3.isAtLeast(3), w[19].quest.isAtLeast(6)))
    open[381] = ((w[19].d6 && w[19].d3 && w[19].stars.isAtLeast(11)) || w[19].owned)
    open[382] = ((w[19].d0 && w[19].d1 && w[19].stars.isAtLeast(9)) || w[19].owned || w[19].coins.isAtLeast(749))
    open[383] = ((w[19].d1 && w[19].d7 && w[19].stars.isAtLeast(10)) || w[19].owned || w[19].coins.isAtLeast(707))
    open[384] = (w[19].d6 && atLeastTwo(w[19].s5.isAtLeast(1), w[19].s3.isAtLeast(2), w[19].quest.isAtLeast(2)))
    open[385] = ((w[19].owned || w[19].coins.isAtLeast(224)) && !w[19].d1 && atLeastTwo(w[19].s2.isAtLeast(2), w[19].s0.isAtLeast(3), w[19].quest.isAtLeast(1)))
    open[386] = ((w[19].owned || w[19].coins.isAtLeast(894)) && !w[19].d5 && atLeastTwo(w[19].s4.isAtLeast(3), w[19].s2.isAtLeast(3), w[19].quest.isAtLeast(8)))
    open[387] = ((w[19].d4 && w[19].d6 && w[19].stars.isAtLeast(12)) || w[19].owned)
    open[388] = (w[19].d6 && atLeastTwo(w[19].s1.isAtLeast(1), w[19].s2.isAtLeast(2), w[19].quest.isAtLeast(7)))
    open[389] = ((w[19].d2 && atLeastTwo(w[19].s3.isAtLeast(1), w[19].s5.isAtLeast(1), w[19].quest.isAtLeast(3))) || w[19].owned || w[19].coins.isAtLeast(180))
    open[390] = ((w[19].d3 && w[19].d2 && w[19].stars.isAtLeast(11)) || w[19].owned)
    open[391] = ((w[19].d0 && atLeastTwo(w[19].s0.isAtLeast(1), w[19].s7.isAtLeast(2), w[19].quest.isAtLeast(8))) || w[19].owned || w[19].coins.isAtLeast(741))
    open[392] = ((w[19].d4 && w[19].d3 && w[19].stars.isAtLeast(10)) || w[19].owned || w[19].coins.isAtLeast(601))
    open[393] = ((w[19].d4 && w[19].d2 && w[19].stars.isAtLeast(14)) || w[19].owned || w[19].coins.isAtLeast(917))
    open[394] = ((w[19].d2 && w[19].d0 && w[19].stars.isAtLeast(16)) || w[19].owned)
    open[395] = ((w[19].d3 && w[19].stars.isAtLeast(14)) || w[19].coins.isAtLeast(733))
    open[396] = ((w[19].d0 && w[19].stars.isAtLeast(17)) || w[19].coins.isAtLeast(883))
    open[397] = (w[19].d5 && atLeastTwo(w[19].s5.isAtLeast(2), w[19].s1.isAtLeast(1), w[19].quest.isAtLeast(1)))
    open[398] = ((w[19].d1 && w[19].d5 && w[19].stars.isAtLeast(15)) || w[19].owned || w[19].coins.isAtLeast(560))
    open[399] = ((w[19].d1 && w[19].d0 && w[19].stars.isAtLeast(12)) || w[19].owned || w[19].coins.isAtLeast(970))
  }

  private static func flat20(_ w: [FlatWorld], _ open: inout [Bool]) {
    open[400] = ((w[20].d5 && w[20].d1 && w[20].stars.isAtLeast(11)) || w[20].owned || w[20].coins.isAtLeast(706))
    open[401] = ((w[20].owned || w[20].coins.isAtLeast(732)) && !w[20].d1 && atLeastTwo(w[20].s2.isAtLeast(3), w[20].s1.isAtLeast(1), w[20].quest.isAtLeast(6)))
    open[402] = ((w[20].d0 && w[20].stars.isAtLeast(8)) || w[20].coins.isAtLeast(270))
    open[403] = (w[20].d2 && atLeastTwo(w[20].s3.isAtLeast(2), w[20].s5.isAtLeast(1), w[20].quest.isAtLeast(1)))
    open[404] = ((w[20].owned || w[20].coins.isAtLeast(839)) && !w[20].d1 && atLeastTwo(w[20].s6.isAtLeast(3), w[20].s1.isAtLeast(1), w[20].quest.isAtLeast(7)))
    open[405] = ((w[20].d2 && w[20].stars.isAtLeast(12)) || w[20].coins.isAtLeast(598))
    open[406] = ((w[20].d5 && w[20].d2 && w[20].stars.isAtLeast(11)) || w[20].owned)
    open[407] = ((w[20].d7 && w[20].d1 && w[20].stars.isAtLeast(8)) || w[20].owned)
    open[408] = ((w[20].d1 && w[20].d3 && w[20].stars.isAtLeast(14)) || w[20].owned || w[20].coins.isAtLeast(360))
    open[409] = (w[20].d0 && atLeastTwo(w[20].s5.isAtLeast(3), w[20].s0.isAtLeast(2), w[20].quest.isAtLeast(4)))
    open[410] = ((w[20].owned || w[20].coins.isAtLeast(926)) && !w[20].d0 && atLeastTwo(w[20].s5.isAtLeast(3), w[20].s7.isAtLeast(1), w[20].quest.isAtLeast(2)))
    open[411] = ((w[20].d2 && w[20].d7 && w[20].stars.isAtLeast(14)) || w[20].owned || w[20].coins.isAtLeast(288))
    open[412] = ((w[20].d5 && w[20].d7 && w[20].stars.isAtLeast(11)) || w[20].owned || w[20].coins.isAtLeast(126))
    open[413] = (w[20].d4 && atLeastTwo(w[20].s0.isAtLeast(3), w[20].s7.isAtLeast(3), w[20].quest.isAtLeast(2)))
    open[414] = ((w[20].d2 && w[20].d6 && w[20].stars.isAtLeast(17)) || w[20].owned)
    open[415] = ((w[20].d7 && w[20].stars.isAtLeast(14)) || w[20].coins.isAtLeast(543))
    open[416] = ((w[20].d6 && w[20].d0 && w[20].stars.isAtLeast(14)) || w[20].owned || w[20].coins.isAtLeast(713))
    open[417] = ((w[20].d5 && w[20].stars.isAtLeast(12)) || w[20].coins.isAtLeast(214))
    open[418] = ((w[20].d5 && w[20].d0 && w[20].stars.isAtLeast(8)) || w[20].owned)
    open[419] = (w[20].d3 && atLeastTwo(w[20].s6.isAtLeast(2), w[20].s0.isAtLeast(2), w[20].quest.isAtLeast(3)))
  }

  private static func flat21(_ w: [FlatWorld], _ open: inout [Bool]) {
    open[420] = ((w[21].owned || w[21].coins.isAtLeast(308)) && !w[21].d2 && atLeastTwo(w[21].s4.isAtLeast(2), w[21].s1.isAtLeast(3), w[21].quest.isAtLeast(6)))
    open[421] = ((w[21].d5 && w[21].stars.isAtLeast(17)) || w[21].coins.isAtLeast(936))
    open[422] = ((w[21].d6 && w[21].d0 && w[21].stars.isAtLeast(15)) || w[21].owned || w[21].coins.isAtLeast(655))
    open[423] = ((w[21].d6 && w[21].d7 && w[21].stars.isAtLeast(10)) || w[21].owned || w[21].coins.isAtLeast(487))
    open[424] = (w[21].d2 && atLeastTwo(w[21].s3.isAtLeast(2), w[21].s2.isAtLeast(2), w[21].quest.isAtLeast(4)))
    open[425] = ((w[21].d2 && atLeastTwo(w[21].s7.isAtLeast(3), w[21].s1.isAtLeast(1), w[21].quest.isAtLeast(2))) || w[21].owned || w[21].coins.isAtLeast(715))
    open[426] = ((w[21].owned || w[21].coins.isAtLeast(639)) && !w[21].d6 && atLeastTwo(w[21].s4.isAtLeast(3), w[21].s2.isAtLeast(3), w[21].quest.isAtLeast(2)))
    open[427] = (w[21].d4 && atLeastTwo(w[21].s7.isAtLeast(1), w[21].s6.isAtLeast(3), w[21].quest.isAtLeast(6)))
    open[428] = ((w[21].d4 && w[21].stars.isAtLeast(8)) || w[21].coins.isAtLeast(276))
    open[429] = ((w[21].d4 && w[21].d6 && w[21].stars.isAtLeast(10)) || w[21].owned)
    open[430] = ((w[21].d4 && w[21].stars.isAtLeast(16)) || w[21].coins.isAtLeast(639))
    open[431] = ((w[21].d5 && w[21].d6 && w[21].stars.isAtLeast(10)) || w[21].owned)
    open[432] = (w[21].d4 && atLeastTwo(w[21].s7.isAtLeast(3), w[21].s4.isAtLeast(2), w[21].quest.isAtLeast(5)))
    open[433] = ((w[21].d5 && w[21].stars.isAtLeast(15)) || w[21].coins.isAtLeast(172))
    open[434] = ((w[21].d3 && w[21].stars.isAtLeast(16)) || w[21].coins.isAtLeast(373))
    open[435] = ((w[21].owned || w[21].coins.isAtLeast(765)) && !w[21].d7 && atLeastTwo(w[21].s3.isAtLeast(3), w[21].s0.isAtLeast(2), w[21].quest.isAtLeast(2)))
    open[436] = ((w[21].d6 && w[21].d0 && w[21].stars.isAtLeast(13)) || w[21].owned || w[21].coins.isAtLeast(932))
    open[437] = (w[21].d7 && atLeastTwo(w[21].s1.isAtLeast(1), w[21].s2.isAtLeast(1), w[21].quest.isAtLeast(4)))
    open[438] = ((w[21].owned || w[21].coins.isAtLeast(796)) && !w[21].d0 && atLeastTwo(w[21].s3.isAtLeast(1), w[21].s0.isAtLeast(2), w[21].quest.isAtLeast(1)))
    open[439] = ((w[21].d7 && w[21].d4 && w[21].stars.isAtLeast(16)) || w[21].owned)
  }

  private static func flat22(_ w: [FlatWorld], _ open: inout [Bool]) {
    open[440] = (w[22].d3 && atLeastTwo(w[22].s3.isAtLeast(1), w[22].s6.isAtLeast(2), w[22].quest.isAtLeast(7)))
    open[441] = ((w[22].d3 && atLeastTwo(w[22].s7.isAtLeast(1), w[22].s2.isAtLeast(2), w[22].quest.isAtLeast(1))) || w[22].owned || w[22].coins.isAtLeast(850))
    open[442] = ((w[22].owned || w[22].coins.isAtLeast(353)) && !w[22].d7 && atLeastTwo(w[22].s2.isAtLeast(3), w[22].s6.isAtLeast(2), w[22].quest.isAtLeast(2)))
    open[443] = ((w[22].owned || w[22].coins.isAtLeast(647)) && !w[22].d5 && atLeastTwo(w[22].s4.isAtLeast(3), w[22].s0.isAtLeast(2), w[22].quest.isAtLeast(1)))
    open[444] = ((w[22].d6 && atLeastTwo(w[22].s1.isAtLeast(3), w[22].s5.isAtLeast(1), w[22].quest.isAtLeast(6))) || w[22].owned || w[22].coins.isAtLeast(708))
    open[445] = ((w[22].d6 && atLeastTwo(w[22].s3.isAtLeast(1), w[22].s0.isAtLeast(2), w[22].quest.isAtLeast(4))) || w[22].owned || w[22].coins.isAtLeast(412))
    open[446] = ((w[22].d3 && w[22].stars.isAtLeast(8)) || w[22].coins.isAtLeast(219))
    open[447] = ((w[22].d2 && atLeastTwo(w[22].s4.isAtLeast(2), w[22].s7.isAtLeast(1), w[22].quest.isAtLeast(7))) || w[22].owned || w[22].coins.isAtLeast(502))
    open[448] = ((w[22].d2 && w[22].d4 && w[22].stars.isAtLeast(14)) || w[22].owned)
    open[449] = ((w[22].d5 && atLeastTwo(w[22].s6.isAtLeast(3), w[22].s1.isAtLeast(2), w[22].quest.isAtLeast(5))) || w[22].owned || w[22].coins.isAtLeast(757))
    open[450] = ((w[22].owned || w[22].coins.isAtLeast(271)) && !w[22].d6 && atLeastTwo(w[22].s6.isAtLeast(2), w[22].s5.isAtLeast(3), w[22].quest.isAtLeast(1)))
    open[451] = ((w[22].d4 && w[22].d5 && w[22].stars.isAtLeast(12)) || w[22].owned)
    open[452] = ((w[22].d4 && w[22].d5 && w[22].stars.isAtLeast(15)) || w[22].owned || w[22].coins.isAtLeast(443))
    open[453] = ((w[22].owned || w[22].coins.isAtLeast(402)) && !w[22].d3 && atLeastTwo(w[22].s0.isAtLeast(2), w[22].s5.isAtLeast(1), w[22].quest.isAtLeast(5)))
    open[454] = ((w[22].d4 && w[22].d1 && w[22].stars.isAtLeast(12)) || w[22].owned)
    open[455] = ((w[22].d4 && w[22].stars.isAtLeast(11)) || w[22].coins.isAtLeast(125))
    open[456] = ((w[22].d1 && w[22].d5 && w[22].stars.isAtLeast(13)) || w[22].owned)
    open[457] = ((w[22].d2 && w[22].d0 && w[22].stars.isAtLeast(16)) || w[22].owned)
    open[458] = ((w[22].d2 && w[22].d4 && w[22].stars.isAtLeast(10)) || w[22].owned || w[22].coins.isAtLeast(965))
    open[459] = ((w[22].d0 && w[22].d5 && w[22].stars.isAtLeast(15)) || w[22].owned)
  }

  private static func flat23(_ w: [FlatWorld], _ open: inout [Bool]) {
    open[460] = (w[23].d2 && atLeastTwo(w[23].s4.isAtLeast(2), w[23].s1.isAtLeast(1), w[23].quest.isAtLeast(8)))
    open[461] = ((w[23].d5 && w[23].stars.isAtLeast(10)) || w[23].coins.isAtLeast(669))
    open[462] = (w[23].d6 && atLeastTwo(w[23].s0.isAtLeast(3), w[23].s5.isAtLeast(1), w[23].quest.isAtLeast(3)))
    open[463] = ((w[23].owned || w[23].coins.isAtLeast(192)) && !w[23].d3 && atLeastTwo(w[23].s5.isAtLeast(3), w[23].s3.isAtLeast(1), w[23].quest.isAtLeast(7)))
    open[464] = ((w[23].d3 && atLeastTwo(w[23].s1.isAtLeast(1), w[23].s3.isAtLeast(2), w[23].quest.isAtLeast(5))) || w[23].owned || w[23].coins.isAtLeast(832))
    open[465] = ((w[23].d7 && w[23].d3 && w[23].stars.isAtLeast(12)) || w[23].owned || w[23].coins.isAtLeast(312))
    open[466] = ((w[23].d6 && atLeastTwo(w[23].s7.isAtLeast(1), w[23].s6.isAtLeast(1), w[23].quest.isAtLeast(1))) || w[23].owned || w[23].coins.isAtLeast(550))
    open[467] = (w[23].d3 && atLeastTwo(w[23].s1.isAtLeast(1), w[23].s0.isAtLeast(1), w[23].quest.isAtLeast(1)))
    open[468] = (w[23].d2 && atLeastTwo(w[23].s5.isAtLeast(2), w[23].s7.isAtLeast(1), w[23].quest.isAtLeast(3)))
    open[469] = ((w[23].owned || w[23].coins.isAtLeast(487)) && !w[23].d1 && atLeastTwo(w[23].s1.isAtLeast(2), w[23].s2.isAtLeast(3), w[23].quest.isAtLeast(4)))
    open[470] = ((w[23].d5 && w[23].d7 && w[23].stars.isAtLeast(11)) || w[23].owned)
    open[471] = ((w[23].d5 && w[23].stars.isAtLeast(17)) || w[23].coins.isAtLeast(557))
    open[472] = ((w[23].d5 && w[23].stars.isAtLeast(11)) || w[23].coins.isAtLeast(163))
    open[473] = (w[23].d3 && atLeastTwo(w[23].s6.isAtLeast(3), w[23].s2.isAtLeast(2), w[23].quest.isAtLeast(2)))
    open[474] = (w[23].d5 && atLeastTwo(w[23].s1.isAtLeast(1), w[23].s6.isAtLeast(3), w[23].quest.isAtLeast(4)))
    open[475] = ((w[23].owned || w[23].coins.isAtLeast(186)) && !w[23].d2 && atLeastTwo(w[23].s0.isAtLeast(1), w[23].s4.isAtLeast(3), w[23].quest.isAtLeast(5)))
    open[476] = ((w[23].d2 && w[23].stars.isAtLeast(13)) || w[23].coins.isAtLeast(827))
    open[477] = ((w[23].owned || w[23].coins.isAtLeast(976)) && !w[23].d3 && atLeastTwo(w[23].s5.isAtLeast(3), w[23].s2.isAtLeast(2), w[23].quest.isAtLeast(8)))
    open[478] = ((w[23].owned || w[23].coins.isAtLeast(549)) && !w[23].d1 && atLeastTwo(w[23].s5.isAtLeast(2), w[23].s2.isAtLeast(3), w[23].quest.isAtLeast(7)))
    open[479] = ((w[23].d5 && w[23].stars.isAtLeast(9)) || w[23].coins.isAtLeast(875))
  }

  private static func flat24(_ w: [FlatWorld], _ open: inout [Bool]) {
    open[480] = ((w[24].d2 && w[24].stars.isAtLeast(11)) || w[24].coins.isAtLeast(266))
    open[481] = (w[24].d1 && atLeastTwo(w[24].s3.isAtLeast(2), w[24].s1.isAtLeast(3), w[24].quest.isAtLeast(6)))
    open[482] = ((w[24].d0 && w[24].d7 && w[24].stars.isAtLeast(9)) || w[24].owned)
    open[483] = ((w[24].owned || w[24].coins.isAtLeast(718)) && !w[24].d2 && atLeastTwo(w[24].s7.isAtLeast(3), w[24].s1.isAtLeast(2), w[24].quest.isAtLeast(3)))
    open[484] = ((w[24].d4 && w[24].stars.isAtLeast(11)) || w[24].coins.isAtLeast(456))
    open[485] = ((w[24].d6 && w[24].stars.isAtLeast(9)) || w[24].coins.isAtLeast(754))
    open[486] = (w[24].d2 && atLeastTwo(w[24].s3.isAtLeast(1), w[24].s7.isAtLeast(3), w[24].quest.isAtLeast(4)))
    open[487] = ((w[24].d5 && w[24].stars.isAtLeast(15)) || w[24].coins.isAtLeast(787))
    open[488] = (w[24].d6 && atLeastTwo(w[24].s5.isAtLeast(3), w[24].s0.isAtLeast(2), w[24].quest.isAtLeast(6)))
    open[489] = (w[24].d4 && atLeastTwo(w[24].s2.isAtLeast(3), w[24].s5.isAtLeast(2), w[24].quest.isAtLeast(2)))
    open[490] = ((w[24].owned || w[24].coins.isAtLeast(689)) && !w[24].d6 && atLeastTwo(w[24].s3.isAtLeast(2), w[24].s1.isAtLeast(3), w[24].quest.isAtLeast(5)))
    open[491] = ((w[24].d2 && w[24].stars.isAtLeast(15)) || w[24].coins.isAtLeast(541))
    open[492] = ((w[24].d2 && w[24].stars.isAtLeast(10)) || w[24].coins.isAtLeast(587))
    open[493] = (w[24].d1 && atLeastTwo(w[24].s2.isAtLeast(3), w[24].s5.isAtLeast(3), w[24].quest.isAtLeast(3)))
    open[494] = ((w[24].d1 && w[24].d3 && w[24].stars.isAtLeast(8)) || w[24].owned || w[24].coins.isAtLeast(754))
    open[495] = ((w[24].d2 && w[24].d3 && w[24].stars.isAtLeast(11)) || w[24].owned || w[24].coins.isAtLeast(193))
    open[496] = (w[24].d4 && atLeastTwo(w[24].s5.isAtLeast(1), w[24].s3.isAtLeast(1), w[24].quest.isAtLeast(1)))
    open[497] = (w[24].d4 && atLeastTwo(w[24].s3.isAtLeast(2), w[24].s4.isAtLeast(1), w[24].quest.isAtLeast(7)))
    open[498] = ((w[24].d1 && atLeastTwo(w[24].s0.isAtLeast(2), w[24].s5.isAtLeast(1), w[24].quest.isAtLeast(7))) || w[24].owned || w[24].coins.isAtLeast(672))
    open[499] = ((w[24].d5 && atLeastTwo(w[24].s6.isAtLeast(2), w[24].s0.isAtLeast(2), w[24].quest.isAtLeast(2))) || w[24].owned || w[24].coins.isAtLeast(567))
  }

  private static func flat25(_ w: [FlatWorld], _ open: inout [Bool]) {
    open[500] = ((w[25].d4 && w[25].stars.isAtLeast(13)) || w[25].coins.isAtLeast(579))
    open[501] = ((w[25].d0 && w[25].stars.isAtLeast(15)) || w[25].coins.isAtLeast(645))
    open[502] = ((w[25].owned || w[25].coins.isAtLeast(173)) && !w[25].d3 && atLeastTwo(w[25].s2.isAtLeast(2), w[25].s0.isAtLeast(3), w[25].quest.isAtLeast(7)))
    open[503] = ((w[25].owned || w[25].coins.isAtLeast(763)) && !w[25].d2 && atLeastTwo(w[25].s2.isAtLeast(1), w[25].s5.isAtLeast(3), w[25].quest.isAtLeast(8)))
    open[504] = ((w[25].d2 && w[25].stars.isAtLeast(15)) || w[25].coins.isAtLeast(541))
    open[505] = ((w[25].d4 && w[25].d5 && w[25].stars.isAtLeast(10)) || w[25].owned || w[25].coins.isAtLeast(581))
    open[506] = ((w[25].owned || w[25].coins.isAtLeast(778)) && !w[25].d7 && atLeastTwo(w[25].s7.isAtLeast(2), w[25].s1.isAtLeast(1), w[25].quest.isAtLeast(6)))
    open[507] = ((w[25].owned || w[25].coins.isAtLeast(944)) && !w[25].d5 && atLeastTwo(w[25].s5.isAtLeast(2), w[25].s1.isAtLeast(2), w[25].quest.isAtLeast(5)))
    open[508] = ((w[25].owned || w[25].coins.isAtLeast(220)) && !w[25].d6 && atLeastTwo(w[25].s3.isAtLeast(1), w[25].s4.isAtLeast(1), w[25].quest.isAtLeast(1)))
    open[509] = (w[25].d5 && atLeastTwo(w[25].s5.isAtLeast(3), w[25].s0.isAtLeast(3), w[25].quest.isAtLeast(3)))
    open[510] = ((w[25].d5 && w[25].d2 && w[25].stars.isAtLeast(13)) || w[25].owned || w[25].coins.isAtLeast(621))
    open[511] = (w[25].d4 && atLeastTwo(w[25].s0.isAtLeast(2), w[25].s6.isAtLeast(1), w[25].quest.isAtLeast(5)))
    open[512] = ((w[25].d2 && w[25].stars.isAtLeast(12)) || w[25].coins.isAtLeast(969))
    open[513] = ((w[25].d7 && w[25].d1 && w[25].stars.isAtLeast(12)) || w[25].owned)
    open[514] = (w[25].d3 && atLeastTwo(w[25].s3.isAtLeast(3), w[25].s0.isAtLeast(2), w[25].quest.isAtLeast(8)))
    open[515] = (w[25].d4 && atLeastTwo(w[25].s3.isAtLeast(2), w[25].s2.isAtLeast(3), w[25].quest.isAtLeast(4)))
    open[516] = ((w[25].d3 && w[25].stars.isAtLeast(15)) || w[25].coins.isAtLeast(773))
    open[517] = ((w[25].d5 && w[25].d4 && w[25].stars.isAtLeast(8)) || w[25].owned || w[25].coins.isAtLeast(682))
    open[518] = ((w[25].owned || w[25].coins.isAtLeast(871)) && !w[25].d0 && atLeastTwo(w[25].s7.isAtLeast(2), w[25].s3.isAtLeast(3), w[25].quest.isAtLeast(8)))
    open[519] = ((w[25].d3 && w[25].d2 && w[25].stars.isAtLeast(13)) || w[25].owned)
  }

  private static func flat26(_ w: [FlatWorld], _ open: inout [Bool]) {
    open[520] = ((w[26].owned || w[26].coins.isAtLeast(892)) && !w[26].d7 && atLeastTwo(w[26].s0.isAtLeast(2), w[26].s2.isAtLeast(3), w[26].quest.isAtLeast(3)))
    open[521] = (w[26].d1 && atLeastTwo(w[26].s1.isAtLeast(1), w[26].s5.isAtLeast(3), w[26].quest.isAtLeast(6)))
    open[522] = ((w[26].d3 && atLeastTwo(w[26].s4.isAtLeast(2), w[26].s5.isAtLeast(1), w[26].quest.isAtLeast(1))) || w[26].owned || w[26].coins.isAtLeast(113))
    open[523] = ((w[26].owned || w[26].coins.isAtLeast(649)) && !w[26].d2 && atLeastTwo(w[26].s0.isAtLeast(1), w[26].s5.isAtLeast(2), w[26].quest.isAtLeast(7)))
    open[524] = ((w[26].owned || w[26].coins.isAtLeast(274)) && !w[26].d2 && atLeastTwo(w[26].s7.isAtLeast(2), w[26].s0.isAtLeast(2), w[26].quest.isAtLeast(3)))
    open[525] = ((w[26].d2 && w[26].d6 && w[26].stars.isAtLeast(9)) || w[26].owned)
    open[526] = (w[26].d1 && atLeastTwo(w[26].s4.isAtLeast(2), w[26].s3.isAtLeast(3), w[26].quest.isAtLeast(3)))
    open[527] = ((w[26].d2 && w[26].stars.isAtLeast(14)) || w[26].coins.isAtLeast(992))
    open[528] = ((w[26].d0 && w[26].d1 && w[26].stars.isAtLeast(13)) || w[26].owned || w[26].coins.isAtLeast(678))
    open[529] = ((w[26].owned || w[26].coins.isAtLeast(176)) && !w[26].d5 && atLeastTwo(w[26].s0.isAtLeast(2), w[26].s3.isAtLeast(1), w[26].quest.isAtLeast(6)))
    open[530] = ((w[26].d1 && atLeastTwo(w[26].s4.isAtLeast(3), w[26].s3.isAtLeast(2), w[26].quest.isAtLeast(2))) || w[26].owned || w[26].coins.isAtLeast(726))
    open[531] = ((w[26].d0 && w[26].d4 && w[26].stars.isAtLeast(17)) || w[26].owned)
    open[532] = ((w[26].d0 && w[26].d2 && w[26].stars.isAtLeast(8)) || w[26].owned || w[26].coins.isAtLeast(168))
    open[533] = ((w[26].d0 && w[26].stars.isAtLeast(17)) || w[26].coins.isAtLeast(632))
    open[534] = ((w[26].d3 && w[26].d1 && w[26].stars.isAtLeast(8)) || w[26].owned)
    open[535] = ((w[26].d6 && w[26].d4 && w[26].stars.isAtLeast(8)) || w[26].owned)
    open[536] = ((w[26].d1 && w[26].d6 && w[26].stars.isAtLeast(8)) || w[26].owned || w[26].coins.isAtLeast(215))
    open[537] = ((w[26].owned || w[26].coins.isAtLeast(660)) && !w[26].d4 && atLeastTwo(w[26].s7.isAtLeast(3), w[26].s3.isAtLeast(1), w[26].quest.isAtLeast(1)))
    open[538] = ((w[26].d5 && w[26].d7 && w[26].stars.isAtLeast(11)) || w[26].owned || w[26].coins.isAtLeast(578))
    open[539] = ((w[26].d0 && w[26].d1 && w[26].stars.isAtLeast(11)) || w[26].owned)
  }

  private static func flat27(_ w: [FlatWorld], _ open: inout [Bool]) {
    open[540] = ((w[27].d5 && w[27].d1 && w[27].stars.isAtLeast(14)) || w[27].owned)
    open[541] = (w[27].d2 && atLeastTwo(w[27].s6.isAtLeast(2), w[27].s0.isAtLeast(2), w[27].quest.isAtLeast(3)))
    open[542] = (w[27].d1 && atLeastTwo(w[27].s6.isAtLeast(2), w[27].s3.isAtLeast(1), w[27].quest.isAtLeast(4)))
    open[543] = (w[27].d1 && atLeastTwo(w[27].s3.isAtLeast(3), w[27].s7.isAtLeast(3), w[27].quest.isAtLeast(4)))
    open[544] = ((w[27].d4 && atLeastTwo(w[27].s1.isAtLeast(3), w[27].s3.isAtLeast(1), w[27].quest.isAtLeast(1))) || w[27].owned || w[27].coins.isAtLeast(598))
    open[545] = ((w[27].d0 && w[27].d4 && w[27].stars.isAtLeast(9)) || w[27].owned || w[27].coins.isAtLeast(584))
    open[546] = ((w[27].d7 && atLeastTwo(w[27].s0.isAtLeast(3), w[27].s2.isAtLeast(3), w[27].quest.isAtLeast(3))) || w[27].owned || w[27].coins.isAtLeast(823))
    open[547] = ((w[27].d6 && w[27].d3 && w[27].stars.isAtLeast(8)) || w[27].owned || w[27].coins.isAtLeast(528))
    open[548] = ((w[27].d7 && w[27].stars.isAtLeast(13)) || w[27].coins.isAtLeast(760))
    open[549] = ((w[27].d6 && w[27].stars.isAtLeast(10)) || w[27].coins.isAtLeast(315))
    open[550] = ((w[27].d6 && w[27].d4 && w[27].stars.isAtLeast(15)) || w[27].owned || w[27].coins.isAtLeast(877))
    open[551] = ((w[27].d3 && atLeastTwo(w[27].s0.isAtLeast(1), w[27].s5.isAtLeast(1), w[27].quest.isAtLeast(8))) || w[27].owned || w[27].coins.isAtLeast(519))
    open[552] = ((w[27].owned || w[27].coins.isAtLeast(949)) && !w[27].d0 && atLeastTwo(w[27].s4.isAtLeast(2), w[27].s7.isAtLeast(3), w[27].quest.isAtLeast(1)))
    open[553] = ((w[27].d2 && w[27].d3 && w[27].stars.isAtLeast(8)) || w[27].owned || w[27].coins.isAtLeast(890))
    open[554] = ((w[27].d0 && w[27].stars.isAtLeast(14)) || w[27].coins.isAtLeast(741))
    open[555] = ((w[27].d6 && w[27].stars.isAtLeast(16)) || w[27].coins.isAtLeast(263))
    open[556] = ((w[27].d3 && w[27].d4 && w[27].stars.isAtLeast(14)) || w[27].owned)
    open[557] = ((w[27].d3 && w[27].d6 && w[27].stars.isAtLeast(16)) || w[27].owned)
    open[558] = ((w[27].d7 && atLeastTwo(w[27].s0.isAtLeast(3), w[27].s4.isAtLeast(1), w[27].quest.isAtLeast(1))) || w[27].owned || w[27].coins.isAtLeast(263))
    open[559] = (w[27].d3 && atLeastTwo(w[27].s4.isAtLeast(2), w[27].s1.isAtLeast(2), w[27].quest.isAtLeast(4)))
  }

  private static func flat28(_ w: [FlatWorld], _ open: inout [Bool]) {
    open[560] = ((w[28].d3 && w[28].d2 && w[28].stars.isAtLeast(10)) || w[28].owned || w[28].coins.isAtLeast(664))
    open[561] = ((w[28].d6 && w[28].d3 && w[28].stars.isAtLeast(15)) || w[28].owned || w[28].coins.isAtLeast(927))
    open[562] = ((w[28].d7 && w[28].d3 && w[28].stars.isAtLeast(8)) || w[28].owned)
    open[563] = ((w[28].d3 && w[28].stars.isAtLeast(12)) || w[28].coins.isAtLeast(262))
    open[564] = ((w[28].d5 && w[28].d7 && w[28].stars.isAtLeast(17)) || w[28].owned || w[28].coins.isAtLeast(690))
    open[565] = ((w[28].d3 && w[28].d2 && w[28].stars.isAtLeast(11)) || w[28].owned)
    open[566] = ((w[28].d7 && w[28].d3 && w[28].stars.isAtLeast(16)) || w[28].owned)
    open[567] = ((w[28].owned || w[28].coins.isAtLeast(400)) && !w[28].d6 && atLeastTwo(w[28].s2.isAtLeast(1), w[28].s7.isAtLeast(1), w[28].quest.isAtLeast(5)))
    open[568] = ((w[28].d7 && w[28].d0 && w[28].stars.isAtLeast(9)) || w[28].owned)
    open[569] = (w[28].d3 && atLeastTwo(w[28].s5.isAtLeast(3), w[28].s4.isAtLeast(2), w[28].quest.isAtLeast(8)))
    open[570] = ((w[28].owned || w[28].coins.isAtLeast(445)) && !w[28].d1 && atLeastTwo(w[28].s5.isAtLeast(3), w[28].s0.isAtLeast(1), w[28].quest.isAtLeast(1)))
    open[571] = ((w[28].d0 && w[28].d7 && w[28].stars.isAtLeast(9)) || w[28].owned || w[28].coins.isAtLeast(210))
    open[572] = (w[28].d1 && atLeastTwo(w[28].s5.isAtLeast(1), w[28].s2.isAtLeast(3), w[28].quest.isAtLeast(5)))
    open[573] = ((w[28].owned || w[28].coins.isAtLeast(199)) && !w[28].d6 && atLeastTwo(w[28].s4.isAtLeast(1), w[28].s5.isAtLeast(3), w[28].quest.isAtLeast(3)))
    open[574] = ((w[28].d1 && w[28].stars.isAtLeast(17)) || w[28].coins.isAtLeast(383))
    open[575] = (w[28].d0 && atLeastTwo(w[28].s2.isAtLeast(3), w[28].s6.isAtLeast(1), w[28].quest.isAtLeast(2)))
    open[576] = (w[28].d4 && atLeastTwo(w[28].s6.isAtLeast(1), w[28].s7.isAtLeast(2), w[28].quest.isAtLeast(4)))
    open[577] = (w[28].d0 && atLeastTwo(w[28].s1.isAtLeast(3), w[28].s3.isAtLeast(3), w[28].quest.isAtLeast(6)))
    open[578] = ((w[28].d2 && w[28].d4 && w[28].stars.isAtLeast(8)) || w[28].owned || w[28].coins.isAtLeast(891))
    open[579] = ((w[28].d4 && w[28].d2 && w[28].stars.isAtLeast(14)) || w[28].owned)
  }

  private static func flat29(_ w: [FlatWorld], _ open: inout [Bool]) {
    open[580] = ((w[29].d0 && atLeastTwo(w[29].s5.isAtLeast(1), w[29].s4.isAtLeast(1), w[29].quest.isAtLeast(5))) || w[29].owned || w[29].coins.isAtLeast(479))
    open[581] = ((w[29].d3 && w[29].d7 && w[29].stars.isAtLeast(8)) || w[29].owned || w[29].coins.isAtLeast(398))
    open[582] = ((w[29].d4 && atLeastTwo(w[29].s4.isAtLeast(1), w[29].s2.isAtLeast(3), w[29].quest.isAtLeast(6))) || w[29].owned || w[29].coins.isAtLeast(314))
    open[583] = ((w[29].owned || w[29].coins.isAtLeast(146)) && !w[29].d0 && atLeastTwo(w[29].s2.isAtLeast(2), w[29].s5.isAtLeast(1), w[29].quest.isAtLeast(3)))
    open[584] = ((w[29].d1 && w[29].d2 && w[29].stars.isAtLeast(16)) || w[29].owned || w[29].coins.isAtLeast(893))
    open[585] = ((w[29].d4 && w[29].stars.isAtLeast(9)) || w[29].coins.isAtLeast(383))
    open[586] = (w[29].d2 && atLeastTwo(w[29].s0.isAtLeast(3), w[29].s1.isAtLeast(3), w[29].quest.isAtLeast(7)))
    open[587] = ((w[29].d7 && w[29].stars.isAtLeast(9)) || w[29].coins.isAtLeast(210))
    open[588] = ((w[29].d3 && w[29].stars.isAtLeast(15)) || w[29].coins.isAtLeast(356))
    open[589] = ((w[29].d6 && w[29].d1 && w[29].stars.isAtLeast(14)) || w[29].owned)
    open[590] = ((w[29].d1 && w[29].stars.isAtLeast(11)) || w[29].coins.isAtLeast(631))
    open[591] = ((w[29].d6 && w[29].stars.isAtLeast(17)) || w[29].coins.isAtLeast(722))
    open[592] = ((w[29].d5 && w[29].d4 && w[29].stars.isAtLeast(8)) || w[29].owned)
    open[593] = ((w[29].d2 && w[29].d5 && w[29].stars.isAtLeast(17)) || w[29].owned)
    open[594] = ((w[29].d6 && w[29].d3 && w[29].stars.isAtLeast(9)) || w[29].owned || w[29].coins.isAtLeast(866))
    open[595] = ((w[29].owned || w[29].coins.isAtLeast(542)) && !w[29].d5 && atLeastTwo(w[29].s1.isAtLeast(2), w[29].s4.isAtLeast(3), w[29].quest.isAtLeast(1)))
    open[596] = ((w[29].owned || w[29].coins.isAtLeast(394)) && !w[29].d6 && atLeastTwo(w[29].s5.isAtLeast(2), w[29].s0.isAtLeast(3), w[29].quest.isAtLeast(1)))
    open[597] = ((w[29].d4 && w[29].d6 && w[29].stars.isAtLeast(13)) || w[29].owned || w[29].coins.isAtLeast(173))
    open[598] = ((w[29].owned || w[29].coins.isAtLeast(567)) && !w[29].d6 && atLeastTwo(w[29].s7.isAtLeast(2), w[29].s3.isAtLeast(2), w[29].quest.isAtLeast(2)))
    open[599] = ((w[29].d6 && w[29].d0 && w[29].stars.isAtLeast(11)) || w[29].owned)
  }

  private static func flat30(_ w: [FlatWorld], _ open: inout [Bool]) {
    open[600] = ((w[30].owned || w[30].coins.isAtLeast(816)) && !w[30].d5 && atLeastTwo(w[30].s6.isAtLeast(1), w[30].s7.isAtLeast(3), w[30].quest.isAtLeast(8)))
    open[601] = ((w[30].d0 && w[30].d5 && w[30].stars.isAtLeast(14)) || w[30].owned)
    open[602] = ((w[30].d3 && w[30].d4 && w[30].stars.isAtLeast(10)) || w[30].owned || w[30].coins.isAtLeast(235))
    open[603] = ((w[30].d6 && w[30].d3 && w[30].stars.isAtLeast(13)) || w[30].owned || w[30].coins.isAtLeast(821))
    open[604] = ((w[30].owned || w[30].coins.isAtLeast(125)) && !w[30].d3 && atLeastTwo(w[30].s4.isAtLeast(2), w[30].s5.isAtLeast(3), w[30].quest.isAtLeast(5)))
    open[605] = ((w[30].d3 && atLeastTwo(w[30].s4.isAtLeast(2), w[30].s3.isAtLeast(3), w[30].quest.isAtLeast(1))) || w[30].owned || w[30].coins.isAtLeast(571))
    open[606] = ((w[30].owned || w[30].coins.isAtLeast(821)) && !w[30].d2 && atLeastTwo(w[30].s1.isAtLeast(3), w[30].s6.isAtLeast(2), w[30].quest.isAtLeast(6)))
    open[607] = ((w[30].d1 && w[30].d7 && w[30].stars.isAtLeast(17)) || w[30].owned || w[30].coins.isAtLeast(409))
    open[608] = ((w[30].d0 && w[30].d7 && w[30].stars.isAtLeast(8)) || w[30].owned)
    open[609] = ((w[30].d6 && w[30].stars.isAtLeast(16)) || w[30].coins.isAtLeast(918))
    open[610] = ((w[30].d2 && w[30].d3 && w[30].stars.isAtLeast(13)) || w[30].owned || w[30].coins.isAtLeast(772))
    open[611] = ((w[30].owned || w[30].coins.isAtLeast(202)) && !w[30].d5 && atLeastTwo(w[30].s7.isAtLeast(1), w[30].s5.isAtLeast(2), w[30].quest.isAtLeast(3)))
    open[612] = ((w[30].d0 && atLeastTwo(w[30].s2.isAtLeast(1), w[30].s1.isAtLeast(2), w[30].quest.isAtLeast(5))) || w[30].owned || w[30].coins.isAtLeast(876))
    open[613] = ((w[30].d0 && w[30].d7 && w[30].stars.isAtLeast(13)) || w[30].owned)
    open[614] = ((w[30].d7 && w[30].stars.isAtLeast(13)) || w[30].coins.isAtLeast(953))
    open[615] = ((w[30].d1 && w[30].stars.isAtLeast(9)) || w[30].coins.isAtLeast(692))
    open[616] = ((w[30].owned || w[30].coins.isAtLeast(486)) && !w[30].d5 && atLeastTwo(w[30].s6.isAtLeast(1), w[30].s4.isAtLeast(2), w[30].quest.isAtLeast(1)))
    open[617] = ((w[30].d5 && w[30].d1 && w[30].stars.isAtLeast(17)) || w[30].owned || w[30].coins.isAtLeast(670))
    open[618] = (w[30].d1 && atLeastTwo(w[30].s2.isAtLeast(3), w[30].s6.isAtLeast(1), w[30].quest.isAtLeast(1)))
    open[619] = ((w[30].d2 && w[30].d7 && w[30].stars.isAtLeast(8)) || w[30].owned)
  }

  private static func flat31(_ w: [FlatWorld], _ open: inout [Bool]) {
    open[620] = ((w[31].d6 && w[31].d2 && w[31].stars.isAtLeast(12)) || w[31].owned)
    open[621] = ((w[31].d5 && w[31].d1 && w[31].stars.isAtLeast(14)) || w[31].owned)
    open[622] = (w[31].d0 && atLeastTwo(w[31].s0.isAtLeast(2), w[31].s6.isAtLeast(1), w[31].quest.isAtLeast(5)))
    open[623] = (w[31].d5 && atLeastTwo(w[31].s4.isAtLeast(1), w[31].s5.isAtLeast(2), w[31].quest.isAtLeast(5)))
    open[624] = ((w[31].d7 && atLeastTwo(w[31].s0.isAtLeast(3), w[31].s2.isAtLeast(3), w[31].quest.isAtLeast(7))) || w[31].owned || w[31].coins.isAtLeast(250))
    open[625] = (w[31].d4 && atLeastTwo(w[31].s5.isAtLeast(3), w[31].s2.isAtLeast(3), w[31].quest.isAtLeast(5)))
    open[626] = ((w[31].owned || w[31].coins.isAtLeast(489)) && !w[31].d3 && atLeastTwo(w[31].s4.isAtLeast(3), w[31].s2.isAtLeast(1), w[31].quest.isAtLeast(4)))
    open[627] = ((w[31].d7 && w[31].stars.isAtLeast(13)) || w[31].coins.isAtLeast(894))
    open[628] = (w[31].d1 && atLeastTwo(w[31].s5.isAtLeast(3), w[31].s7.isAtLeast(1), w[31].quest.isAtLeast(8)))
    open[629] = ((w[31].d0 && w[31].stars.isAtLeast(12)) || w[31].coins.isAtLeast(908))
    open[630] = ((w[31].d0 && atLeastTwo(w[31].s1.isAtLeast(1), w[31].s2.isAtLeast(3), w[31].quest.isAtLeast(2))) || w[31].owned || w[31].coins.isAtLeast(863))
    open[631] = ((w[31].owned || w[31].coins.isAtLeast(744)) && !w[31].d4 && atLeastTwo(w[31].s7.isAtLeast(2), w[31].s4.isAtLeast(2), w[31].quest.isAtLeast(2)))
    open[632] = (w[31].d2 && atLeastTwo(w[31].s5.isAtLeast(1), w[31].s4.isAtLeast(1), w[31].quest.isAtLeast(3)))
    open[633] = ((w[31].d3 && w[31].stars.isAtLeast(13)) || w[31].coins.isAtLeast(191))
    open[634] = ((w[31].d6 && w[31].stars.isAtLeast(15)) || w[31].coins.isAtLeast(181))
    open[635] = ((w[31].owned || w[31].coins.isAtLeast(497)) && !w[31].d0 && atLeastTwo(w[31].s0.isAtLeast(3), w[31].s5.isAtLeast(3), w[31].quest.isAtLeast(6)))
    open[636] = ((w[31].owned || w[31].coins.isAtLeast(969)) && !w[31].d3 && atLeastTwo(w[31].s4.isAtLeast(2), w[31].s3.isAtLeast(1), w[31].quest.isAtLeast(5)))
    open[637] = ((w[31].d7 && w[31].d6 && w[31].stars.isAtLeast(15)) || w[31].owned)
    open[638] = ((w[31].d1 && atLeastTwo(w[31].s3.isAtLeast(2), w[31].s2.isAtLeast(3), w[31].quest.isAtLeast(8))) || w[31].owned || w[31].coins.isAtLeast(662))
    open[639] = (w[31].d7 && atLeastTwo(w[31].s0.isAtLeast(2), w[31].s5.isAtLeast(2), w[31].quest.isAtLeast(6)))
  }

  private static func flat32(_ w: [FlatWorld], _ open: inout [Bool]) {
    open[640] = ((w[32].owned || w[32].coins.isAtLeast(314)) && !w[32].d4 && atLeastTwo(w[32].s0.isAtLeast(1), w[32].s4.isAtLeast(2), w[32].quest.isAtLeast(8)))
    open[641] = ((w[32].d2 && w[32].d0 && w[32].stars.isAtLeast(12)) || w[32].owned)
    open[642] = ((w[32].d7 && w[32].d1 && w[32].stars.isAtLeast(11)) || w[32].owned)
    open[643] = (w[32].d4 && atLeastTwo(w[32].s6.isAtLeast(2), w[32].s7.isAtLeast(1), w[32].quest.isAtLeast(4)))
    open[644] = ((w[32].owned || w[32].coins.isAtLeast(357)) && !w[32].d4 && atLeastTwo(w[32].s1.isAtLeast(3), w[32].s7.isAtLeast(2), w[32].quest.isAtLeast(5)))
    open[645] = ((w[32].d0 && w[32].d7 && w[32].stars.isAtLeast(10)) || w[32].owned || w[32].coins.isAtLeast(453))
    open[646] = ((w[32].d0 && w[32].d1 && w[32].stars.isAtLeast(9)) || w[32].owned)
    open[647] = ((w[32].d6 && w[32].stars.isAtLeast(15)) || w[32].coins.isAtLeast(648))
    open[648] = ((w[32].d1 && w[32].d4 && w[32].stars.isAtLeast(12)) || w[32].owned)
    open[649] = ((w[32].d7 && w[32].d0 && w[32].stars.isAtLeast(15)) || w[32].owned || w[32].coins.isAtLeast(804))
    open[650] = (w[32].d5 && atLeastTwo(w[32].s0.isAtLeast(1), w[32].s2.isAtLeast(1), w[32].quest.isAtLeast(6)))
    open[651] = ((w[32].d4 && atLeastTwo(w[32].s2.isAtLeast(1), w[32].s5.isAtLeast(1), w[32].quest.isAtLeast(5))) || w[32].owned || w[32].coins.isAtLeast(634))
    open[652] = (w[32].d4 && atLeastTwo(w[32].s1.isAtLeast(2), w[32].s2.isAtLeast(3), w[32].quest.isAtLeast(6)))
    open[653] = ((w[32].d0 && w[32].d4 && w[32].stars.isAtLeast(12)) || w[32].owned || w[32].coins.isAtLeast(701))
    open[654] = ((w[32].d5 && atLeastTwo(w[32].s6.isAtLeast(3), w[32].s7.isAtLeast(2), w[32].quest.isAtLeast(4))) || w[32].owned || w[32].coins.isAtLeast(512))
    open[655] = ((w[32].d0 && atLeastTwo(w[32].s7.isAtLeast(1), w[32].s5.isAtLeast(2), w[32].quest.isAtLeast(1))) || w[32].owned || w[32].coins.isAtLeast(131))
    open[656] = ((w[32].d3 && w[32].d4 && w[32].stars.isAtLeast(15)) || w[32].owned || w[32].coins.isAtLeast(323))
    open[657] = ((w[32].owned || w[32].coins.isAtLeast(685)) && !w[32].d7 && atLeastTwo(w[32].s3.isAtLeast(1), w[32].s2.isAtLeast(3), w[32].quest.isAtLeast(5)))
    open[658] = ((w[32].d7 && w[32].d0 && w[32].stars.isAtLeast(11)) || w[32].owned)
    open[659] = ((w[32].d1 && w[32].stars.isAtLeast(17)) || w[32].coins.isAtLeast(663))
  }

  private static func flat33(_ w: [FlatWorld], _ open: inout [Bool]) {
    open[660] = ((w[33].d2 && atLeastTwo(w[33].s7.isAtLeast(2), w[33].s0.isAtLeast(1), w[33].quest.isAtLeast(4))) || w[33].owned || w[33].coins.isAtLeast(422))
    open[661] = ((w[33].d0 && atLeastTwo(w[33].s1.isAtLeast(1), w[33].s5.isAtLeast(2), w[33].quest.isAtLeast(7))) || w[33].owned || w[33].coins.isAtLeast(818))
    open[662] = ((w[33].d0 && atLeastTwo(w[33].s5.isAtLeast(3), w[33].s2.isAtLeast(3), w[33].quest.isAtLeast(1))) || w[33].owned || w[33].coins.isAtLeast(521))
    open[663] = (w[33].d2 && atLeastTwo(w[33].s6.isAtLeast(1), w[33].s3.isAtLeast(2), w[33].quest.isAtLeast(5)))
    open[664] = ((w[33].owned || w[33].coins.isAtLeast(567)) && !w[33].d3 && atLeastTwo(w[33].s4.isAtLeast(1), w[33].s0.isAtLeast(3), w[33].quest.isAtLeast(5)))
    open[665] = ((w[33].d1 && w[33].d4 && w[33].stars.isAtLeast(15)) || w[33].owned)
    open[666] = ((w[33].d1 && w[33].d5 && w[33].stars.isAtLeast(8)) || w[33].owned || w[33].coins.isAtLeast(402))
    open[667] = ((w[33].d1 && w[33].d0 && w[33].stars.isAtLeast(11)) || w[33].owned)
    open[668] = ((w[33].d5 && w[33].stars.isAtLeast(9)) || w[33].coins.isAtLeast(923))
    open[669] = (w[33].d1 && atLeastTwo(w[33].s4.isAtLeast(3), w[33].s2.isAtLeast(3), w[33].quest.isAtLeast(7)))
    open[670] = (w[33].d3 && atLeastTwo(w[33].s6.isAtLeast(3), w[33].s0.isAtLeast(1), w[33].quest.isAtLeast(1)))
    open[671] = ((w[33].d7 && atLeastTwo(w[33].s4.isAtLeast(1), w[33].s3.isAtLeast(1), w[33].quest.isAtLeast(7))) || w[33].owned || w[33].coins.isAtLeast(849))
    open[672] = ((w[33].d4 && w[33].stars.isAtLeast(14)) || w[33].coins.isAtLeast(415))
    open[673] = ((w[33].d7 && w[33].d6 && w[33].stars.isAtLeast(9)) || w[33].owned || w[33].coins.isAtLeast(538))
    open[674] = ((w[33].d4 && atLeastTwo(w[33].s2.isAtLeast(2), w[33].s4.isAtLeast(2), w[33].quest.isAtLeast(1))) || w[33].owned || w[33].coins.isAtLeast(704))
    open[675] = ((w[33].owned || w[33].coins.isAtLeast(201)) && !w[33].d0 && atLeastTwo(w[33].s1.isAtLeast(3), w[33].s3.isAtLeast(1), w[33].quest.isAtLeast(8)))
    open[676] = ((w[33].d6 && atLeastTwo(w[33].s1.isAtLeast(3), w[33].s2.isAtLeast(2), w[33].quest.isAtLeast(1))) || w[33].owned || w[33].coins.isAtLeast(560))
    open[677] = (w[33].d1 && atLeastTwo(w[33].s4.isAtLeast(1), w[33].s0.isAtLeast(1), w[33].quest.isAtLeast(6)))
    open[678] = (w[33].d7 && atLeastTwo(w[33].s2.isAtLeast(3), w[33].s3.isAtLeast(1), w[33].quest.isAtLeast(1)))
    open[679] = ((w[33].d4 && w[33].d1 && w[33].stars.isAtLeast(10)) || w[33].owned || w[33].coins.isAtLeast(264))
  }

  private static func flat34(_ w: [FlatWorld], _ open: inout [Bool]) {
    open[680] = ((w[34].owned || w[34].coins.isAtLeast(872)) && !w[34].d6 && atLeastTwo(w[34].s0.isAtLeast(3), w[34].s3.isAtLeast(3), w[34].quest.isAtLeast(1)))
    open[681] = ((w[34].d0 && w[34].stars.isAtLeast(9)) || w[34].coins.isAtLeast(434))
    open[682] = (w[34].d7 && atLeastTwo(w[34].s4.isAtLeast(1), w[34].s0.isAtLeast(1), w[34].quest.isAtLeast(4)))
    open[683] = ((w[34].d2 && w[34].d6 && w[34].stars.isAtLeast(16)) || w[34].owned || w[34].coins.isAtLeast(279))
    open[684] = ((w[34].d6 && w[34].d2 && w[34].stars.isAtLeast(10)) || w[34].owned || w[34].coins.isAtLeast(694))
    open[685] = ((w[34].d3 && atLeastTwo(w[34].s4.isAtLeast(3), w[34].s6.isAtLeast(1), w[34].quest.isAtLeast(7))) || w[34].owned || w[34].coins.isAtLeast(916))
    open[686] = ((w[34].d2 && atLeastTwo(w[34].s7.isAtLeast(2), w[34].s2.isAtLeast(1), w[34].quest.isAtLeast(1))) || w[34].owned || w[34].coins.isAtLeast(675))
    open[687] = ((w[34].d6 && w[34].stars.isAtLeast(11)) || w[34].coins.isAtLeast(733))
    open[688] = (w[34].d1 && atLeastTwo(w[34].s7.isAtLeast(1), w[34].s3.isAtLeast(1), w[34].quest.isAtLeast(7)))
    open[689] = (w[34].d3 && atLeastTwo(w[34].s7.isAtLeast(2), w[34].s6.isAtLeast(1), w[34].quest.isAtLeast(7)))
    open[690] = (w[34].d7 && atLeastTwo(w[34].s2.isAtLeast(2), w[34].s7.isAtLeast(1), w[34].quest.isAtLeast(7)))
    open[691] = ((w[34].d1 && w[34].stars.isAtLeast(12)) || w[34].coins.isAtLeast(536))
    open[692] = ((w[34].d3 && atLeastTwo(w[34].s2.isAtLeast(1), w[34].s4.isAtLeast(1), w[34].quest.isAtLeast(4))) || w[34].owned || w[34].coins.isAtLeast(385))
    open[693] = ((w[34].d7 && w[34].d3 && w[34].stars.isAtLeast(12)) || w[34].owned)
    open[694] = ((w[34].d4 && w[34].d7 && w[34].stars.isAtLeast(17)) || w[34].owned)
    open[695] = ((w[34].d6 && w[34].d1 && w[34].stars.isAtLeast(13)) || w[34].owned || w[34].coins.isAtLeast(705))
    open[696] = ((w[34].d7 && w[34].d3 && w[34].stars.isAtLeast(17)) || w[34].owned || w[34].coins.isAtLeast(252))
    open[697] = ((w[34].d4 && w[34].d0 && w[34].stars.isAtLeast(12)) || w[34].owned)
    open[698] = ((w[34].owned || w[34].coins.isAtLeast(169)) && !w[34].d1 && atLeastTwo(w[34].s6.isAtLeast(2), w[34].s7.isAtLeast(1), w[34].quest.isAtLeast(1)))
    open[699] = ((w[34].d7 && w[34].stars.isAtLeast(11)) || w[34].coins.isAtLeast(854))
  }

  private static func flat35(_ w: [FlatWorld], _ open: inout [Bool]) {
    open[700] = ((w[35].owned || w[35].coins.isAtLeast(804)) && !w[35].d3 && atLeastTwo(w[35].s3.isAtLeast(1), w[35].s2.isAtLeast(2), w[35].quest.isAtLeast(8)))
    open[701] = ((w[35].owned || w[35].coins.isAtLeast(130)) && !w[35].d7 && atLeastTwo(w[35].s4.isAtLeast(1), w[35].s3.isAtLeast(3), w[35].quest.isAtLeast(4)))
    open[702] = ((w[35].d5 && w[35].d4 && w[35].stars.isAtLeast(15)) || w[35].owned || w[35].coins.isAtLeast(890))
    open[703] = ((w[35].d6 && atLeastTwo(w[35].s0.isAtLeast(3), w[35].s4.isAtLeast(2), w[35].quest.isAtLeast(6))) || w[35].owned || w[35].coins.isAtLeast(323))
    open[704] = ((w[35].owned || w[35].coins.isAtLeast(407)) && !w[35].d7 && atLeastTwo(w[35].s1.isAtLeast(3), w[35].s4.isAtLeast(2), w[35].quest.isAtLeast(4)))
    open[705] = ((w[35].d4 && w[35].stars.isAtLeast(14)) || w[35].coins.isAtLeast(995))
    open[706] = ((w[35].d0 && w[35].d1 && w[35].stars.isAtLeast(17)) || w[35].owned || w[35].coins.isAtLeast(290))
    open[707] = ((w[35].owned || w[35].coins.isAtLeast(322)) && !w[35].d2 && atLeastTwo(w[35].s7.isAtLeast(2), w[35].s2.isAtLeast(3), w[35].quest.isAtLeast(8)))
    open[708] = ((w[35].owned || w[35].coins.isAtLeast(659)) && !w[35].d1 && atLeastTwo(w[35].s0.isAtLeast(3), w[35].s6.isAtLeast(3), w[35].quest.isAtLeast(7)))
    open[709] = ((w[35].d5 && w[35].d4 && w[35].stars.isAtLeast(12)) || w[35].owned || w[35].coins.isAtLeast(902))
    open[710] = (w[35].d4 && atLeastTwo(w[35].s5.isAtLeast(3), w[35].s6.isAtLeast(2), w[35].quest.isAtLeast(3)))
    open[711] = ((w[35].owned || w[35].coins.isAtLeast(658)) && !w[35].d5 && atLeastTwo(w[35].s5.isAtLeast(3), w[35].s7.isAtLeast(2), w[35].quest.isAtLeast(5)))
    open[712] = ((w[35].d5 && w[35].d6 && w[35].stars.isAtLeast(16)) || w[35].owned)
    open[713] = ((w[35].d3 && w[35].d0 && w[35].stars.isAtLeast(15)) || w[35].owned || w[35].coins.isAtLeast(313))
    open[714] = ((w[35].d4 && w[35].stars.isAtLeast(15)) || w[35].coins.isAtLeast(450))
    open[715] = ((w[35].owned || w[35].coins.isAtLeast(332)) && !w[35].d2 && atLeastTwo(w[35].s6.isAtLeast(1), w[35].s7.isAtLeast(1), w[35].quest.isAtLeast(3)))
    open[716] = ((w[35].d6 && w[35].stars.isAtLeast(11)) || w[35].coins.isAtLeast(978))
    open[717] = ((w[35].d1 && w[35].d4 && w[35].stars.isAtLeast(16)) || w[35].owned)
    open[718] = ((w[35].d6 && w[35].d3 && w[35].stars.isAtLeast(11)) || w[35].owned)
    open[719] = ((w[35].d4 && atLeastTwo(w[35].s4.isAtLeast(2), w[35].s3.isAtLeast(1), w[35].quest.isAtLeast(3))) || w[35].owned || w[35].coins.isAtLeast(749))
  }

  private static func flat36(_ w: [FlatWorld], _ open: inout [Bool]) {
    open[720] = ((w[36].d5 && w[36].stars.isAtLeast(8)) || w[36].coins.isAtLeast(935))
    open[721] = ((w[36].owned || w[36].coins.isAtLeast(195)) && !w[36].d7 && atLeastTwo(w[36].s4.isAtLeast(2), w[36].s7.isAtLeast(2), w[36].quest.isAtLeast(7)))
    open[722] = ((w[36].d6 && w[36].d2 && w[36].stars.isAtLeast(13)) || w[36].owned || w[36].coins.isAtLeast(846))
    open[723] = ((w[36].d7 && w[36].d0 && w[36].stars.isAtLeast(12)) || w[36].owned || w[36].coins.isAtLeast(197))
    open[724] = ((w[36].d7 && w[36].d4 && w[36].stars.isAtLeast(9)) || w[36].owned || w[36].coins.isAtLeast(709))
    open[725] = ((w[36].d4 && w[36].stars.isAtLeast(16)) || w[36].coins.isAtLeast(966))
    open[726] = ((w[36].d0 && atLeastTwo(w[36].s4.isAtLeast(2), w[36].s2.isAtLeast(3), w[36].quest.isAtLeast(5))) || w[36].owned || w[36].coins.isAtLeast(252))
    open[727] = (w[36].d6 && atLeastTwo(w[36].s6.isAtLeast(3), w[36].s1.isAtLeast(3), w[36].quest.isAtLeast(7)))
    open[728] = ((w[36].owned || w[36].coins.isAtLeast(971)) && !w[36].d5 && atLeastTwo(w[36].s3.isAtLeast(2), w[36].s0.isAtLeast(1), w[36].quest.isAtLeast(8)))
    open[729] = ((w[36].d0 && w[36].d1 && w[36].stars.isAtLeast(17)) || w[36].owned || w[36].coins.isAtLeast(881))
    open[730] = ((w[36].owned || w[36].coins.isAtLeast(543)) && !w[36].d4 && atLeastTwo(w[36].s2.isAtLeast(3), w[36].s5.isAtLeast(2), w[36].quest.isAtLeast(5)))
    open[731] = ((w[36].d1 && w[36].d3 && w[36].stars.isAtLeast(17)) || w[36].owned || w[36].coins.isAtLeast(996))
    open[732] = ((w[36].d6 && w[36].d1 && w[36].stars.isAtLeast(10)) || w[36].owned)
    open[733] = (w[36].d0 && atLeastTwo(w[36].s0.isAtLeast(2), w[36].s7.isAtLeast(2), w[36].quest.isAtLeast(5)))
    open[734] = ((w[36].d6 && w[36].stars.isAtLeast(11)) || w[36].coins.isAtLeast(399))
    open[735] = ((w[36].owned || w[36].coins.isAtLeast(112)) && !w[36].d7 && atLeastTwo(w[36].s6.isAtLeast(2), w[36].s3.isAtLeast(1), w[36].quest.isAtLeast(5)))
    open[736] = ((w[36].d2 && w[36].d3 && w[36].stars.isAtLeast(9)) || w[36].owned)
    open[737] = ((w[36].owned || w[36].coins.isAtLeast(829)) && !w[36].d6 && atLeastTwo(w[36].s6.isAtLeast(3), w[36].s5.isAtLeast(1), w[36].quest.isAtLeast(7)))
    open[738] = ((w[36].d4 && w[36].d2 && w[36].stars.isAtLeast(11)) || w[36].owned || w[36].coins.isAtLeast(258))
    open[739] = ((w[36].d6 && w[36].d5 && w[36].stars.isAtLeast(16)) || w[36].owned || w[36].coins.isAtLeast(710))
  }

  private static func flat37(_ w: [FlatWorld], _ open: inout [Bool]) {
    open[740] = ((w[37].d7 && w[37].d6 && w[37].stars.isAtLeast(11)) || w[37].owned || w[37].coins.isAtLeast(483))
    open[741] = ((w[37].d2 && w[37].stars.isAtLeast(12)) || w[37].coins.isAtLeast(831))
    open[742] = ((w[37].owned || w[37].coins.isAtLeast(403)) && !w[37].d1 && atLeastTwo(w[37].s3.isAtLeast(3), w[37].s7.isAtLeast(2), w[37].quest.isAtLeast(5)))
    open[743] = ((w[37].d0 && atLeastTwo(w[37].s1.isAtLeast(1), w[37].s3.isAtLeast(2), w[37].quest.isAtLeast(8))) || w[37].owned || w[37].coins.isAtLeast(349))
    open[744] = ((w[37].d5 && w[37].d1 && w[37].stars.isAtLeast(10)) || w[37].owned)
    open[745] = ((w[37].d0 && w[37].stars.isAtLeast(13)) || w[37].coins.isAtLeast(883))
    open[746] = ((w[37].d6 && atLeastTwo(w[37].s2.isAtLeast(2), w[37].s4.isAtLeast(2), w[37].quest.isAtLeast(8))) || w[37].owned || w[37].coins.isAtLeast(678))
    open[747] = (w[37].d5 && atLeastTwo(w[37].s4.isAtLeast(2), w[37].s2.isAtLeast(1), w[37].quest.isAtLeast(5)))
    open[748] = ((w[37].d7 && w[37].d3 && w[37].stars.isAtLeast(16)) || w[37].owned || w[37].coins.isAtLeast(724))
    open[749] = (w[37].d4 && atLeastTwo(w[37].s2.isAtLeast(3), w[37].s5.isAtLeast(1), w[37].quest.isAtLeast(7)))
    open[750] = ((w[37].owned || w[37].coins.isAtLeast(949)) && !w[37].d4 && atLeastTwo(w[37].s2.isAtLeast(1), w[37].s6.isAtLeast(2), w[37].quest.isAtLeast(7)))
    open[751] = (w[37].d6 && atLeastTwo(w[37].s0.isAtLeast(2), w[37].s4.isAtLeast(2), w[37].quest.isAtLeast(4)))
    open[752] = ((w[37].d3 && w[37].d2 && w[37].stars.isAtLeast(10)) || w[37].owned)
    open[753] = ((w[37].d1 && w[37].stars.isAtLeast(13)) || w[37].coins.isAtLeast(831))
    open[754] = ((w[37].owned || w[37].coins.isAtLeast(834)) && !w[37].d5 && atLeastTwo(w[37].s1.isAtLeast(1), w[37].s6.isAtLeast(3), w[37].quest.isAtLeast(3)))
    open[755] = ((w[37].d5 && w[37].d3 && w[37].stars.isAtLeast(16)) || w[37].owned)
    open[756] = (w[37].d4 && atLeastTwo(w[37].s3.isAtLeast(1), w[37].s0.isAtLeast(1), w[37].quest.isAtLeast(3)))
    open[757] = ((w[37].d0 && w[37].d2 && w[37].stars.isAtLeast(14)) || w[37].owned || w[37].coins.isAtLeast(963))
    open[758] = ((w[37].d2 && w[37].stars.isAtLeast(14)) || w[37].coins.isAtLeast(644))
    open[759] = ((w[37].owned || w[37].coins.isAtLeast(375)) && !w[37].d5 && atLeastTwo(w[37].s0.isAtLeast(3), w[37].s5.isAtLeast(3), w[37].quest.isAtLeast(6)))
  }

  private static func flat38(_ w: [FlatWorld], _ open: inout [Bool]) {
    open[760] = ((w[38].d7 && w[38].d3 && w[38].stars.isAtLeast(15)) || w[38].owned || w[38].coins.isAtLeast(471))
    open[761] = ((w[38].d6 && w[38].d7 && w[38].stars.isAtLeast(9)) || w[38].owned)
    open[762] = ((w[38].d6 && w[38].d3 && w[38].stars.isAtLeast(13)) || w[38].owned || w[38].coins.isAtLeast(689))
    open[763] = ((w[38].owned || w[38].coins.isAtLeast(315)) && !w[38].d5 && atLeastTwo(w[38].s6.isAtLeast(3), w[38].s4.isAtLeast(2), w[38].quest.isAtLeast(2)))
    open[764] = ((w[38].d5 && w[38].stars.isAtLeast(17)) || w[38].coins.isAtLeast(273))
    open[765] = ((w[38].d5 && w[38].stars.isAtLeast(17)) || w[38].coins.isAtLeast(326))
    open[766] = ((w[38].d1 && w[38].d6 && w[38].stars.isAtLeast(12)) || w[38].owned)
    open[767] = ((w[38].d0 && w[38].d7 && w[38].stars.isAtLeast(12)) || w[38].owned || w[38].coins.isAtLeast(907))
    open[768] = (w[38].d6 && atLeastTwo(w[38].s5.isAtLeast(2), w[38].s2.isAtLeast(3), w[38].quest.isAtLeast(3)))
    open[769] = ((w[38].d0 && w[38].d5 && w[38].stars.isAtLeast(17)) || w[38].owned)
    open[770] = ((w[38].owned || w[38].coins.isAtLeast(269)) && !w[38].d5 && atLeastTwo(w[38].s7.isAtLeast(3), w[38].s5.isAtLeast(3), w[38].quest.isAtLeast(5)))
    open[771] = ((w[38].d4 && w[38].stars.isAtLeast(10)) || w[38].coins.isAtLeast(530))
    open[772] = ((w[38].d0 && w[38].d1 && w[38].stars.isAtLeast(14)) || w[38].owned)
    open[773] = ((w[38].d6 && w[38].d3 && w[38].stars.isAtLeast(11)) || w[38].owned || w[38].coins.isAtLeast(452))
    open[774] = ((w[38].d1 && w[38].d2 && w[38].stars.isAtLeast(13)) || w[38].owned || w[38].coins.isAtLeast(537))
    open[775] = ((w[38].d1 && w[38].stars.isAtLeast(15)) || w[38].coins.isAtLeast(158))
    open[776] = ((w[38].d5 && atLeastTwo(w[38].s1.isAtLeast(1), w[38].s0.isAtLeast(2), w[38].quest.isAtLeast(1))) || w[38].owned || w[38].coins.isAtLeast(539))
    open[777] = ((w[38].d3 && w[38].d5 && w[38].stars.isAtLeast(17)) || w[38].owned || w[38].coins.isAtLeast(867))
    open[778] = ((w[38].d3 && atLeastTwo(w[38].s7.isAtLeast(3), w[38].s2.isAtLeast(3), w[38].quest.isAtLeast(7))) || w[38].owned || w[38].coins.isAtLeast(663))
    open[779] = (w[38].d3 && atLeastTwo(w[38].s4.isAtLeast(1), w[38].s3.isAtLeast(2), w[38].quest.isAtLeast(8)))
  }

  private static func flat39(_ w: [FlatWorld], _ open: inout [Bool]) {
    open[780] = ((w[39].d2 && w[39].d7 && w[39].stars.isAtLeast(10)) || w[39].owned || w[39].coins.isAtLeast(141))
    open[781] = (w[39].d6 && atLeastTwo(w[39].s6.isAtLeast(2), w[39].s7.isAtLeast(1), w[39].quest.isAtLeast(1)))
    open[782] = ((w[39].d1 && atLeastTwo(w[39].s1.isAtLeast(3), w[39].s4.isAtLeast(3), w[39].quest.isAtLeast(1))) || w[39].owned || w[39].coins.isAtLeast(107))
    open[783] = ((w[39].d3 && w[39].stars.isAtLeast(9)) || w[39].coins.isAtLeast(882))
    open[784] = ((w[39].d1 && atLeastTwo(w[39].s6.isAtLeast(1), w[39].s7.isAtLeast(3), w[39].quest.isAtLeast(4))) || w[39].owned || w[39].coins.isAtLeast(982))
    open[785] = ((w[39].d1 && w[39].stars.isAtLeast(12)) || w[39].coins.isAtLeast(700))
    open[786] = ((w[39].d3 && w[39].d1 && w[39].stars.isAtLeast(16)) || w[39].owned || w[39].coins.isAtLeast(811))
    open[787] = ((w[39].d6 && w[39].d0 && w[39].stars.isAtLeast(14)) || w[39].owned || w[39].coins.isAtLeast(531))
    open[788] = ((w[39].d3 && w[39].d5 && w[39].stars.isAtLeast(13)) || w[39].owned)
    open[789] = (w[39].d2 && atLeastTwo(w[39].s4.isAtLeast(1), w[39].s2.isAtLeast(2), w[39].quest.isAtLeast(5)))
    open[790] = ((w[39].d7 && atLeastTwo(w[39].s0.isAtLeast(2), w[39].s1.isAtLeast(2), w[39].quest.isAtLeast(7))) || w[39].owned || w[39].coins.isAtLeast(313))
    open[791] = ((w[39].d2 && w[39].stars.isAtLeast(8)) || w[39].coins.isAtLeast(103))
    open[792] = ((w[39].d0 && atLeastTwo(w[39].s5.isAtLeast(2), w[39].s7.isAtLeast(2), w[39].quest.isAtLeast(5))) || w[39].owned || w[39].coins.isAtLeast(481))
    open[793] = ((w[39].d5 && w[39].d6 && w[39].stars.isAtLeast(10)) || w[39].owned)
    open[794] = ((w[39].d3 && w[39].stars.isAtLeast(15)) || w[39].coins.isAtLeast(740))
    open[795] = ((w[39].d0 && w[39].d4 && w[39].stars.isAtLeast(11)) || w[39].owned)
    open[796] = (w[39].d1 && atLeastTwo(w[39].s1.isAtLeast(2), w[39].s7.isAtLeast(2), w[39].quest.isAtLeast(4)))
    open[797] = ((w[39].d4 && w[39].stars.isAtLeast(8)) || w[39].coins.isAtLeast(503))
    open[798] = ((w[39].d1 && w[39].d6 && w[39].stars.isAtLeast(15)) || w[39].owned)
    open[799] = ((w[39].d3 && w[39].stars.isAtLeast(9)) || w[39].coins.isAtLeast(170))
  }

  private static func flat40(_ w: [FlatWorld], _ open: inout [Bool]) {
    open[800] = ((w[40].d3 && w[40].d5 && w[40].stars.isAtLeast(10)) || w[40].owned || w[40].coins.isAtLeast(280))
    open[801] = (w[40].d3 && atLeastTwo(w[40].s3.isAtLeast(3), w[40].s7.isAtLeast(1), w[40].quest.isAtLeast(6)))
    open[802] = ((w[40].d4 && atLeastTwo(w[40].s7.isAtLeast(2), w[40].s4.isAtLeast(2), w[40].quest.isAtLeast(2))) || w[40].owned || w[40].coins.isAtLeast(839))
    open[803] = ((w[40].d2 && w[40].d3 && w[40].stars.isAtLeast(17)) || w[40].owned || w[40].coins.isAtLeast(393))
    open[804] = ((w[40].d4 && w[40].d0 && w[40].stars.isAtLeast(8)) || w[40].owned || w[40].coins.isAtLeast(839))
    open[805] = ((w[40].owned || w[40].coins.isAtLeast(823)) && !w[40].d4 && atLeastTwo(w[40].s7.isAtLeast(3), w[40].s2.isAtLeast(2), w[40].quest.isAtLeast(6)))
    open[806] = ((w[40].d7 && w[40].d0 && w[40].stars.isAtLeast(12)) || w[40].owned)
    open[807] = ((w[40].d1 && w[40].d3 && w[40].stars.isAtLeast(9)) || w[40].owned || w[40].coins.isAtLeast(723))
    open[808] = ((w[40].d5 && atLeastTwo(w[40].s1.isAtLeast(3), w[40].s7.isAtLeast(3), w[40].quest.isAtLeast(5))) || w[40].owned || w[40].coins.isAtLeast(848))
    open[809] = ((w[40].d1 && w[40].stars.isAtLeast(8)) || w[40].coins.isAtLeast(749))
    open[810] = ((w[40].d2 && atLeastTwo(w[40].s5.isAtLeast(1), w[40].s0.isAtLeast(3), w[40].quest.isAtLeast(4))) || w[40].owned || w[40].coins.isAtLeast(968))
    open[811] = ((w[40].d2 && w[40].d0 && w[40].stars.isAtLeast(9)) || w[40].owned)
    open[812] = ((w[40].owned || w[40].coins.isAtLeast(903)) && !w[40].d2 && atLeastTwo(w[40].s3.isAtLeast(1), w[40].s1.isAtLeast(1), w[40].quest.isAtLeast(8)))
    open[813] = (w[40].d4 && atLeastTwo(w[40].s4.isAtLeast(1), w[40].s2.isAtLeast(2), w[40].quest.isAtLeast(8)))
    open[814] = ((w[40].owned || w[40].coins.isAtLeast(481)) && !w[40].d3 && atLeastTwo(w[40].s7.isAtLeast(2), w[40].s6.isAtLeast(3), w[40].quest.isAtLeast(4)))
    open[815] = ((w[40].d3 && w[40].stars.isAtLeast(12)) || w[40].coins.isAtLeast(185))
    open[816] = (w[40].d3 && atLeastTwo(w[40].s6.isAtLeast(2), w[40].s4.isAtLeast(3), w[40].quest.isAtLeast(8)))
    open[817] = ((w[40].d6 && atLeastTwo(w[40].s3.isAtLeast(3), w[40].s1.isAtLeast(3), w[40].quest.isAtLeast(6))) || w[40].owned || w[40].coins.isAtLeast(878))
    open[818] = ((w[40].d2 && w[40].stars.isAtLeast(15)) || w[40].coins.isAtLeast(267))
    open[819] = ((w[40].d3 && w[40].d7 && w[40].stars.isAtLeast(8)) || w[40].owned || w[40].coins.isAtLeast(590))
  }

  private static func flat41(_ w: [FlatWorld], _ open: inout [Bool]) {
    open[820] = ((w[41].owned || w[41].coins.isAtLeast(731)) && !w[41].d2 && atLeastTwo(w[41].s1.isAtLeast(3), w[41].s0.isAtLeast(1), w[41].quest.isAtLeast(3)))
    open[821] = (w[41].d3 && atLeastTwo(w[41].s1.isAtLeast(2), w[41].s2.isAtLeast(1), w[41].quest.isAtLeast(6)))
    open[822] = ((w[41].d0 && atLeastTwo(w[41].s3.isAtLeast(2), w[41].s6.isAtLeast(1), w[41].quest.isAtLeast(6))) || w[41].owned || w[41].coins.isAtLeast(635))
    open[823] = ((w[41].d3 && w[41].d6 && w[41].stars.isAtLeast(17)) || w[41].owned)
    open[824] = ((w[41].owned || w[41].coins.isAtLeast(501)) && !w[41].d5 && atLeastTwo(w[41].s0.isAtLeast(2), w[41].s4.isAtLeast(2), w[41].quest.isAtLeast(1)))
    open[825] = ((w[41].d3 && w[41].stars.isAtLeast(9)) || w[41].coins.isAtLeast(847))
    open[826] = (w[41].d5 && atLeastTwo(w[41].s5.isAtLeast(2), w[41].s6.isAtLeast(3), w[41].quest.isAtLeast(6)))
    open[827] = ((w[41].d7 && w[41].d3 && w[41].stars.isAtLeast(14)) || w[41].owned || w[41].coins.isAtLeast(193))
    open[828] = ((w[41].d5 && atLeastTwo(w[41].s0.isAtLeast(1), w[41].s1.isAtLeast(1), w[41].quest.isAtLeast(4))) || w[41].owned || w[41].coins.isAtLeast(859))
    open[829] = ((w[41].d3 && w[41].d7 && w[41].stars.isAtLeast(16)) || w[41].owned || w[41].coins.isAtLeast(765))
    open[830] = ((w[41].d2 && w[41].d4 && w[41].stars.isAtLeast(13)) || w[41].owned || w[41].coins.isAtLeast(272))
    open[831] = ((w[41].d0 && w[41].stars.isAtLeast(13)) || w[41].coins.isAtLeast(700))
    open[832] = ((w[41].d5 && atLeastTwo(w[41].s7.isAtLeast(1), w[41].s6.isAtLeast(1), w[41].quest.isAtLeast(8))) || w[41].owned || w[41].coins.isAtLeast(976))
    open[833] = ((w[41].d6 && atLeastTwo(w[41].s6.isAtLeast(3), w[41].s4.isAtLeast(3), w[41].quest.isAtLeast(6))) || w[41].owned || w[41].coins.isAtLeast(827))
    open[834] = ((w[41].d4 && w[41].d1 && w[41].stars.isAtLeast(8)) || w[41].owned || w[41].coins.isAtLeast(987))
    open[835] = ((w[41].d6 && atLeastTwo(w[41].s2.isAtLeast(2), w[41].s6.isAtLeast(2), w[41].quest.isAtLeast(3))) || w[41].owned || w[41].coins.isAtLeast(354))
    open[836] = ((w[41].d1 && w[41].stars.isAtLeast(16)) || w[41].coins.isAtLeast(211))
    open[837] = (w[41].d7 && atLeastTwo(w[41].s3.isAtLeast(3), w[41].s7.isAtLeast(1), w[41].quest.isAtLeast(1)))
    open[838] = ((w[41].owned || w[41].coins.isAtLeast(415)) && !w[41].d0 && atLeastTwo(w[41].s7.isAtLeast(3), w[41].s1.isAtLeast(3), w[41].quest.isAtLeast(1)))
    open[839] = ((w[41].owned || w[41].coins.isAtLeast(187)) && !w[41].d4 && atLeastTwo(w[41].s5.isAtLeast(1), w[41].s4.isAtLeast(3), w[41].quest.isAtLeast(2)))
  }

  private static func flat42(_ w: [FlatWorld], _ open: inout [Bool]) {
    open[840] = ((w[42].owned || w[42].coins.isAtLeast(283)) && !w[42].d1 && atLeastTwo(w[42].s1.isAtLeast(3), w[42].s4.isAtLeast(1), w[42].quest.isAtLeast(6)))
    open[841] = ((w[42].owned || w[42].coins.isAtLeast(402)) && !w[42].d4 && atLeastTwo(w[42].s7.isAtLeast(1), w[42].s4.isAtLeast(1), w[42].quest.isAtLeast(6)))
    open[842] = ((w[42].d1 && w[42].d5 && w[42].stars.isAtLeast(12)) || w[42].owned)
    open[843] = ((w[42].d0 && w[42].d1 && w[42].stars.isAtLeast(10)) || w[42].owned)
    open[844] = ((w[42].d6 && w[42].d1 && w[42].stars.isAtLeast(17)) || w[42].owned || w[42].coins.isAtLeast(881))
    open[845] = ((w[42].owned || w[42].coins.isAtLeast(491)) && !w[42].d7 && atLeastTwo(w[42].s6.isAtLeast(2), w[42].s2.isAtLeast(2), w[42].quest.isAtLeast(5)))
    open[846] = ((w[42].d0 && w[42].d1 && w[42].stars.isAtLeast(8)) || w[42].owned || w[42].coins.isAtLeast(517))
    open[847] = ((w[42].owned || w[42].coins.isAtLeast(955)) && !w[42].d7 && atLeastTwo(w[42].s6.isAtLeast(1), w[42].s2.isAtLeast(2), w[42].quest.isAtLeast(6)))
    open[848] = ((w[42].d5 && w[42].stars.isAtLeast(17)) || w[42].coins.isAtLeast(650))
    open[849] = ((w[42].d6 && atLeastTwo(w[42].s3.isAtLeast(1), w[42].s7.isAtLeast(3), w[42].quest.isAtLeast(6))) || w[42].owned || w[42].coins.isAtLeast(468))
    open[850] = ((w[42].d7 && w[42].d6 && w[42].stars.isAtLeast(15)) || w[42].owned || w[42].coins.isAtLeast(951))
    open[851] = ((w[42].d6 && w[42].d1 && w[42].stars.isAtLeast(14)) || w[42].owned || w[42].coins.isAtLeast(555))
    open[852] = ((w[42].d0 && w[42].stars.isAtLeast(10)) || w[42].coins.isAtLeast(760))
    open[853] = ((w[42].owned || w[42].coins.isAtLeast(864)) && !w[42].d7 && atLeastTwo(w[42].s6.isAtLeast(3), w[42].s1.isAtLeast(2), w[42].quest.isAtLeast(6)))
    open[854] = ((w[42].d5 && w[42].d6 && w[42].stars.isAtLeast(16)) || w[42].owned || w[42].coins.isAtLeast(977))
    open[855] = ((w[42].owned || w[42].coins.isAtLeast(714)) && !w[42].d4 && atLeastTwo(w[42].s1.isAtLeast(1), w[42].s0.isAtLeast(1), w[42].quest.isAtLeast(7)))
    open[856] = (w[42].d0 && atLeastTwo(w[42].s3.isAtLeast(1), w[42].s4.isAtLeast(2), w[42].quest.isAtLeast(1)))
    open[857] = (w[42].d1 && atLeastTwo(w[42].s0.isAtLeast(1), w[42].s3.isAtLeast(1), w[42].quest.isAtLeast(8)))
    open[858] = ((w[42].d0 && w[42].d5 && w[42].stars.isAtLeast(10)) || w[42].owned)
    open[859] = ((w[42].d7 && w[42].d0 && w[42].stars.isAtLeast(9)) || w[42].owned || w[42].coins.isAtLeast(943))
  }

  private static func flat43(_ w: [FlatWorld], _ open: inout [Bool]) {
    open[860] = ((w[43].d7 && w[43].d5 && w[43].stars.isAtLeast(13)) || w[43].owned || w[43].coins.isAtLeast(508))
    open[861] = ((w[43].d0 && atLeastTwo(w[43].s1.isAtLeast(1), w[43].s0.isAtLeast(3), w[43].quest.isAtLeast(4))) || w[43].owned || w[43].coins.isAtLeast(689))
    open[862] = (w[43].d7 && atLeastTwo(w[43].s2.isAtLeast(2), w[43].s7.isAtLeast(3), w[43].quest.isAtLeast(5)))
    open[863] = (w[43].d3 && atLeastTwo(w[43].s7.isAtLeast(2), w[43].s6.isAtLeast(3), w[43].quest.isAtLeast(7)))
    open[864] = ((w[43].owned || w[43].coins.isAtLeast(467)) && !w[43].d5 && atLeastTwo(w[43].s3.isAtLeast(2), w[43].s0.isAtLeast(2), w[43].quest.isAtLeast(6)))
    open[865] = ((w[43].d2 && w[43].d6 && w[43].stars.isAtLeast(17)) || w[43].owned)
    open[866] = ((w[43].owned || w[43].coins.isAtLeast(394)) && !w[43].d1 && atLeastTwo(w[43].s1.isAtLeast(2), w[43].s7.isAtLeast(1), w[43].quest.isAtLeast(4)))
    open[867] = ((w[43].d4 && w[43].stars.isAtLeast(10)) || w[43].coins.isAtLeast(582))
    open[868] = ((w[43].owned || w[43].coins.isAtLeast(208)) && !w[43].d3 && atLeastTwo(w[43].s7.isAtLeast(2), w[43].s3.isAtLeast(3), w[43].quest.isAtLeast(7)))
    open[869] = ((w[43].d1 && w[43].d2 && w[43].stars.isAtLeast(14)) || w[43].owned)
    open[870] = ((w[43].owned || w[43].coins.isAtLeast(746)) && !w[43].d7 && atLeastTwo(w[43].s5.isAtLeast(1), w[43].s2.isAtLeast(2), w[43].quest.isAtLeast(4)))
    open[871] = ((w[43].owned || w[43].coins.isAtLeast(116)) && !w[43].d5 && atLeastTwo(w[43].s0.isAtLeast(1), w[43].s6.isAtLeast(2), w[43].quest.isAtLeast(3)))
    open[872] = ((w[43].d4 && w[43].stars.isAtLeast(10)) || w[43].coins.isAtLeast(116))
    open[873] = ((w[43].d4 && atLeastTwo(w[43].s0.isAtLeast(2), w[43].s1.isAtLeast(1), w[43].quest.isAtLeast(7))) || w[43].owned || w[43].coins.isAtLeast(153))
    open[874] = ((w[43].d3 && atLeastTwo(w[43].s1.isAtLeast(2), w[43].s3.isAtLeast(1), w[43].quest.isAtLeast(3))) || w[43].owned || w[43].coins.isAtLeast(258))
    open[875] = (w[43].d7 && atLeastTwo(w[43].s2.isAtLeast(3), w[43].s3.isAtLeast(1), w[43].quest.isAtLeast(2)))
    open[876] = ((w[43].owned || w[43].coins.isAtLeast(289)) && !w[43].d6 && atLeastTwo(w[43].s0.isAtLeast(2), w[43].s1.isAtLeast(2), w[43].quest.isAtLeast(6)))
    open[877] = ((w[43].d1 && w[43].d6 && w[43].stars.isAtLeast(16)) || w[43].owned)
    open[878] = ((w[43].d4 && w[43].d2 && w[43].stars.isAtLeast(12)) || w[43].owned || w[43].coins.isAtLeast(284))
    open[879] = (w[43].d4 && atLeastTwo(w[43].s5.isAtLeast(1), w[43].s2.isAtLeast(1), w[43].quest.isAtLeast(7)))
  }

  private static func flat44(_ w: [FlatWorld], _ open: inout [Bool]) {
    open[880] = ((w[44].d7 && w[44].stars.isAtLeast(13)) || w[44].coins.isAtLeast(891))
    open[881] = ((w[44].owned || w[44].coins.isAtLeast(707)) && !w[44].d5 && atLeastTwo(w[44].s3.isAtLeast(3), w[44].s1.isAtLeast(2), w[44].quest.isAtLeast(2)))
    open[882] = ((w[44].d7 && w[44].d4 && w[44].stars.isAtLeast(17)) || w[44].owned || w[44].coins.isAtLeast(768))
    open[883] = ((w[44].d3 && w[44].d7 && w[44].stars.isAtLeast(16)) || w[44].owned || w[44].coins.isAtLeast(192))
    open[884] = ((w[44].d0 && w[44].d5 && w[44].stars.isAtLeast(15)) || w[44].owned)
    open[885] = ((w[44].d5 && w[44].d3 && w[44].stars.isAtLeast(17)) || w[44].owned)
    open[886] = ((w[44].d3 && w[44].stars.isAtLeast(15)) || w[44].coins.isAtLeast(343))
    open[887] = ((w[44].d7 && w[44].stars.isAtLeast(10)) || w[44].coins.isAtLeast(364))
    open[888] = ((w[44].d1 && w[44].stars.isAtLeast(15)) || w[44].coins.isAtLeast(623))
    open[889] = ((w[44].d3 && w[44].stars.isAtLeast(10)) || w[44].coins.isAtLeast(161))
    open[890] = ((w[44].d6 && w[44].d2 && w[44].stars.isAtLeast(13)) || w[44].owned)
    open[891] = ((w[44].d5 && atLeastTwo(w[44].s3.isAtLeast(1), w[44].s2.isAtLeast(2), w[44].quest.isAtLeast(4))) || w[44].owned || w[44].coins.isAtLeast(891))
    open[892] = ((w[44].d1 && w[44].d3 && w[44].stars.isAtLeast(12)) || w[44].owned)
    open[893] = ((w[44].d4 && atLeastTwo(w[44].s6.isAtLeast(1), w[44].s7.isAtLeast(1), w[44].quest.isAtLeast(5))) || w[44].owned || w[44].coins.isAtLeast(574))
    open[894] = ((w[44].d4 && w[44].stars.isAtLeast(15)) || w[44].coins.isAtLeast(733))
    open[895] = ((w[44].d0 && w[44].d6 && w[44].stars.isAtLeast(14)) || w[44].owned || w[44].coins.isAtLeast(426))
    open[896] = ((w[44].owned || w[44].coins.isAtLeast(653)) && !w[44].d4 && atLeastTwo(w[44].s4.isAtLeast(3), w[44].s5.isAtLeast(3), w[44].quest.isAtLeast(7)))
    open[897] = ((w[44].d5 && w[44].d3 && w[44].stars.isAtLeast(9)) || w[44].owned)
    open[898] = ((w[44].d4 && atLeastTwo(w[44].s5.isAtLeast(2), w[44].s3.isAtLeast(2), w[44].quest.isAtLeast(1))) || w[44].owned || w[44].coins.isAtLeast(116))
    open[899] = ((w[44].d1 && w[44].d0 && w[44].stars.isAtLeast(8)) || w[44].owned)
  }

  private static func flat45(_ w: [FlatWorld], _ open: inout [Bool]) {
    open[900] = ((w[45].owned || w[45].coins.isAtLeast(897)) && !w[45].d7 && atLeastTwo(w[45].s2.isAtLeast(3), w[45].s6.isAtLeast(1), w[45].quest.isAtLeast(5)))
    open[901] = ((w[45].d6 && atLeastTwo(w[45].s7.isAtLeast(2), w[45].s4.isAtLeast(2), w[45].quest.isAtLeast(3))) || w[45].owned || w[45].coins.isAtLeast(741))
    open[902] = ((w[45].d4 && atLeastTwo(w[45].s3.isAtLeast(3), w[45].s7.isAtLeast(1), w[45].quest.isAtLeast(8))) || w[45].owned || w[45].coins.isAtLeast(401))
    open[903] = (w[45].d6 && atLeastTwo(w[45].s0.isAtLeast(3), w[45].s1.isAtLeast(2), w[45].quest.isAtLeast(6)))
    open[904] = ((w[45].d3 && w[45].d6 && w[45].stars.isAtLeast(17)) || w[45].owned)
    open[905] = ((w[45].owned || w[45].coins.isAtLeast(754)) && !w[45].d4 && atLeastTwo(w[45].s0.isAtLeast(2), w[45].s6.isAtLeast(1), w[45].quest.isAtLeast(5)))
    open[906] = ((w[45].d3 && atLeastTwo(w[45].s6.isAtLeast(1), w[45].s4.isAtLeast(2), w[45].quest.isAtLeast(6))) || w[45].owned || w[45].coins.isAtLeast(135))
    open[907] = ((w[45].d3 && w[45].stars.isAtLeast(10)) || w[45].coins.isAtLeast(295))
    open[908] = ((w[45].d2 && w[45].d7 && w[45].stars.isAtLeast(12)) || w[45].owned || w[45].coins.isAtLeast(255))
    open[909] = ((w[45].d5 && w[45].stars.isAtLeast(10)) || w[45].coins.isAtLeast(953))
    open[910] = (w[45].d0 && atLeastTwo(w[45].s2.isAtLeast(2), w[45].s7.isAtLeast(1), w[45].quest.isAtLeast(5)))
    open[911] = ((w[45].d4 && w[45].d6 && w[45].stars.isAtLeast(17)) || w[45].owned)
    open[912] = ((w[45].owned || w[45].coins.isAtLeast(315)) && !w[45].d1 && atLeastTwo(w[45].s1.isAtLeast(1), w[45].s2.isAtLeast(1), w[45].quest.isAtLeast(3)))
    open[913] = ((w[45].d4 && w[45].stars.isAtLeast(8)) || w[45].coins.isAtLeast(270))
    open[914] = ((w[45].d7 && w[45].stars.isAtLeast(13)) || w[45].coins.isAtLeast(192))
    open[915] = ((w[45].d4 && atLeastTwo(w[45].s7.isAtLeast(3), w[45].s6.isAtLeast(2), w[45].quest.isAtLeast(2))) || w[45].owned || w[45].coins.isAtLeast(958))
    open[916] = ((w[45].d2 && w[45].d5 && w[45].stars.isAtLeast(16)) || w[45].owned || w[45].coins.isAtLeast(292))
    open[917] = ((w[45].owned || w[45].coins.isAtLeast(633)) && !w[45].d4 && atLeastTwo(w[45].s1.isAtLeast(3), w[45].s0.isAtLeast(2), w[45].quest.isAtLeast(1)))
    open[918] = ((w[45].d2 && atLeastTwo(w[45].s6.isAtLeast(2), w[45].s1.isAtLeast(2), w[45].quest.isAtLeast(3))) || w[45].owned || w[45].coins.isAtLeast(850))
    open[919] = ((w[45].d0 && w[45].d4 && w[45].stars.isAtLeast(13)) || w[45].owned || w[45].coins.isAtLeast(133))
  }

  private static func flat46(_ w: [FlatWorld], _ open: inout [Bool]) {
    open[920] = (w[46].d1 && atLeastTwo(w[46].s7.isAtLeast(2), w[46].s3.isAtLeast(2), w[46].quest.isAtLeast(2)))
    open[921] = (w[46].d1 && atLeastTwo(w[46].s5.isAtLeast(3), w[46].s3.isAtLeast(1), w[46].quest.isAtLeast(2)))
    open[922] = (w[46].d1 && atLeastTwo(w[46].s0.isAtLeast(1), w[46].s5.isAtLeast(1), w[46].quest.isAtLeast(6)))
    open[923] = ((w[46].owned || w[46].coins.isAtLeast(626)) && !w[46].d5 && atLeastTwo(w[46].s2.isAtLeast(1), w[46].s1.isAtLeast(3), w[46].quest.isAtLeast(5)))
    open[924] = ((w[46].d7 && w[46].d6 && w[46].stars.isAtLeast(12)) || w[46].owned)
    open[925] = ((w[46].owned || w[46].coins.isAtLeast(582)) && !w[46].d7 && atLeastTwo(w[46].s5.isAtLeast(2), w[46].s4.isAtLeast(1), w[46].quest.isAtLeast(8)))
    open[926] = ((w[46].owned || w[46].coins.isAtLeast(785)) && !w[46].d5 && atLeastTwo(w[46].s2.isAtLeast(1), w[46].s4.isAtLeast(3), w[46].quest.isAtLeast(1)))
    open[927] = ((w[46].d1 && atLeastTwo(w[46].s3.isAtLeast(3), w[46].s6.isAtLeast(1), w[46].quest.isAtLeast(8))) || w[46].owned || w[46].coins.isAtLeast(892))
    open[928] = ((w[46].d4 && w[46].d3 && w[46].stars.isAtLeast(12)) || w[46].owned || w[46].coins.isAtLeast(492))
    open[929] = ((w[46].d7 && w[46].d5 && w[46].stars.isAtLeast(13)) || w[46].owned)
    open[930] = ((w[46].d2 && w[46].d0 && w[46].stars.isAtLeast(8)) || w[46].owned || w[46].coins.isAtLeast(244))
    open[931] = ((w[46].d3 && w[46].d7 && w[46].stars.isAtLeast(8)) || w[46].owned || w[46].coins.isAtLeast(844))
    open[932] = ((w[46].d5 && w[46].stars.isAtLeast(13)) || w[46].coins.isAtLeast(341))
    open[933] = (w[46].d4 && atLeastTwo(w[46].s3.isAtLeast(2), w[46].s4.isAtLeast(1), w[46].quest.isAtLeast(1)))
    open[934] = ((w[46].owned || w[46].coins.isAtLeast(981)) && !w[46].d3 && atLeastTwo(w[46].s5.isAtLeast(1), w[46].s0.isAtLeast(3), w[46].quest.isAtLeast(7)))
    open[935] = ((w[46].d2 && w[46].d4 && w[46].stars.isAtLeast(15)) || w[46].owned || w[46].coins.isAtLeast(196))
    open[936] = ((w[46].d1 && w[46].stars.isAtLeast(12)) || w[46].coins.isAtLeast(710))
    open[937] = (w[46].d3 && atLeastTwo(w[46].s5.isAtLeast(1), w[46].s1.isAtLeast(3), w[46].quest.isAtLeast(8)))
    open[938] = ((w[46].owned || w[46].coins.isAtLeast(747)) && !w[46].d4 && atLeastTwo(w[46].s3.isAtLeast(2), w[46].s2.isAtLeast(1), w[46].quest.isAtLeast(4)))
    open[939] = ((w[46].d4 && w[46].d6 && w[46].stars.isAtLeast(12)) || w[46].owned)
  }

  private static func flat47(_ w: [FlatWorld], _ open: inout [Bool]) {
    open[940] = ((w[47].d2 && w[47].d3 && w[47].stars.isAtLeast(13)) || w[47].owned)
    open[941] = (w[47].d4 && atLeastTwo(w[47].s3.isAtLeast(3), w[47].s4.isAtLeast(3), w[47].quest.isAtLeast(6)))
    open[942] = ((w[47].d0 && atLeastTwo(w[47].s7.isAtLeast(2), w[47].s5.isAtLeast(1), w[47].quest.isAtLeast(5))) || w[47].owned || w[47].coins.isAtLeast(496))
    open[943] = ((w[47].d0 && w[47].stars.isAtLeast(15)) || w[47].coins.isAtLeast(553))
    open[944] = (w[47].d6 && atLeastTwo(w[47].s4.isAtLeast(1), w[47].s5.isAtLeast(1), w[47].quest.isAtLeast(5)))
    open[945] = ((w[47].d2 && w[47].d1 && w[47].stars.isAtLeast(13)) || w[47].owned)
    open[946] = ((w[47].d6 && w[47].d0 && w[47].stars.isAtLeast(16)) || w[47].owned)
    open[947] = ((w[47].d0 && w[47].d6 && w[47].stars.isAtLeast(10)) || w[47].owned || w[47].coins.isAtLeast(167))
    open[948] = ((w[47].d2 && w[47].d5 && w[47].stars.isAtLeast(11)) || w[47].owned || w[47].coins.isAtLeast(225))
    open[949] = (w[47].d1 && atLeastTwo(w[47].s7.isAtLeast(1), w[47].s6.isAtLeast(2), w[47].quest.isAtLeast(1)))
    open[950] = (w[47].d4 && atLeastTwo(w[47].s2.isAtLeast(2), w[47].s7.isAtLeast(1), w[47].quest.isAtLeast(3)))
    open[951] = (w[47].d4 && atLeastTwo(w[47].s5.isAtLeast(1), w[47].s3.isAtLeast(1), w[47].quest.isAtLeast(1)))
    open[952] = ((w[47].d6 && w[47].d0 && w[47].stars.isAtLeast(13)) || w[47].owned)
    open[953] = ((w[47].d4 && atLeastTwo(w[47].s5.isAtLeast(3), w[47].s3.isAtLeast(2), w[47].quest.isAtLeast(7))) || w[47].owned || w[47].coins.isAtLeast(241))
    open[954] = ((w[47].owned || w[47].coins.isAtLeast(151)) && !w[47].d2 && atLeastTwo(w[47].s0.isAtLeast(3), w[47].s2.isAtLeast(1), w[47].quest.isAtLeast(3)))
    open[955] = (w[47].d6 && atLeastTwo(w[47].s7.isAtLeast(2), w[47].s2.isAtLeast(1), w[47].quest.isAtLeast(8)))
    open[956] = ((w[47].d1 && w[47].stars.isAtLeast(13)) || w[47].coins.isAtLeast(935))
    open[957] = ((w[47].owned || w[47].coins.isAtLeast(144)) && !w[47].d1 && atLeastTwo(w[47].s1.isAtLeast(3), w[47].s7.isAtLeast(1), w[47].quest.isAtLeast(5)))
    open[958] = ((w[47].owned || w[47].coins.isAtLeast(530)) && !w[47].d2 && atLeastTwo(w[47].s0.isAtLeast(1), w[47].s4.isAtLeast(1), w[47].quest.isAtLeast(8)))
    open[959] = ((w[47].d6 && w[47].d4 && w[47].stars.isAtLeast(17)) || w[47].owned)
  }

  private static func flat48(_ w: [FlatWorld], _ open: inout [Bool]) {
    open[960] = ((w[48].d2 && atLeastTwo(w[48].s0.isAtLeast(3), w[48].s1.isAtLeast(3), w[48].quest.isAtLeast(2))) || w[48].owned || w[48].coins.isAtLeast(862))
    open[961] = ((w[48].d4 && w[48].stars.isAtLeast(8)) || w[48].coins.isAtLeast(288))
    open[962] = ((w[48].d4 && w[48].stars.isAtLeast(16)) || w[48].coins.isAtLeast(653))
    open[963] = ((w[48].d6 && w[48].d1 && w[48].stars.isAtLeast(8)) || w[48].owned || w[48].coins.isAtLeast(765))
    open[964] = (w[48].d0 && atLeastTwo(w[48].s2.isAtLeast(2), w[48].s6.isAtLeast(3), w[48].quest.isAtLeast(3)))
    open[965] = ((w[48].owned || w[48].coins.isAtLeast(284)) && !w[48].d0 && atLeastTwo(w[48].s4.isAtLeast(1), w[48].s7.isAtLeast(1), w[48].quest.isAtLeast(1)))
    open[966] = ((w[48].d7 && atLeastTwo(w[48].s7.isAtLeast(1), w[48].s5.isAtLeast(2), w[48].quest.isAtLeast(1))) || w[48].owned || w[48].coins.isAtLeast(699))
    open[967] = ((w[48].d2 && w[48].d1 && w[48].stars.isAtLeast(16)) || w[48].owned)
    open[968] = ((w[48].owned || w[48].coins.isAtLeast(975)) && !w[48].d1 && atLeastTwo(w[48].s7.isAtLeast(3), w[48].s0.isAtLeast(3), w[48].quest.isAtLeast(5)))
    open[969] = ((w[48].d0 && w[48].stars.isAtLeast(12)) || w[48].coins.isAtLeast(466))
    open[970] = ((w[48].d1 && w[48].stars.isAtLeast(14)) || w[48].coins.isAtLeast(574))
    open[971] = ((w[48].owned || w[48].coins.isAtLeast(838)) && !w[48].d2 && atLeastTwo(w[48].s6.isAtLeast(2), w[48].s1.isAtLeast(3), w[48].quest.isAtLeast(5)))
    open[972] = ((w[48].owned || w[48].coins.isAtLeast(979)) && !w[48].d5 && atLeastTwo(w[48].s5.isAtLeast(1), w[48].s3.isAtLeast(3), w[48].quest.isAtLeast(5)))
    open[973] = (w[48].d0 && atLeastTwo(w[48].s6.isAtLeast(1), w[48].s1.isAtLeast(3), w[48].quest.isAtLeast(1)))
    open[974] = ((w[48].d1 && atLeastTwo(w[48].s6.isAtLeast(1), w[48].s3.isAtLeast(2), w[48].quest.isAtLeast(2))) || w[48].owned || w[48].coins.isAtLeast(420))
    open[975] = ((w[48].d5 && w[48].d2 && w[48].stars.isAtLeast(13)) || w[48].owned)
    open[976] = ((w[48].d7 && atLeastTwo(w[48].s7.isAtLeast(3), w[48].s6.isAtLeast(1), w[48].quest.isAtLeast(5))) || w[48].owned || w[48].coins.isAtLeast(736))
    open[977] = ((w[48].d3 && w[48].d7 && w[48].stars.isAtLeast(13)) || w[48].owned)
    open[978] = ((w[48].d4 && atLeastTwo(w[48].s5.isAtLeast(2), w[48].s1.isAtLeast(2), w[48].quest.isAtLeast(4))) || w[48].owned || w[48].coins.isAtLeast(218))
    open[979] = ((w[48].d2 && w[48].d4 && w[48].stars.isAtLeast(14)) || w[48].owned)
  }

  private static func flat49(_ w: [FlatWorld], _ open: inout [Bool]) {
    open[980] = ((w[49].d4 && w[49].d1 && w[49].stars.isAtLeast(17)) || w[49].owned || w[49].coins.isAtLeast(247))
    open[981] = (w[49].d1 && atLeastTwo(w[49].s1.isAtLeast(1), w[49].s5.isAtLeast(1), w[49].quest.isAtLeast(8)))
    open[982] = (w[49].d2 && atLeastTwo(w[49].s1.isAtLeast(1), w[49].s3.isAtLeast(2), w[49].quest.isAtLeast(7)))
    open[983] = ((w[49].d6 && w[49].d2 && w[49].stars.isAtLeast(12)) || w[49].owned || w[49].coins.isAtLeast(693))
    open[984] = ((w[49].owned || w[49].coins.isAtLeast(540)) && !w[49].d6 && atLeastTwo(w[49].s2.isAtLeast(1), w[49].s6.isAtLeast(2), w[49].quest.isAtLeast(5)))
    open[985] = ((w[49].d5 && w[49].stars.isAtLeast(10)) || w[49].coins.isAtLeast(150))
    open[986] = ((w[49].d1 && w[49].d6 && w[49].stars.isAtLeast(13)) || w[49].owned)
    open[987] = ((w[49].d1 && w[49].d2 && w[49].stars.isAtLeast(16)) || w[49].owned)
    open[988] = ((w[49].d2 && w[49].d7 && w[49].stars.isAtLeast(11)) || w[49].owned || w[49].coins.isAtLeast(179))
    open[989] = (w[49].d3 && atLeastTwo(w[49].s3.isAtLeast(1), w[49].s5.isAtLeast(3), w[49].quest.isAtLeast(2)))
    open[990] = (w[49].d1 && atLeastTwo(w[49].s6.isAtLeast(3), w[49].s4.isAtLeast(2), w[49].quest.isAtLeast(3)))
    open[991] = ((w[49].d4 && w[49].stars.isAtLeast(13)) || w[49].coins.isAtLeast(318))
    open[992] = ((w[49].d0 && w[49].d7 && w[49].stars.isAtLeast(16)) || w[49].owned || w[49].coins.isAtLeast(772))
    open[993] = ((w[49].d4 && w[49].d1 && w[49].stars.isAtLeast(9)) || w[49].owned)
    open[994] = ((w[49].d3 && w[49].d1 && w[49].stars.isAtLeast(11)) || w[49].owned)
    open[995] = ((w[49].d3 && w[49].stars.isAtLeast(13)) || w[49].coins.isAtLeast(557))
    open[996] = ((w[49].d3 && w[49].stars.isAtLeast(14)) || w[49].coins.isAtLeast(458))
    open[997] = (w[49].d5 && atLeastTwo(w[49].s5.isAtLeast(3), w[49].s6.isAtLeast(1), w[49].quest.isAtLeast(1)))
    open[998] = ((w[49].d6 && w[49].stars.isAtLeast(10)) || w[49].coins.isAtLeast(839))
    open[999] = ((w[49].d2 && w[49].d1 && w[49].stars.isAtLeast(12)) || w[49].owned || w[49].coins.isAtLeast(986))
  }

  static func unsafe(_ w: UnsafePointer<FlatWorld>, _ open: UnsafeMutablePointer<Bool>) {
    unsafe0(w, open)
    unsafe1(w, open)
    unsafe2(w, open)
    unsafe3(w, open)
    unsafe4(w, open)
    unsafe5(w, open)
    unsafe6(w, open)
    unsafe7(w, open)
    unsafe8(w, open)
    unsafe9(w, open)
    unsafe10(w, open)
    unsafe11(w, open)
    unsafe12(w, open)
    unsafe13(w, open)
    unsafe14(w, open)
    unsafe15(w, open)
    unsafe16(w, open)
    unsafe17(w, open)
    unsafe18(w, open)
    unsafe19(w, open)
    unsafe20(w, open)
    unsafe21(w, open)
    unsafe22(w, open)
    unsafe23(w, open)
    unsafe24(w, open)
    unsafe25(w, open)
    unsafe26(w, open)
    unsafe27(w, open)
    unsafe28(w, open)
    unsafe29(w, open)
    unsafe30(w, open)
    unsafe31(w, open)
    unsafe32(w, open)
    unsafe33(w, open)
    unsafe34(w, open)
    unsafe35(w, open)
    unsafe36(w, open)
    unsafe37(w, open)
    unsafe38(w, open)
    unsafe39(w, open)
    unsafe40(w, open)
    unsafe41(w, open)
    unsafe42(w, open)
    unsafe43(w, open)
    unsafe44(w, open)
    unsafe45(w, open)
    unsafe46(w, open)
    unsafe47(w, open)
    unsafe48(w, open)
    unsafe49(w, open)
  }

  private static func unsafe0(_ w: UnsafePointer<FlatWorld>, _ open: UnsafeMutablePointer<Bool>) {
    open[0] = ((w[0].d5 && w[0].d3 && w[0].stars.isAtLeast(13)) || w[0].owned)
    open[1] = ((w[0].d6 && atLeastTwo(w[0].s1.isAtLeast(1), w[0].s6.isAtLeast(1), w[0].quest.isAtLeast(7))) || w[0].owned || w[0].coins.isAtLeast(593))
    open[2] = ((w[0].d6 && w[0].d1 && w[0].stars.isAtLeast(13)) || w[0].owned || w[0].coins.isAtLeast(153))
    open[3] = ((w[0].owned || w[0].coins.isAtLeast(260)) && !w[0].d4 && atLeastTwo(w[0].s4.isAtLeast(2), w[0].s0.isAtLeast(1), w[0].quest.isAtLeast(7)))
    open[4] = ((w[0].d4 && atLeastTwo(w[0].s4.isAtLeast(1), w[0].s5.isAtLeast(3), w[0].quest.isAtLeast(6))) || w[0].owned || w[0].coins.isAtLeast(642))
    open[5] = ((w[0].d2 && w[0].d7 && w[0].stars.isAtLeast(15)) || w[0].owned)
    open[6] = ((w[0].d0 && w[0].d2 && w[0].stars.isAtLeast(13)) || w[0].owned || w[0].coins.isAtLeast(265))
    open[7] = ((w[0].d6 && w[0].d7 && w[0].stars.isAtLeast(16)) || w[0].owned || w[0].coins.isAtLeast(786))
    open[8] = ((w[0].d4 && w[0].stars.isAtLeast(12)) || w[0].coins.isAtLeast(379))
    open[9] = (w[0].d3 && atLeastTwo(w[0].s1.isAtLeast(2), w[0].s6.isAtLeast(2), w[0].quest.isAtLeast(6)))
    open[10] = ((w[0].d7 && w[0].d2 && w[0].stars.isAtLeast(15)) || w[0].owned || w[0].coins.isAtLeast(396))
    open[11] = (w[0].d0 && atLeastTwo(w[0].s1.isAtLeast(2), w[0].s6.isAtLeast(2), w[0].quest.isAtLeast(7)))
    open[12] = (w[0].d4 && atLeastTwo(w[0].s4.isAtLeast(3), w[0].s7.isAtLeast(2), w[0].quest.isAtLeast(7)))
    open[13] = ((w[0].d0 && w[0].d6 && w[0].stars.isAtLeast(17)) || w[0].owned || w[0].coins.isAtLeast(135))
    open[14] = (w[0].d4 && atLeastTwo(w[0].s0.isAtLeast(1), w[0].s7.isAtLeast(1), w[0].quest.isAtLeast(4)))
    open[15] = ((w[0].d3 && w[0].d0 && w[0].stars.isAtLeast(11)) || w[0].owned)
    open[16] = ((w[0].d5 && w[0].d1 && w[0].stars.isAtLeast(15)) || w[0].owned)
    open[17] = ((w[0].d5 && atLeastTwo(w[0].s5.isAtLeast(3), w[0].s1.isAtLeast(3), w[0].quest.isAtLeast(3))) || w[0].owned || w[0].coins.isAtLeast(952))
    open[18] = ((w[0].owned || w[0].coins.isAtLeast(401)) && !w[0].d5 && atLeastTwo(w[0].s7.isAtLeast(3), w[0].s1.isAtLeast(1), w[0].quest.isAtLeast(7)))
    open[19] = (w[0].d1 && atLeastTwo(w[0].s2.isAtLeast(3), w[0].s4.isAtLeast(2), w[0].quest.isAtLeast(2)))
  }

  private static func unsafe1(_ w: UnsafePointer<FlatWorld>, _ open: UnsafeMutablePointer<Bool>) {
    open[20] = (w[1].d7 && atLeastTwo(w[1].s0.isAtLeast(3), w[1].s1.isAtLeast(3), w[1].quest.isAtLeast(6)))
    open[21] = ((w[1].d1 && w[1].d5 && w[1].stars.isAtLeast(16)) || w[1].owned || w[1].coins.isAtLeast(566))
    open[22] = ((w[1].d0 && w[1].stars.isAtLeast(14)) || w[1].coins.isAtLeast(968))
    open[23] = ((w[1].d5 && w[1].d1 && w[1].stars.isAtLeast(17)) || w[1].owned || w[1].coins.isAtLeast(903))
    open[24] = ((w[1].d5 && w[1].stars.isAtLeast(14)) || w[1].coins.isAtLeast(266))
    open[25] = (w[1].d1 && atLeastTwo(w[1].s5.isAtLeast(3), w[1].s7.isAtLeast(3), w[1].quest.isAtLeast(4)))
    open[26] = ((w[1].owned || w[1].coins.isAtLeast(618)) && !w[1].d3 && atLeastTwo(w[1].s3.isAtLeast(1), w[1].s7.isAtLeast(2), w[1].quest.isAtLeast(2)))
    open[27] = ((w[1].d5 && w[1].d3 && w[1].stars.isAtLeast(12)) || w[1].owned)
    open[28] = ((w[1].owned || w[1].coins.isAtLeast(920)) && !w[1].d3 && atLeastTwo(w[1].s4.isAtLeast(1), w[1].s5.isAtLeast(3), w[1].quest.isAtLeast(8)))
    open[29] = ((w[1].d2 && w[1].d4 && w[1].stars.isAtLeast(10)) || w[1].owned)
    open[30] = (w[1].d4 && atLeastTwo(w[1].s1.isAtLeast(2), w[1].s3.isAtLeast(2), w[1].quest.isAtLeast(6)))
    open[31] = ((w[1].d6 && atLeastTwo(w[1].s4.isAtLeast(2), w[1].s5.isAtLeast(2), w[1].quest.isAtLeast(6))) || w[1].owned || w[1].coins.isAtLeast(325))
    open[32] = ((w[1].d3 && w[1].stars.isAtLeast(11)) || w[1].coins.isAtLeast(129))
    open[33] = ((w[1].d5 && w[1].d0 && w[1].stars.isAtLeast(16)) || w[1].owned || w[1].coins.isAtLeast(810))
    open[34] = ((w[1].d2 && w[1].stars.isAtLeast(13)) || w[1].coins.isAtLeast(768))
    open[35] = ((w[1].d1 && w[1].d7 && w[1].stars.isAtLeast(14)) || w[1].owned || w[1].coins.isAtLeast(400))
    open[36] = ((w[1].d4 && atLeastTwo(w[1].s0.isAtLeast(1), w[1].s4.isAtLeast(1), w[1].quest.isAtLeast(4))) || w[1].owned || w[1].coins.isAtLeast(819))
    open[37] = ((w[1].d1 && atLeastTwo(w[1].s4.isAtLeast(2), w[1].s7.isAtLeast(3), w[1].quest.isAtLeast(4))) || w[1].owned || w[1].coins.isAtLeast(372))
    open[38] = ((w[1].d6 && w[1].stars.isAtLeast(8)) || w[1].coins.isAtLeast(167))
    open[39] = ((w[1].d5 && atLeastTwo(w[1].s6.isAtLeast(3), w[1].s2.isAtLeast(3), w[1].quest.isAtLeast(6))) || w[1].owned || w[1].coins.isAtLeast(954))
  }

  private static func unsafe2(_ w: UnsafePointer<FlatWorld>, _ open: UnsafeMutablePointer<Bool>) {
    open[40] = (w[2].d7 && atLeastTwo(w[2].s1.isAtLeast(2), w[2].s2.isAtLeast(2), w[2].quest.isAtLeast(4)))
    open[41] = (w[2].d0 && atLeastTwo(w[2].s7.isAtLeast(2), w[2].s4.isAtLeast(2), w[2].quest.isAtLeast(2)))
    open[42] = ((w[2].d0 && atLeastTwo(w[2].s3.isAtLeast(2), w[2].s6.isAtLeast(1), w[2].quest.isAtLeast(4))) || w[2].owned || w[2].coins.isAtLeast(589))
    open[43] = (w[2].d1 && atLeastTwo(w[2].s2.isAtLeast(2), w[2].s4.isAtLeast(1), w[2].quest.isAtLeast(8)))
    open[44] = ((w[2].d0 && atLeastTwo(w[2].s5.isAtLeast(2), w[2].s0.isAtLeast(3), w[2].quest.isAtLeast(4))) || w[2].owned || w[2].coins.isAtLeast(235))
    open[45] = ((w[2].d5 && atLeastTwo(w[2].s5.isAtLeast(3), w[2].s6.isAtLeast(2), w[2].quest.isAtLeast(3))) || w[2].owned || w[2].coins.isAtLeast(116))
    open[46] = ((w[2].d0 && atLeastTwo(w[2].s3.isAtLeast(1), w[2].s0.isAtLeast(2), w[2].quest.isAtLeast(8))) || w[2].owned || w[2].coins.isAtLeast(748))
    open[47] = ((w[2].d7 && w[2].d4 && w[2].stars.isAtLeast(13)) || w[2].owned)
    open[48] = ((w[2].owned || w[2].coins.isAtLeast(423)) && !w[2].d5 && atLeastTwo(w[2].s4.isAtLeast(2), w[2].s7.isAtLeast(1), w[2].quest.isAtLeast(6)))
    open[49] = ((w[2].d0 && atLeastTwo(w[2].s3.isAtLeast(2), w[2].s2.isAtLeast(2), w[2].quest.isAtLeast(6))) || w[2].owned || w[2].coins.isAtLeast(700))
    open[50] = ((w[2].d0 && atLeastTwo(w[2].s2.isAtLeast(1), w[2].s0.isAtLeast(3), w[2].quest.isAtLeast(5))) || w[2].owned || w[2].coins.isAtLeast(295))
    open[51] = ((w[2].d4 && w[2].d2 && w[2].stars.isAtLeast(15)) || w[2].owned || w[2].coins.isAtLeast(389))
    open[52] = ((w[2].d6 && w[2].stars.isAtLeast(17)) || w[2].coins.isAtLeast(660))
    open[53] = ((w[2].d5 && atLeastTwo(w[2].s6.isAtLeast(3), w[2].s7.isAtLeast(3), w[2].quest.isAtLeast(3))) || w[2].owned || w[2].coins.isAtLeast(463))
    open[54] = ((w[2].d5 && atLeastTwo(w[2].s4.isAtLeast(2), w[2].s3.isAtLeast(2), w[2].quest.isAtLeast(5))) || w[2].owned || w[2].coins.isAtLeast(646))
    open[55] = ((w[2].owned || w[2].coins.isAtLeast(387)) && !w[2].d1 && atLeastTwo(w[2].s0.isAtLeast(1), w[2].s4.isAtLeast(1), w[2].quest.isAtLeast(6)))
    open[56] = ((w[2].owned || w[2].coins.isAtLeast(610)) && !w[2].d0 && atLeastTwo(w[2].s5.isAtLeast(3), w[2].s2.isAtLeast(3), w[2].quest.isAtLeast(1)))
    open[57] = (w[2].d7 && atLeastTwo(w[2].s6.isAtLeast(2), w[2].s1.isAtLeast(2), w[2].quest.isAtLeast(4)))
    open[58] = ((w[2].d2 && atLeastTwo(w[2].s7.isAtLeast(1), w[2].s5.isAtLeast(3), w[2].quest.isAtLeast(8))) || w[2].owned || w[2].coins.isAtLeast(510))
    open[59] = (w[2].d6 && atLeastTwo(w[2].s4.isAtLeast(2), w[2].s7.isAtLeast(3), w[2].quest.isAtLeast(1)))
  }

  private static func unsafe3(_ w: UnsafePointer<FlatWorld>, _ open: UnsafeMutablePointer<Bool>) {
    open[60] = ((w[3].d7 && w[3].d5 && w[3].stars.isAtLeast(9)) || w[3].owned)
    open[61] = ((w[3].d1 && w[3].stars.isAtLeast(12)) || w[3].coins.isAtLeast(372))
    open[62] = ((w[3].d2 && w[3].d7 && w[3].stars.isAtLeast(10)) || w[3].owned)
    open[63] = ((w[3].owned || w[3].coins.isAtLeast(148)) && !w[3].d4 && atLeastTwo(w[3].s3.isAtLeast(2), w[3].s6.isAtLeast(3), w[3].quest.isAtLeast(8)))
    open[64] = ((w[3].d1 && w[3].d4 && w[3].stars.isAtLeast(13)) || w[3].owned)
    open[65] = ((w[3].owned || w[3].coins.isAtLeast(749)) && !w[3].d7 && atLeastTwo(w[3].s6.isAtLeast(1), w[3].s4.isAtLeast(1), w[3].quest.isAtLeast(8)))
    open[66] = ((w[3].d7 && w[3].d0 && w[3].stars.isAtLeast(17)) || w[3].owned || w[3].coins.isAtLeast(511))
    open[67] = ((w[3].d5 && w[3].stars.isAtLeast(14)) || w[3].coins.isAtLeast(380))
    open[68] = ((w[3].owned || w[3].coins.isAtLeast(910)) && !w[3].d1 && atLeastTwo(w[3].s4.isAtLeast(3), w[3].s0.isAtLeast(1), w[3].quest.isAtLeast(2)))
    open[69] = ((w[3].d3 && w[3].stars.isAtLeast(13)) || w[3].coins.isAtLeast(473))
    open[70] = ((w[3].d0 && atLeastTwo(w[3].s4.isAtLeast(2), w[3].s2.isAtLeast(3), w[3].quest.isAtLeast(6))) || w[3].owned || w[3].coins.isAtLeast(553))
    open[71] = ((w[3].d7 && atLeastTwo(w[3].s0.isAtLeast(3), w[3].s3.isAtLeast(1), w[3].quest.isAtLeast(5))) || w[3].owned || w[3].coins.isAtLeast(988))
    open[72] = ((w[3].d4 && w[3].d3 && w[3].stars.isAtLeast(17)) || w[3].owned)
    open[73] = ((w[3].d3 && w[3].d4 && w[3].stars.isAtLeast(9)) || w[3].owned)
    open[74] = (w[3].d0 && atLeastTwo(w[3].s5.isAtLeast(1), w[3].s7.isAtLeast(3), w[3].quest.isAtLeast(7)))
    open[75] = ((w[3].d2 && w[3].d6 && w[3].stars.isAtLeast(17)) || w[3].owned || w[3].coins.isAtLeast(214))
    open[76] = ((w[3].d6 && atLeastTwo(w[3].s0.isAtLeast(3), w[3].s2.isAtLeast(1), w[3].quest.isAtLeast(8))) || w[3].owned || w[3].coins.isAtLeast(615))
    open[77] = ((w[3].d2 && w[3].d3 && w[3].stars.isAtLeast(14)) || w[3].owned || w[3].coins.isAtLeast(865))
    open[78] = ((w[3].d0 && atLeastTwo(w[3].s6.isAtLeast(3), w[3].s7.isAtLeast(3), w[3].quest.isAtLeast(4))) || w[3].owned || w[3].coins.isAtLeast(284))
    open[79] = (w[3].d5 && atLeastTwo(w[3].s4.isAtLeast(1), w[3].s1.isAtLeast(2), w[3].quest.isAtLeast(1)))
  }

  private static func unsafe4(_ w: UnsafePointer<FlatWorld>, _ open: UnsafeMutablePointer<Bool>) {
    open[80] = ((w[4].d1 && w[4].d4 && w[4].stars.isAtLeast(10)) || w[4].owned || w[4].coins.isAtLeast(101))
    open[81] = ((w[4].owned || w[4].coins.isAtLeast(927)) && !w[4].d4 && atLeastTwo(w[4].s6.isAtLeast(3), w[4].s0.isAtLeast(2), w[4].quest.isAtLeast(3)))
    open[82] = ((w[4].owned || w[4].coins.isAtLeast(442)) && !w[4].d3 && atLeastTwo(w[4].s7.isAtLeast(1), w[4].s3.isAtLeast(1), w[4].quest.isAtLeast(6)))
    open[83] = ((w[4].d5 && w[4].d2 && w[4].stars.isAtLeast(9)) || w[4].owned)
    open[84] = ((w[4].d4 && w[4].stars.isAtLeast(12)) || w[4].coins.isAtLeast(317))
    open[85] = (w[4].d5 && atLeastTwo(w[4].s1.isAtLeast(2), w[4].s2.isAtLeast(3), w[4].quest.isAtLeast(7)))
    open[86] = (w[4].d5 && atLeastTwo(w[4].s3.isAtLeast(3), w[4].s1.isAtLeast(2), w[4].quest.isAtLeast(8)))
    open[87] = ((w[4].d6 && w[4].d3 && w[4].stars.isAtLeast(17)) || w[4].owned)
    open[88] = ((w[4].d5 && w[4].d1 && w[4].stars.isAtLeast(14)) || w[4].owned || w[4].coins.isAtLeast(114))
    open[89] = ((w[4].d3 && w[4].d4 && w[4].stars.isAtLeast(8)) || w[4].owned || w[4].coins.isAtLeast(138))
    open[90] = ((w[4].d0 && atLeastTwo(w[4].s3.isAtLeast(1), w[4].s2.isAtLeast(2), w[4].quest.isAtLeast(7))) || w[4].owned || w[4].coins.isAtLeast(460))
    open[91] = ((w[4].d1 && w[4].d7 && w[4].stars.isAtLeast(15)) || w[4].owned || w[4].coins.isAtLeast(537))
    open[92] = ((w[4].d5 && w[4].d4 && w[4].stars.isAtLeast(14)) || w[4].owned)
    open[93] = (w[4].d4 && atLeastTwo(w[4].s2.isAtLeast(1), w[4].s4.isAtLeast(2), w[4].quest.isAtLeast(8)))
    open[94] = ((w[4].d7 && w[4].d1 && w[4].stars.isAtLeast(17)) || w[4].owned || w[4].coins.isAtLeast(750))
    open[95] = ((w[4].d5 && atLeastTwo(w[4].s5.isAtLeast(1), w[4].s2.isAtLeast(1), w[4].quest.isAtLeast(3))) || w[4].owned || w[4].coins.isAtLeast(305))
    open[96] = ((w[4].d6 && atLeastTwo(w[4].s1.isAtLeast(2), w[4].s5.isAtLeast(2), w[4].quest.isAtLeast(2))) || w[4].owned || w[4].coins.isAtLeast(637))
    open[97] = ((w[4].d3 && atLeastTwo(w[4].s5.isAtLeast(1), w[4].s7.isAtLeast(2), w[4].quest.isAtLeast(4))) || w[4].owned || w[4].coins.isAtLeast(329))
    open[98] = ((w[4].d2 && w[4].stars.isAtLeast(13)) || w[4].coins.isAtLeast(291))
    open[99] = ((w[4].d7 && w[4].d4 && w[4].stars.isAtLeast(9)) || w[4].owned)
  }

  private static func unsafe5(_ w: UnsafePointer<FlatWorld>, _ open: UnsafeMutablePointer<Bool>) {
    open[100] = ((w[5].d7 && atLeastTwo(w[5].s0.isAtLeast(2), w[5].s6.isAtLeast(3), w[5].quest.isAtLeast(7))) || w[5].owned || w[5].coins.isAtLeast(622))
    open[101] = ((w[5].owned || w[5].coins.isAtLeast(752)) && !w[5].d6 && atLeastTwo(w[5].s5.isAtLeast(3), w[5].s6.isAtLeast(2), w[5].quest.isAtLeast(1)))
    open[102] = ((w[5].d0 && atLeastTwo(w[5].s4.isAtLeast(2), w[5].s0.isAtLeast(1), w[5].quest.isAtLeast(2))) || w[5].owned || w[5].coins.isAtLeast(780))
    open[103] = ((w[5].d1 && w[5].d0 && w[5].stars.isAtLeast(11)) || w[5].owned)
    open[104] = ((w[5].d4 && atLeastTwo(w[5].s3.isAtLeast(3), w[5].s7.isAtLeast(3), w[5].quest.isAtLeast(7))) || w[5].owned || w[5].coins.isAtLeast(410))
    open[105] = (w[5].d0 && atLeastTwo(w[5].s6.isAtLeast(2), w[5].s4.isAtLeast(1), w[5].quest.isAtLeast(7)))
    open[106] = ((w[5].d0 && w[5].stars.isAtLeast(9)) || w[5].coins.isAtLeast(606))
    open[107] = (w[5].d5 && atLeastTwo(w[5].s6.isAtLeast(3), w[5].s3.isAtLeast(2), w[5].quest.isAtLeast(1)))
    open[108] = ((w[5].d1 && w[5].d7 && w[5].stars.isAtLeast(14)) || w[5].owned || w[5].coins.isAtLeast(879))
    open[109] = ((w[5].d0 && w[5].d3 && w[5].stars.isAtLeast(17)) || w[5].owned || w[5].coins.isAtLeast(217))
    open[110] = ((w[5].d5 && w[5].d2 && w[5].stars.isAtLeast(15)) || w[5].owned)
    open[111] = ((w[5].d4 && atLeastTwo(w[5].s3.isAtLeast(3), w[5].s0.isAtLeast(3), w[5].quest.isAtLeast(3))) || w[5].owned || w[5].coins.isAtLeast(702))
    open[112] = ((w[5].d4 && w[5].d7 && w[5].stars.isAtLeast(16)) || w[5].owned)
    open[113] = ((w[5].d6 && w[5].stars.isAtLeast(10)) || w[5].coins.isAtLeast(314))
    open[114] = ((w[5].owned || w[5].coins.isAtLeast(113)) && !w[5].d6 && atLeastTwo(w[5].s0.isAtLeast(2), w[5].s1.isAtLeast(2), w[5].quest.isAtLeast(2)))
    open[115] = ((w[5].d5 && atLeastTwo(w[5].s3.isAtLeast(2), w[5].s7.isAtLeast(2), w[5].quest.isAtLeast(5))) || w[5].owned || w[5].coins.isAtLeast(247))
    open[116] = ((w[5].d6 && atLeastTwo(w[5].s4.isAtLeast(1), w[5].s1.isAtLeast(3), w[5].quest.isAtLeast(4))) || w[5].owned || w[5].coins.isAtLeast(647))
    open[117] = ((w[5].d2 && w[5].d0 && w[5].stars.isAtLeast(10)) || w[5].owned)
    open[118] = ((w[5].d7 && w[5].d3 && w[5].stars.isAtLeast(11)) || w[5].owned || w[5].coins.isAtLeast(100))
    open[119] = ((w[5].d4 && w[5].d1 && w[5].stars.isAtLeast(15)) || w[5].owned || w[5].coins.isAtLeast(166))
  }

  private static func unsafe6(_ w: UnsafePointer<FlatWorld>, _ open: UnsafeMutablePointer<Bool>) {
    open[120] = ((w[6].d6 && atLeastTwo(w[6].s0.isAtLeast(3), w[6].s1.isAtLeast(2), w[6].quest.isAtLeast(8))) || w[6].owned || w[6].coins.isAtLeast(765))
    open[121] = ((w[6].d7 && w[6].d1 && w[6].stars.isAtLeast(10)) || w[6].owned)
    open[122] = ((w[6].d7 && w[6].d2 && w[6].stars.isAtLeast(16)) || w[6].owned)
    open[123] = ((w[6].owned || w[6].coins.isAtLeast(397)) && !w[6].d4 && atLeastTwo(w[6].s6.isAtLeast(2), w[6].s4.isAtLeast(3), w[6].quest.isAtLeast(5)))
    open[124] = ((w[6].d2 && w[6].d1 && w[6].stars.isAtLeast(10)) || w[6].owned)
    open[125] = ((w[6].owned || w[6].coins.isAtLeast(290)) && !w[6].d6 && atLeastTwo(w[6].s6.isAtLeast(3), w[6].s1.isAtLeast(1), w[6].quest.isAtLeast(3)))
    open[126] = ((w[6].d5 && atLeastTwo(w[6].s0.isAtLeast(2), w[6].s4.isAtLeast(2), w[6].quest.isAtLeast(4))) || w[6].owned || w[6].coins.isAtLeast(303))
    open[127] = ((w[6].d4 && atLeastTwo(w[6].s5.isAtLeast(1), w[6].s2.isAtLeast(1), w[6].quest.isAtLeast(6))) || w[6].owned || w[6].coins.isAtLeast(128))
    open[128] = ((w[6].d5 && w[6].d6 && w[6].stars.isAtLeast(17)) || w[6].owned)
    open[129] = ((w[6].d7 && w[6].stars.isAtLeast(10)) || w[6].coins.isAtLeast(908))
    open[130] = ((w[6].d3 && w[6].d2 && w[6].stars.isAtLeast(11)) || w[6].owned)
    open[131] = ((w[6].d3 && w[6].stars.isAtLeast(16)) || w[6].coins.isAtLeast(189))
    open[132] = ((w[6].d6 && w[6].d2 && w[6].stars.isAtLeast(9)) || w[6].owned)
    open[133] = ((w[6].owned || w[6].coins.isAtLeast(546)) && !w[6].d6 && atLeastTwo(w[6].s4.isAtLeast(3), w[6].s6.isAtLeast(2), w[6].quest.isAtLeast(3)))
    open[134] = (w[6].d3 && atLeastTwo(w[6].s4.isAtLeast(2), w[6].s2.isAtLeast(2), w[6].quest.isAtLeast(7)))
    open[135] = ((w[6].d0 && atLeastTwo(w[6].s5.isAtLeast(3), w[6].s3.isAtLeast(2), w[6].quest.isAtLeast(2))) || w[6].owned || w[6].coins.isAtLeast(195))
    open[136] = (w[6].d6 && atLeastTwo(w[6].s5.isAtLeast(3), w[6].s4.isAtLeast(1), w[6].quest.isAtLeast(2)))
    open[137] = ((w[6].d6 && w[6].d7 && w[6].stars.isAtLeast(13)) || w[6].owned || w[6].coins.isAtLeast(628))
    open[138] = ((w[6].d1 && w[6].d2 && w[6].stars.isAtLeast(9)) || w[6].owned || w[6].coins.isAtLeast(764))
    open[139] = (w[6].d0 && atLeastTwo(w[6].s0.isAtLeast(1), w[6].s3.isAtLeast(1), w[6].quest.isAtLeast(4)))
  }

  private static func unsafe7(_ w: UnsafePointer<FlatWorld>, _ open: UnsafeMutablePointer<Bool>) {
    open[140] = ((w[7].d3 && w[7].d6 && w[7].stars.isAtLeast(13)) || w[7].owned || w[7].coins.isAtLeast(835))
    open[141] = ((w[7].d1 && w[7].d0 && w[7].stars.isAtLeast(10)) || w[7].owned || w[7].coins.isAtLeast(103))
    open[142] = ((w[7].owned || w[7].coins.isAtLeast(325)) && !w[7].d0 && atLeastTwo(w[7].s3.isAtLeast(2), w[7].s4.isAtLeast(1), w[7].quest.isAtLeast(8)))
    open[143] = ((w[7].d4 && w[7].stars.isAtLeast(8)) || w[7].coins.isAtLeast(912))
    open[144] = ((w[7].d5 && atLeastTwo(w[7].s1.isAtLeast(2), w[7].s3.isAtLeast(3), w[7].quest.isAtLeast(7))) || w[7].owned || w[7].coins.isAtLeast(679))
    open[145] = ((w[7].d6 && w[7].d7 && w[7].stars.isAtLeast(12)) || w[7].owned || w[7].coins.isAtLeast(117))
    open[146] = (w[7].d6 && atLeastTwo(w[7].s3.isAtLeast(1), w[7].s1.isAtLeast(2), w[7].quest.isAtLeast(7)))
    open[147] = ((w[7].d5 && atLeastTwo(w[7].s7.isAtLeast(1), w[7].s6.isAtLeast(2), w[7].quest.isAtLeast(1))) || w[7].owned || w[7].coins.isAtLeast(308))
    open[148] = ((w[7].d7 && atLeastTwo(w[7].s6.isAtLeast(1), w[7].s1.isAtLeast(2), w[7].quest.isAtLeast(5))) || w[7].owned || w[7].coins.isAtLeast(487))
    open[149] = ((w[7].d2 && w[7].d3 && w[7].stars.isAtLeast(17)) || w[7].owned || w[7].coins.isAtLeast(658))
    open[150] = ((w[7].d7 && w[7].d5 && w[7].stars.isAtLeast(11)) || w[7].owned)
    open[151] = ((w[7].owned || w[7].coins.isAtLeast(456)) && !w[7].d7 && atLeastTwo(w[7].s2.isAtLeast(2), w[7].s0.isAtLeast(1), w[7].quest.isAtLeast(7)))
    open[152] = (w[7].d3 && atLeastTwo(w[7].s7.isAtLeast(3), w[7].s1.isAtLeast(3), w[7].quest.isAtLeast(7)))
    open[153] = ((w[7].d6 && w[7].d3 && w[7].stars.isAtLeast(17)) || w[7].owned || w[7].coins.isAtLeast(663))
    open[154] = ((w[7].owned || w[7].coins.isAtLeast(342)) && !w[7].d4 && atLeastTwo(w[7].s0.isAtLeast(2), w[7].s3.isAtLeast(3), w[7].quest.isAtLeast(5)))
    open[155] = ((w[7].d0 && atLeastTwo(w[7].s3.isAtLeast(1), w[7].s7.isAtLeast(3), w[7].quest.isAtLeast(8))) || w[7].owned || w[7].coins.isAtLeast(567))
    open[156] = ((w[7].d3 && w[7].stars.isAtLeast(11)) || w[7].coins.isAtLeast(411))
    open[157] = ((w[7].owned || w[7].coins.isAtLeast(980)) && !w[7].d0 && atLeastTwo(w[7].s1.isAtLeast(1), w[7].s6.isAtLeast(2), w[7].quest.isAtLeast(3)))
    open[158] = ((w[7].d6 && w[7].stars.isAtLeast(9)) || w[7].coins.isAtLeast(871))
    open[159] = ((w[7].d5 && w[7].stars.isAtLeast(10)) || w[7].coins.isAtLeast(709))
  }

  private static func unsafe8(_ w: UnsafePointer<FlatWorld>, _ open: UnsafeMutablePointer<Bool>) {
    open[160] = (w[8].d6 && atLeastTwo(w[8].s0.isAtLeast(2), w[8].s7.isAtLeast(3), w[8].quest.isAtLeast(7)))
    open[161] = ((w[8].d7 && w[8].d1 && w[8].stars.isAtLeast(8)) || w[8].owned)
    open[162] = ((w[8].d4 && w[8].stars.isAtLeast(11)) || w[8].coins.isAtLeast(867))
    open[163] = ((w[8].d7 && w[8].stars.isAtLeast(15)) || w[8].coins.isAtLeast(169))
    open[164] = (w[8].d1 && atLeastTwo(w[8].s2.isAtLeast(2), w[8].s3.isAtLeast(1), w[8].quest.isAtLeast(7)))
    open[165] = ((w[8].d0 && w[8].d5 && w[8].stars.isAtLeast(9)) || w[8].owned || w[8].coins.isAtLeast(994))
    open[166] = ((w[8].d0 && w[8].d5 && w[8].stars.isAtLeast(17)) || w[8].owned)
    open[167] = ((w[8].d4 && atLeastTwo(w[8].s1.isAtLeast(3), w[8].s4.isAtLeast(3), w[8].quest.isAtLeast(2))) || w[8].owned || w[8].coins.isAtLeast(179))
    open[168] = ((w[8].d0 && atLeastTwo(w[8].s4.isAtLeast(1), w[8].s2.isAtLeast(2), w[8].quest.isAtLeast(2))) || w[8].owned || w[8].coins.isAtLeast(936))
    open[169] = ((w[8].d2 && w[8].stars.isAtLeast(12)) || w[8].coins.isAtLeast(430))
    open[170] = ((w[8].d7 && w[8].d1 && w[8].stars.isAtLeast(11)) || w[8].owned)
    open[171] = ((w[8].owned || w[8].coins.isAtLeast(967)) && !w[8].d1 && atLeastTwo(w[8].s7.isAtLeast(2), w[8].s0.isAtLeast(2), w[8].quest.isAtLeast(7)))
    open[172] = ((w[8].owned || w[8].coins.isAtLeast(413)) && !w[8].d5 && atLeastTwo(w[8].s2.isAtLeast(3), w[8].s1.isAtLeast(2), w[8].quest.isAtLeast(5)))
    open[173] = (w[8].d1 && atLeastTwo(w[8].s1.isAtLeast(2), w[8].s3.isAtLeast(1), w[8].quest.isAtLeast(7)))
    open[174] = ((w[8].d2 && atLeastTwo(w[8].s1.isAtLeast(3), w[8].s2.isAtLeast(1), w[8].quest.isAtLeast(4))) || w[8].owned || w[8].coins.isAtLeast(879))
    open[175] = ((w[8].d1 && w[8].d4 && w[8].stars.isAtLeast(12)) || w[8].owned || w[8].coins.isAtLeast(232))
    open[176] = ((w[8].owned || w[8].coins.isAtLeast(217)) && !w[8].d3 && atLeastTwo(w[8].s0.isAtLeast(1), w[8].s1.isAtLeast(2), w[8].quest.isAtLeast(4)))
    open[177] = ((w[8].d7 && w[8].d5 && w[8].stars.isAtLeast(15)) || w[8].owned)
    open[178] = ((w[8].owned || w[8].coins.isAtLeast(877)) && !w[8].d2 && atLeastTwo(w[8].s0.isAtLeast(3), w[8].s5.isAtLeast(3), w[8].quest.isAtLeast(1)))
    open[179] = (w[8].d3 && atLeastTwo(w[8].s5.isAtLeast(1), w[8].s0.isAtLeast(3), w[8].quest.isAtLeast(1)))
  }

  private static func unsafe9(_ w: UnsafePointer<FlatWorld>, _ open: UnsafeMutablePointer<Bool>) {
    open[180] = ((w[9].d5 && w[9].d7 && w[9].stars.isAtLeast(9)) || w[9].owned || w[9].coins.isAtLeast(127))
    open[181] = ((w[9].owned || w[9].coins.isAtLeast(274)) && !w[9].d1 && atLeastTwo(w[9].s1.isAtLeast(3), w[9].s2.isAtLeast(3), w[9].quest.isAtLeast(8)))
    open[182] = ((w[9].d2 && w[9].d7 && w[9].stars.isAtLeast(17)) || w[9].owned)
    open[183] = ((w[9].d3 && atLeastTwo(w[9].s0.isAtLeast(1), w[9].s4.isAtLeast(3), w[9].quest.isAtLeast(5))) || w[9].owned || w[9].coins.isAtLeast(970))
    open[184] = ((w[9].owned || w[9].coins.isAtLeast(178)) && !w[9].d3 && atLeastTwo(w[9].s0.isAtLeast(2), w[9].s1.isAtLeast(1), w[9].quest.isAtLeast(8)))
    open[185] = ((w[9].d4 && w[9].d7 && w[9].stars.isAtLeast(17)) || w[9].owned)
    open[186] = ((w[9].d4 && w[9].d2 && w[9].stars.isAtLeast(12)) || w[9].owned)
    open[187] = (w[9].d1 && atLeastTwo(w[9].s6.isAtLeast(2), w[9].s2.isAtLeast(2), w[9].quest.isAtLeast(8)))
    open[188] = ((w[9].d3 && w[9].stars.isAtLeast(14)) || w[9].coins.isAtLeast(911))
    open[189] = ((w[9].d2 && w[9].d3 && w[9].stars.isAtLeast(15)) || w[9].owned || w[9].coins.isAtLeast(440))
    open[190] = ((w[9].d4 && atLeastTwo(w[9].s4.isAtLeast(1), w[9].s5.isAtLeast(1), w[9].quest.isAtLeast(4))) || w[9].owned || w[9].coins.isAtLeast(390))
    open[191] = ((w[9].d1 && w[9].d3 && w[9].stars.isAtLeast(10)) || w[9].owned)
    open[192] = ((w[9].d2 && atLeastTwo(w[9].s4.isAtLeast(3), w[9].s5.isAtLeast(3), w[9].quest.isAtLeast(7))) || w[9].owned || w[9].coins.isAtLeast(441))
    open[193] = ((w[9].d5 && w[9].d7 && w[9].stars.isAtLeast(17)) || w[9].owned || w[9].coins.isAtLeast(311))
    open[194] = ((w[9].d4 && w[9].d7 && w[9].stars.isAtLeast(14)) || w[9].owned)
    open[195] = (w[9].d4 && atLeastTwo(w[9].s2.isAtLeast(3), w[9].s5.isAtLeast(3), w[9].quest.isAtLeast(1)))
    open[196] = ((w[9].owned || w[9].coins.isAtLeast(896)) && !w[9].d6 && atLeastTwo(w[9].s7.isAtLeast(2), w[9].s1.isAtLeast(3), w[9].quest.isAtLeast(7)))
    open[197] = ((w[9].d4 && w[9].d0 && w[9].stars.isAtLeast(9)) || w[9].owned || w[9].coins.isAtLeast(144))
    open[198] = ((w[9].d6 && w[9].stars.isAtLeast(8)) || w[9].coins.isAtLeast(314))
    open[199] = (w[9].d4 && atLeastTwo(w[9].s1.isAtLeast(1), w[9].s6.isAtLeast(2), w[9].quest.isAtLeast(5)))
  }

  private static func unsafe10(_ w: UnsafePointer<FlatWorld>, _ open: UnsafeMutablePointer<Bool>) {
    open[200] = ((w[10].d0 && w[10].d5 && w[10].stars.isAtLeast(17)) || w[10].owned || w[10].coins.isAtLeast(733))
    open[201] = ((w[10].owned || w[10].coins.isAtLeast(845)) && !w[10].d4 && atLeastTwo(w[10].s2.isAtLeast(2), w[10].s6.isAtLeast(2), w[10].quest.isAtLeast(7)))
    open[202] = ((w[10].d6 && w[10].d7 && w[10].stars.isAtLeast(9)) || w[10].owned || w[10].coins.isAtLeast(913))
    open[203] = ((w[10].d3 && atLeastTwo(w[10].s1.isAtLeast(1), w[10].s7.isAtLeast(2), w[10].quest.isAtLeast(4))) || w[10].owned || w[10].coins.isAtLeast(455))
    open[204] = ((w[10].d4 && w[10].d7 && w[10].stars.isAtLeast(15)) || w[10].owned)
    open[205] = ((w[10].owned || w[10].coins.isAtLeast(131)) && !w[10].d7 && atLeastTwo(w[10].s2.isAtLeast(1), w[10].s3.isAtLeast(1), w[10].quest.isAtLeast(1)))
    open[206] = ((w[10].owned || w[10].coins.isAtLeast(150)) && !w[10].d7 && atLeastTwo(w[10].s7.isAtLeast(1), w[10].s6.isAtLeast(3), w[10].quest.isAtLeast(7)))
    open[207] = ((w[10].d5 && atLeastTwo(w[10].s4.isAtLeast(2), w[10].s7.isAtLeast(3), w[10].quest.isAtLeast(1))) || w[10].owned || w[10].coins.isAtLeast(775))
    open[208] = ((w[10].d4 && atLeastTwo(w[10].s3.isAtLeast(1), w[10].s4.isAtLeast(1), w[10].quest.isAtLeast(2))) || w[10].owned || w[10].coins.isAtLeast(413))
    open[209] = ((w[10].d7 && w[10].d4 && w[10].stars.isAtLeast(15)) || w[10].owned)
    open[210] = ((w[10].d3 && atLeastTwo(w[10].s6.isAtLeast(2), w[10].s4.isAtLeast(3), w[10].quest.isAtLeast(3))) || w[10].owned || w[10].coins.isAtLeast(811))
    open[211] = ((w[10].d1 && w[10].stars.isAtLeast(8)) || w[10].coins.isAtLeast(217))
    open[212] = ((w[10].d4 && w[10].d7 && w[10].stars.isAtLeast(16)) || w[10].owned || w[10].coins.isAtLeast(329))
    open[213] = ((w[10].owned || w[10].coins.isAtLeast(284)) && !w[10].d4 && atLeastTwo(w[10].s3.isAtLeast(3), w[10].s4.isAtLeast(1), w[10].quest.isAtLeast(7)))
    open[214] = ((w[10].d0 && w[10].stars.isAtLeast(17)) || w[10].coins.isAtLeast(399))
    open[215] = ((w[10].d2 && w[10].stars.isAtLeast(17)) || w[10].coins.isAtLeast(963))
    open[216] = (w[10].d2 && atLeastTwo(w[10].s6.isAtLeast(3), w[10].s3.isAtLeast(1), w[10].quest.isAtLeast(5)))
    open[217] = ((w[10].d5 && w[10].stars.isAtLeast(14)) || w[10].coins.isAtLeast(220))
    open[218] = ((w[10].d1 && atLeastTwo(w[10].s5.isAtLeast(2), w[10].s7.isAtLeast(3), w[10].quest.isAtLeast(5))) || w[10].owned || w[10].coins.isAtLeast(416))
    open[219] = ((w[10].d7 && atLeastTwo(w[10].s5.isAtLeast(2), w[10].s4.isAtLeast(1), w[10].quest.isAtLeast(1))) || w[10].owned || w[10].coins.isAtLeast(910))
  }

  private static func unsafe11(_ w: UnsafePointer<FlatWorld>, _ open: UnsafeMutablePointer<Bool>) {
    open[220] = (w[11].d5 && atLeastTwo(w[11].s0.isAtLeast(1), w[11].s4.isAtLeast(3), w[11].quest.isAtLeast(6)))
    open[221] = ((w[11].d3 && atLeastTwo(w[11].s5.isAtLeast(1), w[11].s0.isAtLeast(1), w[11].quest.isAtLeast(1))) || w[11].owned || w[11].coins.isAtLeast(226))
    open[222] = ((w[11].d7 && w[11].d1 && w[11].stars.isAtLeast(15)) || w[11].owned)
    open[223] = ((w[11].d7 && w[11].d6 && w[11].stars.isAtLeast(9)) || w[11].owned)
    open[224] = ((w[11].d3 && atLeastTwo(w[11].s4.isAtLeast(1), w[11].s7.isAtLeast(2), w[11].quest.isAtLeast(1))) || w[11].owned || w[11].coins.isAtLeast(375))
    open[225] = ((w[11].owned || w[11].coins.isAtLeast(583)) && !w[11].d0 && atLeastTwo(w[11].s6.isAtLeast(1), w[11].s5.isAtLeast(3), w[11].quest.isAtLeast(7)))
    open[226] = ((w[11].d0 && w[11].d4 && w[11].stars.isAtLeast(14)) || w[11].owned)
    open[227] = ((w[11].d0 && atLeastTwo(w[11].s2.isAtLeast(3), w[11].s6.isAtLeast(1), w[11].quest.isAtLeast(2))) || w[11].owned || w[11].coins.isAtLeast(356))
    open[228] = ((w[11].d2 && w[11].d6 && w[11].stars.isAtLeast(12)) || w[11].owned || w[11].coins.isAtLeast(460))
    open[229] = ((w[11].d4 && w[11].d6 && w[11].stars.isAtLeast(11)) || w[11].owned || w[11].coins.isAtLeast(287))
    open[230] = (w[11].d6 && atLeastTwo(w[11].s5.isAtLeast(2), w[11].s7.isAtLeast(3), w[11].quest.isAtLeast(5)))
    open[231] = ((w[11].owned || w[11].coins.isAtLeast(758)) && !w[11].d4 && atLeastTwo(w[11].s4.isAtLeast(1), w[11].s2.isAtLeast(3), w[11].quest.isAtLeast(8)))
    open[232] = ((w[11].d7 && w[11].d6 && w[11].stars.isAtLeast(12)) || w[11].owned || w[11].coins.isAtLeast(506))
    open[233] = ((w[11].d5 && w[11].d4 && w[11].stars.isAtLeast(11)) || w[11].owned)
    open[234] = (w[11].d5 && atLeastTwo(w[11].s2.isAtLeast(2), w[11].s3.isAtLeast(1), w[11].quest.isAtLeast(4)))
    open[235] = (w[11].d3 && atLeastTwo(w[11].s0.isAtLeast(1), w[11].s3.isAtLeast(2), w[11].quest.isAtLeast(6)))
    open[236] = ((w[11].d0 && w[11].d3 && w[11].stars.isAtLeast(12)) || w[11].owned || w[11].coins.isAtLeast(796))
    open[237] = ((w[11].d1 && w[11].stars.isAtLeast(9)) || w[11].coins.isAtLeast(166))
    open[238] = (w[11].d7 && atLeastTwo(w[11].s6.isAtLeast(3), w[11].s1.isAtLeast(2), w[11].quest.isAtLeast(1)))
    open[239] = ((w[11].d6 && w[11].stars.isAtLeast(9)) || w[11].coins.isAtLeast(764))
  }

  private static func unsafe12(_ w: UnsafePointer<FlatWorld>, _ open: UnsafeMutablePointer<Bool>) {
    open[240] = ((w[12].d2 && atLeastTwo(w[12].s4.isAtLeast(1), w[12].s7.isAtLeast(1), w[12].quest.isAtLeast(3))) || w[12].owned || w[12].coins.isAtLeast(737))
    open[241] = ((w[12].d7 && atLeastTwo(w[12].s4.isAtLeast(3), w[12].s1.isAtLeast(3), w[12].quest.isAtLeast(3))) || w[12].owned || w[12].coins.isAtLeast(689))
    open[242] = ((w[12].owned || w[12].coins.isAtLeast(474)) && !w[12].d2 && atLeastTwo(w[12].s3.isAtLeast(2), w[12].s1.isAtLeast(3), w[12].quest.isAtLeast(8)))
    open[243] = ((w[12].d1 && w[12].d0 && w[12].stars.isAtLeast(12)) || w[12].owned || w[12].coins.isAtLeast(702))
    open[244] = ((w[12].owned || w[12].coins.isAtLeast(611)) && !w[12].d0 && atLeastTwo(w[12].s6.isAtLeast(3), w[12].s7.isAtLeast(2), w[12].quest.isAtLeast(3)))
    open[245] = ((w[12].d7 && w[12].stars.isAtLeast(13)) || w[12].coins.isAtLeast(754))
    open[246] = (w[12].d4 && atLeastTwo(w[12].s7.isAtLeast(1), w[12].s0.isAtLeast(1), w[12].quest.isAtLeast(5)))
    open[247] = ((w[12].d4 && w[12].d1 && w[12].stars.isAtLeast(10)) || w[12].owned || w[12].coins.isAtLeast(113))
    open[248] = ((w[12].d3 && w[12].d7 && w[12].stars.isAtLeast(13)) || w[12].owned)
    open[249] = ((w[12].d2 && atLeastTwo(w[12].s0.isAtLeast(2), w[12].s7.isAtLeast(1), w[12].quest.isAtLeast(3))) || w[12].owned || w[12].coins.isAtLeast(310))
    open[250] = ((w[12].d5 && w[12].d2 && w[12].stars.isAtLeast(17)) || w[12].owned || w[12].coins.isAtLeast(108))
    open[251] = ((w[12].d7 && w[12].d2 && w[12].stars.isAtLeast(13)) || w[12].owned || w[12].coins.isAtLeast(679))
    open[252] = ((w[12].d4 && w[12].d6 && w[12].stars.isAtLeast(12)) || w[12].owned)
    open[253] = ((w[12].d0 && w[12].d2 && w[12].stars.isAtLeast(11)) || w[12].owned || w[12].coins.isAtLeast(372))
    open[254] = ((w[12].d4 && w[12].stars.isAtLeast(12)) || w[12].coins.isAtLeast(505))
    open[255] = ((w[12].d0 && atLeastTwo(w[12].s1.isAtLeast(3), w[12].s0.isAtLeast(3), w[12].quest.isAtLeast(3))) || w[12].owned || w[12].coins.isAtLeast(113))
    open[256] = ((w[12].d1 && w[12].stars.isAtLeast(8)) || w[12].coins.isAtLeast(483))
    open[257] = ((w[12].d1 && w[12].stars.isAtLeast(15)) || w[12].coins.isAtLeast(619))
    open[258] = ((w[12].d2 && atLeastTwo(w[12].s2.isAtLeast(2), w[12].s5.isAtLeast(3), w[12].quest.isAtLeast(4))) || w[12].owned || w[12].coins.isAtLeast(179))
    open[259] = ((w[12].d2 && w[12].stars.isAtLeast(14)) || w[12].coins.isAtLeast(434))
  }

  private static func unsafe13(_ w: UnsafePointer<FlatWorld>, _ open: UnsafeMutablePointer<Bool>) {
    open[260] = ((w[13].d4 && w[13].stars.isAtLeast(8)) || w[13].coins.isAtLeast(186))
    open[261] = ((w[13].d7 && atLeastTwo(w[13].s4.isAtLeast(2), w[13].s1.isAtLeast(3), w[13].quest.isAtLeast(2))) || w[13].owned || w[13].coins.isAtLeast(417))
    open[262] = ((w[13].d7 && w[13].stars.isAtLeast(10)) || w[13].coins.isAtLeast(709))
    open[263] = ((w[13].d7 && w[13].d2 && w[13].stars.isAtLeast(16)) || w[13].owned || w[13].coins.isAtLeast(687))
    open[264] = ((w[13].d2 && w[13].d1 && w[13].stars.isAtLeast(14)) || w[13].owned || w[13].coins.isAtLeast(581))
    open[265] = ((w[13].owned || w[13].coins.isAtLeast(930)) && !w[13].d4 && atLeastTwo(w[13].s3.isAtLeast(1), w[13].s7.isAtLeast(3), w[13].quest.isAtLeast(7)))
    open[266] = ((w[13].owned || w[13].coins.isAtLeast(213)) && !w[13].d1 && atLeastTwo(w[13].s0.isAtLeast(2), w[13].s4.isAtLeast(3), w[13].quest.isAtLeast(3)))
    open[267] = ((w[13].d3 && w[13].stars.isAtLeast(9)) || w[13].coins.isAtLeast(272))
    open[268] = ((w[13].d7 && w[13].d3 && w[13].stars.isAtLeast(11)) || w[13].owned || w[13].coins.isAtLeast(572))
    open[269] = ((w[13].d6 && w[13].stars.isAtLeast(15)) || w[13].coins.isAtLeast(527))
    open[270] = ((w[13].d2 && w[13].d7 && w[13].stars.isAtLeast(9)) || w[13].owned)
    open[271] = ((w[13].d4 && atLeastTwo(w[13].s0.isAtLeast(3), w[13].s2.isAtLeast(3), w[13].quest.isAtLeast(6))) || w[13].owned || w[13].coins.isAtLeast(329))
    open[272] = ((w[13].d1 && w[13].d4 && w[13].stars.isAtLeast(10)) || w[13].owned)
    open[273] = ((w[13].d5 && w[13].stars.isAtLeast(13)) || w[13].coins.isAtLeast(497))
    open[274] = ((w[13].d0 && atLeastTwo(w[13].s0.isAtLeast(1), w[13].s2.isAtLeast(2), w[13].quest.isAtLeast(2))) || w[13].owned || w[13].coins.isAtLeast(437))
    open[275] = ((w[13].d7 && w[13].stars.isAtLeast(12)) || w[13].coins.isAtLeast(958))
    open[276] = ((w[13].d3 && w[13].d0 && w[13].stars.isAtLeast(15)) || w[13].owned)
    open[277] = ((w[13].d7 && w[13].d0 && w[13].stars.isAtLeast(10)) || w[13].owned)
    open[278] = ((w[13].owned || w[13].coins.isAtLeast(904)) && !w[13].d3 && atLeastTwo(w[13].s6.isAtLeast(2), w[13].s7.isAtLeast(1), w[13].quest.isAtLeast(2)))
    open[279] = ((w[13].owned || w[13].coins.isAtLeast(357)) && !w[13].d7 && atLeastTwo(w[13].s3.isAtLeast(3), w[13].s4.isAtLeast(3), w[13].quest.isAtLeast(2)))
  }

  private static func unsafe14(_ w: UnsafePointer<FlatWorld>, _ open: UnsafeMutablePointer<Bool>) {
    open[280] = ((w[14].d3 && w[14].d1 && w[14].stars.isAtLeast(9)) || w[14].owned || w[14].coins.isAtLeast(745))
    open[281] = ((w[14].owned || w[14].coins.isAtLeast(701)) && !w[14].d1 && atLeastTwo(w[14].s7.isAtLeast(2), w[14].s4.isAtLeast(3), w[14].quest.isAtLeast(3)))
    open[282] = ((w[14].d3 && w[14].d0 && w[14].stars.isAtLeast(16)) || w[14].owned || w[14].coins.isAtLeast(759))
    open[283] = ((w[14].d6 && w[14].d2 && w[14].stars.isAtLeast(10)) || w[14].owned || w[14].coins.isAtLeast(991))
    open[284] = ((w[14].owned || w[14].coins.isAtLeast(226)) && !w[14].d3 && atLeastTwo(w[14].s5.isAtLeast(1), w[14].s6.isAtLeast(2), w[14].quest.isAtLeast(4)))
    open[285] = ((w[14].d2 && w[14].d6 && w[14].stars.isAtLeast(10)) || w[14].owned || w[14].coins.isAtLeast(769))
    open[286] = (w[14].d4 && atLeastTwo(w[14].s2.isAtLeast(1), w[14].s7.isAtLeast(2), w[14].quest.isAtLeast(3)))
    open[287] = ((w[14].d6 && w[14].d5 && w[14].stars.isAtLeast(12)) || w[14].owned)
    open[288] = ((w[14].d2 && atLeastTwo(w[14].s1.isAtLeast(1), w[14].s2.isAtLeast(2), w[14].quest.isAtLeast(3))) || w[14].owned || w[14].coins.isAtLeast(755))
    open[289] = ((w[14].d3 && w[14].d5 && w[14].stars.isAtLeast(15)) || w[14].owned || w[14].coins.isAtLeast(435))
    open[290] = ((w[14].d4 && atLeastTwo(w[14].s4.isAtLeast(3), w[14].s0.isAtLeast(2), w[14].quest.isAtLeast(6))) || w[14].owned || w[14].coins.isAtLeast(976))
    open[291] = ((w[14].d7 && w[14].d3 && w[14].stars.isAtLeast(16)) || w[14].owned || w[14].coins.isAtLeast(936))
    open[292] = (w[14].d3 && atLeastTwo(w[14].s3.isAtLeast(3), w[14].s7.isAtLeast(1), w[14].quest.isAtLeast(3)))
    open[293] = (w[14].d5 && atLeastTwo(w[14].s4.isAtLeast(2), w[14].s6.isAtLeast(1), w[14].quest.isAtLeast(8)))
    open[294] = (w[14].d5 && atLeastTwo(w[14].s4.isAtLeast(1), w[14].s5.isAtLeast(1), w[14].quest.isAtLeast(2)))
    open[295] = ((w[14].d2 && atLeastTwo(w[14].s3.isAtLeast(1), w[14].s7.isAtLeast(3), w[14].quest.isAtLeast(5))) || w[14].owned || w[14].coins.isAtLeast(154))
    open[296] = ((w[14].owned || w[14].coins.isAtLeast(666)) && !w[14].d7 && atLeastTwo(w[14].s2.isAtLeast(3), w[14].s5.isAtLeast(2), w[14].quest.isAtLeast(3)))
    open[297] = (w[14].d7 && atLeastTwo(w[14].s3.isAtLeast(2), w[14].s5.isAtLeast(2), w[14].quest.isAtLeast(1)))
    open[298] = ((w[14].owned || w[14].coins.isAtLeast(794)) && !w[14].d3 && atLeastTwo(w[14].s1.isAtLeast(3), w[14].s3.isAtLeast(1), w[14].quest.isAtLeast(3)))
    open[299] = ((w[14].d1 && atLeastTwo(w[14].s6.isAtLeast(1), w[14].s5.isAtLeast(3), w[14].quest.isAtLeast(1))) || w[14].owned || w[14].coins.isAtLeast(675))
  }

  private static func unsafe15(_ w: UnsafePointer<FlatWorld>, _ open: UnsafeMutablePointer<Bool>) {
    open[300] = ((w[15].d1 && w[15].d3 && w[15].stars.isAtLeast(13)) || w[15].owned)
    open[301] = ((w[15].d2 && atLeastTwo(w[15].s6.isAtLeast(1), w[15].s7.isAtLeast(2), w[15].quest.isAtLeast(1))) || w[15].owned || w[15].coins.isAtLeast(474))
    open[302] = ((w[15].d0 && w[15].stars.isAtLeast(10)) || w[15].coins.isAtLeast(527))
    open[303] = ((w[15].d0 && w[15].d6 && w[15].stars.isAtLeast(13)) || w[15].owned)
    open[304] = (w[15].d3 && atLeastTwo(w[15].s3.isAtLeast(1), w[15].s5.isAtLeast(1), w[15].quest.isAtLeast(1)))
    open[305] = ((w[15].d0 && w[15].d4 && w[15].stars.isAtLeast(15)) || w[15].owned)
    open[306] = ((w[15].owned || w[15].coins.isAtLeast(141)) && !w[15].d2 && atLeastTwo(w[15].s6.isAtLeast(3), w[15].s0.isAtLeast(3), w[15].quest.isAtLeast(5)))
    open[307] = ((w[15].owned || w[15].coins.isAtLeast(223)) && !w[15].d0 && atLeastTwo(w[15].s2.isAtLeast(3), w[15].s5.isAtLeast(3), w[15].quest.isAtLeast(3)))
    open[308] = ((w[15].owned || w[15].coins.isAtLeast(562)) && !w[15].d2 && atLeastTwo(w[15].s6.isAtLeast(3), w[15].s2.isAtLeast(3), w[15].quest.isAtLeast(6)))
    open[309] = ((w[15].owned || w[15].coins.isAtLeast(560)) && !w[15].d3 && atLeastTwo(w[15].s7.isAtLeast(2), w[15].s4.isAtLeast(2), w[15].quest.isAtLeast(3)))
    open[310] = (w[15].d1 && atLeastTwo(w[15].s7.isAtLeast(1), w[15].s3.isAtLeast(2), w[15].quest.isAtLeast(1)))
    open[311] = (w[15].d7 && atLeastTwo(w[15].s2.isAtLeast(2), w[15].s5.isAtLeast(1), w[15].quest.isAtLeast(4)))
    open[312] = ((w[15].owned || w[15].coins.isAtLeast(652)) && !w[15].d4 && atLeastTwo(w[15].s6.isAtLeast(2), w[15].s0.isAtLeast(2), w[15].quest.isAtLeast(7)))
    open[313] = ((w[15].d3 && w[15].d6 && w[15].stars.isAtLeast(8)) || w[15].owned || w[15].coins.isAtLeast(528))
    open[314] = ((w[15].owned || w[15].coins.isAtLeast(296)) && !w[15].d1 && atLeastTwo(w[15].s3.isAtLeast(2), w[15].s2.isAtLeast(1), w[15].quest.isAtLeast(6)))
    open[315] = (w[15].d1 && atLeastTwo(w[15].s1.isAtLeast(1), w[15].s5.isAtLeast(1), w[15].quest.isAtLeast(8)))
    open[316] = ((w[15].d7 && w[15].d0 && w[15].stars.isAtLeast(8)) || w[15].owned)
    open[317] = ((w[15].owned || w[15].coins.isAtLeast(569)) && !w[15].d5 && atLeastTwo(w[15].s6.isAtLeast(3), w[15].s3.isAtLeast(2), w[15].quest.isAtLeast(7)))
    open[318] = ((w[15].d4 && w[15].d5 && w[15].stars.isAtLeast(8)) || w[15].owned)
    open[319] = ((w[15].owned || w[15].coins.isAtLeast(239)) && !w[15].d4 && atLeastTwo(w[15].s0.isAtLeast(2), w[15].s6.isAtLeast(1), w[15].quest.isAtLeast(1)))
  }

  private static func unsafe16(_ w: UnsafePointer<FlatWorld>, _ open: UnsafeMutablePointer<Bool>) {
    open[320] = (w[16].d6 && atLeastTwo(w[16].s7.isAtLeast(2), w[16].s6.isAtLeast(2), w[16].quest.isAtLeast(6)))
    open[321] = ((w[16].d4 && w[16].stars.isAtLeast(13)) || w[16].coins.isAtLeast(962))
    open[322] = ((w[16].owned || w[16].coins.isAtLeast(818)) && !w[16].d5 && atLeastTwo(w[16].s4.isAtLeast(2), w[16].s7.isAtLeast(3), w[16].quest.isAtLeast(5)))
    open[323] = ((w[16].d5 && w[16].d6 && w[16].stars.isAtLeast(17)) || w[16].owned)
    open[324] = ((w[16].d6 && atLeastTwo(w[16].s3.isAtLeast(3), w[16].s4.isAtLeast(1), w[16].quest.isAtLeast(8))) || w[16].owned || w[16].coins.isAtLeast(829))
    open[325] = ((w[16].d2 && atLeastTwo(w[16].s7.isAtLeast(1), w[16].s1.isAtLeast(1), w[16].quest.isAtLeast(4))) || w[16].owned || w[16].coins.isAtLeast(319))
    open[326] = (w[16].d7 && atLeastTwo(w[16].s4.isAtLeast(1), w[16].s2.isAtLeast(2), w[16].quest.isAtLeast(8)))
    open[327] = (w[16].d1 && atLeastTwo(w[16].s7.isAtLeast(2), w[16].s3.isAtLeast(1), w[16].quest.isAtLeast(3)))
    open[328] = ((w[16].d7 && w[16].d5 && w[16].stars.isAtLeast(11)) || w[16].owned)
    open[329] = ((w[16].d6 && w[16].d2 && w[16].stars.isAtLeast(13)) || w[16].owned || w[16].coins.isAtLeast(411))
    open[330] = ((w[16].owned || w[16].coins.isAtLeast(373)) && !w[16].d3 && atLeastTwo(w[16].s0.isAtLeast(3), w[16].s7.isAtLeast(1), w[16].quest.isAtLeast(3)))
    open[331] = ((w[16].d6 && atLeastTwo(w[16].s7.isAtLeast(3), w[16].s3.isAtLeast(2), w[16].quest.isAtLeast(6))) || w[16].owned || w[16].coins.isAtLeast(124))
    open[332] = ((w[16].d6 && w[16].d1 && w[16].stars.isAtLeast(13)) || w[16].owned)
    open[333] = ((w[16].d5 && w[16].d0 && w[16].stars.isAtLeast(13)) || w[16].owned)
    open[334] = ((w[16].d0 && atLeastTwo(w[16].s7.isAtLeast(3), w[16].s2.isAtLeast(3), w[16].quest.isAtLeast(4))) || w[16].owned || w[16].coins.isAtLeast(978))
    open[335] = ((w[16].owned || w[16].coins.isAtLeast(527)) && !w[16].d7 && atLeastTwo(w[16].s5.isAtLeast(3), w[16].s3.isAtLeast(2), w[16].quest.isAtLeast(1)))
    open[336] = ((w[16].d5 && w[16].d1 && w[16].stars.isAtLeast(11)) || w[16].owned)
    open[337] = ((w[16].d2 && w[16].d7 && w[16].stars.isAtLeast(10)) || w[16].owned || w[16].coins.isAtLeast(812))
    open[338] = ((w[16].d4 && w[16].d7 && w[16].stars.isAtLeast(16)) || w[16].owned)
    open[339] = ((w[16].d2 && w[16].d6 && w[16].stars.isAtLeast(10)) || w[16].owned || w[16].coins.isAtLeast(354))
  }

  private static func unsafe17(_ w: UnsafePointer<FlatWorld>, _ open: UnsafeMutablePointer<Bool>) {
    open[340] = ((w[17].d6 && w[17].stars.isAtLeast(9)) || w[17].coins.isAtLeast(338))
    open[341] = (w[17].d1 && atLeastTwo(w[17].s3.isAtLeast(2), w[17].s0.isAtLeast(2), w[17].quest.isAtLeast(5)))
    open[342] = ((w[17].d6 && atLeastTwo(w[17].s1.isAtLeast(3), w[17].s2.isAtLeast(2), w[17].quest.isAtLeast(3))) || w[17].owned || w[17].coins.isAtLeast(396))
    open[343] = (w[17].d2 && atLeastTwo(w[17].s2.isAtLeast(1), w[17].s6.isAtLeast(1), w[17].quest.isAtLeast(6)))
    open[344] = ((w[17].d2 && atLeastTwo(w[17].s7.isAtLeast(2), w[17].s2.isAtLeast(3), w[17].quest.isAtLeast(5))) || w[17].owned || w[17].coins.isAtLeast(349))
    open[345] = ((w[17].owned || w[17].coins.isAtLeast(177)) && !w[17].d4 && atLeastTwo(w[17].s0.isAtLeast(3), w[17].s7.isAtLeast(2), w[17].quest.isAtLeast(3)))
    open[346] = ((w[17].d1 && w[17].d7 && w[17].stars.isAtLeast(8)) || w[17].owned)
    open[347] = ((w[17].d4 && w[17].d5 && w[17].stars.isAtLeast(10)) || w[17].owned)
    open[348] = ((w[17].owned || w[17].coins.isAtLeast(877)) && !w[17].d6 && atLeastTwo(w[17].s2.isAtLeast(3), w[17].s0.isAtLeast(3), w[17].quest.isAtLeast(6)))
    open[349] = ((w[17].d0 && w[17].d3 && w[17].stars.isAtLeast(8)) || w[17].owned)
    open[350] = ((w[17].owned || w[17].coins.isAtLeast(147)) && !w[17].d2 && atLeastTwo(w[17].s6.isAtLeast(2), w[17].s4.isAtLeast(3), w[17].quest.isAtLeast(8)))
    open[351] = ((w[17].d5 && w[17].d2 && w[17].stars.isAtLeast(8)) || w[17].owned)
    open[352] = (w[17].d5 && atLeastTwo(w[17].s2.isAtLeast(1), w[17].s6.isAtLeast(2), w[17].quest.isAtLeast(3)))
    open[353] = ((w[17].d2 && atLeastTwo(w[17].s2.isAtLeast(1), w[17].s3.isAtLeast(2), w[17].quest.isAtLeast(5))) || w[17].owned || w[17].coins.isAtLeast(693))
    open[354] = (w[17].d1 && atLeastTwo(w[17].s0.isAtLeast(1), w[17].s6.isAtLeast(1), w[17].quest.isAtLeast(4)))
    open[355] = ((w[17].owned || w[17].coins.isAtLeast(755)) && !w[17].d0 && atLeastTwo(w[17].s7.isAtLeast(3), w[17].s4.isAtLeast(3), w[17].quest.isAtLeast(5)))
    open[356] = ((w[17].d2 && atLeastTwo(w[17].s1.isAtLeast(1), w[17].s2.isAtLeast(2), w[17].quest.isAtLeast(3))) || w[17].owned || w[17].coins.isAtLeast(458))
    open[357] = (w[17].d4 && atLeastTwo(w[17].s0.isAtLeast(2), w[17].s7.isAtLeast(1), w[17].quest.isAtLeast(8)))
    open[358] = (w[17].d2 && atLeastTwo(w[17].s2.isAtLeast(1), w[17].s7.isAtLeast(2), w[17].quest.isAtLeast(4)))
    open[359] = (w[17].d0 && atLeastTwo(w[17].s5.isAtLeast(2), w[17].s0.isAtLeast(3), w[17].quest.isAtLeast(4)))
  }

  private static func unsafe18(_ w: UnsafePointer<FlatWorld>, _ open: UnsafeMutablePointer<Bool>) {
    open[360] = ((w[18].d1 && w[18].d4 && w[18].stars.isAtLeast(10)) || w[18].owned || w[18].coins.isAtLeast(399))
    open[361] = ((w[18].d7 && w[18].d5 && w[18].stars.isAtLeast(15)) || w[18].owned || w[18].coins.isAtLeast(169))
    open[362] = ((w[18].d4 && w[18].d7 && w[18].stars.isAtLeast(16)) || w[18].owned)
    open[363] = ((w[18].owned || w[18].coins.isAtLeast(141)) && !w[18].d0 && atLeastTwo(w[18].s1.isAtLeast(3), w[18].s0.isAtLeast(3), w[18].quest.isAtLeast(3)))
    open[364] = ((w[18].d4 && w[18].d1 && w[18].stars.isAtLeast(12)) || w[18].owned)
    open[365] = ((w[18].owned || w[18].coins.isAtLeast(164)) && !w[18].d3 && atLeastTwo(w[18].s1.isAtLeast(1), w[18].s7.isAtLeast(1), w[18].quest.isAtLeast(3)))
    open[366] = ((w[18].d4 && w[18].stars.isAtLeast(8)) || w[18].coins.isAtLeast(852))
    open[367] = ((w[18].d2 && atLeastTwo(w[18].s0.isAtLeast(1), w[18].s2.isAtLeast(1), w[18].quest.isAtLeast(2))) || w[18].owned || w[18].coins.isAtLeast(405))
    open[368] = ((w[18].d1 && w[18].d5 && w[18].stars.isAtLeast(9)) || w[18].owned)
    open[369] = ((w[18].d6 && atLeastTwo(w[18].s5.isAtLeast(3), w[18].s3.isAtLeast(1), w[18].quest.isAtLeast(2))) || w[18].owned || w[18].coins.isAtLeast(346))
    open[370] = ((w[18].d7 && atLeastTwo(w[18].s5.isAtLeast(2), w[18].s6.isAtLeast(3), w[18].quest.isAtLeast(1))) || w[18].owned || w[18].coins.isAtLeast(105))
    open[371] = (w[18].d4 && atLeastTwo(w[18].s1.isAtLeast(1), w[18].s0.isAtLeast(2), w[18].quest.isAtLeast(7)))
    open[372] = ((w[18].d0 && atLeastTwo(w[18].s5.isAtLeast(3), w[18].s6.isAtLeast(1), w[18].quest.isAtLeast(6))) || w[18].owned || w[18].coins.isAtLeast(700))
    open[373] = ((w[18].owned || w[18].coins.isAtLeast(890)) && !w[18].d6 && atLeastTwo(w[18].s4.isAtLeast(1), w[18].s6.isAtLeast(2), w[18].quest.isAtLeast(1)))
    open[374] = (w[18].d0 && atLeastTwo(w[18].s1.isAtLeast(3), w[18].s6.isAtLeast(3), w[18].quest.isAtLeast(3)))
    open[375] = ((w[18].d7 && atLeastTwo(w[18].s4.isAtLeast(3), w[18].s0.isAtLeast(3), w[18].quest.isAtLeast(3))) || w[18].owned || w[18].coins.isAtLeast(491))
    open[376] = ((w[18].d6 && w[18].stars.isAtLeast(9)) || w[18].coins.isAtLeast(890))
    open[377] = (w[18].d3 && atLeastTwo(w[18].s1.isAtLeast(2), w[18].s4.isAtLeast(1), w[18].quest.isAtLeast(2)))
    open[378] = ((w[18].owned || w[18].coins.isAtLeast(970)) && !w[18].d3 && atLeastTwo(w[18].s6.isAtLeast(1), w[18].s0.isAtLeast(3), w[18].quest.isAtLeast(3)))
    open[379] = (w[18].d0 && atLeastTwo(w[18].s7.isAtLeast(2), w[18].s2.isAtLeast(1), w[18].quest.isAtLeast(3)))
  }

  private static func unsafe19(_ w: UnsafePointer<FlatWorld>, _ open: UnsafeMutablePointer<Bool>) {
    open[380] = (w[19].d2 && atLeastTwo(w[19].s0.isAtLeast(3), w[19].s3.isAtLeast(3), w[19].quest.isAtLeast(6)))
    open[381] = ((w[19].d6 && w[19].d3 && w[19].stars.isAtLeast(11)) || w[19].owned)
    open[382] = ((w[19].d0 && w[19].d1 && w[19].stars.isAtLeast(9)) || w[19].owned || w[19].coins.isAtLeast(749))
    open[383] = ((w[19].d1 && w[19].d7 && w[19].stars.isAtLeast(10)) || w[19].owned || w[19].coins.isAtLeast(707))
    open[384] = (w[19].d6 && atLeastTwo(w[19].s5.isAtLeast(1), w[19].s3.isAtLeast(2), w[19].quest.isAtLeast(2)))
    open[385] = ((w[19].owned || w[19].coins.isAtLeast(224)) && !w[19].d1 && atLeastTwo(w[19].s2.isAtLeast(2), w[19].s0.isAtLeast(3), w[19].quest.isAtLeast(1)))
    open[386] = ((w[19].owned || w[19].coins.isAtLeast(894)) && !w[19].d5 && atLeastTwo(w[19].s4.isAtLeast(3), w[19].s2.isAtLeast(3), w[19].quest.isAtLeast(8)))
    open[387] = ((w[19].d4 && w[19].d6 && w[19].stars.isAtLeast(12)) || w[19].owned)
    open[388] = (w[19].d6 && atLeastTwo(w[19].s1.isAtLeast(1), w[19].s2.isAtLeast(2), w[19].quest.isAtLeast(7)))
    open[389] = ((w[19].d2 && atLeastTwo(w[19].s3.isAtLeast(1), w[19].s5.isAtLeast(1), w[19].quest.isAtLeast(3))) || w[19].owned || w[19].coins.isAtLeast(180))
    open[390] = ((w[19].d3 && w[19].d2 && w[19].stars.isAtLeast(11)) || w[19].owned)
    open[391] = ((w[19].d0 && atLeastTwo(w[19].s0.isAtLeast(1), w[19].s7.isAtLeast(2), w[19].quest.isAtLeast(8))) || w[19].owned || w[19].coins.isAtLeast(741))
    open[392] = ((w[19].d4 && w[19].d3 && w[19].stars.isAtLeast(10)) || w[19].owned || w[19].coins.isAtLeast(601))
    open[393] = ((w[19].d4 && w[19].d2 && w[19].stars.isAtLeast(14)) || w[19].owned || w[19].coins.isAtLeast(917))
    open[394] = ((w[19].d2 && w[19].d0 && w[19].stars.isAtLeast(16)) || w[19].owned)
    open[395] = ((w[19].d3 && w[19].stars.isAtLeast(14)) || w[19].coins.isAtLeast(733))
    open[396] = ((w[19].d0 && w[19].stars.isAtLeast(17)) || w[19].coins.isAtLeast(883))
    open[397] = (w[19].d5 && atLeastTwo(w[19].s5.isAtLeast(2), w[19].s1.isAtLeast(1), w[19].quest.isAtLeast(1)))
    open[398] = ((w[19].d1 && w[19].d5 && w[19].stars.isAtLeast(15)) || w[19].owned || w[19].coins.isAtLeast(560))
    open[399] = ((w[19].d1 && w[19].d0 && w[19].stars.isAtLeast(12)) || w[19].owned || w[19].coins.isAtLeast(970))
  }

  private static func unsafe20(_ w: UnsafePointer<FlatWorld>, _ open: UnsafeMutablePointer<Bool>) {
    open[400] = ((w[20].d5 && w[20].d1 && w[20].stars.isAtLeast(11)) || w[20].owned || w[20].coins.isAtLeast(706))
    open[401] = ((w[20].owned || w[20].coins.isAtLeast(732)) && !w[20].d1 && atLeastTwo(w[20].s2.isAtLeast(3), w[20].s1.isAtLeast(1), w[20].quest.isAtLeast(6)))
    open[402] = ((w[20].d0 && w[20].stars.isAtLeast(8)) || w[20].coins.isAtLeast(270))
    open[403] = (w[20].d2 && atLeastTwo(w[20].s3.isAtLeast(2), w[20].s5.isAtLeast(1), w[20].quest.isAtLeast(1)))
    open[404] = ((w[20].owned || w[20].coins.isAtLeast(839)) && !w[20].d1 && atLeastTwo(w[20].s6.isAtLeast(3), w[20].s1.isAtLeast(1), w[20].quest.isAtLeast(7)))
    open[405] = ((w[20].d2 && w[20].stars.isAtLeast(12)) || w[20].coins.isAtLeast(598))
    open[406] = ((w[20].d5 && w[20].d2 && w[20].stars.isAtLeast(11)) || w[20].owned)
    open[407] = ((w[20].d7 && w[20].d1 && w[20].stars.isAtLeast(8)) || w[20].owned)
    open[408] = ((w[20].d1 && w[20].d3 && w[20].stars.isAtLeast(14)) || w[20].owned || w[20].coins.isAtLeast(360))
    open[409] = (w[20].d0 && atLeastTwo(w[20].s5.isAtLeast(3), w[20].s0.isAtLeast(2), w[20].quest.isAtLeast(4)))
    open[410] = ((w[20].owned || w[20].coins.isAtLeast(926)) && !w[20].d0 && atLeastTwo(w[20].s5.isAtLeast(3), w[20].s7.isAtLeast(1), w[20].quest.isAtLeast(2)))
    open[411] = ((w[20].d2 && w[20].d7 && w[20].stars.isAtLeast(14)) || w[20].owned || w[20].coins.isAtLeast(288))
    open[412] = ((w[20].d5 && w[20].d7 && w[20].stars.isAtLeast(11)) || w[20].owned || w[20].coins.isAtLeast(126))
    open[413] = (w[20].d4 && atLeastTwo(w[20].s0.isAtLeast(3), w[20].s7.isAtLeast(3), w[20].quest.isAtLeast(2)))
    open[414] = ((w[20].d2 && w[20].d6 && w[20].stars.isAtLeast(17)) || w[20].owned)
    open[415] = ((w[20].d7 && w[20].stars.isAtLeast(14)) || w[20].coins.isAtLeast(543))
    open[416] = ((w[20].d6 && w[20].d0 && w[20].stars.isAtLeast(14)) || w[20].owned || w[20].coins.isAtLeast(713))
    open[417] = ((w[20].d5 && w[20].stars.isAtLeast(12)) || w[20].coins.isAtLeast(214))
    open[418] = ((w[20].d5 && w[20].d0 && w[20].stars.isAtLeast(8)) || w[20].owned)
    open[419] = (w[20].d3 && atLeastTwo(w[20].s6.isAtLeast(2), w[20].s0.isAtLeast(2), w[20].quest.isAtLeast(3)))
  }

  private static func unsafe21(_ w: UnsafePointer<FlatWorld>, _ open: UnsafeMutablePointer<Bool>) {
    open[420] = ((w[21].owned || w[21].coins.isAtLeast(308)) && !w[21].d2 && atLeastTwo(w[21].s4.isAtLeast(2), w[21].s1.isAtLeast(3), w[21].quest.isAtLeast(6)))
    open[421] = ((w[21].d5 && w[21].stars.isAtLeast(17)) || w[21].coins.isAtLeast(936))
    open[422] = ((w[21].d6 && w[21].d0 && w[21].stars.isAtLeast(15)) || w[21].owned || w[21].coins.isAtLeast(655))
    open[423] = ((w[21].d6 && w[21].d7 && w[21].stars.isAtLeast(10)) || w[21].owned || w[21].coins.isAtLeast(487))
    open[424] = (w[21].d2 && atLeastTwo(w[21].s3.isAtLeast(2), w[21].s2.isAtLeast(2), w[21].quest.isAtLeast(4)))
    open[425] = ((w[21].d2 && atLeastTwo(w[21].s7.isAtLeast(3), w[21].s1.isAtLeast(1), w[21].quest.isAtLeast(2))) || w[21].owned || w[21].coins.isAtLeast(715))
    open[426] = ((w[21].owned || w[21].coins.isAtLeast(639)) && !w[21].d6 && atLeastTwo(w[21].s4.isAtLeast(3), w[21].s2.isAtLeast(3), w[21].quest.isAtLeast(2)))
    open[427] = (w[21].d4 && atLeastTwo(w[21].s7.isAtLeast(1), w[21].s6.isAtLeast(3), w[21].quest.isAtLeast(6)))
    open[428] = ((w[21].d4 && w[21].stars.isAtLeast(8)) || w[21].coins.isAtLeast(276))
    open[429] = ((w[21].d4 && w[21].d6 && w[21].stars.isAtLeast(10)) || w[21].owned)
    open[430] = ((w[21].d4 && w[21].stars.isAtLeast(16)) || w[21].coins.isAtLeast(639))
    open[431] = ((w[21].d5 && w[21].d6 && w[21].stars.isAtLeast(10)) || w[21].owned)
    open[432] = (w[21].d4 && atLeastTwo(w[21].s7.isAtLeast(3), w[21].s4.isAtLeast(2), w[21].quest.isAtLeast(5)))
    open[433] = ((w[21].d5 && w[21].stars.isAtLeast(15)) || w[21].coins.isAtLeast(172))
    open[434] = ((w[21].d3 && w[21].stars.isAtLeast(16)) || w[21].coins.isAtLeast(373))
    open[435] = ((w[21].owned || w[21].coins.isAtLeast(765)) && !w[21].d7 && atLeastTwo(w[21].s3.isAtLeast(3), w[21].s0.isAtLeast(2), w[21].quest.isAtLeast(2)))
    open[436] = ((w[21].d6 && w[21].d0 && w[21].stars.isAtLeast(13)) || w[21].owned || w[21].coins.isAtLeast(932))
    open[437] = (w[21].d7 && atLeastTwo(w[21].s1.isAtLeast(1), w[21].s2.isAtLeast(1), w[21].quest.isAtLeast(4)))
    open[438] = ((w[21].owned || w[21].coins.isAtLeast(796)) && !w[21].d0 && atLeastTwo(w[21].s3.isAtLeast(1), w[21].s0.isAtLeast(2), w[21].quest.isAtLeast(1)))
    open[439] = ((w[21].d7 && w[21].d4 && w[21].stars.isAtLeast(16)) || w[21].owned)
  }

  private static func unsafe22(_ w: UnsafePointer<FlatWorld>, _ open: UnsafeMutablePointer<Bool>) {
    open[440] = (w[22].d3 && atLeastTwo(w[22].s3.isAtLeast(1), w[22].s6.isAtLeast(2), w[22].quest.isAtLeast(7)))
    open[441] = ((w[22].d3 && atLeastTwo(w[22].s7.isAtLeast(1), w[22].s2.isAtLeast(2), w[22].quest.isAtLeast(1))) || w[22].owned || w[22].coins.isAtLeast(850))
    open[442] = ((w[22].owned || w[22].coins.isAtLeast(353)) && !w[22].d7 && atLeastTwo(w[22].s2.isAtLeast(3), w[22].s6.isAtLeast(2), w[22].quest.isAtLeast(2)))
    open[443] = ((w[22].owned || w[22].coins.isAtLeast(647)) && !w[22].d5 && atLeastTwo(w[22].s4.isAtLeast(3), w[22].s0.isAtLeast(2), w[22].quest.isAtLeast(1)))
    open[444] = ((w[22].d6 && atLeastTwo(w[22].s1.isAtLeast(3), w[22].s5.isAtLeast(1), w[22].quest.isAtLeast(6))) || w[22].owned || w[22].coins.isAtLeast(708))
    open[445] = ((w[22].d6 && atLeastTwo(w[22].s3.isAtLeast(1), w[22].s0.isAtLeast(2), w[22].quest.isAtLeast(4))) || w[22].owned || w[22].coins.isAtLeast(412))
    open[446] = ((w[22].d3 && w[22].stars.isAtLeast(8)) || w[22].coins.isAtLeast(219))
    open[447] = ((w[22].d2 && atLeastTwo(w[22].s4.isAtLeast(2), w[22].s7.isAtLeast(1), w[22].quest.isAtLeast(7))) || w[22].owned || w[22].coins.isAtLeast(502))
    open[448] = ((w[22].d2 && w[22].d4 && w[22].stars.isAtLeast(14)) || w[22].owned)
    open[449] = ((w[22].d5 && atLeastTwo(w[22].s6.isAtLeast(3), w[22].s1.isAtLeast(2), w[22].quest.isAtLeast(5))) || w[22].owned || w[22].coins.isAtLeast(757))
    open[450] = ((w[22].owned || w[22].coins.isAtLeast(271)) && !w[22].d6 && atLeastTwo(w[22].s6.isAtLeast(2), w[22].s5.isAtLeast(3), w[22].quest.isAtLeast(1)))
    open[451] = ((w[22].d4 && w[22].d5 && w[22].stars.isAtLeast(12)) || w[22].owned)
    open[452] = ((w[22].d4 && w[22].d5 && w[22].stars.isAtLeast(15)) || w[22].owned || w[22].coins.isAtLeast(443))
    open[453] = ((w[22].owned || w[22].coins.isAtLeast(402)) && !w[22].d3 && atLeastTwo(w[22].s0.isAtLeast(2), w[22].s5.isAtLeast(1), w[22].quest.isAtLeast(5)))
    open[454] = ((w[22].d4 && w[22].d1 && w[22].stars.isAtLeast(12)) || w[22].owned)
    open[455] = ((w[22].d4 && w[22].stars.isAtLeast(11)) || w[22].coins.isAtLeast(125))
    open[456] = ((w[22].d1 && w[22].d5 && w[22].stars.isAtLeast(13)) || w[22].owned)
    open[457] = ((w[22].d2 && w[22].d0 && w[22].stars.isAtLeast(16)) || w[22].owned)
    open[458] = ((w[22].d2 && w[22].d4 && w[22].stars.isAtLeast(10)) || w[22].owned || w[22].coins.isAtLeast(965))
    open[459] = ((w[22].d0 && w[22].d5 && w[22].stars.isAtLeast(15)) || w[22].owned)
  }

  private static func unsafe23(_ w: UnsafePointer<FlatWorld>, _ open: UnsafeMutablePointer<Bool>) {
    open[460] = (w[23].d2 && atLeastTwo(w[23].s4.isAtLeast(2), w[23].s1.isAtLeast(1), w[23].quest.isAtLeast(8)))
    open[461] = ((w[23].d5 && w[23].stars.isAtLeast(10)) || w[23].coins.isAtLeast(669))
    open[462] = (w[23].d6 && atLeastTwo(w[23].s0.isAtLeast(3), w[23].s5.isAtLeast(1), w[23].quest.isAtLeast(3)))
    open[463] = ((w[23].owned || w[23].coins.isAtLeast(192)) && !w[23].d3 && atLeastTwo(w[23].s5.isAtLeast(3), w[23].s3.isAtLeast(1), w[23].quest.isAtLeast(7)))
    open[464] = ((w[23].d3 && atLeastTwo(w[23].s1.isAtLeast(1), w[23].s3.isAtLeast(2), w[23].quest.isAtLeast(5))) || w[23].owned || w[23].coins.isAtLeast(832))
    open[465] = ((w[23].d7 && w[23].d3 && w[23].stars.isAtLeast(12)) || w[23].owned || w[23].coins.isAtLeast(312))
    open[466] = ((w[23].d6 && atLeastTwo(w[23].s7.isAtLeast(1), w[23].s6.isAtLeast(1), w[23].quest.isAtLeast(1))) || w[23].owned || w[23].coins.isAtLeast(550))
    open[467] = (w[23].d3 && atLeastTwo(w[23].s1.isAtLeast(1), w[23].s0.isAtLeast(1), w[23].quest.isAtLeast(1)))
    open[468] = (w[23].d2 && atLeastTwo(w[23].s5.isAtLeast(2), w[23].s7.isAtLeast(1), w[23].quest.isAtLeast(3)))
    open[469] = ((w[23].owned || w[23].coins.isAtLeast(487)) && !w[23].d1 && atLeastTwo(w[23].s1.isAtLeast(2), w[23].s2.isAtLeast(3), w[23].quest.isAtLeast(4)))
    open[470] = ((w[23].d5 && w[23].d7 && w[23].stars.isAtLeast(11)) || w[23].owned)
    open[471] = ((w[23].d5 && w[23].stars.isAtLeast(17)) || w[23].coins.isAtLeast(557))
    open[472] = ((w[23].d5 && w[23].stars.isAtLeast(11)) || w[23].coins.isAtLeast(163))
    open[473] = (w[23].d3 && atLeastTwo(w[23].s6.isAtLeast(3), w[23].s2.isAtLeast(2), w[23].quest.isAtLeast(2)))
    open[474] = (w[23].d5 && atLeastTwo(w[23].s1.isAtLeast(1), w[23].s6.isAtLeast(3), w[23].quest.isAtLeast(4)))
    open[475] = ((w[23].owned || w[23].coins.isAtLeast(186)) && !w[23].d2 && atLeastTwo(w[23].s0.isAtLeast(1), w[23].s4.isAtLeast(3), w[23].quest.isAtLeast(5)))
    open[476] = ((w[23].d2 && w[23].stars.isAtLeast(13)) || w[23].coins.isAtLeast(827))
    open[477] = ((w[23].owned || w[23].coins.isAtLeast(976)) && !w[23].d3 && atLeastTwo(w[23].s5.isAtLeast(3), w[23].s2.isAtLeast(2), w[23].quest.isAtLeast(8)))
    open[478] = ((w[23].owned || w[23].coins.isAtLeast(549)) && !w[23].d1 && atLeastTwo(w[23].s5.isAtLeast(2), w[23].s2.isAtLeast(3), w[23].quest.isAtLeast(7)))
    open[479] = ((w[23].d5 && w[23].stars.isAtLeast(9)) || w[23].coins.isAtLeast(875))
  }

  private static func unsafe24(_ w: UnsafePointer<FlatWorld>, _ open: UnsafeMutablePointer<Bool>) {
    open[480] = ((w[24].d2 && w[24].stars.isAtLeast(11)) || w[24].coins.isAtLeast(266))
    open[481] = (w[24].d1 && atLeastTwo(w[24].s3.isAtLeast(2), w[24].s1.isAtLeast(3), w[24].quest.isAtLeast(6)))
    open[482] = ((w[24].d0 && w[24].d7 && w[24].stars.isAtLeast(9)) || w[24].owned)
    open[483] = ((w[24].owned || w[24].coins.isAtLeast(718)) && !w[24].d2 && atLeastTwo(w[24].s7.isAtLeast(3), w[24].s1.isAtLeast(2), w[24].quest.isAtLeast(3)))
    open[484] = ((w[24].d4 && w[24].stars.isAtLeast(11)) || w[24].coins.isAtLeast(456))
    open[485] = ((w[24].d6 && w[24].stars.isAtLeast(9)) || w[24].coins.isAtLeast(754))
    open[486] = (w[24].d2 && atLeastTwo(w[24].s3.isAtLeast(1), w[24].s7.isAtLeast(3), w[24].quest.isAtLeast(4)))
    open[487] = ((w[24].d5 && w[24].stars.isAtLeast(15)) || w[24].coins.isAtLeast(787))
    open[488] = (w[24].d6 && atLeastTwo(w[24].s5.isAtLeast(3), w[24].s0.isAtLeast(2), w[24].quest.isAtLeast(6)))
    open[489] = (w[24].d4 && atLeastTwo(w[24].s2.isAtLeast(3), w[24].s5.isAtLeast(2), w[24].quest.isAtLeast(2)))
    open[490] = ((w[24].owned || w[24].coins.isAtLeast(689)) && !w[24].d6 && atLeastTwo(w[24].s3.isAtLeast(2), w[24].s1.isAtLeast(3), w[24].quest.isAtLeast(5)))
    open[491] = ((w[24].d2 && w[24].stars.isAtLeast(15)) || w[24].coins.isAtLeast(541))
    open[492] = ((w[24].d2 && w[24].stars.isAtLeast(10)) || w[24].coins.isAtLeast(587))
    open[493] = (w[24].d1 && atLeastTwo(w[24].s2.isAtLeast(3), w[24].s5.isAtLeast(3), w[24].quest.isAtLeast(3)))
    open[494] = ((w[24].d1 && w[24].d3 && w[24].stars.isAtLeast(8)) || w[24].owned || w[24].coins.isAtLeast(754))
    open[495] = ((w[24].d2 && w[24].d3 && w[24].stars.isAtLeast(11)) || w[24].owned || w[24].coins.isAtLeast(193))
    open[496] = (w[24].d4 && atLeastTwo(w[24].s5.isAtLeast(1), w[24].s3.isAtLeast(1), w[24].quest.isAtLeast(1)))
    open[497] = (w[24].d4 && atLeastTwo(w[24].s3.isAtLeast(2), w[24].s4.isAtLeast(1), w[24].quest.isAtLeast(7)))
    open[498] = ((w[24].d1 && atLeastTwo(w[24].s0.isAtLeast(2), w[24].s5.isAtLeast(1), w[24].quest.isAtLeast(7))) || w[24].owned || w[24].coins.isAtLeast(672))
    open[499] = ((w[24].d5 && atLeastTwo(w[24].s6.isAtLeast(2), w[24].s0.isAtLeast(2), w[24].quest.isAtLeast(2))) || w[24].owned || w[24].coins.isAtLeast(567))
  }

  private static func unsafe25(_ w: UnsafePointer<FlatWorld>, _ open: UnsafeMutablePointer<Bool>) {
    open[500] = ((w[25].d4 && w[25].stars.isAtLeast(13)) || w[25].coins.isAtLeast(579))
    open[501] = ((w[25].d0 && w[25].stars.isAtLeast(15)) || w[25].coins.isAtLeast(645))
    open[502] = ((w[25].owned || w[25].coins.isAtLeast(173)) && !w[25].d3 && atLeastTwo(w[25].s2.isAtLeast(2), w[25].s0.isAtLeast(3), w[25].quest.isAtLeast(7)))
    open[503] = ((w[25].owned || w[25].coins.isAtLeast(763)) && !w[25].d2 && atLeastTwo(w[25].s2.isAtLeast(1), w[25].s5.isAtLeast(3), w[25].quest.isAtLeast(8)))
    open[504] = ((w[25].d2 && w[25].stars.isAtLeast(15)) || w[25].coins.isAtLeast(541))
    open[505] = ((w[25].d4 && w[25].d5 && w[25].stars.isAtLeast(10)) || w[25].owned || w[25].coins.isAtLeast(581))
    open[506] = ((w[25].owned || w[25].coins.isAtLeast(778)) && !w[25].d7 && atLeastTwo(w[25].s7.isAtLeast(2), w[25].s1.isAtLeast(1), w[25].quest.isAtLeast(6)))
    open[507] = ((w[25].owned || w[25].coins.isAtLeast(944)) && !w[25].d5 && atLeastTwo(w[25].s5.isAtLeast(2), w[25].s1.isAtLeast(2), w[25].quest.isAtLeast(5)))
    open[508] = ((w[25].owned || w[25].coins.isAtLeast(220)) && !w[25].d6 && atLeastTwo(w[25].s3.isAtLeast(1), w[25].s4.isAtLeast(1), w[25].quest.isAtLeast(1)))
    open[509] = (w[25].d5 && atLeastTwo(w[25].s5.isAtLeast(3), w[25].s0.isAtLeast(3), w[25].quest.isAtLeast(3)))
    open[510] = ((w[25].d5 && w[25].d2 && w[25].stars.isAtLeast(13)) || w[25].owned || w[25].coins.isAtLeast(621))
    open[511] = (w[25].d4 && atLeastTwo(w[25].s0.isAtLeast(2), w[25].s6.isAtLeast(1), w[25].quest.isAtLeast(5)))
    open[512] = ((w[25].d2 && w[25].stars.isAtLeast(12)) || w[25].coins.isAtLeast(969))
    open[513] = ((w[25].d7 && w[25].d1 && w[25].stars.isAtLeast(12)) || w[25].owned)
    open[514] = (w[25].d3 && atLeastTwo(w[25].s3.isAtLeast(3), w[25].s0.isAtLeast(2), w[25].quest.isAtLeast(8)))
    open[515] = (w[25].d4 && atLeastTwo(w[25].s3.isAtLeast(2), w[25].s2.isAtLeast(3), w[25].quest.isAtLeast(4)))
    open[516] = ((w[25].d3 && w[25].stars.isAtLeast(15)) || w[25].coins.isAtLeast(773))
    open[517] = ((w[25].d5 && w[25].d4 && w[25].stars.isAtLeast(8)) || w[25].owned || w[25].coins.isAtLeast(682))
    open[518] = ((w[25].owned || w[25].coins.isAtLeast(871)) && !w[25].d0 && atLeastTwo(w[25].s7.isAtLeast(2), w[25].s3.isAtLeast(3), w[25].quest.isAtLeast(8)))
    open[519] = ((w[25].d3 && w[25].d2 && w[25].stars.isAtLeast(13)) || w[25].owned)
  }

  private static func unsafe26(_ w: UnsafePointer<FlatWorld>, _ open: UnsafeMutablePointer<Bool>) {
    open[520] = ((w[26].owned || w[26].coins.isAtLeast(892)) && !w[26].d7 && atLeastTwo(w[26].s0.isAtLeast(2), w[26].s2.isAtLeast(3), w[26].quest.isAtLeast(3)))
    open[521] = (w[26].d1 && atLeastTwo(w[26].s1.isAtLeast(1), w[26].s5.isAtLeast(3), w[26].quest.isAtLeast(6)))
    open[522] = ((w[26].d3 && atLeastTwo(w[26].s4.isAtLeast(2), w[26].s5.isAtLeast(1), w[26].quest.isAtLeast(1))) || w[26].owned || w[26].coins.isAtLeast(113))
    open[523] = ((w[26].owned || w[26].coins.isAtLeast(649)) && !w[26].d2 && atLeastTwo(w[26].s0.isAtLeast(1), w[26].s5.isAtLeast(2), w[26].quest.isAtLeast(7)))
    open[524] = ((w[26].owned || w[26].coins.isAtLeast(274)) && !w[26].d2 && atLeastTwo(w[26].s7.isAtLeast(2), w[26].s0.isAtLeast(2), w[26].quest.isAtLeast(3)))
    open[525] = ((w[26].d2 && w[26].d6 && w[26].stars.isAtLeast(9)) || w[26].owned)
    open[526] = (w[26].d1 && atLeastTwo(w[26].s4.isAtLeast(2), w[26].s3.isAtLeast(3), w[26].quest.isAtLeast(3)))
    open[527] = ((w[26].d2 && w[26].stars.isAtLeast(14)) || w[26].coins.isAtLeast(992))
    open[528] = ((w[26].d0 && w[26].d1 && w[26].stars.isAtLeast(13)) || w[26].owned || w[26].coins.isAtLeast(678))
    open[529] = ((w[26].owned || w[26].coins.isAtLeast(176)) && !w[26].d5 && atLeastTwo(w[26].s0.isAtLeast(2), w[26].s3.isAtLeast(1), w[26].quest.isAtLeast(6)))
    open[530] = ((w[26].d1 && atLeastTwo(w[26].s4.isAtLeast(3), w[26].s3.isAtLeast(2), w[26].quest.isAtLeast(2))) || w[26].owned || w[26].coins.isAtLeast(726))
    open[531] = ((w[26].d0 && w[26].d4 && w[26].stars.isAtLeast(17)) || w[26].owned)
    open[532] = ((w[26].d0 && w[26].d2 && w[26].stars.isAtLeast(8)) || w[26].owned || w[26].coins.isAtLeast(168))
    open[533] = ((w[26].d0 && w[26].stars.isAtLeast(17)) || w[26].coins.isAtLeast(632))
    open[534] = ((w[26].d3 && w[26].d1 && w[26].stars.isAtLeast(8)) || w[26].owned)
    open[535] = ((w[26].d6 && w[26].d4 && w[26].stars.isAtLeast(8)) || w[26].owned)
    open[536] = ((w[26].d1 && w[26].d6 && w[26].stars.isAtLeast(8)) || w[26].owned || w[26].coins.isAtLeast(215))
    open[537] = ((w[26].owned || w[26].coins.isAtLeast(660)) && !w[26].d4 && atLeastTwo(w[26].s7.isAtLeast(3), w[26].s3.isAtLeast(1), w[26].quest.isAtLeast(1)))
    open[538] = ((w[26].d5 && w[26].d7 && w[26].stars.isAtLeast(11)) || w[26].owned || w[26].coins.isAtLeast(578))
    open[539] = ((w[26].d0 && w[26].d1 && w[26].stars.isAtLeast(11)) || w[26].owned)
  }

  private static func unsafe27(_ w: UnsafePointer<FlatWorld>, _ open: UnsafeMutablePointer<Bool>) {
    open[540] = ((w[27].d5 && w[27].d1 && w[27].stars.isAtLeast(14)) || w[27].owned)
    open[541] = (w[27].d2 && atLeastTwo(w[27].s6.isAtLeast(2), w[27].s0.isAtLeast(2), w[27].quest.isAtLeast(3)))
    open[542] = (w[27].d1 && atLeastTwo(w[27].s6.isAtLeast(2), w[27].s3.isAtLeast(1), w[27].quest.isAtLeast(4)))
    open[543] = (w[27].d1 && atLeastTwo(w[27].s3.isAtLeast(3), w[27].s7.isAtLeast(3), w[27].quest.isAtLeast(4)))
    open[544] = ((w[27].d4 && atLeastTwo(w[27].s1.isAtLeast(3), w[27].s3.isAtLeast(1), w[27].quest.isAtLeast(1))) || w[27].owned || w[27].coins.isAtLeast(598))
    open[545] = ((w[27].d0 && w[27].d4 && w[27].stars.isAtLeast(9)) || w[27].owned || w[27].coins.isAtLeast(584))
    open[546] = ((w[27].d7 && atLeastTwo(w[27].s0.isAtLeast(3), w[27].s2.isAtLeast(3), w[27].quest.isAtLeast(3))) || w[27].owned || w[27].coins.isAtLeast(823))
    open[547] = ((w[27].d6 && w[27].d3 && w[27].stars.isAtLeast(8)) || w[27].owned || w[27].coins.isAtLeast(528))
    open[548] = ((w[27].d7 && w[27].stars.isAtLeast(13)) || w[27].coins.isAtLeast(760))
    open[549] = ((w[27].d6 && w[27].stars.isAtLeast(10)) || w[27].coins.isAtLeast(315))
    open[550] = ((w[27].d6 && w[27].d4 && w[27].stars.isAtLeast(15)) || w[27].owned || w[27].coins.isAtLeast(877))
    open[551] = ((w[27].d3 && atLeastTwo(w[27].s0.isAtLeast(1), w[27].s5.isAtLeast(1), w[27].quest.isAtLeast(8))) || w[27].owned || w[27].coins.isAtLeast(519))
    open[552] = ((w[27].owned || w[27].coins.isAtLeast(949)) && !w[27].d0 && atLeastTwo(w[27].s4.isAtLeast(2), w[27].s7.isAtLeast(3), w[27].quest.isAtLeast(1)))
    open[553] = ((w[27].d2 && w[27].d3 && w[27].stars.isAtLeast(8)) || w[27].owned || w[27].coins.isAtLeast(890))
    open[554] = ((w[27].d0 && w[27].stars.isAtLeast(14)) || w[27].coins.isAtLeast(741))
    open[555] = ((w[27].d6 && w[27].stars.isAtLeast(16)) || w[27].coins.isAtLeast(263))
    open[556] = ((w[27].d3 && w[27].d4 && w[27].stars.isAtLeast(14)) || w[27].owned)
    open[557] = ((w[27].d3 && w[27].d6 && w[27].stars.isAtLeast(16)) || w[27].owned)
    open[558] = ((w[27].d7 && atLeastTwo(w[27].s0.isAtLeast(3), w[27].s4.isAtLeast(1), w[27].quest.isAtLeast(1))) || w[27].owned || w[27].coins.isAtLeast(263))
    open[559] = (w[27].d3 && atLeastTwo(w[27].s4.isAtLeast(2), w[27].s1.isAtLeast(2), w[27].quest.isAtLeast(4)))
  }

  private static func unsafe28(_ w: UnsafePointer<FlatWorld>, _ open: UnsafeMutablePointer<Bool>) {
    open[560] = ((w[28].d3 && w[28].d2 && w[28].stars.isAtLeast(10)) || w[28].owned || w[28].coins.isAtLeast(664))
    open[561] = ((w[28].d6 && w[28].d3 && w[28].stars.isAtLeast(15)) || w[28].owned || w[28].coins.isAtLeast(927))
    open[562] = ((w[28].d7 && w[28].d3 && w[28].stars.isAtLeast(8)) || w[28].owned)
    open[563] = ((w[28].d3 && w[28].stars.isAtLeast(12)) || w[28].coins.isAtLeast(262))
    open[564] = ((w[28].d5 && w[28].d7 && w[28].stars.isAtLeast(17)) || w[28].owned || w[28].coins.isAtLeast(690))
    open[565] = ((w[28].d3 && w[28].d2 && w[28].stars.isAtLeast(11)) || w[28].owned)
    open[566] = ((w[28].d7 && w[28].d3 && w[28].stars.isAtLeast(16)) || w[28].owned)
    open[567] = ((w[28].owned || w[28].coins.isAtLeast(400)) && !w[28].d6 && atLeastTwo(w[28].s2.isAtLeast(1), w[28].s7.isAtLeast(1), w[28].quest.isAtLeast(5)))
    open[568] = ((w[28].d7 && w[28].d0 && w[28].stars.isAtLeast(9)) || w[28].owned)
    open[569] = (w[28].d3 && atLeastTwo(w[28].s5.isAtLeast(3), w[28].s4.isAtLeast(2), w[28].quest.isAtLeast(8)))
    open[570] = ((w[28].owned || w[28].coins.isAtLeast(445)) && !w[28].d1 && atLeastTwo(w[28].s5.isAtLeast(3), w[28].s0.isAtLeast(1), w[28].quest.isAtLeast(1)))
    open[571] = ((w[28].d0 && w[28].d7 && w[28].stars.isAtLeast(9)) || w[28].owned || w[28].coins.isAtLeast(210))
    open[572] = (w[28].d1 && atLeastTwo(w[28].s5.isAtLeast(1), w[28].s2.isAtLeast(3), w[28].quest.isAtLeast(5)))
    open[573] = ((w[28].owned || w[28].coins.isAtLeast(199)) && !w[28].d6 && atLeastTwo(w[28].s4.isAtLeast(1), w[28].s5.isAtLeast(3), w[28].quest.isAtLeast(3)))
    open[574] = ((w[28].d1 && w[28].stars.isAtLeast(17)) || w[28].coins.isAtLeast(383))
    open[575] = (w[28].d0 && atLeastTwo(w[28].s2.isAtLeast(3), w[28].s6.isAtLeast(1), w[28].quest.isAtLeast(2)))
    open[576] = (w[28].d4 && atLeastTwo(w[28].s6.isAtLeast(1), w[28].s7.isAtLeast(2), w[28].quest.isAtLeast(4)))
    open[577] = (w[28].d0 && atLeastTwo(w[28].s1.isAtLeast(3), w[28].s3.isAtLeast(3), w[28].quest.isAtLeast(6)))
    open[578] = ((w[28].d2 && w[28].d4 && w[28].stars.isAtLeast(8)) || w[28].owned || w[28].coins.isAtLeast(891))
    open[579] = ((w[28].d4 && w[28].d2 && w[28].stars.isAtLeast(14)) || w[28].owned)
  }

  private static func unsafe29(_ w: UnsafePointer<FlatWorld>, _ open: UnsafeMutablePointer<Bool>) {
    open[580] = ((w[29].d0 && atLeastTwo(w[29].s5.isAtLeast(1), w[29].s4.isAtLeast(1), w[29].quest.isAtLeast(5))) || w[29].owned || w[29].coins.isAtLeast(479))
    open[581] = ((w[29].d3 && w[29].d7 && w[29].stars.isAtLeast(8)) || w[29].owned || w[29].coins.isAtLeast(398))
    open[582] = ((w[29].d4 && atLeastTwo(w[29].s4.isAtLeast(1), w[29].s2.isAtLeast(3), w[29].quest.isAtLeast(6))) || w[29].owned || w[29].coins.isAtLeast(314))
    open[583] = ((w[29].owned || w[29].coins.isAtLeast(146)) && !w[29].d0 && atLeastTwo(w[29].s2.isAtLeast(2), w[29].s5.isAtLeast(1), w[29].quest.isAtLeast(3)))
    open[584] = ((w[29].d1 && w[29].d2 && w[29].stars.isAtLeast(16)) || w[29].owned || w[29].coins.isAtLeast(893))
    open[585] = ((w[29].d4 && w[29].stars.isAtLeast(9)) || w[29].coins.isAtLeast(383))
    open[586] = (w[29].d2 && atLeastTwo(w[29].s0.isAtLeast(3), w[29].s1.isAtLeast(3), w[29].quest.isAtLeast(7)))
    open[587] = ((w[29].d7 && w[29].stars.isAtLeast(9)) || w[29].coins.isAtLeast(210))
    open[588] = ((w[29].d3 && w[29].stars.isAtLeast(15)) || w[29].coins.isAtLeast(356))
    open[589] = ((w[29].d6 && w[29].d1 && w[29].stars.isAtLeast(14)) || w[29].owned)
    open[590] = ((w[29].d1 && w[29].stars.isAtLeast(11)) || w[29].coins.isAtLeast(631))
    open[591] = ((w[29].d6 && w[29].stars.isAtLeast(17)) || w[29].coins.isAtLeast(722))
    open[592] = ((w[29].d5 && w[29].d4 && w[29].stars.isAtLeast(8)) || w[29].owned)
    open[593] = ((w[29].d2 && w[29].d5 && w[29].stars.isAtLeast(17)) || w[29].owned)
    open[594] = ((w[29].d6 && w[29].d3 && w[29].stars.isAtLeast(9)) || w[29].owned || w[29].coins.isAtLeast(866))
    open[595] = ((w[29].owned || w[29].coins.isAtLeast(542)) && !w[29].d5 && atLeastTwo(w[29].s1.isAtLeast(2), w[29].s4.isAtLeast(3), w[29].quest.isAtLeast(1)))
    open[596] = ((w[29].owned || w[29].coins.isAtLeast(394)) && !w[29].d6 && atLeastTwo(w[29].s5.isAtLeast(2), w[29].s0.isAtLeast(3), w[29].quest.isAtLeast(1)))
    open[597] = ((w[29].d4 && w[29].d6 && w[29].stars.isAtLeast(13)) || w[29].owned || w[29].coins.isAtLeast(173))
    open[598] = ((w[29].owned || w[29].coins.isAtLeast(567)) && !w[29].d6 && atLeastTwo(w[29].s7.isAtLeast(2), w[29].s3.isAtLeast(2), w[29].quest.isAtLeast(2)))
    open[599] = ((w[29].d6 && w[29].d0 && w[29].stars.isAtLeast(11)) || w[29].owned)
  }

  private static func unsafe30(_ w: UnsafePointer<FlatWorld>, _ open: UnsafeMutablePointer<Bool>) {
    open[600] = ((w[30].owned || w[30].coins.isAtLeast(816)) && !w[30].d5 && atLeastTwo(w[30].s6.isAtLeast(1), w[30].s7.isAtLeast(3), w[30].quest.isAtLeast(8)))
    open[601] = ((w[30].d0 && w[30].d5 && w[30].stars.isAtLeast(14)) || w[30].owned)
    open[602] = ((w[30].d3 && w[30].d4 && w[30].stars.isAtLeast(10)) || w[30].owned || w[30].coins.isAtLeast(235))
    open[603] = ((w[30].d6 && w[30].d3 && w[30].stars.isAtLeast(13)) || w[30].owned || w[30].coins.isAtLeast(821))
    open[604] = ((w[30].owned || w[30].coins.isAtLeast(125)) && !w[30].d3 && atLeastTwo(w[30].s4.isAtLeast(2), w[30].s5.isAtLeast(3), w[30].quest.isAtLeast(5)))
    open[605] = ((w[30].d3 && atLeastTwo(w[30].s4.isAtLeast(2), w[30].s3.isAtLeast(3), w[30].quest.isAtLeast(1))) || w[30].owned || w[30].coins.isAtLeast(571))
    open[606] = ((w[30].owned || w[30].coins.isAtLeast(821)) && !w[30].d2 && atLeastTwo(w[30].s1.isAtLeast(3), w[30].s6.isAtLeast(2), w[30].quest.isAtLeast(6)))
    open[607] = ((w[30].d1 && w[30].d7 && w[30].stars.isAtLeast(17)) || w[30].owned || w[30].coins.isAtLeast(409))
    open[608] = ((w[30].d0 && w[30].d7 && w[30].stars.isAtLeast(8)) || w[30].owned)
    open[609] = ((w[30].d6 && w[30].stars.isAtLeast(16)) || w[30].coins.isAtLeast(918))
    open[610] = ((w[30].d2 && w[30].d3 && w[30].stars.isAtLeast(13)) || w[30].owned || w[30].coins.isAtLeast(772))
    open[611] = ((w[30].owned || w[30].coins.isAtLeast(202)) && !w[30].d5 && atLeastTwo(w[30].s7.isAtLeast(1), w[30].s5.isAtLeast(2), w[30].quest.isAtLeast(3)))
    open[612] = ((w[30].d0 && atLeastTwo(w[30].s2.isAtLeast(1), w[30].s1.isAtLeast(2), w[30].quest.isAtLeast(5))) || w[30].owned || w[30].coins.isAtLeast(876))
    open[613] = ((w[30].d0 && w[30].d7 && w[30].stars.isAtLeast(13)) || w[30].owned)
    open[614] = ((w[30].d7 && w[30].stars.isAtLeast(13)) || w[30].coins.isAtLeast(953))
    open[615] = ((w[30].d1 && w[30].stars.isAtLeast(9)) || w[30].coins.isAtLeast(692))
    open[616] = ((w[30].owned || w[30].coins.isAtLeast(486)) && !w[30].d5 && atLeastTwo(w[30].s6.isAtLeast(1), w[30].s4.isAtLeast(2), w[30].quest.isAtLeast(1)))
    open[617] = ((w[30].d5 && w[30].d1 && w[30].stars.isAtLeast(17)) || w[30].owned || w[30].coins.isAtLeast(670))
    open[618] = (w[30].d1 && atLeastTwo(w[30].s2.isAtLeast(3), w[30].s6.isAtLeast(1), w[30].quest.isAtLeast(1)))
    open[619] = ((w[30].d2 && w[30].d7 && w[30].stars.isAtLeast(8)) || w[30].owned)
  }

  private static func unsafe31(_ w: UnsafePointer<FlatWorld>, _ open: UnsafeMutablePointer<Bool>) {
    open[620] = ((w[31].d6 && w[31].d2 && w[31].stars.isAtLeast(12)) || w[31].owned)
    open[621] = ((w[31].d5 && w[31].d1 && w[31].stars.isAtLeast(14)) || w[31].owned)
    open[622] = (w[31].d0 && atLeastTwo(w[31].s0.isAtLeast(2), w[31].s6.isAtLeast(1), w[31].quest.isAtLeast(5)))
    open[623] = (w[31].d5 && atLeastTwo(w[31].s4.isAtLeast(1), w[31].s5.isAtLeast(2), w[31].quest.isAtLeast(5)))
    open[624] = ((w[31].d7 && atLeastTwo(w[31].s0.isAtLeast(3), w[31].s2.isAtLeast(3), w[31].quest.isAtLeast(7))) || w[31].owned || w[31].coins.isAtLeast(250))
    open[625] = (w[31].d4 && atLeastTwo(w[31].s5.isAtLeast(3), w[31].s2.isAtLeast(3), w[31].quest.isAtLeast(5)))
    open[626] = ((w[31].owned || w[31].coins.isAtLeast(489)) && !w[31].d3 && atLeastTwo(w[31].s4.isAtLeast(3), w[31].s2.isAtLeast(1), w[31].quest.isAtLeast(4)))
    open[627] = ((w[31].d7 && w[31].stars.isAtLeast(13)) || w[31].coins.isAtLeast(894))
    open[628] = (w[31].d1 && atLeastTwo(w[31].s5.isAtLeast(3), w[31].s7.isAtLeast(1), w[31].quest.isAtLeast(8)))
    open[629] = ((w[31].d0 && w[31].stars.isAtLeast(12)) || w[31].coins.isAtLeast(908))
    open[630] = ((w[31].d0 && atLeastTwo(w[31].s1.isAtLeast(1), w[31].s2.isAtLeast(3), w[31].quest.isAtLeast(2))) || w[31].owned || w[31].coins.isAtLeast(863))
    open[631] = ((w[31].owned || w[31].coins.isAtLeast(744)) && !w[31].d4 && atLeastTwo(w[31].s7.isAtLeast(2), w[31].s4.isAtLeast(2), w[31].quest.isAtLeast(2)))
    open[632] = (w[31].d2 && atLeastTwo(w[31].s5.isAtLeast(1), w[31].s4.isAtLeast(1), w[31].quest.isAtLeast(3)))
    open[633] = ((w[31].d3 && w[31].stars.isAtLeast(13)) || w[31].coins.isAtLeast(191))
    open[634] = ((w[31].d6 && w[31].stars.isAtLeast(15)) || w[31].coins.isAtLeast(181))
    open[635] = ((w[31].owned || w[31].coins.isAtLeast(497)) && !w[31].d0 && atLeastTwo(w[31].s0.isAtLeast(3), w[31].s5.isAtLeast(3), w[31].quest.isAtLeast(6)))
    open[636] = ((w[31].owned || w[31].coins.isAtLeast(969)) && !w[31].d3 && atLeastTwo(w[31].s4.isAtLeast(2), w[31].s3.isAtLeast(1), w[31].quest.isAtLeast(5)))
    open[637] = ((w[31].d7 && w[31].d6 && w[31].stars.isAtLeast(15)) || w[31].owned)
    open[638] = ((w[31].d1 && atLeastTwo(w[31].s3.isAtLeast(2), w[31].s2.isAtLeast(3), w[31].quest.isAtLeast(8))) || w[31].owned || w[31].coins.isAtLeast(662))
    open[639] = (w[31].d7 && atLeastTwo(w[31].s0.isAtLeast(2), w[31].s5.isAtLeast(2), w[31].quest.isAtLeast(6)))
  }

  private static func unsafe32(_ w: UnsafePointer<FlatWorld>, _ open: UnsafeMutablePointer<Bool>) {
    open[640] = ((w[32].owned || w[32].coins.isAtLeast(314)) && !w[32].d4 && atLeastTwo(w[32].s0.isAtLeast(1), w[32].s4.isAtLeast(2), w[32].quest.isAtLeast(8)))
    open[641] = ((w[32].d2 && w[32].d0 && w[32].stars.isAtLeast(12)) || w[32].owned)
    open[642] = ((w[32].d7 && w[32].d1 && w[32].stars.isAtLeast(11)) || w[32].owned)
    open[643] = (w[32].d4 && atLeastTwo(w[32].s6.isAtLeast(2), w[32].s7.isAtLeast(1), w[32].quest.isAtLeast(4)))
    open[644] = ((w[32].owned || w[32].coins.isAtLeast(357)) && !w[32].d4 && atLeastTwo(w[32].s1.isAtLeast(3), w[32].s7.isAtLeast(2), w[32].quest.isAtLeast(5)))
    open[645] = ((w[32].d0 && w[32].d7 && w[32].stars.isAtLeast(10)) || w[32].owned || w[32].coins.isAtLeast(453))
    open[646] = ((w[32].d0 && w[32].d1 && w[32].stars.isAtLeast(9)) || w[32].owned)
    open[647] = ((w[32].d6 && w[32].stars.isAtLeast(15)) || w[32].coins.isAtLeast(648))
    open[648] = ((w[32].d1 && w[32].d4 && w[32].stars.isAtLeast(12)) || w[32].owned)
    open[649] = ((w[32].d7 && w[32].d0 && w[32].stars.isAtLeast(15)) || w[32].owned || w[32].coins.isAtLeast(804))
    open[650] = (w[32].d5 && atLeastTwo(w[32].s0.isAtLeast(1), w[32].s2.isAtLeast(1), w[32].quest.isAtLeast(6)))
    open[651] = ((w[32].d4 && atLeastTwo(w[32].s2.isAtLeast(1), w[32].s5.isAtLeast(1), w[32].quest.isAtLeast(5))) || w[32].owned || w[32].coins.isAtLeast(634))
    open[652] = (w[32].d4 && atLeastTwo(w[32].s1.isAtLeast(2), w[32].s2.isAtLeast(3), w[32].quest.isAtLeast(6)))
    open[653] = ((w[32].d0 && w[32].d4 && w[32].stars.isAtLeast(12)) || w[32].owned || w[32].coins.isAtLeast(701))
    open[654] = ((w[32].d5 && atLeastTwo(w[32].s6.isAtLeast(3), w[32].s7.isAtLeast(2), w[32].quest.isAtLeast(4))) || w[32].owned || w[32].coins.isAtLeast(512))
    open[655] = ((w[32].d0 && atLeastTwo(w[32].s7.isAtLeast(1), w[32].s5.isAtLeast(2), w[32].quest.isAtLeast(1))) || w[32].owned || w[32].coins.isAtLeast(131))
    open[656] = ((w[32].d3 && w[32].d4 && w[32].stars.isAtLeast(15)) || w[32].owned || w[32].coins.isAtLeast(323))
    open[657] = ((w[32].owned || w[32].coins.isAtLeast(685)) && !w[32].d7 && atLeastTwo(w[32].s3.isAtLeast(1), w[32].s2.isAtLeast(3), w[32].quest.isAtLeast(5)))
    open[658] = ((w[32].d7 && w[32].d0 && w[32].stars.isAtLeast(11)) || w[32].owned)
    open[659] = ((w[32].d1 && w[32].stars.isAtLeast(17)) || w[32].coins.isAtLeast(663))
  }

  private static func unsafe33(_ w: UnsafePointer<FlatWorld>, _ open: UnsafeMutablePointer<Bool>) {
    open[660] = ((w[33].d2 && atLeastTwo(w[33].s7.isAtLeast(2), w[33].s0.isAtLeast(1), w[33].quest.isAtLeast(4))) || w[33].owned || w[33].coins.isAtLeast(422))
    open[661] = ((w[33].d0 && atLeastTwo(w[33].s1.isAtLeast(1), w[33].s5.isAtLeast(2), w[33].quest.isAtLeast(7))) || w[33].owned || w[33].coins.isAtLeast(818))
    open[662] = ((w[33].d0 && atLeastTwo(w[33].s5.isAtLeast(3), w[33].s2.isAtLeast(3), w[33].quest.isAtLeast(1))) || w[33].owned || w[33].coins.isAtLeast(521))
    open[663] = (w[33].d2 && atLeastTwo(w[33].s6.isAtLeast(1), w[33].s3.isAtLeast(2), w[33].quest.isAtLeast(5)))
    open[664] = ((w[33].owned || w[33].coins.isAtLeast(567)) && !w[33].d3 && atLeastTwo(w[33].s4.isAtLeast(1), w[33].s0.isAtLeast(3), w[33].quest.isAtLeast(5)))
    open[665] = ((w[33].d1 && w[33].d4 && w[33].stars.isAtLeast(15)) || w[33].owned)
    open[666] = ((w[33].d1 && w[33].d5 && w[33].stars.isAtLeast(8)) || w[33].owned || w[33].coins.isAtLeast(402))
    open[667] = ((w[33].d1 && w[33].d0 && w[33].stars.isAtLeast(11)) || w[33].owned)
    open[668] = ((w[33].d5 && w[33].stars.isAtLeast(9)) || w[33].coins.isAtLeast(923))
    open[669] = (w[33].d1 && atLeastTwo(w[33].s4.isAtLeast(3), w[33].s2.isAtLeast(3), w[33].quest.isAtLeast(7)))
    open[670] = (w[33].d3 && atLeastTwo(w[33].s6.isAtLeast(3), w[33].s0.isAtLeast(1), w[33].quest.isAtLeast(1)))
    open[671] = ((w[33].d7 && atLeastTwo(w[33].s4.isAtLeast(1), w[33].s3.isAtLeast(1), w[33].quest.isAtLeast(7))) || w[33].owned || w[33].coins.isAtLeast(849))
    open[672] = ((w[33].d4 && w[33].stars.isAtLeast(14)) || w[33].coins.isAtLeast(415))
    open[673] = ((w[33].d7 && w[33].d6 && w[33].stars.isAtLeast(9)) || w[33].owned || w[33].coins.isAtLeast(538))
    open[674] = ((w[33].d4 && atLeastTwo(w[33].s2.isAtLeast(2), w[33].s4.isAtLeast(2), w[33].quest.isAtLeast(1))) || w[33].owned || w[33].coins.isAtLeast(704))
    open[675] = ((w[33].owned || w[33].coins.isAtLeast(201)) && !w[33].d0 && atLeastTwo(w[33].s1.isAtLeast(3), w[33].s3.isAtLeast(1), w[33].quest.isAtLeast(8)))
    open[676] = ((w[33].d6 && atLeastTwo(w[33].s1.isAtLeast(3), w[33].s2.isAtLeast(2), w[33].quest.isAtLeast(1))) || w[33].owned || w[33].coins.isAtLeast(560))
    open[677] = (w[33].d1 && atLeastTwo(w[33].s4.isAtLeast(1), w[33].s0.isAtLeast(1), w[33].quest.isAtLeast(6)))
    open[678] = (w[33].d7 && atLeastTwo(w[33].s2.isAtLeast(3), w[33].s3.isAtLeast(1), w[33].quest.isAtLeast(1)))
    open[679] = ((w[33].d4 && w[33].d1 && w[33].stars.isAtLeast(10)) || w[33].owned || w[33].coins.isAtLeast(264))
  }

  private static func unsafe34(_ w: UnsafePointer<FlatWorld>, _ open: UnsafeMutablePointer<Bool>) {
    open[680] = ((w[34].owned || w[34].coins.isAtLeast(872)) && !w[34].d6 && atLeastTwo(w[34].s0.isAtLeast(3), w[34].s3.isAtLeast(3), w[34].quest.isAtLeast(1)))
    open[681] = ((w[34].d0 && w[34].stars.isAtLeast(9)) || w[34].coins.isAtLeast(434))
    open[682] = (w[34].d7 && atLeastTwo(w[34].s4.isAtLeast(1), w[34].s0.isAtLeast(1), w[34].quest.isAtLeast(4)))
    open[683] = ((w[34].d2 && w[34].d6 && w[34].stars.isAtLeast(16)) || w[34].owned || w[34].coins.isAtLeast(279))
    open[684] = ((w[34].d6 && w[34].d2 && w[34].stars.isAtLeast(10)) || w[34].owned || w[34].coins.isAtLeast(694))
    open[685] = ((w[34].d3 && atLeastTwo(w[34].s4.isAtLeast(3), w[34].s6.isAtLeast(1), w[34].quest.isAtLeast(7))) || w[34].owned || w[34].coins.isAtLeast(916))
    open[686] = ((w[34].d2 && atLeastTwo(w[34].s7.isAtLeast(2), w[34].s2.isAtLeast(1), w[34].quest.isAtLeast(1))) || w[34].owned || w[34].coins.isAtLeast(675))
    open[687] = ((w[34].d6 && w[34].stars.isAtLeast(11)) || w[34].coins.isAtLeast(733))
    open[688] = (w[34].d1 && atLeastTwo(w[34].s7.isAtLeast(1), w[34].s3.isAtLeast(1), w[34].quest.isAtLeast(7)))
    open[689] = (w[34].d3 && atLeastTwo(w[34].s7.isAtLeast(2), w[34].s6.isAtLeast(1), w[34].quest.isAtLeast(7)))
    open[690] = (w[34].d7 && atLeastTwo(w[34].s2.isAtLeast(2), w[34].s7.isAtLeast(1), w[34].quest.isAtLeast(7)))
    open[691] = ((w[34].d1 && w[34].stars.isAtLeast(12)) || w[34].coins.isAtLeast(536))
    open[692] = ((w[34].d3 && atLeastTwo(w[34].s2.isAtLeast(1), w[34].s4.isAtLeast(1), w[34].quest.isAtLeast(4))) || w[34].owned || w[34].coins.isAtLeast(385))
    open[693] = ((w[34].d7 && w[34].d3 && w[34].stars.isAtLeast(12)) || w[34].owned)
    open[694] = ((w[34].d4 && w[34].d7 && w[34].stars.isAtLeast(17)) || w[34].owned)
    open[695] = ((w[34].d6 && w[34].d1 && w[34].stars.isAtLeast(13)) || w[34].owned || w[34].coins.isAtLeast(705))
    open[696] = ((w[34].d7 && w[34].d3 && w[34].stars.isAtLeast(17)) || w[34].owned || w[34].coins.isAtLeast(252))
    open[697] = ((w[34].d4 && w[34].d0 && w[34].stars.isAtLeast(12)) || w[34].owned)
    open[698] = ((w[34].owned || w[34].coins.isAtLeast(169)) && !w[34].d1 && atLeastTwo(w[34].s6.isAtLeast(2), w[34].s7.isAtLeast(1), w[34].quest.isAtLeast(1)))
    open[699] = ((w[34].d7 && w[34].stars.isAtLeast(11)) || w[34].coins.isAtLeast(854))
  }

  private static func unsafe35(_ w: UnsafePointer<FlatWorld>, _ open: UnsafeMutablePointer<Bool>) {
    open[700] = ((w[35].owned || w[35].coins.isAtLeast(804)) && !w[35].d3 && atLeastTwo(w[35].s3.isAtLeast(1), w[35].s2.isAtLeast(2), w[35].quest.isAtLeast(8)))
    open[701] = ((w[35].owned || w[35].coins.isAtLeast(130)) && !w[35].d7 && atLeastTwo(w[35].s4.isAtLeast(1), w[35].s3.isAtLeast(3), w[35].quest.isAtLeast(4)))
    open[702] = ((w[35].d5 && w[35].d4 && w[35].stars.isAtLeast(15)) || w[35].owned || w[35].coins.isAtLeast(890))
    open[703] = ((w[35].d6 && atLeastTwo(w[35].s0.isAtLeast(3), w[35].s4.isAtLeast(2), w[35].quest.isAtLeast(6))) || w[35].owned || w[35].coins.isAtLeast(323))
    open[704] = ((w[35].owned || w[35].coins.isAtLeast(407)) && !w[35].d7 && atLeastTwo(w[35].s1.isAtLeast(3), w[35].s4.isAtLeast(2), w[35].quest.isAtLeast(4)))
    open[705] = ((w[35].d4 && w[35].stars.isAtLeast(14)) || w[35].coins.isAtLeast(995))
    open[706] = ((w[35].d0 && w[35].d1 && w[35].stars.isAtLeast(17)) || w[35].owned || w[35].coins.isAtLeast(290))
    open[707] = ((w[35].owned || w[35].coins.isAtLeast(322)) && !w[35].d2 && atLeastTwo(w[35].s7.isAtLeast(2), w[35].s2.isAtLeast(3), w[35].quest.isAtLeast(8)))
    open[708] = ((w[35].owned || w[35].coins.isAtLeast(659)) && !w[35].d1 && atLeastTwo(w[35].s0.isAtLeast(3), w[35].s6.isAtLeast(3), w[35].quest.isAtLeast(7)))
    open[709] = ((w[35].d5 && w[35].d4 && w[35].stars.isAtLeast(12)) || w[35].owned || w[35].coins.isAtLeast(902))
    open[710] = (w[35].d4 && atLeastTwo(w[35].s5.isAtLeast(3), w[35].s6.isAtLeast(2), w[35].quest.isAtLeast(3)))
    open[711] = ((w[35].owned || w[35].coins.isAtLeast(658)) && !w[35].d5 && atLeastTwo(w[35].s5.isAtLeast(3), w[35].s7.isAtLeast(2), w[35].quest.isAtLeast(5)))
    open[712] = ((w[35].d5 && w[35].d6 && w[35].stars.isAtLeast(16)) || w[35].owned)
    open[713] = ((w[35].d3 && w[35].d0 && w[35].stars.isAtLeast(15)) || w[35].owned || w[35].coins.isAtLeast(313))
    open[714] = ((w[35].d4 && w[35].stars.isAtLeast(15)) || w[35].coins.isAtLeast(450))
    open[715] = ((w[35].owned || w[35].coins.isAtLeast(332)) && !w[35].d2 && atLeastTwo(w[35].s6.isAtLeast(1), w[35].s7.isAtLeast(1), w[35].quest.isAtLeast(3)))
    open[716] = ((w[35].d6 && w[35].stars.isAtLeast(11)) || w[35].coins.isAtLeast(978))
    open[717] = ((w[35].d1 && w[35].d4 && w[35].stars.isAtLeast(16)) || w[35].owned)
    open[718] = ((w[35].d6 && w[35].d3 && w[35].stars.isAtLeast(11)) || w[35].owned)
    open[719] = ((w[35].d4 && atLeastTwo(w[35].s4.isAtLeast(2), w[35].s3.isAtLeast(1), w[35].quest.isAtLeast(3))) || w[35].owned || w[35].coins.isAtLeast(749))
  }

  private static func unsafe36(_ w: UnsafePointer<FlatWorld>, _ open: UnsafeMutablePointer<Bool>) {
    open[720] = ((w[36].d5 && w[36].stars.isAtLeast(8)) || w[36].coins.isAtLeast(935))
    open[721] = ((w[36].owned || w[36].coins.isAtLeast(195)) && !w[36].d7 && atLeastTwo(w[36].s4.isAtLeast(2), w[36].s7.isAtLeast(2), w[36].quest.isAtLeast(7)))
    open[722] = ((w[36].d6 && w[36].d2 && w[36].stars.isAtLeast(13)) || w[36].owned || w[36].coins.isAtLeast(846))
    open[723] = ((w[36].d7 && w[36].d0 && w[36].stars.isAtLeast(12)) || w[36].owned || w[36].coins.isAtLeast(197))
    open[724] = ((w[36].d7 && w[36].d4 && w[36].stars.isAtLeast(9)) || w[36].owned || w[36].coins.isAtLeast(709))
    open[725] = ((w[36].d4 && w[36].stars.isAtLeast(16)) || w[36].coins.isAtLeast(966))
    open[726] = ((w[36].d0 && atLeastTwo(w[36].s4.isAtLeast(2), w[36].s2.isAtLeast(3), w[36].quest.isAtLeast(5))) || w[36].owned || w[36].coins.isAtLeast(252))
    open[727] = (w[36].d6 && atLeastTwo(w[36].s6.isAtLeast(3), w[36].s1.isAtLeast(3), w[36].quest.isAtLeast(7)))
    open[728] = ((w[36].owned || w[36].coins.isAtLeast(971)) && !w[36].d5 && atLeastTwo(w[36].s3.isAtLeast(2), w[36].s0.isAtLeast(1), w[36].quest.isAtLeast(8)))
    open[729] = ((w[36].d0 && w[36].d1 && w[36].stars.isAtLeast(17)) || w[36].owned || w[36].coins.isAtLeast(881))
    open[730] = ((w[36].owned || w[36].coins.isAtLeast(543)) && !w[36].d4 && atLeastTwo(w[36].s2.isAtLeast(3), w[36].s5.isAtLeast(2), w[36].quest.isAtLeast(5)))
    open[731] = ((w[36].d1 && w[36].d3 && w[36].stars.isAtLeast(17)) || w[36].owned || w[36].coins.isAtLeast(996))
    open[732] = ((w[36].d6 && w[36].d1 && w[36].stars.isAtLeast(10)) || w[36].owned)
    open[733] = (w[36].d0 && atLeastTwo(w[36].s0.isAtLeast(2), w[36].s7.isAtLeast(2), w[36].quest.isAtLeast(5)))
    open[734] = ((w[36].d6 && w[36].stars.isAtLeast(11)) || w[36].coins.isAtLeast(399))
    open[735] = ((w[36].owned || w[36].coins.isAtLeast(112)) && !w[36].d7 && atLeastTwo(w[36].s6.isAtLeast(2), w[36].s3.isAtLeast(1), w[36].quest.isAtLeast(5)))
    open[736] = ((w[36].d2 && w[36].d3 && w[36].stars.isAtLeast(9)) || w[36].owned)
    open[737] = ((w[36].owned || w[36].coins.isAtLeast(829)) && !w[36].d6 && atLeastTwo(w[36].s6.isAtLeast(3), w[36].s5.isAtLeast(1), w[36].quest.isAtLeast(7)))
    open[738] = ((w[36].d4 && w[36].d2 && w[36].stars.isAtLeast(11)) || w[36].owned || w[36].coins.isAtLeast(258))
    open[739] = ((w[36].d6 && w[36].d5 && w[36].stars.isAtLeast(16)) || w[36].owned || w[36].coins.isAtLeast(710))
  }

  private static func unsafe37(_ w: UnsafePointer<FlatWorld>, _ open: UnsafeMutablePointer<Bool>) {
    open[740] = ((w[37].d7 && w[37].d6 && w[37].stars.isAtLeast(11)) || w[37].owned || w[37].coins.isAtLeast(483))
    open[741] = ((w[37].d2 && w[37].stars.isAtLeast(12)) || w[37].coins.isAtLeast(831))
    open[742] = ((w[37].owned || w[37].coins.isAtLeast(403)) && !w[37].d1 && atLeastTwo(w[37].s3.isAtLeast(3), w[37].s7.isAtLeast(2), w[37].quest.isAtLeast(5)))
    open[743] = ((w[37].d0 && atLeastTwo(w[37].s1.isAtLeast(1), w[37].s3.isAtLeast(2), w[37].quest.isAtLeast(8))) || w[37].owned || w[37].coins.isAtLeast(349))
    open[744] = ((w[37].d5 && w[37].d1 && w[37].stars.isAtLeast(10)) || w[37].owned)
    open[745] = ((w[37].d0 && w[37].stars.isAtLeast(13)) || w[37].coins.isAtLeast(883))
    open[746] = ((w[37].d6 && atLeastTwo(w[37].s2.isAtLeast(2), w[37].s4.isAtLeast(2), w[37].quest.isAtLeast(8))) || w[37].owned || w[37].coins.isAtLeast(678))
    open[747] = (w[37].d5 && atLeastTwo(w[37].s4.isAtLeast(2), w[37].s2.isAtLeast(1), w[37].quest.isAtLeast(5)))
    open[748] = ((w[37].d7 && w[37].d3 && w[37].stars.isAtLeast(16)) || w[37].owned || w[37].coins.isAtLeast(724))
    open[749] = (w[37].d4 && atLeastTwo(w[37].s2.isAtLeast(3), w[37].s5.isAtLeast(1), w[37].quest.isAtLeast(7)))
    open[750] = ((w[37].owned || w[37].coins.isAtLeast(949)) && !w[37].d4 && atLeastTwo(w[37].s2.isAtLeast(1), w[37].s6.isAtLeast(2), w[37].quest.isAtLeast(7)))
    open[751] = (w[37].d6 && atLeastTwo(w[37].s0.isAtLeast(2), w[37].s4.isAtLeast(2), w[37].quest.isAtLeast(4)))
    open[752] = ((w[37].d3 && w[37].d2 && w[37].stars.isAtLeast(10)) || w[37].owned)
    open[753] = ((w[37].d1 && w[37].stars.isAtLeast(13)) || w[37].coins.isAtLeast(831))
    open[754] = ((w[37].owned || w[37].coins.isAtLeast(834)) && !w[37].d5 && atLeastTwo(w[37].s1.isAtLeast(1), w[37].s6.isAtLeast(3), w[37].quest.isAtLeast(3)))
    open[755] = ((w[37].d5 && w[37].d3 && w[37].stars.isAtLeast(16)) || w[37].owned)
    open[756] = (w[37].d4 && atLeastTwo(w[37].s3.isAtLeast(1), w[37].s0.isAtLeast(1), w[37].quest.isAtLeast(3)))
    open[757] = ((w[37].d0 && w[37].d2 && w[37].stars.isAtLeast(14)) || w[37].owned || w[37].coins.isAtLeast(963))
    open[758] = ((w[37].d2 && w[37].stars.isAtLeast(14)) || w[37].coins.isAtLeast(644))
    open[759] = ((w[37].owned || w[37].coins.isAtLeast(375)) && !w[37].d5 && atLeastTwo(w[37].s0.isAtLeast(3), w[37].s5.isAtLeast(3), w[37].quest.isAtLeast(6)))
  }

  private static func unsafe38(_ w: UnsafePointer<FlatWorld>, _ open: UnsafeMutablePointer<Bool>) {
    open[760] = ((w[38].d7 && w[38].d3 && w[38].stars.isAtLeast(15)) || w[38].owned || w[38].coins.isAtLeast(471))
    open[761] = ((w[38].d6 && w[38].d7 && w[38].stars.isAtLeast(9)) || w[38].owned)
    open[762] = ((w[38].d6 && w[38].d3 && w[38].stars.isAtLeast(13)) || w[38].owned || w[38].coins.isAtLeast(689))
    open[763] = ((w[38].owned || w[38].coins.isAtLeast(315)) && !w[38].d5 && atLeastTwo(w[38].s6.isAtLeast(3), w[38].s4.isAtLeast(2), w[38].quest.isAtLeast(2)))
    open[764] = ((w[38].d5 && w[38].stars.isAtLeast(17)) || w[38].coins.isAtLeast(273))
    open[765] = ((w[38].d5 && w[38].stars.isAtLeast(17)) || w[38].coins.isAtLeast(326))
    open[766] = ((w[38].d1 && w[38].d6 && w[38].stars.isAtLeast(12)) || w[38].owned)
    open[767] = ((w[38].d0 && w[38].d7 && w[38].stars.isAtLeast(12)) || w[38].owned || w[38].coins.isAtLeast(907))
    open[768] = (w[38].d6 && atLeastTwo(w[38].s5.isAtLeast(2), w[38].s2.isAtLeast(3), w[38].quest.isAtLeast(3)))
    open[769] = ((w[38].d0 && w[38].d5 && w[38].stars.isAtLeast(17)) || w[38].owned)
    open[770] = ((w[38].owned || w[38].coins.isAtLeast(269)) && !w[38].d5 && atLeastTwo(w[38].s7.isAtLeast(3), w[38].s5.isAtLeast(3), w[38].quest.isAtLeast(5)))
    open[771] = ((w[38].d4 && w[38].stars.isAtLeast(10)) || w[38].coins.isAtLeast(530))
    open[772] = ((w[38].d0 && w[38].d1 && w[38].stars.isAtLeast(14)) || w[38].owned)
    open[773] = ((w[38].d6 && w[38].d3 && w[38].stars.isAtLeast(11)) || w[38].owned || w[38].coins.isAtLeast(452))
    open[774] = ((w[38].d1 && w[38].d2 && w[38].stars.isAtLeast(13)) || w[38].owned || w[38].coins.isAtLeast(537))
    open[775] = ((w[38].d1 && w[38].stars.isAtLeast(15)) || w[38].coins.isAtLeast(158))
    open[776] = ((w[38].d5 && atLeastTwo(w[38].s1.isAtLeast(1), w[38].s0.isAtLeast(2), w[38].quest.isAtLeast(1))) || w[38].owned || w[38].coins.isAtLeast(539))
    open[777] = ((w[38].d3 && w[38].d5 && w[38].stars.isAtLeast(17)) || w[38].owned || w[38].coins.isAtLeast(867))
    open[778] = ((w[38].d3 && atLeastTwo(w[38].s7.isAtLeast(3), w[38].s2.isAtLeast(3), w[38].quest.isAtLeast(7))) || w[38].owned || w[38].coins.isAtLeast(663))
    open[779] = (w[38].d3 && atLeastTwo(w[38].s4.isAtLeast(1), w[38].s3.isAtLeast(2), w[38].quest.isAtLeast(8)))
  }

  private static func unsafe39(_ w: UnsafePointer<FlatWorld>, _ open: UnsafeMutablePointer<Bool>) {
    open[780] = ((w[39].d2 && w[39].d7 && w[39].stars.isAtLeast(10)) || w[39].owned || w[39].coins.isAtLeast(141))
    open[781] = (w[39].d6 && atLeastTwo(w[39].s6.isAtLeast(2), w[39].s7.isAtLeast(1), w[39].quest.isAtLeast(1)))
    open[782] = ((w[39].d1 && atLeastTwo(w[39].s1.isAtLeast(3), w[39].s4.isAtLeast(3), w[39].quest.isAtLeast(1))) || w[39].owned || w[39].coins.isAtLeast(107))
    open[783] = ((w[39].d3 && w[39].stars.isAtLeast(9)) || w[39].coins.isAtLeast(882))
    open[784] = ((w[39].d1 && atLeastTwo(w[39].s6.isAtLeast(1), w[39].s7.isAtLeast(3), w[39].quest.isAtLeast(4))) || w[39].owned || w[39].coins.isAtLeast(982))
    open[785] = ((w[39].d1 && w[39].stars.isAtLeast(12)) || w[39].coins.isAtLeast(700))
    open[786] = ((w[39].d3 && w[39].d1 && w[39].stars.isAtLeast(16)) || w[39].owned || w[39].coins.isAtLeast(811))
    open[787] = ((w[39].d6 && w[39].d0 && w[39].stars.isAtLeast(14)) || w[39].owned || w[39].coins.isAtLeast(531))
    open[788] = ((w[39].d3 && w[39].d5 && w[39].stars.isAtLeast(13)) || w[39].owned)
    open[789] = (w[39].d2 && atLeastTwo(w[39].s4.isAtLeast(1), w[39].s2.isAtLeast(2), w[39].quest.isAtLeast(5)))
    open[790] = ((w[39].d7 && atLeastTwo(w[39].s0.isAtLeast(2), w[39].s1.isAtLeast(2), w[39].quest.isAtLeast(7))) || w[39].owned || w[39].coins.isAtLeast(313))
    open[791] = ((w[39].d2 && w[39].stars.isAtLeast(8)) || w[39].coins.isAtLeast(103))
    open[792] = ((w[39].d0 && atLeastTwo(w[39].s5.isAtLeast(2), w[39].s7.isAtLeast(2), w[39].quest.isAtLeast(5))) || w[39].owned || w[39].coins.isAtLeast(481))
    open[793] = ((w[39].d5 && w[39].d6 && w[39].stars.isAtLeast(10)) || w[39].owned)
    open[794] = ((w[39].d3 && w[39].stars.isAtLeast(15)) || w[39].coins.isAtLeast(740))
    open[795] = ((w[39].d0 && w[39].d4 && w[39].stars.isAtLeast(11)) || w[39].owned)
    open[796] = (w[39].d1 && atLeastTwo(w[39].s1.isAtLeast(2), w[39].s7.isAtLeast(2), w[39].quest.isAtLeast(4)))
    open[797] = ((w[39].d4 && w[39].stars.isAtLeast(8)) || w[39].coins.isAtLeast(503))
    open[798] = ((w[39].d1 && w[39].d6 && w[39].stars.isAtLeast(15)) || w[39].owned)
    open[799] = ((w[39].d3 && w[39].stars.isAtLeast(9)) || w[39].coins.isAtLeast(170))
  }

  private static func unsafe40(_ w: UnsafePointer<FlatWorld>, _ open: UnsafeMutablePointer<Bool>) {
    open[800] = ((w[40].d3 && w[40].d5 && w[40].stars.isAtLeast(10)) || w[40].owned || w[40].coins.isAtLeast(280))
    open[801] = (w[40].d3 && atLeastTwo(w[40].s3.isAtLeast(3), w[40].s7.isAtLeast(1), w[40].quest.isAtLeast(6)))
    open[802] = ((w[40].d4 && atLeastTwo(w[40].s7.isAtLeast(2), w[40].s4.isAtLeast(2), w[40].quest.isAtLeast(2))) || w[40].owned || w[40].coins.isAtLeast(839))
    open[803] = ((w[40].d2 && w[40].d3 && w[40].stars.isAtLeast(17)) || w[40].owned || w[40].coins.isAtLeast(393))
    open[804] = ((w[40].d4 && w[40].d0 && w[40].stars.isAtLeast(8)) || w[40].owned || w[40].coins.isAtLeast(839))
    open[805] = ((w[40].owned || w[40].coins.isAtLeast(823)) && !w[40].d4 && atLeastTwo(w[40].s7.isAtLeast(3), w[40].s2.isAtLeast(2), w[40].quest.isAtLeast(6)))
    open[806] = ((w[40].d7 && w[40].d0 && w[40].stars.isAtLeast(12)) || w[40].owned)
    open[807] = ((w[40].d1 && w[40].d3 && w[40].stars.isAtLeast(9)) || w[40].owned || w[40].coins.isAtLeast(723))
    open[808] = ((w[40].d5 && atLeastTwo(w[40].s1.isAtLeast(3), w[40].s7.isAtLeast(3), w[40].quest.isAtLeast(5))) || w[40].owned || w[40].coins.isAtLeast(848))
    open[809] = ((w[40].d1 && w[40].stars.isAtLeast(8)) || w[40].coins.isAtLeast(749))
    open[810] = ((w[40].d2 && atLeastTwo(w[40].s5.isAtLeast(1), w[40].s0.isAtLeast(3), w[40].quest.isAtLeast(4))) || w[40].owned || w[40].coins.isAtLeast(968))
    open[811] = ((w[40].d2 && w[40].d0 && w[40].stars.isAtLeast(9)) || w[40].owned)
    open[812] = ((w[40].owned || w[40].coins.isAtLeast(903)) && !w[40].d2 && atLeastTwo(w[40].s3.isAtLeast(1), w[40].s1.isAtLeast(1), w[40].quest.isAtLeast(8)))
    open[813] = (w[40].d4 && atLeastTwo(w[40].s4.isAtLeast(1), w[40].s2.isAtLeast(2), w[40].quest.isAtLeast(8)))
    open[814] = ((w[40].owned || w[40].coins.isAtLeast(481)) && !w[40].d3 && atLeastTwo(w[40].s7.isAtLeast(2), w[40].s6.isAtLeast(3), w[40].quest.isAtLeast(4)))
    open[815] = ((w[40].d3 && w[40].stars.isAtLeast(12)) || w[40].coins.isAtLeast(185))
    open[816] = (w[40].d3 && atLeastTwo(w[40].s6.isAtLeast(2), w[40].s4.isAtLeast(3), w[40].quest.isAtLeast(8)))
    open[817] = ((w[40].d6 && atLeastTwo(w[40].s3.isAtLeast(3), w[40].s1.isAtLeast(3), w[40].quest.isAtLeast(6))) || w[40].owned || w[40].coins.isAtLeast(878))
    open[818] = ((w[40].d2 && w[40].stars.isAtLeast(15)) || w[40].coins.isAtLeast(267))
    open[819] = ((w[40].d3 && w[40].d7 && w[40].stars.isAtLeast(8)) || w[40].owned || w[40].coins.isAtLeast(590))
  }

  private static func unsafe41(_ w: UnsafePointer<FlatWorld>, _ open: UnsafeMutablePointer<Bool>) {
    open[820] = ((w[41].owned || w[41].coins.isAtLeast(731)) && !w[41].d2 && atLeastTwo(w[41].s1.isAtLeast(3), w[41].s0.isAtLeast(1), w[41].quest.isAtLeast(3)))
    open[821] = (w[41].d3 && atLeastTwo(w[41].s1.isAtLeast(2), w[41].s2.isAtLeast(1), w[41].quest.isAtLeast(6)))
    open[822] = ((w[41].d0 && atLeastTwo(w[41].s3.isAtLeast(2), w[41].s6.isAtLeast(1), w[41].quest.isAtLeast(6))) || w[41].owned || w[41].coins.isAtLeast(635))
    open[823] = ((w[41].d3 && w[41].d6 && w[41].stars.isAtLeast(17)) || w[41].owned)
    open[824] = ((w[41].owned || w[41].coins.isAtLeast(501)) && !w[41].d5 && atLeastTwo(w[41].s0.isAtLeast(2), w[41].s4.isAtLeast(2), w[41].quest.isAtLeast(1)))
    open[825] = ((w[41].d3 && w[41].stars.isAtLeast(9)) || w[41].coins.isAtLeast(847))
    open[826] = (w[41].d5 && atLeastTwo(w[41].s5.isAtLeast(2), w[41].s6.isAtLeast(3), w[41].quest.isAtLeast(6)))
    open[827] = ((w[41].d7 && w[41].d3 && w[41].stars.isAtLeast(14)) || w[41].owned || w[41].coins.isAtLeast(193))
    open[828] = ((w[41].d5 && atLeastTwo(w[41].s0.isAtLeast(1), w[41].s1.isAtLeast(1), w[41].quest.isAtLeast(4))) || w[41].owned || w[41].coins.isAtLeast(859))
    open[829] = ((w[41].d3 && w[41].d7 && w[41].stars.isAtLeast(16)) || w[41].owned || w[41].coins.isAtLeast(765))
    open[830] = ((w[41].d2 && w[41].d4 && w[41].stars.isAtLeast(13)) || w[41].owned || w[41].coins.isAtLeast(272))
    open[831] = ((w[41].d0 && w[41].stars.isAtLeast(13)) || w[41].coins.isAtLeast(700))
    open[832] = ((w[41].d5 && atLeastTwo(w[41].s7.isAtLeast(1), w[41].s6.isAtLeast(1), w[41].quest.isAtLeast(8))) || w[41].owned || w[41].coins.isAtLeast(976))
    open[833] = ((w[41].d6 && atLeastTwo(w[41].s6.isAtLeast(3), w[41].s4.isAtLeast(3), w[41].quest.isAtLeast(6))) || w[41].owned || w[41].coins.isAtLeast(827))
    open[834] = ((w[41].d4 && w[41].d1 && w[41].stars.isAtLeast(8)) || w[41].owned || w[41].coins.isAtLeast(987))
    open[835] = ((w[41].d6 && atLeastTwo(w[41].s2.isAtLeast(2), w[41].s6.isAtLeast(2), w[41].quest.isAtLeast(3))) || w[41].owned || w[41].coins.isAtLeast(354))
    open[836] = ((w[41].d1 && w[41].stars.isAtLeast(16)) || w[41].coins.isAtLeast(211))
    open[837] = (w[41].d7 && atLeastTwo(w[41].s3.isAtLeast(3), w[41].s7.isAtLeast(1), w[41].quest.isAtLeast(1)))
    open[838] = ((w[41].owned || w[41].coins.isAtLeast(415)) && !w[41].d0 && atLeastTwo(w[41].s7.isAtLeast(3), w[41].s1.isAtLeast(3), w[41].quest.isAtLeast(1)))
    open[839] = ((w[41].owned || w[41].coins.isAtLeast(187)) && !w[41].d4 && atLeastTwo(w[41].s5.isAtLeast(1), w[41].s4.isAtLeast(3), w[41].quest.isAtLeast(2)))
  }

  private static func unsafe42(_ w: UnsafePointer<FlatWorld>, _ open: UnsafeMutablePointer<Bool>) {
    open[840] = ((w[42].owned || w[42].coins.isAtLeast(283)) && !w[42].d1 && atLeastTwo(w[42].s1.isAtLeast(3), w[42].s4.isAtLeast(1), w[42].quest.isAtLeast(6)))
    open[841] = ((w[42].owned || w[42].coins.isAtLeast(402)) && !w[42].d4 && atLeastTwo(w[42].s7.isAtLeast(1), w[42].s4.isAtLeast(1), w[42].quest.isAtLeast(6)))
    open[842] = ((w[42].d1 && w[42].d5 && w[42].stars.isAtLeast(12)) || w[42].owned)
    open[843] = ((w[42].d0 && w[42].d1 && w[42].stars.isAtLeast(10)) || w[42].owned)
    open[844] = ((w[42].d6 && w[42].d1 && w[42].stars.isAtLeast(17)) || w[42].owned || w[42].coins.isAtLeast(881))
    open[845] = ((w[42].owned || w[42].coins.isAtLeast(491)) && !w[42].d7 && atLeastTwo(w[42].s6.isAtLeast(2), w[42].s2.isAtLeast(2), w[42].quest.isAtLeast(5)))
    open[846] = ((w[42].d0 && w[42].d1 && w[42].stars.isAtLeast(8)) || w[42].owned || w[42].coins.isAtLeast(517))
    open[847] = ((w[42].owned || w[42].coins.isAtLeast(955)) && !w[42].d7 && atLeastTwo(w[42].s6.isAtLeast(1), w[42].s2.isAtLeast(2), w[42].quest.isAtLeast(6)))
    open[848] = ((w[42].d5 && w[42].stars.isAtLeast(17)) || w[42].coins.isAtLeast(650))
    open[849] = ((w[42].d6 && atLeastTwo(w[42].s3.isAtLeast(1), w[42].s7.isAtLeast(3), w[42].quest.isAtLeast(6))) || w[42].owned || w[42].coins.isAtLeast(468))
    open[850] = ((w[42].d7 && w[42].d6 && w[42].stars.isAtLeast(15)) || w[42].owned || w[42].coins.isAtLeast(951))
    open[851] = ((w[42].d6 && w[42].d1 && w[42].stars.isAtLeast(14)) || w[42].owned || w[42].coins.isAtLeast(555))
    open[852] = ((w[42].d0 && w[42].stars.isAtLeast(10)) || w[42].coins.isAtLeast(760))
    open[853] = ((w[42].owned || w[42].coins.isAtLeast(864)) && !w[42].d7 && atLeastTwo(w[42].s6.isAtLeast(3), w[42].s1.isAtLeast(2), w[42].quest.isAtLeast(6)))
    open[854] = ((w[42].d5 && w[42].d6 && w[42].stars.isAtLeast(16)) || w[42].owned || w[42].coins.isAtLeast(977))
    open[855] = ((w[42].owned || w[42].coins.isAtLeast(714)) && !w[42].d4 && atLeastTwo(w[42].s1.isAtLeast(1), w[42].s0.isAtLeast(1), w[42].quest.isAtLeast(7)))
    open[856] = (w[42].d0 && atLeastTwo(w[42].s3.isAtLeast(1), w[42].s4.isAtLeast(2), w[42].quest.isAtLeast(1)))
    open[857] = (w[42].d1 && atLeastTwo(w[42].s0.isAtLeast(1), w[42].s3.isAtLeast(1), w[42].quest.isAtLeast(8)))
    open[858] = ((w[42].d0 && w[42].d5 && w[42].stars.isAtLeast(10)) || w[42].owned)
    open[859] = ((w[42].d7 && w[42].d0 && w[42].stars.isAtLeast(9)) || w[42].owned || w[42].coins.isAtLeast(943))
  }

  private static func unsafe43(_ w: UnsafePointer<FlatWorld>, _ open: UnsafeMutablePointer<Bool>) {
    open[860] = ((w[43].d7 && w[43].d5 && w[43].stars.isAtLeast(13)) || w[43].owned || w[43].coins.isAtLeast(508))
    open[861] = ((w[43].d0 && atLeastTwo(w[43].s1.isAtLeast(1), w[43].s0.isAtLeast(3), w[43].quest.isAtLeast(4))) || w[43].owned || w[43].coins.isAtLeast(689))
    open[862] = (w[43].d7 && atLeastTwo(w[43].s2.isAtLeast(2), w[43].s7.isAtLeast(3), w[43].quest.isAtLeast(5)))
    open[863] = (w[43].d3 && atLeastTwo(w[43].s7.isAtLeast(2), w[43].s6.isAtLeast(3), w[43].quest.isAtLeast(7)))
    open[864] = ((w[43].owned || w[43].coins.isAtLeast(467)) && !w[43].d5 && atLeastTwo(w[43].s3.isAtLeast(2), w[43].s0.isAtLeast(2), w[43].quest.isAtLeast(6)))
    open[865] = ((w[43].d2 && w[43].d6 && w[43].stars.isAtLeast(17)) || w[43].owned)
    open[866] = ((w[43].owned || w[43].coins.isAtLeast(394)) && !w[43].d1 && atLeastTwo(w[43].s1.isAtLeast(2), w[43].s7.isAtLeast(1), w[43].quest.isAtLeast(4)))
    open[867] = ((w[43].d4 && w[43].stars.isAtLeast(10)) || w[43].coins.isAtLeast(582))
    open[868] = ((w[43].owned || w[43].coins.isAtLeast(208)) && !w[43].d3 && atLeastTwo(w[43].s7.isAtLeast(2), w[43].s3.isAtLeast(3), w[43].quest.isAtLeast(7)))
    open[869] = ((w[43].d1 && w[43].d2 && w[43].stars.isAtLeast(14)) || w[43].owned)
    open[870] = ((w[43].owned || w[43].coins.isAtLeast(746)) && !w[43].d7 && atLeastTwo(w[43].s5.isAtLeast(1), w[43].s2.isAtLeast(2), w[43].quest.isAtLeast(4)))
    open[871] = ((w[43].owned || w[43].coins.isAtLeast(116)) && !w[43].d5 && atLeastTwo(w[43].s0.isAtLeast(1), w[43].s6.isAtLeast(2), w[43].quest.isAtLeast(3)))
    open[872] = ((w[43].d4 && w[43].stars.isAtLeast(10)) || w[43].coins.isAtLeast(116))
    open[873] = ((w[43].d4 && atLeastTwo(w[43].s0.isAtLeast(2), w[43].s1.isAtLeast(1), w[43].quest.isAtLeast(7))) || w[43].owned || w[43].coins.isAtLeast(153))
    open[874] = ((w[43].d3 && atLeastTwo(w[43].s1.isAtLeast(2), w[43].s3.isAtLeast(1), w[43].quest.isAtLeast(3))) || w[43].owned || w[43].coins.isAtLeast(258))
    open[875] = (w[43].d7 && atLeastTwo(w[43].s2.isAtLeast(3), w[43].s3.isAtLeast(1), w[43].quest.isAtLeast(2)))
    open[876] = ((w[43].owned || w[43].coins.isAtLeast(289)) && !w[43].d6 && atLeastTwo(w[43].s0.isAtLeast(2), w[43].s1.isAtLeast(2), w[43].quest.isAtLeast(6)))
    open[877] = ((w[43].d1 && w[43].d6 && w[43].stars.isAtLeast(16)) || w[43].owned)
    open[878] = ((w[43].d4 && w[43].d2 && w[43].stars.isAtLeast(12)) || w[43].owned || w[43].coins.isAtLeast(284))
    open[879] = (w[43].d4 && atLeastTwo(w[43].s5.isAtLeast(1), w[43].s2.isAtLeast(1), w[43].quest.isAtLeast(7)))
  }

  private static func unsafe44(_ w: UnsafePointer<FlatWorld>, _ open: UnsafeMutablePointer<Bool>) {
    open[880] = ((w[44].d7 && w[44].stars.isAtLeast(13)) || w[44].coins.isAtLeast(891))
    open[881] = ((w[44].owned || w[44].coins.isAtLeast(707)) && !w[44].d5 && atLeastTwo(w[44].s3.isAtLeast(3), w[44].s1.isAtLeast(2), w[44].quest.isAtLeast(2)))
    open[882] = ((w[44].d7 && w[44].d4 && w[44].stars.isAtLeast(17)) || w[44].owned || w[44].coins.isAtLeast(768))
    open[883] = ((w[44].d3 && w[44].d7 && w[44].stars.isAtLeast(16)) || w[44].owned || w[44].coins.isAtLeast(192))
    open[884] = ((w[44].d0 && w[44].d5 && w[44].stars.isAtLeast(15)) || w[44].owned)
    open[885] = ((w[44].d5 && w[44].d3 && w[44].stars.isAtLeast(17)) || w[44].owned)
    open[886] = ((w[44].d3 && w[44].stars.isAtLeast(15)) || w[44].coins.isAtLeast(343))
    open[887] = ((w[44].d7 && w[44].stars.isAtLeast(10)) || w[44].coins.isAtLeast(364))
    open[888] = ((w[44].d1 && w[44].stars.isAtLeast(15)) || w[44].coins.isAtLeast(623))
    open[889] = ((w[44].d3 && w[44].stars.isAtLeast(10)) || w[44].coins.isAtLeast(161))
    open[890] = ((w[44].d6 && w[44].d2 && w[44].stars.isAtLeast(13)) || w[44].owned)
    open[891] = ((w[44].d5 && atLeastTwo(w[44].s3.isAtLeast(1), w[44].s2.isAtLeast(2), w[44].quest.isAtLeast(4))) || w[44].owned || w[44].coins.isAtLeast(891))
    open[892] = ((w[44].d1 && w[44].d3 && w[44].stars.isAtLeast(12)) || w[44].owned)
    open[893] = ((w[44].d4 && atLeastTwo(w[44].s6.isAtLeast(1), w[44].s7.isAtLeast(1), w[44].quest.isAtLeast(5))) || w[44].owned || w[44].coins.isAtLeast(574))
    open[894] = ((w[44].d4 && w[44].stars.isAtLeast(15)) || w[44].coins.isAtLeast(733))
    open[895] = ((w[44].d0 && w[44].d6 && w[44].stars.isAtLeast(14)) || w[44].owned || w[44].coins.isAtLeast(426))
    open[896] = ((w[44].owned || w[44].coins.isAtLeast(653)) && !w[44].d4 && atLeastTwo(w[44].s4.isAtLeast(3), w[44].s5.isAtLeast(3), w[44].quest.isAtLeast(7)))
    open[897] = ((w[44].d5 && w[44].d3 && w[44].stars.isAtLeast(9)) || w[44].owned)
    open[898] = ((w[44].d4 && atLeastTwo(w[44].s5.isAtLeast(2), w[44].s3.isAtLeast(2), w[44].quest.isAtLeast(1))) || w[44].owned || w[44].coins.isAtLeast(116))
    open[899] = ((w[44].d1 && w[44].d0 && w[44].stars.isAtLeast(8)) || w[44].owned)
  }

  private static func unsafe45(_ w: UnsafePointer<FlatWorld>, _ open: UnsafeMutablePointer<Bool>) {
    open[900] = ((w[45].owned || w[45].coins.isAtLeast(897)) && !w[45].d7 && atLeastTwo(w[45].s2.isAtLeast(3), w[45].s6.isAtLeast(1), w[45].quest.isAtLeast(5)))
    open[901] = ((w[45].d6 && atLeastTwo(w[45].s7.isAtLeast(2), w[45].s4.isAtLeast(2), w[45].quest.isAtLeast(3))) || w[45].owned || w[45].coins.isAtLeast(741))
    open[902] = ((w[45].d4 && atLeastTwo(w[45].s3.isAtLeast(3), w[45].s7.isAtLeast(1), w[45].quest.isAtLeast(8))) || w[45].owned || w[45].coins.isAtLeast(401))
    open[903] = (w[45].d6 && atLeastTwo(w[45].s0.isAtLeast(3), w[45].s1.isAtLeast(2), w[45].quest.isAtLeast(6)))
    open[904] = ((w[45].d3 && w[45].d6 && w[45].stars.isAtLeast(17)) || w[45].owned)
    open[905] = ((w[45].owned || w[45].coins.isAtLeast(754)) && !w[45].d4 && atLeastTwo(w[45].s0.isAtLeast(2), w[45].s6.isAtLeast(1), w[45].quest.isAtLeast(5)))
    open[906] = ((w[45].d3 && atLeastTwo(w[45].s6.isAtLeast(1), w[45].s4.isAtLeast(2), w[45].quest.isAtLeast(6))) || w[45].owned || w[45].coins.isAtLeast(135))
    open[907] = ((w[45].d3 && w[45].stars.isAtLeast(10)) || w[45].coins.isAtLeast(295))
    open[908] = ((w[45].d2 && w[45].d7 && w[45].stars.isAtLeast(12)) || w[45].owned || w[45].coins.isAtLeast(255))
    open[909] = ((w[45].d5 && w[45].stars.isAtLeast(10)) || w[45].coins.isAtLeast(953))
    open[910] = (w[45].d0 && atLeastTwo(w[45].s2.isAtLeast(2), w[45].s7.isAtLeast(1), w[45].quest.isAtLeast(5)))
    open[911] = ((w[45].d4 && w[45].d6 && w[45].stars.isAtLeast(17)) || w[45].owned)
    open[912] = ((w[45].owned || w[45].coins.isAtLeast(315)) && !w[45].d1 && atLeastTwo(w[45].s1.isAtLeast(1), w[45].s2.isAtLeast(1), w[45].quest.isAtLeast(3)))
    open[913] = ((w[45].d4 && w[45].stars.isAtLeast(8)) || w[45].coins.isAtLeast(270))
    open[914] = ((w[45].d7 && w[45].stars.isAtLeast(13)) || w[45].coins.isAtLeast(192))
    open[915] = ((w[45].d4 && atLeastTwo(w[45].s7.isAtLeast(3), w[45].s6.isAtLeast(2), w[45].quest.isAtLeast(2))) || w[45].owned || w[45].coins.isAtLeast(958))
    open[916] = ((w[45].d2 && w[45].d5 && w[45].stars.isAtLeast(16)) || w[45].owned || w[45].coins.isAtLeast(292))
    open[917] = ((w[45].owned || w[45].coins.isAtLeast(633)) && !w[45].d4 && atLeastTwo(w[45].s1.isAtLeast(3), w[45].s0.isAtLeast(2), w[45].quest.isAtLeast(1)))
    open[918] = ((w[45].d2 && atLeastTwo(w[45].s6.isAtLeast(2), w[45].s1.isAtLeast(2), w[45].quest.isAtLeast(3))) || w[45].owned || w[45].coins.isAtLeast(850))
    open[919] = ((w[45].d0 && w[45].d4 && w[45].stars.isAtLeast(13)) || w[45].owned || w[45].coins.isAtLeast(133))
  }

  private static func unsafe46(_ w: UnsafePointer<FlatWorld>, _ open: UnsafeMutablePointer<Bool>) {
    open[920] = (w[46].d1 && atLeastTwo(w[46].s7.isAtLeast(2), w[46].s3.isAtLeast(2), w[46].quest.isAtLeast(2)))
    open[921] = (w[46].d1 && atLeastTwo(w[46].s5.isAtLeast(3), w[46].s3.isAtLeast(1), w[46].quest.isAtLeast(2)))
    open[922] = (w[46].d1 && atLeastTwo(w[46].s0.isAtLeast(1), w[46].s5.isAtLeast(1), w[46].quest.isAtLeast(6)))
    open[923] = ((w[46].owned || w[46].coins.isAtLeast(626)) && !w[46].d5 && atLeastTwo(w[46].s2.isAtLeast(1), w[46].s1.isAtLeast(3), w[46].quest.isAtLeast(5)))
    open[924] = ((w[46].d7 && w[46].d6 && w[46].stars.isAtLeast(12)) || w[46].owned)
    open[925] = ((w[46].owned || w[46].coins.isAtLeast(582)) && !w[46].d7 && atLeastTwo(w[46].s5.isAtLeast(2), w[46].s4.isAtLeast(1), w[46].quest.isAtLeast(8)))
    open[926] = ((w[46].owned || w[46].coins.isAtLeast(785)) && !w[46].d5 && atLeastTwo(w[46].s2.isAtLeast(1), w[46].s4.isAtLeast(3), w[46].quest.isAtLeast(1)))
    open[927] = ((w[46].d1 && atLeastTwo(w[46].s3.isAtLeast(3), w[46].s6.isAtLeast(1), w[46].quest.isAtLeast(8))) || w[46].owned || w[46].coins.isAtLeast(892))
    open[928] = ((w[46].d4 && w[46].d3 && w[46].stars.isAtLeast(12)) || w[46].owned || w[46].coins.isAtLeast(492))
    open[929] = ((w[46].d7 && w[46].d5 && w[46].stars.isAtLeast(13)) || w[46].owned)
    open[930] = ((w[46].d2 && w[46].d0 && w[46].stars.isAtLeast(8)) || w[46].owned || w[46].coins.isAtLeast(244))
    open[931] = ((w[46].d3 && w[46].d7 && w[46].stars.isAtLeast(8)) || w[46].owned || w[46].coins.isAtLeast(844))
    open[932] = ((w[46].d5 && w[46].stars.isAtLeast(13)) || w[46].coins.isAtLeast(341))
    open[933] = (w[46].d4 && atLeastTwo(w[46].s3.isAtLeast(2), w[46].s4.isAtLeast(1), w[46].quest.isAtLeast(1)))
    open[934] = ((w[46].owned || w[46].coins.isAtLeast(981)) && !w[46].d3 && atLeastTwo(w[46].s5.isAtLeast(1), w[46].s0.isAtLeast(3), w[46].quest.isAtLeast(7)))
    open[935] = ((w[46].d2 && w[46].d4 && w[46].stars.isAtLeast(15)) || w[46].owned || w[46].coins.isAtLeast(196))
    open[936] = ((w[46].d1 && w[46].stars.isAtLeast(12)) || w[46].coins.isAtLeast(710))
    open[937] = (w[46].d3 && atLeastTwo(w[46].s5.isAtLeast(1), w[46].s1.isAtLeast(3), w[46].quest.isAtLeast(8)))
    open[938] = ((w[46].owned || w[46].coins.isAtLeast(747)) && !w[46].d4 && atLeastTwo(w[46].s3.isAtLeast(2), w[46].s2.isAtLeast(1), w[46].quest.isAtLeast(4)))
    open[939] = ((w[46].d4 && w[46].d6 && w[46].stars.isAtLeast(12)) || w[46].owned)
  }

  private static func unsafe47(_ w: UnsafePointer<FlatWorld>, _ open: UnsafeMutablePointer<Bool>) {
    open[940] = ((w[47].d2 && w[47].d3 && w[47].stars.isAtLeast(13)) || w[47].owned)
    open[941] = (w[47].d4 && atLeastTwo(w[47].s3.isAtLeast(3), w[47].s4.isAtLeast(3), w[47].quest.isAtLeast(6)))
    open[942] = ((w[47].d0 && atLeastTwo(w[47].s7.isAtLeast(2), w[47].s5.isAtLeast(1), w[47].quest.isAtLeast(5))) || w[47].owned || w[47].coins.isAtLeast(496))
    open[943] = ((w[47].d0 && w[47].stars.isAtLeast(15)) || w[47].coins.isAtLeast(553))
    open[944] = (w[47].d6 && atLeastTwo(w[47].s4.isAtLeast(1), w[47].s5.isAtLeast(1), w[47].quest.isAtLeast(5)))
    open[945] = ((w[47].d2 && w[47].d1 && w[47].stars.isAtLeast(13)) || w[47].owned)
    open[946] = ((w[47].d6 && w[47].d0 && w[47].stars.isAtLeast(16)) || w[47].owned)
    open[947] = ((w[47].d0 && w[47].d6 && w[47].stars.isAtLeast(10)) || w[47].owned || w[47].coins.isAtLeast(167))
    open[948] = ((w[47].d2 && w[47].d5 && w[47].stars.isAtLeast(11)) || w[47].owned || w[47].coins.isAtLeast(225))
    open[949] = (w[47].d1 && atLeastTwo(w[47].s7.isAtLeast(1), w[47].s6.isAtLeast(2), w[47].quest.isAtLeast(1)))
    open[950] = (w[47].d4 && atLeastTwo(w[47].s2.isAtLeast(2), w[47].s7.isAtLeast(1), w[47].quest.isAtLeast(3)))
    open[951] = (w[47].d4 && atLeastTwo(w[47].s5.isAtLeast(1), w[47].s3.isAtLeast(1), w[47].quest.isAtLeast(1)))
    open[952] = ((w[47].d6 && w[47].d0 && w[47].stars.isAtLeast(13)) || w[47].owned)
    open[953] = ((w[47].d4 && atLeastTwo(w[47].s5.isAtLeast(3), w[47].s3.isAtLeast(2), w[47].quest.isAtLeast(7))) || w[47].owned || w[47].coins.isAtLeast(241))
    open[954] = ((w[47].owned || w[47].coins.isAtLeast(151)) && !w[47].d2 && atLeastTwo(w[47].s0.isAtLeast(3), w[47].s2.isAtLeast(1), w[47].quest.isAtLeast(3)))
    open[955] = (w[47].d6 && atLeastTwo(w[47].s7.isAtLeast(2), w[47].s2.isAtLeast(1), w[47].quest.isAtLeast(8)))
    open[956] = ((w[47].d1 && w[47].stars.isAtLeast(13)) || w[47].coins.isAtLeast(935))
    open[957] = ((w[47].owned || w[47].coins.isAtLeast(144)) && !w[47].d1 && atLeastTwo(w[47].s1.isAtLeast(3), w[47].s7.isAtLeast(1), w[47].quest.isAtLeast(5)))
    open[958] = ((w[47].owned || w[47].coins.isAtLeast(530)) && !w[47].d2 && atLeastTwo(w[47].s0.isAtLeast(1), w[47].s4.isAtLeast(1), w[47].quest.isAtLeast(8)))
    open[959] = ((w[47].d6 && w[47].d4 && w[47].stars.isAtLeast(17)) || w[47].owned)
  }

  private static func unsafe48(_ w: UnsafePointer<FlatWorld>, _ open: UnsafeMutablePointer<Bool>) {
    open[960] = ((w[48].d2 && atLeastTwo(w[48].s0.isAtLeast(3), w[48].s1.isAtLeast(3), w[48].quest.isAtLeast(2))) || w[48].owned || w[48].coins.isAtLeast(862))
    open[961] = ((w[48].d4 && w[48].stars.isAtLeast(8)) || w[48].coins.isAtLeast(288))
    open[962] = ((w[48].d4 && w[48].stars.isAtLeast(16)) || w[48].coins.isAtLeast(653))
    open[963] = ((w[48].d6 && w[48].d1 && w[48].stars.isAtLeast(8)) || w[48].owned || w[48].coins.isAtLeast(765))
    open[964] = (w[48].d0 && atLeastTwo(w[48].s2.isAtLeast(2), w[48].s6.isAtLeast(3), w[48].quest.isAtLeast(3)))
    open[965] = ((w[48].owned || w[48].coins.isAtLeast(284)) && !w[48].d0 && atLeastTwo(w[48].s4.isAtLeast(1), w[48].s7.isAtLeast(1), w[48].quest.isAtLeast(1)))
    open[966] = ((w[48].d7 && atLeastTwo(w[48].s7.isAtLeast(1), w[48].s5.isAtLeast(2), w[48].quest.isAtLeast(1))) || w[48].owned || w[48].coins.isAtLeast(699))
    open[967] = ((w[48].d2 && w[48].d1 && w[48].stars.isAtLeast(16)) || w[48].owned)
    open[968] = ((w[48].owned || w[48].coins.isAtLeast(975)) && !w[48].d1 && atLeastTwo(w[48].s7.isAtLeast(3), w[48].s0.isAtLeast(3), w[48].quest.isAtLeast(5)))
    open[969] = ((w[48].d0 && w[48].stars.isAtLeast(12)) || w[48].coins.isAtLeast(466))
    open[970] = ((w[48].d1 && w[48].stars.isAtLeast(14)) || w[48].coins.isAtLeast(574))
    open[971] = ((w[48].owned || w[48].coins.isAtLeast(838)) && !w[48].d2 && atLeastTwo(w[48].s6.isAtLeast(2), w[48].s1.isAtLeast(3), w[48].quest.isAtLeast(5)))
    open[972] = ((w[48].owned || w[48].coins.isAtLeast(979)) && !w[48].d5 && atLeastTwo(w[48].s5.isAtLeast(1), w[48].s3.isAtLeast(3), w[48].quest.isAtLeast(5)))
    open[973] = (w[48].d0 && atLeastTwo(w[48].s6.isAtLeast(1), w[48].s1.isAtLeast(3), w[48].quest.isAtLeast(1)))
    open[974] = ((w[48].d1 && atLeastTwo(w[48].s6.isAtLeast(1), w[48].s3.isAtLeast(2), w[48].quest.isAtLeast(2))) || w[48].owned || w[48].coins.isAtLeast(420))
    open[975] = ((w[48].d5 && w[48].d2 && w[48].stars.isAtLeast(13)) || w[48].owned)
    open[976] = ((w[48].d7 && atLeastTwo(w[48].s7.isAtLeast(3), w[48].s6.isAtLeast(1), w[48].quest.isAtLeast(5))) || w[48].owned || w[48].coins.isAtLeast(736))
    open[977] = ((w[48].d3 && w[48].d7 && w[48].stars.isAtLeast(13)) || w[48].owned)
    open[978] = ((w[48].d4 && atLeastTwo(w[48].s5.isAtLeast(2), w[48].s1.isAtLeast(2), w[48].quest.isAtLeast(4))) || w[48].owned || w[48].coins.isAtLeast(218))
    open[979] = ((w[48].d2 && w[48].d4 && w[48].stars.isAtLeast(14)) || w[48].owned)
  }

  private static func unsafe49(_ w: UnsafePointer<FlatWorld>, _ open: UnsafeMutablePointer<Bool>) {
    open[980] = ((w[49].d4 && w[49].d1 && w[49].stars.isAtLeast(17)) || w[49].owned || w[49].coins.isAtLeast(247))
    open[981] = (w[49].d1 && atLeastTwo(w[49].s1.isAtLeast(1), w[49].s5.isAtLeast(1), w[49].quest.isAtLeast(8)))
    open[982] = (w[49].d2 && atLeastTwo(w[49].s1.isAtLeast(1), w[49].s3.isAtLeast(2), w[49].quest.isAtLeast(7)))
    open[983] = ((w[49].d6 && w[49].d2 && w[49].stars.isAtLeast(12)) || w[49].owned || w[49].coins.isAtLeast(693))
    open[984] = ((w[49].owned || w[49].coins.isAtLeast(540)) && !w[49].d6 && atLeastTwo(w[49].s2.isAtLeast(1), w[49].s6.isAtLeast(2), w[49].quest.isAtLeast(5)))
    open[985] = ((w[49].d5 && w[49].stars.isAtLeast(10)) || w[49].coins.isAtLeast(150))
    open[986] = ((w[49].d1 && w[49].d6 && w[49].stars.isAtLeast(13)) || w[49].owned)
    open[987] = ((w[49].d1 && w[49].d2 && w[49].stars.isAtLeast(16)) || w[49].owned)
    open[988] = ((w[49].d2 && w[49].d7 && w[49].stars.isAtLeast(11)) || w[49].owned || w[49].coins.isAtLeast(179))
    open[989] = (w[49].d3 && atLeastTwo(w[49].s3.isAtLeast(1), w[49].s5.isAtLeast(3), w[49].quest.isAtLeast(2)))
    open[990] = (w[49].d1 && atLeastTwo(w[49].s6.isAtLeast(3), w[49].s4.isAtLeast(2), w[49].quest.isAtLeast(3)))
    open[991] = ((w[49].d4 && w[49].stars.isAtLeast(13)) || w[49].coins.isAtLeast(318))
    open[992] = ((w[49].d0 && w[49].d7 && w[49].stars.isAtLeast(16)) || w[49].owned || w[49].coins.isAtLeast(772))
    open[993] = ((w[49].d4 && w[49].d1 && w[49].stars.isAtLeast(9)) || w[49].owned)
    open[994] = ((w[49].d3 && w[49].d1 && w[49].stars.isAtLeast(11)) || w[49].owned)
    open[995] = ((w[49].d3 && w[49].stars.isAtLeast(13)) || w[49].coins.isAtLeast(557))
    open[996] = ((w[49].d3 && w[49].stars.isAtLeast(14)) || w[49].coins.isAtLeast(458))
    open[997] = (w[49].d5 && atLeastTwo(w[49].s5.isAtLeast(3), w[49].s6.isAtLeast(1), w[49].quest.isAtLeast(1)))
    open[998] = ((w[49].d6 && w[49].stars.isAtLeast(10)) || w[49].coins.isAtLeast(839))
    open[999] = ((w[49].d2 && w[49].d1 && w[49].stars.isAtLeast(12)) || w[49].owned || w[49].coins.isAtLeast(986))
  }
}
