import Papa from 'papaparse'
import { describe, expect, test } from 'vitest'
import { buildWith, fixtureText, optionsFor, under } from '../fixtures/fixture.ts'
import { csv } from './table.ts'

const upper = ({ source }: { source: string }): string => source.toUpperCase()

describe('catalog.csv', () => {
  const text = fixtureText('catalog.csv')
  test('columns are found by their usual names', () => {
    const { segments } = under('catalog.csv', text, 'es')
    expect(segments.map(({ key, source, note, maxLength }) => [key, source, note, maxLength])).toEqual([
      ['title', 'Welcome, ⟦1/⟧!', 'On top', 30],
      ['quote', 'Say "hi"\ntwice', undefined, undefined],
      ['plain', 'Nothing special', undefined, undefined],
      ['b,c', '⟦1⟧Bold⟦/1⟧ and ⟦2/⟧', 'A note, too', 12],
      ['short', 'Only these', undefined, undefined],
      ['title~', 'The same key', undefined, undefined],
    ])
    expect(segments.map(({ context }) => context)).toEqual(['title', 'quote', 'plain', 'b,c', 'short', 'title'])
  })

  test('translations go into their column, short rows grow', () => {
    const built = under('catalog.csv', text, 'es').build(upper)
    const before = Papa.parse<string[]>(text, { skipEmptyLines: true }).data
    const { data, errors } = Papa.parse<string[]>(built, { skipEmptyLines: true })
    expect(errors).toEqual([])
    expect(data.map((row) => row.slice(0, 2))).toEqual(before.map((row) => row.slice(0, 2)))
    expect(data.map((row) => row[4])).toEqual([
      'es',
      'WELCOME, {name}!',
      'SAY "HI"\nTWICE',
      'NOTHING SPECIAL',
      '<b>BOLD</b> AND %s',
      'ONLY THESE',
      'THE SAME KEY',
    ])
    expect(under('catalog.csv', built, 'es').segments[0]?.target).toBe('WELCOME, ⟦1/⟧!')
  })

  test('translations into a language without a column go into a new column', () => {
    const built = under('catalog.csv', text, 'de').build(({ key }) => (key === 'plain' ? 'Ä, b' : undefined))
    const options = { skipEmptyLines: true } as const
    const before = Papa.parse<string[]>(text, options).data
    const { data } = Papa.parse<string[]>(built, options)
    const width = before[0]?.length ?? 0
    expect(data.map((row) => row.slice(0, width))).toEqual(
      before.map((row) => [...row, ...Array.from({ length: width - row.length }, () => '')]),
    )
    expect(data.map((row) => row[width])).toEqual(['de', '', '', 'Ä, b', '', '', ''])
  })
})

const table = 'id;text;more;len\n1;a;b;5\n2;c;d;x\n'
test.each<[string, Record<string, unknown>, [string, string, number | undefined][]]>([
  [
    'every column that is nothing else',
    {},
    [
      ['1/2', 'a', undefined],
      ['1/3', 'b', undefined],
      ['1/4', '5', undefined],
      ['2/2', 'c', undefined],
      ['2/3', 'd', undefined],
      ['2/4', 'x', undefined],
    ],
  ],
  [
    'by number',
    { sourceColumns: '2', maxLengthColumn: '4' },
    [
      ['1', 'a', 5],
      ['2', 'c', undefined],
    ],
  ],
  [
    'by header',
    { sourceColumns: 'more, Text', maxLengthColumn: 'len' },
    [
      ['1/3', 'b', 5],
      ['1/2', 'a', 5],
      ['2/3', 'd', undefined],
      ['2/2', 'c', undefined],
    ],
  ],
  [
    'without header',
    { header: false, sourceColumns: '2' },
    [
      ['1/2', 'text', undefined],
      ['2/2', 'a', undefined],
      ['3/2', 'c', undefined],
    ],
  ],
  [
    'another delimiter',
    { delimiter: ',', header: false, sourceColumns: '1' },
    [
      ['1/1', 'id;text;more;len', undefined],
      ['2/1', '1;a;b;5', undefined],
      ['3/1', '2;c;d;x', undefined],
    ],
  ],
])('%s', (_, parameters, expected) => {
  const { segments } = under('a.csv', table, 'de', parameters)
  expect(segments.map(({ key, source, maxLength }) => [key, source, maxLength])).toEqual(expected)
})

