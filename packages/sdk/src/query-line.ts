import {
  QueryRefused,
  readTokens,
  type Comparison,
  type FieldToken,
  type QueryError,
  type QueryErrorCode,
  type QuerySpan,
  type Token,
  type WordToken,
  type WrittenValue,
} from './query-tokens.ts'
import { dayOf } from './zoned-days.ts'

export type { Comparison, QueryError, QueryErrorCode, QuerySpan } from './query-tokens.ts'

/**
 * How a text is compared: anywhere in it (`tag:legal`), as a whole (`tag:="legal"`), at its beginning (`file:ui*`) or end
 * (`file:*.docx`), or by its words in any order (`name:~"manual pump"`). Case never matters.
 */
export type TextMatch = 'contains' | 'exact' | 'startsWith' | 'endsWith' | 'words'

/**
 * A span of days, its end excluded, by their midnights in UTC as epoch milliseconds: `2026-12-01` is that whole day, wherever
 * its reader is. `startOfDay` of `@dragoman/sdk/zoned-days` gives the moments in a time zone.
 */
export interface QueryPeriod {
  start: number
  end: number
}

/** A value that a field is compared with. Codes are as the API has them; locales are in lower case with underscores. */
export type QueryValue =
  | { kind: 'text'; match: TextMatch; text: string }
  | { kind: 'code'; code: string }
  | { kind: 'number'; is: Comparison | '='; number: number }
  | { kind: 'numbers'; from: number; to: number }
  | { kind: 'date'; is: Comparison | '='; period: QueryPeriod }
  | { kind: 'me' }
  | { kind: 'none' }

/** A query line, understood. Several values of one field (`status:draft,pending`) are alternatives. */
export type QueryNode =
  | { kind: 'and' | 'or'; parts: QueryNode[]; at: QuerySpan }
  | { kind: 'not'; part: QueryNode; at: QuerySpan }
  | { kind: 'word'; text: string; at: QuerySpan }
  | { kind: 'field'; field: string; values: QueryValue[]; at: QuerySpan }

/**
 * The content of a field: `text`, `person` (a name, or `me`), `locale`, `date`, `number`, or one of some codes;
 * `hasNone` where it can be empty, which `field:none` finds.
 */
export interface QueryField {
  kind: 'text' | 'person' | 'locale' | 'date' | 'number' | 'code'
  codes?: readonly string[]
  /** Other names of codes. */
  aliases?: Readonly<Record<string, string>>
  hasNone?: boolean
}

export type QueryFields = Readonly<Record<string, QueryField>>

/** The limits of a query line: characters, and conditions in it. */
export const queryLimits = { characters: 1000, conditions: 50 } as const

/**
 * Reads a query line: `status:draft due:<2026-12-01 -tag:legal`. What stands side by side must all hold; `OR`, `NOT` or
 * `-`, and parentheses as usual. Dates are `2026-12-01`, `2026-12`, `today`, `"2 weeks ago"`, `"in 3 days"`, `this-week`;
 * ranges `[a to b]`. An empty line is null, which everything fulfills. Names of fields and codes are read in any case.
 * @param now epoch milliseconds, for dates such as `today`
 * @param timezone where it is that day, such as `Europe/Berlin`
 */
export function readQuery(
  line: string,
  fields: QueryFields,
  now: number,
  timezone = 'UTC',
): { node: QueryNode | null; error?: undefined } | { node?: undefined; error: QueryError } {
  if (line.length > queryLimits.characters)
    return { error: fail('tooLong', { from: queryLimits.characters, to: line.length }, '') }
  try {
    return { node: new Reader(line, fields, Date.parse(dayOf(now, timezone))).all() }
  } catch (error) {
    if (error instanceof QueryRefused) return { error: error.found }
    throw error
  }
}

/** The parts of a line that must all hold, as they are written: `a:1 (b:2 OR c:3)` has two. Empty where it has an error. */
export function queryParts(line: string, fields: QueryFields, now: number): string[] {
  const { node } = readQuery(line, fields, now)
  if (!node) return []
  const parts = node.kind === 'and' ? node.parts : [node]
  return parts.map(({ at }) => line.slice(at.from, at.to))
}

/** A value as a line must have it: in quotation marks where it has spaces or signs of its own. */
export const quoteValue = (value: string): string =>
  /^[\p{L}\p{N}_][\p{L}\p{N}_.@/+-]*$/u.test(value) ? value : `"${value.replace(/["\\]/g, '\\$&')}"`

/** A line for which something more must hold. Alternatives are put in parentheses first. */
export function withCondition(line: string, condition: string, fields: QueryFields, now: number): string {
  const present = line.trim()
  if (!present) return condition
  const reads = (text: string) => readQuery(text, fields, now).node
  const isGroup = /^\(.*\)$/s.test(present) && reads(present.slice(1, -1))
  return `${reads(present)?.kind === 'or' && !isGroup ? `(${present})` : present} ${condition}`
}

const fail = (code: QueryErrorCode, at: QuerySpan, text: string): QueryError => ({ code, at, text })

const deepest = 20

