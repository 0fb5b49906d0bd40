import { type Edit, sliceWith } from '../edits.ts'
import { type PlaceholderOptions, tokenizeText } from '../inline/placeholders.ts'
import { encodeTokens, restoreCodes, type Token } from '../inline/tokens.ts'
import { type Unit, unitOf } from '../units.ts'
import type { RtfParagraph } from './rtf-paragraph.ts'
import { labelOf, type Look, wordsOf } from './rtf-words.ts'

export type RtfUnits = ReadonlyMap<RtfParagraph, Unit>
type Slice = (start: number, end: number) => string

/** The unit of a paragraph. */
export const unitOfParagraph = (paragraph: RtfParagraph, key: string, text: string, codes: PlaceholderOptions): Unit =>
  unitOf({ key }, tokensOf(paragraph, codes, sliceWith(text, [])))

/** The part of a look that another one doesn't have. */
const beyond = (present: Look, wanted: Look): Look =>
  new Map([...wanted].filter(([name, value]) => !present.has(name) || present.get(name) !== value))

/** Words that give characters another look than they have. */
function wordsFrom(present: Look, wanted: Look): string {
  const lost = [...present.keys()].filter((name) => !wanted.has(name))
  if (lost.some((name) => ['f', 'fs', 'cf', 'cb'].includes(name))) return `\\plain${wordsOf(wanted)}`
  return lost.map((name) => `\\${name}0`).join('') + wordsOf(beyond(present, wanted))
}

/** The look of most of a paragraph's words. */
function baseOf({ items }: RtfParagraph): Look {
  const lengths = new Map<string, { look: Look; length: number }>()
  for (const item of items) {
    if (item.kind !== 'text') continue
    const key = wordsOf(item.look)
    const known = lengths.get(key)
    if (known) known.length += item.text.trim().length
    else lengths.set(key, { look: item.look, length: item.text.trim().length })
  }
  return [...lengths.values()].reduce((best, one) => (one.length > best.length ? one : best)).look
}

/** The tokens of a paragraph: what looks otherwise than most of it is in pairs. `slice` gives its codes. */
function tokensOf(paragraph: RtfParagraph, codes: PlaceholderOptions, slice: Slice): Token[] {
  const base = baseOf(paragraph)
  const tokens: Token[] = []
  const links: string[] = []
  let group: { key: string; pair: string; end: number } | undefined
  let count = 0
  const finish = (): void => {
    if (group) tokens.splice(group.end, 0, { type: 'close', native: '}', pair: group.pair })
    group = undefined
  }
  for (const item of paragraph.items) {
    if (item.kind === 'text' && item.text.trim() === '') tokens.push({ type: 'text', text: item.text })
    else if (item.kind === 'text') {
      const key = wordsOf(item.look)
      if (group && group.key !== key) finish()
      if (!group && key !== wordsOf(base)) {
        const pair = `look:${(count += 1)}`
        const label = labelOf(beyond(base, item.look))
        tokens.push({
          type: 'open',
          native: `{${wordsFrom(base, item.look)} `,
          pair,
          ...(label !== '' && { display: label }),
        })
        group = { key, pair, end: 0 }
      }
      for (const token of tokenizeText(item.text, codes))
        tokens.push(
          token.type === 'text'
            ? token
            : {
                ...token,
                native: escapeRtf(token.native, paragraph.fallbacks),
                display: token.native,
                match: token.native,
              },
        )
      if (group) group.end = tokens.length
    } else if (item.kind === 'piece') {
      const native = slice(item.start, item.end)
      const look = wordsFrom(base, item.look)
      tokens.push({
        type: 'standalone',
        native: look === '' ? native : `{${look} ${native}}`,
        display: item.display,
      })
    } else if (item.kind === 'wrap') {
      finish()
      const pair = `link:${item.start}`
      links.push(pair)
      tokens.push({ type: 'open', native: slice(item.start, item.end), pair, display: item.display })
    } else {
      finish()
      tokens.push({ type: 'close', native: slice(item.start, item.end), pair: links.pop() ?? '' })
    }
  }
  finish()
  return tokens
}

/** Writes translations; those within the codes of another paragraph go into it. */
export function rtfEdits(
  paragraphs: readonly RtfParagraph[],
  units: RtfUnits,
  { text, codes }: { text: string; codes: PlaceholderOptions },
  targetOf: (unit: Unit) => string | undefined,
): Edit[] {
  const edits: Edit[] = []
  // Paragraphs come with the outer one first, and the inner ones after it.
  for (let at = paragraphs.length - 1; at >= 0; at -= 1) {
    const paragraph = paragraphs[at]!
    const target = targetOf(units.get(paragraph)!)
    if (target === undefined) continue
    const inner: Edit[] = []
    while ((edits.at(-1)?.end ?? Infinity) <= paragraph.end) inner.push(edits.pop()!)
    edits.push(paragraphEdit(paragraph, units.get(paragraph)!, target, codes, sliceWith(text, inner)))
  }
  return edits
}

function paragraphEdit(
  paragraph: RtfParagraph,
  unit: Unit,
  target: string,
  codes: PlaceholderOptions,
  slice: Slice,
): Edit {
  const { start, end, before, after, ambient, fallbacks } = paragraph
  const own = encodeTokens(tokensOf(paragraph, codes, slice)).codes
  const parts = restoreCodes(unit.lead + target + unit.trail, own, 'never')
  const content = parts.map((part) => (part.kind === 'text' ? escapeRtf(part.text, fallbacks) : part.native)).join('')
  const look = wordsFrom(ambient, baseOf(paragraph))
  const written = look === '' ? content : `{${look} ${content}}`
  return { start, end, text: before + written + after }
}

const symbols: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '{': '\\{',
  '}': '\\}',
  '\n': '\\line ',
  '\r': '',
  '\t': '\\tab ',
  '\u00a0': '\\~',
}

/** Text as RTF: characters beyond ASCII by their numbers, each with what older programs show. */
function escapeRtf(text: string, fallbacks: number): string {
  return text.replace(/[\\{}\n\r\t]|[^\u0020-\u007e]/g, (unit) => {
    const known = symbols[unit]
    if (known !== undefined) return known
    const code = unit.charCodeAt(0)
    return `\\u${code > 0x7fff ? code - 0x10000 : code}${fallbacks === 0 ? ' ' : '?'.repeat(fallbacks)}`
  })
}
