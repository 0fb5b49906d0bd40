import { po as gettext } from 'gettext-parser'
import { parse as parseIcu } from '@formatjs/icu-messageformat-parser'
import { describe, expect, test } from 'vitest'
import { fixtureText, optionsFor, pseudo, under } from '../fixtures/fixture.ts'
import { FileRefused } from '../../../kernel/file-refused.ts'
import { po } from './po.ts'

const upper = ({ source }: { source: string }): string => source.toUpperCase()

describe('a template', () => {
  test('the texts to translate are found', () => {
    const { segments } = under('desktop.pot', fixtureText('desktop.pot'), 'es')
    expect(segments.map(({ key, source, context }) => [key, source, context])).toEqual([
      ['Editing "%s"', 'Editing "⟦1/⟧"', undefined],
      ['menu|Open', 'Open', 'menu'],
      ['door|Open', 'Open', 'door'],
      ['%d file was copied to %s.[0]', '⟦1/⟧ file was copied to ⟦2/⟧.', undefined],
      ['%d file was copied to %s.[1]', '⟦1/⟧ files were copied to ⟦2/⟧.', undefined],
      [
        'Dear %(name)s,\n\nyour <b>backup</b> is {percent:.0f} % done.\n',
        'Dear ⟦1/⟧,\n\nyour ⟦2⟧backup⟦/2⟧ is ⟦3/⟧ % done.',
        undefined,
      ],
      ['C:\\temp\tTab', 'C:\\temp\tTab', undefined],
    ])
    expect(segments[0]?.note).toBe('Shown in the title bar; %s is a file name.\nsrc/window.c:120 src/window.c:348')
    expect(segments.every((segment) => segment.target === undefined)).toBe(true)
  })

  test('translated, only what must change changes', () => {
    const text = fixtureText('desktop.pot')
    const built = under('desktop.pot', text, 'ja').build((segment) =>
      segment.source === 'Open' ? undefined : upper(segment),
    )
    const changed = built.split('\n').filter((line) => !text.split('\n').includes(line))
    expect(changed).toEqual([
      '"Language: ja\\n"',
      '"Content-Type: text/plain; charset=UTF-8\\n"',
      '"Plural-Forms: nplurals=1; plural=0;\\n"',
      'msgstr "EDITING \\"%s\\""',
      'msgstr[0] "%d FILES WERE COPIED TO %s."',
      '"DEAR %(name)s,\\n"',
      '"YOUR <b>BACKUP</b> IS {percent:.0f} % DONE.\\n"',
      'msgstr "C:\\\\TEMP\\tTAB"',
    ])
    expect(built).not.toContain('fuzzy')
    const parsed = gettext.parse(built)
    expect(parsed.translations['menu']?.['Open']?.msgstr).toEqual([''])
    expect(
      parsed.translations['']?.['Dear %(name)s,\n\nyour <b>backup</b> is {percent:.0f} % done.\n']?.msgstr[0],
    ).toMatch(/DONE\.\n$/)
  })
})

