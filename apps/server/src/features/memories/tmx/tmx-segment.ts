import type { Token } from '../../../engines/formats/inline/tokens.ts'

type Attributes = Readonly<Record<string, string>>

/** Elements of a segment whose content is a native code. */
const codeElements = new Set(['bpt', 'ept', 'ph', 'it', 'ut'])

/** Gathers the content of one `seg` as words and codes. Feed it the events within the element. */
export class SegmentBuilder {
  readonly tokens: Token[] = []
  private code: { token: Exclude<Token, { type: 'text' }>; depth: number } | undefined
  private readonly highlights: string[] = []
  private highlightCount = 0

  text(text: string): void {
    if (this.code) {
      this.code.token.native += text
      return
    }
    const last = this.tokens.at(-1)
    if (last?.type === 'text') last.text += text
    else this.tokens.push({ type: 'text', text })
  }

  /** Answers false for an element that a segment cannot hold. */
  open(name: string, attributes: Attributes): boolean {
    if (this.code) {
      // `sub` is text within a code: it stays part of the code.
      this.code.depth += 1
      return name === 'sub' || codeElements.has(name) || name === 'hi'
    }
    if (name === 'hi') {
      const pair = `hi ${(this.highlightCount += 1)}`
      this.highlights.push(pair)
      const native = attributes['type'] ? `<hi ${attributes['type']}>` : '<hi>'
      this.tokens.push({ type: 'open', native, pair, ...matchOf(attributes) })
      return true
    }
    if (!codeElements.has(name)) return false
    const type = name === 'bpt' ? 'open' : name === 'ept' ? 'close' : 'standalone'
    const pair = type === 'standalone' ? {} : { pair: `i ${attributes['i'] ?? ''}` }
    this.code = { token: { type, native: '', ...pair, ...matchOf(attributes) }, depth: 0 }
    return true
  }

  close(name: string): void {
    if (this.code && this.code.depth > 0) {
      this.code.depth -= 1
    } else if (this.code) {
      this.tokens.push(this.code.token)
      this.code = undefined
    } else if (name === 'hi') {
      const pair = this.highlights.pop()
      if (pair) this.tokens.push({ type: 'close', native: '</hi>', pair })
    }
  }
}

/** `x` says which codes of the languages belong together; without it their native text does. */
function matchOf(attributes: Attributes): { match?: string } {
  return attributes['x'] ? { match: `x ${attributes['x']}` } : {}
}
