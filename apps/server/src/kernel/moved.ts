import { and, eq, inArray, isNotNull, sql, type SQL } from 'drizzle-orm'
import { journal } from './tables.ts'

/** An entry of the journal, as far as it tells of moves and assignments. */
export type TellingEntry = Pick<typeof journal.$inferSelect, 'entityType' | 'before' | 'after'>

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

/** A field of both sides of an entry, as it is read here and in the database. */
const sidesOf = (field: string) => ({
  of: ({ before, after }: TellingEntry) => ({ from: textOf(before?.[field]), to: textOf(after?.[field]) }),
  from: sql<string | null>`nullif(${journal.before} ->> ${sql.raw(`'${field}'`)}, '')`,
  to: sql<string | null>`nullif(${journal.after} ->> ${sql.raw(`'${field}'`)}, '')`,
})

const status = sidesOf('status')
const assignee = sidesOf('assigneeUuid')

/** A change of status of a project or a task. */
export interface StatusMove {
  of: 'PROJECT' | 'TASK'
  from: string
  to: string
}

/** The move that an entry tells of, whatever its name. What is created has not moved. */
export function moved(entry: TellingEntry): StatusMove | undefined {
  const { entityType } = entry
  if (entityType !== 'PROJECT' && entityType !== 'TASK') return undefined
  const { from, to } = status.of(entry)
  return from === null || to === null || from === to ? undefined : { of: entityType, from, to }
}

/** The same, of entries in the database: those that `moved` something, to a status or to any. */
export const entriesMoved = (of: readonly StatusMove['of'][], to?: string): SQL =>
  and(
    inArray(journal.entityType, [...of]),
    sql`${status.from} <> ${status.to}`,
    to === undefined ? undefined : eq(status.to, to),
  )!

/** True of what was delivered and is in work again. */
export const isReopened = ({ from, to }: StatusMove): boolean => from === 'DELIVERED' && to === 'APPROVED'

/** The assignee of a task before and after; null for no one. */
export interface AssigneeChange {
  from: string | null
  to: string | null
}

/** The change of its assignee that an entry about a task tells of, whatever its name. */
export function assigned(entry: TellingEntry): AssigneeChange | undefined {
  if (entry.entityType !== 'TASK') return undefined
  const { from, to } = assignee.of(entry)
  return from === to ? undefined : { from, to }
}

/** The same, of entries in the database: those by which someone was `assigned`. */
export const entriesAssigned = (): SQL =>
  and(eq(journal.entityType, 'TASK'), isNotNull(assignee.to), sql`${assignee.to} is distinct from ${assignee.from}`)!
