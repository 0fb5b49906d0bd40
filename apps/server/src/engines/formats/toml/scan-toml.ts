import { FileRefused } from '../../../kernel/file-refused.ts'
import { longestPath, pathTooLong } from '../key-parameters.ts'
import { positionAt } from '../text.ts'

/** A string that is a value: where it stands (quotes included), what it says, and the way to it. */
export type TomlText = {
  value: string
  start: number
  end: number
  path: readonly string[]
  note: string
  /** Where its assignment begins; none in lists and inline tables. */
  assignment: number | undefined
  /** The key up to its last part: `count.` */
  prefix: string
}

/** Deeper nesting than this isn't a catalog. */
const maxDepth = 200

const blank = /[ \t]*/y
const blankLines = /(?:[ \t\r\n]+|#[^\n]*)*/y
const bareKey = /[\w-]+/y
/** Numbers, dates, and booleans. */
const scalar = /[^\s,\]}#"']+(?: \d{2}:\d{2}[^\s,\]}#]*)?/y
const quoted = new RegExp(
  [
    String.raw`"""[^"\\]*(?:(?:\\[^]|"(?!""))[^"\\]*)*"{3,5}`,
    String.raw`'''[^']*(?:'(?!'')[^']*)*'{3,5}`,
    String.raw`(?!""")"[^"\\\r\n]*(?:\\.[^"\\\r\n]*)*"`,
    String.raw`(?!''')'[^'\r\n]*'`,
  ].join('|'),
  'y',
)

/**
 * Finds the strings of a TOML document.
 * @throws FileRefused with line and column
 */
export function scanToml(text: string, fileName: string): TomlText[] {
  return new Scanner(text, fileName).document()
}

class Scanner {
  readonly #text: string
  readonly #fileName: string
  readonly #texts: TomlText[] = []
  /** How often the lists of tables have begun a table, by their names. */
  readonly #lists = new Map<string, number>()
  #at = 0
  /** Where the last part of the latest key begins. */
  #lastName = 0
  #comments: string[] = []

  constructor(text: string, fileName: string) {
    this.#text = text
    this.#fileName = fileName
  }

  document(): TomlText[] {
    let table: readonly string[] = []
    while (this.#nextLine()) {
      if (this.#text[this.#at] === '[') table = this.#table()
      else this.#assignment(table)
      this.#endOfLine()
      this.#comments = []
    }
    return this.#texts
  }

  #refuse(reason: string): never {
    throw new FileRefused({ file: this.#fileName, ...positionAt(this.#text, this.#at), reason })
  }

  #take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at
    const found = pattern.exec(this.#text)?.[0]
    if (found !== undefined) this.#at += found.length
    return found
  }

  #expect(character: string): void {
    if (!this.#text.startsWith(character, this.#at)) {
      const found = this.#text.slice(this.#at, this.#at + 20).split(/[\r\n]/)[0]
      this.#refuse(`This isn't valid TOML: expected ${character}, but found "${found}". Correct it.`)
    }
    this.#at += character.length
  }

  /** Skips to the next line that says something; false at the end of the document. */
  #nextLine(): boolean {
    for (;;) {
      this.#take(blank)
      if (this.#at >= this.#text.length) return false
      const comment = this.#take(/#[^\r\n]*/y)
      const isEmpty = this.#take(/\r?\n/y) !== undefined
      if (comment !== undefined) this.#comments.push(comment.replace(/^#+ ?/, ''))
      else if (isEmpty) this.#comments = []
      else return true
    }
  }

  #endOfLine(): void {
    this.#take(blank)
    this.#take(/#[^\r\n]*/y)
    if (this.#at < this.#text.length && this.#take(/\r?\n/y) === undefined)
      this.#refuse("This isn't valid TOML: expected the end of the line. Correct it.")
  }

  #table(): string[] {
    const isList = this.#text.startsWith('[[', this.#at)
    this.#at += isList ? 2 : 1
    const names = this.#key()
    this.#expect(isList ? ']]' : ']')
    const path: string[] = []
    for (const [at, name] of names.entries()) {
      path.push(name)
      const key = JSON.stringify(path)
      const count = this.#lists.get(key)
      if (isList && at === names.length - 1) {
        this.#lists.set(key, (count ?? -1) + 1)
        path.push(String((count ?? -1) + 1))
      } else if (count !== undefined) path.push(String(count))
    }
    return path
  }

  /** A key with dots, from its first to the last part. */
  #key(): string[] {
    const names: string[] = []
    for (;;) {
      this.#take(blank)
      this.#lastName = this.#at
      const isQuoted = this.#text[this.#at] === '"' || this.#text[this.#at] === "'"
      const name = isQuoted ? this.#string() : this.#take(bareKey)
      if (name === undefined) return this.#refuse("This isn't valid TOML: expected a key. Correct it.")
      names.push(name)
      this.#take(blank)
      if (this.#text[this.#at] !== '.') return names
      this.#at += 1
    }
  }

