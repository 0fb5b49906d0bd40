import { codeIssues } from '@dragoman/sdk/segment-text'
import { isReadable, moreUploadExtensions, readableExtensions, uploadExtensions } from '@dragoman/sdk/upload-types'
import { describe, expect, test } from 'vitest'
import { buildWith, encodings, fixtureBytes, fixtureNames, optionsFor, pseudo, under } from './fixtures/fixture.ts'
import { FileRefused } from '../../kernel/file-refused.ts'
import { type ParsedSegment } from './format.ts'
import { formatFor, formatParameters, formats } from './formats.ts'
import { oddFormats } from './odd-formats.ts'

const everything: Readonly<Record<string, Record<string, unknown>>> = {
  md: { frontMatterKeys: 'title, description', translateCode: true },
  json: { suffixPlurals: true },
  yml: { pluralKeys: true, localeKey: false },
}

/** The language that each fixture's own translations are in. */
const languages: Readonly<Record<string, string>> = { 'client.ru.po': 'ru', 'app.ar.po': 'ar' }

/** Formats with translations beside their sources. */
const bilingual = new Set(['po', 'xliff', 'qt', 'xcstrings'])

/** Containers, whose fixtures other files of `fixtures` pack. */
const packed = new Set(['docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp', 'odg', 'idml', 'rtf', 'pdf'])

test.each(formats.filter(({ name }) => !packed.has(name)).map(({ name }) => name))('%s has a fixture', (name) => {
  const isOf = (fileName: string) => formatFor(fileName).name === name
  expect({ fixture: fixtureNames.some(isOf), odd: oddFormats.some(({ fileName }) => isOf(fileName)) }).toEqual({
    fixture: true,
    odd: true,
  })
})

describe.each(fixtureNames)('%s', (name) => {
  const format = formatFor(name)
  const target = languages[name] ?? 'es'
  const parameters = everything[name.split('.').at(-1) ?? ''] ?? {}
  const variants = encodings.flatMap((encoding) =>
    (['\n', '\r\n'] as const).map((lineEnding) => ({ encoding, lineEnding })),
  )

  test.each(variants)('untouched it is the same, byte for byte: $encoding $lineEnding', ({ encoding, lineEnding }) => {
    const bytes = fixtureBytes(name, encoding, lineEnding)
    for (const applySourceSegmentation of [true, false]) {
      const options = { ...optionsFor(name, target, parameters), applySourceSegmentation }
      expect(format.build(bytes, options, new Map())).toEqual(bytes)
    }
  })

  test.each(variants)(
    'translated it reads back as the translation: $encoding $lineEnding',
    ({ encoding, lineEnding }) => {
      const bytes = fixtureBytes(name, encoding, lineEnding)
      for (const applySourceSegmentation of [true, false]) {
        const options = { ...optionsFor(name, target, parameters), applySourceSegmentation }
        const before = format.parse(bytes, options).segments
        const after = format.parse(buildWith(format, bytes, options, pseudo), options).segments
        const holdsTargets = bilingual.has(format.name) || name === 'catalog.csv'
        expect(after.map(holdsTargets ? targetOf : sourceOf)).toEqual(
          before.map((segment) => [segment.key, pseudo(segment)]),
        )
      }
    },
  )

  test('keys are unique, the same in every encoding, and codes are right by themselves', () => {
    const keys = encodings.map((encoding) =>
      format
        .parse(fixtureBytes(name, encoding, '\n'), optionsFor(name, target, parameters))
        .segments.map((segment) => segment.key),
    )
    for (const list of keys) {
      expect(list).toEqual(keys[0])
      expect(new Set(list).size).toBe(list.length)
    }
    const { segments } = format.parse(
      fixtureBytes(name, { charset: 'utf-8', bom: false }, '\n'),
      optionsFor(name, target, parameters),
    )
    expect(segments.length).toBeGreaterThan(0)
    for (const segment of segments) {
      expect(codeIssues(segment.source, segment.source)).toEqual([])
      expect(segment.codes.map((code) => code.id)).toEqual(segment.codes.map((_, index) => index + 1))
      expect(segment.source).toBe(segment.source.trim())
    }
  })

  test('cut off anywhere, it is read or refused, never broken', () => {
    const bytes = fixtureBytes(name, { charset: 'utf-8', bom: false }, '\n')
    for (let length = 0; length < bytes.length; length += 41) {
      const cut = bytes.subarray(0, length)
      expect(outcomeOf(() => buildWith(format, cut, optionsFor(name, target, parameters), pseudo))).toMatch(
        /^(?:built|refused)$/,
      )
    }
  })

  test('targets with wrong codes still give a file that reads', () => {
    const bytes = fixtureBytes(name, { charset: 'utf-8', bom: false }, '\n')
    const options = optionsFor(name, target, parameters)
    for (const wrong of ['⟦1⟧', '⟦/1⟧ x ⟦1⟧', '⟦1/⟧⟦1/⟧', '⟦7⟧x⟦/7⟧', 'x ⟦2⟧⟦1⟧⟦/2⟧⟦/1⟧', '<>&"\'{}[]#\\`*_|']) {
      expect(
        outcomeOf(() =>
          format.parse(
            buildWith(format, bytes, options, () => wrong),
            options,
          ),
        ),
      ).toBe('built')
    }
  })
})

