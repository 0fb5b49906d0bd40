import type { Token } from './tokens.ts'

/** A piece of a list of tokens, `end` not included. */
export type Range = { start: number; end: number }

const isBlank = (token: Token): boolean =>
  token.type === 'text' ? token.text.trim() === '' : token.type === 'standalone' && token.native.startsWith('<!--')

/**
 * The words in `range` with the codes beside them that readers see, such as code, fields and symbols: they may have to
 * move in a translation. A note at the end of a sentence stays there. `partnerOf` gives the other half of a pair.
 */
export function withShownCodes(
  tokens: readonly Token[],
  range: Range,
  partnerOf: (index: number) => number | undefined,
): Range {
  const last = range.end - 1
  const hangs = endsSentence(tokens, last) && !isBlank(tokens[last + 1] ?? { type: 'text', text: '' })
  return {
    start: edgeOf(tokens, range.start, -1, partnerOf),
    end: (hangs ? last : edgeOf(tokens, last, 1, partnerOf)) + 1,
  }
}

function endsSentence(tokens: readonly Token[], last: number): boolean {
  let at = last
  while (tokens[at]?.type === 'close') at -= 1
  const token = tokens[at]
  return token?.type === 'text' && /[\p{STerm}…][\p{Pe}\p{Pf}"']{0,4}$/u.test(token.text)
}

/** The outermost place from `inner` on that still belongs to the words. */
function edgeOf(
  tokens: readonly Token[],
  inner: number,
  step: 1 | -1,
  partnerOf: (index: number) => number | undefined,
): number {
  let edge = inner
  let isApart = endsWithSpace(tokens[inner], step)
  for (let at = inner + step; ; at += step) {
    const token = tokens[at]
    if (!token) return edge
    isApart ||= token.type === 'text'
    if (isBlank(token)) continue
    const partner = partnerOf(at)
    const isPair = partner !== undefined && (partner - at) * step > 0
    const within = isPair ? tokens.slice(Math.min(at, partner) + 1, Math.max(at, partner)) : [token]
    const isShown = within.some(
      (one) => one.type === 'standalone' && (one.shown === 'always' || (one.shown && isApart)),
    )
    if (!isShown) return edge
    if (isPair) at = partner
    edge = at
    isApart = false
  }
}

const endsWithSpace = (token: Token | undefined, step: 1 | -1): boolean =>
  token?.type === 'text' && (step === 1 ? /\s$/ : /^\s/).test(token.text)
