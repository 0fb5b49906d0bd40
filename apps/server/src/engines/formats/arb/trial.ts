import { decoded, foreignOf } from '../fixtures/foreign-shapes.ts'
import type { Trial } from '../fixtures/trials.ts'

export const trial: Trial = {
  fixtures: {
    'app_en.arb': `{
  "@@last_modified": "2026-11-29T10:00:00Z",
  "title": "Notes of {name}",
  "@title": {
    "description": "Above the list",
    "placeholders": { "name": { "type": "String", "example": "Ann" } }
  },
  "count": "{n, plural, =0{No notes} one{# note} other{# notes}}",
  "plain": "It's here"
}
`,
  },
  oddFormats: [
    {
      fileName: 'odd.arb',
      write: (texts) => `${JSON.stringify(Object.fromEntries(texts.map((text, at) => [`k${at}`, text])), null, 2)}\n`,
      read: (file) => Object.values(JSON.parse(file) as Record<string, string>),
      indented: '{\n\t"a": "Hello",\n    "b": "World"\n}\n',
      duplicates: '{"a": "First", "a": "Second"}\n',
      emptyRefused: /Expected a value/,
    },
  ],
  foreignReaders: { arb: { read: (bytes) => foreignOf(JSON.parse(decoded(bytes))), parameters: { icu: 'off' } } },
}