describe('plural forms', () => {
  test.each<[string, string[], string]>([
    ['ja', ['other'], 'nplurals=1; plural=0;'],
    ['es', ['one', 'other'], 'nplurals=2; plural=(n != 1);'],
    ['fr', ['one', 'other'], 'nplurals=2; plural=(n > 1);'],
    ['ru', ['one', 'few', 'many'], 'nplurals=3;'],
    ['pl', ['one', 'few', 'many'], 'nplurals=3;'],
    ['ar', ['zero', 'one', 'two', 'few', 'many', 'other'], 'nplurals=6;'],
    ['pt-BR', ['one', 'other'], 'nplurals=2; plural=(n > 1);'],
    ['zh-Hans-CN', ['other'], 'nplurals=1; plural=0;'],
  ])('%s: a template gets the forms of the language', (locale, categories, header) => {
    const file = under('desktop.pot', fixtureText('desktop.pot'), locale)
    const forms = file.segments.filter((segment) => segment.plural)
    expect(forms.map((segment) => segment.plural?.category)).toEqual(categories)
    expect(new Set(forms.map((segment) => segment.plural?.group))).toEqual(new Set(['%d file was copied to %s.']))
    for (const form of forms) expect(form.source).toContain(form.plural?.category === 'one' ? 'file was' : 'files were')
    const parsed = gettext.parse(file.build(pseudo))
    expect(parsed.headers['Plural-Forms']).toContain(header)
    expect(parsed.headers['Language']).toBe(locale.replaceAll('-', '_'))
    expect(parsed.translations['']?.['%d file was copied to %s.']?.msgstr).toHaveLength(categories.length)
  })

  const entry = 'msgid "%d day"\nmsgid_plural "%d days"\nmsgstr[0] ""\nmsgstr[1] ""\n'
  const withHeader = (language: string, forms: string): string =>
    `msgid ""\nmsgstr ""\n"Language: ${language}\\n"\n"Plural-Forms: ${forms}\\n"\n\n${entry}`
  test.each([
    [
      'its own three Spanish forms',
      'es',
      'nplurals=3; plural=n == 1 ? 0 : n != 0 && n % 1000000 == 0 ? 1 : 2;',
      'es',
      ['one', 'many', 'other'],
    ],
    ['two Spanish forms', 'es', 'nplurals=2; plural=(n!=1);', 'es-MX', ['one', 'other']],
    ["another language's", 'en', 'nplurals=2; plural=(n != 1);', 'ja', ['other']],
    [
      'right ones, no language',
      '',
      'nplurals=3; plural=(n==1) ? 0 : (n>=2 && n<=4) ? 1 : 2;',
      'cs',
      ['one', 'few', 'other'],
    ],
    ['wrong ones, no language', '', 'nplurals=2; plural=n != 1;', 'ru', ['one', 'few', 'many']],
    ['broken ones', 'ru', 'nplurals=3; plural=n ==;', 'ru', ['one', 'few', 'many']],
    ['a form that does not exist', 'ru', 'nplurals=1; plural=n;', 'ru', ['one', 'few', 'many']],
  ])('a header with %s', (_, language, forms, target, categories) => {
    const { segments } = under('a.po', withHeader(language, forms), target)
    expect(segments.map((segment) => segment.plural?.category)).toEqual(categories)
  })

  test('a real header is kept as it is written', () => {
    const text = withHeader('es', 'nplurals=2; plural=(n!=1);')
    expect(under('a.po', text, 'es').build(upper)).toContain('"Plural-Forms: nplurals=2; plural=(n!=1);\\n"')
  })

  test('a file without header gets one, for its plurals only', () => {
    expect(gettext.parse(under('a.po', entry, 'ar').build(pseudo)).headers['Plural-Forms']).toContain('nplurals=6')
    expect(under('a.po', 'msgid "a"\nmsgstr ""\n', 'ar').build(upper)).toBe('msgid "a"\nmsgstr "A"\n')
  })

  test('an encoding that is still a placeholder is not reported as wrong', () => {
    const template = 'msgid ""\nmsgstr "Content-Type: text/plain; charset=CHARSET\\n"\n\nmsgid "é"\nmsgstr ""\n'
    expect(under('a.pot', template, 'es').build(upper)).toBe(
      template
        .replace('charset=CHARSET', 'charset=UTF-8')
        .replace('\\n"\n', '\\n"\n"Language: es\\n"\n')
        .replace('msgstr "Content', 'msgstr ""\n"Content')
        .replace(/msgstr ""\n$/, 'msgstr "É"\n'),
    )
  })

  test('a form without translation stays empty', () => {
    const built = under('a.po', entry, 'ru').build((segment) =>
      segment.plural?.category === 'few' ? '⟦1/⟧ дня' : undefined,
    )
    expect(gettext.parse(built).translations['']?.['%d day']?.msgstr).toEqual(['', '%d дня', ''])
  })
})

describe('existing translations', () => {
  const text = fixtureText('client.ru.po')
  test('are found, and fuzzy ones are not confirmed', () => {
    const { segments } = under('client.ru.po', text, 'ru')
    expect(segments.map(({ target, confirmed }) => [target, confirmed])).toEqual([
      ['Сохранить', true],
      ['Удалить ⟦1/⟧', false],
      ['Открыть', false],
      ['⟦1/⟧ сообщение', true],
      ['⟦1/⟧ сообщения', true],
      ['⟦1/⟧ сообщений', true],
    ])
  })

  test('a translated fuzzy entry is fuzzy no more, obsolete ones stay', () => {
    const built = under('client.ru.po', text, 'ru').build(({ source }) =>
      source.startsWith('Remove') ? 'Убрать ⟦1/⟧' : undefined,
    )
    expect(built).toBe(
      text
        .replace('#, fuzzy, javascript-format\n#| msgid "Delete %s"\n', '#, javascript-format\n')
        .replace('"Удалить %s"', '"Убрать %s"'),
    )
  })

  test('the same translation confirmed only takes the flag', () => {
    const built = under('client.ru.po', text, 'ru').build(({ source, target }) =>
      source === 'Close' ? target : undefined,
    )
    expect(built).toBe(text.replace('#: a.js:3\n#, fuzzy\n', '#: a.js:3\n'))
  })

  test('translations into another language are ignored, and are left out of the translated file', () => {
    const file = under('client.ru.po', text, 'ja')
    expect(file.segments.some((segment) => segment.target !== undefined)).toBe(false)
    const { translations, headers } = gettext.parse(
      file.build(({ source }) => (source === 'Save' ? '保存' : undefined)),
    )
    expect(headers['Language']).toBe('ja')
    expect(
      Object.values(translations[''] ?? {})
        .slice(1)
        .map((entry) => entry.msgstr),
    ).toEqual([['保存'], [''], [''], ['']])
  })
})

