/// Letters that search and comparison take for others: without accents, in small letters, apart.
///
/// A table of its own rather than the system's, so that the same names are alike on every machine and
/// folding costs nanoseconds. What is not in it only loses its case.
enum LetterFolds {
  /// What a scalar is folded to, or `nil` where it is not in the table.
  static func fold(of scalar: Unicode.Scalar) -> String? {
    table[scalar]
  }

  private static let table: [Unicode.Scalar: String] = {
    var table: [Unicode.Scalar: String] = [:]
    for row in rows.split(separator: "\n") {
      let parts = row.unicodeScalars.split(separator: " ")
      guard parts.count == 2 else { continue }
      for scalar in parts[1] { table[scalar] = String(parts[0]) }
    }
    return table
  }()

  /// In each row what is found, and the letters that stand for it.
  private static let rows = """
    a ªÀÁÂÃÄÅàáâãäåĀāĂăĄąǍǎǞǟǠǡǺǻȀȁȂȃȦȧḀḁẠạẢảẤấẦầẨẩẪẫẬậẮắẰằẲẳẴẵẶặ
    ae ÆæǢǣǼǽ
    b ḂḃḄḅḆḇ
    c ÇçĆćĈĉĊċČčḈḉ
    d ÐðĎďĐđḊḋḌḍḎḏḐḑḒḓ
    dz ǄǅǆǱǲǳ
    e ÈÉÊËèéêëĒēĔĕĖėĘęĚěȄȅȆȇȨȩḔḕḖḗḘḙḚḛḜḝẸẹẺẻẼẽẾếỀềỂểỄễỆệ
    f ƑƒḞḟ
    ff ﬀ
    ffi ﬃ
    ffl ﬄ
    fi ﬁ
    fl ﬂ
    g ĜĝĞğĠġĢģǦǧǴǵḠḡ
    h ĤĥĦħȞȟḢḣḤḥḦḧḨḩḪḫẖ
    i ÌÍÎÏìíîïĨĩĪīĬĭĮįİıǏǐȈȉȊȋḬḭḮḯỈỉỊị
    ij Ĳĳ
    j Ĵĵǰⱼ
    k ĶķĸǨǩḰḱḲḳḴḵ
    l ĹĺĻļĽľŁłḶḷḸḹḺḻḼḽ
    lj Ǉǈǉ
    m ḾḿṀṁṂṃ
    n ÑñŃńŅņŇňŊŋǸǹṄṅṆṇṈṉṊṋ
    nj Ǌǋǌ
    o ºÒÓÔÕÖØòóôõöøŌōŎŏŐőƠơǑǒǪǫǬǭǾǿȌȍȎȏȪȫȬȭȮȯȰȱṌṍṎṏṐṑṒṓỌọỎỏỐốỒồỔổỖỗỘộỚớỜờỞởỠỡỢợ
    oe Œœ
    p ṔṕṖṗ
    r ŔŕŖŗŘřȐȑȒȓṘṙṚṛṜṝṞṟ
    s ŚśŜŝŞşŠšſȘșṠṡṢṣṤṥṦṧṨṩẛ
    ss ßẞ
    st ﬅﬆ
    t ŢţŤťŦŧȚțṪṫṬṭṮṯṰṱẗ
    th Þþ
    u ÙÚÛÜùúûüŨũŪūŬŭŮůŰűŲųƯưǓǔǕǖǗǘǙǚǛǜȔȕȖȗṲṳṴṵṶṷṸṹṺṻỤụỦủỨứỪừỬửỮữỰự
    v ṼṽṾṿⱽ
    w ŴŵẀẁẂẃẄẅẆẇẈẉẘ
    x ẊẋẌẍ
    y ÝýÿŶŷŸȲȳẎẏẙỲỳỴỵỶỷỸỹ
    z ŹźŻżŽžẐẑẒẓẔẕ
    α ΆάἀἁἂἃἄἅἆἇἈἉἊἋἌἍἎἏὰάᾀᾁᾂᾃᾄᾅᾆᾇᾈᾉᾊᾋᾌᾍᾎᾏᾰᾱᾲᾳᾴᾶᾷᾸᾹᾺΆᾼ
    β ϐ
    ε ΈέϵἐἑἒἓἔἕἘἙἚἛἜἝὲέῈΈ
    η ΉήἠἡἢἣἤἥἦἧἨἩἪἫἬἭἮἯὴήᾐᾑᾒᾓᾔᾕᾖᾗᾘᾙᾚᾛᾜᾝᾞᾟῂῃῄῆῇῊΉῌ
    θ ϑ
    ι ΊΐΪίϊἰἱἲἳἴἵἶἷἸἹἺἻἼἽἾἿὶίιῐῑῒΐῖῗῘῙῚΊ
    κ ϰ
    μ µ
    ο ΌόὀὁὂὃὄὅὈὉὊὋὌὍὸόῸΌ
    π ϖ
    ρ ϱῤῥῬ
    σ ςϲϹ
    υ ΎΫΰϋύϒϓϔὐὑὒὓὔὕὖὗὙὛὝὟὺύῠῡῢΰῦῧῨῩῪΎ
    φ ϕ
    ω ΏώὠὡὢὣὤὥὦὧὨὩὪὫὬὭὮὯὼώᾠᾡᾢᾣᾤᾥᾦᾧᾨᾩᾪᾫᾬᾭᾮᾯῲῳῴῶῷῺΏῼ
    а ӐӑӒӓ
    г Ѓѓ
    е ЀЁѐёӖӗ
    ж ӁӂӜӝ
    з Ӟӟ
    и ЍЙйѝӢӣӤӥ
    к Ќќ
    о Ӧӧ
    у ЎўӮӯӰӱӲӳ
    ч Ӵӵ
    ы Ӹӹ
    э Ӭӭ
    і Її
    ѵ Ѷѷ
    ә Ӛӛ
    ө Ӫӫ
    ا آأإٱ
    و ؤ
    ي ئ
    """
}
