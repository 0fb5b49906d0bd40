import { segmentFields } from '@dragoman/sdk/list-fields'
import { issueKinds, blockingBit } from '@dragoman/sdk/segment-issue-bits'
import type { QueryValue } from '@dragoman/sdk/query-line'
import { eq, exists, and, or, sql, type SQL } from 'drizzle-orm'
import { personIn } from '../../identity/person-condition.ts'
import { readingAt } from '../../identity/reading-at.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import { isOneOfNumbers } from '../../kernel/database/columns.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { codeIn, dateIn, numberIn, queryCondition, textIn } from '../../kernel/query-condition.ts'
import { segments } from '../work/work-unit-tables.ts'
import { containsText } from './list-segments.ts'
import { segmentBookmarks } from './tables.ts'

/** How far a segment is, as one letter (contract: SegmentIndex). */
export const stateLetter = sql<string>`case when ${segments.locked} then 'L' when ${segments.confirmed} then 'C'
  when ${segments.target} = '' then 'O' else 'D' end`

/** The state of repetitions: how many segments of the work unit have the same source. */
const sameSource = (condition: SQL) => sql`exists (select 1 from ${segments} as same
  where same.work_unit_id = ${segments.workUnitId} and same.source_hash = ${segments.sourceHash} and ${condition})`

const isAfterSame = sameSource(sql`same.index < ${segments.index}`)
const isBeforeSame = sameSource(sql`same.index > ${segments.index}`)

/** A query line about segments as a condition; 400 for one that can't be read. */
export function segmentQuery(
  db: Database,
  session: SignedIn,
  line: string | undefined,
  { now, bits }: { now: Date; /** The issues of each translation, by segment. */ bits: ReadonlyMap<number, number> },
): SQL | undefined {
  return queryCondition(line, segmentFields, readingAt(session, now), {
    word: containsText,
    fields: {
      source: textIn(segments.source),
      target: (value) => (value.kind === 'none' ? eq(segments.target, '') : textIn(segments.target)(value)),
      key: textIn(segments.key),
      status: (value) => (value.kind === 'code' ? sql`${stateLetter} = ${value.code[0]}` : sql`false`),
      match: numberIn(segments.match),
      origin: codeIn(segments.origin),
      check: (value) => isOneOfNumbers(segments.id, idsWith(bits, value)),
      by: personIn(db, session, segments.updatedBy),
      changed: dateIn(segments.updatedAt),
      is: (value) => (value.kind === 'code' ? stateOf(db, session, value.code) : sql`false`),
      length: numberIn(segments.characters),
    },
  })
}

/** The segments with an issue of a kind, one that blocks, or none. */
function idsWith(bits: ReadonlyMap<number, number>, value: QueryValue): number[] {
  const has = (sum: number): boolean => {
    if (value.kind === 'none') return sum === 0
    if (value.kind !== 'code') return false
    if (value.code === 'BLOCKING') return (sum & blockingBit) !== 0
    return issueKinds(sum).some((kind) => kind.toUpperCase() === value.code)
  }
  return [...bits].flatMap(([id, sum]) => (has(sum) ? [id] : []))
}

function stateOf(db: Database, session: SignedIn, code: string): SQL | undefined {
  if (code === 'FIRST') return and(isBeforeSame, sql`not ${isAfterSame}`)
  if (code === 'REPEATED') return or(isBeforeSame, isAfterSame)
  const own = and(eq(segmentBookmarks.segmentId, segments.id), eq(segmentBookmarks.userId, session.user.id))
  return exists(
    db
      .select({ one: sql`1` })
      .from(segmentBookmarks)
      .where(own),
  )
}
