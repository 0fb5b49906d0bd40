import { joinSegmentParts, splitSegmentText } from '@dragoman/sdk/segment-text'
import { describe, expect, test } from 'vitest'
import type { ParsedSegment, ParseOptions } from './format.ts'
import { docxOf, pptxOf, shapeOf, xlsxOf } from './fixtures/office.ts'
import { fixtureBytes, fixtureNames, optionsFor } from './fixtures/fixture.ts'
import { idmlOf, paragraphRange, textRange } from './fixtures/idml.ts'
import { odfOf, textStyle } from './fixtures/odf.ts'
import { letterRtf } from './fixtures/rtf.ts'
import { foreignReaders } from './fixtures/foreign-readers.ts'
import { linesAt, rawPdf } from './pdf/fixtures/raw-pdf.ts'
import { pdf } from './pdf/pdf.ts'
import { formatFor, formats } from './formats.ts'

/** Translations that formats have to write in a way of their own. */
const edges = [
  '<none>', '<Choose a country>', '</p>', '</string>', '<b>x</b>', '<!-- x', '-->', ']]>', '<![CDATA[', '<%= x %>',
  '"quoted"', "it's 'quoted'", '„x“ `y`', '"', "'", 'two\nlines', 'blank\n\nline', 'tab\there',
  '---', '--- a', '+++', '...', '***', '___', '# x', '- x', '+ x', '* x', '> x', '1. x', '2) x', '=', '==x', ': x',
  'a: b', 'a #b', '| x', 'a|b', '@x', '?x', '? x', '!x', '&x', '*x', '%', '%x', '100 %s', '{}', '{x', 'x}', '{{x}}',
  '[x](y)', '![x]', '[x]', '[x]: y', '_x_', '~~x~~', '$x$', '\\', '\\n', 'x\\', '\\u0041', "\\'", '&amp;', '&#65;', '&',
  'null', 'true', 'No', '12', '1e3', '2026-11-23', '~', '=1+1', 'a,b;c', '/* x */', '// x', ';', '";', '::: x', '!!! x',
  '{% x %}', '    x', 'http://x.y/?a=1&b=2', 'www.x.org', 'me@x.org', '😀👩‍👩‍👧 𝒳', 'مرحبا، \u200f(1)', '\u2067שלום\u2069', '日本語。次の文', '\u00a0x\u00a0',
  'soft\u00adhyphen\u200b', 'x '.repeat(3000).trim(), 'x'.repeat(6000),
] // prettier-ignore

type Case = { name: string; bytes: Uint8Array }
const office: readonly Case[] = [
  {
    name: 'a.docx',
    bytes: docxOf(
      '<w:p><w:r><w:t>Plain words</w:t></w:r></w:p><w:p><w:r><w:t xml:space="preserve">Some </w:t></w:r><w:r><w:rPr><w:b/></w:rPr><w:t>bold words</w:t></w:r></w:p>',
    ),
  },
  {
    name: 'a.xlsx',
    bytes: xlsxOf(
      [
        {
          name: 'One',
          content: '<sheetData><row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row></sheetData>',
        },
      ],
      ['<si><t>Plain words</t></si>', '<si><t>More words</t></si>'],
    ),
  },
  {
    name: 'table.xlsx',
    bytes: xlsxOf(
      [
        {
          name: 'One',
          content:
            '<sheetData><row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row><row r="2"><c r="A2" t="s"><v>2</v></c></row><row r="3"><c r="A3" t="s"><v>3</v></c><c r="B3" s="1"/></row></sheetData>',
        },
      ],
      [
        '<si><t>Source</t></si>',
        '<si><t>Target</t></si>',
        '<si><t>Plain words</t></si>',
        '<si><r><t xml:space="preserve">Some </t></r><r><rPr><b/></rPr><t>bold words</t></r></si>',
      ],
    ),
  },
  {
    name: 'a.pptx',
    bytes: pptxOf([
      {
        file: 'slide1.xml',
        shapes: shapeOf('<a:p><a:r><a:t>Plain words</a:t></a:r></a:p><a:p><a:r><a:t>More words</a:t></a:r></a:p>'),
      },
    ]),
  },
]
const paragraphs =
  '<text:p>Plain words</text:p><text:p>Some <text:span text:style-name="T1">bold words</text:span></text:p>'
