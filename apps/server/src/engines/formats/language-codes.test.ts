import { describe, expect, it } from 'vitest'
import { formatFor } from './formats.ts'
import type { ParseOptions } from './format.ts'
import { languageOfCode, meansLanguage } from './language-codes.ts'

const languageCodes = { 'es-419': 'es_LA', en: 'eng', 'zh-TW': 'zh' }

const optionsOf = (fileName: string): ParseOptions => ({
  fileName,
  sourceLocale: 'en',
  targetLocale: 'es-419',
  parameters: fileName.endsWith('.yml') ? { localeKey: true } : {},
  applySourceSegmentation: false,
  languageCodes,
})

/** Reads a file, translates all of it, and gives what it had and what it is then. */
function translated(name: string, text: string) {
  const format = formatFor(name)
  const options = optionsOf(name)
  const bytes = new TextEncoder().encode(text)
  const { segments } = format.parse(bytes, options)
  const targets = new Map(segments.map(({ key }) => [key, 'Abrir']))
  return { segments, text: new TextDecoder().decode(format.build(bytes, options, targets)) }
}

describe("a client's language codes", () => {
  it.each([
    ['app.json', '{"@@locale": "ENG", "open": "Open"}', '"@@locale": "es_LA"'],
    ['app.po', 'msgid ""\nmsgstr "Language: eng\\n"\n\nmsgid "Open"\nmsgstr ""\n', 'Language: es_LA'],
    ['page.html', '<html lang="eng"><body><p>Open</p></body></html>', '<html lang="es_LA">'],
    ['app.yml', 'eng:\n  open: Open\n', 'es_LA:'],
    [
      'strings.xml',
      '<resources xmlns:tools="http://schemas.android.com/tools" tools:locale="eng"><string name="open">Open</string></resources>',
      'tools:locale="es_LA"',
    ],
    [
      'app.xlf',
      '<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"><file original="a" source-language="en" datatype="plaintext"><body><trans-unit id="1"><source>Open</source></trans-unit></body></file></xliff>',
      'target-language="es_LA"',
    ],
  ])('%s is named by them after translation', (name, text, expected) => {
    expect(translated(name, text).text).toContain(expected)
  })

  it('a column is found by them, and its translations are kept', () => {
    const { segments, text } = translated('app.csv', 'key,eng,es-la\nopen,Open,Abierto\n')
    expect(segments).toMatchObject([{ source: 'Open', target: 'Abierto' }])
    expect(text).toBe('key,eng,es-la\nopen,Open,Abrir\n')
  })

  it.each([
    ['ES-la', 'es-419', true],
    ['zh', 'zh-TW', true],
    ['zh', 'zh-CN', false],
    ['zh_CN', 'zh-CN', true],
  ])('%s for %s: %s', (code, locale, expected) => {
    expect(meansLanguage({ languageCodes }, code, locale)).toBe(expected)
  })

  it('other codes are themselves', () => {
    expect(languageOfCode({ languageCodes }, 'fr')).toBe('fr')
    expect(languageOfCode({}, 'es_LA')).toBe('es_LA')
  })
})
