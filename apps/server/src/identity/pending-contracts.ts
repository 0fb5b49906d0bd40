import { and, asc, eq, notExists } from 'drizzle-orm'
import type { Database } from '../kernel/database/connect.ts'
import { contractAcceptances, contracts } from './tables.ts'

interface Signer {
  id: string
  accountId: string
}

/** The contracts of a person's account that they have to accept and have not, oldest first. */
export function pendingContracts(db: Database, user: Signer) {
  return db.select().from(contracts).where(isPending(db, user)).orderBy(asc(contracts.createdAt), asc(contracts.number))
}

/** Whether there are any; without their texts, since each session is asked this. */
export async function hasPendingContracts(db: Database, user: Signer): Promise<boolean> {
  const [found] = await db.select({ id: contracts.id }).from(contracts).where(isPending(db, user)).limit(1)
  return found !== undefined
}

const isPending = (db: Database, user: Signer) =>
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
