import type { RtfToken } from './scan-rtf.ts'
import { type Look, wordsOf } from './rtf-words.ts'

/** A part of a paragraph: words with their look, something that is kept as it is, or an end of a link. */
export type RtfItem = { start: number; end: number } & (
  | { kind: 'text'; text: string; look: Look }
  | { kind: 'piece'; display: string; look: Look }
  | { kind: 'wrap'; display: string }
  | { kind: 'unwrap' }
)

/** A group that is open, or was. */
export type Group = {
  start: number
  end: number | undefined
  outer: Group | undefined
  depth: number
  look: Look
  /** The look around it where it began. */
  outerLook: Look
  /** How many characters stand for one that is given by its number. */
  fallbacks: number
  charset: string | undefined
  isSkipped: boolean
  destination: string
  /** The word that says its purpose, such as `footnote`; empty for plain text. */
  own: string
  collector: Collector
  resultEnd?: number
}

type Placed = { item: RtfItem; group: Group }
/** A stream of paragraphs: what the present one has so far. */
export type Collector = { items: Placed[]; from: number; others: { start: number; end: number; group: Group }[] }

/** A paragraph with words, and what is written around them when they change. */
export type RtfParagraph = {
  start: number
  end: number
  items: readonly RtfItem[]
  /** The look where it is written. */
  ambient: Look
  /** Braces for groups that begin before it and end within it, and words that it has beside those of its items. */
  before: string
  /** Groups that go on behind it, and the look that is left. */
  after: string
  fallbacks: number
}

/** Words that no one sees. */
const unseen =
  /^(?:insrsid|charrsid|rsid\w*|lang\w*|noproof|delrsid|sectrsid|pararsid|tblrsid|hich|loch|dbch|af|afs|ab|ai|alang|fcs|cgrid)$/

/** Gathers items, and makes paragraphs of them. */
export class ParagraphWriter {
  readonly #text: string
  readonly #paragraphs: RtfParagraph[] = []

  constructor(text: string) {
    this.#text = text
  }

  add(group: Group, item: RtfItem): void {
    const { items } = group.collector
    const last = items.at(-1)
    if (
      last?.item.kind === 'text' &&
      item.kind === 'text' &&
      last.group === group &&
      last.item.look === item.look &&
      last.item.end <= item.start
    )
      last.item = { ...last.item, text: last.item.text + item.text, end: item.end }
    else items.push({ item, group })
  }

  /** Makes the last item longer. */
  extend(group: Group | undefined, end: number): void {
    const last = group?.collector.items.at(-1)
    if (last && last.item.kind === 'text') last.item = { ...last.item, end }
  }

  other(group: Group, { start, end }: RtfToken, name: string): void {
    if (!unseen.test(name) && group.collector.items.length > 0) group.collector.others.push({ start, end, group })
  }

  all(): RtfParagraph[] {
    return this.#paragraphs.sort((a, b) => a.start - b.start || b.end - a.end)
  }

  /** Ends the present paragraph of a stream; the next one begins at `next`. */
  finish(collector: Collector, next: number): void {
    const { items, from, others } = collector
    collector.items = []
    collector.others = []
    collector.from = next
    const isWords = ({ item }: Placed): boolean => item.kind === 'text' && item.text.trim() !== ''
    const firstWords = items.findIndex(isWords)
    if (firstWords === -1) return
    const kept = withLinks(items, firstWords, items.findLastIndex(isWords))
    const [first, last] = [kept[0]!, kept.at(-1)!]
    const common = kept.reduce((found, { group: one }) => commonOf(found, one), first.group)
    const firstChain = chainOf(first.group, common)
    const begun = firstChain.filter((one) => one.start >= from)
    const lastChain = chainOf(last.group, common)
    const closed = lastChain.filter((one) => one.end !== undefined)
    const open = lastChain.filter((one) => one.end === undefined)
    const start = begun[0]?.start ?? first.item.start
    const end = closed[0]?.end ?? last.item.end
    const ambient = firstChain[0]?.outerLook ?? (first.item.kind === 'text' ? first.item.look : common.look)
    const left = wordsOf(common.look) === wordsOf(ambient) ? '' : `\\plain${wordsOf(common.look)} `
    const within = others.filter((one) => one.start >= start && one.end <= end)
    this.#paragraphs.push({
      start,
      end,
      items: kept.map(({ item }) => item),
      ambient,
      before:
        '}'.repeat(firstChain.length - begun.length) +
        within.map((one) => this.#text.slice(one.start, one.end)).join(''),
      after: left + open.map((one) => `{\\plain${wordsOf(one.look)}\\uc${one.fallbacks} `).join(''),
      fallbacks: common.fallbacks,
    })
  }
}

/** The items from the first words to the last, with the whole of the links that they stand in. */
function withLinks(items: readonly Placed[], from: number, to: number): Placed[] {
  let [start, end] = [from, to]
  let depth = 0
  for (let at = start; at <= end; at += 1) {
    const { kind } = items[at]!.item
    if (kind === 'wrap') depth += 1
    else if (kind === 'unwrap' && (depth -= 1) < 0) {
      while (start > 0 && items[start]!.item.kind !== 'wrap') start -= 1
      depth = 0
    }
  }
  while (depth > 0 && end + 1 < items.length) if (items[(end += 1)]!.item.kind === 'unwrap') depth -= 1
  return items.slice(start, end + 1)
}

/** The groups around a place up to another one, the outermost first. */
function chainOf(group: Group, outermost: Group): Group[] {
  const chain: Group[] = []
  for (let one: Group | undefined = group; one && one !== outermost; one = one.outer) chain.unshift(one)
  return chain
}

function commonOf(a: Group, b: Group): Group {
  let [one, other] = [a, b]
  while (one !== other) {
    if (one.depth >= other.depth) one = one.outer ?? other
    else other = other.outer ?? one
  }
  return one
}
