import { readSheet } from 'read-excel-file/node'
import { describe, expect, test } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'
import { buildWith, optionsFor } from '../../fixtures/fixture.ts'
import { partOf, xlsxOf } from '../../fixtures/office.ts'
import { xlsx } from './xlsx.ts'

type Value = string | number | null

/** A workbook as a program that is not ours writes it. */
async function workbook(...sheets: readonly (readonly (readonly Value[])[])[]): Promise<Uint8Array> {
  const all = sheets.map((rows, at) => ({
    sheet: `Sheet${at + 1}`,
    data: rows.map((row) =>
      row.map((value) => (value === null ? null : { value, type: typeof value === 'number' ? Number : String })),
    ),
  }))
  return new Uint8Array(await writeXlsxFile(all).toBuffer())
}

function under(bytes: Uint8Array, parameters: Record<string, unknown> = {}, locale = 'es') {
  const options = optionsFor('a.xlsx', locale, parameters)
  const { segments, found, leftOut } = xlsx.parse(bytes, { ...options, applySourceSegmentation: true })
  return {
    segments,
    found,
    leftOut,
    list: segments.map(({ key, source, target }) => [key, source, target]),
    build: (target: (source: string, key: string) => string | undefined) =>
      buildWith(xlsx, bytes, options, ({ source, key }) => target(source, key)),
  }
}

const valuesOf = (bytes: Uint8Array) => readSheet(Buffer.from(bytes))
const upper = (source: string) => source.toUpperCase()

