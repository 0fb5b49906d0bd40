import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { formatFor } from '../engines/formats/formats.ts'
import type { ParsedSegment } from '../engines/formats/format.ts'

const checkout = resolve(import.meta.dirname, '../../../..')

/** Parser options for our own catalogs: their msgid is an id, and the English text is the msgstr. */
export const catalogParameters = { sourceFrom: 'msgstr' }

/** A file of this product: the words of an area (`shell.po`) or a document (`README.md`). */
export const readSource = (path: string): Uint8Array => readFileSync(resolve(checkout, path))

export const catalogPath = (locale: string, area: string): string => `apps/web/src/i18n/${locale}/${area}.po`

/**
 * The translations that we have of an area of the web app, by the keys of its English segments. `targetLocale` is a
 * BCP 47 tag and decides which plural forms there are.
 */
export function catalogTranslations(area: string, targetLocale: string): Map<string, string> {
  const parse = (locale: string) =>
    formatFor(`${area}.po`).parse(readSource(catalogPath(locale, area)), {
      fileName: `${area}.po`,
      sourceLocale: 'en',
      targetLocale,
      parameters: catalogParameters,
      applySourceSegmentation: false,
    }).segments
  const translated = new Map(parse(targetLocale).map((segment) => [segment.key, segment]))
  const segments = parse('en')
  const found = new Map<string, string>()
  const otherForms = new Map<string, string>()
  for (const segment of segments) {
    const translation = translated.get(segment.key)
    const text = translation && renumber(translation, segment)
    if (!text) continue
    found.set(segment.key, text)
    if (segment.plural?.category === 'other') otherForms.set(segment.plural.group, text)
  }
  // A form that leaves the number out has other tags than its source: the general form is right, if less elegant.
  for (const { key, plural } of segments) {
    const text = plural && otherForms.get(plural.group)
    if (text && !found.has(key)) found.set(key, text)
  }
  return found
}

/** A translation with the tag numbers of its source; null when it has tags that the source lacks. */
function renumber(translation: ParsedSegment, source: ParsedSegment): string | null {
  const unused = [...source.codes]
  const numbers = new Map<number, number>()
  for (const { id, open } of translation.codes) {
    const at = unused.findIndex((code) => code.open === open)
    const [match] = at < 0 ? [] : unused.splice(at, 1)
    if (!match) return null
    numbers.set(id, match.id)
  }
  if (unused.length > 0) return null
  return translation.source.replace(/⟦(\/?)(\d+)(\/?)⟧/g, (_, close: string, id: string, alone: string) => {
    return `⟦${close}${numbers.get(Number(id)) ?? id}${alone}⟧`
  })
}
