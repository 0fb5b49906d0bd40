import type { Token } from './tokens.ts'

const limit = String.raw`[^#<≤|{}]{1,40}[#<≤]`
const start = new RegExp(String.raw`\{\s{0,9}\w{1,100}\s{0,9},\s{0,9}choice\s{0,9},${limit}`, 'g')
const next = new RegExp(String.raw`\|${limit}`, 'y')

/**
 * Takes the text around the words of a `java.text.MessageFormat` choice as codes:
 * `{0,choice,0#`none`|1#`one`|1<`more`}`.
 */
export function choiceTokens(token: Token): Token[] {
  if (token.type !== 'text' || !token.text.includes('choice')) return [token]
  const { text } = token
  const tokens: Token[] = []
  let end = 0
  const add = (from: number, to: number): void => {
    if (from > end) tokens.push({ type: 'text', text: text.slice(end, from) })
    tokens.push({ type: 'standalone', native: text.slice(from, to) })
    end = to
  }
  for (const match of text.matchAll(start)) {
    if (match.index < end) continue
    const limits = limitsOf(text, match.index, match.index + match[0].length)
    // To look for the end of each one after it would take the square of their number.
    if (limits.length === 0) break
    for (const [from, to] of limits) add(from, to)
  }
  if (end < text.length) tokens.push({ type: 'text', text: text.slice(end) })
  return tokens
}

/** The places of its codes; none where it has no end. */
function limitsOf(text: string, from: number, to: number): [number, number][] {
  const limits: [number, number][] = [[from, to]]
  let depth = 0
  for (let at = to; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1
    else if (text[at] === '}') {
      if (depth === 0) return [...limits, [at, at + 1]]
      depth -= 1
    } else if (text[at] === '|' && depth === 0) {
      next.lastIndex = at
      const length = next.exec(text)?.[0].length
      if (length !== undefined) limits.push([at, at + length])
    }
  }
  return []
}
