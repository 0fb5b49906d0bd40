import { and, asc, desc, eq } from 'drizzle-orm'
import type { Database } from '../../database/connect.ts'
import { netRateSettings, priceLists } from '../../db/schema.ts'
import type { orgUnits } from '../../db/schema.ts'

type OrgUnitRow = typeof orgUnits.$inferSelect

/**
 * The price list that new projects of a unit take: the one that names the unit, else the newest that names its
 * organization, else the account's default one; lists that are not ACTIVE are passed over. Null without any.
 */
export async function choosePriceList(
  db: Database,
  unit: Pick<OrgUnitRow, 'accountId' | 'priceListId'> & { organizationId: string | null },
): Promise<string | null> {
  const active = await db
    .select({ id: priceLists.id, organizationId: priceLists.organizationId, isDefault: priceLists.isDefault })
    .from(priceLists)
    .where(and(eq(priceLists.accountId, unit.accountId), eq(priceLists.status, 'ACTIVE')))
    .orderBy(desc(priceLists.createdAt), asc(priceLists.id))
  const chosen =
    active.find(({ id }) => id === unit.priceListId) ??
    active.find(({ organizationId }) => organizationId !== null && organizationId === unit.organizationId) ??
    active.find(({ isDefault }) => isDefault)
  return chosen?.id ?? null
}

/** The net rate scheme that new projects of a unit take: its own, else the account's default one. Null without any. */
export async function chooseNetRates(
  db: Database,
  unit: Pick<OrgUnitRow, 'accountId' | 'netRateSettingsId'>,
): Promise<string | null> {
  const schemes = await db
    .select({ id: netRateSettings.id, isDefault: netRateSettings.isDefault })
    .from(netRateSettings)
    .where(eq(netRateSettings.accountId, unit.accountId))
  const chosen = schemes.find(({ id }) => id === unit.netRateSettingsId) ?? schemes.find(({ isDefault }) => isDefault)
  return chosen?.id ?? null
}
