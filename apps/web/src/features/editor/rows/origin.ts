import type { Segment } from '@dragoman/sdk/operations/editor'
import type { Draft } from '../drafts/drafts.ts'

/** Where a translation comes from, as a row says it. */
export type OriginKind = 'context' | 'memory' | 'file' | 'typed' | 'repetition' | 'machine' | 'kit'

const kinds: Readonly<Record<string, OriginKind>> = {
  TM_CONTEXT: 'context',
  TM_EXACT: 'memory',
  TM_FUZZY: 'memory',
  FILE: 'file',
  HUMAN: 'typed',
  REPETITION: 'repetition',
  MT: 'machine',
  KIT: 'kit',
}

/** The origin of what a row shows: that of the draft as long as there is one; undefined without a translation. */
export function originOf(
  { target, origin, matchScore }: Pick<Segment, 'target' | 'origin' | 'matchScore'>,
  draft: Pick<Draft, 'text' | 'match'> | undefined,
): { kind: OriginKind; score: number | undefined } | undefined {
  const text = draft?.text ?? target
  if (text === '') return undefined
  if (draft?.match && draft.match.text === text)
    return { kind: kinds[draft.match.origin] ?? 'memory', score: draft.match.score }
  if (text !== target) return { kind: 'typed', score: undefined }
  const kind = kinds[origin ?? '']
  return kind && { kind, score: matchScore }
}
