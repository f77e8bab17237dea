import ProgressionKit

/// The rule pack that `new` writes: small, playable, and an example of what packs do most.
struct StarterPack {
  /// One file: its path inside the folder, and its bytes.
  struct File {
    let path: String
    let bytes: ContiguousArray<UInt8>

    init(path: String, bytes: ContiguousArray<UInt8>) {
      self.path = path
      self.bytes = bytes
    }

    init(path: String, text: String) {
      self.init(path: path, bytes: ContiguousArray(text.utf8))
    }
  }

  /// The id of the pack.
  let id: String
  /// The title of the pack.
  let title: String

  /// A pack named after its folder; a name that makes no id gives `my-game`.
  init(folderName: String) {
    var id = ""
    for scalar in folderName.unicodeScalars {
      switch scalar {
      case "a"..."z", "0"..."9", "-", "_", ".": id.unicodeScalars.append(scalar)
      case "A"..."Z": id += String(scalar).lowercased()
      case " ": id += "-"
      default: continue
      }
    }
    let isUsable = !id.isEmpty && id.utf8.count <= 128 && !id.hasPrefix("x-") && !id.hasPrefix(".")
    self.id = isUsable ? id : "my-game"
    self.title = self.id.split { "-_.".contains($0) }
      .map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
  }

  /// The files, in the order in which they are written.
  var files: [File] {
    [
      File(path: "README.md", text: readme),
      File(path: "rules.json", text: Self.laidOut(rules)),
      File(path: "scenarios/first-steps.json", text: Self.laidOut(firstSteps)),
      File(path: "scenarios/shortcut.json", text: Self.laidOut(shortcut)),
      File(path: ".vscode/settings.json", text: editorSettings),
    ] + schemas
  }

  /// The schemas of the pack, by which editors offer its ids.
  private var schemas: [File] {
    let pack = RulePack(main: SourceFile(name: "rules.json", text: rules))
    guard let game = pack.game else { return [] }
    return PackSchemas(of: pack, game).files.map { File(path: $0.path, bytes: $0.bytes) }
  }

  /// The text in the canonical layout: where lines end depends on how long the id is.
  private static func laidOut(_ text: String) -> String {
    var sources = Sources()
    let file = SourceFile(name: "rules.json", text: text)
    let bytes = SourceLayout.format(file, in: &sources, dialect: .strict).bytes
    return bytes.map { String(decoding: $0, as: UTF8.self) } ?? text
  }

  private var rules: String {
    """
    {
      "$schema": "\(PackSchemas.path(of: .pack))",
      "formatVersion": 1, "id": "\(id)", "version": "0.1.0", "title": "\(title)",
      "currencies": { "coins": { "title": "Coins", "initial": 0, "cap": 999999 } },
      "defaults": {
        "levels": { "rewards": { "onComplete": { "coins": 10 }, "perNewStar": { "coins": 5 } } }
      },
      "worlds": [
        {
          "id": "meadow", "title": "Meadow",
          "levels": [
            3,
            {
              "id": "hidden-glade", "title": "Hidden Glade", "bonus": true,
              "unlock": { "stars": ["meadow/1", "meadow/2", "meadow/3"], "atLeast": 9 }
            }
          ]
        },
        { "id": "canyon", "title": "Canyon", "unlock": { "completed": "$previous" }, "levels": 3 },
        {
          "id": "summit", "title": "Summit",
          "unlock": [
            { "when": { "completed": "canyon" } },
            { "when": { "stars": "all", "atLeast": 12 }, "price": { "coins": 100 } }
          ],
          "levels": 2
        }
      ],
      "features": { "shop": { "title": "Shop", "unlock": { "completed": "meadow/1" } } }
    }

    """
  }

  private var firstSteps: String {
    """
    {
      "$schema": "../\(PackSchemas.path(of: .scenarios))",
      "rules": "../rules.json",
      "scenarios": [
        {
          "name": "a new player may enter the first level and no other",
          "steps": [
            { "expect": {
              "unlocked": ["meadow", "meadow/1"],
              "locked": ["meadow/2", "meadow/hidden-glade", "canyon", "summit", "shop"],
              "nextLevel": "meadow/1"
            } },
            { "select": "canyon", "expectRejected": "locked" }
          ]
        },
        {
          "name": "completing Meadow opens Canyon",
          "steps": [
            {
              "complete": "meadow/1", "stars": 2,
              "expect": { "newlyUnlocked": ["meadow/2", "shop"], "have": { "coins": 20 } }
            },
            { "complete": "meadow/2", "stars": 1 },
            { "expect": { "status": { "canyon": "locked" } } },
            {
              "complete": "meadow/3", "stars": 3,
              "expect": { "newlyUnlocked": ["canyon", "canyon/1"], "completed": ["meadow"] }
            },
            { "select": "canyon" }
          ]
        },
        {
          "name": "a worse replay takes nothing away and pays nothing twice",
          "steps": [
            { "complete": "meadow/1", "stars": 3, "expect": { "have": { "coins": 25 } } },
            {
              "complete": "meadow/1", "stars": 1,
              "expect": { "stars": { "meadow/1": 3 }, "have": { "coins": 25 }, "changes": [] }
            }
          ]
        }
      ]
    }

    """
  }

  private var shortcut: String {
    """
    {
      "$schema": "../\(PackSchemas.path(of: .scenarios))",
      "rules": "../rules.json",
      "scenarios": [
        {
          "name": "all stars of Meadow open its hidden level and pay for Summit",
          "steps": [
            {
              "complete": "meadow", "stars": 3,
              "expect": {
                "newlyUnlocked": [
                  "meadow/2", "meadow/3", "meadow/hidden-glade", "canyon", "canyon/1", "shop"
                ],
                "stars": { "meadow": 9 },
                "have": { "coins": 75 }
              }
            },
            { "unlock": "summit", "expectRejected": "locked" },
            {
              "complete": "meadow/hidden-glade", "stars": 3,
              "expect": { "status": { "summit": "available" } }
            },
            {
              "unlock": "summit",
              "expect": { "newlyUnlocked": ["summit", "summit/1"], "have": { "coins": 0 } }
            }
          ]
        },
        {
          "name": "Summit waits for stars, then for coins",
          "given": { "stars": { "meadow/1": 3, "meadow/2": 3, "meadow/3": 3, "canyon/1": 3 } },
          "steps": [
            { "unlock": "summit", "expectRejected": "insufficientFunds" },
            { "grant": { "coins": 100 } },
            { "unlock": "summit", "expect": { "unlocked": ["summit"] } }
          ]
        }
      ]
    }

    """
  }
}
