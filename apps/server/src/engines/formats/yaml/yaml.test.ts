import { load, loadAll } from 'js-yaml'
import { describe, expect, test } from 'vitest'
import { fixtureText, optionsFor, under } from '../fixtures/fixture.ts'
import { yaml } from './yaml.ts'

const upper = ({ source }: { source: string }): string => source.toUpperCase()

describe('config.yaml', () => {
  const text = fixtureText('config.yaml')
  test('the texts to translate are found', () => {
    const { segments } = under('config.yaml', text, 'es', { icu: 'off' })
    expect(segments.map(({ key, source }) => [key, source])).toEqual([
      ['/title', 'Welcome, ⟦1/⟧!'],
      ['/quoted', 'Say "hi" to C:\\temp\n\tnow'],
      ['/single', "It's ⟦1/⟧ o'clock"],
      ['/flag', 'yes'],
      ['/menu/file/0', 'New'],
      ['/menu/file/1', 'Open …'],
      ['/menu/file/2', 'Save: as'],
      ['/menu/file/3/deep', 'of ⟦1/⟧'],
      ['/menu/literal', 'First line\n  indented ⟦1⟧bold⟦/1⟧\n\nlast line'],
      ['/menu/folded', 'Folded lines are one,\nparagraphs are two.'],
      ['/menu/multi', 'A plain text on two lines'],
      ['/twice', 'first'],
      ['/twice~', 'second'],
      ['/list/0', 'One thing'],
      ['/list/1', 'Another thing'],
      ['/list/2/key', 'Inside'],
      ['/list/2/other', 'Inside, too'],
      ['/icu', '{count, plural, one {# file} other {# files}}'],
    ])
    const noteOf = (key: string) => segments.find((segment) => segment.key === key)?.note
    expect(noteOf('/title')).toBe('shown above the basket')
    expect(noteOf('/menu/file/0')).toBeUndefined()
  })

  test('only scalars change, each in its style', () => {
    const built = under('config.yaml', text, 'es').build(({ key, source }) =>
      ['/title', '/single', '/menu/literal', '/menu/folded', '/list/1'].includes(key)
        ? source.toUpperCase()
        : undefined,
    )
    expect(built).toBe(
      text
        .replace('Welcome, %{name}!  ', 'WELCOME, %{name}!  ')
        .replace("'It''s {{count}} o''clock'", "'IT''S {{count}} O''CLOCK'")
        .replace('First line\n          indented <b>bold', 'FIRST LINE\n          INDENTED <b>BOLD')
        .replace('last line', 'LAST LINE')
        .replace(
          'Folded lines\n        are one,\n\n        paragraphs are two.',
          'FOLDED LINES ARE ONE,\n\n        PARAGRAPHS ARE TWO.',
        )
        .replace('Another thing', 'ANOTHER THING'),
    )
  })

  test('an independent parser finds the translations, and everything else as it was', () => {
    // It refuses repeated keys, and knows no binary data.
    const readable = (file: string) => file.replace(/twice: second\n/i, '').replace('!!binary ', '')
    const [before] = loadAll(readable(text)) as Record<string, unknown>[]
    const [after] = loadAll(readable(under('config.yaml', text, 'es').build(upper))) as Record<string, unknown>[]
    expect(Object.keys(after ?? {})).toEqual(Object.keys(before ?? {}))
    expect(after).toMatchObject({
      number: 3,
      nothing: null,
      empty: '',
      binary: before?.['binary'],
      title: 'WELCOME, %{name}!',
    })
    expect(after?.['copy']).toEqual(after?.['menu'])
  })
})

const styles: Readonly<Record<string, string>> = {
  plain: 'a: Hello\nb: x\n',
  'plain with a comment': 'a: Hello # c\nb: x\n',
  single: "a: 'Hello'\nb: x\n",
  double: 'a: "Hello"\nb: x\n',
  literal: 'a: |-\n  Hello\nb: x\n',
  'literal with a comment': 'a: |- # c\n    Hello\nb: x\n',
  'literal, counted': 'a: |2-\n  Hello\nb: x\n',
  folded: 'a: >-\n  Hello\nb: x\n',
  flow: '{a: Hello, b: x}\n',
  'flow over lines': '{\n  a: Hello,\n  b: x\n}\n',
  anchored: 'a: &h Hello\nb: x\n',
  tagged: 'a: !!str Hello\nb: x\n',
  'last, without line end': 'b: x\na: Hello',
  'last block, without line end': 'b: x\na: |-\n  Hello',
}
const values = [
  'Grüße',
  'a: b',
  'a #b',
  '- a',
  '? a',
  '[a, b]',
  '{a: b}',
  'a, b]',
  "it's",
  '"x"',
  "'x'",
  '*a &b !c |d >e %f @g `h',
  '%f',
  '@g',
  '`h',
  '!x y',
  'no',
  'NULL',
  '~',
  '12',
  '0x1F',
  '1:30:00',
  '2026-11-21',
  '.5',
  '=',
  '<<',
  '---',
  '--- a',
  '... a',
  'a\nb',
  'a\n\nb',
  'a\n  b\nc',
  'tab\there',
  'ends:',
  'a\\b',
  'nbsp\u00a0x',
  'ls\u2028x',
  '😀',
  'مرحبا: بك',
]

