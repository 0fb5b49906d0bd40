import type { LeftOutText } from '../format.ts'
import { longestPath, pathTooLong, pointer } from '../key-parameters.ts'
import { joinedPieces, type ProgramPiece, type ProgramText, shownPieces } from '../program/program-text.ts'
import { lineEndingOf } from '../text.ts'
import { brackets, joins, type PhpCursor } from './php-cursor.ts'
import { doubleStyle, withoutBraces } from './php-strings.ts'

const maxDepth = 200

/** Reads the values that stand at a place in a program: texts, and arrays of them. */
export class PhpValues {
  readonly texts: ProgramText[] = []
  readonly leftOut: LeftOutText[] = []
  readonly #cursor: PhpCursor

  constructor(cursor: PhpCursor) {
    this.#cursor = cursor
  }

  /** Reads the expression at the present place; `first` is the token that its comments stand above. */
  expression(
    path: readonly string[],
    { first, arraysOnly, depth }: { first: number; arraysOnly: boolean; depth: number },
  ): void {
    if (this.#cursor.isArray()) return this.#arrays(path, depth)
    const from = this.#cursor.at
    const operands: { start: number; end: number }[] = [{ start: from, end: from }]
    let isText = true
    let hasWords = false
    for (;;) {
      const token = this.#cursor.tokens[this.#cursor.at]
      if (!token || this.#cursor.endsExpression(token)) break
      hasWords ||= token.literal !== undefined
      const last = operands.at(-1)!
      if (token.kind === 'mark' && token.text === '.') {
        this.#cursor.at += 1
        operands.push({ start: this.#cursor.at, end: this.#cursor.at })
        continue
      }
      if (token.kind === 'mark' && Object.hasOwn(brackets, token.text)) {
        if (token.text === '{') return this.#cursor.skipExpression()
        hasWords = this.#cursor.skipBrackets() || hasWords
        last.end = this.#cursor.at
        continue
      } else if (token.kind === 'mark' && !['->', '?->', '::', '\\', '-', '@'].includes(token.text)) isText = false
      else if (
        token.kind === 'name' &&
        /^(?:function|fn|new|static|match|instanceof|clone|(?:include|require)(?:_once)?)$/i.test(token.text)
      )
        isText = false
      this.#cursor.at += 1
      last.end = this.#cursor.at
    }
    if (arraysOnly || !hasWords) return
    const pieces = isText ? this.#pieces(operands) : undefined
    const end = this.#cursor.tokens[this.#cursor.at - 1]!.end
    const start = this.#cursor.tokens[from]!.start
    const key = pointer(path)
    if (pieces === undefined)
      return void this.leftOut.push({ key, text: this.#cursor.text.slice(start, end), reason: 'CODE' })
    this.texts.push({ key, note: this.#cursor.noteOf(first), start, end, ...pieces })
  }

  /** The words of an expression that puts texts together; `undefined` where no operand is a text. */
  #pieces(
    operands: readonly { start: number; end: number }[],
  ): Pick<ProgramText, 'pieces' | 'style' | 'tidy'> | undefined {
    const parts = operands.map(({ start, end }) => ({
      start,
      end,
      literal: end === start + 1 ? this.#cursor.tokens[start]?.literal : undefined,
    }))
    const literals = parts.flatMap(({ literal }) => literal ?? [])
    const [first] = literals
    if (!first || parts.some(({ start, end }) => start === end)) return undefined
    const isPlain = literals.every(({ isDouble }) => !isDouble)
    const double = literals.find(({ isDouble, tidy: heredoc }) => isDouble && !heredoc)
    const style =
      parts.length === 1 || isPlain ? first.style : (double?.style ?? doubleStyle(lineEndingOf(this.#cursor.text), ''))
    const tidy = parts.length === 1 ? first.tidy : undefined
    const pieces = parts.flatMap(({ start, end, literal }): readonly ProgramPiece[] => {
      if (literal) return literal.pieces
      const shown = this.#cursor.text.slice(this.#cursor.tokens[start]!.start, this.#cursor.tokens[end - 1]!.end)
      return [{ kind: 'code', inside: `${style.close} . ${shown} . ${style.open}`, shown }]
    })
    const tidied = (expression: string): string => {
      const joined = withoutEmpty(withoutBraces(expression, pieces), style.open)
      return tidy ? tidy(joined) : joined
    }
    return { pieces: joinedPieces(pieces), style, tidy: style.open === "'" ? (one) => withoutEmpty(one, "'") : tidied }
  }

  /** Arrays, also several that are put together. */
  #arrays(path: readonly string[], depth: number): void {
    for (;;) {
      const name = this.#cursor.tokens[this.#cursor.at]!
      if (name.kind === 'name') this.#cursor.at += 1
      if (name.kind === 'name' && joins.test(name.text)) this.#arguments(path, depth + 1)
      else this.#elements(path, depth + 1)
      if (!this.#cursor.is(this.#cursor.at, '+') || !this.#cursor.isArray(this.#cursor.at + 1)) break
      this.#cursor.at += 1
    }
    this.#cursor.skipExpression()
  }

  #arguments(path: readonly string[], depth: number): void {
    this.#cursor.at += 1
    while (this.#cursor.at < this.#cursor.tokens.length && !this.#cursor.is(this.#cursor.at, ')')) {
      const before = this.#cursor.at
      this.expression(path, { first: this.#cursor.at, arraysOnly: true, depth })
      if (this.#cursor.is(this.#cursor.at, ',') || this.#cursor.at === before) this.#cursor.at += 1
    }
    this.#cursor.at += 1
  }

  #elements(path: readonly string[], depth: number): void {
    const open = this.#cursor.tokens[this.#cursor.at]!
    if (depth > maxDepth)
      this.#cursor.refuse(open.start, `Arrays are nested more than ${maxDepth} levels deep. Flatten the file.`)
    if (path.reduce((length, step) => length + step.length, 0) > longestPath)
      this.#cursor.refuse(open.start, pathTooLong)
    const close = brackets[open.text]!
    this.#cursor.at += 1
    for (let index = 0; ;) {
      const token = this.#cursor.tokens[this.#cursor.at]
      if (!token) this.#cursor.refuse(open.start, `This array has no end. Close it with ${close}.`)
      if (this.#cursor.is(this.#cursor.at, close)) break
      if (this.#cursor.is(this.#cursor.at, ',')) {
        this.#cursor.at += 1
        continue
      }
      const first = this.#cursor.at
      const key = this.#key()
      const step = key ?? String(index)
      if (key === undefined) index += 1
      else if (/^\d{1,9}$/.test(key)) index = Math.max(index, Number(key) + 1)
      const value = this.#cursor.at
      this.expression([...path, step], { first, arraysOnly: false, depth })
      // Something that no array has, such as a semicolon, must not be looked at for ever.
      if (this.#cursor.at === value)
        this.#cursor.refuse(
          this.#cursor.tokens[value]?.start ?? open.start,
          `This array has no end, or something is missing before this. Close it with ${close}.`,
        )
    }
    this.#cursor.at += 1
  }

  /** The key of an element, which an arrow follows; `undefined` for an element without one. */
  #key(): string | undefined {
    const from = this.#cursor.at
    let at = from
    for (; at < this.#cursor.tokens.length; at += 1) {
      const { kind, text } = this.#cursor.tokens[at]!
      if (kind === 'mark' && text === '=>') break
      if (kind === 'mark' && !['.', '::', '-', '->'].includes(text)) return undefined
    }
    if (at >= this.#cursor.tokens.length || at === from) return undefined
    this.#cursor.at = at + 1
    const first = this.#cursor.tokens[from]!
    if (at === from + 1 && first.literal) return shownPieces(first.literal.pieces)
    return this.#cursor.text.slice(first.start, this.#cursor.tokens[at - 1]!.end)
  }
}

/** An expression without the empty texts that its code would be put together with. */
function withoutEmpty(expression: string, quote: string): string {
  if (quote.length > 1) return expression
  const empty = quote + quote
  const from = expression.startsWith(`${empty} . `) ? empty.length + 3 : 0
  return expression.slice(from, expression.endsWith(` . ${empty}`) ? -empty.length - 3 : undefined)
}
