import { and, desc, eq, sql } from 'drizzle-orm'
import type { Context, Handlers } from '../../identity/context.ts'
import { holdReachedAccount } from '../../identity/visit-account.ts'
import { only } from '../../kernel/database/one-row.ts'
import { journal, users } from '../../kernel/tables.ts'
import { showEntries, shownEntry } from '../activity/show-activity.ts'
import { findChange } from './find-change.ts'
import { undoChange } from './undo-change.ts'

export const settingsChanges = {
  async undoChange(input) {
    const account = await holdReachedAccount(input, input.path.accountUUID)
    const entry = await findChange(input.db, account.id, input.path.entryUuid)
    await undoChange(input, account, entry)
    return showUndo(input, entry)
  },
} satisfies Pick<Handlers<'accountSettings'>, 'undoChange'>

/** The entry that records the undo of another. */
async function showUndo({ db, session }: Context, { entityId, uuid }: typeof journal.$inferSelect) {
  const rows = await db
    .select(shownEntry)
    .from(journal)
    .leftJoin(users, eq(users.id, journal.userId))
    .where(and(eq(journal.entityId, entityId), sql`${journal.detail} ->> 'undoes' = ${uuid}`))
    .orderBy(desc(journal.id))
    .limit(1)
  return only(await showEntries(db, session, rows))
}
