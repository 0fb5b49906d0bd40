import { parse } from '@formatjs/icu-messageformat-parser'
import { describe, expect, test } from 'vitest'
import { type Message, type MessageSyntax, readMessage, usesIcu } from '../message.ts'
import { under } from '../fixtures/fixture.ts'

const base: MessageSyntax = {
  icu: 'always',
  placeholders: true,
  html: true,
  tagRegex: undefined,
  sourceLocale: 'en',
  targetLocale: 'en',
}

function read(source: string, targetLocale: string, target?: string): Message {
  const held = target === undefined ? undefined : { text: target, confirmed: true }
  return readMessage({ key: 'k' }, source, held, { ...base, targetLocale })
}

function translate(message: Message, change: (text: string) => string): string | undefined {
  return message.compose(new Map(message.units.map((unit) => [unit, { text: change(unit.text), complete: true }])))
}

const keep = (text: string): string => text

describe('branches', () => {
  test.each<[string, string, string, [string, string][]]>([
    ['simple', 'Hi {name}, {n, number} {d, date, short}', 'es', [['k', 'Hi ⟦1/⟧, ⟦2/⟧ ⟦3/⟧']]],
    ['quotes', "don''t '{x}' it''s {y}", 'es', [['k', "don't {x} it's ⟦1/⟧"]]],
    ['apostrophe before markup', "l'<0>eau</0>", 'es', [['k', "l'⟦1⟧eau⟦/1⟧"]]],
    [
      'folded for Arabic',
      'You have {n, plural, =0 {none} one {# file} other {# files}}.',
      'ar',
      [
        ['k{n=0}', 'You have none.'],
        ['k{n=zero}', 'You have ⟦1/⟧ files.'],
        ['k{n=one}', 'You have ⟦1/⟧ file.'],
        ['k{n=two}', 'You have ⟦1/⟧ files.'],
        ['k{n=few}', 'You have ⟦1/⟧ files.'],
        ['k{n=many}', 'You have ⟦1/⟧ files.'],
        ['k{n=other}', 'You have ⟦1/⟧ files.'],
      ],
    ],
    ['Japanese has one', '{n, plural, one {# file} other {# files}}', 'ja', [['k{n=other}', '⟦1/⟧ files']]],
    ['ordinal', '{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}', 'es', [['k{n=other}', '⟦1/⟧th']]],
    [
      'two plurals of one argument choose together',
      '{n, plural, =0 {no} one {one} other {#}} {n, plural, one {is} other {are}}',
      'de',
      [
        ['k{n=0}', 'no are'],
        ['k{n=one}', 'one is'],
        ['k{n=other}', '⟦1/⟧ are'],
      ],
    ],
    [
      'a plural within a choice',
      '{g, select, female {She has {n, plural, one {a key} other {# keys}}} other {Nobody}} here',
      'ja',
      [
        ['k{g=female}{n=other}', 'She has ⟦1/⟧ keys here'],
        ['k{g=other}', 'Nobody here'],
      ],
    ],
    [
      'a number outside of its plural',
      '{a, plural, other {# a}} and {b, plural, other {# b}}',
      'ja',
      [['k{a=other}{b=other}', '⟦1/⟧ a and ⟦2/⟧ b']],
    ],
  ])('%s', (_, source, locale, expected) => {
    expect(read(source, locale).units.map((unit) => [unit.key, unit.text])).toEqual(expected)
  })

  test('category and group of a plural branch', () => {
    const [exact, one] = read('{g, select, other {{n, plural, =1 {x} one {y} other {z}}}}', 'en').units
    expect(exact?.plural).toBeUndefined()
    expect(one?.plural).toEqual({ category: 'one', group: 'k{g=other}' })
    expect(one?.note).toBe('g = other, n = one')
  })
})

describe('writing', () => {
  test.each<[string, string, string, string]>([
    ['{n, plural, one {# file} other {# files}} left', 'ja', '{n, plural, other {# files left}}', 'plural'],
    [
      'A {n, plural, offset:1 one {# x} other {# y}}',
      'en',
      '{n, plural, offset:1 one {A # x} other {A # y}}',
      'offset',
    ],
    ['{g, select, m {he} other {they}} #1', 'fr', '{g, select, m {he #1} other {they #1}}', 'select'],
    ['{n, plural, other {x}} #1 {y}', 'ja', "{n, plural, other {x '#'1 {y}}}", 'a number sign in a plural'],
    [
      '{a, plural, other {# a}} {b, plural, other {# b}}',
      'ja',
      '{a, plural, other {{b, plural, other {{a, number} a # b}}}}',
      'numbers of two plurals',
    ],
    ["'{'x'}' {y}", 'fr', "'{'x'}' {y}", 'braces'],
  ])('%s (%s)', (source, locale, expected) => {
    const written = translate(read(source, locale), keep)
    expect(written).toBe(expected)
    parse(expected)
  })

  test.each(["'", "''", "{'}", '{', "l'", "a'}b", "'{'", "it's", '#', '<b', "''{''}#'", '}{', "'#'"])(
    'any text survives: %s',
    (text) => {
      for (const source of [
        'plain {x}',
        '{n, plural, one {a} other {b}}',
        '{g, select, a {x} other {{n, plural, other {#}}}}',
      ]) {
        for (const change of [
          (): string => text,
          (): string => `${text}⟦1/⟧`,
          (): string => `⟦1/⟧${text}⟦1/⟧${text}`,
        ]) {
          const message = read(source, 'en')
          const written = translate(message, change)
          parse(written ?? '', { ignoreTag: true })
          const codes = message.units.map((unit) => unit.codes.length > 0)
          expect(read(written ?? '', 'en').units.map((unit) => unit.text.replace(/⟦\d\/⟧/g, '@'))).toEqual(
            codes.map((has) => change().replaceAll('⟦1/⟧', has ? '@' : '')),
          )
        }
      }
    },
  )

  test('nothing translated: nothing to write', () => {
    expect(read('{n, plural, other {x}}', 'ar').compose(new Map())).toBeUndefined()
  })

  test('a branch without translation keeps what the file has, else the source', () => {
    const message = read(
      '{n, plural, one {# file} other {# files}}',
      'es',
      '{n, plural, one {# archivo} other {# archivos}}',
    )
    const [one] = message.units
    if (!one) throw new Error('no branch')
    const written = message.compose(new Map([[one, { text: '⟦1/⟧ fichero', complete: true }]]))
    expect(written).toBe('{n, plural, one {# fichero} many {# archivos} other {# archivos}}')
  })
})

