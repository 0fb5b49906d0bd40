import { FileRefused } from '../../../kernel/file-refused.ts'
import { joinedPieces, type ProgramPiece, type QuoteStyle } from '../program/program-text.ts'
import { lineEndingOf, positionAt } from '../text.ts'
import { heredocAt } from './php-heredoc.ts'
import { doubleStyle, interpolated, singleQuoted, singleStyle } from './php-strings.ts'

/** A token of a program. `before` are comments above it, `after` those behind it on its line. */
export type PhpToken = {
  kind: 'string' | 'name' | 'variable' | 'number' | 'mark'
  text: string
  start: number
  end: number
  before: readonly string[]
  after: string[]
  literal?: PhpLiteral
}

/** A text in quotes, or a heredoc. */
export type PhpLiteral = {
  pieces: readonly ProgramPiece[]
  style: QuoteStyle
  isDouble: boolean
  tidy?(expression: string): string
}

const blank = /[ \t\r\n\f\v]+/y
const lineComment = /(?:#(?!\[)|\/\/)((?:(?!\?>)[^\r\n])*)/y
const name = /\\?[A-Za-z_\u0080-\uFFFF][\w\u0080-\uFFFF]*(?:\\[A-Za-z_\u0080-\uFFFF][\w\u0080-\uFFFF]*)*/y
const variable = /\$[A-Za-z_\u0080-\uFFFF][\w\u0080-\uFFFF]*/y
const number = /(?:0[xXbBoO][\da-fA-F_]+|(?:\d[\d_]*)?\.?\d[\d_]*(?:[eE][+-]?\d+)?)/y
const mark = /=>|===?|\?->|->|::|\.\.\.|\.=|\?\?=?|[-+*/%&|^!<>]=|&&|\|\||\+\+|--|[^]/y

/**
 * The tokens of the programs in a file; what stands around them is none.
 * @throws FileRefused with line and column
 */
export function scanPhp(text: string, fileName: string): PhpToken[] {
  const tokens: PhpToken[] = []
  const refuse = (at: number, reason: string): never => {
    throw new FileRefused({ file: fileName, ...positionAt(text, at), reason })
  }
  const lineEnding = lineEndingOf(text)
  let comments: string[] = []
  let at = afterOpening(text, 0)
  const lengthOf = (pattern: RegExp): number => {
    pattern.lastIndex = at
    return pattern.test(text) ? pattern.lastIndex - at : 0
  }
  const add = (kind: PhpToken['kind'], end: number, literal?: PhpLiteral): void => {
    tokens.push({
      kind,
      text: text.slice(at, end),
      start: at,
      end,
      before: comments,
      after: [],
      ...(literal && { literal }),
    })
    comments = []
    at = end
  }
  /** Where the text in quotes ends that begins at `at`. */
  const endOfQuotes = (quote: string): number => {
    for (let place = at + 1; place < text.length; place += 1) {
      const character = text[place]
      if (character === quote) return place + 1
      if (character === '\\') place += 1
    }
    return refuse(at, 'This text has no closing quote. Close it.')
  }
  if (at === -1) refuse(0, 'There is no <?php in this file. Check its name, or export it again.')
  let hasLine = true
  while (at !== -1 && at < text.length) {
    const blanks = lengthOf(blank)
    if (blanks > 0) {
      const lines = text.slice(at, at + blanks).match(/\r\n|\n|\r/g)?.length ?? 0
      hasLine ||= lines > 0
      // Comments before a blank line belong to all that follows.
      if (lines > 1) comments = []
      at += blanks
      continue
    }
    const line = lengthOf(lineComment)
    const isBlock = text.startsWith('/*', at)
    if (line > 0 || isBlock) {
      const close = isBlock ? text.indexOf('*/', at + 2) : at + line
      if (close === -1) refuse(at, 'This comment has no end. Close it with */.')
      const comment = isBlock ? text.slice(at + 2, close) : text.slice(at, close).replace(/^(?:#|\/\/)/, '')
      const previous = tokens.at(-1)
      if (!hasLine && previous) previous.after.push(comment)
      else comments.push(comment)
      at = isBlock ? close + 2 : close
      continue
    }
    hasLine = false
    const character = text[at]
    if (text.startsWith('?>', at)) {
      // It ends a statement, too.
      add('mark', at + 2)
      at = afterOpening(text, at)
      hasLine = true
    } else if (character === "'") {
      const end = endOfQuotes("'")
      const piece: ProgramPiece = { kind: 'text', text: singleQuoted(text.slice(at + 1, end - 1)) }
      add('string', end, { pieces: [piece], style: singleStyle(lineEnding), isDouble: false })
    } else if (character === '"') {
      const end = endOfQuotes('"')
      const raw = text.slice(at + 1, end - 1)
      add('string', end, { pieces: interpolated(raw), style: doubleStyle(lineEnding, raw), isDouble: true })
    } else if (character === '`') add('number', endOfQuotes('`'))
    else if (text.startsWith('<<<', at)) {
      const heredoc = heredocAt(text, at)
      if (heredoc === 'open') refuse(at, 'This heredoc has no end. Close it with its name on a line of its own.')
      else if (heredoc) {
        const { end, pieces, ...rest } = heredoc
        add('string', end, { pieces: joinedPieces(pieces), isDouble: true, ...rest })
      } else add('mark', at + 3)
    } else if (character === '$' && lengthOf(variable) > 0) add('variable', at + lengthOf(variable))
    else if (lengthOf(name) > 0) add('name', at + lengthOf(name))
    else if (lengthOf(number) > 0) add('number', at + lengthOf(number))
    else add('mark', at + lengthOf(mark))
  }
  return tokens
}

/** Where the next program begins, after its opening tag; -1 where none follows. */
function afterOpening(text: string, from: number): number {
  const tag = /<\?(?:php(?=[\s]|$)|=)/gi
  tag.lastIndex = from
  const match = tag.exec(text)
  return match ? match.index + match[0].length : -1
}