describe.each(Object.entries(styles))('%s', (_, file) => {
  test.each(values)('%j', (value) => {
    const built = under('a.yaml', file, 'de').build(({ key }) => (key === '/a' ? value : undefined))
    expect(load(built)).toEqual({ a: value, b: 'x' })
    expect(built.match(/# c$/m)?.length).toBe(file.match(/# c$/m)?.length)
  })
})

describe('plural mappings', () => {
  const text = fixtureText('rails.en.yml')
  test.each<[string, string[], string[]]>([
    ['ja', ['other', 'zero'], ['other']],
    ['es', ['many', 'one', 'other', 'zero'], ['many', 'one', 'other']],
    ['pl', ['few', 'many', 'one', 'other', 'zero'], ['few', 'many', 'one', 'other']],
    ['ar', ['few', 'many', 'one', 'other', 'two', 'zero'], ['few', 'many', 'one', 'other', 'two', 'zero']],
  ])('%s: the forms of the language', (locale, inbox, days) => {
    const { segments, build } = under('rails.en.yml', text, locale, { pluralKeys: true })
    const forms = (group: string) =>
      segments
        .filter(({ plural }) => plural?.group === group)
        .map(({ plural }) => plural?.category)
        .sort()
    expect([forms('/en/inbox'), forms('/en/days'), forms('/en/note'), forms('/en/models/0')]).toEqual([
      inbox,
      days,
      days,
      days,
    ])
    const built = load(build(upper)) as Record<string, Record<string, unknown>>
    expect(Object.keys(built)).toEqual([locale])
    const read = built[locale] ?? {}
    for (const category of inbox) expect(read['inbox']).toHaveProperty(category)
    for (const category of days) {
      expect(read['days']).toHaveProperty(category, category === 'one' ? 'A DAY' : '%{count} DAYS')
      expect(String((read['note'] as Record<string, string>)[category]).trim()).toBe(
        category === 'one' ? 'ONE NOTE' : 'MANY NOTES',
      )
      expect(read['models']).toHaveProperty(['0', category], category === 'one' ? 'CAR' : 'CARS')
    }
    expect(read['one']).toBe('NOT A PLURAL')
  })

  test('new forms stand where the others do', () => {
    const file = 'a:\r\n    one: ab # c\r\n    other: cd # d\r\nb: ef'
    expect(under('a.yml', file, 'pl', { pluralKeys: true }).build(upper)).toBe(
      'a:\r\n    one: AB # c\r\n    other: CD # d\r\n    few: CD\r\n    many: CD\r\nb: EF',
    )
  })

  test('the option is found from the file, and off leaves texts like others', () => {
    const read = under('rails.en.yml', text, 'ar')
    expect(read.found).toEqual({ pluralKeys: 'on' })
    expect(read.segments).toEqual(under('rails.en.yml', text, 'ar', { pluralKeys: 'on' }).segments)
    const { segments, found } = under('rails.en.yml', text, 'ar', { pluralKeys: false })
    expect({ found, plurals: segments.filter(({ plural }) => plural) }).toEqual({ found: {}, plurals: [] })
  })

  test.each<[string, string, string[]]>([
    ['forms of the source language', 'a: {one: x, other: y}', ['/a/few', '/a/many', '/a/one', '/a/other']],
    ['a form that shows a count', 'a: {other: "%{count} y"}', ['/a/few', '/a/many', '/a/one', '/a/other']],
    ['another key among them', 'a: {one: x, other: y, more: z}', ['/a/more', '/a/one', '/a/other']],
    ['a choice', 'a: {other: y}', ['/a/other']],
    ['numbers of a list', 'a: {one: x, two: z, other: y}', ['/a/one', '/a/other', '/a/two']],
  ])('plural keys are told by the forms of a text: %s', (_, file, keys) => {
    expect(
      under('a.yml', file, 'pl')
        .segments.map(({ key }) => key)
        .sort(),
    ).toEqual(keys)
  })

  test('a file that an earlier version read without plural forms stays so', () => {
    const bytes = new TextEncoder().encode('a: {one: ab, other: cd}\n')
    const off = optionsFor('a.yml', 'ja', { pluralKeys: false })
    const readBefore = yaml.parse(bytes, off).segments
    const targets = new Map(readBefore.map(({ key, source }) => [key, source.toUpperCase()]))
    const built = yaml.build(bytes, { ...off, parameters: {}, readBefore }, targets)
    expect(new TextDecoder().decode(built)).toBe('a: {one: AB, other: CD}\n')
  })
})

test.each<[string, string, string, Record<string, unknown>]>([
  ['en:\n  a: ab\n', 'pt-BR:\n  a: AB\n', 'pt-BR', {}],
  ['"en":\n  a: ab\n', 'de:\n  a: AB\n', 'de', {}],
  ['en-GB:\n  a: ab\n', '"no":\n  a: AB\n', 'no', {}],
  ['en:\n  a: ab\n', 'en:\n  a: AB\n', 'de', { localeKey: false }],
  ['en:\n  a: ab\nfr:\n  a: cd\n', 'en:\n  a: AB\nfr:\n  a: CD\n', 'de', { localeKey: false }],
  ['title: ab\nen: cd\n', 'title: AB\nen: CD\n', 'de', {}],
  ['menu:\n  en: ab\n', 'menu:\n  en: AB\n', 'de', {}],
])('the language as outermost key: %j', (file, expected, locale, parameters) => {
  expect(under('en.yml', file, locale, parameters).build(upper)).toBe(expected)
})

test.each<[string, string, string, string]>([
  [
    'a place of its own',
    'en: &e\n  a: ab # c\n\n# of fr\nfr:\n  a: cd',
    'de',
    'en: &e\n  a: ab # c\n\n# of fr\nfr:\n  a: cd\nde:\n  a: AB # c',
  ],
  [
    'a spelling like the source’s',
    '"en_GB": {a: ab}\n"fr_FR": {a: cd}\n',
    'pt-BR',
    '"en_GB": {a: ab}\n"fr_FR": {a: cd}\npt_BR: {a: AB}\n',
  ],
  [
    'what it lacks, and keeps the rest',
    'en:\n    a: ab\n    b: keep\n    n: {x: v}\n    m:\n        o: p\nde:\n  b: |\n    bleibt\n  m:\n    old:\n      - alt\n  n: {z: 3}\n  more: 7\nfr: {}\n',
    'de',
    'en:\n    a: ab\n    b: keep\n    n: {x: v}\n    m:\n        o: p\nde:\n    a: AB\n    b: "bleibt\\n"\n    n: {x: V, "z": 3}\n    m:\n        o: P\n        old:\n          - alt\n    more: 7\nfr: {}\n',
  ],
  [
    'its own values that are no texts',
    'en:\n  a: ab\n  n: 1\n  o:\n    - 1\nde:\n    n: 2\n    o:\n        - 2\n        - 3\nfr: {}\n',
    'de',
    'en:\n  a: ab\n  n: 1\n  o:\n    - 1\nde:\n  a: AB\n  n: 2\n  o:\n      - 2\n      - 3\nfr: {}\n',
  ],
  [
    'values out of braces',
    'en:\n  a: ab\n  n: 1\nde: {"n":2,"m":[3]}\n',
    'de',
    'en:\n  a: ab\n  n: 1\nde:\n  a: AB\n  "n": 2\n  "m": [3]\n',
  ],
  [
    'flow',
    '{en: {a: ab, b: {}}, de: {a: cd, b: {c: [d]}}}',
    'de',
    '{en: {a: ab, b: {}}, de: {a: AB, b: {"c": ["d"]}}}',
  ],
  ['flow of its own', '{en: {a: ab}, fr: {a: cd}}', 'de', '{en: {a: ab}, fr: {a: cd}, de: {a: AB}}'],
  [
    'the plural forms of its language',
    'en:\n  a:\n    one: ab\n    other: abs\nfr: {}\npl:\n  a: {few: stare}\n',
    'pl',
    'en:\n  a:\n    one: ab\n    other: abs\nfr: {}\npl:\n  a:\n    one: AB\n    other: ABS\n    few: ABS\n    many: ABS\n',
  ],
])('of several languages at the root the others stay, and the target gets %s', (_, file, locale, expected) => {
  const { build, leftOut, segments } = under('a.yml', file, locale)
  expect(build(({ source }) => (source === 'keep' ? undefined : source.toUpperCase()))).toBe(expected)
  expect(load(expected)).toBeTypeOf('object')
  expect(new Set(leftOut.map(({ reason }) => reason))).toEqual(new Set(leftOut.length > 0 ? ['NOT_TRANSLATABLE'] : []))
  expect(segments.every(({ key }) => key.startsWith('/en'))).toBe(true)
})

test('several documents, each with keys of its own', () => {
  const { segments, build } = under('a.yaml', 'a: ab\n---\na: cd\n...\n', 'de')
  expect(segments.map(({ key }) => key)).toEqual(['/1/a', '/2/a'])
  expect(build(upper)).toBe('a: AB\n---\na: CD\n...\n')
})

test('symbols of Ruby are names, not texts', () => {
  const { segments } = under(
    'a.yml',
    'order: [ :year, :month ]\nfirst:\n- :day\nsaid: ": quoted"\nsmile: :smile:here\n',
    'de',
  )
  expect(segments.map(({ source }) => source)).toEqual([': quoted', ':smile:here'])
})
