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

/** Line ends as LF, which is how segments have them. */
export function withLineFeeds(text: string): string {
  return text.replace(/\r\n?/g, '\n')
}

/** Text of several lines, none of them blank, with the line ends of a file. */
export function withoutBlankLines(text: string, lineEnding: string): string {
  return text
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== '')
    .join(lineEnding)
}
