import {
  readQuery,
  type QueryError,
  type QueryErrorCode,
  type QueryFields,
  type QueryNode,
  type QueryValue,
} from '@dragoman/sdk/query-line'
import { startOfDay } from '@dragoman/sdk/zoned-days'
import { and, isNull, or, sql, type AnyColumn, type SQL, type SQLWrapper } from 'drizzle-orm'
import { isoDay } from './days.ts'
import { containing } from './paging.ts'
import { ApiError } from './refusals.ts'

/** Translates the fields and words of a query line to SQL. Each condition tells whether a row has one of the values. */
export interface QueryMeaning<Fields extends QueryFields> {
  fields: { [Field in keyof Fields]: (value: QueryValue) => SQL | undefined }
  word: (text: string) => SQL | undefined
}

/** Fields that a query line has beside those that are always there. */
export interface FurtherFields {
  fields: QueryFields
  meaning: Readonly<Record<string, (value: QueryValue) => SQL | undefined>>
}

/** When and where a line is read, which decides what day it is. */
export interface ReadingAt {
  now: Date
  timezone: string
}

/** Reads a query line and makes a condition of it; undefined for an empty one, 400 with its place for a wrong one. */
export function queryCondition<Fields extends QueryFields>(
  line: string | undefined,
  fields: Fields,
  { now, timezone }: ReadingAt,
  meaning: QueryMeaning<Fields>,
  further?: FurtherFields,
): SQL | undefined {
  const { node, error } = readQuery(line ?? '', { ...fields, ...further?.fields }, now.getTime(), timezone)
  if (error) throw refusedQuery(error)
  if (!node) return undefined
  const meanings = { ...further?.meaning, ...meaning.fields }
  return conditionOf(node, {
    word: meaning.word,
    fields: Object.fromEntries(
      Object.entries(meanings).map(([field, mean]) => [
        field,
        (value: QueryValue) => mean(withMoments(value, timezone)),
      ]),
    ),
  })
}

/** Days as the moments at which they begin and end where the reader is. */
function withMoments(value: QueryValue, timezone: string): QueryValue {
  if (value.kind !== 'date') return value
  const { start, end } = value.period
  const moment = (midnight: number) => startOfDay(isoDay(midnight), timezone)
  return { ...value, period: { start: moment(start), end: moment(end) } }
}

function conditionOf(node: QueryNode, meaning: QueryMeaning<QueryFields>): SQL {
  switch (node.kind) {
    case 'and':
      return and(...node.parts.map((part) => conditionOf(part, meaning)))!
    case 'or':
      return or(...node.parts.map((part) => conditionOf(part, meaning)))!
    case 'not':
      // An unknown value doesn't match either: a project without a manager isn't one of hers.
      return sql`(${conditionOf(node.part, meaning)}) is not true`
    case 'word':
      return meaning.word(node.text) ?? sql`true`
    case 'field':
      return or(...node.values.map((value) => meaning.fields[node.field]!(value))) ?? sql`true`
  }
}

const problems: Record<QueryErrorCode, string> = {
  unknownField: 'There is no field with this name',
  unknownValue: "The field doesn't have this value",
  missingValue: 'A value is missing',
  notADate: 'This is not a date',
  notANumber: 'This is not a number',
  notComparable: "The field can't be compared like this",
  openQuote: 'A quotation mark is not closed',
  openBracket: 'A range is not closed',
  openParenthesis: 'A parenthesis is not closed',
  strayParenthesis: 'A parenthesis is not opened',
  missingOperand: 'A condition is missing',
  tooLong: 'The filter is too long',
}

function refusedQuery({ code, at, text }: QueryError): ApiError {
  const message = `${problems[code]}: ${text || 'at the end'} (characters ${at.from} to ${at.to}).`
  return new ApiError(400, message, {
    code: 'INVALID',
    data: { problem: code, from: at.from, to: at.to },
    errors: [{ field: 'query.filter', message, rule: code }],
  })
}

const isTrue = (condition: SQL | undefined) => condition ?? sql`false`

/** A text in one of some columns. */
export const textIn =
  (...columns: SQLWrapper[]) =>
  (value: QueryValue): SQL =>
    isTrue(or(...columns.map((column) => textCondition(column, value))))

function textCondition(column: SQLWrapper, value: QueryValue): SQL | undefined {
  if (value.kind === 'none') return isNull(column)
  if (value.kind !== 'text') return sql`false`
  const { match, text } = value
  const pattern = containing(text)
  if (match === 'exact') return sql`lower(${column}) = lower(${text}::text)`
  if (match === 'startsWith') return sql`${column} ilike ${pattern.slice(1)}`
  if (match === 'endsWith') return sql`${column} ilike ${pattern.slice(0, -1)}`
  if (match === 'words') return and(...wordsOf(text).map((word) => sql`${column} ilike ${containing(word)}`))
  return sql`${column} ilike ${pattern}`
}

/** The words of a text, at most ten of them. */
const wordsOf = (text: string) => text.trim().split(/\s+/).slice(0, 10)

/** Words without a field: in one of some columns. */
export const textAnywhere =
  (...columns: SQLWrapper[]) =>
  (text: string): SQL =>
    isTrue(or(...columns.map((column) => sql`${column} ilike ${containing(text)}`)))

/** Whether one of the tags in a column is asked for. */
export const taggedIn =
  (column: AnyColumn) =>
  (value: QueryValue): SQL => {
    if (value.kind === 'none') return sql`cardinality(${column}) = 0`
    // A tag is meant as a whole, unless a star says otherwise.
    const wanted: QueryValue =
      value.kind === 'text' && value.match === 'contains' ? { ...value, match: 'exact' } : value
    return sql`exists (select 1 from unnest(${column}) as tag (name) where ${textIn(sql`tag.name`)(wanted)})`
  }

/** A code in a column of several. */
export const codeAmong =
  (column: AnyColumn) =>
  (value: QueryValue): SQL =>
    value.kind === 'code'
      ? sql`${value.code} = any(${column})`
      : isTrue(value.kind === 'none' ? sql`cardinality(${column}) = 0` : undefined)

/** A code in a column. */
export const codeIn =
  (column: SQLWrapper) =>
  (value: QueryValue): SQL =>
    value.kind === 'code' ? sql`${column} = ${value.code}` : isTrue(value.kind === 'none' ? isNull(column) : undefined)

/** A time in a column. */
export const dateIn =
  (column: SQLWrapper) =>
  (value: QueryValue): SQL => {
    if (value.kind === 'none') return isNull(column)
    if (value.kind !== 'date') return sql`false`
    const [start, end] = [value.period.start, value.period.end].map((time) => new Date(time).toISOString())
    switch (value.is) {
      case '<':
        return sql`${column} < ${start}::timestamptz`
      case '<=':
        return sql`${column} < ${end}::timestamptz`
      case '>':
        return sql`${column} >= ${end}::timestamptz`
      case '>=':
        return sql`${column} >= ${start}::timestamptz`
      case '=':
        return sql`(${column} >= ${start}::timestamptz and ${column} < ${end}::timestamptz)`
    }
  }

/** A number in a column. */
export const numberIn =
  (column: SQLWrapper) =>
  (value: QueryValue): SQL => {
    if (value.kind === 'none') return isNull(column)
    if (value.kind === 'numbers') return sql`${column} between ${value.from} and ${value.to}`
    if (value.kind !== 'number') return sql`false`
    return sql`${column} ${sql.raw(value.is)} ${value.number}`
  }
