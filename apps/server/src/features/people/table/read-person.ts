import { isLanguage, wireLanguage } from '@dragoman/sdk/languages'
import { isTimezone } from '@dragoman/sdk/zoned-days'
import type { CustomFieldContent } from '@dragoman/sdk/operations/customFields'
import type { TableImportProblem } from '@dragoman/sdk/operations/shared'
import { roleOrder, type Role } from '@dragoman/sdk/roles'
import type { TableLine } from '../../../engines/tables/table-lines.ts'
import { ApiError } from '../../../kernel/refusals.ts'
import { readValue, type StoredValue } from '../../custom-fields/field-value.ts'
import type { FieldRow } from '../../custom-fields/field-access.ts'
import { countries, isCurrency } from '../../locales/regions.ts'
import { cellValues, listCell, problemsOf } from '../../table-imports/table-import.ts'
import { customColumn, type PersonColumn, type PersonTable } from './person-columns.ts'
import { customText } from './person-rows.ts'

interface Named {
  id: string
  name: string
}

/** The things that the names in a table stand for. */
export interface KnownNames {
  organizations: ReadonlyMap<string, readonly Named[]>
  orgUnits: ReadonlyMap<string, readonly Named[]>
}

/** A line about a person: cells as the table would write them, and their meaning. */
export interface ReadPerson {
  texts: Record<string, string>
  roles: Role[]
  pairs: { source: string; target: string }[]
  organizations: Named[]
  orgUnits: Named[]
  tags: string[]
  custom: Map<FieldRow, { value: CustomFieldContent; stored: StoredValue | null }>
  problems: TableImportProblem[]
  note: ReturnType<typeof problemsOf<string>>['note']
}

export const interfaceLanguages = ['en', 'de', 'es', 'fr', 'pt', 'ru', 'ar', 'ja', 'zh']
const statuses = ['ACTIVE', 'INACTIVE', 'DISABLED']
const longest = { name: 200, email: 254, state: 100, city: 100, postalCode: 20, timezone: 64 } as const
const mostTags = 50
const longestTag = 100

