import { readSheet } from 'read-excel-file/node'
import { describe, expect, test } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'
import { buildWith, optionsFor, pseudo } from '../../fixtures/fixture.ts'
import { partOf, partsThatDiffer, xlsxOf } from '../../fixtures/office.ts'
import { columnFilter, columnName, placeOf } from './cells.ts'
import { xlsx } from './xlsx.ts'

const cell = (reference: string, index: number): string => `<c r="${reference}" s="1" t="s"><v>${index}</v></c>`
const inline = (reference: string, text: string): string =>
  `<c r="${reference}" t="inlineStr"><is><t>${text}</t></is></c>`
const formula = (reference: string, text: string, value: string): string =>
  `<c r="${reference}" t="str"><f>${text}</f><v>${value}</v></c>`
const rows = (...list: readonly string[]): string =>
  list.map((cells, at) => `<row r="${at + 1}">${cells}</row>`).join('')
const data = (...list: readonly string[]): string => `<sheetData>${rows(...list)}</sheetData>`
const string = (text: string): string => `<si><t>${text}</t></si>`
const strings = (...texts: readonly string[]): string[] => texts.map(string)

function under(bytes: Uint8Array, parameters: Record<string, unknown> = {}, locale = 'es') {
  const options = optionsFor('a.xlsx', locale, parameters)
  const { segments } = xlsx.parse(bytes, options)
  return {
    list: segments.map(({ key, source }) => `${key}: ${source}`),
    build: (target: (source: string, key: string) => string | undefined) =>
      buildWith(xlsx, bytes, options, ({ source, key }) => target(source, key)),
  }
}

