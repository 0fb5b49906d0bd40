import { parse as parseIcu } from '@formatjs/icu-messageformat-parser'
import { describe, expect, test } from 'vitest'
import { fixtureText, optionsFor, pseudo, under } from '../fixtures/fixture.ts'
import { FileRefused } from '../../../kernel/file-refused.ts'
import { json } from './json.ts'

const upper = ({ source }: { source: string }): string => source.toUpperCase()

describe('nested.json', () => {
  const text = fixtureText('nested.json')
  test('the texts to translate are found', () => {
    const { segments } = under('nested.json', text, 'es')
    expect(segments.map(({ key, source }) => [key, source])).toEqual([
      ['/title', 'Welcome, ⟦1/⟧!'],
      ['/menu/file/0', 'New'],
      ['/menu/file/1', 'Open …'],
      ['/menu/file/2', 'Say "hi" to C:\\temp\n\tnow'],
      ['/menu/padded', 'Name:'],
      ['/a~1b~0c', 'Slash and tilde'],
      ['/twice', 'first'],
      ['/twice~', 'second'],
      ['/html', 'Read ⟦1⟧the ⟦2⟧docs⟦/2⟧⟦/1⟧⟦3/⟧or ask.'],
      ['/printf', '⟦1/⟧ of ⟦2/⟧ — 100 %'],
      ['/nested/{{deep}}/0/0/x', '⟦1/⟧ has ⟦2/⟧'],
      ['/brackets', 'literal ⟦1/⟧1⟦2/⟧ brackets'],
    ])
    for (const { key, context } of segments) expect(context).toBe(key === '/twice~' ? '/twice' : key)
  })

  test('only literals change, and only those that are translated', () => {
    const built = under('nested.json', text, 'es').build(({ key, source }) =>
      key === '/menu/padded' ? 'Nombre:' : key === '/twice~' ? 'dos "2"' : source,
    )
    expect(built).toBe(text.replace('"  Name: "', '"  Nombre: "').replace('"second"', '"dos \\"2\\""'))
  })

  test('an independent parser finds the translations', () => {
    const value: unknown = JSON.parse(under('nested.json', text, 'es').build(upper))
    expect(value).toMatchObject({
      title: 'WELCOME, {name}!',
      menu: {
        file: ['NEW', 'OPEN …', 'SAY "HI" TO C:\\TEMP\n\tNOW'],
        count: 3,
        ratio: -1500,
        on: true,
        nothing: null,
        padded: '  NAME: ',
      },
      html: 'READ <a href="https://example.org/?a=1&b=2">THE <b>DOCS</b></a><br>OR ASK.',
      brackets: 'LITERAL ⟦1⟧ BRACKETS',
    })
  })

  test.each([
    [{ skipKeys: '^/(menu|nested)/' }, 7],
    [{ onlyKeys: '^/menu/file/' }, 3],
    [{ onlyKeys: '^/menu/', skipKeys: '/0$' }, 3],
  ])('%j', (parameters, count) => {
    expect(under('nested.json', text, 'es', parameters).segments).toHaveLength(count)
  })

  test('codes can be switched off', () => {
    const { segments } = under('nested.json', text, 'es', { html: false, placeholders: false })
    expect(segments.find((segment) => segment.key === '/html')?.source).toContain('<b>docs</b>')
    expect(segments.find((segment) => segment.key === '/title')?.codes).toEqual([])
  })
})

