/// What slots mean for the changes of a command.
struct SlotRoles: Sendable {
  private let index: SlotIndex
  private let roles: ContiguousArray<SlotRole>

  init(_ all: ContiguousArray<SlotRole>) {
    index = SlotIndex(slots: all.count) { all[$0].kind != .nothing }
    var roles: ContiguousArray<SlotRole> = []
    roles.reserveCapacity(index.count)
    for role in all where role.kind != .nothing { roles.append(role) }
    self.roles = roles
  }

  subscript(slot: Int) -> SlotRole {
    let number = index.number(of: slot)
    return number < 0 ? SlotRole() : roles[number]
  }
}