describe('cells', () => {
  const bytes = xlsxOf(
    [
      {
        name: 'One',
        content: `<sheetViews><sheetView workbookViewId="0"/></sheetViews>${data(cell('A1', 1) + cell('B1', 0), cell('A2', 1) + '<c r="B2"><v>5</v></c>' + formula('C2', 'A1&amp;"x"', 'Nextx'))}`,
      },
      { name: 'Two', content: data(cell('A1', 2) + inline('B1', 'Own'), inline('A2', 'Own')) },
    ],
    [
      string('Last'),
      string('Next'),
      '<si><r><t xml:space="preserve">Rich </t></r><r><rPr><b/></rPr><t>text</t></r><rPh sb="0" eb="1"><t>x</t></rPh></si>',
      string('Unused'),
    ],
  )

  test('each string once, in the order of the cells; formulas and numbers not at all', () => {
    expect(under(bytes).list).toEqual(['One!A1: Next', 'One!B1: Last', 'Two!A1: Rich ⟦1⟧text⟦/1⟧', 'Two!B1: Own'])
  })

  test('are written where they stand', () => {
    const built = under(bytes).build((source) => source.toUpperCase())
    expect(partOf(built, 'xl/sharedStrings.xml')).toContain(
      '<si><t xml:space="preserve">LAST</t></si><si><t xml:space="preserve">NEXT</t></si><si><r><t xml:space="preserve">RICH </t></r><r><rPr><b/></rPr><t xml:space="preserve">TEXT</t></r></si><si><t>Unused</t></si>',
    )
    expect(partOf(built, 'xl/worksheets/sheet2.xml').match(/<is><t xml:space="preserve">OWN<\/t><\/is>/g)).toHaveLength(
      2,
    )
    expect(partOf(built, 'xl/worksheets/sheet1.xml')).toBe(partOf(bytes, 'xl/worksheets/sheet1.xml'))
    expect(partOf(built, 'xl/workbook.xml')).toContain('</sheets><calcPr fullCalcOnLoad="1"/></workbook>')
  })

  test('untouched, and when only one sheet is touched', () => {
    const options = optionsFor('a.xlsx', 'es')
    expect(xlsx.build(bytes, options, new Map())).toBe(bytes)
    expect(xlsx.build(bytes, options, new Map([['One!A1', 'Next']]))).toBe(bytes)
    expect(partsThatDiffer(bytes, xlsx.build(bytes, options, new Map([['One!A1', 'x']]))).sort()).toEqual([
      'xl/sharedStrings.xml',
      'xl/workbook.xml',
    ])
  })

  test('with text in place of a formula’s result are texts, results of formulas are not', () => {
    const plain = (reference: string, text: string): string => `<c r="${reference}" t="str"><v>${text}</v></c>`
    const array = '<c r="B2" t="str"><f t="array" ref="B2:B3">UPPER(A2:A3)</f><v>ONE</v></c>'
    const content = data(
      plain('A1', 'Head &amp; tail'),
      plain('A2', 'one') + array,
      plain('A3', 'two') + plain('B3', 'TWO') + formula('C3', 'A3', 'two'),
      plain('B4', 'after'),
    )
    const file = under(xlsxOf([{ name: 'S', content }]))
    expect(file.list).toEqual(['S!A1: Head & tail', 'S!A2: one', 'S!A3: two', 'S!B4: after'])
    const built = partOf(
      file.build((source) => `<${source}>`),
      'xl/worksheets/sheet1.xml',
    )
    expect(built).toContain('<c r="A1" t="str"><v>&lt;Head &amp; tail&gt;</v></c>')
    expect(built).toContain(array)
    expect(built).toContain('<c r="B3" t="str"><v>TWO</v></c><c r="C3" t="str"><f>A3</f><v>two</v></c>')
  })

  test('have prompts, errors, and tooltips that are translated', () => {
    const validation =
      '<dataValidations><dataValidation sqref="A2" promptTitle="Pick" prompt="One_x000a_of two" error="Not &quot;that&quot;"><formula1>"Yes,No"</formula1></dataValidation></dataValidations><hyperlinks><hyperlink ref="A1" tooltip="Go"/></hyperlinks>'
    const content = `${data(inline('A1', 'Head'))}${validation}`
    const file = under(
      xlsxOf([
        { name: 'S', content },
        { name: 'T', content, state: 'hidden' },
      ]),
    )
    expect(file.list).toEqual([
      'S!A1: Head',
      'S!A2/promptTitle: Pick',
      'S!A2/prompt: One\nof two',
      'S!A2/error: Not "that"',
      'S!A1/tooltip: Go',
    ])
    expect(under(xlsxOf([{ name: 'S', content }]), { translateAlternativeText: false }).list).not.toContain(
      'S!A1/tooltip: Go',
    )
    const built = partOf(
      file.build((source) => `<${source}>`),
      'xl/worksheets/sheet1.xml',
    )
    expect(built).toContain('prompt="&lt;One_x000a_of two&gt;"')
    expect(built).toContain('tooltip="&lt;Go&gt;"')
    expect(built).toContain('<formula1>"Yes,No"</formula1>')
  })

  test('without a reference follow one another', () => {
    const own = (text: string): string => `<c t="inlineStr"><is><t>${text}</t></is></c>`
    const content = `<sheetData><row>${own('One')}<c><v>1</v></c>${own('Two')}</row><row/><row>${inline('C3', 'Three')}${own('Four')}</row></sheetData>`
    const file = under(xlsxOf([{ name: 'S', content }]))
    expect(file.list).toEqual(['S!A1: One', 'S!C1: Two', 'S!C3: Three', 'S!D3: Four'])
    const sheet = partOf(
      file.build((source) => source.toUpperCase()),
      'xl/worksheets/sheet1.xml',
    )
    expect(sheet.match(/[A-Z]{3,}(?=<)/g)).toEqual(['ONE', 'TWO', 'THREE', 'FOUR'])
  })

  test('from right to left', () => {
    const built = under(bytes, {}, 'he').build((source) => `${source}.`)
    expect(partOf(built, 'xl/worksheets/sheet1.xml')).toContain('<sheetView workbookViewId="0" rightToLeft="1"/>')
    expect(partOf(built, 'xl/worksheets/sheet2.xml')).toContain(
      '<sheetViews><sheetView rightToLeft="1" workbookViewId="0"/></sheetViews><sheetData>',
    )
    expect(
      partOf(
        under(bytes, { setDirection: false }, 'he').build((source) => `${source}.`),
        'xl/worksheets/sheet1.xml',
      ),
    ).not.toContain('rightToLeft')
  })
})