describe('icu.json', () => {
  const text = fixtureText('icu.json')
  test.each<[string, string[]]>([
    ['ja', ['=0', 'other']],
    ['es', ['=0', 'one', 'many', 'other']],
    ['ru', ['=0', 'one', 'few', 'many', 'other']],
    ['pl', ['=0', 'one', 'few', 'many', 'other']],
    ['ar', ['=0', 'zero', 'one', 'two', 'few', 'many', 'other']],
  ])('%s: valid messages with the categories of the language', (locale, selectors) => {
    const built = JSON.parse(under('icu.json', text, locale).build(pseudo)) as Record<string, string>
    for (const message of Object.values(built)) parseIcu(message, { locale: new Intl.Locale(locale) })
    const [inbox] = parseIcu(built['inbox'] ?? '')
    expect(inbox && 'options' in inbox ? Object.keys(inbox.options) : []).toEqual(selectors)
    expect(built['quote']).toBe("dön't '{'töüch'}' {it}'s #1")
    expect(built['price']).toBe('Ït cösts {amount, number, ::currency/EUR} üntïl {date, date, short}')
  })

  test('each branch is a segment of its own', () => {
    const { segments } = under('icu.json', text, 'es')
    expect(
      segments.filter((segment) => segment.key.startsWith('/invite')).map(({ key, source }) => [key, source]),
    ).toEqual([
      ['/invite{gender=male}{guests=0}', '⟦1/⟧ invites nobody to his party'],
      ['/invite{gender=male}{guests=1}', '⟦1/⟧ invites ⟦2/⟧ to his party'],
      ['/invite{gender=male}{guests=one}', '⟦1/⟧ invites ⟦2/⟧ and one other to his party'],
      ['/invite{gender=male}{guests=many}', '⟦1/⟧ invites ⟦2/⟧ and ⟦3/⟧ others to his party'],
      ['/invite{gender=male}{guests=other}', '⟦1/⟧ invites ⟦2/⟧ and ⟦3/⟧ others to his party'],
      ['/invite{gender=other}', '⟦1/⟧ invites you'],
    ])
  })

  test('on and off by option', () => {
    expect(under('a.json', '{"a": "l\'\'{x}"}', 'fr', { icu: 'on' }).segments[0]?.source).toBe("l'⟦1/⟧")
    expect(under('a.json', '{"a": "l\'\'{x}"}', 'fr').segments[0]?.source).toBe("l''⟦1/⟧")
    expect(under('icu.json', text, 'ar', { icu: 'off' }).segments).toHaveLength(6)
    expect(() => under('a.json', '{}', 'fr', { icu: 'yes' })).toThrow('"icu"')
  })
})

describe('i18next.json', () => {
  const text = fixtureText('i18next.json')
  test.each<[string, string[], string[], string[]]>([
    ['ja', ['other'], ['other'], ['other', 'zero']],
    ['pl', ['few', 'many', 'one', 'other'], ['other'], ['few', 'many', 'one', 'other', 'zero']],
    ['ar', ['few', 'many', 'one', 'other', 'two', 'zero'], ['other'], ['few', 'many', 'one', 'other', 'two', 'zero']],
  ])('%s: the forms of the language', (locale, item, place, day) => {
    const { segments, build } = under('i18next.json', text, locale, { suffixPlurals: true })
    const forms = (group: string): (string | undefined)[] =>
      segments
        .filter((segment) => segment.plural?.group === group)
        .map((segment) => segment.plural?.category)
        .sort()
    expect([forms('/item'), forms('/place_ordinal'), forms('/nested/day')]).toEqual([item, place, day])
    const built = JSON.parse(build(upper)) as Record<string, string> & { nested: Record<string, string> }
    for (const category of item)
      expect(built[`item_${category}`]).toBe(category === 'one' ? '{{count}} ITEM' : '{{count}} ITEMS')
    for (const category of day) expect(built.nested[`day_${category}`]).toMatch(/^(?:TODAY|\{\{count\}\} DAYS?)$/)
    expect(built['one']).toBe('NOT A PLURAL')
    expect(built['lonely_one']).toBe('NO OTHER')
  })

  test('new forms are laid out like those that are there', () => {
    const file = '{\r\n  "a_one" : "x",\r\n  "a_other" : "y"\r\n}\r\n'
    const { build } = under('a.json', file, 'pl', { suffixPlurals: true })
    expect(build(upper)).toBe(
      '{\r\n  "a_one" : "X",\r\n  "a_other" : "Y",\r\n  "a_few" : "Y",\r\n  "a_many" : "Y"\r\n}\r\n',
    )
  })

  test('the option is found from the file, and off leaves texts like others', () => {
    const read = under('i18next.json', text, 'ar')
    expect(read.found).toEqual({ suffixPlurals: 'on' })
    expect(read.segments).toEqual(under('i18next.json', text, 'ar', { suffixPlurals: 'on' }).segments)
    for (const off of ['off', false]) {
      const { segments, found } = under('i18next.json', text, 'ar', { suffixPlurals: off })
      expect({ found, plurals: segments.filter(({ plural }) => plural) }).toEqual({ found: {}, plurals: [] })
    }
  })

  test.each<[string, string, string[]]>([
    ['forms of the source language', '{"a_one": "x", "a_other": "y"}', ['/a_few', '/a_many', '/a_one', '/a_other']],
    ['a form for none', '{"a_zero": "x", "a_other": "y"}', ['/a_few', '/a_many', '/a_one', '/a_other', '/a_zero']],
    ['one form that shows a count', '{"a_other": "{{count}} y"}', ['/a_few', '/a_many', '/a_one', '/a_other']],
    ['one form without', '{"a_other": "y"}', ['/a_other']],
    ['numbers of a list', '{"a_one": "x", "a_two": "z", "a_other": "y"}', ['/a_one', '/a_other', '/a_two']],
    ['no form for the others', '{"a_one": "x", "a_few": "y"}', ['/a_few', '/a_one']],
  ])('plural keys are told by the forms of a text: %s', (_, file, keys) => {
    expect(
      under('a.json', file, 'pl')
        .segments.map(({ key }) => key)
        .sort(),
    ).toEqual(keys)
  })

  test('a file that an earlier version read without plural forms stays so', () => {
    const bytes = new TextEncoder().encode('{"a_one": "x", "a_other": "y"}')
    const off = optionsFor('a.json', 'ja', { suffixPlurals: false })
    const readBefore = json.parse(bytes, off).segments
    const targets = new Map(readBefore.map(({ key, source }) => [key, source.toUpperCase()]))
    const built = json.build(bytes, { ...off, parameters: {}, readBefore }, targets)
    expect(new TextDecoder().decode(built)).toBe('{"a_one": "X", "a_other": "Y"}')
  })
})

