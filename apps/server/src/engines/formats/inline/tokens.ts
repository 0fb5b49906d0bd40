import { type InlineCode, splitSegmentText } from '@dragoman/sdk/segment-text'

/**
 * A part of a text as a format finds it, before codes are numbered: words, and native codes. Halves of a pair carry the
 * same `pair`; `match` says which code of the source a code of the target stands for (its native text otherwise). A
 * code that readers see is `shown`: it moves with the words, also where it stands at their edge, or, as pictures do,
 * where it stands there like a word, after a space.
 */
export type Token =
  | { type: 'text'; text: string }
  | {
      type: 'open' | 'close' | 'standalone'
      native: string
      pair?: string
      match?: string
      display?: string
      shown?: 'always' | 'apart'
    }

type CodeToken = Exclude<Token, { type: 'text' }>
type Pairing = { kind: 'open' | 'close'; partner: number } | { kind: 'standalone' }

/** Segment text with the codes behind its numbers, and the matching key of each code. */
export type Encoded = { text: string; codes: InlineCode[]; matches: string[] }

/** Characters that XML and databases can't hold, or that look like a placeholder: kept as codes. */
// oxlint-disable-next-line no-control-regex -- control characters are what it looks for
const unsafeText = /[⟦⟧]|[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g

/** Tokens as segment text. Halves that have no partner, or whose pairs cross, become standalone codes. */
export function encodeTokens(tokens: readonly Token[]): Encoded {
  return encode(tokens, [], [])
}

/**
 * Tokens of an existing translation as segment text, with the numbers that its source has. Codes that the source
 * doesn't have are added to `codes` under further numbers.
 */
export function encodeTargetTokens(tokens: readonly Token[], source: Encoded): Encoded {
  return encode(tokens, source.codes, source.matches)
}

function encode(raw: readonly Token[], known: readonly InlineCode[], knownMatches: readonly string[]): Encoded {
  const tokens = raw.flatMap(splitUnsafeText)
  const pairings = pairTokens(tokens)
  const codes = [...known]
  const matches = [...knownMatches]
  const unused = new Map<string, number[]>()
  known.forEach((code, index) => {
    const key = `${code.kind}:${knownMatches[index]}`
    const ids = unused.get(key)
    if (ids) ids.push(code.id)
    else unused.set(key, [code.id])
  })
  for (const ids of unused.values()) ids.reverse()
  const idAt = new Map<number, number>()
  const text: string[] = []
  tokens.forEach((token, index) => {
    if (token.type === 'text') return void text.push(token.text)
    const pairing = pairings[index]
    if (!pairing) throw new Error('a code without pairing')
    if (pairing.kind === 'close') return void text.push(`⟦/${idAt.get(pairing.partner)}⟧`)
    const code = codeOf(token, pairing, tokens)
    const match = token.match ?? code.open
    const same = unused.get(`${code.kind}:${match}`)?.pop()
    const id = same ?? codes.length + 1
    if (same === undefined) {
      codes.push({ ...code, id })
      matches.push(match)
    }
    idAt.set(index, id)
    text.push(pairing.kind === 'open' ? `⟦${id}⟧` : `⟦${id}/⟧`)
  })
  return { text: text.join(''), codes, matches }
}

function codeOf(token: CodeToken, pairing: Pairing, tokens: readonly Token[]): Omit<InlineCode, 'id'> {
  const display = token.display === undefined ? {} : { display: token.display }
  if (pairing.kind !== 'open') return { kind: 'standalone', open: token.native, ...display }
  const close = tokens[pairing.partner]
  if (!close || close.type === 'text') throw new Error('a pair without its close')
  return { kind: 'paired', open: token.native, close: close.native, ...display }
}

function pairTokens(tokens: readonly Token[]): (Pairing | undefined)[] {
  const pairings: (Pairing | undefined)[] = tokens.map((token) =>
    token.type === 'text' ? undefined : { kind: 'standalone' },
  )
  const stack: { index: number; pair: string }[] = []
  const waiting = new Map<string, number>()
  tokens.forEach((token, index) => {
    if (token.type !== 'open' && token.type !== 'close') return
    const pair = token.pair ?? ''
    if (token.type === 'open') {
      stack.push({ index, pair })
      waiting.set(pair, (waiting.get(pair) ?? 0) + 1)
      return
    }
    if (!waiting.get(pair)) return
    // A half that is still open inside can't be nested any more: it stays standalone.
    for (let open = stack.pop(); open; open = stack.pop()) {
      waiting.set(open.pair, (waiting.get(open.pair) ?? 1) - 1)
      if (open.pair !== pair) continue
      pairings[open.index] = { kind: 'open', partner: index }
      pairings[index] = { kind: 'close', partner: open.index }
      return
    }
  })
  return pairings
}

function splitUnsafeText(token: Token): Token[] {
  if (token.type !== 'text' || token.text.search(unsafeText) === -1) return [token]
  const tokens: Token[] = []
  let end = 0
  for (const match of token.text.matchAll(unsafeText)) {
    if (match.index > end) tokens.push({ type: 'text', text: token.text.slice(end, match.index) })
    tokens.push({ type: 'standalone', native: match[0] })
    end = match.index + match[0].length
  }
  if (end < token.text.length) tokens.push({ type: 'text', text: token.text.slice(end) })
  return tokens
}

/** A run of words, to be escaped, or a native code, to be written as it is. `id` is the code's number. */
export type Restored =
  | { kind: 'text'; text: string }
  | { kind: 'open' | 'close' | 'standalone'; id: number; native: string }

/**
 * Segment text with its native codes back. Whatever the text is, the result is well formed: codes that the segment
 * doesn't have are dropped, pairs that lack a half or cross lose both halves, a pair appears once. A standalone code
 * may be repeated where the format allows it.
 */
export function restoreCodes(text: string, codes: readonly InlineCode[], repeat: 'standalone' | 'never'): Restored[] {
  const byId = new Map(codes.map((code) => [code.id, code]))
  const parts = splitSegmentText(text)
  const keep = wellFormed(parts, byId, repeat)
  const restored: Restored[] = []
  parts.forEach((part, index) => {
    const last = restored.at(-1)
    if (part.kind === 'text') {
      if (last?.kind === 'text') last.text += part.text
      else restored.push({ kind: 'text', text: part.text })
      return
    }
    const code = byId.get(part.id)
    if (!code || !keep.has(index)) return
    restored.push({ kind: part.kind, id: part.id, native: part.kind === 'close' ? (code.close ?? '') : code.open })
  })
  return restored
}

function wellFormed(
  parts: ReturnType<typeof splitSegmentText>,
  byId: ReadonlyMap<number, InlineCode>,
  repeat: 'standalone' | 'never',
): Set<number> {
  const keep = new Set<number>()
  const seen = new Set<number>()
  const stack: { index: number; id: number }[] = []
  parts.forEach((part, index) => {
    if (part.kind === 'text') return
    const kind = byId.get(part.id)?.kind
    if (part.kind === 'standalone') {
      if (kind !== 'standalone' || (seen.has(part.id) && repeat === 'never')) return
      seen.add(part.id)
      keep.add(index)
    } else if (kind !== 'paired') {
      return
    } else if (part.kind === 'open') {
      if (!seen.has(part.id)) stack.push({ index, id: part.id })
      seen.add(part.id)
    } else {
      const at = stack.findLastIndex((open) => open.id === part.id)
      const open = stack[at]
      if (!open) return
      stack.splice(at)
      keep.add(open.index).add(index)
    }
  })
  return keep
}