class Reader {
  private next = 0
  private depth = 0
  private conditions = 0
  private readonly line: string
  private readonly tokens: readonly Token[]
  private readonly fields: QueryFields
  /** The day as midnight in UTC. */
  private readonly today: number

  constructor(line: string, fields: QueryFields, today: number) {
    this.line = line
    this.tokens = readTokens(line)
    this.fields = fields
    this.today = today
  }

  all(): QueryNode | null {
    if (this.tokens.length === 0) return null
    const node = this.either()
    const rest = this.tokens[this.next]
    if (rest) throw this.refused('strayParenthesis', rest)
    return node
  }

  private either(): QueryNode {
    const parts = [this.both()]
    while (this.takes('or')) parts.push(this.both())
    return this.joined('or', parts)
  }

  private both(): QueryNode {
    const parts = [this.one()]
    for (let token = this.peek(); token && token.kind !== 'or' && token.kind !== 'close'; token = this.peek()) {
      if (token.kind === 'and') this.next += 1
      parts.push(this.one())
    }
    return this.joined('and', parts)
  }

  private one(): QueryNode {
    const token = this.peek()
    if (!token || token.kind === 'or' || token.kind === 'and' || token.kind === 'close')
      throw this.refused('missingOperand', token ?? this.end())
    this.next += 1
    if (token.kind === 'word' || token.kind === 'field') return this.condition(token)
    if (token.kind === 'not') {
      const part = this.nested(() => this.one(), token)
      return { kind: 'not', part, at: { from: token.from, to: part.at.to } }
    }
    const node = this.nested(() => this.either(), token)
    const close = this.peek()
    if (close?.kind !== 'close') throw this.refused('openParenthesis', token)
    this.next += 1
    return { ...node, at: { from: token.from, to: close.to } }
  }

  private condition(token: FieldToken | WordToken): QueryNode {
    this.conditions += 1
    if (this.conditions > queryLimits.conditions) throw this.refused('tooLong', token)
    if (token.kind === 'word') return { kind: 'word', text: token.text, at: spanOf(token) }
    return this.field(token)
  }

  private nested<Node>(read: () => Node, token: Token): Node {
    this.depth += 1
    if (this.depth > deepest) throw this.refused('tooLong', token)
    const node = read()
    this.depth -= 1
    return node
  }

  private field(token: FieldToken): QueryNode {
    const name = token.name.toLowerCase()
    const field = Object.hasOwn(this.fields, name) ? this.fields[name] : undefined
    if (!field) throw this.refused('unknownField', { from: token.from, to: token.from + token.name.length })
    if (token.values.length === 0) throw this.refused('missingValue', token)
    const values = token.values.map((written) =>
      readValue(written, field, this.today, (code) => this.refused(code, written)),
    )
    return { kind: 'field', field: name, values, at: spanOf(token) }
  }

  private joined(kind: 'and' | 'or', parts: QueryNode[]): QueryNode {
    const [first] = parts
    if (parts.length === 1) return first!
    return { kind, parts, at: { from: first!.at.from, to: parts.at(-1)!.at.to } }
  }

  private peek(): Token | undefined {
    return this.tokens[this.next]
  }

  private takes(kind: Token['kind']): boolean {
    if (this.peek()?.kind !== kind) return false
    this.next += 1
    return true
  }

  private end(): QuerySpan {
    const last = this.tokens.at(-1)
    return last ? spanOf(last) : { from: 0, to: 0 }
  }

  private refused(code: QueryErrorCode, { from, to }: QuerySpan): QueryRefused {
    return new QueryRefused(fail(code, { from, to }, this.line.slice(from, to)))
  }
}

const spanOf = ({ from, to }: QuerySpan): QuerySpan => ({ from, to })

function readValue(
  written: WrittenValue,
  field: QueryField,
  today: number,
  refused: (code: QueryErrorCode) => QueryRefused,
): QueryValue {
  if (field.hasNone && isPlain(written) && written.text.toLowerCase() === 'none') return { kind: 'none' }
  switch (field.kind) {
    case 'date': {
      const periods = written.range
        ? written.range.map((end) => readPeriod(end, today))
        : [readPeriod(written.text, today)]
      const [first, last = first] = periods
      if (!first || !last || periods.includes(undefined)) throw refused('notADate')
      if (written.range) return { kind: 'date', is: '=', period: { start: first.start, end: last.end } }
      if (written.sign === '~') throw refused('notComparable')
      return { kind: 'date', is: written.sign ?? '=', period: first }
    }
    case 'number': {
      const numbers = (written.range ?? [written.text]).map(readNumber)
      const [first, last] = numbers
      if (first === undefined || numbers.includes(undefined)) throw refused('notANumber')
      if (written.range) return { kind: 'numbers', from: first, to: last! }
      if (written.sign === '~') throw refused('notComparable')
      return { kind: 'number', is: written.sign ?? '=', number: first }
    }
    case 'code': {
      if (isCompared(written)) throw refused('notComparable')
      const wanted = codeOf(aliasIn(field, written.text.toLowerCase()) ?? written.text)
      const code =
        field.codes?.find((known) => codeOf(known) === wanted) ?? (field.codes ? undefined : written.text.toUpperCase())
      if (code === undefined) throw refused('unknownValue')
      return { kind: 'code', code }
    }
    case 'locale':
      if (isCompared(written)) throw refused('notComparable')
      return { kind: 'code', code: written.text.toLowerCase().replaceAll('-', '_') }
    case 'person':
      if (isPlain(written) && written.text.toLowerCase() === 'me') return { kind: 'me' }
      return readText(written, refused)
    case 'text':
      return readText(written, refused)
  }
}