test.each<[string, string, string, string]>([
  [
    'the very locale before others of its language',
    'es-MX',
    'key,en_US,es_ES,es_MX\na,Hi,Hola,\n',
    'key,en_US,es_ES,es_MX\na,Hi,Hola,HI\n',
  ],
  ['another one of its language', 'es-AR', 'key,en_US,es\na,Hi,\n', 'key,en_US,es\na,Hi,HI\n'],
  ['names of languages', 'es-ES', 'English,French,Spanish\nHi,Salut,\n', 'English,French,Spanish\nHi,Salut,HI\n'],
  [
    'names of locales',
    'es-MX',
    'English (US),Spanish (Spain),Spanish (Mexico)\nHi,Hola,\n',
    'English (US),Spanish (Spain),Spanish (Mexico)\nHi,Hola,HI\n',
  ],
  ['more words than the usual', 'es', 'Key,Source (en),Target [es]\na,Hi,\n', 'Key,Source (en),Target [es]\na,Hi,HI\n'],
  ['the only column that is left', 'es', 'id,text,translation\na,Hi,\n', 'id,text,translation\na,Hi,HI\n'],
  ['own names', 'de', 'English,Deutsch,Français\nHi,,Salut\n', 'English,Deutsch,Français\nHi,HI,Salut\n'],
  ['own names of locales', 'pt-BR', 'en,português (Brasil)\nHi,\n', 'en,português (Brasil)\nHi,HI\n'],
  ['own names with a script', 'zh-TW', 'English,简体中文,繁體中文\nHi,x,\n', 'English,简体中文,繁體中文\nHi,x,HI\n'],
  [
    'codes behind names',
    'pt-BR',
    'English (en),Portuguese (pt-PT),Portuguese (pt-BR)\nHi,Olá,\n',
    'English (en),Portuguese (pt-PT),Portuguese (pt-BR)\nHi,Olá,HI\n',
  ],
  [
    'regions behind names',
    'pt-BR',
    'en,Portuguese (PT),Portuguese (BR)\nHi,,\n',
    'en,Portuguese (PT),Portuguese (BR)\nHi,,HI\n',
  ],
  ['names behind codes', 'nb', 'en [English],no [Norsk]\nHi,\n', 'en [English],no [Norsk]\nHi,HI\n'],
  ['no notes of a language', 'de', 'en,Notes (de),de\nHi,x,\n', 'en,Notes (de),de\nHi,x,HI\n'],
  ['headers like tags', 'es', 'to_do_list,en,es\na,Hi,\n', 'to_do_list,en,es\na,Hi,HI\n'],
  ['an id is no Indonesian', 'id', 'id,en\na,Hi\n', 'id,en\na,HI\n'],
])('the target column is found: %s', (_, locale, text, expected) => {
  expect(under('a.csv', text, locale).build(upper)).toBe(expected)
})

test.each<[string, string, string, string, Record<string, unknown>?]>([
  ['a tag', 'it', 'key,en,fr\na,Hi,Salut\n', 'key,en,fr,it\na,Hi,Salut,HI\n'],
  ['tags with underscores', 'pt-BR', 'en_US;fr_FR\nHi;Salut\n', 'en_US;fr_FR;pt_BR\nHi;Salut;HI\n'],
  ['capitals', 'it', 'EN,FR\nHi,Salut\n', 'EN,FR,IT\nHi,Salut,HI\n'],
  ['names', 'it', 'English,French\nHi,Salut\n', 'English,French,Italian\nHi,Salut,HI\n'],
  ['own names', 'it', 'English,Deutsch\nHi,Hallo\n', 'English,Deutsch,Italian\nHi,Hallo,HI\n'],
  ['a source that is called so', 'it', 'source,fr\nHi,Salut\n', 'source,fr,it\nHi,Salut,HI\n'],
  ['a source that is called otherwise', 'it', 'key,wording,fr\na,Hi,Salut\n', 'key,wording,fr,it\na,Hi,Salut,HI\n'],
  ['short rows and blank lines', 'it', 'en,fr\nHi\n\nBye,Ciao\n', 'en,fr,it\nHi,,HI\n\nBye,Ciao,BYE\n'],
  ['a place that an option names', 'it', 'en,fr\nHi,Salut\n', 'en,fr\nHI,Salut\n', { targetColumn: 'en' }],
])(
  'a new column is named and filled like those of other languages: %s',
  (_, locale, text, expected, parameters = {}) => {
    expect(under('a.csv', text, locale, parameters).build(upper)).toBe(expected)
  },
)

