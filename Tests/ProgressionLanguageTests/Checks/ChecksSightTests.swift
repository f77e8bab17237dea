import Testing

/// What has to be taken and is never seen.
struct ChecksSightTests {
  static let packs: [CheckedPack] = [
    CheckedPack(
      "seen once it is open",
      #"""
      "currencies": ["coins"], "flags": ["rumour"],
      "features": { "vault": { "visible": { "unlocked": "vault" }, "unlock": { "price": { "coins": 5 } } } }
      """#,
      "3:37 hidden-prerequisite `vault` can never be taken: nobody sees it before it is taken"),
    CheckedPack(
      "never seen",
      #"""
      "currencies": ["coins"], "flags": ["rumour"],
      "features": { "vault": { "visible": false, "unlock": { "price": "free" } } }
      """#,
      "3:37 hidden-prerequisite `vault` can never be taken: nobody sees it before it is taken"),
    CheckedPack(
      "seen by a rumour is fine",
      #"""
      "currencies": ["coins"], "flags": ["rumour"],
      "features": { "vault": { "visible": { "flag": "rumour" }, "unlock": { "price": { "coins": 5 } } } }
      """#),
    CheckedPack(
      "a secret that opens by itself is fine",
      #"""
      "currencies": ["coins"], "flags": ["rumour"],
      "features": { "vault": { "visible": { "unlocked": "vault" }, "unlock": { "flag": "rumour" } } }
      """#),
    CheckedPack(
      "a reward opens it too",
      #"""
      "currencies": ["coins"], "flags": ["rumour"],
      "worlds": [ { "id": "w", "levels": [ { "id": "1", "rewards": { "onComplete": { "unlock": ["vault"] } } } ] } ],
      "features": { "vault": { "visible": { "unlocked": "vault" }, "unlock": { "price": { "coins": 5 } } } }
      """#),
    CheckedPack(
      "two that show each other",
      #"""
      "currencies": ["coins"], "flags": ["rumour"],
      "features": { "a": { "visible": { "unlocked": "b" }, "unlock": { "price": "free" } }, "b": { "visible": { "unlocked": "a" }, "unlock": { "price": "free" } } }
      """#,
      "3:33 hidden-prerequisite `a` can never be taken: nobody sees it before it is taken"),
    CheckedPack(
      "what waits behind it is not blamed",
      #"""
      "currencies": ["coins"], "flags": ["rumour"],
      "features": { "vault": { "visible": { "unlocked": "inner" }, "unlock": { "price": "free" } }, "inner": { "visible": { "unlocked": "vault" }, "unlock": { "when": { "unlocked": "vault" }, "price": "free" } } }
      """#,
      "3:37 hidden-prerequisite `vault` can never be taken: nobody sees it before it is taken"),
    CheckedPack(
      "a member of a choice",
      #"""
      "currencies": ["coins"], "flags": ["rumour"],
      "features": { "a": { "choice": "c", "visible": { "unlocked": "a" }, "unlock": true }, "b": { "choice": "c", "unlock": true } }
      """#,
      "3:48 hidden-prerequisite `a` can never be taken: nobody sees it before it is taken"),
    CheckedPack(
      "a product for coins",
      #"""
      "currencies": ["coins"], "flags": ["rumour"],
      "products": { "hat": { "kind": "permanent", "price": { "coins": 5 }, "visible": { "owned": "hat" } } }
      """#,
      "3:81 hidden-prerequisite `hat` can never be bought: nobody sees it before it is bought"),
    CheckedPack(
      "a product of a store is fine",
      #"""
      "currencies": ["coins"], "flags": ["rumour"],
      "products": { "hat": { "kind": "permanent", "store": "s", "visible": { "owned": "hat" } } }
      """#),
    CheckedPack(
      "what is seen needs a secret",
      #"""
      "currencies": ["coins"], "flags": ["rumour"],
      "features": { "cave": { "visible": false, "unlock": { "flag": "rumour" } }, "door": { "unlock": { "unlocked": "cave" } } }
      """#,
      "3:97 hidden-prerequisite `door` needs `cave`, which nobody sees before it is open, so "
        + "that no player learns what is missing"),
    CheckedPack(
      "what is seen needs a secret that shows itself",
      #"""
      "currencies": ["coins"], "flags": ["rumour"],
      "worlds": [ { "id": "cave", "levels": 1, "visible": { "unlocked": "cave" }, "unlock": { "flag": "rumour" } }, { "id": "hill", "levels": 1, "unlock": { "completed": "cave" } } ]
      """#,
      "3:150 hidden-prerequisite `hill` needs `cave`, which nobody sees before it is open, so "
        + "that no player learns what is missing"),
    CheckedPack(
      "another way in is fine",
      #"""
      "currencies": ["coins"], "flags": ["rumour"],
      "features": { "cave": { "visible": false, "unlock": { "flag": "rumour" } }, "door": { "unlock": [ { "when": { "unlocked": "cave" } }, { "price": { "coins": 5 } } ] } }
      """#),
    CheckedPack(
      "what is hidden until then is fine",
      #"""
      "currencies": ["coins"], "flags": ["rumour"],
      "features": { "cave": { "visible": false, "unlock": { "flag": "rumour" } }, "door": { "visible": { "unlocked": "cave" }, "unlock": { "unlocked": "cave" } } }
      """#),
    CheckedPack(
      "a secret that is denied is fine",
      #"""
      "currencies": ["coins"], "flags": ["rumour"],
      "features": { "cave": { "visible": false, "unlock": { "flag": "rumour" } }, "door": { "unlock": { "when": { "not": { "unlocked": "cave" } }, "live": true } } }
      """#),
    CheckedPack(
      "two that need one secret are one cause",
      #"""
      "flags": ["rumour"],
      "features": { "cave": { "visible": false, "unlock": { "flag": "rumour" } }, "door": { "unlock": { "unlocked": "cave" } }, "gate": { "unlock": { "unlocked": "cave" } } }
      """#,
      "3:97 hidden-prerequisite `door` needs `cave`, which nobody sees before it is open, so "
        + "that no player learns what is missing"),
    CheckedPack(
      "what needs a node that nobody can take is the same cause",
      #"""
      "features": { "vault": { "visible": false, "unlock": { "price": "free" } }, "door": { "unlock": { "unlocked": "vault" } } }
      """#,
      "2:37 hidden-prerequisite `vault` can never be taken: nobody sees it before it is taken"),
    CheckedPack(
      "a secret that the game gives is fine",
      #"""
      "features": { "vault": { "visible": false, "unlock": false }, "door": { "unlock": { "unlocked": "vault" } } }
      """#),
    CheckedPack(
      "a product that is seen once it is owned",
      #"""
      "products": { "pass": { "kind": "permanent", "store": "s", "visible": { "owned": "pass" } } },
      "features": { "isle": { "unlock": { "product": "pass" } } }
      """#,
      "3:35 hidden-prerequisite `isle` needs `pass`, which nobody sees before it is open, so "
        + "that no player learns what is missing"),
  ]

  @Test(arguments: packs) func finds(_ pack: CheckedPack) { pack.check() }
}
