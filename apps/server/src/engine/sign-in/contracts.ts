import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../database/connect.ts'
import { contractAcceptances, contracts } from '../../db/schema.ts'

interface Signer {
  id: string
  accountId: string
}

/** The contracts of a person's account that they have to accept and have not, oldest first. */
export async function pendingContracts(db: Database, user: Signer) {
  const rows = await db
    .select({ contract: contracts })
    .from(contracts)
    .leftJoin(
      contractAcceptances,
      and(eq(contractAcceptances.contractId, contracts.id), eq(contractAcceptances.userId, user.id)),
    )
    .where(
      and(
        eq(contracts.accountId, user.accountId),
        eq(contracts.active, true),
        eq(contracts.required, true),
        isNull(contractAcceptances.userId),
      ),
    )
    .orderBy(asc(contracts.createdAt), asc(contracts.number))
  return rows.map(({ contract }) => contract)
}

export const hasPendingContracts = async (db: Database, user: Signer): Promise<boolean> =>
  (await pendingContracts(db, user)).length > 0
