import type { ActivityEntry } from '@dragoman/sdk/operations/activity'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { SignedIn } from '../../../identity/sessions.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { only } from '../../../kernel/database/one-row.ts'
import { oneOrNotFound } from '../../../kernel/find-visible.ts'
import { aboutSettings, journal, users } from '../../../kernel/tables.ts'
import { showEntries, shownEntry } from '../../activity/show-activity.ts'
import { isUndoable, undoableEvents } from '../../../identity/undo.ts'

export type EntryRow = typeof journal.$inferSelect

/** An entry about a change of settings of an account that can be undone; 404 for any other. */
export async function findChange(db: Database, accountId: string, uuid: string): Promise<EntryRow> {
  const rows = await db
    .select()
    .from(journal)
    .where(
      and(
        eq(journal.accountId, accountId),
        inArray(journal.event, [...undoableEvents]),
        aboutSettings,
        eq(journal.uuid, uuid),
      ),
    )
  return oneOrNotFound(rows.filter(isUndoable), 'change')
}

/** The entry that records the undo of another. */
export async function showUndo(db: Database, session: SignedIn, { entityId, uuid }: EntryRow): Promise<ActivityEntry> {
  const rows = await db
    .select(shownEntry)
    .from(journal)
    .leftJoin(users, eq(users.id, journal.userId))
    .where(and(eq(journal.entityId, entityId), sql`${journal.detail} ->> 'undoes' = ${uuid}`))
    .orderBy(desc(journal.id))
    .limit(1)
  return only(await showEntries(db, session, rows))
}