const table = (content: string): string =>
  `<table:table><table:table-row><table:table-cell office:value-type="string">${content}</table:table-cell></table:table-row></table:table>`
const shape = `<draw:page><draw:rect>${paragraphs}</draw:rect></draw:page>`
const openDocuments = (
  [
    ['odt', paragraphs],
    ['ods', table(paragraphs)],
    ['odp', shape],
    ['odg', shape],
  ] as const
).map(([kind, body]): Case => ({
  name: `a.${kind}`,
  bytes: odfOf(kind, body, { styles: textStyle('T1', 'fo:font-weight="bold"') }),
}))

const cases: readonly Case[] = [
  ...fixtureNames.map((name) => ({ name, bytes: fixtureBytes(name, { charset: 'utf-8', bom: false }, '\n') })),
  ...office,
  ...openDocuments,
  // Its reader knows no tables.
  { name: 'letter.rtf', bytes: new TextEncoder().encode(letterRtf.replace(/^.*trowd.*\n/m, '')) },
  {
    name: 'a.pdf',
    bytes: await pdf.prepare!(rawPdf([linesAt(50, 100, ['Plain words.', 'More words.'])]), 'a.pdf'),
  },
  {
    name: 'a.idml',
    bytes: idmlOf([
      {
        story: 'u1',
        content: paragraphRange(
          textRange('<Content>Plain words</Content><Br/><Content>Some </Content>') +
            textRange('<Content>bold words</Content>', 'Bold'),
        ),
      },
    ]),
  },
]

const typeOf = (name: string): string => name.split('.').at(-1) ?? ''
const markOf = (index: number): string => `mark${index}x`

/** A translation that holds `words` where the source has words; with codes the words are put between them. */
function translated({ source }: ParsedSegment, words: string): string {
  const parts = splitSegmentText(source)
  const at = parts.findLastIndex((part) => part.kind === 'text' && /\p{L}/u.test(part.text))
  if (parts.length === 1 || at === -1) return words
  return joinSegmentParts(
    parts.map((part, index) =>
      index === at && part.kind === 'text' ? { ...part, text: `${part.text}${words}.` } : part,
    ),
  )
}

test('each format has a reader that is not ours', () => {
  const types = new Set(cases.map(({ name }) => formatFor(name).name))
  expect([...types].toSorted()).toEqual(formats.map(({ name }) => name).toSorted())
})

describe.each(cases)('$name', ({ name, bytes }) => {
  const reader = foreignReaders[name] ?? foreignReaders[typeOf(name)]
  if (!reader) throw new Error(`no one else reads ${name}`)
  const { seen = (text: string) => text, parameters } = reader
  const format = formatFor(name)
  const options: ParseOptions = { ...optionsFor(name, 'es', { ...parameters }), applySourceSegmentation: false }
  const { segments } = format.parse(bytes, options)
  const read = async (wordsAt: (index: number) => string) => {
    const targets = segments.map((segment, index): [string, string] => [
      segment.key,
      translated(segment, wordsAt(index)),
    ])
    return reader.read(format.build(bytes, options, new Map(targets)))
  }

  test('another reader finds the translations, and everything else as it was', async () => {
    const marked = await read(markOf)
    const before = reader.addsMore ? marked : await reader.read(bytes)
    expect(marked.shape).toEqual(before.shape)
    const found = marked.texts.join('\n').match(/mark\d+x/g) ?? []
    // Readers keep one of several texts with the same key.
    expect(new Set(found).size).toBeGreaterThanOrEqual(new Set(segments.map(({ key }) => key.replace(/~+$/, ''))).size)
    for (const [at] of edges.entries()) {
      const edgeFor = (index: number): string => edges[(index + at) % edges.length]!
      const built = await read(edgeFor)
      // White space around a whole text belongs to the file.
      const expected = marked.texts.map((text) =>
        text.replace(/mark(\d+)x(\.?)/g, (_, index, dot) =>
          dot === '' ? edgeFor(Number(index)).trim() : `${edgeFor(Number(index))}.`,
        ),
      )
      expect({ texts: built.texts.map(seen), shape: built.shape }).toEqual({
        texts: expected.map(seen),
        shape: marked.shape,
      })
    }
  })
})