const aliasIn = ({ aliases }: QueryField, name: string) =>
  aliases && Object.hasOwn(aliases, name) ? aliases[name] : undefined

const codeOf = (text: string) => text.toLowerCase().replaceAll(/[\s-]/g, '_')

const isPlain = ({ isQuoted, sign, range }: WrittenValue) => !isQuoted && !sign && !range

const isCompared = ({ sign, range }: WrittenValue) => Boolean(range) || (sign !== undefined && sign !== '=')

function readText(written: WrittenValue, refused: (code: QueryErrorCode) => QueryRefused): QueryValue {
  const { text, sign, isQuoted, range } = written
  if (range || (sign && sign !== '=' && sign !== '~')) throw refused('notComparable')
  if (text.trim() === '') throw refused('missingValue')
  if (sign === '=') return { kind: 'text', match: 'exact', text }
  if (sign === '~') return { kind: 'text', match: 'words', text }
  if (isQuoted || text.length < 2) return { kind: 'text', match: 'contains', text }
  if (text.endsWith('*')) return { kind: 'text', match: 'startsWith', text: text.slice(0, -1) }
  if (text.startsWith('*')) return { kind: 'text', match: 'endsWith', text: text.slice(1) }
  return { kind: 'text', match: 'contains', text }
}

const readNumber = (text: string): number | undefined =>
  /^-?\d{1,12}(\.\d{1,6})?$/.test(text) ? Number(text) : undefined

const day = 86_400_000
const utc = (year: number, month: number, date: number) => Date.UTC(year, month, date)

/** A day, month, year, or a word for one; undefined where it is none. */
function readPeriod(written: string, today: number): QueryPeriod | undefined {
  const text = written.trim().toLowerCase()
  const exact = /^(\d{4})(?:-(\d\d))?(?:-(\d\d))?$/.exec(text)
  if (exact) return calendarPeriod(exact)
  const dayAt = (start: number): QueryPeriod => ({ start, end: start + day })
  if (text === 'today') return dayAt(today)
  if (text === 'tomorrow') return dayAt(today + day)
  if (text === 'yesterday') return dayAt(today - day)
  const named = /^(this|last|next)[- ](week|month|year)$/.exec(text)
  if (named) return namedPeriod(today, named[2]!, { last: -1, this: 0, next: 1 }[named[1] as 'this'])
  const short = /^([+-]?)(\d{1,4})([dwmy])$/.exec(text)
  if (short) return dayAt(shifted(today, (short[1] === '-' ? -1 : 1) * Number(short[2]), short[3]!))
  const ago = /^(\d{1,4}) (day|week|month|year)s? ago$/.exec(text)
  if (ago) return dayAt(shifted(today, -Number(ago[1]), ago[2]!))
  const ahead = /^in (\d{1,4}) (day|week|month|year)s?$/.exec(text)
  return ahead ? dayAt(shifted(today, Number(ahead[1]), ahead[2]!)) : undefined
}

function calendarPeriod([, yearText, monthText, dayText]: RegExpExecArray): QueryPeriod | undefined {
  const year = Number(yearText)
  if (!monthText) return { start: utc(year, 0, 1), end: utc(year + 1, 0, 1) }
  const month = Number(monthText) - 1
  if (month < 0 || month > 11) return undefined
  if (!dayText) return { start: utc(year, month, 1), end: utc(year, month + 1, 1) }
  const start = utc(year, month, Number(dayText))
  const isThere = new Date(start).getUTCMonth() === month && Number(dayText) > 0
  return isThere ? { start, end: start + day } : undefined
}

/** The week begins on Monday. */
function namedPeriod(today: number, what: string, by: number): QueryPeriod {
  const date = new Date(today)
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()]
  if (what === 'year') return { start: utc(year + by, 0, 1), end: utc(year + by + 1, 0, 1) }
  if (what === 'month') return { start: utc(year, month + by, 1), end: utc(year, month + by + 1, 1) }
  const start = today - ((date.getUTCDay() + 6) % 7) * day + by * 7 * day
  return { start, end: start + 7 * day }
}

function shifted(today: number, count: number, what: string): number {
  if (what.startsWith('d')) return today + count * day
  if (what.startsWith('w')) return today + count * 7 * day
  const date = new Date(today)
  const months = what.startsWith('m') ? count : count * 12
  const target = utc(date.getUTCFullYear(), date.getUTCMonth() + months, 1)
  // A month later than January 31 is the last day of February.
  const last = new Date(utc(date.getUTCFullYear(), date.getUTCMonth() + months + 1, 0)).getUTCDate()
  return target + (Math.min(date.getUTCDate(), last) - 1) * day
}
