import { FileRefused } from '../../../kernel/file-refused.ts'
import { noteOf } from '../program/program-text.ts'
import { positionAt } from '../text.ts'
import { type PhpToken, scanPhp } from './scan-php.ts'

/** Each opening bracket with its end. */
export const brackets: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' }
/** Functions that put arrays together. */
export const joins = /^\\?array_(?:merge|replace)(?:_recursive)?$/i

/** A place among the tokens of a program. */
export class PhpCursor {
  readonly text: string
  readonly fileName: string
  readonly tokens: readonly PhpToken[]
  at = 0

  constructor(text: string, fileName: string) {
    this.text = text
    this.fileName = fileName
    this.tokens = scanPhp(text, fileName)
  }

  is(at: number, mark: string): boolean {
    const token = this.tokens[at]
    return token?.kind === 'mark' && token.text === mark
  }

  isArray(at = this.at): boolean {
    const token = this.tokens[at]
    if (token?.kind === 'mark') return token.text === '['
    return (
      token?.kind === 'name' && this.is(at + 1, '(') && (token.text.toLowerCase() === 'array' || joins.test(token.text))
    )
  }

  endsExpression({ kind, text }: PhpToken): boolean {
    return (
      kind === 'mark' && (text === ',' || text === ';' || text === ')' || text === ']' || text === '}' || text === '?>')
    )
  }

  skipExpression(): void {
    for (let token = this.tokens[this.at]; token && !this.endsExpression(token); token = this.tokens[this.at]) {
      if (token.kind === 'mark' && Object.hasOwn(brackets, token.text)) this.skipBrackets()
      else this.at += 1
    }
  }

  /** Goes on after brackets and all within them; whether there was a text. */
  skipBrackets(): boolean {
    let depth = 0
    let hasWords = false
    for (; this.at < this.tokens.length; this.at += 1) {
      const { kind, text, literal } = this.tokens[this.at]!
      hasWords ||= literal !== undefined
      if (kind !== 'mark') continue
      if (text === '(' || text === '[' || text === '{') depth += 1
      else if (text === ')' || text === ']' || text === '}') {
        depth -= 1
        if (depth > 0) continue
        this.at += 1
        break
      }
    }
    return hasWords
  }

  noteOf(first: number): string {
    const end = this.is(this.at, ',') || this.is(this.at, ';') ? this.tokens[this.at] : undefined
    const after = [...(this.tokens[this.at - 1]?.after ?? []), ...(end?.after ?? [])]
    return noteOf([...(this.tokens[first]?.before ?? []), ...after])
  }

  refuse(at: number, reason: string): never {
    throw new FileRefused({ file: this.fileName, ...positionAt(this.text, at), reason })
  }
}
