import { findVisible } from '../../kernel/find-visible.ts'
import { randomUUID } from 'node:crypto'
import type {
  LanguagePairPriceSave,
  PriceListDetail,
  PriceListSave,
  PriceListUpdate,
} from '@dragoman/sdk/operations/priceLists'
import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Database } from '../../kernel/database/connect.ts'
import { priceLists, prices } from './tables.ts'
import { orgUnits } from '../../identity/tables.ts'
import { impossible, invalid } from '../../kernel/refusals.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import { holdAccount } from '../../identity/hold-account.ts'
import { checkPriceList, checkPrices, checkOrgUnits, type WholePriceList } from './check-price-list.ts'
import { exactPrice } from './exact-price.ts'
import type { Context } from '../../identity/context.ts'
import { openProjectsUse } from './open-projects.ts'
import { writePrices } from './write-prices.ts'
import type { PriceListRow } from './show-price-list.ts'
import { insertOne, updateOne } from '../../kernel/database/one-row.ts'

/** Makes a price list, with its prices and the units that use it. */
export async function createPriceList(db: Database, session: SignedIn, given: PriceListSave): Promise<PriceListRow> {
  const body = withoutNulls(given)
  await holdAccount(db, session)
  await checkPriceList(db, session, body)
  const orgUnitIds = await checkOrgUnits(db, session, body)
  const row = await insertOne(db, priceLists, { accountId: session.account.id, ...columns(body) })
  await writeParts(db, row, orgUnitIds, body)
  return row
}

/** A price list of the account, held until the transaction ends; 404 for any other. */
export async function holdPriceList(db: Database, session: SignedIn, id: string): Promise<PriceListRow> {
  await holdAccount(db, session)
  const visible = eq(priceLists.accountId, session.account.id)
  return findVisible(db, priceLists, { id, visible, what: 'price list', held: true })
}

/** Changes a held list, shown as `present`, as its next version; what is left out stays, and null is none. */
export async function updatePriceList(
  db: Database,
  session: SignedIn,
  { list, present }: { list: PriceListRow; present: PriceListDetail },
  change: PriceListUpdate,
): Promise<PriceListRow> {
  // Every field of a list can be saved as it is shown.
  const body = withoutNulls({ ...(present as unknown as PriceListSave), ...withoutGaps(change) } as PriceListSave)
  await checkPriceList(db, session, body)
  const orgUnitIds = await checkOrgUnits(db, session, body)
  if (list.isDefault && !(body.defaultPriceList ?? false)) {
    throw invalid(
      'body.defaultPriceList',
      'An account needs a default price list. Set another price list as default first.',
    )
  }
  const row = await updateOne(db, priceLists, eq(priceLists.id, list.id), {
    ...columns(body),
    version: sql`${priceLists.version} + 1`,
  })
  await db.delete(prices).where(eq(prices.priceListId, row.id))
  await writeParts(db, row, orgUnitIds, body)
  return row
}

/** Sets some prices of a held list, as its next version; those of other pairs and steps stay, unless it says else. */
export async function setPrices(
  db: Database,
  session: SignedIn,
  list: PriceListRow,
  changed: readonly LanguagePairPriceSave[],
  { removeOthers = false }: { removeOthers?: boolean } = {},
): Promise<PriceListRow> {
  await checkPrices(db, session, changed, 'body')
  const present = await db.select().from(prices).where(eq(prices.priceListId, list.id))
  const keyOf = (price: Pick<LanguagePairPriceSave, 'sourceLocale' | 'targetLocale'> & { workflow?: string | null }) =>
    [price.sourceLocale, price.targetLocale, price.workflow ?? ''].join(' ')
  const keys = new Set(changed.map(keyOf))
  const replaced = present.filter((price) => removeOthers || keys.has(keyOf(price))).map(({ id }) => id)
  if (replaced.length > 0) await db.delete(prices).where(inArray(prices.id, replaced))
  await writePrices(db, list.id, changed, 'body')
  const row = await updateOne(db, priceLists, eq(priceLists.id, list.id), { version: sql`${priceLists.version} + 1` })
  return row
}

/** Deletes a held price list; 422 for the default one, and while open projects use it. */
export async function removePriceList({ db, usage }: Pick<Context, 'db' | 'usage'>, list: PriceListRow): Promise<void> {
  if (list.isDefault) {
    const message = `${list.name} is the default price list. Set another price list as default first.`
    throw impossible(message, 'DEFAULT_PRICE_LIST')
  }
  const count = await usage.openProjects(db, { priceListId: list.id })
  if (count > 0) {
    const message = `${openProjectsUse(count)} ${list.name}. Set it to INACTIVE instead, so that new projects don't use it.`
    throw impossible(message, 'PRICE_LIST_IN_USE', { projects: count })
  }
  await db.update(orgUnits).set({ priceListId: null }).where(eq(orgUnits.priceListId, list.id))
  await db.delete(priceLists).where(eq(priceLists.id, list.id))
}

/** Nothing is the same as leaving it out. */
const withoutNulls = (body: PriceListSave): WholePriceList =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null)) as WholePriceList

const withoutGaps = <Body extends object>(body: Body): Partial<Body> =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)) as Partial<Body>

const optional = (value: number | undefined, field: string, decimals?: number) =>
  value === undefined ? null : exactPrice(value, `body.${field}`, decimals)

function columns(body: WholePriceList) {
  return {
    name: body.name.trim(),
    currency: body.currency,
    status: body.status ?? 'ACTIVE',
    chargeBy: body.chargeBy ?? 'WORD',
    isDefault: body.defaultPriceList ?? false,
    defaultPricePerItem: exactPrice(body.defaultPricePerItem ?? 0, 'body.defaultPricePerItem'),
    defaultPricePerHour: optional(body.defaultPricePerHour, 'defaultPricePerHour'),
    wordsPerHour: body.wordsPerHour ?? null,
    defaultPricePerPage: optional(body.defaultPricePerPage, 'defaultPricePerPage'),
    wordsPerPage: body.wordsPerPage ?? null,
    minFeeType: body.minFeeType ?? 'NONE',
    minimumFeeByProject: optional(body.minimumFeeByProject, 'minimumFeeByProject', 4),
    defaultMinimumFeeByLanguagePair: optional(
      body.defaultMinimumFeeByLanguagePair,
      'defaultMinimumFeeByLanguagePair',
      4,
    ),
    organizationId: body.organizationUuid ?? null,
    coefficients: (body.coefficients ?? []).map(
      ({ default: always = false, description, unit, calcType, factor }, at) => ({
        uuid: randomUUID(),
        default: always,
        sequence: at + 1,
        description,
        unit,
        calcType,
        factor,
      }),
    ),
  }
}

async function writeParts(
  db: Database,
  list: PriceListRow,
  orgUnitIds: readonly string[],
  body: WholePriceList,
): Promise<void> {
  if (list.isDefault) {
    const others = and(eq(priceLists.accountId, list.accountId), ne(priceLists.id, list.id))
    await db.update(priceLists).set({ isDefault: false }).where(others)
  }
  await db.update(orgUnits).set({ priceListId: null }).where(eq(orgUnits.priceListId, list.id))
  if (orgUnitIds.length > 0)
    await db
      .update(orgUnits)
      .set({ priceListId: list.id })
      .where(inArray(orgUnits.id, [...orgUnitIds]))
  await writePrices(db, list.id, body.prices ?? [], 'body.prices')
}
