import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** A file to translate, with what its parser is to be told. */
export interface SourceFile {
  name: string
  content: string
  parameters?: Record<string, string | number | boolean>
}

const read = (path: string) => readFileSync(resolve(import.meta.dirname, '../../..', path), 'utf8')

/** This product's own words and documents, in the forms that its users have theirs in. */
export const catalog: SourceFile = {
  name: 'login.po',
  content: read('apps/web/src/i18n/en/login.po'),
  // Its msgid is an id, the English text is the msgstr.
  parameters: { sourceFrom: 'msgstr' },
}
export const words: SourceFile = { name: 'home.json', content: catalogAsJson(read('apps/web/src/i18n/en/home.po')) }
export const guide: SourceFile = { name: 'notation.md', content: read('docs/decisions/0003-segment-notation.md') }
export const decision: SourceFile = { name: 'condition.md', content: read('docs/decisions/0004-source-condition.md') }

/** The last messages of a PO catalog as the JSON that other tools keep them in: one key an id. */
function catalogAsJson(po: string): string {
  const all = [...po.matchAll(/^msgid "(.+)"\nmsgstr "(.+)"$/gm)].map(([, id = '', text = '']) => [id, text])
  const messages = all.slice(-30)
  return JSON.stringify(Object.fromEntries(messages), null, 2)
}

/** A translation that keeps every tag in place and differs from its source. */
export const translated = (locale: string, source: string): string => `[${locale}] ${source}`

/** A TMX with `size` units and some texts of the files among them, so that something matches. */
export function largeMemory(size: number): string {
  const unit = (source: string) =>
    `<tu><tuv xml:lang="en"><seg>${source}</seg></tuv>` +
    ['es', 'ja', 'ar'].map((locale) => `<tuv xml:lang="${locale}"><seg>[${locale}] ${source}</seg></tuv>`).join('') +
    '</tu>'
  const sources = ['Sign in', 'Password', 'Show all', 'Delivered']
  for (let number = sources.length; number < size; number++) {
    sources.push(`Order ${number} was shipped to warehouse ${number % 97} on day ${number % 31}.`)
  }
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<tmx version="1.4"><header creationtool="example" creationtoolversion="1" segtype="sentence" o-tmf="none" adminlang="en" srclang="en" datatype="plaintext"/><body>',
    ...sources.map(unit),
    '</body></tmx>',
  ].join('\n')
}

/** Adds a translation to every source of an XLIFF 1.2 kit, as an offline tool would return it. */
export function translateKit(xliff: string, locale: string): string {
  return xliff
    .replace(/<target[^>]*\/>|<target[^>]*>[\s\S]*?<\/target>/g, '')
    .replace(/<source[^>]*>([\s\S]*?)<\/source>/g, (source, inner: string) => {
      return `${source}<target state="translated">${translated(locale, inner)}</target>`
    })
}
