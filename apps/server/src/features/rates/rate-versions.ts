import type { UserRate } from '@dragoman/sdk/operations/userRates'
import { and, asc, eq } from 'drizzle-orm'
import { isOneOf } from '../../kernel/database/columns.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { netRateSettings, priceLists, prices, rateVersions } from './tables.ts'
import type { PricedWith, RateVersion } from './tables.ts'
import type { NetRateScheme } from '../../engines/analysis/bands.ts'
import type { PriceList } from '../../engines/pricing/rates.ts'

/** A net rate scheme as it was in one version. */
export interface VersionedScheme extends NetRateScheme {
  name: string
  isDefault: boolean
}

/** The version that the body of a change names. */
export const givenVersion = ({ version }: { version?: number }): string | undefined => version?.toString()

/**
 * The content of a version, by its kind. Every version of a person's rates is kept; of others, those that amounts were
 * made with.
 */
interface Contents {
  'price-list': PriceList
  'net-rates': VersionedScheme
  'user-rate': UserRate
}

/** Keeps what a version of rates says, once: amounts that name it can be opened for as long as they exist. */
export async function keepVersion<Kind extends keyof Contents>(
  db: Database,
  kind: Kind,
  { uuid, version }: RateVersion,
  content: Contents[Kind],
): Promise<void> {
  await db
    .insert(rateVersions)
    .values({ kind, rateId: uuid, version, content: { ...content } })
    .onConflictDoNothing()
}

/** Loads the content of a version; undefined for one that no amount was made with. */
export async function loadVersion<Kind extends keyof Contents>(
  db: Database,
  kind: Kind,
  { uuid, version }: RateVersion,
): Promise<Contents[Kind] | undefined> {
  const [row] = await db
    .select({ content: rateVersions.content })
    .from(rateVersions)
    .where(and(eq(rateVersions.kind, kind), eq(rateVersions.rateId, uuid), eq(rateVersions.version, version)))
  // Only `keepVersion` writes these rows, with the content of their kind.
  return row?.content as Contents[Kind] | undefined
}

/** The same for several versions, by `<uuid> <version>`. */
export async function loadVersions<Kind extends keyof Contents>(
  db: Database,
  kind: Kind,
  wanted: readonly RateVersion[],
): Promise<Map<string, Contents[Kind]>> {
  if (wanted.length === 0) return new Map()
  const rows = await db
    .select()
    .from(rateVersions)
    .where(
      and(
        eq(rateVersions.kind, kind),
        isOneOf(
          rateVersions.rateId,
          wanted.map(({ uuid }) => uuid),
        ),
      ),
    )
  const keys = new Set(wanted.map(({ uuid, version }) => `${uuid} ${version}`))
  const found = rows.map(({ rateId, version, content }) => [`${rateId} ${version}`, content as unknown] as const)
  // Only `keepVersion` writes these rows, with the content of their kind.
  return new Map(found.filter(([key]) => keys.has(key)) as [string, Contents[Kind]][])
}

/** The versions that a client has approved; null as long as a project is not approved or was never priced. */
export function agreedRates(project: { status: string; pricedWith: PricedWith | null }): PricedWith | null {
  return ['APPROVED', 'DELIVERED', 'INVOICED'].includes(project.status) ? project.pricedWith : null
}

/** A price list as it is now; held against changes until the transaction ends. Undefined when it is gone. */
export async function presentPriceList(db: Database, id: string): Promise<PriceList | undefined> {
  const [list] = await db.select().from(priceLists).where(eq(priceLists.id, id)).for('share')
  if (!list) return undefined
  const own = await db.select().from(prices).where(eq(prices.priceListId, id)).orderBy(asc(prices.id))
  return { ...list, prices: own }
}

/** A net rate scheme as it is now, with its version. Undefined when it is gone. */
export async function presentScheme(
  db: Database,
  id: string,
): Promise<(VersionedScheme & { version: number }) | undefined> {
  const [row] = await db.select().from(netRateSettings).where(eq(netRateSettings.id, id))
  if (!row) return undefined
  const { name, isDefault, matchRanges, workflows, version } = row
  return { name, isDefault, matchRanges, workflows, version }
}