describe('plural forms that are members of an object', () => {
  test('are those of the target language', () => {
    const text = '{\n  "days": {\n    "one": "%{count} day",\n    "other": "%{count} days"\n  }\n}\n'
    const { segments, found, build } = under('a.json', text, 'ru')
    expect(found).toEqual({ pluralKeys: 'on' })
    expect(segments.map(({ key, source, plural }) => [key, source, plural])).toEqual([
      ['/days/one', '⟦1/⟧ day', { category: 'one', group: '/days' }],
      ['/days/other', '⟦1/⟧ days', { category: 'other', group: '/days' }],
      ['/days/few', '⟦1/⟧ days', { category: 'few', group: '/days' }],
      ['/days/many', '⟦1/⟧ days', { category: 'many', group: '/days' }],
    ])
    expect(build(upper)).toBe(
      text
        .replace(' day"', ' DAY"')
        .replace(' days"\n', ' DAYS",\n    "few": "%{count} DAYS",\n    "many": "%{count} DAYS"\n'),
    )
    expect(under('a.json', text, 'ja').leftOut).toEqual([
      { key: '/days/one', text: '%{count} day', reason: 'PLURAL_FORM' },
    ])
  })

  test.each([
    ['other members', '{"sizes": {"one": "1", "other": "x", "label": "Size"}}', {}],
    ['no form for the others', '{"one": "1", "two": "2"}', {}],
    ['forms that the source language has not', '{"one": "a", "two": "b", "other": "c"}', {}],
    ['by option', '{"one": "a", "other": "c"}', { pluralKeys: 'off' }],
  ])('are texts like others: %s', (_, text, parameters) => {
    const { segments } = under('a.json', text, 'ru', parameters)
    expect(segments.filter(({ plural }) => plural)).toEqual([])
  })
})

