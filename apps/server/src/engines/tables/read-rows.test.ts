import { describe, expect, it } from 'vitest'
import writeExcelFile from 'write-excel-file/node'
import { FileRefused } from '../../kernel/file-refused.ts'
import { xlsxOf } from '../formats/fixtures/office.ts'
import { readRows } from './read-rows.ts'

const limits = { fileName: 'table.xlsx', mostLines: 1000 }
const read = (bytes: Uint8Array | string) =>
  readRows(typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes, limits).map(({ line, cells }) => [
    line,
    Object.fromEntries(cells),
  ])
const refusal = (bytes: Uint8Array | string): string => {
  try {
    read(bytes)
  } catch (error) {
    if (error instanceof FileRefused) return error.message
    throw error
  }
  throw new Error('it was not refused')
}

const text = (value: string, place = '') => `<c${place && ` r="${place}"`} t="inlineStr"><is><t>${value}</t></is></c>`
const sheet = (rows: string, strings: readonly string[] = []) =>
  xlsxOf([{ name: 'Table', content: `<sheetData>${rows}</sheetData>` }], strings)
const headings = `<row r="1">${text('Email', 'A1')}${text('Name', 'C1')}</row>`

describe('a workbook', () => {
  it('gives the shown values of its cells: texts, numbers, and booleans', () => {
    const rows = [
      '<row>' + text('a').repeat(8) + '</row>',
      '<row><c t="s"><v>1</v></c><c t="s"><v>0</v></c><c><v>0.30000000000000004</v></c><c><v>1E-7</v></c>',
      '<c t="b"><v>1</v></c><c t="str"><f>A1</f><v>sum</v></c><c t="e"><v>#N/A</v></c><c t="inlineStr"><is><r><t>in </t></r><r><t>two</t></r></is></c></row>',
    ]
    expect(read(sheet(rows.join(''), ['<si><t> first </t></si>', '<si><t>a_x000D_b</t></si>']))[1]).toEqual([
      2,
      { 0: 'a\rb', 1: 'first', 2: '0.3', 3: '0.0000001', 4: 'true', 5: 'sum', 7: 'in two' },
    ])
  })

  it.each([
    ['m/d/yy h:mm', '2024-02-29T12:00:00.000Z'],
    ['dd/mm/yyyy;@', '2024-02-29T12:00:00.000Z'],
    ['[h]:mm', '2024-02-29T12:00:00.000Z'],
    ['0.00 "days"', '45351.5'],
    ['[Red]0.00\\d', '45351.5'],
    ['0.00', '45351.5'],
  ])('with numbers in the format %s gives them as %s', async (format, shown) => {
    const rows = [[{ value: 'Day' }], [{ value: 45_351.5, type: Number, format }]]
    expect(read(new Uint8Array(await writeExcelFile(rows).toBuffer()))[1]).toEqual([2, { 0: shown }])
  })

  it('keeps only what stands under a heading, and counts rows as the sheet does', () => {
    const last = `<row r="1048576">${text('Ada', 'C1048576')}${text('far', 'XFD1048576')}</row>`
    expect(read(sheet(`${headings}<row r="7">${text('beside', 'B7')}</row>${last}`))).toEqual([
      [1, { 0: 'Email', 2: 'Name' }],
      [7, {}],
      [1_048_576, { 2: 'Ada' }],
    ])
  })

  it('reads only its first sheet', () => {
    const broken = { name: 'Broken', content: '<sheetData><row>' }
    expect(read(xlsxOf([{ name: 'Table', content: `<sheetData>${headings}</sheetData>` }, broken]))).toHaveLength(1)
  })

  const long = `<si><t>${'long '.repeat(20_000)}</t></si>`
  const first = '<row><c t="s"><v>0</v></c></row>'
  it.each<[string, () => Uint8Array, RegExp]>([
    [
      'more rows than the table may have',
      () => sheet(headings + `<row>${text('x')}</row>`.repeat(1500)),
      /has 1500 lines/,
    ],
    [
      'a long text in very many cells',
      () => sheet(headings + first.repeat(999), [long]),
      /line \d+: The cells of this table have more than 32 million characters/,
    ],
    ['elements in elements', () => sheet('<a>'.repeat(1000)), /nested more than 200 levels/],
    ['a sheet that unpacks to far more', () => sheet(`${headings}${' '.repeat(20_000_000)}`), /like a zip bomb/],
    [
      'parts that together unpack to far more',
      () => xlsxOf(Array.from({ length: 5 }, (_, at) => ({ name: `S${at}`, content: ' '.repeat(8_000_000) }))),
      /Unpacked, this workbook is larger than 32 MB/,
    ],
    ['a row with an impossible number', () => sheet('<row r="0"/>'), /no valid number/],
    ['a text that is not there', () => sheet('<row><c r="A1" t="s"><v>7</v></c></row>'), /The cell A1 is damaged/],
    ['a number that is none', () => sheet('<row r="3"><c r="B3"><v>x</v></c></row>'), /The cell B3 is damaged/],
  ])('with %s is refused', (_, book, reason) => {
    expect(refusal(book())).toMatch(reason)
  })
})

describe('a CSV file', () => {
  it('keeps only what stands under a heading', () => {
    expect(read(`Email,,Name\nx,y,z,${','.repeat(100_000)}far\n\n,y\n`)).toEqual([
      [1, { 0: 'Email', 2: 'Name' }],
      [2, { 0: 'x', 2: 'z' }],
      [4, {}],
    ])
  })

  it.each([
    [
      'a line of two million characters',
      `Email\n${'x'.repeat(2_000_000)}\n`,
      /line 2: This line has more than a million/,
    ],
    ['a quote that is never closed', `Email\n"${'x\n'.repeat(600_000)}`, /or a quote that isn’t closed/],
    ['quotes that don’t match', 'Email\n"a"b\n', /line 2: The quotes of this line don’t match/],
    ['more lines than the table may have', `Email\n${'x\n'.repeat(1001)}`, /has 1001 lines/],
  ])('with %s is refused', (_, content, reason) => {
    expect(refusal(content)).toMatch(reason)
  })
})