test('a table that an earlier version read is built from what it read', () => {
  const text = 'key,wording,fr\na,Hi,Salut\n'
  const options = optionsFor('a.csv', 'it')
  const readBefore = [
    { key: 'a/2', source: 'Hi', codes: [] },
    { key: 'a/3', source: 'Salut', codes: [] },
  ]
  const targets = new Map([['a/2', 'Ciao']])
  const built = csv.build(new TextEncoder().encode(text), { ...options, readBefore }, targets)
  expect(new TextDecoder().decode(built)).toBe('key,wording,fr\na,Ciao,Salut\n')
})

test.each([
  [{ sourceColumns: '1,2', targetColumn: '3' }, '"targetColumn"'],
  [{ sourceColumns: '0' }, 'counted from 1'],
  [{ keyColumn: 'nothing' }, '"nothing"'],
  [{ delimiter: 'ab' }, '"delimiter"'],
])('%j is refused', (parameters, reason) => {
  expect(() => under('a.csv', table, 'de', parameters)).toThrow(reason)
})

test.each([
  ['sep=|\na|b\n1|x\n', 'sep=|\na|b\n1|X\n'],
  ['a;b\n1;"x;y"\n', 'a;b\n1;"X;Y"\n'],
  ['a\tb\n1\tx, y\n', 'a\tb\n1\tX, Y\n'],
])('%j', (file, expected) => {
  expect(under('a.csv', file, 'de').build(upper)).toBe(expected)
})