test.each<[string, string, string, string, Record<string, unknown>?]>([
  ['the source language', '{"en": {"a": "Hi"}}', 'es', '{"es": {"a": "HI"}}'],
  ['a locale of it', '{ "en_US" : {"a": "Hi"}}', 'pt-BR', '{ "pt_BR" : {"a": "HI"}}'],
  ['other keys, too', '{"en": {"a": "Hi"}, "app": {}}', 'es', '{"en": {"a": "HI"}, "app": {}}'],
  ['another language', '{"fr": {"a": "Hi"}}', 'es', '{"fr": {"a": "HI"}}'],
  ['keys like tags', '{"add_to_cart": {"a": "Hi"}, "it": {}}', 'es', '{"add_to_cart": {"a": "HI"}, "it": {}}'],
  ['a text that is called so', '{"en": "Hi"}', 'es', '{"en": "HI"}'],
  ['by option it stays', '{"en": {"a": "Hi"}}', 'es', '{"en": {"a": "HI"}}', { localeKey: false }],
])('the only key of a file becomes the target language: %s', (_, text, locale, expected, parameters = {}) => {
  expect(under('a.json', text, locale, parameters).build(upper)).toBe(expected)
})

test.each<[string, string, string, string, Record<string, unknown>?]>([
  [
    'a new one',
    '{\n  "en": {"a": "Hi"},\n  "fr": {"a": "Salut"}\n}',
    'es',
    '{\n  "en": {"a": "Hi"},\n  "es": {"a": "HI"},\n  "fr": {"a": "Salut"}\n}',
  ],
  [
    'its own, whose texts stay where there are none',
    '{"en":{"a":"Hi","b":"Keep"},"pt_BR":{"b":"Fica"},"it":{}}',
    'pt-BR',
    '{"en":{"a":"Hi","b":"Keep"},"pt_BR":{"a":"HI","b":"Fica"},"it":{}}',
  ],
  [
    'what it lacks, and keeps what the source lacks',
    '{"en": {"a": "Hi", "m": {}, "n": {"x": "Y"}}, "de": {"old": ["alt"], "m": {"o": 1, "p": "q"}, "n": {"z": true}}}',
    'de',
    '{"en": {"a": "Hi", "m": {}, "n": {"x": "Y"}}, "de": {"a": "HI", "m": {"o": 1, "p": "q"}, "n": {"x": "Y","z": true}, "old": ["alt"]}}',
  ],
  [
    'its own values that are no texts',
    '{"en": {"a": "Hi", "n": 1, "l": [1]}, "de": {"n": 2, "l": [2, 3], "n": 4}}',
    'de',
    '{"en": {"a": "Hi", "n": 1, "l": [1]}, "de": {"a": "HI", "n": 4, "l": [2, 3]}}',
  ],
  [
    'a new one beside that of another region',
    '{"en": {"a": "Hi"}, "pt-PT": {"a": "Oi"}}',
    'pt-BR',
    '{"en": {"a": "Hi"}, "pt-BR": {"a": "HI"}, "pt-PT": {"a": "Oi"}}',
  ],
  [
    'none by option',
    '{"en": {"a": "Hi"}, "fr": {"a": "x"}}',
    'es',
    '{"en": {"a": "HI"}, "fr": {"a": "X"}}',
    { localeKey: false },
  ],
])(
  'of several languages at the root the others stay, and the target gets %s',
  (_, text, locale, expected, parameters = {}) => {
    const file = under('a.json', text, locale, parameters)
    expect(file.build(({ source }) => (source === 'Keep' ? undefined : source.toUpperCase()))).toBe(expected)
    expect(file.leftOut.map(({ reason }) => reason).every((reason) => reason === 'NOT_TRANSLATABLE')).toBe(true)
  },
)

