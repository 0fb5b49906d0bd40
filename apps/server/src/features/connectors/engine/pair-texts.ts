import { isDeepStrictEqual } from 'node:util'
import { codeIssues } from '@dragoman/sdk/segment-text'
import type { ReadSegment } from '../../../engines/file-work/file-tasks.ts'

/** A text, and the translation of it that stands in the other system. */
interface Pair {
  text: ReadSegment
  translation: string
  /** Its native codes, where they differ from those of the text. */
  codes: ReadSegment['codes'] | undefined
}

/**
 * The texts of a source with those in the same places of its translation. Places that are counted rather than named say
 * nothing where the two files differ in structure; a text that is as in the source isn't translated.
 */
export function pairTexts(source: readonly ReadSegment[], translation: readonly ReadSegment[]): Pair[] {
  const [from, to] = [Map.groupBy(source, wholeOf), Map.groupBy(translation, wholeOf)]
  const isSameShape = from.size === to.size && [...from.keys()].every((key) => to.has(key))
  return [...from].flatMap(([key, texts]) => {
    const theirs = to.get(key)
    const isNamed = texts.every(({ context }) => context !== undefined)
    if (theirs?.length !== texts.length || !(isSameShape || isNamed)) return []
    return texts.flatMap((text, at) => pairOf(text, theirs[at]!))
  })
}

function pairOf(text: ReadSegment, theirs: ReadSegment): Pair[] {
  const translation = theirs.target ?? theirs.source
  const isTranslated = translation.trim() !== '' && translation !== text.source && !text.locked
  if (!isTranslated || codeIssues(text.source, translation).length > 0) return []
  return [{ text, translation, codes: isDeepStrictEqual(theirs.codes, text.codes) ? undefined : theirs.codes }]
}

/** The text whose sentence a segment is. */
const wholeOf = ({ key }: ReadSegment) => key.replace(/#\d+~*$/, '')
