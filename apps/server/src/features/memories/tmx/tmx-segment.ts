import { escapeXml } from '../../../engines/formats/xml/read-xml.ts'
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
  /** The elements that are open and unknown to TMX, with where their codes stand. */
  private readonly others: { name: string; at: number; pair: string }[] = []
  private otherCount = 0

  text(text: string): void {
    if (this.code) {
      this.code.token.native += text
      return
    }
    const last = this.tokens.at(-1)
    if (last?.type === 'text') last.text += text
    else this.tokens.push({ type: 'text', text })
  }

  /** Answers false for an element that TMX does not know in a segment: it is taken as a code. */
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
    if (!codeElements.has(name)) {
      const pair = `other ${(this.otherCount += 1)}`
      this.others.push({ name, at: this.tokens.length, pair })
      this.tokens.push({ type: 'open', native: tagText(name, attributes), pair })
      return false
    }
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
    } else this.closeOther(name)
  }

  private closeOther(name: string): void {
    const open = this.others.pop()
    if (open === undefined) return
    const tag = this.tokens[open.at]
    if (open.at < this.tokens.length - 1 || tag?.type !== 'open') {
      this.tokens.push({ type: 'close', native: `</${name}>`, pair: open.pair })
      return
    }
    this.tokens[open.at] = { type: 'standalone', native: tag.native.replace(/>$/, '/>') }
  }
}

function tagText(name: string, attributes: Attributes): string {
  const said = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${escapeXml(value).replaceAll('"', '&quot;')}"`,
  )
  return `<${name}${said.join('')}>`
}

/** `x` says which codes of the languages belong together; without it their native text does. */
function matchOf(attributes: Attributes): { match?: string } {
  return attributes['x'] ? { match: `x ${attributes['x']}` } : {}
}
