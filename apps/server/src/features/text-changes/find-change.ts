import type { TextChange } from '@dragoman/sdk/operations/textChanges'
import { hasPermission } from '@dragoman/sdk/permissions'
import { and, eq } from 'drizzle-orm'
import type { SignedIn } from '../../identity/sessions.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { findVisible } from '../../kernel/find-visible.ts'
import { findProject } from '../work/find-project.ts'
import { textChangeRows, textChanges } from './tables.ts'

export type TextChangeRow = typeof textChanges.$inferSelect

/** A change that the caller has made, or that a manager sees with its project; 404 for any other. */
export async function findChange(
  db: Database,
  session: SignedIn,
  id: string,
  { held = false }: { held?: boolean } = {},
): Promise<TextChangeRow> {
  const own = hasPermission(session, 'PROJECT_update') ? undefined : eq(textChanges.createdBy, session.user.id)
  const visible = and(eq(textChanges.accountId, session.account.id), own)
  const change = await findVisible(db, textChanges, { id, visible, what: 'change', held })
  await findProject(db, session, change.projectId)
  return change
}

export async function showChange(db: Database, change: TextChangeRow): Promise<TextChange> {
  const { id, input, createdAt, finishedAt, failedAt, undoneAt, leftOut, restored } = change
  return {
    uuid: id,
    scope: input.scope,
    status: undoneAt ? 'UNDONE' : finishedAt ? 'FINISHED' : failedAt ? 'FAILED' : 'RUNNING',
    createdDate: createdAt.getTime(),
    ...(finishedAt && { finishedDate: finishedAt.getTime() }),
    changed: await db.$count(textChangeRows, eq(textChangeRows.changeId, id)),
    leftOut,
    ...(undoneAt && { undoneDate: undoneAt.getTime() }),
    ...(restored !== null && { restored }),
  }
}
