import { SaxesParser } from 'saxes'
import { encodeTokens } from '../../../engines/formats/inline/tokens.ts'
import { boundary, sourceHash, type SegmentContext } from '../../../engines/matching/normalize.ts'
import { SegmentBuilder } from './tmx-segment.ts'

/** Names of the properties that carry a unit's context in files that we write. */
export const contextProperties = { key: 'x-context-key', previous: 'x-previous-hash', next: 'x-next-hash' }

/** Names of properties that carry what identical sources are told apart by, in files of other tools. */
const foreignKeys = [
  'x-segmentid',
  'x-segment-id',
  'x-context',
  'x-contextid',
  'x-context-id',
  'x-contextcontent',
  'context',
  'id',
  'x-key',
  'key',
  'keyname',
  'x-context_key',
  'context_key',
  'x-idiom-tm-uda-key',
]
/** Names of properties with the text of a neighbor. */
const previousTexts = ['x-context-pre', 'x-context-prev', 'context_prev', 'prev']
const nextTexts = ['x-context-post', 'x-context-next', 'context_next', 'next']

const readProperties: ReadonlySet<string> = new Set([
  ...Object.values(contextProperties),
  ...foreignKeys,
  ...previousTexts,
  ...nextTexts,
])

/** The name of a property that says where its unit stands; tools spell them in either case. Undefined for any other. */
export function contextProperty(type: string): string | undefined {
  const name = type.toLowerCase()
  return readProperties.has(name) ? name : undefined
}

/** Where a unit stands, as its file says it: in our own words, or in those of memoQ, Phrase, and OmegaT. */
export function contextOf(
  props: ReadonlyMap<string, string>,
  tuid: string | undefined,
  /** How many units the file has had up to this one. */
  count: number,
): SegmentContext {
  const first = (names: readonly string[]) => names.map((name) => props.get(name)).find((value) => value !== undefined)
  const key = props.get(contextProperties.key) ?? first(foreignKeys)?.trim()
  return {
    contextKey: key || (isCounter(tuid, count) ? null : tuid?.trim()) || null,
    previousHash: props.get(contextProperties.previous) ?? neighborHash(first(previousTexts)),
    nextHash: props.get(contextProperties.next) ?? neighborHash(first(nextTexts)),
  }
}

/** Whether a `tuid` only counts the units of its file, from 0 or 1: it tells nothing apart, and changes with the next export. */
const isCounter = (tuid: string | undefined, count: number): boolean =>
  /^\s*\d{1,9}\s*$/.test(tuid ?? '') && [count, count - 1].includes(Number(tuid))

/** The hash of a neighbor that is given as a text or as a `seg`; a neighbor without text is the end of the file. */
function neighborHash(given: string | undefined): string | null {
  if (given === undefined) return null
  const text = /^\s*<seg[\s>/]/.test(given) ? (segmentText(given) ?? given) : given
  return text.trim() === '' ? boundary : sourceHash(text)
}

/** Undefined for anything that isn't XML. */
function segmentText(seg: string): string | undefined {
  const builder = new SegmentBuilder()
  const parser = new SaxesParser({ xmlns: false as const })
  let isDamaged = false
  parser.on('error', () => (isDamaged = true))
  parser.on('opentag', ({ name, attributes }) => {
    if (name !== 'seg') builder.open(name, attributes)
  })
  parser.on('closetag', ({ name }) => {
    if (name !== 'seg') builder.close(name)
  })
  parser.on('text', (text) => builder.text(text))
  parser.write(seg).close()
  return isDamaged ? undefined : encodeTokens(builder.tokens).text
}
