import { parse } from '@messageformat/parser'

type Tokens = ReturnType<typeof parse>
type Token = Tokens[number] | { type: 'octothorpe' }

/** The parts that a message needs to be shown: its arguments with their types, and its tags. */
export interface MessageShape {
  /** TypeScript types by argument name. */
  values: Record<string, string>
  tags: string[]
}

/** The forms that a message's language distinguishes, by `Intl.PluralRules`. */
export interface PluralUse {
  type: 'plural' | 'selectordinal'
  keys: string[]
}

/** Parses strictly: an unknown format, a case without `other`, a stray brace are errors. */
export const parseMessage = (message: string): Tokens => parse(message, { strict: true, strictPluralKeys: false })

const valueTypes: Record<string, string> = { number: 'number', date: 'number | Date', time: 'number | Date' }

/** Arguments and tags of a message in ICU notation. Throws where it does not parse. */
export function messageShape(message: string): MessageShape {
  const values: Record<string, string> = {}
  const tags = new Set<string>()
  walk(parseMessage(message), (token) => {
    if (token.type === 'content') {
      for (const [, name] of token.value.matchAll(/<(\w+)>/g)) tags.add(name!)
    } else if (token.type === 'argument') values[token.arg] ??= 'string | number'
    else if (token.type === 'function') values[token.arg] = valueTypes[token.key]!
    else if (token.type === 'select') values[token.arg] = 'string'
    else if (token.type !== 'octothorpe') values[token.arg] = 'number'
  })
  return { values, tags: [...tags].sort() }
}

/** Every plural of a message, with the cases that it has. */
export function pluralUses(message: string): PluralUse[] {
  const uses: PluralUse[] = []
  walk(parseMessage(message), (token) => {
    if (token.type === 'plural' || token.type === 'selectordinal') {
      uses.push({ type: token.type, keys: token.cases.map(({ key }) => key) })
    }
  })
  return uses
}

/** The texts of a message, without its arguments and tags: the message itself, and each of its cases. */
export function messageTexts(message: string): string[] {
  const texts: string[] = []
  const textOf = (tokens: readonly Token[]): string =>
    tokens
      .map(partOf)
      .join('')
      .replaceAll(/<[^>]*>/g, '')
  const partOf = (token: Token): string => {
    if ('cases' in token) texts.push(...token.cases.map(({ tokens }) => textOf(tokens)))
    return token.type === 'content' ? token.value : '…'
  }
  return [textOf(parseMessage(message)), ...texts]
}

function walk(tokens: readonly Token[], visit: (token: Token) => void) {
  for (const token of tokens) {
    visit(token)
    if ('cases' in token) for (const { tokens: inner } of token.cases) walk(inner, visit)
  }
}
