import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseTree, parseWhole } from './parse-tree.ts'
import { sectionsOf } from './sections.ts'
import '../../../testing/same-cases.ts'

const filler = Array.from(
  { length: 400 },
  (_, at) => `Paragraph ${at} with *emphasis*, \`code\` and [a link](https://example.com/${at}).\n`,
).join('\n')
const document = (...parts: string[]) => parts.join(`\n\n${filler}\n\n`)

test('a large document is divided at its headings, and reads as a whole', () => {
  const text = document('# One', '## Two', '# Three')
  expect(sectionsOf(text).length).toBeGreaterThan(1)
  expect(
    sectionsOf(text)
      .map((section) => section.text)
      .join(''),
  ).toBe(text)
  expect(parseTree(text)).toEqual(parseWhole(text))
})

test.each<[string, string[]]>([
  ['a definition', ['# One\n\n[a]', '# Two\n\n[a]: https://example.com']],
  ['a footnote', ['# One[^1]', '# Two\n\n[^1]: Note']],
  ['a comment', ['# One\n\n<!-- begin', '# Two\n\n-->']],
  ['a script', ['# One\n\n<script>', '# Two\n\n</script>']],
  ['a fence in a list', ['- a\n\n  ```', '# Two', '```\n\n# not\n\n```', '# Three']],
  ['a fence', ['# One\n\n````\n```', '# not\n\n````', '# Two']],
  ['front matter', ['---\ntitle: a\n---\n\n# One', '# Two']],
  ['carriage returns', ['# One\r\n\r\nText\r\n\r\n', '# Two']],
])('what reaches over headings stays whole: %s', (_, parts) => {
  const text = document(...parts)
  expect(parseTree(text)).toEqual(parseWhole(text))
})

test('whatever stands between headings, the tree is the same', () => {
  const part = fc.constantFrom(
    '# H',
    '## H',
    '```',
    '~~~~',
    '````',
    '- a',
    '  ```',
    '> q',
    '    # code',
    '| a |\n|---|\n| b |',
    '<div>',
    '</div>',
    '***',
    'Setext\n===',
    '#no',
    '1. x\n\n   # in',
  )
  fc.assert(
    fc.property(fc.array(part, { minLength: 2, maxLength: 6 }), (parts) => {
      const text = parts.join('\n\nSome text.\n\n# Heading\n\n')
      expect(parseTree(text, 20)).toEqual(parseWhole(text))
    }),
    { numRuns: 300 },
  )
})
