import { readFileSync } from 'node:fs'
import { type Catalogs, formatCatalog, sourceLocale } from './catalogs.ts'
import { messageShape, pluralUses } from './message-shape.ts'

/** Lists the problems of one catalog: each entry names a message and its problem. */
export function catalogProblems(catalogs: Catalogs, locale: string, area: string): string[] {
  const source = catalogs.read(sourceLocale, area)
  const messages = catalogs.read(locale, area)
  const problems = [
    ...[...source.keys()].filter((id) => !messages.has(id)).map((id) => `${id}: missing`),
    ...[...messages].flatMap(([id, message]) => messageProblems(id, message, source.get(id), locale)),
  ]
  const isFormatted = readFileSync(catalogs.path(locale, area), 'utf8') === formatCatalog(locale, messages)
  return isFormatted ? problems : [...problems, `${area}.po: not in the order and format that the tool writes`]
}

/** A message has to parse, take the values and tags of the English one, and know the plurals of its language. */
export function messageProblems(id: string, message: string, english: string | undefined, locale: string): string[] {
  if (english === undefined) return [`${id}: not in the English catalog`]
  try {
    const isSame = shapeText(message) === shapeText(english)
    return [...(isSame ? [] : [`${id}: other values or tags than in English`]), ...pluralProblems(id, message, locale)]
  } catch (error) {
    return [`${id}: ${error instanceof Error ? error.message : 'does not parse'}`]
  }
}

function shapeText(message: string): string {
  const { values, tags } = messageShape(message)
  return JSON.stringify([Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1)), tags])
}

function pluralProblems(id: string, message: string, locale: string): string[] {
  return pluralUses(message).flatMap(({ type, keys }) => {
    const { possible, counted } = pluralsOf(locale, type === 'plural' ? 'cardinal' : 'ordinal')
    const named = keys.filter((key) => !key.startsWith('='))
    const unknown = named.filter((key) => !possible.includes(key))
    const missing = ['other', ...counted].filter((key) => !named.includes(key))
    return [
      ...unknown.map((key) => `${id}: ${locale} has no plural ${key}`),
      ...missing.map((key) => `${id}: no case for the plural ${key}`),
    ]
  })
}

const plurals = new Map<string, { possible: readonly string[]; counted: ReadonlySet<string> }>()

/** The plurals of a language, and those that numbers take which people count. */
function pluralsOf(locale: string, type: Intl.PluralRuleType) {
  const known = plurals.get(`${locale} ${type}`)
  if (known) return known
  const rules = new Intl.PluralRules(locale, { type })
  const counted = new Set<string>(Array.from({ length: 1001 }, (_, count) => rules.select(count)))
  const found = { possible: rules.resolvedOptions().pluralCategories, counted }
  plurals.set(`${locale} ${type}`, found)
  return found
}