describe('what is left out', () => {
  const bytes = xlsxOf(
    [
      {
        name: 'Open',
        content: `<cols><col min="3" max="3" hidden="1"/></cols><sheetData><row r="1">${cell('A1', 0)}${cell('B1', 1)}${cell('C1', 2)}</row><row r="2" hidden="1">${cell('A2', 3)}</row><row r="3">${cell('A3', 2)}</row></sheetData>`,
      },
      { name: 'Secret', content: data(cell('A1', 0) + cell('B1', 4)), state: 'hidden' },
    ],
    strings('a', 'b', 'c', 'd', 'e'),
  )

  test.each<[string, Record<string, unknown>, string[]]>([
    ['hidden sheets, rows and columns', {}, ['Open!A1: a', 'Open!B1: b', 'Open!A3: c']],
    ['nothing', { translateHidden: true }, ['Open!A1: a', 'Open!B1: b', 'Open!C1: c', 'Open!A2: d', 'Secret!B1: e']],
    ['other columns', { columns: 'b', translateHidden: true }, ['Open!B1: b', 'Secret!B1: e']],
    [
      'columns before and after',
      { columns: 'A, C:D', translateHidden: true },
      ['Open!A1: a', 'Open!C1: c', 'Open!A2: d'],
    ],
  ])('%s', (_, parameters, expected) => {
    expect(under(bytes, parameters).list).toEqual(expected)
  })

  test('is listed', () => {
    const leftOut = (parameters: Record<string, unknown> = {}) =>
      xlsx.parse(bytes, optionsFor('a.xlsx', 'es', parameters)).leftOut.map(({ key, text }) => `${key}: ${text}`)
    expect(leftOut()).toEqual(['Open!C1: c', 'Open!A2: d', 'Secret!A1: a', 'Secret!B1: e'])
    expect(leftOut({ translateHidden: true })).toEqual([])
    expect(leftOut({ columns: 'b', translateHidden: true })).toEqual([
      'Open!A1: a',
      'Open!C1: c',
      'Open!A2: d',
      'Open!A3: c',
      'Secret!A1: a',
    ])
  })

  test('keeps its text where it shares a string with what is translated', () => {
    const built = under(bytes).build((source) => source.toUpperCase())
    expect(partOf(built, 'xl/sharedStrings.xml')).toContain(
      'uniqueCount="7"><si><t>a</t></si><si><t xml:space="preserve">B</t></si><si><t>c</t></si><si><t>d</t></si><si><t>e</t></si><si><t xml:space="preserve">A</t></si><si><t xml:space="preserve">C</t></si></sst>',
    )
    expect(partOf(built, 'xl/worksheets/sheet1.xml')).toContain(`${cell('A1', 5)}${cell('B1', 1)}${cell('C1', 2)}`)
    expect(partOf(built, 'xl/worksheets/sheet1.xml')).toContain(cell('A3', 6))
    expect(partOf(built, 'xl/worksheets/sheet2.xml')).toBe(partOf(bytes, 'xl/worksheets/sheet2.xml'))
  })

  test('an option that names no column', () => {
    expect(() => under(bytes, { columns: 'A;1' })).toThrow('"columns" has "A;1"')
  })
})

