import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../kernel/database/connect.ts'
import { oneOrNotFound } from '../../kernel/find-visible.ts'
import { aboutSettings, journal } from '../../kernel/tables.ts'
import { isUndoable, undoableEvents } from '../settings-of-accounts/undo.ts'

/** An entry about a change of settings of an account that can be undone; 404 for any other. */
export async function findChange(db: Database, accountId: string, uuid: string) {
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
