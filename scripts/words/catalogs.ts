import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { po } from 'gettext-parser'

/** The language that the others are translated from. */
export const sourceLocale = 'en'

/** PO files in a folder: `<locale>/<area>.po`. */
export interface Catalogs {
  folder: string
  /** Locales with a folder of catalogs, the source first. */
  locales(): string[]
  /** Areas that a locale has a catalog of. */
  areas(locale: string): string[]
  path(locale: string, area: string): string
  /** The ids and messages of one catalog. */
  read(locale: string, area: string): Map<string, string>
}

export function catalogsIn(folder: string): Catalogs {
  const path = (locale: string, area: string) => join(folder, locale, `${area}.po`)
  return {
    folder,
    path,
    read: (locale, area) => parseCatalog(readFileSync(path(locale, area), 'utf8')),
    locales: () =>
      readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
        .sort((a, b) => Number(b === sourceLocale) - Number(a === sourceLocale) || a.localeCompare(b)),
    areas: (locale) =>
      readdirSync(join(folder, locale))
        .filter((name) => name.endsWith('.po'))
        .map((name) => name.slice(0, -'.po'.length))
        .sort(),
  }
}

/** The words of the web app. */
export const webCatalogs = catalogsIn(join(import.meta.dirname, '../../apps/web/src/i18n'))

/** The words that the server says in the reader's language: mails, and answers before sign-in. */
export const serverCatalogs = catalogsIn(join(import.meta.dirname, '../../apps/server/src/kernel/words'))

/** The ids and messages of one PO text. An empty message counts as missing. */
export function parseCatalog(text: string): Map<string, string> {
  const entries = Object.values(po.parse(text).translations).flatMap((context) => Object.values(context))
  return new Map(
    entries.filter(({ msgid, msgstr }) => msgid && msgstr[0]).map(({ msgid, msgstr }) => [msgid, msgstr[0]!]),
  )
}

/** A PO text with the messages in the order of their ids. */
export function formatCatalog(locale: string, messages: ReadonlyMap<string, string>): string {
  const entries = [...messages].sort(([a], [b]) => (a < b ? -1 : 1))
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', Language: locale, 'MIME-Version': '1.0' }
  const translations = { '': Object.fromEntries(entries.map(([id, text]) => [id, { msgid: id, msgstr: [text] }])) }
  const file = { charset: 'utf-8', headers, translations }
  return `${po.compile(file, { foldLength: 0 }).toString('utf8').trimEnd()}\n`
}
