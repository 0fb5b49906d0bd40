import type { EntryPoint } from '@dragoman/sdk/operations/accounts'
import { eq } from 'drizzle-orm'
import { formerly, type Change, type Undo } from '../../identity/undo.ts'
import { updateOne } from '../../kernel/database/one-row.ts'
import { accounts } from '../../kernel/tables.ts'

/** Where people of a role start. */
export const undoEntryPoint: Undo = {
  which: 'role',

  present: (_context, { entryPoints }, change) =>
    Promise.resolve({ entryPoint: entryPoints[roleOf(change)] ?? 'HOME' }),

  async restore({ db }, { id, entryPoints }, change) {
    const { entryPoint } = formerly<{ entryPoint: EntryPoint }>(change)
    await updateOne(db, accounts, eq(accounts.id, id), {
      entryPoints: { ...entryPoints, [roleOf(change)]: entryPoint },
    })
    return { event: 'ACCOUNT_ENTRY_POINT_CHANGED' }
  },
}

const roleOf = ({ detail }: Change) => detail['role'] as keyof typeof accounts.$inferSelect.entryPoints