describe('what is found of a table', () => {
  const optionsOf = (text: string, parameters: Record<string, unknown> = {}) =>
    under('a.csv', text, 'es', parameters).found

  test.each<[string, string, 'on' | 'off', Record<string, unknown>?]>([
    ['usual names', 'key,text\na,Hello\n', 'on'],
    ['one usual name over the only column', 'text\nHello\n', 'on'],
    ['a column that is clearly named', 'Source,Wert\nHello,x\n', 'on'],
    ['a language', 'English,Wert\nHello,x\n', 'on'],
    ['locales', 'fr,de_DE\nSalut,Hallo\n', 'on'],
    ['a language that the project has not', 'Wert,Polish\nHello,x\n', 'on'],
    ['the tag of one', 'Wert,pl\nHello,x\n', 'on'],
    ['words that are tags, too', 'New,Day\nIt,No one\n', 'off'],
    ['a word that is a tag, too', 'No,Nein\nYes,Ja\n', 'off'],
    ['words over numbers', 'Heading,Body\nWelcome,7\nBye,8.5\n', 'on'],
    ['names in an option', 'Heading,Body\nWelcome,Hello\n', 'on', { sourceColumns: 'body' }],
    ['texts', 'Welcome,Hello there\nBye,See you\n', 'off'],
    ['a text like one name', 'Name,Nom\nAddress,Adresse\n', 'off'],
    ['a single row', 'Welcome,Hello there\n', 'off'],
    ['numbers over numbers', '1,Welcome\n2,Bye\n', 'off'],
    ['columns by number', 'Welcome,Hello\n', 'off', { sourceColumns: '1' }],
  ])('whether the first row is a header: %s', (_, text, header, parameters) => {
    expect(optionsOf(text, parameters)).toMatchObject({ header })
  })

  test('a table without header keeps its first row', () => {
    const text = 'Welcome,Hello there\nBye,See you\n'
    const { segments, build } = under('a.csv', text, 'es')
    expect(segments.map(({ key, source }) => [key, source])).toEqual([
      ['1/1', 'Welcome'],
      ['1/2', 'Hello there'],
      ['2/1', 'Bye'],
      ['2/2', 'See you'],
    ])
    expect(build(upper)).toBe('WELCOME,HELLO THERE\nBYE,SEE YOU\n')
  })

  test('columns are shown as options name them, and read the same with these', () => {
    const text = fixtureText('catalog.csv')
    const found = optionsOf(text)
    expect(found).toEqual({
      header: 'on',
      sourceColumns: 'en',
      targetColumn: 'es',
      keyColumn: 'key',
      noteColumn: 'note',
      maxLengthColumn: 'max length',
      delimiter: ',',
    })
    expect(under('catalog.csv', text, 'es', found).segments).toEqual(under('catalog.csv', text, 'es').segments)
    expect(optionsOf('a;a;3\nx;y;z\n')).toEqual({ header: 'off', sourceColumns: '1, 2, 3', delimiter: ';' })
    expect(optionsOf('Text,Text\nx,y\n', { delimiter: ',' })).toEqual({ header: 'on', sourceColumns: 'Text, 2' })
  })

  test.each<[string, string, string, string[]]>([
    ['tabs between quoted cells', '"key"\t"text"\n"a"\t"Hello, you"\n', 'tab', ['Hello, you']],
    ['quoted cells alone', '"Hello, you"\t"a, b, c"\n"x"\t"y"\n', 'tab', ['Hello, you', 'a, b, c', 'x', 'y']],
    ['line breaks within cells', 'key\ttext\na\t"Hello,\nyou, there"\n', 'tab', ['Hello,\nyou, there']],
    ['a quote within a text', 'key;text\na;5" screen, 7" box\nb;6" x\n', ';', ['5" screen, 7" box', '6" x']],
    ['a long cell', `key\ttext\na\t"${'b, '.repeat(5000)}c"\n`, 'tab', [`${'b, '.repeat(5000)}c`]],
  ])('the delimiter: %s', (_, text, delimiter, sources) => {
    expect(optionsOf(text)).toMatchObject({ delimiter })
    expect(under('a.csv', text, 'es').segments.map(({ source }) => source)).toEqual(sources)
  })
})

describe('fixed widths', () => {
  const options = { ...optionsFor('a.csv', 'es', { columnWidths: '4,10,8', sourceColumns: '2' }), filter: 'table_fwc' }
  const text = 'id  text      rest\n1   Hello     x\n2   日本     \n3   Short'
  const build = (target: string): string =>
    new TextDecoder().decode(buildWith(csv, new TextEncoder().encode(text), options, () => target))

  test('columns are where they were', () => {
    const { segments } = csv.parse(new TextEncoder().encode(text), options)
    expect(segments.map(({ key, source, maxLength }) => [key, source, maxLength])).toEqual([
      ['1', 'Hello', 10],
      ['2', '日本', 10],
      ['3', 'Short', 10],
    ])
    expect(build('¡Hola!')).toBe('id  text      rest\n1   ¡Hola!    x\n2   ¡Hola!    \n3   ¡Hola!    ')
  })

  test('a translation that is too long is refused with its line', () => {
    expect(() => build('Hello, world!')).toThrow('a.csv, line 2: The translation has')
    expect(() => csv.parse(new TextEncoder().encode(text), { ...options, parameters: {} })).toThrow('"columnWidths"')
  })

  test('a new column', () => {
    const parameters = { columnWidths: '4,10,8', sourceColumns: '2', targetColumn: '3' }
    const built = buildWith(
      csv,
      new TextEncoder().encode('id  text      \n1   Hello'),
      { ...options, parameters },
      () => 'Hola',
    )
    expect(new TextDecoder().decode(built)).toBe('id  text      \n1   Hello     Hola')
  })
})
