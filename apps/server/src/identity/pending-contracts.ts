import { and, asc, eq, notExists, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../kernel/database/connect.ts'
import { users } from '../kernel/tables.ts'
import { contractAcceptances, contracts } from './tables.ts'

interface Signer {
  id: string
  accountId: string
}

/** The contracts of a person's account that they have to accept and have not, oldest first. */
export function pendingContracts(db: Database, user: Signer) {
  return db.select().from(contracts).where(isPending(db, user)).orderBy(asc(contracts.createdAt), asc(contracts.number))
}

/** Whether a person in a query has any. */
export const hasPendingContracts = (db: Database): SQL<boolean> =>
  sql<boolean>`exists (select from ${contracts} where ${isPending(db, users)})`

const isPending = (db: Database, user: Signer | typeof users) =>
  and(
    eq(contracts.accountId, user.accountId),
    eq(contracts.active, true),
    eq(contracts.required, true),
    notExists(
      db
        .select({ id: contractAcceptances.contractId })
        .from(contractAcceptances)
        .where(and(eq(contractAcceptances.contractId, contracts.id), eq(contractAcceptances.userId, user.id))),
    ),
  )
