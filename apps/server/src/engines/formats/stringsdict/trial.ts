import { XMLParser } from 'fast-xml-parser'
import { decoded, xmlOf } from '../fixtures/foreign-shapes.ts'
import type { Trial } from '../fixtures/trials.ts'
import { escapeXml } from '../xml/read-xml.ts'

const plist = (content: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<plist version="1.0">\n<dict>\n${content}</dict>\n</plist>\n`

export const trial: Trial = {
  fixtures: {
    'Localizable.stringsdict': plist(`  <key>files</key>
  <dict>
    <key>NSStringLocalizedFormatKey</key>
    <string>Found %#@files@ in total</string>
    <key>files</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key>
      <string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key>
      <string>d</string>
      <key>one</key>
      <string>%d file &amp; more</string>
      <key>other</key>
      <string>%d files &amp; more</string>
    </dict>
  </dict>
  <key>wide</key>
  <dict>
    <key>NSStringVariableWidthRuleType</key>
    <dict>
      <key>20</key>
      <string>Short text</string>
      <key>50</key>
      <string>A text that is longer</string>
    </dict>
  </dict>
`),
  },
  oddFormats: [
    {
      fileName: 'odd.stringsdict',
      write: (texts) =>
        plist(texts.map((text, at) => `<key>k${at}</key>\n<string>${escapeXml(text)}</string>\n`).join('')),
      read(file) {
        type Read = { plist: { dict: { string: string | string[] } } }
        const parser = new XMLParser({ trimValues: false, parseTagValue: false, htmlEntities: true })
        return [(parser.parse(file) as Read).plist.dict.string].flat()
      },
      comments: plist(
        '<!-- KEEP --><key>a</key><!-- KEEP --><string>Hello</string>\n<key>b</key><string>World</string>\n',
      ),
      indented: plist('\t<key>a</key>\n    <string>Hello</string>\n<key>b</key>\t<string>World</string>\n'),
      duplicates: plist('<key>a</key><string>First</string><key>a</key><string>Second</string>\n'),
      emptyRefused: /XML/,
      slowReader: true,
    },
  ],
  foreignReaders: { stringsdict: { read: (bytes) => xmlOf(decoded(bytes)), addsMore: true } },
}
