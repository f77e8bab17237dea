// swift-format-ignore-file
// Written by `progression-bench source`: change that, not this.

/// 50 gates, as rule packs have them and as Swift.
enum GatesOf50 {
  static let digest: UInt64 = 15229083607333607329

  static let conditions = #"""
    {"any":[{"all":[{"flag":"w0.d5"},{"count":[{"counter":"w0.s2","atLeast":2},{"counter":"w0.s0","atLeast":2},{"counter":"w0.quest","atLeast":4}],"atLeast":2}]},{"flag":"w0.owned"},{"counter":"w0.coins","atLeast":872}]}
    {"all":[{"flag":"w0.d4"},{"count":[{"counter":"w0.s0","atLeast":1},{"counter":"w0.s3","atLeast":2},{"counter":"w0.quest","atLeast":6}],"atLeast":2}]}
    {"all":[{"any":[{"flag":"w0.owned"},{"counter":"w0.coins","atLeast":647}]},{"not":{"flag":"w0.d0"}},{"count":[{"counter":"w0.s2","atLeast":1},{"counter":"w0.s3","atLeast":3},{"counter":"w0.quest","atLeast":4}],"atLeast":2}]}
    {"all":[{"flag":"w0.d1"},{"count":[{"counter":"w0.s6","atLeast":3},{"counter":"w0.s0","atLeast":2},{"counter":"w0.quest","atLeast":4}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w0.d4"},{"count":[{"counter":"w0.s0","atLeast":1},{"counter":"w0.s3","atLeast":3},{"counter":"w0.quest","atLeast":5}],"atLeast":2}]},{"flag":"w0.owned"},{"counter":"w0.coins","atLeast":875}]}
    {"any":[{"all":[{"flag":"w0.d7"},{"counter":"w0.stars","atLeast":9}]},{"counter":"w0.coins","atLeast":748}]}
    {"any":[{"all":[{"flag":"w0.d4"},{"count":[{"counter":"w0.s4","atLeast":2},{"counter":"w0.s1","atLeast":2},{"counter":"w0.quest","atLeast":8}],"atLeast":2}]},{"flag":"w0.owned"},{"counter":"w0.coins","atLeast":875}]}
    {"any":[{"all":[{"flag":"w0.d2"},{"counter":"w0.stars","atLeast":14}]},{"counter":"w0.coins","atLeast":693}]}
    {"any":[{"all":[{"flag":"w0.d5"},{"count":[{"counter":"w0.s5","atLeast":2},{"counter":"w0.s7","atLeast":2},{"counter":"w0.quest","atLeast":6}],"atLeast":2}]},{"flag":"w0.owned"},{"counter":"w0.coins","atLeast":552}]}
    {"all":[{"any":[{"flag":"w0.owned"},{"counter":"w0.coins","atLeast":970}]},{"not":{"flag":"w0.d4"}},{"count":[{"counter":"w0.s7","atLeast":2},{"counter":"w0.s6","atLeast":2},{"counter":"w0.quest","atLeast":5}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w0.d2"},{"counter":"w0.stars","atLeast":17}]},{"counter":"w0.coins","atLeast":881}]}
    {"any":[{"all":[{"flag":"w0.d1"},{"count":[{"counter":"w0.s2","atLeast":1},{"counter":"w0.s3","atLeast":2},{"counter":"w0.quest","atLeast":5}],"atLeast":2}]},{"flag":"w0.owned"},{"counter":"w0.coins","atLeast":332}]}
    {"any":[{"all":[{"flag":"w0.d5"},{"counter":"w0.stars","atLeast":11}]},{"counter":"w0.coins","atLeast":818}]}
    {"any":[{"all":[{"flag":"w0.d6"},{"count":[{"counter":"w0.s6","atLeast":2},{"counter":"w0.s0","atLeast":3},{"counter":"w0.quest","atLeast":7}],"atLeast":2}]},{"flag":"w0.owned"},{"counter":"w0.coins","atLeast":666}]}
    {"any":[{"all":[{"flag":"w0.d4"},{"count":[{"counter":"w0.s2","atLeast":2},{"counter":"w0.s0","atLeast":1},{"counter":"w0.quest","atLeast":4}],"atLeast":2}]},{"flag":"w0.owned"},{"counter":"w0.coins","atLeast":912}]}
    {"any":[{"all":[{"flag":"w0.d1"},{"counter":"w0.stars","atLeast":16}]},{"counter":"w0.coins","atLeast":385}]}
    {"all":[{"any":[{"flag":"w0.owned"},{"counter":"w0.coins","atLeast":697}]},{"not":{"flag":"w0.d5"}},{"count":[{"counter":"w0.s6","atLeast":1},{"counter":"w0.s2","atLeast":3},{"counter":"w0.quest","atLeast":1}],"atLeast":2}]}
    {"all":[{"any":[{"flag":"w0.owned"},{"counter":"w0.coins","atLeast":524}]},{"not":{"flag":"w0.d6"}},{"count":[{"counter":"w0.s7","atLeast":2},{"counter":"w0.s4","atLeast":2},{"counter":"w0.quest","atLeast":2}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w0.d5"},{"count":[{"counter":"w0.s6","atLeast":1},{"counter":"w0.s4","atLeast":3},{"counter":"w0.quest","atLeast":2}],"atLeast":2}]},{"flag":"w0.owned"},{"counter":"w0.coins","atLeast":655}]}
    {"any":[{"all":[{"flag":"w0.d0"},{"flag":"w0.d5"},{"counter":"w0.stars","atLeast":9}]},{"flag":"w0.owned"}]}
    {"any":[{"all":[{"flag":"w1.d5"},{"flag":"w1.d1"},{"counter":"w1.stars","atLeast":13}]},{"flag":"w1.owned"}]}
    {"any":[{"all":[{"flag":"w1.d3"},{"count":[{"counter":"w1.s1","atLeast":1},{"counter":"w1.s0","atLeast":1},{"counter":"w1.quest","atLeast":2}],"atLeast":2}]},{"flag":"w1.owned"},{"counter":"w1.coins","atLeast":612}]}
    {"any":[{"all":[{"flag":"w1.d7"},{"count":[{"counter":"w1.s2","atLeast":2},{"counter":"w1.s4","atLeast":1},{"counter":"w1.quest","atLeast":1}],"atLeast":2}]},{"flag":"w1.owned"},{"counter":"w1.coins","atLeast":318}]}
    {"all":[{"flag":"w1.d3"},{"count":[{"counter":"w1.s7","atLeast":3},{"counter":"w1.s3","atLeast":3},{"counter":"w1.quest","atLeast":8}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w1.d6"},{"counter":"w1.stars","atLeast":16}]},{"counter":"w1.coins","atLeast":569}]}
    {"any":[{"all":[{"flag":"w1.d7"},{"counter":"w1.stars","atLeast":13}]},{"counter":"w1.coins","atLeast":777}]}
    {"any":[{"all":[{"flag":"w1.d7"},{"flag":"w1.d6"},{"counter":"w1.stars","atLeast":9}]},{"flag":"w1.owned"}]}
    {"all":[{"any":[{"flag":"w1.owned"},{"counter":"w1.coins","atLeast":707}]},{"not":{"flag":"w1.d5"}},{"count":[{"counter":"w1.s6","atLeast":3},{"counter":"w1.s2","atLeast":2},{"counter":"w1.quest","atLeast":1}],"atLeast":2}]}
    {"all":[{"any":[{"flag":"w1.owned"},{"counter":"w1.coins","atLeast":287}]},{"not":{"flag":"w1.d3"}},{"count":[{"counter":"w1.s0","atLeast":3},{"counter":"w1.s7","atLeast":3},{"counter":"w1.quest","atLeast":8}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w1.d4"},{"counter":"w1.stars","atLeast":13}]},{"counter":"w1.coins","atLeast":296}]}
    {"any":[{"all":[{"flag":"w1.d6"},{"flag":"w1.d7"},{"counter":"w1.stars","atLeast":11}]},{"flag":"w1.owned"},{"counter":"w1.coins","atLeast":231}]}
    {"any":[{"all":[{"flag":"w1.d7"},{"flag":"w1.d4"},{"counter":"w1.stars","atLeast":17}]},{"flag":"w1.owned"},{"counter":"w1.coins","atLeast":754}]}
    {"any":[{"all":[{"flag":"w1.d4"},{"flag":"w1.d0"},{"counter":"w1.stars","atLeast":11}]},{"flag":"w1.owned"},{"counter":"w1.coins","atLeast":670}]}
    {"any":[{"all":[{"flag":"w1.d5"},{"counter":"w1.stars","atLeast":17}]},{"counter":"w1.coins","atLeast":226}]}
    {"all":[{"flag":"w1.d3"},{"count":[{"counter":"w1.s3","atLeast":3},{"counter":"w1.s1","atLeast":2},{"counter":"w1.quest","atLeast":1}],"atLeast":2}]}
    {"all":[{"any":[{"flag":"w1.owned"},{"counter":"w1.coins","atLeast":916}]},{"not":{"flag":"w1.d5"}},{"count":[{"counter":"w1.s7","atLeast":1},{"counter":"w1.s0","atLeast":3},{"counter":"w1.quest","atLeast":5}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w1.d4"},{"flag":"w1.d6"},{"counter":"w1.stars","atLeast":11}]},{"flag":"w1.owned"},{"counter":"w1.coins","atLeast":327}]}
    {"any":[{"all":[{"flag":"w1.d2"},{"flag":"w1.d0"},{"counter":"w1.stars","atLeast":10}]},{"flag":"w1.owned"},{"counter":"w1.coins","atLeast":587}]}
    {"all":[{"any":[{"flag":"w1.owned"},{"counter":"w1.coins","atLeast":795}]},{"not":{"flag":"w1.d0"}},{"count":[{"counter":"w1.s7","atLeast":2},{"counter":"w1.s6","atLeast":3},{"counter":"w1.quest","atLeast":6}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w1.d6"},{"flag":"w1.d0"},{"counter":"w1.stars","atLeast":9}]},{"flag":"w1.owned"},{"counter":"w1.coins","atLeast":828}]}
    {"all":[{"any":[{"flag":"w2.owned"},{"counter":"w2.coins","atLeast":853}]},{"not":{"flag":"w2.d2"}},{"count":[{"counter":"w2.s2","atLeast":2},{"counter":"w2.s4","atLeast":1},{"counter":"w2.quest","atLeast":1}],"atLeast":2}]}
    {"all":[{"any":[{"flag":"w2.owned"},{"counter":"w2.coins","atLeast":428}]},{"not":{"flag":"w2.d7"}},{"count":[{"counter":"w2.s7","atLeast":3},{"counter":"w2.s5","atLeast":1},{"counter":"w2.quest","atLeast":7}],"atLeast":2}]}
    {"all":[{"any":[{"flag":"w2.owned"},{"counter":"w2.coins","atLeast":990}]},{"not":{"flag":"w2.d3"}},{"count":[{"counter":"w2.s3","atLeast":3},{"counter":"w2.s6","atLeast":3},{"counter":"w2.quest","atLeast":2}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w2.d0"},{"flag":"w2.d3"},{"counter":"w2.stars","atLeast":15}]},{"flag":"w2.owned"}]}
    {"all":[{"flag":"w2.d7"},{"count":[{"counter":"w2.s3","atLeast":1},{"counter":"w2.s6","atLeast":3},{"counter":"w2.quest","atLeast":7}],"atLeast":2}]}
    {"any":[{"all":[{"flag":"w2.d0"},{"flag":"w2.d6"},{"counter":"w2.stars","atLeast":9}]},{"flag":"w2.owned"}]}
    {"any":[{"all":[{"flag":"w2.d2"},{"flag":"w2.d0"},{"counter":"w2.stars","atLeast":13}]},{"flag":"w2.owned"}]}
    {"any":[{"all":[{"flag":"w2.d3"},{"count":[{"counter":"w2.s5","atLeast":1},{"counter":"w2.s0","atLeast":2},{"counter":"w2.quest","atLeast":6}],"atLeast":2}]},{"flag":"w2.owned"},{"counter":"w2.coins","atLeast":983}]}
    {"any":[{"all":[{"flag":"w2.d3"},{"flag":"w2.d0"},{"counter":"w2.stars","atLeast":17}]},{"flag":"w2.owned"}]}
    {"any":[{"all":[{"flag":"w2.d2"},{"counter":"w2.stars","atLeast":10}]},{"counter":"w2.coins","atLeast":315}]}
    """#

  static func ordinary(_ w: [OrdinaryWorld], _ open: inout [Bool]) {
    open[0] = ((w[0].levels[5].isDone && atLeastTwo(w[0].levels[2].stars.isAtLeast(2), w[0].levels[0].stars.isAtLeast(2), w[0].quest.isAtLeast(4))) || w[0].owned || w[0].coins.isAtLeast(872))
    open[1] = (w[0].levels[4].isDone && atLeastTwo(w[0].levels[0].stars.isAtLeast(1), w[0].levels[3].stars.isAtLeast(2), w[0].quest.isAtLeast(6)))
    open[2] = ((w[0].owned || w[0].coins.isAtLeast(647)) && !w[0].levels[0].isDone && atLeastTwo(w[0].levels[2].stars.isAtLeast(1), w[0].levels[3].stars.isAtLeast(3), w[0].quest.isAtLeast(4)))
    open[3] = (w[0].levels[1].isDone && atLeastTwo(w[0].levels[6].stars.isAtLeast(3), w[0].levels[0].stars.isAtLeast(2), w[0].quest.isAtLeast(4)))
    open[4] = ((w[0].levels[4].isDone && atLeastTwo(w[0].levels[0].stars.isAtLeast(1), w[0].levels[3].stars.isAtLeast(3), w[0].quest.isAtLeast(5))) || w[0].owned || w[0].coins.isAtLeast(875))
    open[5] = ((w[0].levels[7].isDone && w[0].stars.isAtLeast(9)) || w[0].coins.isAtLeast(748))
    open[6] = ((w[0].levels[4].isDone && atLeastTwo(w[0].levels[4].stars.isAtLeast(2), w[0].levels[1].stars.isAtLeast(2), w[0].quest.isAtLeast(8))) || w[0].owned || w[0].coins.isAtLeast(875))
    open[7] = ((w[0].levels[2].isDone && w[0].stars.isAtLeast(14)) || w[0].coins.isAtLeast(693))
    open[8] = ((w[0].levels[5].isDone && atLeastTwo(w[0].levels[5].stars.isAtLeast(2), w[0].levels[7].stars.isAtLeast(2), w[0].quest.isAtLeast(6))) || w[0].owned || w[0].coins.isAtLeast(552))
    open[9] = ((w[0].owned || w[0].coins.isAtLeast(970)) && !w[0].levels[4].isDone && atLeastTwo(w[0].levels[7].stars.isAtLeast(2), w[0].levels[6].stars.isAtLeast(2), w[0].quest.isAtLeast(5)))
    open[10] = ((w[0].levels[2].isDone && w[0].stars.isAtLeast(17)) || w[0].coins.isAtLeast(881))
    open[11] = ((w[0].levels[1].isDone && atLeastTwo(w[0].levels[2].stars.isAtLeast(1), w[0].levels[3].stars.isAtLeast(2), w[0].quest.isAtLeast(5))) || w[0].owned || w[0].coins.isAtLeast(332))
    open[12] = ((w[0].levels[5].isDone && w[0].stars.isAtLeast(11)) || w[0].coins.isAtLeast(818))
    open[13] = ((w[0].levels[6].isDone && atLeastTwo(w[0].levels[6].stars.isAtLeast(2), w[0].levels[0].stars.isAtLeast(3), w[0].quest.isAtLeast(7))) || w[0].owned || w[0].coins.isAtLeast(666))
    open[14] = ((w[0].levels[4].isDone && atLeastTwo(w[0].levels[2].stars.isAtLeast(2), w[0].levels[0].stars.isAtLeast(1), w[0].quest.isAtLeast(4))) || w[0].owned || w[0].coins.isAtLeast(912))
    open[15] = ((w[0].levels[1].isDone && w[0].stars.isAtLeast(16)) || w[0].coins.isAtLeast(385))
    open[16] = ((w[0].owned || w[0].coins.isAtLeast(697)) && !w[0].levels[5].isDone && atLeastTwo(w[0].levels[6].stars.isAtLeast(1), w[0].levels[2].stars.isAtLeast(3), w[0].quest.isAtLeast(1)))
    open[17] = ((w[0].owned || w[0].coins.isAtLeast(524)) && !w[0].levels[6].isDone && atLeastTwo(w[0].levels[7].stars.isAtLeast(2), w[0].levels[4].stars.isAtLeast(2), w[0].quest.isAtLeast(2)))
    open[18] = ((w[0].levels[5].isDone && atLeastTwo(w[0].levels[6].stars.isAtLeast(1), w[0].levels[4].stars.isAtLeast(3), w[0].quest.isAtLeast(2))) || w[0].owned || w[0].coins.isAtLeast(655))
    open[19] = ((w[0].levels[0].isDone && w[0].levels[5].isDone && w[0].stars.isAtLeast(9)) || w[0].owned)
    open[20] = ((w[1].levels[5].isDone && w[1].levels[1].isDone && w[1].stars.isAtLeast(13)) || w[1].owned)
    open[21] = ((w[1].levels[3].isDone && atLeastTwo(w[1].levels[1].stars.isAtLeast(1), w[1].levels[0].stars.isAtLeast(1), w[1].quest.isAtLeast(2))) || w[1].owned || w[1].coins.isAtLeast(612))
    open[22] = ((w[1].levels[7].isDone && atLeastTwo(w[1].levels[2].stars.isAtLeast(2), w[1].levels[4].stars.isAtLeast(1), w[1].quest.isAtLeast(1))) || w[1].owned || w[1].coins.isAtLeast(318))
    open[23] = (w[1].levels[3].isDone && atLeastTwo(w[1].levels[7].stars.isAtLeast(3), w[1].levels[3].stars.isAtLeast(3), w[1].quest.isAtLeast(8)))
    open[24] = ((w[1].levels[6].isDone && w[1].stars.isAtLeast(16)) || w[1].coins.isAtLeast(569))
    open[25] = ((w[1].levels[7].isDone && w[1].stars.isAtLeast(13)) || w[1].coins.isAtLeast(777))
    open[26] = ((w[1].levels[7].isDone && w[1].levels[6].isDone && w[1].stars.isAtLeast(9)) || w[1].owned)
    open[27] = ((w[1].owned || w[1].coins.isAtLeast(707)) && !w[1].levels[5].isDone && atLeastTwo(w[1].levels[6].stars.isAtLeast(3), w[1].levels[2].stars.isAtLeast(2), w[1].quest.isAtLeast(1)))
    open[28] = ((w[1].owned || w[1].coins.isAtLeast(287)) && !w[1].levels[3].isDone && atLeastTwo(w[1].levels[0].stars.isAtLeast(3), w[1].levels[7].stars.isAtLeast(3), w[1].quest.isAtLeast(8)))
    open[29] = ((w[1].levels[4].isDone && w[1].stars.isAtLeast(13)) || w[1].coins.isAtLeast(296))
    open[30] = ((w[1].levels[6].isDone && w[1].levels[7].isDone && w[1].stars.isAtLeast(11)) || w[1].owned || w[1].coins.isAtLeast(231))
    open[31] = ((w[1].levels[7].isDone && w[1].levels[4].isDone && w[1].stars.isAtLeast(17)) || w[1].owned || w[1].coins.isAtLeast(754))
    open[32] = ((w[1].levels[4].isDone && w[1].levels[0].isDone && w[1].stars.isAtLeast(11)) || w[1].owned || w[1].coins.isAtLeast(670))
    open[33] = ((w[1].levels[5].isDone && w[1].stars.isAtLeast(17)) || w[1].coins.isAtLeast(226))
    open[34] = (w[1].levels[3].isDone && atLeastTwo(w[1].levels[3].stars.isAtLeast(3), w[1].levels[1].stars.isAtLeast(2), w[1].quest.isAtLeast(1)))
    open[35] = ((w[1].owned || w[1].coins.isAtLeast(916)) && !w[1].levels[5].isDone && atLeastTwo(w[1].levels[7].stars.isAtLeast(1), w[1].levels[0].stars.isAtLeast(3), w[1].quest.isAtLeast(5)))
    open[36] = ((w[1].levels[4].isDone && w[1].levels[6].isDone && w[1].stars.isAtLeast(11)) || w[1].owned || w[1].coins.isAtLeast(327))
    open[37] = ((w[1].levels[2].isDone && w[1].levels[0].isDone && w[1].stars.isAtLeast(10)) || w[1].owned || w[1].coins.isAtLeast(587))
    open[38] = ((w[1].owned || w[1].coins.isAtLeast(795)) && !w[1].levels[0].isDone && atLeastTwo(w[1].levels[7].stars.isAtLeast(2), w[1].levels[6].stars.isAtLeast(3), w[1].quest.isAtLeast(6)))
    open[39] = ((w[1].levels[6].isDone && w[1].levels[0].isDone && w[1].stars.isAtLeast(9)) || w[1].owned || w[1].coins.isAtLeast(828))
    open[40] = ((w[2].owned || w[2].coins.isAtLeast(853)) && !w[2].levels[2].isDone && atLeastTwo(w[2].levels[2].stars.isAtLeast(2), w[2].levels[4].stars.isAtLeast(1), w[2].quest.isAtLeast(1)))
    open[41] = ((w[2].owned || w[2].coins.isAtLeast(428)) && !w[2].levels[7].isDone && atLeastTwo(w[2].levels[7].stars.isAtLeast(3), w[2].levels[5].stars.isAtLeast(1), w[2].quest.isAtLeast(7)))
    open[42] = ((w[2].owned || w[2].coins.isAtLeast(990)) && !w[2].levels[3].isDone && atLeastTwo(w[2].levels[3].stars.isAtLeast(3), w[2].levels[6].stars.isAtLeast(3), w[2].quest.isAtLeast(2)))
    open[43] = ((w[2].levels[0].isDone && w[2].levels[3].isDone && w[2].stars.isAtLeast(15)) || w[2].owned)
    open[44] = (w[2].levels[7].isDone && atLeastTwo(w[2].levels[3].stars.isAtLeast(1), w[2].levels[6].stars.isAtLeast(3), w[2].quest.isAtLeast(7)))
    open[45] = ((w[2].levels[0].isDone && w[2].levels[6].isDone && w[2].stars.isAtLeast(9)) || w[2].owned)
    open[46] = ((w[2].levels[2].isDone && w[2].levels[0].isDone && w[2].stars.isAtLeast(13)) || w[2].owned)
    open[47] = ((w[2].levels[3].isDone && atLeastTwo(w[2].levels[5].stars.isAtLeast(1), w[2].levels[0].stars.isAtLeast(2), w[2].quest.isAtLeast(6))) || w[2].owned || w[2].coins.isAtLeast(983))
    open[48] = ((w[2].levels[3].isDone && w[2].levels[0].isDone && w[2].stars.isAtLeast(17)) || w[2].owned)
    open[49] = ((w[2].levels[2].isDone && w[2].stars.isAtLeast(10)) || w[2].coins.isAtLeast(315))
  }

  static func flat(_ w: [FlatWorld], _ open: inout [Bool]) {
    flat0(w, &open)
    flat1(w, &open)
    flat2(w, &open)
  }

  private static func flat0(_ w: [FlatWorld], _ open: inout [Bool]) {
    open[0] = ((w[0].d5 && atLeastTwo(w[0].s2.isAtLeast(2), w[0].s0.isAtLeast(2), w[0].quest.isAtLeast(4))) || w[0].owned || w[0].coins.isAtLeast(872))
    open[1] = (w[0].d4 && atLeastTwo(w[0].s0.isAtLeast(1), w[0].s3.isAtLeast(2), w[0].quest.isAtLeast(6)))
    open[2] = ((w[0].owned || w[0].coins.isAtLeast(647)) && !w[0].d0 && atLeastTwo(w[0].s2.isAtLeast(1), w[0].s3.isAtLeast(3), w[0].quest.isAtLeast(4)))
    open[3] = (w[0].d1 && atLeastTwo(w[0].s6.isAtLeast(3), w[0].s0.isAtLeast(2), w[0].quest.isAtLeast(4)))
    open[4] = ((w[0].d4 && atLeastTwo(w[0].s0.isAtLeast(1), w[0].s3.isAtLeast(3), w[0].quest.isAtLeast(5))) || w[0].owned || w[0].coins.isAtLeast(875))
    open[5] = ((w[0].d7 && w[0].stars.isAtLeast(9)) || w[0].coins.isAtLeast(748))
    open[6] = ((w[0].d4 && atLeastTwo(w[0].s4.isAtLeast(2), w[0].s1.isAtLeast(2), w[0].quest.isAtLeast(8))) || w[0].owned || w[0].coins.isAtLeast(875))
    open[7] = ((w[0].d2 && w[0].stars.isAtLeast(14)) || w[0].coins.isAtLeast(693))
    open[8] = ((w[0].d5 && atLeastTwo(w[0].s5.isAtLeast(2), w[0].s7.isAtLeast(2), w[0].quest.isAtLeast(6))) || w[0].owned || w[0].coins.isAtLeast(552))
    open[9] = ((w[0].owned || w[0].coins.isAtLeast(970)) && !w[0].d4 && atLeastTwo(w[0].s7.isAtLeast(2), w[0].s6.isAtLeast(2), w[0].quest.isAtLeast(5)))
    open[10] = ((w[0].d2 && w[0].stars.isAtLeast(17)) || w[0].coins.isAtLeast(881))
    open[11] = ((w[0].d1 && atLeastTwo(w[0].s2.isAtLeast(1), w[0].s3.isAtLeast(2), w[0].quest.isAtLeast(5))) || w[0].owned || w[0].coins.isAtLeast(332))
    open[12] = ((w[0].d5 && w[0].stars.isAtLeast(11)) || w[0].coins.isAtLeast(818))
    open[13] = ((w[0].d6 && atLeastTwo(w[0].s6.isAtLeast(2), w[0].s0.isAtLeast(3), w[0].quest.isAtLeast(7))) || w[0].owned || w[0].coins.isAtLeast(666))
    open[14] = ((w[0].d4 && atLeastTwo(w[0].s2.isAtLeast(2), w[0].s0.isAtLeast(1), w[0].quest.isAtLeast(4))) || w[0].owned || w[0].coins.isAtLeast(912))
    open[15] = ((w[0].d1 && w[0].stars.isAtLeast(16)) || w[0].coins.isAtLeast(385))
    open[16] = ((w[0].owned || w[0].coins.isAtLeast(697)) && !w[0].d5 && atLeastTwo(w[0].s6.isAtLeast(1), w[0].s2.isAtLeast(3), w[0].quest.isAtLeast(1)))
    open[17] = ((w[0].owned || w[0].coins.isAtLeast(524)) && !w[0].d6 && atLeastTwo(w[0].s7.isAtLeast(2), w[0].s4.isAtLeast(2), w[0].quest.isAtLeast(2)))
    open[18] = ((w[0].d5 && atLeastTwo(w[0].s6.isAtLeast(1), w[0].s4.isAtLeast(3), w[0].quest.isAtLeast(2))) || w[0].owned || w[0].coins.isAtLeast(655))
    open[19] = ((w[0].d0 && w[0].d5 && w[0].stars.isAtLeast(9)) || w[0].owned)
  }

  private static func flat1(_ w: [FlatWorld], _ open: inout [Bool]) {
    open[20] = ((w[1].d5 && w[1].d1 && w[1].stars.isAtLeast(13)) || w[1].owned)
    open[21] = ((w[1].d3 && atLeastTwo(w[1].s1.isAtLeast(1), w[1].s0.isAtLeast(1), w[1].quest.isAtLeast(2))) || w[1].owned || w[1].coins.isAtLeast(612))
    open[22] = ((w[1].d7 && atLeastTwo(w[1].s2.isAtLeast(2), w[1].s4.isAtLeast(1), w[1].quest.isAtLeast(1))) || w[1].owned || w[1].coins.isAtLeast(318))
    open[23] = (w[1].d3 && atLeastTwo(w[1].s7.isAtLeast(3), w[1].s3.isAtLeast(3), w[1].quest.isAtLeast(8)))
    open[24] = ((w[1].d6 && w[1].stars.isAtLeast(16)) || w[1].coins.isAtLeast(569))
    open[25] = ((w[1].d7 && w[1].stars.isAtLeast(13)) || w[1].coins.isAtLeast(777))
    open[26] = ((w[1].d7 && w[1].d6 && w[1].stars.isAtLeast(9)) || w[1].owned)
    open[27] = ((w[1].owned || w[1].coins.isAtLeast(707)) && !w[1].d5 && atLeastTwo(w[1].s6.isAtLeast(3), w[1].s2.isAtLeast(2), w[1].quest.isAtLeast(1)))
    open[28] = ((w[1].owned || w[1].coins.isAtLeast(287)) && !w[1].d3 && atLeastTwo(w[1].s0.isAtLeast(3), w[1].s7.isAtLeast(3), w[1].quest.isAtLeast(8)))
    open[29] = ((w[1].d4 && w[1].stars.isAtLeast(13)) || w[1].coins.isAtLeast(296))
    open[30] = ((w[1].d6 && w[1].d7 && w[1].stars.isAtLeast(11)) || w[1].owned || w[1].coins.isAtLeast(231))
    open[31] = ((w[1].d7 && w[1].d4 && w[1].stars.isAtLeast(17)) || w[1].owned || w[1].coins.isAtLeast(754))
    open[32] = ((w[1].d4 && w[1].d0 && w[1].stars.isAtLeast(11)) || w[1].owned || w[1].coins.isAtLeast(670))
    open[33] = ((w[1].d5 && w[1].stars.isAtLeast(17)) || w[1].coins.isAtLeast(226))
    open[34] = (w[1].d3 && atLeastTwo(w[1].s3.isAtLeast(3), w[1].s1.isAtLeast(2), w[1].quest.isAtLeast(1)))
    open[35] = ((w[1].owned || w[1].coins.isAtLeast(916)) && !w[1].d5 && atLeastTwo(w[1].s7.isAtLeast(1), w[1].s0.isAtLeast(3), w[1].quest.isAtLeast(5)))
    open[36] = ((w[1].d4 && w[1].d6 && w[1].stars.isAtLeast(11)) || w[1].owned || w[1].coins.isAtLeast(327))
    open[37] = ((w[1].d2 && w[1].d0 && w[1].stars.isAtLeast(10)) || w[1].owned || w[1].coins.isAtLeast(587))
    open[38] = ((w[1].owned || w[1].coins.isAtLeast(795)) && !w[1].d0 && atLeastTwo(w[1].s7.isAtLeast(2), w[1].s6.isAtLeast(3), w[1].quest.isAtLeast(6)))
    open[39] = ((w[1].d6 && w[1].d0 && w[1].stars.isAtLeast(9)) || w[1].owned || w[1].coins.isAtLeast(828))
  }

  private static func flat2(_ w: [FlatWorld], _ open: inout [Bool]) {
    open[40] = ((w[2].owned || w[2].coins.isAtLeast(853)) && !w[2].d2 && atLeastTwo(w[2].s2.isAtLeast(2), w[2].s4.isAtLeast(1), w[2].quest.isAtLeast(1)))
    open[41] = ((w[2].owned || w[2].coins.isAtLeast(428)) && !w[2].d7 && atLeastTwo(w[2].s7.isAtLeast(3), w[2].s5.isAtLeast(1), w[2].quest.isAtLeast(7)))
    open[42] = ((w[2].owned || w[2].coins.isAtLeast(990)) && !w[2].d3 && atLeastTwo(w[2].s3.isAtLeast(3), w[2].s6.isAtLeast(3), w[2].quest.isAtLeast(2)))
    open[43] = ((w[2].d0 && w[2].d3 && w[2].stars.isAtLeast(15)) || w[2].owned)
    open[44] = (w[2].d7 && atLeastTwo(w[2].s3.isAtLeast(1), w[2].s6.isAtLeast(3), w[2].quest.isAtLeast(7)))
    open[45] = ((w[2].d0 && w[2].d6 && w[2].stars.isAtLeast(9)) || w[2].owned)
    open[46] = ((w[2].d2 && w[2].d0 && w[2].stars.isAtLeast(13)) || w[2].owned)
    open[47] = ((w[2].d3 && atLeastTwo(w[2].s5.isAtLeast(1), w[2].s0.isAtLeast(2), w[2].quest.isAtLeast(6))) || w[2].owned || w[2].coins.isAtLeast(983))
    open[48] = ((w[2].d3 && w[2].d0 && w[2].stars.isAtLeast(17)) || w[2].owned)
    open[49] = ((w[2].d2 && w[2].stars.isAtLeast(10)) || w[2].coins.isAtLeast(315))
  }

  static func unsafe(_ w: UnsafePointer<FlatWorld>, _ open: UnsafeMutablePointer<Bool>) {
    unsafe0(w, open)
    unsafe1(w, open)
    unsafe2(w, open)
  }

  private static func unsafe0(_ w: UnsafePointer<FlatWorld>, _ open: UnsafeMutablePointer<Bool>) {
    open[0] = ((w[0].d5 && atLeastTwo(w[0].s2.isAtLeast(2), w[0].s0.isAtLeast(2), w[0].quest.isAtLeast(4))) || w[0].owned || w[0].coins.isAtLeast(872))
    open[1] = (w[0].d4 && atLeastTwo(w[0].s0.isAtLeast(1), w[0].s3.isAtLeast(2), w[0].quest.isAtLeast(6)))
    open[2] = ((w[0].owned || w[0].coins.isAtLeast(647)) && !w[0].d0 && atLeastTwo(w[0].s2.isAtLeast(1), w[0].s3.isAtLeast(3), w[0].quest.isAtLeast(4)))
    open[3] = (w[0].d1 && atLeastTwo(w[0].s6.isAtLeast(3), w[0].s0.isAtLeast(2), w[0].quest.isAtLeast(4)))
    open[4] = ((w[0].d4 && atLeastTwo(w[0].s0.isAtLeast(1), w[0].s3.isAtLeast(3), w[0].quest.isAtLeast(5))) || w[0].owned || w[0].coins.isAtLeast(875))
    open[5] = ((w[0].d7 && w[0].stars.isAtLeast(9)) || w[0].coins.isAtLeast(748))
    open[6] = ((w[0].d4 && atLeastTwo(w[0].s4.isAtLeast(2), w[0].s1.isAtLeast(2), w[0].quest.isAtLeast(8))) || w[0].owned || w[0].coins.isAtLeast(875))
    open[7] = ((w[0].d2 && w[0].stars.isAtLeast(14)) || w[0].coins.isAtLeast(693))
    open[8] = ((w[0].d5 && atLeastTwo(w[0].s5.isAtLeast(2), w[0].s7.isAtLeast(2), w[0].quest.isAtLeast(6))) || w[0].owned || w[0].coins.isAtLeast(552))
    open[9] = ((w[0].owned || w[0].coins.isAtLeast(970)) && !w[0].d4 && atLeastTwo(w[0].s7.isAtLeast(2), w[0].s6.isAtLeast(2), w[0].quest.isAtLeast(5)))
    open[10] = ((w[0].d2 && w[0].stars.isAtLeast(17)) || w[0].coins.isAtLeast(881))
    open[11] = ((w[0].d1 && atLeastTwo(w[0].s2.isAtLeast(1), w[0].s3.isAtLeast(2), w[0].quest.isAtLeast(5))) || w[0].owned || w[0].coins.isAtLeast(332))
    open[12] = ((w[0].d5 && w[0].stars.isAtLeast(11)) || w[0].coins.isAtLeast(818))
    open[13] = ((w[0].d6 && atLeastTwo(w[0].s6.isAtLeast(2), w[0].s0.isAtLeast(3), w[0].quest.isAtLeast(7))) || w[0].owned || w[0].coins.isAtLeast(666))
    open[14] = ((w[0].d4 && atLeastTwo(w[0].s2.isAtLeast(2), w[0].s0.isAtLeast(1), w[0].quest.isAtLeast(4))) || w[0].owned || w[0].coins.isAtLeast(912))
    open[15] = ((w[0].d1 && w[0].stars.isAtLeast(16)) || w[0].coins.isAtLeast(385))
    open[16] = ((w[0].owned || w[0].coins.isAtLeast(697)) && !w[0].d5 && atLeastTwo(w[0].s6.isAtLeast(1), w[0].s2.isAtLeast(3), w[0].quest.isAtLeast(1)))
    open[17] = ((w[0].owned || w[0].coins.isAtLeast(524)) && !w[0].d6 && atLeastTwo(w[0].s7.isAtLeast(2), w[0].s4.isAtLeast(2), w[0].quest.isAtLeast(2)))
    open[18] = ((w[0].d5 && atLeastTwo(w[0].s6.isAtLeast(1), w[0].s4.isAtLeast(3), w[0].quest.isAtLeast(2))) || w[0].owned || w[0].coins.isAtLeast(655))
    open[19] = ((w[0].d0 && w[0].d5 && w[0].stars.isAtLeast(9)) || w[0].owned)
  }

  private static func unsafe1(_ w: UnsafePointer<FlatWorld>, _ open: UnsafeMutablePointer<Bool>) {
    open[20] = ((w[1].d5 && w[1].d1 && w[1].stars.isAtLeast(13)) || w[1].owned)
    open[21] = ((w[1].d3 && atLeastTwo(w[1].s1.isAtLeast(1), w[1].s0.isAtLeast(1), w[1].quest.isAtLeast(2))) || w[1].owned || w[1].coins.isAtLeast(612))
    open[22] = ((w[1].d7 && atLeastTwo(w[1].s2.isAtLeast(2), w[1].s4.isAtLeast(1), w[1].quest.isAtLeast(1))) || w[1].owned || w[1].coins.isAtLeast(318))
    open[23] = (w[1].d3 && atLeastTwo(w[1].s7.isAtLeast(3), w[1].s3.isAtLeast(3), w[1].quest.isAtLeast(8)))
    open[24] = ((w[1].d6 && w[1].stars.isAtLeast(16)) || w[1].coins.isAtLeast(569))
    open[25] = ((w[1].d7 && w[1].stars.isAtLeast(13)) || w[1].coins.isAtLeast(777))
    open[26] = ((w[1].d7 && w[1].d6 && w[1].stars.isAtLeast(9)) || w[1].owned)
    open[27] = ((w[1].owned || w[1].coins.isAtLeast(707)) && !w[1].d5 && atLeastTwo(w[1].s6.isAtLeast(3), w[1].s2.isAtLeast(2), w[1].quest.isAtLeast(1)))
    open[28] = ((w[1].owned || w[1].coins.isAtLeast(287)) && !w[1].d3 && atLeastTwo(w[1].s0.isAtLeast(3), w[1].s7.isAtLeast(3), w[1].quest.isAtLeast(8)))
    open[29] = ((w[1].d4 && w[1].stars.isAtLeast(13)) || w[1].coins.isAtLeast(296))
    open[30] = ((w[1].d6 && w[1].d7 && w[1].stars.isAtLeast(11)) || w[1].owned || w[1].coins.isAtLeast(231))
    open[31] = ((w[1].d7 && w[1].d4 && w[1].stars.isAtLeast(17)) || w[1].owned || w[1].coins.isAtLeast(754))
    open[32] = ((w[1].d4 && w[1].d0 && w[1].stars.isAtLeast(11)) || w[1].owned || w[1].coins.isAtLeast(670))
    open[33] = ((w[1].d5 && w[1].stars.isAtLeast(17)) || w[1].coins.isAtLeast(226))
    open[34] = (w[1].d3 && atLeastTwo(w[1].s3.isAtLeast(3), w[1].s1.isAtLeast(2), w[1].quest.isAtLeast(1)))
    open[35] = ((w[1].owned || w[1].coins.isAtLeast(916)) && !w[1].d5 && atLeastTwo(w[1].s7.isAtLeast(1), w[1].s0.isAtLeast(3), w[1].quest.isAtLeast(5)))
    open[36] = ((w[1].d4 && w[1].d6 && w[1].stars.isAtLeast(11)) || w[1].owned || w[1].coins.isAtLeast(327))
    open[37] = ((w[1].d2 && w[1].d0 && w[1].stars.isAtLeast(10)) || w[1].owned || w[1].coins.isAtLeast(587))
    open[38] = ((w[1].owned || w[1].coins.isAtLeast(795)) && !w[1].d0 && atLeastTwo(w[1].s7.isAtLeast(2), w[1].s6.isAtLeast(3), w[1].quest.isAtLeast(6)))
    open[39] = ((w[1].d6 && w[1].d0 && w[1].stars.isAtLeast(9)) || w[1].owned || w[1].coins.isAtLeast(828))
  }

  private static func unsafe2(_ w: UnsafePointer<FlatWorld>, _ open: UnsafeMutablePointer<Bool>) {
    open[40] = ((w[2].owned || w[2].coins.isAtLeast(853)) && !w[2].d2 && atLeastTwo(w[2].s2.isAtLeast(2), w[2].s4.isAtLeast(1), w[2].quest.isAtLeast(1)))
    open[41] = ((w[2].owned || w[2].coins.isAtLeast(428)) && !w[2].d7 && atLeastTwo(w[2].s7.isAtLeast(3), w[2].s5.isAtLeast(1), w[2].quest.isAtLeast(7)))
    open[42] = ((w[2].owned || w[2].coins.isAtLeast(990)) && !w[2].d3 && atLeastTwo(w[2].s3.isAtLeast(3), w[2].s6.isAtLeast(3), w[2].quest.isAtLeast(2)))
    open[43] = ((w[2].d0 && w[2].d3 && w[2].stars.isAtLeast(15)) || w[2].owned)
    open[44] = (w[2].d7 && atLeastTwo(w[2].s3.isAtLeast(1), w[2].s6.isAtLeast(3), w[2].quest.isAtLeast(7)))
    open[45] = ((w[2].d0 && w[2].d6 && w[2].stars.isAtLeast(9)) || w[2].owned)
    open[46] = ((w[2].d2 && w[2].d0 && w[2].stars.isAtLeast(13)) || w[2].owned)
    open[47] = ((w[2].d3 && atLeastTwo(w[2].s5.isAtLeast(1), w[2].s0.isAtLeast(2), w[2].quest.isAtLeast(6))) || w[2].owned || w[2].coins.isAtLeast(983))
    open[48] = ((w[2].d3 && w[2].d0 && w[2].stars.isAtLeast(17)) || w[2].owned)
    open[49] = ((w[2].d2 && w[2].stars.isAtLeast(10)) || w[2].coins.isAtLeast(315))
  }
}
