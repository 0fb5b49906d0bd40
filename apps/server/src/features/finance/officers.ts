import { eq } from 'drizzle-orm'
import type { Database } from '../../kernel/database/connect.ts'
import { compare, decimal } from '../../kernel/decimal.ts'
import { legalEntities } from './tables.ts'

/** The rules of approving money that goes out. */
export interface Officers {
  /** Whether one person may both enter and approve. */
  isSingle: boolean
  /** How many people approve an amount in the currency of the account; null for one that can't be converted. */
  approvalsFor(baseTotal: string | null): number
}

/** The rules of an account for approvals. */
export async function officersOf(db: Database, accountId: string): Promise<Officers> {
  const [entity] = await db.select().from(legalEntities).where(eq(legalEntities.accountId, accountId))
  const isSingle = entity?.singleOfficer ?? false
  const limit = entity?.approvalLimit ?? null
  return {
    isSingle,
    approvalsFor(baseTotal) {
      if (isSingle || limit === null) return 1
      // An amount that can't be compared with the limit is taken for one above it.
      return baseTotal === null || compare(decimal(baseTotal), decimal(limit)) >= 0 ? 2 : 1
    },
  }
}
