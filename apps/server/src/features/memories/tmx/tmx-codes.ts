import { splitSegmentText, type InlineCode } from '@dragoman/sdk/segment-text'
import { encodeTargetTokens, type Encoded, type Token } from '../../../engines/formats/inline/tokens.ts'

type CodeToken = Exclude<Token, { type: 'text' }>

const isCode = (token: Token): token is CodeToken => token.type !== 'text'

/** The key that matches a code of which only the native text is known. */
const matchOf = ({ match, native }: CodeToken) => match ?? native

/**
 * A translation with the numbers of its source's codes. Codes that say the same in other words, such as `<b>` and
 * `<strong>`, are matched by `i`, which most tools give alike; what they say in the translation is kept with it.
 */
export function encodeTranslation(
  tokens: readonly Token[],
  { source, sourceTokens }: { source: Encoded; sourceTokens: readonly Token[] },
): { text: string; codes?: InlineCode[] } {
  const matched = matchedByNumber(tokens, sourceTokens)
  const { text, codes } = encodeTargetTokens(matched, source)
  const own = ownCodes(text, codes, matched)
  return own || codes.length > source.codes.length ? { text, codes: own ?? codes } : { text }
}

/** Codes of a translation that no code of the source is like, as those of the source that have the same `i`. */
function matchedByNumber(tokens: readonly Token[], source: readonly Token[]): readonly Token[] {
  const left = codesLeft(source, tokens)
  const missing = new Set(codesLeft(tokens, source))
  const byPair = new Map(left.filter(({ type }) => type === 'open').map((token) => [token.pair, token]))
  return tokens.map((token) => {
    if (!isCode(token) || token.type !== 'open' || token.pair === undefined || !missing.has(token)) return token
    const same = byPair.get(token.pair)
    byPair.delete(token.pair)
    return same ? { ...token, match: matchOf(same) } : token
  })
}

/** The codes of one text that are left once each that the other has as well is taken away. */
function codesLeft(tokens: readonly Token[], others: readonly Token[]): CodeToken[] {
  const present = new Map<string, number>()
  const keyOf = (token: CodeToken) => `${token.type} ${matchOf(token)}`
  for (const token of others.filter(isCode)) present.set(keyOf(token), (present.get(keyOf(token)) ?? 0) + 1)
  return tokens.filter(isCode).filter((token) => {
    const count = present.get(keyOf(token)) ?? 0
    present.set(keyOf(token), count - 1)
    return count <= 0
  })
}

/** The codes with what the translation says in them; undefined where it is the same. */
function ownCodes(text: string, codes: readonly InlineCode[], tokens: readonly Token[]): InlineCode[] | undefined {
  const parts = splitSegmentText(text).filter((part) => part.kind !== 'text')
  const natives = tokens.filter(isCode)
  // Characters that are kept as codes have no token of their own.
  if (parts.length !== natives.length) return undefined
  const own = codes.map((code) => ({ ...code }))
  let differs = false
  for (const [at, part] of parts.entries()) {
    const code = own.find(({ id }) => id === part.id)
    const native = natives[at]!.native
    if (!code || (part.kind === 'close' ? code.close : code.open) === native) continue
    differs = true
    if (part.kind === 'close') code.close = native
    else code.open = native
  }
  return differs ? own : undefined
}
