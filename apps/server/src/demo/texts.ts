import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { SourceFile } from './worker.ts'

/** Locales of a block in the order of its lines. */
const locales = ['en', 'de', 'es', 'fr', 'pt', 'ru', 'ja', 'zh', 'ar'] as const
type TextLocale = (typeof locales)[number]
type Sentence = Readonly<Record<TextLocale, string>>

/** Locales that the texts are translated into. */
export const translatedLocales: readonly string[] = locales.slice(1)

/** Sentences of a field in nine languages: blocks of nine lines in `texts`. */
function readSentences(field: 'energy' | 'medical'): readonly Sentence[] {
  const text = readFileSync(resolve(import.meta.dirname, 'texts', `${field}.txt`), 'utf8')
  return text
    .trim()
    .split('\n\n')
    .map((block) => {
      const lines = block.split('\n')
      if (lines.length !== locales.length) throw new Error(`${field}.txt: not in nine languages: ${lines[0]}`)
      return Object.fromEntries(locales.map((locale, at) => [locale, lines[at]!])) as Sentence
    })
}

const sentences = { energy: readSentences('energy'), medical: readSentences('medical') }

/** A file to translate, and its translations by source text. */
export interface DemoFile {
  file: SourceFile
  /** Source text to target text; undefined for a locale that no one has translated into. */
  translations: (locale: string) => ReadonlyMap<string, string> | undefined
}

/** `count` sentences from `from` on, round and round; `code` is the machine that they speak of. */
function pick(field: 'energy' | 'medical', from: number, count: number, code: string): Sentence[] {
  const all = sentences[field]
  return Array.from({ length: Math.min(count, all.length) }, (_, at) => {
    const sentence = all[(from + at) % all.length]!
    return Object.fromEntries(
      locales.map((locale) => [locale, sentence[locale].replaceAll('{code}', code)]),
    ) as Sentence
  })
}

const translationsOf = (picked: readonly Sentence[]) => (locale: string) =>
  locale in picked[0]! ? new Map(picked.map((one) => [one.en, one[locale as TextLocale]])) : undefined

const encode = (text: string) => new TextEncoder().encode(text)

/** Texts of a wind park's service portal, as JSON. */
export function portalFile(name: string, from: number, count: number, code: string): DemoFile {
  const picked = pick('energy', from, count, code)
  const keys = picked.map(({ en }, at) => [`${code.toLowerCase()}.${at + 1}`, en])
  const content = encode(`${JSON.stringify(Object.fromEntries(keys), null, 2)}\n`)
  return { file: { name, content }, translations: translationsOf(picked) }
}

/** A patient leaflet, as Markdown: a paragraph for each sentence. */
export function leafletFile(name: string, from: number, count: number): DemoFile {
  const picked = pick('medical', from, count, '')
  return {
    file: { name, content: encode(`${picked.map(({ en }) => en).join('\n\n')}\n`) },
    translations: translationsOf(picked),
  }
}

/** The translations that a client brings along: every second sentence of its field, in all languages. */
export function knownSentences(field: 'energy' | 'medical'): ReadonlyMap<string, string>[] {
  return pick(field, 0, Number.POSITIVE_INFINITY, 'T-01')
    .filter((_, at) => at % 2 === 0)
    .map((sentence) => new Map(Object.entries(sentence)))
}