describe('translations in the file', () => {
  test('are found branch by branch', () => {
    const { units } = read(
      '{n, plural, one {# file} other {# files}}',
      'ar',
      '{n, plural, one {ملف} two {ملفان} other {# ملف}}',
    )
    expect(units.map((unit) => unit.target)).toEqual(['⟦1/⟧ ملف', 'ملف', 'ملفان', '⟦1/⟧ ملف', '⟦1/⟧ ملف', '⟦1/⟧ ملف'])
  })

  test('with another argument are not used', () => {
    expect(read('{n, plural, other {x}}', 'ja', '{m, plural, other {y}}').units[0]?.target).toBeUndefined()
  })

  test('are not rewritten if they stay the same', () => {
    const target = '{n, plural, other {# Dateien}} !'
    const message = read('{n, plural, other {# files}}', 'ja', target)
    expect(
      message.compose(new Map(message.units.map((unit) => [unit, { text: unit.target ?? '', complete: true }]))),
    ).toBe(target)
  })
})

describe('what is no message stays text', () => {
  test.each(['{', 'a } {', '{{x}}', '{n, plural, one {x}}', '{n, plural}', '{ }'])('%s', (source) => {
    const message = read(source, 'ar')
    expect(message.units).toHaveLength(1)
    expect(translate(message, keep)).toBe(source)
  })

  test('as does one with hundreds of branches', () => {
    const source = Array.from({ length: 8 }, (_, index) => `{a${index}, select, x {1} y {2} other {3}}`).join(' ')
    const message = read(source, 'en')
    expect(message.units.map((unit) => unit.text)).toEqual([source])
    expect(translate(message, keep)).toBe(source)
  })
})

test.each<['auto' | 'on' | 'off', string[], string]>([
  ['auto', ['Hi {name}', "l'{x}"], 'never'],
  ['auto', ['x', '{n, plural, other {x}}'], 'likely'],
  ['auto', ['{n, plural, broken'], 'never'],
  ['auto', ['{x, number}'], 'likely'],
  ['on', ['x'], 'always'],
  ['off', ['{n, plural, other {x}}'], 'never'],
])('usesIcu %s %j: %s', (option, texts, expected) => {
  expect(usesIcu(option, texts)).toBe(expected)
})

test('each text says by itself which placeholders it has, whatever others of its file are', () => {
  const messages = {
    plural: '{n, plural, one {# file} other {# files}} of %s for :name',
    argument: "It''s {name}",
    quoted: "Quote '{this}'",
    python: '%(count)s of {total}',
    printf: "%1$s isn't {done}",
    laravel: 'Hello, :name {x}',
    i18next: "{{name}}'s $t(files)",
    money: 'For ${price}',
  }
  const { segments, build } = under('a.json', JSON.stringify(messages), 'de')
  expect(segments.map(({ key, source }) => [key, source])).toEqual([
    ['/plural{n=one}', '⟦1/⟧ file of ⟦2/⟧ for ⟦3/⟧'],
    ['/plural{n=other}', '⟦1/⟧ files of ⟦2/⟧ for ⟦3/⟧'],
    ['/argument', "It's ⟦1/⟧"],
    ['/quoted', 'Quote {this}'],
    ['/python', '⟦1/⟧ of ⟦2/⟧'],
    ['/printf', "⟦1/⟧ isn't ⟦2/⟧"],
    ['/laravel', 'Hello, ⟦1/⟧ ⟦2/⟧'],
    ['/i18next', "⟦1/⟧'s ⟦2/⟧"],
    ['/money', 'For $⟦1/⟧'],
  ])
  expect(JSON.parse(build(({ source }) => source))).toEqual({
    ...messages,
    quoted: "Quote '{'this'}'",
    plural: '{n, plural, one {# file of %s for :name} other {# files of %s for :name}}',
  })
})
