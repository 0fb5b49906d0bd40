import { hash } from 'node:crypto'
import { splitSegmentText } from '@dragoman/sdk/segment-text'

// Noncharacters: they stand for codes here, and no text that people exchange contains them.
const openCode = '\uFDD0'
const closeCode = '\uFDD1'
const standaloneCode = '\uFDD2'

/** One normalized character that stands for an inline code. */
export const codeCharacter = /[\uFDD0-\uFDD2]/g

/**
 * Segment text as matches see it (domain: Numbers): NFC, each run of white space one space, none at the ends, each
 * placeholder one character that says only whether it opens, closes or stands alone.
 */
export function normalizeSegment(text: string): string {
  let normalized = ''
  for (const part of splitSegmentText(text)) {
    if (part.kind === 'text') normalized += part.text
    else normalized += part.kind === 'open' ? openCode : part.kind === 'close' ? closeCode : standaloneCode
  }
  return normalized.normalize('NFC').replace(/\s+/gu, ' ').trim()
}

/** A text as given, and with its accents in and beside their letters: people see no difference, memories keep what came. */
export const spellings = (text: string): string[] => [...new Set([text, text.normalize('NFC'), text.normalize('NFD')])]

/** Hash of a segment's normalized text, for exact matches and repetitions: 32 hexadecimal digits. */
export function sourceHash(text: string): string {
  return shortHash(normalizeSegment(text))
}

/** The surroundings of a segment. A neighbor is null if it isn't known. */
export interface SegmentContext {
  /** The key by which the file's format distinguishes identical sources: a PO context, a JSON path. */
  contextKey: string | null
  /** `sourceHash` of the segment before, `boundary` at the start of a file. */
  previousHash: string | null
  /** `sourceHash` of the segment after, `boundary` at the end of a file. */
  nextHash: string | null
}

/** Stands for the neighbor that the first and the last segment of a file don't have. */
export const boundary = 'boundary'

export const unknownContext: SegmentContext = { contextKey: null, previousHash: null, nextHash: null }

/** Hash that identifies a context; empty when nothing is known of it. */
export function contextHash(context: SegmentContext): string {
  const { contextKey, previousHash, nextHash } = context
  if (!contextKey && previousHash === null && nextHash === null) return ''
  return shortHash(JSON.stringify([contextKey ?? '', previousHash ?? '', nextHash ?? '']))
}

/**
 * Whether two segments stand in the same context: the same context key, or the same neighbors on both sides. Two
 * files of one segment each have no neighbors to compare.
 */
export function sameContext(a: SegmentContext, b: SegmentContext): boolean {
  if (a.contextKey && a.contextKey === b.contextKey) return true
  if (a.previousHash === null || a.nextHash === null) return false
  if (a.previousHash === boundary && a.nextHash === boundary) return false
  return a.previousHash === b.previousHash && a.nextHash === b.nextHash
}

/** The context of each segment of a file, in the file's order. `context` is the format's context key. */
export function contextsOf(segments: readonly { sourceHash: string; context: string | null }[]): SegmentContext[] {
  return segments.map((segment, at) => ({
    contextKey: segment.context || null,
    previousHash: segments[at - 1]?.sourceHash ?? boundary,
    nextHash: segments[at + 1]?.sourceHash ?? boundary,
  }))
}

function shortHash(text: string): string {
  return hash('sha256', text, 'hex').slice(0, 32)
}
