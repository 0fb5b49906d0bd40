import { and, asc, desc, eq } from 'drizzle-orm'
import type { Database } from '../../kernel/database/connect.ts'
import { netRateSettings, priceLists } from './tables.ts'
import { usableNetRates } from './usable-net-rates.ts'
import type { orgUnits } from '../../identity/tables.ts'

type OrgUnitRow = typeof orgUnits.$inferSelect

/**
 * Rates of an organizational unit's new projects and their source: the unit, its organization, or the default of the
 * account or the system.
 */
export interface ChosenRates {
  id: string
  name: string
  source: 'UNIT' | 'ORGANIZATION' | 'ACCOUNT' | 'SYSTEM'
}

/**
 * The price list of new projects of an organizational unit: the one that names the unit, else the newest that names its
 * organization, else the account's default one; lists that are not ACTIVE are passed over. Null without any.
 */
export async function findPriceList(
  db: Database,
  orgUnit: Pick<OrgUnitRow, 'accountId' | 'priceListId'> & { organizationId: string | null },
): Promise<ChosenRates | null> {
  const active = await db
    .select({
      id: priceLists.id,
      name: priceLists.name,
      organizationId: priceLists.organizationId,
      isDefault: priceLists.isDefault,
    })
    .from(priceLists)
    .where(and(eq(priceLists.accountId, orgUnit.accountId), eq(priceLists.status, 'ACTIVE')))
    .orderBy(desc(priceLists.createdAt), asc(priceLists.id))
  const own = active.find(({ id }) => id === orgUnit.priceListId)
  if (own) return chosen(own, 'UNIT')
  const shared = active.find(
    ({ organizationId }) => organizationId !== null && organizationId === orgUnit.organizationId,
  )
  if (shared) return chosen(shared, 'ORGANIZATION')
  const usual = active.find(({ isDefault }) => isDefault)
  return usual ? chosen(usual, 'ACCOUNT') : null
}

/** The id of `findPriceList`. */
export async function choosePriceList(
  db: Database,
  orgUnit: Parameters<typeof findPriceList>[1],
): Promise<string | null> {
  return (await findPriceList(db, orgUnit))?.id ?? null
}

/**
 * The net rate scheme of new projects of an organizational unit: its own, else the default one of the account, else that
 * of the system. Null without any.
 */
export async function findNetRates(
  db: Database,
  orgUnit: Pick<OrgUnitRow, 'accountId' | 'netRateSettingsId'>,
): Promise<ChosenRates | null> {
  const schemes = await db
    .select({
      id: netRateSettings.id,
      name: netRateSettings.name,
      isDefault: netRateSettings.isDefault,
      accountId: netRateSettings.accountId,
    })
    .from(netRateSettings)
    .where(usableNetRates(orgUnit.accountId))
  const own = schemes.find(({ id }) => id === orgUnit.netRateSettingsId)
  if (own) return chosen(own, 'UNIT')
  const usual = schemes.filter(({ isDefault }) => isDefault)
  const ofAccount = usual.find(({ accountId }) => accountId !== null)
  if (ofAccount) return chosen(ofAccount, 'ACCOUNT')
  return usual[0] ? chosen(usual[0], 'SYSTEM') : null
}

/** The id of `findNetRates`. */
export async function chooseNetRates(
  db: Database,
  orgUnit: Parameters<typeof findNetRates>[1],
): Promise<string | null> {
  return (await findNetRates(db, orgUnit))?.id ?? null
}

const chosen = ({ id, name }: { id: string; name: string }, source: ChosenRates['source']): ChosenRates => ({
  id,
  name,
  source,
})
