import { languageOf } from '@dragoman/sdk/locale'
import { FileRefused } from '../../../kernel/file-refused.ts'
import type { FoundOptions, ParseOptions } from '../format.ts'
import { languageCalled } from '../../tables/language-names.ts'
import { languageOfCode, nameOfLanguage } from '../language-codes.ts'
import { englishName, isSameLanguage } from '../locales.ts'
import { type ParameterValues, textOf } from '../parameters.ts'

/**
 * The columns by their purpose, counted from 0. With `target`, translations go there, else in the place of their
 * source.
 */
export type Columns = {
  sources: readonly number[]
  target: number | undefined
  /** The header of the target column where the table has to gain it. */
  added?: string
  key: number | undefined
  context: number | undefined
  note: number | undefined
  maxLength: number | undefined
}

/** How options name columns beside their headers. */
export type ColumnNames = {
  /** The purpose that such a name stands for. */
  what: string
  /** Whether it comes before a header that says the same. */
  isFirst: boolean
  /** Whether a table may gain a column. */
  grows: boolean
  nameOf(index: number): string
  indexOf(name: string): number | undefined
}

const byNumber: ColumnNames = {
  what: 'number',
  isFirst: true,
  grows: true,
  nameOf: (index) => String(index + 1),
  indexOf: (name) => (/^\d{1,5}$/.test(name) ? Number(name) - 1 : undefined),
}

/** The options that name columns. */
export const columnOptions = {
  sources: 'sourceColumns',
  target: 'targetColumn',
  key: 'keyColumn',
  context: 'contextColumn',
  note: 'noteColumn',
  maxLength: 'maxLengthColumn',
} as const

const usual: Readonly<Record<string, readonly string[]>> = {
  sourceColumns: ['source', 'source text', 'source string', 'source language', 'original', 'original text'],
  targetColumn: ['target', 'target text', 'target string', 'target language', 'translation', 'translated text'],
  keyColumn: ['key', 'keys', 'id', 'string id', 'string_id', 'identifier', 'name'],
  contextColumn: ['context'],
  noteColumn: ['note', 'notes', 'comment', 'comments', 'description'],
  maxLengthColumn: ['max length', 'maxlength', 'max_length', 'max. length', 'limit'],
}

/** Other names that a header gives to columns, and none of them to what is translated. */
const otherNames: ReadonlySet<string> = new Set([
  'text',
  'string',
  'value',
  'message',
  'content',
  'language',
  'locale',
  'type',
  'status',
  'file',
  'path',
  'title',
])

/** Columns that are named so are hardly ever texts. */
const clearNames = new Set([
  ...usual['sourceColumns']!,
  ...usual['targetColumn']!,
  ...usual['keyColumn']!.filter((name) => name !== 'name'),
])

/**
 * Whether the first row of a table names its columns: an option names one of them by it, or it has the usual names, or
 * words where the other rows have numbers. Else it is a row like the others, so that none of its texts is lost.
 */
export function hasHeader(
  rows: readonly (readonly string[])[],
  values: ParameterValues,
  options: Pick<ParseOptions, 'sourceLocale' | 'targetLocale' | 'languageCodes'>,
): boolean {
  const [first = [], ...others] = rows
  const names = first.map((name) => name.trim().toLowerCase())
  const wanted = Object.values(columnOptions).flatMap((key) =>
    textOf(values, key)
      .split(',')
      .map((name) => name.trim().toLowerCase()),
  )
  if (wanted.some((name) => name !== '' && !isNumber(name) && names.includes(name))) return true
  const isOverNumbers = first.some((name, index) => {
    const below = others.map((row) => row[index]?.trim() ?? '').filter((value) => value !== '')
    return /\p{L}/u.test(name) && below.length > 0 && below.every(isNumber)
  })
  if (isOverNumbers) return true
  const languages = [options.sourceLocale, options.targetLocale].flatMap(
    (locale) => columnOf(names, locale, options) ?? [],
  )
  const words = names.map((name) => name.replace(inBrackets, '')).filter((name) => name !== '')
  if (languages.length > 0 || words.some((word) => clearNames.has(word) || isLanguage(word))) return true
  const named = words.filter(
    (word) =>
      otherNames.has(word) || wordsAndTags.has(word) || Object.values(usual).some((list) => list.includes(word)),
  )
  return named.length > 1 || (named.length === 1 && words.length === 1)
}

/** Tags of languages that are English words as well. */
const wordsAndTags: ReadonlySet<string> = new Set([
  'am',
  'an',
  'as',
  'be',
  'hi',
  'ho',
  'id',
  'in',
  'is',
  'it',
  'my',
  'no',
  'or',
  'so',
  'to',
])

