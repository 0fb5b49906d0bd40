/** A line of a text without its line end, which stands from `end` to `next`. */
export type Line = { text: string; start: number; end: number; next: number }

/** The lines of a text; CRLF, LF and CR each end one. A last line without end counts when it has characters. */
export function linesOf(text: string): Line[] {
  const lines: Line[] = []
  let start = 0
  for (const match of text.matchAll(/\r\n|\n|\r/g)) {
    const next = match.index + match[0].length
    lines.push({ text: text.slice(start, match.index), start, end: match.index, next })
    start = next
  }
  if (start < text.length) lines.push({ text: text.slice(start), start, end: text.length, next: text.length })
  return lines
}

/** A line break with the blanks around it. It begins where they do, so that long runs of blanks are looked at once. */
const foldedBreak = /(?<![ \t\r\n])[ \t]*[\r\n][ \t\r\n]*/g

/** Text on one line: `fold` says what stands in place of each break and the blanks around it, a space unless given. */
export function onOneLine(text: string, fold: (found: string, at: number) => string = () => ' '): string {
  return /[\r\n]/.test(text) ? text.replace(foldedBreak, fold) : text
}

/** Where the white space at the end of a text begins: that of HTML and XML, not spaces that do not break. */
export function endOfWords(text: string): number {
  let end = text.length
  while (end > 0 && ' \t\n\r\f'.includes(text.charAt(end - 1))) end -= 1
  return end
}

/** A text without the white space of HTML and XML at its ends; no-break, narrow and ideographic spaces are text. */
export function withoutOuterBlanks(text: string): string {
  return text.slice(0, endOfWords(text)).replace(/^[ \t\n\r\f]+/, '')
}

/** A text in which each run of such white space is one space. */
export const withSingleBlanks = (text: string): string => text.replace(/[ \t\n\r\f]+/g, ' ')

/** Line ends as LF, which is how segments have them. */
export function withLineFeeds(text: string): string {
  return text.replace(/\r\n?/g, '\n')
}

/** Text of several lines, none of them blank, with the line ends of a file. */
export function withoutBlankLines(text: string, lineEnding: string): string {
  return text
    .split(/\r\n|\n|\r/)
    .filter((line) => withoutOuterBlanks(line) !== '')
    .join(lineEnding)
}

/** Where the quote stands that ends a text which begins at `from`; `undefined` where there is none. Backslashes escape. */
export function endOfQuoted(text: string, from: number): number | undefined {
  for (let at = from; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === 0x22) return at
    if (code === 0x5c) at += 1
  }
  return undefined
}