const isAddress = (text: string) => /^[^\s@,;<>"]+@[^\s@,;<>"]+\.[^\s@,;<>"]+$/.test(text)

/** Reads a line, and notes what is wrong with its cells by themselves. */
export function readPerson(line: TableLine<string>, table: PersonTable, known: KnownNames): ReadPerson {
  const { problems, note } = problemsOf(line, table.headings)
  const cell = (column: PersonColumn) => line.cells[column] ?? ''
  const texts: Record<string, string> = {}
  const keep = (column: string, text: string) => {
    if (text !== '') texts[column] = text
  }
  for (const column of ['email', 'name', 'state', 'city', 'postalCode', 'timezone'] as const) {
    const limit = longest[column]
    if (cell(column).length > limit)
      note(column, 'TOO_LONG', { limit: String(limit), message: `Enter up to ${limit} characters.` })
    keep(column, cell(column))
  }
  if (cell('email') === '') note('email', 'MISSING', { message: 'Enter an email address.' })
  else if (!isAddress(cell('email')))
    note('email', 'WRONG_VALUE', { limit: 'ada@example.com', message: 'Enter an address such as ada@example.com.' })

  const oneOf = (column: PersonColumn, isKnown: (code: string) => boolean, limit: string, code: string) => {
    if (code === '') return
    if (!isKnown(code)) note(column, 'WRONG_VALUE', { limit, message: `Enter a value such as ${limit}.` })
    keep(column, code)
  }
  oneOf('country', (code) => countries().some((country) => country.code === code), 'DE', cell('country').toUpperCase())
  oneOf('currency', isCurrency, 'EUR', cell('currency').toUpperCase())
  oneOf('timezone', isTimezone, 'Europe/Berlin', cell('timezone'))
  oneOf('status', (code) => statuses.includes(code), statuses.join(', '), cell('status').toUpperCase())
  oneOf(
    'language',
    (code) => interfaceLanguages.includes(code),
    interfaceLanguages.join(', '),
    cell('language').toLowerCase(),
  )

  const words = cell('wordsPerDay')
  if (words !== '' && !(/^\d+$/.test(words) && Number(words) >= 100 && Number(words) <= 100_000)) {
    note('wordsPerDay', 'WRONG_VALUE', { limit: '100–100000', message: 'Enter a whole number from 100 to 100,000.' })
  }
  keep('wordsPerDay', words)

  const roles = cellValues(cell('roles')).flatMap((text): Role[] => {
    const role = roleOrder.find((code) => code === text.toUpperCase().replaceAll(' ', '_'))
    if (role) return [role]
    const limit = roleOrder.slice(1).join(', ')
    note('roles', 'WRONG_VALUE', { limit, value: text, message: `${text} isn’t a role. Enter some of ${limit}.` })
    return []
  })
  keep('roles', listCell(roles))

  const pairs = cellValues(cell('languages')).flatMap((text) => {
    const [source = '', target = '', ...more] = text.split(/\s*[:>→]\s*/u).map(wireLanguage)
    if (more.length === 0 && isLanguage(source) && isLanguage(target) && source !== target) return [{ source, target }]
    const limit = 'en:pt_br'
    note('languages', 'WRONG_VALUE', {
      limit,
      value: text,
      message: `${text} isn’t a language pair. Enter one such as ${limit}.`,
    })
    return []
  })
  keep('languages', listCell(pairs.map(({ source, target }) => `${source}:${target}`)))

  const tags = cellValues(cell('tags'))
  if (tags.length > mostTags)
    note('tags', 'TOO_MANY', { limit: String(mostTags), message: `Enter up to ${mostTags} tags.` })
  const long = tags.find((tag) => tag.length > longestTag)
  if (long !== undefined) {
    const message = `A tag has up to ${longestTag} characters. Shorten it.`
    note('tags', 'TOO_LONG', { limit: String(longestTag), value: long, message })
  }
  keep('tags', listCell(tags))

  const named = (column: 'organizations' | 'orgUnits') => {
    // A name may have a comma or a semicolon itself.
    const whole = known[column].get(cell(column).toLowerCase())
    const found = (whole ? [cell(column)] : cellValues(cell(column))).flatMap((text) => {
      const all = known[column].get(text.toLowerCase()) ?? []
      if (all.length === 1) return all
      const message =
        all.length === 0
          ? `${text} doesn’t exist. Enter a name as the product shows it, or create it first.`
          : `${text} is the name of ${all.length}. Rename all but one, or assign it on the person’s page.`
      note(column, all.length === 0 ? 'UNKNOWN' : 'AMBIGUOUS', { value: text, message })
      return []
    })
    keep(column, listCell(found.map(({ name }) => name)))
    return found
  }
  const read = { roles, pairs, tags, organizations: named('organizations'), orgUnits: named('orgUnits') }
  const custom = new Map<FieldRow, { value: CustomFieldContent; stored: StoredValue | null }>()
  for (const field of table.fields) {
    const text = line.cells[customColumn(field)] ?? ''
    if (text === '') continue
    try {
      const value = customContent(field, text)
      custom.set(field, { value, stored: readValue(field, value, 'body') })
      keep(customColumn(field), customText(value))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const limit = { ...expected, MULTIVALUE: field.options.slice(0, 20).join(', ') }[field.type]
      const message = error.details.errors?.[0]?.message ?? error.message
      note(customColumn(field), 'WRONG_VALUE', { message, limit })
    }
  }
  return { texts, ...read, custom, problems, note }
}

/** Values that fields of a type can hold. */
const expected = { BOOLEAN: 'yes, no', NUMERIC: '42', FREE_TEXT: '…' } as const

/** The content of a cell for a custom field; unchanged where the field can't hold it. */
function customContent({ type, kind, options }: FieldRow, text: string): CustomFieldContent {
  if (type === 'BOOLEAN') return { yes: true, true: true, no: false, false: false }[text.toLowerCase()] ?? text
  if (type === 'NUMERIC') return /^-?\d+$/.test(text) ? Number(text) : text
  return kind === 'MULTI_SELECT' && !options.includes(text) ? cellValues(text) : text
}