describe('tables', () => {
  const table = {
    type: 'spreadsheetml.table',
    content:
      '<table xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" ref="A1:B2"><tableColumns count="2"><tableColumn id="1" name="Name"/><tableColumn id="2" name="Price"/></tableColumns></table>',
  }
  const book = (further: string): Uint8Array =>
    xlsxOf(
      [
        {
          name: 'S',
          content: data(cell('A1', 0) + cell('B1', 1), cell('A2', 2) + further),
          relations: [['table', '../tables/table1.xml']],
        },
      ],
      strings('Name', 'Price', 'Pen'),
      { 'xl/tables/table1.xml': table },
    )

  test('repeat the texts of their headers', () => {
    const built = under(book('')).build((source) => (source === 'Pen' ? 'Lápiz' : 'Igual'))
    expect(partOf(built, 'xl/tables/table1.xml')).toContain('name="Igual"/><tableColumn id="2" name="Igual 2"/>')
  })

  test('keep headers that formulas name', () => {
    const bytes = book(formula('C2', 'SUM(Table1[Price])', '3'))
    expect(under(bytes).list).toEqual(['S!A1: Name', 'S!A2: Pen'])
  })
})

describe('by option', () => {
  test('names of sheets, unless formulas use them', () => {
    const bytes = xlsxOf(
      [
        { name: 'Data', content: data(formula('A1', "'My list'!A1", 'x')) },
        { name: 'My list', content: data(cell('A1', 0)) },
        { name: 'Notes', content: data(cell('A1', 0)) },
        { name: 'Area', content: data('') },
      ],
      strings('x'),
      {},
      '<definedNames><definedName name="_xlnm.Print_Area" localSheetId="3">Area!$A$1:$B$2</definedName></definedNames>',
    )
    const book = under(bytes, { translateSheetNames: true })
    expect(book.list).toEqual(['My list!A1: x', 'sheet-name-1: Data', 'sheet-name-3: Notes'])
    const built = book.build((_, key) =>
      key.startsWith('sheet-name') ? 'My list: [very] long and with marks? yes' : undefined,
    )
    expect(partOf(built, 'xl/workbook.xml').match(/<sheet name="[^"]*"/g)).toEqual([
      '<sheet name="My list   very  long and wit"',
      '<sheet name="My list"',
      '<sheet name="My list   very  long and wit 2"',
      '<sheet name="Area"',
    ])
  })

  test('comments', () => {
    const comments = {
      type: 'spreadsheetml.comments',
      content:
        '<comments xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><commentList><comment ref="A1" authorId="0"><text><r><rPr><b/></rPr><t>Ann:</t></r><r><t xml:space="preserve"> why is that so?</t></r></text></comment></commentList></comments>',
    }
    const bytes = xlsxOf([{ name: 'S', content: data('') }], [], { 'xl/comments1.xml': comments })
    expect(under(bytes).list).toEqual([])
    expect(under(bytes, { translateComments: true }).list).toEqual(['comments1/A1: ⟦1⟧Ann:⟦/1⟧ why is that so?'])
  })
})

test('references of cells', () => {
  expect(['A1', 'Z9', 'AA10', 'XFD1048576'].map(placeOf)).toEqual([
    { column: 1, row: 1 },
    { column: 26, row: 9 },
    { column: 27, row: 10 },
    { column: 16_384, row: 1_048_576 },
  ])
  expect([1, 26, 27, 702, 703, 16_384].map(columnName)).toEqual(['A', 'Z', 'AA', 'ZZ', 'AAA', 'XFD'])
  expect(['1', 'A', '', 'A1:B2'].map(placeOf)).toEqual([undefined, undefined, undefined, undefined])
  expect([1, 2, 3, 5, 6].map(columnFilter('A, C:E', 'a.xlsx'))).toEqual([true, false, true, true, false])
})

test('a workbook that a library wrote, read by another one', async () => {
  const sheet = [
    ['Name', 'Price'],
    ['Pen & ink', 5],
    ['Name', 'multi\nline'],
  ]
  const bytes = new Uint8Array(await writeXlsxFile(sheet).toBuffer())
  const built = buildWith(xlsx, bytes, optionsFor('a.xlsx', 'es'), pseudo)
  expect(await readSheet(Buffer.from(built))).toEqual([
    ['Námé', 'Prïcé'],
    ['Pén & ïnk', 5],
    ['Námé', 'mültï\nlïné'],
  ])
})
