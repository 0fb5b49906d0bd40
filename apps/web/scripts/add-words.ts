/**
 * Adds messages to the catalogs of all locales at once, and brings `messages.gen.ts` up to date.
 *
 *   node scripts/add-words.ts <area> words.json
 *
 * where the file holds `{ "tasks.title": { "en": "Tasks", "de": "Aufgaben", … } }`. A message that exists is replaced,
 * one that is null is removed. Without an area the catalogs are only put in order.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatCatalog, sourceLocale, webCatalogs } from '../../../scripts/words/catalogs.ts'

type Words = Record<string, Record<string, string> | null>

const [area, file] = process.argv.slice(2)
const words = file ? (JSON.parse(readFileSync(file, 'utf8')) as Words) : {}

for (const locale of webCatalogs.locales()) {
  for (const each of area ? [area] : webCatalogs.areas(sourceLocale)) {
    const messages = existsSync(webCatalogs.path(locale, each))
      ? webCatalogs.read(locale, each)
      : new Map<string, string>()
    for (const [id, translations] of Object.entries(words)) {
      if (translations === null) messages.delete(id)
      else if (translations[locale]) messages.set(id, translations[locale])
      else throw new Error(`${id} has no message for ${locale}`)
    }
    writeFileSync(webCatalogs.path(locale, each), formatCatalog(locale, messages))
  }
}
execFileSync(process.execPath, [join(import.meta.dirname, 'generate-messages.ts')], { stdio: 'inherit' })
