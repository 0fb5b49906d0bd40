import { unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { FileRefused } from '../../../kernel/file-refused.ts'
import { buildWith, optionsFor } from '../fixtures/fixture.ts'
import { odfOf, textStyle } from '../fixtures/odf.ts'
import { container, docxOf, partOf, partsThatDiffer } from '../fixtures/office.ts'
import { formatFor } from '../formats.ts'

const styles = [
  textStyle('T1', 'fo:font-weight="bold"'),
  textStyle('T2', 'officeooo:rsid="001"'),
  textStyle('T3', 'fo:font-weight="bold" officeooo:rsid="002"'),
  textStyle('T4', 'text:display="none"'),
].join('')

const parse = (name: string, bytes: Uint8Array, parameters: Record<string, unknown> = {}) =>
  formatFor(name).parse(bytes, optionsFor(name, 'es', parameters))
const sources = (name: string, bytes: Uint8Array, parameters: Record<string, unknown> = {}) =>
  parse(name, bytes, parameters).segments.map(({ source }) => source)
const built = (
  name: string,
  bytes: Uint8Array,
  target: (source: string) => string | undefined,
  locale = 'es',
  parameters = {},
) => buildWith(formatFor(name), bytes, optionsFor(name, locale, parameters), ({ source }) => target(source))
const bodyOf = (bytes: Uint8Array): string =>
  /<office:(?:text|spreadsheet|presentation|drawing)>([^]*)<\/office:(?:text|spreadsheet|presentation|drawing)>/.exec(
    partOf(bytes, 'content.xml'),
  )?.[1] ?? ''
const paragraph = (content: string): Uint8Array =>
  odfOf('odt', `<text:p text:style-name="P1">${content}</text:p>`, { styles })

describe('paragraphs', () => {
  test.each<[string, string, string]>([
    [
      'spans that look alike are one',
      'One of them <text:span text:style-name="T1">two</text:span><text:span text:style-name="T3"> three</text:span> four',
      'One of them ⟦1⟧two three⟦/1⟧ four',
    ],
    [
      'spans that change nothing are no codes',
      'One <text:span text:style-name="T2">two</text:span> three',
      'One two three',
    ],
    ['spans around the whole text are no codes', '<text:span text:style-name="T1">One two</text:span>', 'One two'],
    ['several spaces are spaces', 'a <text:s text:c="2"/>b<text:s/>c', 'a   b c'],
    ['tabs and line breaks are codes', 'a<text:tab/>b<text:line-break/>c', 'a⟦1/⟧b⟦2/⟧c'],
    ['white space of the file is one space', '\n  a\n   b  ', 'a b'],
    ['a link is a pair', 'See <text:a xlink:href="x">this</text:a>.', 'See ⟦1⟧this⟦/1⟧.'],
    ['a field is one code', 'Page <text:page-number>3</text:page-number> of it', 'Page ⟦1/⟧ of it'],
    ['hidden text is not read', 'a <text:span text:style-name="T4">hidden</text:span> b', 'a ⟦1/⟧ b'],
    [
      'a bookmark is one code',
      'a<text:bookmark-start text:name="x"/>b<text:bookmark-end text:name="x"/>c',
      'a⟦1/⟧b⟦2/⟧c',
    ],
  ])('%s', (_, content, source) => {
    expect(sources('a.odt', paragraph(content))).toEqual([source])
  })

  test.each<[string, string, string, string]>([
    [
      'spaces, tabs, and line breaks are written as elements',
      'x',
      'a  b   c\td\ne',
      'a <text:s/>b <text:s text:c="2"/>c<text:tab/>d<text:line-break/>e',
    ],
    ['what XML would read is escaped', 'x', '<b> & "c"', '&lt;b&gt; &amp; "c"'],
    [
      'a style moves with its words',
      'One <text:span text:style-name="T1">two</text:span>',
      '⟦1⟧zwei⟦/1⟧ eins',
      '<text:span text:style-name="T1">zwei</text:span> eins',
    ],
    [
      'a style in which most of a text is stays',
      '<text:span text:style-name="T1">One two</text:span> x',
      'eins ⟦1⟧y⟦/1⟧',
      '<text:span text:style-name="T1">eins </text:span>y',
    ],
    ['spaces at the ends are kept', '<text:s/>a', ' b', '<text:s/>b'],
    [
      'a field that was lost comes back',
      'Page <text:page-number>3</text:page-number> of',
      'Seite',
      'Seite<text:page-number>3</text:page-number>',
    ],
    [
      'a field keeps the style around it',
      'Page <text:span text:style-name="T1"><text:page-number>3</text:page-number></text:span> of',
      'Seite ⟦1/⟧',
      'Seite <text:span text:style-name="T1"><text:page-number>3</text:page-number></text:span>',
    ],
    [
      'a note within a style that was lost comes back',
      'See<text:span text:style-name="T1"><text:note><text:note-body/></text:note></text:span> this',
      'Siehe',
      'Siehe<text:span text:style-name="T1"><text:note><text:note-body/></text:note></text:span>',
    ],
    [
      'hidden text stays',
      'a <text:span text:style-name="T4">hidden</text:span> b',
      'c ⟦1/⟧ d',
      'c <text:span text:style-name="T4">hidden</text:span> d',
    ],
    [
      'a link within a style keeps it',
      'Most of this is plain, <text:span text:style-name="T1"><text:a xlink:href="x">this</text:a></text:span> not.',
      'Hier ⟦1⟧das⟦/1⟧.',
      'Hier <text:a xlink:href="x"><text:span text:style-name="T1">das</text:span></text:a>.',
    ],
  ])('%s', (_, content, target, expected) => {
    const bytes = built('a.odt', paragraph(content), () => target)
    expect(bodyOf(bytes)).toBe(`<text:p text:style-name="P1">${expected}</text:p>`)
  })
})

const report = odfOf(
  'odt',
  [
    '<text:tracked-changes><text:p>Deleted</text:p></text:tracked-changes>',
    '<text:h>Report</text:h>',
    '<text:p>With a note<text:note><text:note-citation>1</text:note-citation><text:note-body><text:p>The note</text:p></text:note-body></text:note>.</text:p>',
    '<table:table><table:table-row><table:table-cell office:value-type="string"><text:p>Cell</text:p></table:table-cell><table:table-cell office:value-type="float" office:value="1"><text:p>1.00</text:p></table:table-cell></table:table-row></table:table>',
    '<text:p><draw:frame><draw:text-box><text:p>In a box</text:p></draw:text-box><svg:title>Picture</svg:title></draw:frame></text:p>',
    '<text:p>Seen<office:annotation><dc:creator>Ann</dc:creator><text:p>A comment</text:p></office:annotation></text:p>',
  ].join(''),
  {
    masters: '<style:master-page><style:header><text:p>Header</text:p></style:header></style:master-page>',
    meta: '<dc:title>A title</dc:title><meta:keyword>word</meta:keyword><dc:creator>Ann</dc:creator>',
  },
)

test('a text document has its body, notes, tables, boxes, and headers', () => {
  expect(sources('a.odt', report)).toEqual([
    'Report',
    'With a note⟦1/⟧.',
    'The note',
    'Cell',
    'In a box',
    'Picture',
    'Seen',
    'Header',
  ])
  expect(sources('a.ott', report, { translateComments: true, translateProperties: true })).toEqual([
    'Report',
    'With a note⟦1/⟧.',
    'The note',
    'Cell',
    'In a box',
    'Picture',
    'Seen',
    'A comment',
    'Header',
    'A title',
    'word',
  ])
  expect(parse('a.odt', report, { translateHeaders: false }).leftOut).toEqual([
    { key: 'styles/paragraph-1', text: 'Header', reason: 'SKIPPED_KEY' },
  ])
})

test('translated parts change, with the language and direction of the styles; all others keep their bytes', () => {
  const bytes = built(
    'a.odt',
    report,
    (source) => (source === 'The note' || source === 'With a note⟦1/⟧.' ? source.toUpperCase() : undefined),
    'ar',
  )
  expect(partsThatDiffer(report, bytes)).toEqual(['content.xml', 'styles.xml'])
  expect(Object.keys(unzipSync(bytes))[0]).toBe('mimetype')
  expect(bodyOf(bytes)).toBe(bodyOf(report).replace('With a note', 'WITH A NOTE').replace('The note', 'THE NOTE'))
  expect(partOf(bytes, 'styles.xml')).toContain(
    '<style:paragraph-properties style:writing-mode="rl-tb"/><style:text-properties fo:language="ar" fo:country="none"/>',
  )
  const kept = built('a.odt', report, (source) => (source === 'Cell' ? 'Celda' : undefined), 'es', {
    setLanguage: false,
  })
  expect(partsThatDiffer(report, kept)).toEqual(['content.xml'])
})

test('a spreadsheet has the texts that were typed, and their repeated values follow them', () => {
  const cell = (attributes: string, content: string) => `<table:table-cell ${attributes}>${content}</table:table-cell>`
  const sheet = odfOf(
    'ods',
    `<table:table table:name="One"><table:table-row>${[
      cell('office:value-type="string"', '<text:p>Typed</text:p>'),
      cell(
        'office:value-type="float" office:value="2"',
        '<office:annotation><text:p>Comment</text:p></office:annotation><text:p>2.00</text:p>',
      ),
      cell('office:value-type="string" table:formula="of:=[.A1]"', '<text:p>Typed</text:p>'),
      cell('office:value-type="string" office:string-value="Both"', '<text:p>Both</text:p>'),
    ].join('')}</table:table-row></table:table>`,
  )
  expect(sources('a.ods', sheet)).toEqual(['Typed', 'Both'])
  expect(sources('a.ots', sheet, { translateComments: true })).toEqual(['Typed', 'Comment', 'Both'])
  expect(bodyOf(built('a.ods', sheet, (source) => `«${source}»`))).toBe(
    bodyOf(sheet)
      .replace(
        '<text:p>Typed</text:p></table:table-cell><table:table-cell office:value-type="float"',
        '<text:p>«Typed»</text:p></table:table-cell><table:table-cell office:value-type="float"',
      )
      .replace('"Both"><text:p>Both', '"«Both»"><text:p>«Both»'),
  )
})

test('a presentation has its slides and notes, hidden ones and masters by option', () => {
  const show = odfOf(
    'odp',
    [
      '<presentation:footer-decl presentation:name="f">Footer</presentation:footer-decl>',
      '<draw:page><draw:frame><draw:text-box><text:p>Slide</text:p></draw:text-box></draw:frame><presentation:notes><draw:frame><draw:text-box><text:p>Spoken</text:p></draw:text-box></draw:frame></presentation:notes></draw:page>',
      '<draw:page draw:style-name="dp2"><draw:custom-shape><text:p>Hidden</text:p></draw:custom-shape></draw:page>',
    ].join(''),
    {
      styles:
        '<style:style style:name="dp2" style:family="drawing-page"><style:drawing-page-properties presentation:visibility="hidden"/></style:style>',
      masters:
        '<style:master-page><draw:frame><draw:text-box><text:p>Master</text:p></draw:text-box></draw:frame></style:master-page>',
    },
  )
  expect(sources('a.odp', show)).toEqual(['Footer', 'Slide', 'Spoken'])
  expect(sources('a.otp', show, { translateHidden: true, translateNotes: false, translateMasters: true })).toEqual([
    'Footer',
    'Slide',
    'Hidden',
    'Master',
  ])
})

test('a drawing has the texts of its shapes, and charts in it those of their titles', () => {
  const chart =
    '<office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0"><office:body><office:chart><title><text:p>Sales</text:p></title><table:table><text:p>Cached</text:p></table:table></office:chart></office:body></office:document-content>'
  const drawing = odfOf('odg', '<draw:page><draw:rect><text:p>Shape</text:p></draw:rect></draw:page>', {
    further: { 'Object 1/content.xml': chart },
  })
  expect(sources('a.odg', drawing)).toEqual(['Shape', 'Sales'])
  expect(sources('a.otg', drawing)).toEqual(['Shape', 'Sales'])
})

test.each<[string, string, Uint8Array, RegExp]>([
  ['another document', 'a.odt', odfOf('ods', ''), /This is a spreadsheet\. Give it the extension \.ods/],
  ['a Word document', 'a.odt', docxOf(''), /not an OpenDocument file/],
  [
    'an encrypted one',
    'a.odt',
    container({ 'content.xml': 'x', 'META-INF/manifest.xml': '<manifest:encryption-data/>' }),
    /password-protected/,
  ],
  ['a damaged one', 'a.odt', odfOf('odt', '<text:p>').subarray(0, 300), /damaged/],
  ['a part that is no XML', 'a.odt', odfOf('odt', '<text:p>'), /In the part content\.xml/],
  ['a text file', 'a.odp', new TextEncoder().encode('x'), /isn't an Office document/],
  [
    'a document type in it',
    'a.odg',
    odfOf('odg', '', { further: { 'content.xml': '<!DOCTYPE a [<!ENTITY b "c">]><a/>' } }),
    /document type/,
  ],
])('%s is refused by name', (_, name, bytes, reason) => {
  expect(() => parse(name, bytes)).toThrow(FileRefused)
  expect(() => parse(name, bytes)).toThrow(reason)
})
