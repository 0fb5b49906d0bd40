import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseTree, parseWhole } from './parse-tree.ts'
import { chunksOf } from './plain-blocks.ts'
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
])('a block that spans headings stays whole: %s', (_, parts) => {
  const text = document(...parts)
  expect(parseTree(text)).toEqual(parseWhole(text))
})

test('blocks of words, code, emphasis and links need no parser, others do', () => {
  const text =
    '---\na: b\n---\n\n# Title\n\nSome **bold** words, `code` and [a link](https://x.org).\n\n- One\n  1. Two\n- Three\n\n```sh\n\nrun\n```\n\n> quoted\n\nEnd\n'
  expect(chunksOf(text)?.map(({ node }) => node?.type)).toEqual([
    undefined,
    'heading',
    'paragraph',
    'list',
    'code',
    undefined,
    'paragraph',
  ])
  expect(chunksOf(`${text}\n[a]: b\n`)).toBeUndefined()
})

test('the tree of plain blocks equals the parser’s for any content', () => {
  const piece = fc.constantFrom(
    'Words and more', '**bold**', '*soft*', '`a*b`', '[a link](https://x.org/a_b?c=d#e)', 'a: b', '**Note:** x', '[`code`](#x)', '([#12](x))', '@you', 'snake_case', 'a > b | c', '{x} $y ^z', 'Q&A', 'R & D', '`[`', '1. x', '2 * 3', 'x**y**', '!', '[y]',
    '![i](j)', 'www.x.org', 'https://x.y', 'a@b.c', '_', '"q"', '**a*', '``', '&amp;', '<b>', '\\*', ' ', '  ', '(', ')', '#', '=', '-', '+', '|', '中文', '、', '~', '$',
  ) // prettier-ignore
  const line = fc.array(piece, { minLength: 1, maxLength: 5 }).map((pieces) => pieces.join(' '))
  const start = fc.constantFrom(
    '',
    '',
    '',
    '## ',
    '# ',
    '- ',
    '- ',
    '  - ',
    '   1. ',
    '  ',
    '    ',
    '1. ',
    '> ',
    '* ',
    '---',
    '```',
    '- ```',
    '~~~',
    '<div>',
    '| ',
    '===',
    '+++',
    '- [x] ',
    '#',
  )
  const block = fc
    .array(fc.tuple(start, line), { minLength: 1, maxLength: 3 })
    .map((lines) => lines.map(([mark, words]) => mark + words).join('\n'))
  const separator = fc.constantFrom('\n\n', '\n\n', '\n\n\n', '\n \n', '\n')
  const text = fc
    .array(fc.tuple(block, separator), { minLength: 1, maxLength: 6 })
    .map((blocks) => blocks.flat().join(''))
  const withFront = fc
    .tuple(fc.constantFrom('', '', '', '---\na: b\n---\n', '---\n\nx\n\n---\n\n', '\n', '---\n'), text)
    .map((parts) => parts.join(''))
  fc.assert(
    fc.property(withFront, (whole) => {
      expect(parseTree(whole)).toEqual(parseWhole(whole))
    }),
    { numRuns: 400 },
  )
})

test('the tree is the same for any content between headings', () => {
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
