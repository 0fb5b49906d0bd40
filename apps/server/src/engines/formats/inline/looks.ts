import type { InlineCode } from '@dragoman/sdk/segment-text'

/** How readers see what a tag stands for, by the words with which files say so. */
const words = {
  BOLD: 'b strong bold semibold ** __',
  ITALIC: 'i em italic cite dfn var emphasis * _',
  UNDERLINE: 'u ins underline',
  STRIKE: 's del strike dstrike ~~',
  CODE: 'code kbd samp tt codeph `',
  SUPERSCRIPT: 'sup superscript',
  SUBSCRIPT: 'sub subscript',
  LINK: 'a link hyperlink xref hyperlinktextsource [',
  BREAK: 'br lb line-break ↵',
  TAB: 'tab →',
} as const

export type Look = keyof typeof words

const named = new Map(
  (Object.keys(words) as Look[]).flatMap((look) => words[look].split(' ').map((word): [string, Look] => [word, look])),
)

/** The looks of a tag, by the words that say what it is or, without any, by its own name. */
export function looksOf({ display, open }: InlineCode): Look[] {
  const said = display ?? /^<?\s*([\w-]+|[*_~`[]+)/.exec(open)?.[1] ?? ''
  const looks = said.split(/[\s,;+]+/).flatMap((word) => named.get(word.toLowerCase()) ?? [])
  return [...new Set(looks)]
}

/** The text that a tag without content shows; none where it only marks a place or a look. */
export function shownOf(code: InlineCode): string {
  if (code.kind === 'paired' || /^<[!?]/.test(code.open)) return ''
  const said = code.display ?? code.open
  // Code of Markdown is one tag as a whole.
  const inBackticks = /^(`+)([^`]+)\1$/.exec(said)?.[2]
  if (inBackticks !== undefined) return short(inBackticks)
  if (looksOf(code).length > 0) return ''
  return code.display === undefined && /^(?:[<&\\]|!\[)/.test(said) ? '' : short(said)
}

const longest = 100

const short = (text: string): string => (text.length > longest ? `${text.slice(0, longest - 1).toWellFormed()}…` : text)
