import { withLineFeeds } from '../lines.ts'
import { type ProgramPiece, type QuoteStyle } from '../program/program-text.ts'
import { escapeDollars, interpolated } from './php-strings.ts'

/** A heredoc, or a nowdoc, which has nothing but words. */
export type Heredoc = {
  end: number
  pieces: readonly ProgramPiece[]
  style: QuoteStyle
  tidy(expression: string): string
}

const opening =
  /<<<[ \t]*(?:(["'])([A-Za-z_\u0080-\uFFFF][\w\u0080-\uFFFF]*)\1|([A-Za-z_\u0080-\uFFFF][\w\u0080-\uFFFF]*))(\r\n|\n|\r)/y

/** The heredoc that begins at `at`; `undefined` where none does, and `'open'` where it has no end. */
export function heredocAt(text: string, at: number): Heredoc | 'open' | undefined {
  opening.lastIndex = at
  const match = opening.exec(text)
  if (!match) return undefined
  const [start, quote, quoted, bare, lineEnding = '\n'] = match
  const name = quoted ?? bare ?? ''
  const bodyStart = at + start.length
  // The line end before its body may be that before its end.
  const closing = new RegExp(String.raw`(\r\n|\n|\r)([ \t]*)${name}(?![\w\u0080-\uFFFF])`, 'g')
  closing.lastIndex = bodyStart - lineEnding.length
  const close = closing.exec(text)
  if (!close) return 'open'
  const [whole, , indent = ''] = close
  const body = withLineFeeds(text.slice(bodyStart, Math.max(bodyStart, close.index)))
  const content = indent === '' ? body : body.replace(new RegExp(`^[ \\t]{1,${indent.length}}`, 'gm'), '')
  const isNowdoc = quote === "'"
  const written = (one: string): string => one.replace(/\n(?!\n)/g, `\n${indent}`).replaceAll('\n', lineEnding)
  const style: QuoteStyle = {
    open: start + indent,
    close: whole,
    escape: (one) =>
      written(isNowdoc ? one : escapeDollars(one.replaceAll('\\', '\\\\')).replaceAll('\r', String.raw`\r`)),
  }
  return {
    end: close.index + whole.length,
    pieces: isNowdoc ? [{ kind: 'text', text: content }] : interpolated(content, true),
    style,
    tidy: (expression) => renamed(expression, name, style),
  }
}

/** A heredoc under a name that no line of it begins with: that line would end it. */
function renamed(expression: string, name: string, { open, close }: QuoteStyle): string {
  const body = expression.slice(open.length, expression.length - close.length)
  let free = name
  while (new RegExp(String.raw`^[ \t]*${free}(?![\w\u0080-\uFFFF])`, 'm').test(body)) free += '_'
  return open.replace(name, () => free) + body + close.replace(name, () => free)
}
