import { codeIssues, splitSegmentText, type SegmentPart } from '@dragoman/sdk/segment-text'

/**
 * Whether a translation has the inline tags of its source where they mean something: none is lost, no pair that held
 * something holds nothing, and tags that stood among words do not all stand before or after them.
 */
export function keepsTags(source: string, target: string): boolean {
  if (codeIssues(source, target).length > 0) return false
  const [before, after] = [solid(source), solid(target)]
  const wereEmpty = emptyPairs(before)
  if (emptyPairs(after).some((id) => !wereEmpty.includes(id))) return false
  return spanOf(before).isTogether || !isSweptAside(after)
}

/** Tags, and what is between them but for white space. */
const solid = (text: string) => splitSegmentText(text).filter((part) => part.kind !== 'text' || part.text.trim() !== '')

/** Numbers of pairs that hold nothing. */
const emptyPairs = (parts: readonly SegmentPart[]): number[] =>
  parts.flatMap((part, at) => {
    const next = parts[at + 1]
    return part.kind === 'open' && next?.kind === 'close' && next.id === part.id ? [part.id] : []
  })

/** Where the tags of a text begin and end, and whether text is between them; one alone has none. */
function spanOf(parts: readonly SegmentPart[]) {
  const isTag = ({ kind }: SegmentPart) => kind !== 'text'
  const [first, last] = [parts.findIndex(isTag), parts.findLastIndex(isTag)]
  return { first, last, isTogether: parts.slice(first, last + 1).every(isTag) }
}

/** Whether all tags stand together at one end of the text. */
function isSweptAside(parts: readonly SegmentPart[]): boolean {
  const { first, last, isTogether } = spanOf(parts)
  return isTogether && (first === 0 || last === parts.length - 1)
}
