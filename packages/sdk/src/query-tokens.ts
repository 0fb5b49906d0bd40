/** A part of a query line, as positions of characters: from the first to behind the last. */
export interface QuerySpan {
  from: number
  to: number
}

export type Comparison = '<' | '<=' | '>' | '>='

/** The kinds of mistakes in a query line. */
export type QueryErrorCode =
  | 'unknownField'
  | 'unknownValue'
  | 'missingValue'
  | 'notADate'
  | 'notANumber'
  | 'notComparable'
  | 'openQuote'
  | 'openBracket'
  | 'openParenthesis'
  | 'strayParenthesis'
  | 'missingOperand'
  | 'tooLong'

export interface QueryError {
  code: QueryErrorCode
  at: QuerySpan
  /** The text of the token as it was typed. */
  text: string
}

/** Thrown while a line is read. */
export class QueryRefused extends Error {
  readonly found: QueryError

  constructor(found: QueryError) {
    super(found.code)
    this.found = found
  }
}

/** A value as it stands behind a field. */
export interface WrittenValue {
  text: string
  sign?: Comparison | '=' | '~'
  isQuoted: boolean
  range?: [string, string]
  from: number
  to: number
}

/** A field with the values behind it, which are separated by commas. */
export interface FieldToken extends QuerySpan {
  kind: 'field'
  name: string
  values: WrittenValue[]
}

export interface WordToken extends QuerySpan {
  kind: 'word'
  text: string
}

interface SignToken extends QuerySpan {
  kind: 'and' | 'or' | 'not' | 'open' | 'close'
}

/** A piece of a query line. */
export type Token = FieldToken | WordToken | SignToken

const keywords = { AND: 'and', OR: 'or', NOT: 'not' } as const

/** Takes a query line apart. */
export function readTokens(line: string): Token[] {
  const tokens: Token[] = []
  let at = 0
  while (at < line.length) {
    const sign = line[at]!
    if (/\s/.test(sign)) {
      at += 1
      continue
    }
    const token = readToken(line, at)
    tokens.push(token)
    at = token.to
  }
  return tokens
}

function readToken(line: string, from: number): Token {
  const sign = line[from]
  if (sign === '(') return { kind: 'open', from, to: from + 1 }
  if (sign === ')') return { kind: 'close', from, to: from + 1 }
  if (sign === '-' && /[^\s)-]/.test(line[from + 1] ?? '')) return { kind: 'not', from, to: from + 1 }
  if (sign === '"') {
    const { text, to } = readQuoted(line, from)
    return { kind: 'word', text, from, to }
  }
  const name = /^(?:cf\.[\p{L}\p{N}_-]+|\p{L}[\p{L}\p{N}_-]*)(?=:)/iu.exec(line.slice(from))?.[0]
  if (name) return readField(line, from, name)
  const word = /^[^\s()"]+/.exec(line.slice(from))![0]
  const to = from + word.length
  const keyword = Object.hasOwn(keywords, word) ? keywords[word as 'AND'] : undefined
  return keyword ? { kind: keyword, from, to } : { kind: 'word', text: word, from, to }
}

function readField(line: string, from: number, name: string): Token {
  const values: WrittenValue[] = []
  let at = from + name.length + 1
  for (;;) {
    const value = readValue(line, at)
    if (!value) break
    values.push(value)
    at = value.to
    if (line[at] !== ',' || !/[^\s)]/.test(line[at + 1] ?? ' ')) break
    at += 1
  }
  return { kind: 'field', name, values, from, to: at }
}

function readValue(line: string, start: number): WrittenValue | undefined {
  const sign = /^(?:<=|>=|<|>|=|~)/.exec(line.slice(start))?.[0] as WrittenValue['sign']
  const from = start + (sign?.length ?? 0)
  if (line[from] === '"') {
    const { text, to } = readQuoted(line, from)
    return { text, isQuoted: true, from: start, to, ...(sign && { sign }) }
  }
  if (line[from] === '[' && !sign) return readRange(line, from)
  const text = /^[^\s(),"]*/.exec(line.slice(from))![0]
  if (!text) return undefined
  return { text, isQuoted: false, from: start, to: from + text.length, ...(sign && { sign }) }
}

function readRange(line: string, from: number): WrittenValue {
  const end = line.indexOf(']', from)
  if (end < 0) throw refused('openBracket', line, from, line.length)
  const inside = line.slice(from + 1, end)
  const ends = /^\s*(\S.*?)\s+to\s+(\S.*?)\s*$/i.exec(inside)
  if (!ends) throw refused('missingValue', line, from, end + 1)
  const unquoted = (text: string) => text.replace(/^"(.*)"$/, '$1')
  return {
    text: inside,
    isQuoted: false,
    range: [unquoted(ends[1]!), unquoted(ends[2]!)],
    from,
    to: end + 1,
  }
}

function readQuoted(line: string, from: number): { text: string; to: number } {
  let text = ''
  for (let at = from + 1; at < line.length; at += 1) {
    const sign = line[at]!
    if (sign === '"') return { text, to: at + 1 }
    if (sign === '\\' && at + 1 < line.length) {
      at += 1
      text += line[at]!
    } else text += sign
  }
  throw refused('openQuote', line, from, line.length)
}

const refused = (code: QueryErrorCode, line: string, from: number, to: number) =>
  new QueryRefused({ code, at: { from, to }, text: line.slice(from, to) })
