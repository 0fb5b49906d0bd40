import { and, eq, isNull } from 'drizzle-orm'
import { isOneOf } from '../../../kernel/database/columns.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { legalEntities } from '../../finance/tables.ts'
import type { BillingVersionRow } from '../payout-methods.ts'
import { selfBillingAgreements } from '../tables.ts'

type Entity = typeof legalEntities.$inferSelect

/** Facts that a document needs (contract: SelfBilling.missing). */
export type MissingForDocument = 'COMPANY_NAME' | 'COMPANY_COUNTRY' | 'LEGAL_NAME' | 'COUNTRY'

export function missingForDocument(
  entity: Entity | undefined,
  billing: BillingVersionRow | undefined,
): MissingForDocument[] {
  return [
    ...(entity?.legalName ? [] : ['COMPANY_NAME' as const]),
    ...(entity?.country ? [] : ['COMPANY_COUNTRY' as const]),
    ...(billing?.shown['legalName'] ? [] : ['LEGAL_NAME' as const]),
    ...(billing?.shown['country'] ? [] : ['COUNTRY' as const]),
  ]
}

export async function companyOf(db: Database, accountId: string): Promise<Entity | undefined> {
  const [entity] = await db.select().from(legalEntities).where(eq(legalEntities.accountId, accountId))
  return entity
}

/** Says of some linguists whether the account issues their documents: it offers it, they have agreed, and all is known. */
export async function loadSelfBilled(
  db: Database,
  accountId: string,
  vendorIds: readonly string[],
): Promise<(vendorId: string, billing: BillingVersionRow | undefined) => boolean> {
  const entity = await companyOf(db, accountId)
  if (entity?.selfBillingDays == null || vendorIds.length === 0) return () => false
  const rows = await db
    .select({ vendorId: selfBillingAgreements.vendorId })
    .from(selfBillingAgreements)
    .where(
      and(
        eq(selfBillingAgreements.accountId, accountId),
        isOneOf(selfBillingAgreements.vendorId, vendorIds),
        isNull(selfBillingAgreements.withdrawnAt),
      ),
    )
  const agreed = new Set(rows.map(({ vendorId }) => vendorId))
  return (vendorId, billing) => agreed.has(vendorId) && missingForDocument(entity, billing).length === 0
}