describe('catalogs of ICU messages', () => {
  const text = fixtureText('app.ar.po')
  test('branches, with the translations that are there', () => {
    const { segments } = under('app.ar.po', text, 'ar')
    const counted = segments.filter((segment) => segment.key.startsWith('{count'))
    expect(counted.map(({ source, target }) => [source, target])).toEqual([
      ['No tasks for ⟦1/⟧', 'لا مهام لـ ⟦1/⟧'],
      ['⟦1/⟧ tasks for ⟦2/⟧', 'لا مهام لـ ⟦2/⟧'],
      ['⟦1/⟧ task for ⟦2/⟧', 'مهمة واحدة لـ ⟦2/⟧'],
      ['⟦1/⟧ tasks for ⟦2/⟧', 'مهمتان لـ ⟦2/⟧'],
      ['⟦1/⟧ tasks for ⟦2/⟧', '⟦1/⟧ مهام لـ ⟦2/⟧'],
      ['⟦1/⟧ tasks for ⟦2/⟧', '⟦1/⟧ مهمة لـ ⟦2/⟧'],
      ['⟦1/⟧ tasks for ⟦2/⟧', '⟦1/⟧ مهمة لـ ⟦2/⟧'],
    ])
    expect(segments[0]?.source).toBe('Accept ⟦1⟧⟦2/⟧⟦/1⟧ by ⟦3/⟧')
    expect(segments[0]?.note).toContain('src/tasks.tsx:14')
  })

  test.each(['ar', 'ja', 'es', 'ru', 'pl'])('%s: every msgstr is a valid message', (locale) => {
    const { translations } = gettext.parse(under('app.ar.po', text, locale).build(pseudo))
    const entries = Object.values(translations[''] ?? {}).filter((entry) => entry.msgid !== '')
    expect(entries).toHaveLength(4)
    for (const entry of entries) {
      expect(entry.msgstr[0]).not.toBe('')
      parseIcu(entry.msgstr[0] ?? '', { ignoreTag: true, locale: new Intl.Locale(locale) })
    }
    expect(entries[2]?.msgstr[0]).toBe("Ït's {who}'s türn: l''<0>éáü</0> '{'lïtérál'}'")
  })

  test('the option switches it off', () => {
    const { segments } = under('app.ar.po', text, 'ar', { icu: 'off' })
    expect(segments).toHaveLength(4)
  })

  test('a format flag says that an entry is none', () => {
    const flagged =
      '#, python-brace-format\nmsgid "{n, plural, other {x}}"\nmsgstr ""\n\nmsgid "{n, plural, other {x}}y"\nmsgstr ""\n'
    expect(under('a.po', flagged, 'es').segments.map((segment) => segment.key)).toEqual([
      '{n, plural, other {x}}',
      '{n, plural, other {x}}y{n=one}',
      '{n, plural, other {x}}y{n=many}',
      '{n, plural, other {x}}y{n=other}',
    ])
  })
})