describe('layout', () => {
  test('escapes like its file does', () => {
    expect(
      under('escaped.json', fixtureText('escaped.json'), 'fr').build(({ key, source }) =>
        key === '/path' ? undefined : source.replace('Café', 'Éh & <'),
      ),
    ).toBe('{"caf\\u00e9": "\\u00c9h & \\u003c \\u003cb\\u003ebar\\u003c/b\\u003e", "path": "a\\/b"}\n')
  })

  test.each([
    ['"just a text"', '"JUST A TEXT"'],
    ['["a",["b"]]\n', '["A",["B"]]\n'],
    ['\t{ "a"\n:\n"b" }', '\t{ "a"\n:\n"B" }'],
    ['{"a": "line\\u2028sep"}', '{"a": "LINE\\u2028SEP"}'],
    ['{"a": "é\\u2028sep"}', '{"a": "É\u2028SEP"}'],
  ])('%s', (text, expected) => {
    expect(under('a.json', text, 'de').build(upper)).toBe(expected)
    JSON.parse(expected)
  })

  test.each(['{}', '[]', '3', 'null', '{"a": ""}'])('%s has nothing to translate', (text) => {
    expect(under('a.json', text, 'de').segments).toEqual([])
  })

  test('sentences keep the space between them', () => {
    const options = { ...optionsFor('a.json', 'de'), applySourceSegmentation: true }
    const bytes = new TextEncoder().encode('{"a": " One. <b>Two %s.</b>\\n\\n Three! "}')
    const { segments } = json.parse(bytes, options)
    expect(segments.map(({ key, source }) => [key, source])).toEqual([
      ['/a#1', 'One.'],
      ['/a#2', '⟦1⟧Two ⟦2/⟧.⟦/1⟧'],
      ['/a#3', 'Three!'],
    ])
    const built = json.build(bytes, options, new Map([['/a#2', '⟦2/⟧ ⟦1⟧zwei⟦/1⟧.']]))
    expect(new TextDecoder().decode(built)).toBe('{"a": " One. %s <b>zwei</b>.\\n\\n Three! "}')
  })
})

describe('what cannot be read is refused', () => {
  test.each<[string, string, number, number]>([
    ['empty', '', 1, 1],
    ['cut off', '{"a": "b"', 1, 10],
    ['a trailing comma', '{\n  "a": "b",\n}', 3, 1],
    ['a missing comma', '{"a": "b" "c": 1}', 1, 11],
    ['a missing colon', '{"a" "b"}', 1, 6],
    ['an open text', '{"a":\n "b}', 2, 2],
    ['a line break in a text', '{"a": "b\nc"}', 1, 7],
    ['an unknown escape', '{"a": "\\x41"}', 1, 7],
    ['single quotes', "{'a': 'b'}", 1, 2],
    ['a comment', '{\n// no\n"a": "b"}', 2, 1],
    ['a bare word', '{"a": yes}', 1, 7],
    ['a number that is none', '[01]', 1, 3],
    ['two documents', '{}\r\n\r\n{}', 3, 1],
    ['deep nesting', '['.repeat(1000), 1, 202],
  ])('%s', (_, text, line, column) => {
    let error: unknown
    try {
      json.parse(new TextEncoder().encode(text), optionsFor('bad.json', 'de'))
    } catch (thrown) {
      error = thrown
    }
    expect(error).toBeInstanceOf(FileRefused)
    expect(error).toMatchObject({ file: 'bad.json', line, column })
    expect(() => {
      JSON.parse(text.length > 999 ? '[' : text)
    }).toThrow(SyntaxError)
  })
})

