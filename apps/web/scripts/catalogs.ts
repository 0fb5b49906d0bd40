import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { po } from 'gettext-parser'

/** Where the catalogs are: `<locale>/<area>.po`. */
export const catalogFolder = join(import.meta.dirname, '../src/i18n')

/** The language that the others are translated from. */
export const sourceLocale = 'en'

/** Locales with a folder of catalogs, the source first. */
export function catalogLocales(): string[] {
  const folders = readdirSync(catalogFolder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return folders
    .map(({ name }) => name)
    .sort((a, b) => Number(b === sourceLocale) - Number(a === sourceLocale) || a.localeCompare(b))
}

/** Areas that a locale has a catalog of. */
export function catalogAreas(locale: string): string[] {
  return readdirSync(join(catalogFolder, locale))
    .filter((name) => name.endsWith('.po'))
    .map((name) => name.slice(0, -'.po'.length))
    .sort()
}

export const catalogPath = (locale: string, area: string) => join(catalogFolder, locale, `${area}.po`)

/** The ids and messages of one PO text. An empty message counts as missing. */
export function parseCatalog(text: string): Map<string, string> {
  const entries = Object.values(po.parse(text).translations).flatMap((context) => Object.values(context))
  return new Map(
    entries.filter(({ msgid, msgstr }) => msgid && msgstr[0]).map(({ msgid, msgstr }) => [msgid, msgstr[0]!]),
  )
}

/** The ids and messages of one catalog. */
export const readCatalog = (locale: string, area: string) =>
  parseCatalog(readFileSync(catalogPath(locale, area), 'utf8'))

/** A PO text with the messages in the order of their ids. */
export function formatCatalog(locale: string, messages: ReadonlyMap<string, string>): string {
  const entries = [...messages].sort(([a], [b]) => (a < b ? -1 : 1))
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', Language: locale, 'MIME-Version': '1.0' }
  const translations = { '': Object.fromEntries(entries.map(([id, text]) => [id, { msgid: id, msgstr: [text] }])) }
  const file = { charset: 'utf-8', headers, translations }
  return `${po.compile(file, { foldLength: 0 }).toString('utf8').trimEnd()}\n`
}
