import { parse as parseIcu } from '@formatjs/icu-messageformat-parser'
import { describe, expect, test } from 'vitest'
import { buildWith, encodings, optionsFor } from './fixtures/fixture.ts'
import { FileRefused } from '../../kernel/file-refused.ts'
import { type ParseOptions } from './format.ts'
import { formatFor } from './formats.ts'
import type { OddFormat } from './fixtures/odd-format.ts'
import { oddFormats } from './odd-formats.ts'
import { decodeText, encodeText } from './text.ts'

/** Texts that are hard to read, to write, or both. */
const oddTexts = [
  'Plain words',
  '%s of %1$d: %(name)s, %@, %-5.2f, 100 % sure, 50%',
  'Of {name} {{count}} ${x} %{y} {0,number}',
  '<b>bold <i>and <b>nested</b></i></b><br/> <a href="x?a=1&b=2">link</a>',
  '<b>unclosed, </i>unopened',
  'quotes " and \' and ` and „these“',
  'back\\slash C:\\new\\table \\u00e9 \\"',
  'a: b, c = d; #e !f -g *h &i |j >k @l',
  '# not a comment',
  '// nor this /* or this */',
  '- no list, ? no key, : no value',
  'true',
  'No',
  '1.5e3',
  '2026-11-21',
  'null',
  '~',
  '[x]{y}(z)',
  'ends with a backslash \\',
  'ends with a colon:',
  ']]> and <![CDATA[x]]> and &amp; and &#65;',
  'مرحبا، {name}! \u2067عربي\u2069 \u200f(1)',
  'שלום \u202bעולם\u202c',
  '日本語のテキスト。次の文。',
  'emoji 👩‍👩‍👧 and 𝒳 and é',
  'non-breaking\u00a0space, soft\u00adhyphen, zero\u200bwidth',
  'line separator\u2028and paragraph\u2029separator',
  ' padded ',
  'tab\tinside',
  'two\nlines',
  'blank\n\nline between',
  '=1+1',
  '⟦1⟧ looks like a code ⟦2/⟧',
  "it''s {gender} l'{x}'",
  '-->',
  'a,b;c\td|e',
]

const optionsOf = ({ fileName, parameters }: OddFormat, locale = 'es'): ParseOptions => ({
  ...optionsFor(fileName, locale, parameters),
  applySourceSegmentation: false,
})

const framed = (text: string): string => {
  const core = text.trim()
  const [lead = '', trail = ''] = text.split(core)
  return `${lead}«${core}»${trail}`
}

