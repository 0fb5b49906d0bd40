import type { TextChange } from '@dragoman/sdk/operations/textChanges'
import { and, count, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Operations } from '../../generated/handlers.ts'
import { loadPeople } from '../../identity/people.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import { isOneOf } from '../../kernel/database/columns.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { only } from '../../kernel/database/one-row.ts'
import { listPage, type Page } from '../../kernel/list-page.ts'
import { jobs } from '../../kernel/tables.ts'
import { findProject } from '../work/find-project.ts'
import { visibleChanges, type TextChangeRow } from './find-change.ts'
import { textChangeRows, textChanges } from './tables.ts'

type Query = Operations['textChanges']['list']['params']['query']

/** One page of the changes in a project that the caller sees; 404 for a project out of sight. */
export async function listChanges(db: Database, session: SignedIn, query: Query): Promise<Page<TextChange>> {
  const project = await findProject(db, session, query.projectUuid)
  return listPage(db, query, {
    from: textChanges,
    where: and(visibleChanges(session), eq(textChanges.projectId, project.id)),
    orderBy: [desc(textChanges.createdAt), desc(textChanges.id)],
    show: (rows) => showChanges(db, session, rows),
  })
}

export const showChange = async (db: Database, session: SignedIn, change: TextChangeRow): Promise<TextChange> =>
  only(await showChanges(db, session, [change]))

async function showChanges(db: Database, session: SignedIn, changes: readonly TextChangeRow[]): Promise<TextChange[]> {
  const ids = changes.map(({ id }) => id)
  const { changeId } = textChangeRows
  const counted = await db
    .select({ changeId, changed: count() })
    .from(textChangeRows)
    .where(isOneOf(changeId, ids))
    .groupBy(changeId)
  const people = await loadPeople(
    db,
    session,
    changes.map(({ createdBy }) => createdBy),
  )
  const running = await progressOf(
    db,
    changes.filter((change) => statusOf(change) === 'RUNNING'),
  )
  return changes.map((change): TextChange => {
    const { id, input, createdAt, finishedAt, undoneAt, leftOut, restored } = change
    const status = statusOf(change)
    const by = people(change.createdBy)
    return {
      uuid: id,
      scope: input.scope,
      status,
      ...(input.text !== undefined && { text: input.text }),
      ...(input.replacement !== undefined && { replacement: input.replacement }),
      ...(by && { createdBy: by }),
      createdDate: createdAt.getTime(),
      ...(finishedAt && { finishedDate: finishedAt.getTime() }),
      ...(status === 'RUNNING' && { progress: running.get(id) ?? 0 }),
      changed: counted.find((row) => row.changeId === id)?.changed ?? 0,
      leftOut,
      ...(undoneAt && { undoneDate: undoneAt.getTime() }),
      ...(restored !== null && { restored }),
    }
  })
}

function statusOf({ undoneAt, finishedAt, failedAt }: TextChangeRow): TextChange['status'] {
  if (undoneAt) return 'UNDONE'
  return finishedAt ? 'FINISHED' : failedAt ? 'FAILED' : 'RUNNING'
}

/** Percent that is done of changes that go on. */
async function progressOf(db: Database, changes: readonly TextChangeRow[]): Promise<Map<string, number>> {
  if (changes.length === 0) return new Map()
  const change = sql<string>`${jobs.params} ->> 'changeUuid'`
  const projects = new Set(changes.map(({ projectId }) => projectId))
  const ids = changes.map(({ id }) => id)
  const rows = await db
    .select({ change, percent: sql<number>`100 * ${jobs.done} / greatest(${jobs.total}, 1)` })
    .from(jobs)
    .where(and(isOneOf(jobs.projectId, projects), inArray(change, ids)))
  return new Map(rows.map((row) => [row.change, Math.min(row.percent, 100)]))
}
