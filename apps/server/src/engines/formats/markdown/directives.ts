import { applyEdits } from '../edits.ts'
import { Fences } from './fences.ts'
import { withoutFormulas } from './formulas.ts'
import { mdxCode } from './mdx.ts'

/** Lines longer than this are text. */
const longestLine = 1000

/** The beginning of a line before its content: quotations and list items. */
const prefix = /^(?:[ \t]|>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))*/

/** A line of its own that no reader sees: the content after its prefix. */
const silent = new RegExp(
  [
    String.raw`:{3,}(?:[ \t]*(?:[\w-]+|\{[^{}]*\}))?[ \t]*`,
    // Liquid and Jinja, Hugo, kramdown's attributes.
    String.raw`(?:\{%[^{}%]*%\}[ \t]*)+`,
    String.raw`(?:\{\{[<%][^{}]*[>%]\}\}[ \t]*)+`,
    String.raw`\{:?[ \t]*[.#:][^{}]*\}[ \t]*`,
    // MDX.
    String.raw`\{\/\*(?:(?!\*\/).)*\*\/\}[ \t]*`,
    String.raw`<\/?[A-Z]\w*[a-z][\w.]*(?:[ \t][^<>]*)?>[ \t]*`,
    String.raw`\[\[?_?(?:toc|TOC)_?\]?\][ \t]*`,
  ].join('|'),
  'y',
)
/** The beginnings of blocks with a title of their own, and what may end the title. */
const titled = [
  { start: /:{3,}[ \t]*[\w-]+(?:[ \t]+|\[)(?=[^\s{])/y, end: /[\]"]?[ \t]*$/, into: '#' },
  { start: /(?:!!!|\?\?\?\+?|===)[ \t]+(?:[\w-]+[ \t]+)*"/y, end: /"[ \t]*$/, into: '- #' },
  { start: /\[![\w-]+\][-+]?[ \t]+(?=\S)/y, end: /$/, into: '#' },
] as const
/** The same without a title. */
const untitled = [
  { start: /(?:!!!|\?\?\?\+?)[ \t]+[\w-]+[ \t]*$/y, into: '-' },
  { start: /\[![\w-]+\][-+]?[ \t]*$/y, into: '' },
  // The explanation of a term, in lists of definitions.
  { start: /:(?=[ \t]+\S)/y, into: '-' },
] as const

/** A shortcode in an address (`[x]({{< ref "a b.md" >}})`), whose blanks would end the address. */
const shortcode = /\{\{[<%]?[^{}\r\n]*\}\}|\{%[^{}%\r\n]*%\}/g
const address = /(?<=\]\()[^()\r\n]*(?:\{\{|\{%)[^\r\n]*|(?<=^[ \t>]*\[[^\]\r\n]{1,200}\]:[ \t]*)(?:\{\{|\{%)[^\r\n]*/g

/**
 * Text of the same length in which a parser of plain Markdown finds the blocks that extensions of it mean: containers,
 * admonitions, definitions, formulas, and what template engines and MDX read. Their marks become blanks, their titles
 * headings; of formulas within lines the inside is hidden (see `withoutFormulas`). `code` is that of MDX.
 */
export function withoutDirectives(
  text: string,
  code: ReturnType<typeof mdxCode> = mdxCode(text),
  hasMath = true,
): string {
  if (!mayHaveDirectives.test(text)) return text
  const fences = new Fences()
  let isMath = false
  const maskedLine = (line: string): string => {
    if (fences.read(line).isCode || line === '') return line
    if (line.length > longestLine) return withoutFormulas(line)
    const from = prefix.exec(line)?.[0].length ?? 0
    const isDelimiter = hasMath && (isMath ? line.trimEnd().endsWith('$$') : /^\$\$(?!.*\$\$)/.test(line.slice(from)))
    if (isDelimiter) isMath = !isMath
    return isDelimiter || isMath ? blank(line, from) : withoutFormulas(withoutShortcodes(masked(line, from)))
  }
  const rest = withoutCode(text, code).replace(
    /([^\r\n]*)(\r\n|\n|\r|$)/g,
    (_, line: string, end: string) => maskedLine(line) + end,
  )
  return isMath ? withoutDirectives(text, code, false) : rest
}

const mayHaveDirectives =
  /:::|!!!|\?\?\?|===|\[!|\{%|\{\{|\$|^[ \t>]*(?::[ \t]|\{|<\/?[A-Z]|(?:im|ex)port[ \t{])|\[_?toc/im

/** Text with blanks in place of pieces of it; its lines stay. */
function withoutCode(text: string, code: readonly { start: number; end: number }[]): string {
  if (code.length === 0) return text
  const edits = code.map(({ start, end }) => ({ start, end, text: text.slice(start, end).replace(/[^\r\n]/g, ' ') }))
  return applyEdits(text, edits)
}

const withoutShortcodes = (line: string): string =>
  /\{\{|\{%/.test(line) && line.includes(']')
    ? line.replace(address, (inside) => inside.replace(shortcode, (found) => 'x'.repeat(found.length)))
    : line

function masked(line: string, from: number): string {
  silent.lastIndex = from
  if (silent.test(line) && silent.lastIndex === line.length) return blank(line, from)
  for (const { start, end, into } of titled) {
    start.lastIndex = from
    if (!start.test(line)) continue
    const title = start.lastIndex
    const after = end.exec(line)?.index ?? line.length
    if (after > title) return blank(blank(line, from, title, into), after)
  }
  for (const { start, into } of untitled) {
    start.lastIndex = from
    if (start.test(line)) return blank(line, from, start.lastIndex, into)
  }
  return line
}

/** A line with blanks in place of a piece, but for what begins it. */
function blank(line: string, from: number, to = line.length, into = ''): string {
  return line.slice(0, from) + into.padEnd(to - from) + line.slice(to)
}
