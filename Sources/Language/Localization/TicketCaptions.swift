internal import JSON
package import Support
package import Tickets

/// The names of ticket fields in the languages of the package: a file for each language in Captions/.
///
/// A new language is a new file there, and a case here.
package enum TicketCaptions: String, CaseIterable {
  case ar, cs, de, en, es, fr, he, hi, it, ja, ko, nl, pl, pt, ru, sv, tr, uk
  // A language that is written in two scripts has both.
  case zhHans = "zh-Hans"
  case zhHant = "zh-Hant"

  /// The captions of a language, or `nil` if the package has none.
  ///
  /// - Parameter script: The script that the language is written in, which decides for Chinese.
  init?(language: String, script: String?) {
    guard let captions = TicketCaptions(rawValue: language) ?? script.flatMap({ .init(rawValue: "\(language)-\($0)") })
    else { return nil }
    self = captions
  }

  /// The name of each field, read anew each time.
  var names: [TicketField: String] {
    do throws(DocumentError) {
      return try TicketCaptions.names(reading: file, file: "\(rawValue).json")
    } catch {
      preconditionFailure("captions of the package cannot be read: \(error)")
    }
  }

  /// Reads the names in a file's bytes; `file` is its name for errors.
  ///
  /// Every field has one name that is not empty, and there are no other keys.
  package static func names(reading bytes: [UInt8], file: String) throws(DocumentError) -> [TicketField: String] {
    try JSONDocument(bytes: bytes, file: file).read { (root) throws(JSONFault) in
      var names: [TicketField: String] = [:]
      for (key, value) in try root.fields(duplicates: .rejected) {
        guard let field = TicketField.allCases.first(where: { key == $0.rawValue }) else {
          throw key.fault(.unknownKey, unknownWord(key.string, among: TicketField.allCases.map(\.rawValue)))
        }
        let name = try value.string()
        guard !name.isEmpty else { throw value.fault(.value, "a caption must not be empty") }
        names[field] = name
      }
      for field in TicketField.allCases where names[field] == nil {
        throw root.fault(.missingKey, "the caption \(quoted(field.rawValue)) is missing")
      }
      return names
    }
  }

  private var file: [UInt8] {
    switch self {
    case .ar: PackageResources.ar_json
    case .cs: PackageResources.cs_json
    case .de: PackageResources.de_json
    case .en: PackageResources.en_json
    case .es: PackageResources.es_json
    case .fr: PackageResources.fr_json
    case .he: PackageResources.he_json
    case .hi: PackageResources.hi_json
    case .it: PackageResources.it_json
    case .ja: PackageResources.ja_json
    case .ko: PackageResources.ko_json
    case .nl: PackageResources.nl_json
    case .pl: PackageResources.pl_json
    case .pt: PackageResources.pt_json
    case .ru: PackageResources.ru_json
    case .sv: PackageResources.sv_json
    case .tr: PackageResources.tr_json
    case .uk: PackageResources.uk_json
    case .zhHans: PackageResources.zh_Hans_json
    case .zhHant: PackageResources.zh_Hant_json
    }
  }
}