/**
 * Whether a header is a language, whichever ones a table is read for: its name or its tag. Names of languages with tags of
 * three letters are words of texts as well.
 */
export function isLanguage(header: string): boolean {
  const word = header.trim().toLowerCase()
  const tag = tagOf(word, {}) ?? tagOf(word.replace(inBrackets, ''), {})
  if (tag === undefined || !/^[a-z]{2}(?:-|$)/.test(tag) || wordsAndTags.has(word.replace(inBrackets, ''))) return false
  return englishName(tag) !== undefined
}

/** The tag that a header is or names, with what brackets say: `German (de-AT)`, `English (US)`, `de (German)`. */
function tagOf(name: string, options: Coded): string | undefined {
  if (name.length > 200) return undefined
  const tag = languageOfCode(options, name).replaceAll('_', '-').toLowerCase()
  if (isTag(tag)) return tag
  const named = languageCalled(name)
  if (named !== undefined) return named.toLowerCase()
  const [, before = '', within = ''] = /^(.+?)\s*[([]([^()[\]]{1,50})[)\]]$/.exec(name) ?? []
  const inner = within.replaceAll('_', '-')
  const language = languageCalled(before)
  if (language === undefined) return languageCalled(within) === undefined ? undefined : tagOf(before, options)
  const code = languageOfCode(options, inner)
  if (isTag(code) && (languageOf(code) === languageOf(language) || isSameLanguage(code, language))) return code
  return /^[a-z]{2}$/.test(inner) ? `${language}-${inner}`.toLowerCase() : undefined
}

const isNumber = (value: string): boolean => /^[\d.,]+$/.test(value)

/**
 * Completes the options that `columns` leave open: by the header where it tells the column from the others, else by
 * number.
 */
export function foundColumns(
  columns: Columns,
  header: readonly string[] | undefined,
  values: ParameterValues,
  names: ColumnNames = byNumber,
): FoundOptions {
  const headers = header?.map((name) => name.trim())
  const nameOf = (index: number): string => {
    const name = headers?.[index] ?? ''
    const isClear = headers?.findIndex((one) => one.toLowerCase() === name.toLowerCase()) === index
    return isClear && name !== '' && !isNumber(name) && !name.includes(',') ? name : names.nameOf(index)
  }
  const found = Object.entries(columnOptions).flatMap(([role, key]): [string, string][] => {
    const column = columns[role as keyof typeof columnOptions]
    if (column === undefined || textOf(values, key).trim() !== '') return []
    if (role === 'target' && columns.added !== undefined) return []
    return [[key, typeof column === 'number' ? nameOf(column) : column.map(nameOf).join(', ')]]
  })
  return Object.fromEntries(found)
}

/**
 * The columns that the options name, by number (from 1) or by what the header says. What they leave open is found by the
 * usual names in the header, the languages' codes among them; without any source column, all columns that are left are
 * sources. `width` is the number of columns.
 * @throws FileRefused naming the option whose column does not exist
 */