describe('a bilingual table', () => {
  const rows: Value[][] = [
    ['Key', 'Source', 'Target', 'Note', 'Max length'],
    ['greeting', 'Hello, {name}! How are you?', null, 'On top', 30],
    ['bye', 'Bye', 'Adiós', null, null],
    ['again', 'Bye', null, null, null],
    [null, 'No key', null, null, null],
    ['empty', null, null, null, null],
  ]

  test('has a segment for each row, with key, note, limit, and translation', async () => {
    const { segments, found, leftOut } = under(await workbook(rows))
    expect(
      segments.map(({ key, source, target, note, maxLength, context }) => [
        key,
        source,
        target,
        note,
        maxLength,
        context,
      ]),
    ).toEqual([
      ['greeting', 'Hello, ⟦1/⟧! How are you?', undefined, 'On top', 30, 'greeting'],
      ['bye', 'Bye', 'Adiós', undefined, undefined, 'bye'],
      ['again', 'Bye', undefined, undefined, undefined, 'again'],
      ['Sheet1!B5', 'No key', undefined, undefined, undefined, undefined],
    ])
    expect(leftOut).toEqual([])
    expect(found).toEqual({
      bilingual: 'on',
      sourceColumns: 'Source',
      targetColumn: 'Target',
      keyColumn: 'Key',
      noteColumn: 'Note',
      maxLengthColumn: 'Max length',
    })
  })

  test('takes translations in the column beside their sources, and changes nothing else', async () => {
    const bytes = await workbook(rows)
    const built = under(bytes).build((source, key) => (key === 'again' ? undefined : `${upper(source)} <&>`))
    const expected = rows.map((row) => [...row])
    expected[1]![2] = 'HELLO, {name}! HOW ARE YOU? <&>'
    expected[2]![2] = 'BYE <&>'
    expected[4]![2] = 'NO KEY <&>'
    expect(await valuesOf(built)).toEqual(await valuesOf(await workbook(expected)))
    expect(under(built).list.map(([, , target]) => target)).toEqual([
      'HELLO, ⟦1/⟧! HOW ARE YOU? <&>',
      'BYE <&>',
      undefined,
      'NO KEY <&>',
    ])
    expect(xlsx.build(bytes, optionsFor('a.xlsx', 'es'), new Map())).toBe(bytes)
  })

  test('may have columns named after languages', async () => {
    const bytes = await workbook([
      ['English', 'German', 'Spanish'],
      ['Hi', 'Hallo', null],
    ])
    expect(under(bytes).list).toEqual([['Sheet1!A2', 'Hi', undefined]])
    expect(await valuesOf(under(bytes).build(upper))).toEqual([
      ['English', 'German', 'Spanish'],
      ['Hi', 'Hallo', 'HI'],
    ])
  })

  test('gains a column for a language that it has none for, beside those of others', async () => {
    const bytes = await workbook([
      ['Key', 'English', 'Spanish'],
      ['hi', 'Hi', 'Hola'],
    ])
    expect(under(bytes, {}, 'es').list).toEqual([['hi', 'Hi', 'Hola']])
    expect(under(bytes, {}, 'fr').list).toEqual([['hi', 'Hi', undefined]])
    expect(await valuesOf(under(bytes, {}, 'fr').build(upper))).toEqual([
      ['Key', 'English', 'Spanish', 'French'],
      ['hi', 'Hi', 'Hola', 'HI'],
    ])
    expect(under(under(bytes, {}, 'fr').build(upper), {}, 'fr').list).toEqual([['hi', 'Hi', 'HI']])
  })

  test('gains that column after its last cell where formats reach to the end of the rows', () => {
    const cell = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`
    const head = cell('A1', 'English') + cell('B1', 'Spanish')
    const row = `${cell('A2', 'Hi')}<c r="C2"><v>5</v></c><c r="XFD2" s="1"/>`
    const content = `<dimension ref="A1:XFD2"/><sheetData><row r="1">${head}</row><row r="2">${row}</row></sheetData>`
    const built = under(xlsxOf([{ name: 'S', content }]), {}, 'fr').build(upper)
    const part = partOf(built, 'xl/worksheets/sheet1.xml')
    expect([...part.matchAll(/<c r="(\w+)"/g)].map(([, at]) => at)).toEqual([
      'A1',
      'B1',
      'D1',
      'A2',
      'C2',
      'D2',
      'XFD2',
    ])
  })

  test('has ICU messages with the forms of the target language', async () => {
    const bytes = await workbook([
      ['Source', 'Target'],
      ['{n, plural, one {# file} other {# files}}', null],
    ])
    expect(under(bytes, {}, 'pl').segments.map(({ plural }) => plural?.category)).toEqual([
      'one',
      'few',
      'many',
      'other',
    ])
  })

  test('takes the columns that the options name, and a single one is translated in place', async () => {
    const bytes = await workbook([
      ['Where', 'Screen text', 'Polish'],
      ['Home', 'Welcome', null],
    ])
    const named = under(bytes, { sourceColumns: 'B', targetColumn: 'polish', keyColumn: 'Where' })
    expect(named.list).toEqual([['Home', 'Welcome', undefined]])
    expect(await valuesOf(named.build(upper))).toEqual([
      ['Where', 'Screen text', 'Polish'],
      ['Home', 'Welcome', 'WELCOME'],
    ])
    const inPlace = under(bytes, { sourceColumns: 'Screen text', targetColumn: 'Screen text', keyColumn: 'A' })
    expect(await valuesOf(inPlace.build(upper))).toEqual([
      ['Where', 'Screen text', 'Polish'],
      ['Home', 'WELCOME', null],
    ])
  })

  test('is read the same with what was found of it', async () => {
    const bytes = await workbook(rows)
    expect(under(bytes, { ...under(bytes).found }).segments).toEqual(under(bytes).segments)
  })
})

describe('which workbooks are tables', () => {
  test.each<[string, Value[][][], boolean]>([
    [
      'source and target',
      [
        [
          ['Source', 'Target'],
          ['a', null],
        ],
      ],
      true,
    ],
    ['a title alone', [[['Source'], ['a']]], false],
    [
      'no place for translations',
      [
        [
          ['Key', 'Source'],
          ['k', 'a'],
        ],
      ],
      false,
    ],
    [
      'numbers in the place for translations',
      [
        [
          ['Source', 'Target'],
          ['Taxes', 100],
        ],
      ],
      false,
    ],
    [
      'other texts, too',
      [
        [
          ['Source', 'Target'],
          ['a', null],
        ],
        [['See below']],
      ],
      true,
    ],
    [
      'mostly other texts',
      [
        [
          ['Source', 'Target'],
          ['a', null],
        ],
        [
          ['b', 'c', 'd'],
          ['e', 'f', 'g'],
        ],
      ],
      false,
    ],
  ])('%s', async (_, sheets, isTable) => {
    expect(under(await workbook(...sheets)).found['bilingual']).toBe(isTable ? 'on' : undefined)
  })

  test('texts on other sheets are left out, and translated when the option is off', async () => {
    const bytes = await workbook(
      [
        ['Source', 'Target'],
        ['a', null],
        ['b', null],
      ],
      [['Read me']],
    )
    expect(under(bytes).leftOut).toEqual([{ key: 'Sheet2!A1', text: 'Read me', reason: 'NOT_TRANSLATABLE' }])
    expect(under(bytes, { bilingual: 'off' }).list.map(([, source]) => source)).toEqual([
      'Source',
      'Target',
      'a',
      'b',
      'Read me',
    ])
  })

  test('a workbook that an earlier version read as a document stays one', async () => {
    const bytes = await workbook([
      ['Source', 'Target'],
      ['a', null],
    ])
    const off = optionsFor('a.xlsx', 'es', { bilingual: false })
    const readBefore = xlsx.parse(bytes, off).segments
    const targets = new Map(readBefore.map(({ key, source }) => [key, source.toUpperCase()]))
    const built = xlsx.build(bytes, { ...off, parameters: {}, readBefore }, targets)
    expect(await valuesOf(built)).toEqual([
      ['SOURCE', 'TARGET'],
      ['A', null],
    ])
  })

  test('a workbook without the requested columns is refused with advice', async () => {
    const bytes = await workbook([
      ['a', 'b'],
      ['c', 'd'],
    ])
    for (const parameters of [{ bilingual: 'on' }, { sourceColumns: 'Text' }])
      expect(() => under(bytes, parameters)).toThrow('Name them in the parser options')
  })
})

describe('cells as programs write them', () => {
  const inline = (reference: string, text: string) => `<c r="${reference}" t="inlineStr"><is><t>${text}</t></is></c>`
  const shared = (reference: string, index: number, style = '') =>
    `<c r="${reference}"${style} t="s"><v>${index}</v></c>`
  const rich =
    '<si><r><t xml:space="preserve">Press </t></r><r><rPr><b/></rPr><t>start</t></r><r><t xml:space="preserve"> &amp; wait</t></r></si>'
  const bytes = xlsxOf(
    [
      {
        name: 'S',
        content: `<sheetData><row r="1">${shared('A1', 0)}${shared('B1', 1)}${inline('C1', 'Note')}</row><row r="2">${shared('A2', 2, ' s="4"')}<c r="B2" s="3"/>${inline('C2', 'n')}</row><row r="3"><c r="A3" t="str"><f>"x"</f><v>Result</v></c><c r="D3"><v>1</v></c></row><row r="4" hidden="1">${inline('A4', 'Hidden')}</row><row>${inline('A5', 'No &lt;b&gt;row&lt;/b&gt; number')}</row></sheetData>`,
      },
    ],
    ['<si><t>Source</t></si>', '<si><t>Target</t></si>', rich],
    {
      'xl/comments1.xml': {
        type: 'spreadsheetml.comments',
        content:
          '<comments xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><commentList><comment ref="A2"><text><t>Why?</t></text></comment></commentList></comments>',
      },
    },
  )

  test('formatted text has codes, hidden rows and comments are left out', () => {
    const { list, leftOut } = under(bytes)
    expect(list).toEqual([
      ['S!A2', 'Press ⟦1⟧start⟦/1⟧ & wait', undefined],
      ['S!A3', 'Result', undefined],
      ['S!A5', 'No ⟦1⟧row⟦/1⟧ number', undefined],
    ])
    expect(leftOut).toEqual([
      { key: 'S!A4', text: 'Hidden', reason: 'NOT_TRANSLATABLE' },
      { key: 'comments1/A2', text: 'Why?', reason: 'NOT_TRANSLATABLE' },
    ])
    expect(under(bytes, { translateHidden: true }).list).toHaveLength(4)
  })

  test('translations keep the format of runs and the style of their cell, in the order of the columns', () => {
    const sheet = partOf(
      under(bytes).build((source, key) => (key === 'S!A2' ? '⟦1⟧Iniciar⟦/1⟧ y esperar' : upper(source))),
      'xl/worksheets/sheet1.xml',
    )
    expect(sheet).toContain(
      '<c r="B2" s="3" t="inlineStr"><is><r><rPr><b/></rPr><t xml:space="preserve">Iniciar</t></r><r><t xml:space="preserve"> y esperar</t></r></is></c>',
    )
    expect(sheet).toContain(
      '<v>Result</v></c><c r="B3" t="inlineStr"><is><t xml:space="preserve">RESULT</t></is></c><c r="D3">',
    )
    expect(sheet).toContain(
      '<c r="B5" t="inlineStr"><is><t xml:space="preserve">NO &lt;b&gt;ROW&lt;/b&gt; NUMBER</t></is></c></row>',
    )
    expect(sheet).toContain('<is><t>Hidden</t></is></c></row>')
  })
})