  #string(): string {
    const literal = this.#take(quoted)
    if (literal === undefined) this.#refuse('This text has no closing quotes. Add them.')
    return valueOf(literal) ?? this.#refuse('This text has an escape sequence that TOML doesn’t know. Correct it.')
  }

  #assignment(table: readonly string[], isInline = false): void {
    const start = this.#at
    const path = [...table, ...this.#key()]
    const prefix = this.#text.slice(start, this.#lastName)
    this.#expect('=')
    this.#take(blank)
    this.#value(path, prefix, isInline ? undefined : start)
  }

  #value(path: readonly string[], prefix = '', assignment?: number): void {
    if (path.length > maxDepth) this.#refuse(`This is nested more than ${maxDepth} levels deep. Flatten the file.`)
    if (path.reduce((sum, name) => sum + name.length, 0) > longestPath) this.#refuse(pathTooLong)
    const character = this.#text[this.#at]
    if (character === '"' || character === "'") {
      const start = this.#at
      const value = this.#string()
      this.#texts.push({ value, start, end: this.#at, path, note: this.#comments.join('\n'), assignment, prefix })
    } else if (character === '[') this.#list(path)
    else if (character === '{') this.#inlineTable(path)
    else if (this.#take(scalar) === undefined) this.#refuse("This isn't valid TOML: expected a value. Correct it.")
  }

  #list(path: readonly string[]): void {
    this.#at += 1
    for (let index = 0; ; index += 1) {
      this.#take(blankLines)
      if (this.#text[this.#at] === ']') break
      this.#value([...path, String(index)])
      this.#take(blankLines)
      if (this.#text[this.#at] !== ',') break
      this.#at += 1
    }
    this.#expect(']')
  }

  #inlineTable(path: readonly string[]): void {
    this.#at += 1
    for (;;) {
      this.#take(blankLines)
      if (this.#text[this.#at] === '}') break
      this.#assignment(path, true)
      this.#take(blankLines)
      if (this.#text[this.#at] !== ',') break
      this.#at += 1
    }
    this.#expect('}')
  }
}

const escapes: Readonly<Record<string, string>> = {
  b: '\b', t: '\t', n: '\n', f: '\f', r: '\r', e: '\u001b', '"': '"', '\\': '\\',
} // prettier-ignore

/** The content of a string literal; `undefined` for an unknown escape. */
function valueOf(literal: string): string | undefined {
  const isMultiLine = literal.startsWith('"""') || literal.startsWith("'''")
  const quotes = isMultiLine ? 3 : 1
  const inner = literal
    .slice(quotes, -quotes)
    .replace(isMultiLine ? /^\r?\n/ : /^(?!)/, '')
    .replaceAll('\r\n', '\n')
  if (literal.startsWith("'")) return inner
  let isKnown = true
  const value = inner.replace(
    /\\(?:[ \t]*\n[ \t\n]*|x([\dA-Fa-f]{2})|u([\dA-Fa-f]{4})|U([\dA-Fa-f]{8})|([^]))/g,
    (found, byte?: string, short?: string, long?: string, character?: string) => {
      const code = byte ?? short ?? long
      if (code !== undefined && Number.parseInt(code, 16) <= 0x10ffff)
        return String.fromCodePoint(Number.parseInt(code, 16))
      if (code === undefined && character === undefined) return ''
      const escape = character === undefined ? undefined : escapes[character]
      isKnown &&= escape !== undefined
      return escape ?? found
    },
  )
  return isKnown ? value : undefined
}

/** A text in the quotes that another one has, where these can hold it. */
export function quoteToml(value: string, literal: string, lineEnding: string): string {
  const quotes = /^(?:"""|'''|"|')/.exec(literal)?.[0] ?? '"'
  // oxlint-disable-next-line no-control-regex -- these need an escape
  const hasControls = /[\u0000-\u0008\u000b-\u001f\u007f]/.test(value)
  if (quotes === "'" && !/['\n]/.test(value) && !hasControls) return `'${value}'`
  const isMultiLine = quotes.length === 3
  const begin = isMultiLine && /^.{3}\r?\n/.test(literal) ? lineEnding : ''
  if (quotes === "'''" && !/'''|'$/.test(value) && !hasControls && (begin !== '' || !value.startsWith('\n')))
    return `'''${begin}${value.replaceAll('\n', lineEnding)}'''`
  const escaped = value
    .replaceAll('\\', '\\\\')
    // oxlint-disable-next-line no-control-regex -- these need an escape
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`)
  if (!isMultiLine) return `"${escaped.replaceAll('"', '\\"').replaceAll('\n', '\\n')}"`
  const inner = escaped.replace(/"""|"$/g, (found) => found.replaceAll('"', '\\"')).replaceAll('\n', lineEnding)
  return `"""${begin === '' && value.startsWith('\n') ? lineEnding : begin}${inner}"""`
}
