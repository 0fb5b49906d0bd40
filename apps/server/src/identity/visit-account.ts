import { accounts } from '../kernel/tables.ts'
import { eq } from 'drizzle-orm'
import { only } from '../kernel/database/one-row.ts'
import type { Context } from './context.ts'
import { reachAccount } from './reach-account.ts'

type Visitor = Pick<Context, 'db' | 'session' | 'journal'>

export type AccountRow = typeof accounts.$inferSelect

/**
 * The account that a call names, one's own when it names none. That a SYSADMIN looks at another one is recorded in the
 * journal of that account. 404 for an account out of reach.
 */
export async function visitAccount(input: Visitor, id: string | undefined, part: string): Promise<AccountRow> {
  const { db, session, journal } = input
  const accountId = await reachAccount(db, session, id)
  const account = only(await db.select().from(accounts).where(eq(accounts.id, accountId)))
  if (accountId !== session.account.id) {
    await journal({
      event: 'ACCOUNT_VISITED',
      accountId,
      entity: accountEntity(account),
      detail: { part },
    })
  }
  return account
}

/** The same to change it: held until the transaction ends. What is done to it is recorded by the caller. */
export async function holdReachedAccount({ db, session }: Pick<Context, 'db' | 'session'>, id: string) {
  const accountId = await reachAccount(db, session, id)
  return only(await db.select().from(accounts).where(eq(accounts.id, accountId)).for('no key update'))
}

/** How the journal names an account. */
export const accountEntity = ({ id, name }: AccountRow) => ({ type: 'ACCOUNT' as const, id, name })