function outcomeOf(work: () => unknown): string {
  try {
    work()
    return 'built'
  } catch (error) {
    return error instanceof FileRefused ? 'refused' : String(error)
  }
}

function sourceOf(segment: ParsedSegment): [string, string | undefined] {
  return [segment.key, segment.source]
}

function targetOf(segment: ParsedSegment): [string, string | undefined] {
  return [segment.key, segment.target]
}

describe('formatFor', () => {
  test.each([
    ['letter.doc', /Save it in Word as \.docx/],
    ['a.xls', /\.xlsx/],
    ['a.ppt', /\.pptx/],
    ['a.mxliff', /another translation tool/],
    ['memory.tmx', /translation memory/],
    ['terms.tbx', /glossary/],
    ['all.zip', /Unpack it/],
    ['a.exe', /aren't supported\. Supported types: arb, /],
  ])('a file that has a near relative is refused with what to do: %s', (name, reason) => {
    expect(() => formatFor(name)).toThrow(reason)
    expect(() => formatFor(name)).toThrow('Supported types: arb, ')
  })

  test.each([
    ['a.po', 'po'],
    ['A.POT', 'po'],
    ['x.y.json', 'json'],
    ['dir.md/a.xlf', 'xliff'],
    ['a.xliff', 'xliff'],
    ['a.xliff2', 'xliff'],
    ['a.sdlxliff', 'xliff'],
    ['a.mqxliff', 'xliff'],
    ['a.txlf', 'xliff'],
    ['messages.PHP', 'php'],
    ['de.js', 'js'],
    ['README.md', 'markdown'],
    ['en.yml', 'yaml'],
    ['a_de.properties', 'properties'],
    ['a.txt', 'text'],
    ['a.CSV', 'table_csv'],
    ['a.tsv', 'table_tsv'],
    ['en.lproj/Localizable.strings', 'strings'],
    ['Strings.resx', 'resx'],
    ['values/strings.xml', 'xml'],
    ['a.dita', 'dita'],
    ['a.ditamap', 'dita'],
    ['a.srt', 'srt'],
    ['a.vtt', 'vtt'],
    ['index.HTM', 'html'],
    ['a.dotm', 'docx'],
    ['a.XLSX', 'xlsx'],
    ['a.ppsx', 'pptx'],
    ['a.ODT', 'odt'],
    ['a.ots', 'ods'],
    ['a.otp', 'odp'],
    ['a.otg', 'odg'],
    ['a.idml', 'idml'],
    ['a.rtf', 'rtf'],
    ['scan.PDF', 'pdf'],
    ['guide.mdx', 'markdown'],
    ['app_en.arb', 'arb'],
    ['a.ftl', 'ftl'],
    ['a.stringsdict', 'stringsdict'],
    ['active.en.toml', 'toml'],
    ['app_en.ts', 'qt'],
    ['Localizable.xcstrings', 'xcstrings'],
  ])('%s is %s', (fileName, name) => {
    expect(formatFor(fileName).name).toBe(name)
  })

  test.each([
    ['a.doc', '.doc'],
    ['README', 'no extension'],
    ['dir.md/README', 'no extension'],
  ])('%s is refused by name', (fileName, reason) => {
    expect(() => formatFor(fileName)).toThrow(reason)
  })
})

test('formatParameters describes each extension', () => {
  const { files } = formatParameters()
  expect(Object.keys(files).sort()).toEqual(readableExtensions)
  // The SDK names the readable types, so that programs can choose files of a folder.
  const readable = [...uploadExtensions, ...moreUploadExtensions].filter((extension) =>
    isReadable(`a.${extension.toUpperCase()}`),
  )
  expect(readable.toSorted()).toEqual([...readableExtensions])
  expect(files['json']).toMatchObject({
    applySourceSegmentation: false,
    label: 'JSON',
    filters: { defaultFilter: 'json', types: { json: { name: 'JSON', order: 0 } } },
    parameters: { tagRegex: { type: 'string', value: '' }, placeholders: { type: 'boolean', value: true } },
  })
})

describe('parser options', () => {
  test.each(formats.map(({ name, extensions }) => [name, `a.${extensions[0]}`] as const))(
    '%s refuses what it does not know',
    (_, file) => {
      const bytes = new Uint8Array()
      const parse = (parameters: Record<string, unknown>): unknown =>
        formatFor(file).parse(bytes, optionsFor(file, 'es', parameters))
      expect(() => parse({ colour: true })).toThrow('"colour"')
      expect(() => parse({ tagRegex: 3 })).toThrow('"tagRegex" must be a text')
      expect(() => parse({ tagRegex: '(' })).toThrow('"tagRegex"')
      expect(() => parse({ tagRegex: 'x'.repeat(1001) })).toThrow('"tagRegex"')
    },
  )

  test("an expression of one's own makes codes", () => {
    const options = optionsFor('a.json', 'es', { tagRegex: '@\\w+|#\\d+' })
    const { segments } = formatFor('a.json').parse(new TextEncoder().encode('{"a": "Ask @ann about #12 {x}"}'), options)
    expect(segments[0]?.source).toBe('Ask ⟦1/⟧ about ⟦2/⟧ ⟦3/⟧')
  })
})

describe('TOML', () => {
  test.each([
    ['count.one = "a"\ncount.other = "b"\nx = "y"\n', 'count.one = "A"\ncount.few = "B"\ncount.many = "B"\n'],
    ['  a . "b".one = "a" # c\n  a . "b".other = "b"\n', '  a . "b".few = "B"\n  a . "b".many = "B"\n'],
    ['x = { c.other = "b", c.one = "a" }\n', 'c.one = "A", c.few = "B", c.many = "B" }'],
  ])('further plural forms of dotted keys stand where the others do: %s', (file, expected) => {
    const built = under('a.toml', file, 'ru').build(({ source }) => source.toUpperCase())
    for (const line of expected.split('\n')) expect(built).toContain(line)
    const forms = under('a.toml', built, 'ru', { pluralKeys: 'on' }).segments.filter(({ plural }) => plural)
    expect(forms.map(({ source }) => source).toSorted()).toEqual(['A', 'B', 'B', 'B'])
  })
})

describe('Qt Linguist', () => {
  const file = (language: string, type: string, translation: string) =>
    `<TS language="${language}"><message><source>Hotel</source><translation${type}>${translation}</translation></message></TS>`

  test('a translation that equals that of another language is written', () => {
    expect(under('a.ts', file('de', '', 'Hotel'), 'es').build(() => 'Hotel')).toBe(file('es', '', 'Hotel'))
  })

  test('confirming a draft unchanged finishes it', () => {
    const draft = under('a.ts', file('es', ' type="unfinished"', 'Hostal'), 'es')
    expect(draft.segments).toMatchObject([{ target: 'Hostal', confirmed: false }])
    expect(draft.build(() => 'Hostal')).toBe(file('es', '', 'Hostal'))
  })
})

describe('string catalogs of Xcode', () => {
  const unit = (value: string, state = 'translated') => ({ stringUnit: { state, value } })
  const built = (localizations: object, locale: string, translate: (segment: ParsedSegment) => string | undefined) => {
    const strings = { 'An item': { localizations } }
    const one = under('a.xcstrings', JSON.stringify({ sourceLanguage: 'en', strings }), locale)
    const text = one.build(translate)
    const { segments } = under('a.xcstrings', text, locale)
    const { strings: after } = JSON.parse(text) as { strings: Record<string, { localizations: object }> }
    return { before: one.segments, after: segments, localizations: after['An item']?.localizations }
  }
  const plural = (forms: object) => ({ variations: { plural: forms } })

  test('confirming a draft unchanged marks it as translated', () => {
    const { localizations } = built({ es: unit('Un objeto', 'needs_review') }, 'es', ({ target }) => target)
    expect(localizations).toEqual({ es: unit('Un objeto') })
  })

  test('a translation may vary where its source does not', () => {
    const forms = { one: unit('a'), few: unit('b'), many: unit('c'), other: unit('d') }
    const { before, localizations } = built({ ru: plural(forms) }, 'ru', ({ target }) =>
      target === 'b' ? 'B' : undefined,
    )
    expect(before.map(({ source, target }) => [source, target])).toEqual(
      ['a', 'b', 'c', 'd'].map((one) => ['An item', one]),
    )
    expect(localizations).toEqual({ ru: plural({ ...forms, few: unit('B') }) })
  })

  test('a translation may have more devices than its source', () => {
    const device = (devices: object) => ({ variations: { device: devices } })
    const es = { mac: unit('a'), ipad: unit('b'), other: unit('c') }
    const en = device({ mac: unit('Click'), other: unit('Tap') })
    const { before, localizations } = built({ en, es: device(es) }, 'es', ({ target }) =>
      target === 'a' ? 'A' : undefined,
    )
    expect(before.map(({ source, target }) => [source, target])).toEqual([
      ['Click', 'a'],
      ['Tap', 'c'],
      ['Tap', 'b'],
    ])
    expect(localizations).toEqual({ en, es: device({ ...es, mac: unit('A') }) })
  })

  test('substitutions that only a translation has stay', () => {
    const forms = (one: string, other: string) => ({
      argNum: 1,
      formatSpecifier: 'lld',
      ...plural({ one: unit(one), other: unit(other) }),
    })
    const es = { ...unit('%#@files@ aquí'), substitutions: { files: forms('%arg archivo', '%arg archivos') } }
    const alone = built({ es }, 'es', ({ target }) => `${target}!`)
    expect(alone.localizations).toEqual({ es: { ...es, ...unit('%#@files@ aquí!') } })
    const en = { ...unit('%#@files@'), substitutions: { files: forms('%arg file', '%arg files') } }
    const both = { ...es, substitutions: { ...es.substitutions, folders: forms('a', 'b') } }
    const beside = built({ en, es: both }, 'es', ({ target }) => (target === '%arg archivo' ? 'uno' : undefined))
    expect(beside.localizations).toMatchObject({ es: { substitutions: { folders: both.substitutions.folders } } })
  })

  test('forms that are not translated yet have the text of the source, as new ones', () => {
    const en = plural({ one: unit('one'), other: unit('more') })
    const { after, localizations } = built({ en }, 'ru', ({ plural: form }) =>
      form?.category === 'few' ? 'B' : undefined,
    )
    const more = unit('more', 'new')
    expect(localizations).toEqual({
      en,
      ru: plural({ one: unit('one', 'new'), few: unit('B'), many: more, other: more }),
    })
    expect(after.map(({ target }) => target)).toEqual([undefined, 'B', undefined, undefined])
  })
})

describe('Fluent', () => {
  test.each([
    ['a =\n{ $x } one\n b\n', ({ source }: ParsedSegment) => `Q${source}`, 'a =\n    Q{ $x } one\n    {" "}b\n'],
    ['a =\n{ $x } one\n', () => '[Q', 'a =\n    {"["}Q\n'],
  ])('a translation is indented that begins with a word, unlike its source: %s', (file, translate, expected) => {
    expect(under('a.ftl', file, 'es').build(translate)).toBe(expected)
  })

  test('all lines of a comment on a group are a note', () => {
    const file = '### File\n## One\n## Two\n\na = x\n\n## Three\n\n## Four\nb = y\n'
    expect(under('a.ftl', file, 'es').segments.map(({ note }) => note)).toEqual(['One\nTwo', 'Four'])
  })
})

describe('size', () => {
  const count = 10_000
  const line = (index: number): string => `Sentence number ${index} about %s, {name} and <b>bold</b> things`
  const files: readonly (readonly [string, string])[] = [
    [
      'big.json',
      JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, index) => [`key${index}`, line(index)]))),
    ],
    ['big.po', Array.from({ length: count }, (_, index) => `msgid "${line(index)}"\nmsgstr ""\n`).join('\n')],
    [
      'big.xlf',
      `<xliff version="1.2"><file original="a" source-language="en" datatype="x"><body>${Array.from(
        { length: count },
        (_, index) =>
          `<trans-unit id="${index}"><source>Number ${index} <g id="1">of <x id="2"/></g> these</source></trans-unit>\n`,
      ).join('')}</body></file></xliff>`,
    ],
  ]
  test.each(files)('%s: 10,000 segments', (name, text) => {
    const bytes = new TextEncoder().encode(text)
    const options = optionsFor(name, 'es')
    const { segments } = formatFor(name).parse(bytes, options)
    expect(segments).toHaveLength(count)
    const built = formatFor(name).build(
      bytes,
      options,
      new Map(segments.map(({ key, source }) => [key, source.toUpperCase()])),
    )
    expect(new TextDecoder().decode(built)).toContain(`NUMBER ${count - 1}`)
  })

  const long = 'word and more '.repeat(20_000).trim()
  test.each([
    ['long.json', JSON.stringify({ a: long })],
    ['long.po', `msgid "${long}"\nmsgstr ""\n`],
    [
      'long.xlf',
      `<xliff version="1.2"><file><body><trans-unit id="1"><source>${long}</source></trans-unit></body></file></xliff>`,
    ],
    ['long.md', long],
  ])('%s: a line of 280,000 letters, split into sentences', (name, text) => {
    const format = formatFor(name)
    const bytes = new TextEncoder().encode(text)
    const options = { ...optionsFor(name, 'es'), applySourceSegmentation: true }
    expect(format.parse(bytes, options).segments).toHaveLength(1)
    expect(new TextDecoder().decode(buildWith(format, bytes, options, ({ source }) => source.toUpperCase()))).toContain(
      'WORD AND MORE',
    )
  })
})
