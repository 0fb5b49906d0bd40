import { decoded, foreignOf } from '../fixtures/foreign-shapes.ts'
import type { Trial } from '../fixtures/trials.ts'

type Unit = { stringUnit: { state: string; value: string } }
type Strings = Record<string, { comment?: string; localizations?: Record<string, Unit> }>

const unit = (value: string): Unit => ({ stringUnit: { state: 'translated', value } })
const catalog = (strings: object): string =>
  `${JSON.stringify({ sourceLanguage: 'en', strings, version: '1.0' }, null, 2).replaceAll('": ', '" : ')}\n`

export const trial: Trial = {
  fixtures: {
    'Localizable.xcstrings': catalog({
      'Hello %@': { comment: 'Greets', localizations: { de: unit('Hallo %@'), 'zh-Hans': unit('你好 %@') } },
      'No localization': {},
      items: {
        localizations: {
          en: { variations: { plural: { one: unit('%lld item'), other: unit('%lld items') } } },
        },
      },
      found: {
        localizations: {
          en: {
            ...unit('Found %#@files@ in total'),
            substitutions: {
              files: {
                argNum: 1,
                formatSpecifier: 'lld',
                variations: { plural: { one: unit('%arg file'), other: unit('%arg files') } },
              },
            },
          },
        },
      },
      Brand: { shouldTranslate: false },
    }),
  },
  oddFormats: [
    {
      fileName: 'odd.xcstrings',
      inPlace: false,
      write: (texts) =>
        catalog(Object.fromEntries(texts.map((text, at) => [`k${at}`, { localizations: { en: unit(text) } }]))),
      read: (file) =>
        Object.values((JSON.parse(file) as { strings: Strings }).strings).map(
          ({ localizations }) => localizations?.['es']?.stringUnit.value ?? '',
        ),
      comments: catalog({ Hello: { comment: 'KEEP' }, World: { comment: 'KEEP' } }),
      duplicates: '{"sourceLanguage": "en", "strings": {"First": {}, "Second": {}}}\n',
      emptyRefused: /Expected a value/,
    },
  ],
  foreignReaders: { xcstrings: { read: (bytes) => foreignOf(JSON.parse(decoded(bytes))), addsMore: true } },
}
