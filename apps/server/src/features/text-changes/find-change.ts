import { hasPermission } from '@dragoman/sdk/permissions'
import { and, eq, type SQL } from 'drizzle-orm'
import type { SignedIn } from '../../identity/sessions.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { findVisible } from '../../kernel/find-visible.ts'
import { findProject } from '../work/find-project.ts'
import { textChanges } from './tables.ts'

export type TextChangeRow = typeof textChanges.$inferSelect

/** The changes in the projects that the caller sees: of managers all, of others their own. */
export function visibleChanges(session: SignedIn): SQL | undefined {
  const own = hasPermission(session, 'PROJECT_update') ? undefined : eq(textChanges.createdBy, session.user.id)
  return and(eq(textChanges.accountId, session.account.id), own)
}

/** A change that the caller has made, or that a manager sees with its project; 404 for any other. */
export async function findChange(
  db: Database,
  session: SignedIn,
  id: string,
  { held = false }: { held?: boolean } = {},
): Promise<TextChangeRow> {
  const change = await findVisible(db, textChanges, { id, visible: visibleChanges(session), what: 'change', held })
  await findProject(db, session, change.projectId)
  return change
}
