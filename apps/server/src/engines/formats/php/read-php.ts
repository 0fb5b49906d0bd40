import type { LeftOutText } from '../format.ts'
import { type ProgramText, shownPieces } from '../program/program-text.ts'
import { PhpCursor } from './php-cursor.ts'
import { PhpValues } from './php-values.ts'

/** The texts of a file, and the expressions with texts that are code. */
export type PhpTexts = { texts: readonly ProgramText[]; leftOut: readonly LeftOutText[] }

/**
 * The texts that programs give a name: in arrays, constants, and variables. Functions are not run, and of what they hold
 * only arrays are read.
 * @throws FileRefused with line and column
 */
export const readPhp = (text: string, fileName: string): PhpTexts => new PhpReader(new PhpCursor(text, fileName)).read()

class PhpReader {
  readonly #cursor: PhpCursor
  readonly #values: PhpValues

  constructor(cursor: PhpCursor) {
    this.#cursor = cursor
    this.#values = new PhpValues(cursor)
  }

  read(): PhpTexts {
    /** For each open brace whether it is the body of a function. */
    const bodies: boolean[] = []
    let isSignature = false
    while (this.#cursor.at < this.#cursor.tokens.length) {
      const { kind, text } = this.#cursor.tokens[this.#cursor.at]!
      const word = kind === 'name' ? text.toLowerCase() : ''
      const isFunction = bodies.at(-1) === true
      const first = this.#cursor.at
      if (word === 'function') isSignature = true
      if (kind === 'mark' && text === '{') {
        bodies.push(isFunction || isSignature)
        isSignature = false
      } else if (kind === 'mark' && text === '}') bodies.pop()
      else if (kind === 'mark' && text === ';') isSignature = false
      if (isSignature) this.#cursor.at += 1
      else if (word === 'return') this.#statement(first, first + 1, [], isFunction)
      else if (word === 'define' && this.#cursor.is(first + 1, '(')) this.#define(first)
      else if (word === 'const') this.#constants(first)
      else if (kind === 'variable' && !this.#cursor.is(first - 1, '->') && !this.#cursor.is(first - 1, '::'))
        this.#assignment(first, isFunction)
      else this.#cursor.at += 1
    }
    return this.#values
  }

  #statement(first: number, from: number, path: readonly string[], arraysOnly: boolean): void {
    this.#cursor.at = from
    this.#values.expression(path, { first, arraysOnly, depth: 0 })
  }

  #define(first: number): void {
    const name = this.#cursor.tokens[first + 2]
    this.#cursor.at = first + 2
    if (!name?.literal || !this.#cursor.is(first + 3, ',')) return
    this.#statement(first, first + 4, [shownPieces(name.literal.pieces)], false)
  }

  /** `const A = 'x', B = 'y';`, which may have a type. */
  #constants(first: number): void {
    let at = first
    for (;;) {
      at += 1
      while (this.#cursor.tokens[at]?.kind === 'name' && this.#cursor.tokens[at + 1]?.kind === 'name') at += 1
      const name = this.#cursor.tokens[at]
      if (name?.kind !== 'name' || !this.#cursor.is(at + 1, '=')) {
        this.#cursor.at = Math.max(at, first + 1)
        return
      }
      this.#statement(at === first + 1 ? first : at, at + 2, [name.text], false)
      if (!this.#cursor.is(this.#cursor.at, ',')) return
      at = this.#cursor.at
    }
  }

  /** `$lang['a']['b'] = 'x';` */
  #assignment(first: number, isFunction: boolean): void {
    const path = [this.#cursor.tokens[first]!.text]
    let at = first + 1
    while (this.#cursor.is(at, '[')) {
      const key = this.#cursor.tokens[at + 1]
      if (this.#cursor.is(at + 1, ']')) {
        path.push('')
        at += 2
      } else if (key && this.#cursor.is(at + 2, ']') && (key.literal || key.kind === 'number' || key.kind === 'name')) {
        path.push(key.literal ? shownPieces(key.literal.pieces) : key.text)
        at += 3
      } else break
    }
    if (this.#cursor.is(at, '=') || this.#cursor.is(at, '.=')) this.#statement(first, at + 1, path, isFunction)
    else this.#cursor.at = first + 1
  }
}