export function findColumns(
  header: readonly string[] | undefined,
  width: number,
  values: ParameterValues,
  options: ParseOptions,
  names: ColumnNames = byNumber,
): Columns {
  const headers = header?.map((name) => name.trim().toLowerCase())
  const refuse = (reason: string): never => {
    throw new FileRefused({ file: options.fileName, line: 1, reason })
  }
  const named = (key: string, name: string): number => {
    const place = headers?.indexOf(name.toLowerCase()) ?? -1
    const index = names.isFirst ? (names.indexOf(name) ?? place) : place === -1 ? (names.indexOf(name) ?? -1) : place
    if (index === -1 && name === '0') refuse(`The parser option "${key}" has column 0. Columns are counted from 1.`)
    if (index === -1)
      refuse(`The parser option "${key}" says "${name}", but no column has that name. Use its header or ${names.what}.`)
    return index
  }
  const byHeader = (key: string): number | undefined => {
    const found = headers?.findIndex((name) => usual[key]?.includes(name.replace(inBrackets, '')) === true)
    return found === -1 ? undefined : found
  }
  const one = (key: string): number | undefined => {
    const name = textOf(values, key).trim()
    return name === '' ? byHeader(key) : named(key, name)
  }
  const facts = {
    key: one('keyColumn'),
    context: one('contextColumn'),
    note: one('noteColumn'),
    maxLength: one('maxLengthColumn'),
  }
  const taken = new Set<number | undefined>(Object.values(facts))
  const byLanguage = (locale: string): number | undefined =>
    headers ? columnOf(headers, locale, options, taken) : undefined
  const list = textOf(values, 'sourceColumns')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
  const usualSource = list.length === 0 ? (byHeader('sourceColumns') ?? byLanguage(options.sourceLocale)) : undefined
  const usualTarget = one('targetColumn') ?? byLanguage(options.targetLocale)
  const isOther = (index: number): boolean => isOtherLanguage(headers?.[index] ?? '', options)
  const left = (target: number | undefined): number[] => {
    const all = Array.from({ length: width }, (_, index) => index)
    const free = all.filter((index) => index !== target && !taken.has(index))
    const ours = free.filter((index) => !isOther(index))
    return ours.length > 0 && !free.some((index) => isOther(index) && wasSource(index, options)) ? ours : free
  }
  const hasSource =
    list.length > 0 ||
    usualSource !== undefined ||
    left(usualTarget).length === 1 ||
    textOf(values, 'targetColumn').trim() !== ''
  const target = hasSource ? usualTarget : undefined
  const given =
    list.length > 0
      ? list.map((name) => named('sourceColumns', name))
      : usualSource === undefined
        ? undefined
        : [usualSource]
  const sources = given ?? left(target)
  if (target !== undefined && sources.length > 1) {
    refuse('The parser option "targetColumn" needs one source column. Name it in "sourceColumns".')
  }
  const [source] = sources
  const hasOthers = headers?.some((_, index) => index !== source && isOther(index)) === true
  // The texts of other languages stay, so do those of the source.
  const grows = header !== undefined && names.grows && options.filter !== 'table_fwc'
  if (grows && hasOthers && usualTarget === undefined && sources.length === 1 && source !== undefined)
    return { ...facts, sources, target: width, added: headerLike(header, source, options) }
  return { ...facts, sources, target: target === source ? undefined : target }
}

/** Whether an earlier version has read the texts of a column. */
function wasSource(index: number, { readBefore = [] }: ParseOptions): boolean {
  const ofColumn = new RegExp(String.raw`/${index + 1}(?:#\d+)?~*$`)
  return readBefore.some(({ key }) => ofColumn.test(key))
}

/** Whether a header is a language that its project does not translate from or into. */
const isOtherLanguage = (name: string, options: ParseOptions): boolean =>
  isLanguage(name) &&
  columnOf([name], options.sourceLocale, options) === undefined &&
  columnOf([name], options.targetLocale, options) === undefined

/** The header of a new column for the target language, spelled as the others are: `es`, `pt_BR`, `ES`, `Spanish`. */
function headerLike(header: readonly string[], source: number, options: ParseOptions): string {
  const { targetLocale } = options
  const names = header.map((name) => name.trim())
  const own = isLanguage(names[source] ?? '') ? names[source] : undefined
  const model = own ?? names.find(isLanguage) ?? ''
  if (!isTag(model.toLowerCase())) return englishName(targetLocale) ?? targetLocale
  const isSplit = names.some((name) => isLanguage(name) && isTag(name.toLowerCase()) && name.includes('_'))
  const spelled = isSplit ? targetLocale.replaceAll('-', '_') : targetLocale
  const name = nameOfLanguage(options, targetLocale, spelled)
  return names.filter((one) => isLanguage(one)).every((one) => one === one.toUpperCase()) ? name.toUpperCase() : name
}

/** The column, none of those `taken`, with a locale's tag or name; the very locale's before others of its language. */
function columnOf(
  names: readonly string[],
  locale: string,
  options: Coded,
  taken: ReadonlySet<number | undefined> = new Set(),
): number | undefined {
  const tag = locale.toLowerCase()
  const tags = names.map((name) => tagOf(name, options))
  const withoutBrackets = names.map((name) => tagOf(name.replace(inBrackets, ''), options))
  const isSame = (one: string | undefined): boolean => one !== undefined && isSameLanguage(one, locale)
  const ways: ((index: number) => boolean)[] = [
    (index) => tags[index] === tag,
    (index) => isSame(tags[index]),
    (index) => tags[index] === undefined && isSame(withoutBrackets[index]),
  ]
  return ways
    .map((fits) => names.findIndex((_, index) => !taken.has(index) && fits(index)))
    .find((index) => index !== -1)
}

type Coded = Pick<ParseOptions, 'languageCodes'>

/** `Source (en)`, `English (US)`. */
const inBrackets = /\s*[([][^()[\]]{0,50}[)\]]$/

function isTag(name: string): boolean {
  return /^[a-z]{2,3}(?:[-_][a-z0-9]{2,8})*$/.test(name)
}