describe('catalogs whose msgid is a name', () => {
  const text = fixtureText('ids.en.po')
  test('the source is msgstr, the name its context', () => {
    const { segments } = under('ids.en.po', text, 'pl', { sourceFrom: 'msgstr' })
    expect(segments.map(({ source, context, note }) => [source, context, note])).toEqual([
      ['Sign in', 'login.submit', 'The button under the form.'],
      ['⟦1/⟧ attempt left', 'login.attempts{left=one}', 'left = one'],
      ['⟦1/⟧ attempts left', 'login.attempts{left=few}', 'left = few'],
      ['⟦1/⟧ attempts left', 'login.attempts{left=many}', 'left = many'],
      ['⟦1/⟧ attempts left', 'login.attempts{left=other}', 'left = other'],
    ])
  })

  test('msgstr takes the translation, and keeps the source without one', () => {
    const file = under('ids.en.po', text, 'pl', { sourceFrom: 'msgstr' })
    const { translations, headers } = gettext.parse(
      file.build((segment) => (segment.context === 'login.submit' ? 'Zaloguj' : undefined)),
    )
    expect(headers['Language']).toBe('pl')
    expect(translations['']?.['login.submit']?.msgstr).toEqual(['Zaloguj'])
    expect(translations['']?.['login.attempts']?.msgstr).toEqual([
      '{left, plural, one {# attempt left} other {# attempts left}}',
    ])
    expect(translations['']?.['login.unused']?.msgstr).toEqual([''])
  })

  test('plural forms of the source become those of the target', () => {
    const plural = 'msgid "days"\nmsgid_plural "days"\nmsgstr[0] "%d day"\nmsgstr[1] "%d days"\n'
    const { segments, build } = under('a.po', plural, 'ru', { sourceFrom: 'msgstr' })
    expect(segments.map((segment) => segment.source)).toEqual(['⟦1/⟧ day', '⟦1/⟧ days', '⟦1/⟧ days'])
    expect(gettext.parse(build(upper)).translations['']?.['days']?.msgstr).toEqual(['%d DAY', '%d DAYS', '%d DAYS'])
  })

  test('any other value is refused by name', () => {
    expect(() => under('a.po', '', 'es', { sourceFrom: 'both' })).toThrow('"sourceFrom"')
  })
})

describe('layout', () => {
  test.each([
    ['several lines', 'msgid ""\n"a\\n"\n"b"\nmsgstr ""\n', 'msgid ""\n"a\\n"\n"b"\nmsgstr ""\n"A\\n"\n"B"\n'],
    ['two strings on one line', 'msgid "a" "b"\nmsgstr ""  \n', 'msgid "a" "b"\nmsgstr "AB"  \n'],
    ['no line ending', 'msgid "a"\nmsgstr ""', 'msgid "a"\nmsgstr "A"'],
    ['indented', '  msgid "a"\n  msgstr ""\n', '  msgid "a"\n  msgstr "A"\n'],
    ['CRLF', 'msgid "a\\nb"\r\nmsgstr ""\r\n', 'msgid "a\\nb"\r\nmsgstr ""\r\n"A\\n"\r\n"B"\r\n'],
    ['old Mac', 'msgid "a"\rmsgstr ""\r', 'msgid "a"\rmsgstr "A"\r'],
    ['escapes', 'msgid "a\\x41\\101\\"\\\\"\nmsgstr ""\n', 'msgid "a\\x41\\101\\"\\\\"\nmsgstr "AAA\\"\\\\"\n'],
    [
      'forms out of order',
      'msgid ""\nmsgstr "Plural-Forms: nplurals=2; plural=n != 1;\\nLanguage: de\\n"\n\nmsgid "a"\nmsgid_plural "b"\nmsgstr[1] ""\nmsgstr[0] ""\n',
      'msgid ""\nmsgstr "Plural-Forms: nplurals=2; plural=n != 1;\\nLanguage: de\\n"\n\nmsgid "a"\nmsgid_plural "b"\nmsgstr[1] "B"\nmsgstr[0] "A"\n',
    ],
  ])('%s', (_, text, expected) => {
    expect(under('a.po', text, 'de').build(upper)).toBe(expected)
  })

  test('the same id twice gets two keys', () => {
    const { segments, build } = under('a.po', 'msgid "a"\nmsgstr ""\n\nmsgid "a"\nmsgstr ""\n', 'de')
    expect(segments.map((segment) => segment.key)).toEqual(['a', 'a~'])
    expect(build((segment) => segment.key)).toBe('msgid "a"\nmsgstr "a"\n\nmsgid "a"\nmsgstr "a~"\n')
  })

  test('long ids have short keys', () => {
    const long = 'x'.repeat(500)
    const { segments } = under('a.po', `msgid "${long}1"\nmsgstr ""\n\nmsgid "${long}2"\nmsgstr ""\n`, 'de')
    expect(new Set(segments.map((segment) => segment.key)).size).toBe(2)
    expect(Math.max(...segments.map((segment) => segment.key.length))).toBeLessThan(200)
  })
})