describe.each(oddFormats.map((odd) => ({ name: odd.fileName, odd })))('$name', ({ odd }) => {
  const format = formatFor(odd.fileName)
  const texts = oddTexts.filter((text) => !odd.cannot?.test(text))
  const translate = (file: string, target: (source: string) => string): string => {
    const bytes = new TextEncoder().encode(file)
    const built = buildWith(format, bytes, optionsOf(odd), ({ source }) => target(source))
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(built)
  }

  test('there is something to try', () => {
    expect(texts.length).toBeGreaterThan(3)
  })

  test.each(texts)('a source %j comes back with all that it has', (text) => {
    const file = odd.write([text, 'After it'])
    expect(odd.read(translate(file, (source) => `«${source}»`))).toEqual([framed(text), '«After it»'])
  })

  test.each(texts.filter((text) => text === text.trim() && !text.includes('⟦')))(
    'a translation %j is read as what it is',
    (text) => {
      const file = odd.write(['Hello', 'After it'])
      const built = translate(file, (source) => (source === 'Hello' ? text : source))
      expect(odd.read(built)).toEqual([text, 'After it'])
    },
  )

  const variants = encodings.flatMap((encoding) =>
    (['\n', '\r\n'] as const).map((lineEnding) => ({ encoding, lineEnding })),
  )
  test.each(variants)(
    '$encoding $lineEnding: untouched the same, translated in the same encoding',
    ({ encoding, lineEnding }) => {
      const file = odd.write(texts.filter((text) => !text.includes('\n'))).replaceAll('\n', lineEnding)
      const bytes = encodeText(file, encoding)
      expect(format.build(bytes, optionsOf(odd), new Map())).toBe(bytes)
      const sources = format.parse(bytes, optionsOf(odd)).segments
      const built = decodeText(
        buildWith(format, bytes, optionsOf(odd), ({ source }) => `«${source}»`),
        odd.fileName,
      )
      expect(built.encoding).toEqual(encoding)
      expect(odd.read(built.text)).toHaveLength(sources.length)
      const ends = new Set(built.text.match(/\r\n|\n|\r/g))
      expect([...ends]).toEqual([lineEnding])
    },
  )

  test('without a line end at its end it stays without', () => {
    const file = odd.write(['Hello', 'World']).trimEnd()
    const built = translate(file, (source) => `«${source}»`)
    expect(built).not.toMatch(/\s$/)
    expect(odd.read(built)).toEqual(['«Hello»', '«World»'])
  })

  const parseText = (content: string) => format.parse(new TextEncoder().encode(content), optionsOf(odd)).segments
  test.runIf(odd.emptyRefused)('an empty file is refused', () => {
    expect(() => parseText('')).toThrow(FileRefused)
    expect(() => parseText('')).toThrow(odd.emptyRefused)
  })

  test.runIf(!odd.emptyRefused)('an empty file has nothing to translate', () => {
    expect(parseText('')).toEqual([])
    expect(parseText('\n')).toEqual([])
  })

  const plurals = ['ar', 'cy', 'es', 'ja', 'pl', 'ru'].map(
    (locale) => [locale, new Intl.PluralRules(locale).resolvedOptions().pluralCategories] as const,
  )
  const hasIcu = format.parameters.some(({ key }) => key === 'icu')
  test.runIf(hasIcu).each(plurals)('ICU plurals have all categories of %s', (locale, categories) => {
    const options = optionsOf(odd, locale)
    const file = odd.write(['{n, plural, =0 {No file} one {# file of {name}} other {# files of {name}}}', 'After it'])
    const bytes = new TextEncoder().encode(file)
    const { segments } = format.parse(bytes, options)
    const found = segments.flatMap(({ plural }) => (plural ? [plural.category] : []))
    expect(found.toSorted()).toEqual(categories.toSorted())
    const built = buildWith(format, bytes, options, ({ source }) => `«${source}»`)
    const [message = ''] = odd.read(new TextDecoder().decode(built))
    const [choice] = parseIcu(message)
    const branches = choice && 'options' in choice ? Object.keys(choice.options) : []
    expect(branches.toSorted()).toEqual(['=0', ...categories].toSorted())
    expect(message).toContain('other {«# files of {name}»}')
  })

  test.runIf(odd.comments)('comments stay where they are', () => {
    const file = odd.comments ?? ''
    const built = translate(file, (source) => `«${source}»`)
    expect(built.match(/KEEP/g)).toHaveLength(file.match(/KEEP/g)?.length ?? 0)
    expect(built).toContain('«Hello»')
    expect(built).toContain('«World»')
  })

  test.runIf(odd.indented)('mixed indentation stays', () => {
    const file = odd.indented ?? ''
    const built = translate(file, (source) => source.toUpperCase())
    for (const indentation of file.match(/^[\t ]+/gm) ?? []) expect(built).toContain(indentation)
    expect(built).toMatch(/HELLO[^]*WORLD/)
    expect(odd.inPlace === false || built.replace('HELLO', 'Hello').replace('WORLD', 'World') === file).toBe(true)
  })

  test.runIf(odd.duplicates)('texts with the same key are both translated', () => {
    const built = translate(odd.duplicates ?? '', (source) => `«${source}»`)
    expect(built).toMatch(/«First»[^]*«Second»/)
    const { segments } = format.parse(new TextEncoder().encode(odd.duplicates ?? ''), optionsOf(odd))
    expect(new Set(segments.map(({ key }) => key)).size).toBe(2)
  })

  // An algorithm that isn't linear would take minutes. Codes are the work of all formats together, and slow to check.
  const many = odd.fileName === 'odd.json' || odd.fileName === 'odd.xlf' ? 20_000 : 2_000
  const long = {
    words: 'word and more '.repeat(15_000).trim(),
    codes: 'a %s and {x} '.repeat(many).trim(),
    pairs: '<b>x</b> '.repeat(many).trim(),
    'unclosed markup': '<b '.repeat(70_000).trim(),
    'open braces': `a ${'{'.repeat(200_000)}`,
    Chinese: '字'.repeat(200_000),
    blanks: `a${' '.repeat(200_000)}b`,
  }
  test.each(Object.entries(long).filter(([, text]) => !odd.cannot?.test(text)))('a long line: %s', (_, text) => {
    const built = translate(odd.write([text, 'After it']), (source) => `«${source}»`)
    expect(built.length).toBeGreaterThan(text.length)
    expect(built).toContain('«After it»')
    expect(odd.slowReader ?? odd.read(built)).toEqual(odd.slowReader ?? [`«${text}»`, '«After it»'])
  })
})
