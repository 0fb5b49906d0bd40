import type { ActivityKind } from '@dragoman/sdk/operations/activity'
import { sql } from 'drizzle-orm'
import { journalEvents } from '../../generated/journal.ts'
import { journal } from '../../kernel/tables.ts'

const kinds: readonly (readonly [event: string, kind: ActivityKind])[] = Object.entries(journalEvents).map(
  ([event, { kind }]) => [event, kind],
)
const byKind = Map.groupBy(kinds, ([, kind]) => kind)

/** The kind of an entry's event. Names that only older versions had are details. */
export const eventKind = sql<ActivityKind>`case ${sql.join(
  [...byKind].map(([kind, names]) => {
    return sql`when ${journal.event} = any(${sql.param(names.map(([event]) => event))}::text[]) then ${kind}`
  }),
  sql` `,
)} else 'DETAILS' end`