describe('catalogs that describe their texts', () => {
  test.each<[string, object, [string, string, string | undefined][]]>([
    [
      '_locales/en/messages.json',
      {
        app: {
          message: 'My $NAME$, $1 for $5',
          description: 'Its name',
          placeholders: { name: { content: '$1', example: 'x' } },
        },
        bye: { message: 'Bye' },
      },
      [
        ['/app/message', 'My ⟦1/⟧, ⟦2/⟧ for ⟦3/⟧', 'Its name'],
        ['/bye/message', 'Bye', undefined],
      ],
    ],
    [
      'en.json',
      { 'a.b': { defaultMessage: 'Hi {name}', description: 'Greeting' }, c: { defaultMessage: 'Bye' } },
      [
        ['/a.b/defaultMessage', 'Hi ⟦1/⟧', 'Greeting'],
        ['/c/defaultMessage', 'Bye', undefined],
      ],
    ],
    [
      'app_en.json',
      {
        '@@locale': 'en',
        hi: 'Hi {name}',
        '@hi': { description: 'Greeting', placeholders: { name: { type: 'String', example: 'Bob' } } },
      },
      [['/hi', 'Hi ⟦1/⟧', 'Greeting\n{name}: Bob']],
    ],
    [
      'toasts.json',
      { saved: { message: 'Saved', description: 'It is safe.' } },
      [
        ['/saved/message', 'Saved', undefined],
        ['/saved/description', 'It is safe.', undefined],
      ],
    ],
    [
      'messages.json',
      { saved: { message: 'Saved' }, title: 'Messages' },
      [
        ['/saved/message', 'Saved', undefined],
        ['/title', 'Messages', undefined],
      ],
    ],
  ])('%s %j', (fileName, content, expected) => {
    const { segments, build } = under(fileName, JSON.stringify(content), 'es')
    expect(segments.map(({ key, source, note }) => [key, source, note])).toEqual(expected)
    const built = JSON.stringify(JSON.parse(build(({ source }) => `«${source}»`)))
    expect(built.replace(/[«»]/g, '')).toBe(JSON.stringify(content).replace('"@@locale":"en"', '"@@locale":"es"'))
    expect(built.match(/«/g)).toHaveLength(expected.length)
  })

  test.each<[string, string, [string, string, string | undefined][], [string, string][]]>([
    [
      'of an extension, whatever its name',
      '{"$schema": "x.json", "hi": {"message": "Hi $WHO$", "description": "Greeting", "placeholders": {"who": {"content": "$1", "example": "Ann"}}}, "n": {"message": "$2 files"}}',
      [
        ['/hi/message', 'Hi ⟦1/⟧', 'Greeting'],
        ['/n/message', '⟦1/⟧ files', undefined],
      ],
      [
        ['/$schema', 'x.json'],
        ['/hi/description', 'Greeting'],
        ['/hi/placeholders/who/content', '$1'],
        ['/hi/placeholders/who/example', 'Ann'],
      ],
    ],
    [
      'of go-i18n',
      '{"Hello": "Hello {{.Name}}", "Cats": {"description": "How many", "hash": "sha1-x", "one": "{{.N}} cat", "other": "{{.N}} cats"}, "Bye": {"description": "At the end", "other": "Bye"}}',
      [
        ['/Hello', 'Hello ⟦1/⟧', undefined],
        ['/Cats/one', '⟦1/⟧ cat', 'How many'],
        ['/Cats/other', '⟦1/⟧ cats', 'How many'],
        ['/Bye/other', 'Bye', 'At the end'],
      ],
      [
        ['/Cats/description', 'How many'],
        ['/Cats/hash', 'sha1-x'],
        ['/Bye/description', 'At the end'],
      ],
    ],
    [
      'of an older go-i18n',
      '[{"id": "bye", "translation": "Bye"}, {"id": "cats", "translation": {"one": "a cat", "other": "cats"}}]',
      [
        ['/0/translation', 'Bye', undefined],
        ['/1/translation/one', 'a cat', undefined],
        ['/1/translation/other', 'cats', undefined],
      ],
      [
        ['/0/id', 'bye'],
        ['/1/id', 'cats'],
      ],
    ],
  ])('%s', (_, text, texts, described) => {
    const { segments, leftOut, build } = under('strings.json', text, 'de')
    expect(segments.map(({ key, source, note }) => [key, source, note])).toEqual(texts)
    expect(leftOut).toEqual(described.map(([key, value]) => ({ key, text: value, reason: 'DESCRIPTION' })))
    expect(build(({ source }) => `«${source}»`).replace(/[«»]/g, '')).toBe(text)
  })

  test.each<[string, object, object]>([
    ['Flutter', { '@@locale': 'en_US', hi: 'Hi' }, { '@@locale': 'pt_BR', hi: '«Hi»' }],
    ['Angular', { locale: 'en-US', translations: { 12: 'Hi' } }, { locale: 'pt-BR', translations: { 12: '«Hi»' } }],
    [
      'a text that is called so',
      { locale: 'Place', translations: { 12: 'Hi' } },
      { locale: '«Place»', translations: { 12: '«Hi»' } },
    ],
    ['another language', { '@@locale': 'fr', hi: 'Salut' }, { '@@locale': 'fr', hi: '«Salut»' }],
    ['a text like others', { locale: 'en', hi: 'Hi' }, { locale: '«en»', hi: '«Hi»' }],
  ])('say their language: %s', (_, content, expected) => {
    expect(JSON.parse(under('a.json', JSON.stringify(content), 'pt-BR').build(({ source }) => `«${source}»`))).toEqual(
      expected,
    )
  })
})
