import { and, asc, eq, gt } from 'drizzle-orm'
import { isOneOf } from '../../kernel/database/columns.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { journal, users } from '../../kernel/tables.ts'
import type { Outline } from './events-of.ts'

/** Fields of projects that the journal records by the same names. */
const projectFields = ['status', 'reference', 'instructions', 'notes', 'tags'] as const

/**
 * The fields of projects and tasks that had other values when an event occurred than they have now: the journal says what
 * the event itself has made of them, and what later changes have found.
 */
export async function stateThen(
  db: Database,
  outlines: readonly Outline[],
): Promise<(outline: Outline) => Record<string, unknown>> {
  const ofProjects = outlines.filter(({ entry }) => entry.entityType !== 'TASK' && entry.projectId !== null)
  const later = await laterChanges(db, ofProjects)
  const people = await loadPeople(
    db,
    outlines.flatMap(({ entry }) => textOf(entry.after, 'assigneeUuid') ?? []),
  )
  return ({ entry, move }) => {
    const status = move && { status: move.new_status }
    if (entry.entityType !== 'TASK') {
      const changes = later.get(entry.projectId ?? '')?.filter(({ id }) => id > entry.id) ?? []
      return { ...foundBy(changes), ...(entry.entityType === 'PROJECT' && own(entry.after)), ...status }
    }
    const { after } = entry
    if (!after || !('assigneeUuid' in after)) return { ...status }
    const id = textOf(after, 'assigneeUuid') ?? null
    const person = id === null ? undefined : people.get(id)
    const assignee = { assignee_uuid: id, assignee: person?.name ?? null, assignee_email: person?.email ?? null }
    return { ...(typeof after['status'] === 'string' && { status: after['status'] }), ...assignee, ...status }
  }
}

const textOf = (values: Record<string, unknown> | null, field: string): string | undefined => {
  const value = values?.[field]
  return typeof value === 'string' ? value : undefined
}

const own = (after: Record<string, unknown> | null) =>
  Object.fromEntries(projectFields.flatMap((field) => (after?.[field] === undefined ? [] : [[field, after[field]]])))

/** The value that each field had before its first change. */
const foundBy = (changes: readonly { before: Record<string, unknown> | null }[]) =>
  Object.assign({}, ...changes.toReversed().map(({ before }) => own(before))) as Record<string, unknown>

async function laterChanges(db: Database, outlines: readonly Outline[]) {
  const ids = outlines.map(({ entry }) => entry.projectId!)
  const first = Math.min(...outlines.map(({ entry }) => entry.id))
  const rows =
    ids.length === 0
      ? []
      : await db
          .select({ id: journal.id, projectId: journal.projectId, before: journal.before })
          .from(journal)
          .where(and(isOneOf(journal.projectId, ids), eq(journal.entityType, 'PROJECT'), gt(journal.id, first)))
          .orderBy(asc(journal.id))
  return Map.groupBy(rows, ({ projectId }) => projectId!)
}

async function loadPeople(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, { name: string; email: string }>()
  const rows = await db
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .where(isOneOf(users.id, ids))
  return new Map(rows.map((row) => [row.id, row]))
}