describe('what cannot be read is refused', () => {
  test.each<[string, string, number, string]>([
    ['no closing quote', 'msgid "a"\nmsgstr "b\n', 2, 'closing quote'],
    ['text after the quote', 'msgid "a" b\nmsgstr ""\n', 1, 'closing quote'],
    ['a word of its own', 'msgid "a"\nmsgfoo ""\n', 2, 'Expected msgctxt'],
    ['no msgstr', 'msgid "a"\n\nmsgid "b"\nmsgstr ""\n', 3, 'no msgstr'],
    ['cut off', 'msgid "a"\n', 1, 'no msgstr'],
    ['no msgid', 'msgstr "a"\n', 1, 'before any msgid'],
    ['context without msgid', 'msgctxt "a"\nmsgstr "a"\n', 2, 'before the msgid'],
    ['lost text', '"a"\n', 1, "doesn't belong to"],
    ['forms without plural', 'msgid "a"\nmsgstr[0] ""\n', 2, 'msgid_plural'],
    ['plural without forms', 'msgid "a"\nmsgid_plural "b"\nmsgstr ""\n', 3, 'msgstr[0]'],
    ['a form twice', 'msgid "a"\nmsgid_plural "b"\nmsgstr[0] ""\nmsgstr[0] ""\n', 4, 'twice'],
    [
      'another encoding',
      'msgid ""\nmsgstr "Content-Type: text/plain; charset=ISO-8859-1\\n"\n\nmsgid "é"\nmsgstr ""\n',
      1,
      'charset=iso-8859-1',
    ],
  ])('%s', (_, text, line, reason) => {
    let error: unknown
    try {
      po.parse(new TextEncoder().encode(text), optionsFor('bad.po', 'de'))
    } catch (thrown) {
      error = thrown
    }
    expect(error).toBeInstanceOf(FileRefused)
    expect(error).toMatchObject({ file: 'bad.po', line, reason: expect.stringContaining(reason) })
  })
})

test('the flags of an entry say what its placeholders are', () => {
  const text =
    '#, c-format\nmsgid "wrote %<PRIuMAX>bytes: %sinfo"\nmsgstr ""\n\n#, no-c-format\nmsgid "100%sure"\nmsgstr ""\n\n#, c-format\nmsgid "%dline"\nmsgid_plural "%dlines"\nmsgstr[0] ""\nmsgstr[1] ""\n'
  expect(under('a.po', text, 'es').segments.map(({ source }) => source)).toEqual([
    'wrote ⟦1/⟧bytes: ⟦2/⟧info',
    '100%sure',
    '⟦1/⟧line',
    '⟦1/⟧lines',
  ])
})

test('a singular without a number isn’t a source for a form that stands for 21 as well', () => {
  const text = '#, c-format\nmsgid "one file in %s"\nmsgid_plural "%d files in %s"\nmsgstr[0] ""\nmsgstr[1] ""\n'
  const sources = (locale: string) => under('a.po', text, locale).segments.map(({ source }) => source)
  expect(sources('es')).toEqual(['one file in ⟦1/⟧', '⟦1/⟧ files in ⟦2/⟧'])
  expect(sources('ru')).toEqual(['⟦1/⟧ files in ⟦2/⟧', '⟦1/⟧ files in ⟦2/⟧', '⟦1/⟧ files in ⟦2/⟧'])
  const built = po.build(
    new TextEncoder().encode(text),
    {
      ...optionsFor('a.po', 'ru'),
      readBefore: [{ key: 'one file in %s[0]', source: 'one file in ⟦1/⟧', codes: [] }],
    },
    new Map([['one file in %s[0]', 'один в ⟦1/⟧']]),
  )
  expect(new TextDecoder().decode(built)).toContain('msgstr[0] "один в %s"')
})

test.each([
  ['#, max-length:40\n', 40],
  ['#, c-format, max-length: 12\n', 12],
  ['#. Max length: 30\n', 30],
  ['#. Maximum length = 20\n#. Max length: 25\n', 20],
  ['#. The max length: 30 is only said\n', undefined],
  ['#. Max length: 0\n', undefined],
])('%j limits the length of a translation', (comments, maxLength) => {
  const { segments } = under('a.po', `${comments}msgid "Save"\nmsgstr ""\n`, 'es')
  expect(segments.map((segment) => segment.maxLength)).toEqual([maxLength])
})
