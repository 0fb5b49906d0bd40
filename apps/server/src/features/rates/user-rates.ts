import { isLanguage } from '@dragoman/sdk/languages'
import { findVisible } from '../../kernel/find-visible.ts'
import type {
  UserRate,
  UserRateDetail,
  UserRateDetailInput,
  UserRatesListParams,
} from '@dragoman/sdk/operations/userRates'
import { and, asc, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { Database } from '../../kernel/database/connect.ts'
import { userRateDetails, userRates } from './tables.ts'
import { workflows } from '../workflows/tables.ts'
import { orgUnits } from '../../identity/tables.ts'
import { users } from '../../kernel/tables.ts'
import { invalid } from '../../kernel/refusals.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import { exactPrice } from './exact-price.ts'
import { isCurrency } from '../locales/regions.ts'

export type RateRow = typeof userRates.$inferSelect
export type DetailRow = typeof userRateDetails.$inferSelect

/** Rates as the wire shows them, with their details. */
export async function showRates(db: Database, rows: readonly RateRow[]): Promise<UserRate[]> {
  if (rows.length === 0) return []
  const details = await db
    .select()
    .from(userRateDetails)
    .where(
      inArray(
        userRateDetails.userRateId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(userRateDetails.sourceLocale, userRateDetails.targetLocale)
  const named = await db
    .select({ id: orgUnits.id, name: orgUnits.name })
    .from(orgUnits)
    .where(
      inArray(
        orgUnits.id,
        rows.flatMap(({ orgUnitId }) => orgUnitId ?? []),
      ),
    )
  const names = new Map(named.map(({ id, name }) => [id, name]))
  return rows.map((row) => ({
    uuid: row.id,
    userUuid: row.userId,
    currency: row.currency,
    isDefault: row.isDefault,
    version: row.version,
    ...(row.minimumFee !== null && { minimumFee: Number(row.minimumFee) }),
    ...(row.orgUnitId && { orgUnitUuid: row.orgUnitId, orgUnitName: names.get(row.orgUnitId) }),
    rateDetails: details.filter(({ userRateId }) => userRateId === row.id).map(showDetail),
  }))
}

/** The rates of a person that a list asks for: the default one first, then in the order of their creation. */
export async function listRates(
  db: Database,
  userId: string,
  { scope, orgUnitUuid, currency }: NonNullable<UserRatesListParams['query']>,
): Promise<UserRate[]> {
  const rows = await db
    .select()
    .from(userRates)
    .where(
      and(
        eq(userRates.userId, userId),
        scope === 'ACCOUNT' ? isNull(userRates.orgUnitId) : undefined,
        scope === 'ORG_UNIT' ? isNotNull(userRates.orgUnitId) : undefined,
        orgUnitUuid ? eq(userRates.orgUnitId, orgUnitUuid) : undefined,
        currency ? eq(userRates.currency, currency) : undefined,
      ),
    )
    .orderBy(desc(userRates.isDefault), asc(userRates.createdAt))
  return showRates(db, rows)
}

const rateNames = ['wordRate', 'hourlyRate', 'dailyRate', 'pagesRate'] as const

function showDetail(row: DetailRow): UserRateDetail {
  const shown: UserRateDetail = {
    uuid: row.id,
    userRateUuid: row.userRateId,
    languagePair: `${row.sourceLocale}:${row.targetLocale}`,
    workflowUuid: row.workflowId,
  }
  for (const name of rateNames) {
    const value = row[name]
    if (value !== null) shown[name] = Number(value)
  }
  return shown
}

/** A rate of a person, held until the transaction ends; 404 for any other. */
export const findRate = (db: Database, userId: string, id: string): Promise<RateRow> =>
  findVisible(db, userRates, { id, visible: eq(userRates.userId, userId), what: 'rate', held: true })

/**
 * Changes the details of a rate that are named, by their id or by their language pair and step, and adds the others;
 * those that are not named stay, and so do the prices that a detail does not name; null removes one. Refuses unknown
 * languages, steps and details, and repeated pairs.
 */
export async function mergeDetails(
  db: Database,
  session: SignedIn,
  rateId: string,
  details: readonly UserRateDetailInput[],
): Promise<void> {
  const steps = await db.select({ id: workflows.id }).from(workflows).where(eq(workflows.accountId, session.account.id))
  const known = new Set(steps.map(({ id }) => id))
  const present = await db.select().from(userRateDetails).where(eq(userRateDetails.userRateId, rateId))
  const free = new Map(present.map((detail) => [detail.id, detail]))
  const seen = new Set<string>()
  const rows = details.map((detail, at) => {
    const field = `body.rateDetails[${at}]`
    const { uuid, userRateUuid = rateId, languagePair, workflowUuid } = detail
    const [sourceLocale = '', targetLocale = ''] = languagePair.split(':')
    if (!isLanguage(sourceLocale) || !isLanguage(targetLocale)) {
      throw invalid(`${field}.languagePair`, `${languagePair} isn't a language pair. Use a pair such as en:pt_br.`)
    }
    if (!known.has(workflowUuid)) throw invalid(`${field}.workflowUuid`, 'Workflow step not found.')
    if (userRateUuid !== rateId) throw invalid(`${field}.userRateUuid`, "The rate ID doesn't match.")
    if (uuid !== undefined && !free.has(uuid)) throw invalid(`${field}.uuid`, 'Rate detail not found.')
    const key = `${languagePair} ${workflowUuid}`
    if (seen.has(key)) throw invalid(field, 'This language pair and step is listed twice.')
    seen.add(key)
    const named = uuid === undefined ? [...free.values()].find((other) => keyOf(other) === key) : free.get(uuid)
    if (named) free.delete(named.id)
    const price = (name: (typeof rateNames)[number]) => {
      const value = detail[name]
      if (value === undefined) return named?.[name] ?? null
      return value === null ? null : exactPrice(value, `${field}.${name}`)
    }
    return {
      id: named?.id,
      userRateId: rateId,
      accountId: session.account.id,
      sourceLocale,
      targetLocale,
      workflowId: workflowUuid,
      wordRate: price('wordRate'),
      hourlyRate: price('hourlyRate'),
      dailyRate: price('dailyRate'),
      pagesRate: price('pagesRate'),
    }
  })
  const kept = [...free.values()].findIndex((other) => seen.has(keyOf(other)))
  if (kept >= 0)
    throw invalid(
      'body.rateDetails',
      'Another line of the rate already has this language pair and step. Remove it first.',
    )
  const named = rows.flatMap(({ id }) => id ?? [])
  if (named.length > 0) await db.delete(userRateDetails).where(inArray(userRateDetails.id, named))
  if (rows.length > 0) await db.insert(userRateDetails).values(rows)
}

const keyOf = ({ sourceLocale, targetLocale, workflowId }: DetailRow) => `${sourceLocale}:${targetLocale} ${workflowId}`

/** Makes a rate the one that applies where no organizational unit has its own; of two at the same time, the later one. */
export async function makeDefault(db: Database, userId: string, rateId: string): Promise<void> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
  await db.update(userRates).set({ isDefault: false }).where(eq(userRates.userId, userId))
  await db.update(userRates).set({ isDefault: true }).where(eq(userRates.id, rateId))
}

/** A minimum fee as the database keeps it. */
export const exactFee = (fee: number | null | undefined): string | null =>
  fee === undefined || fee === null ? null : exactPrice(fee, 'body.minimumFee', 4)

/** Refuses a code that isn't a currency. */
export function checkCurrency(code: string | undefined): void {
  if (code === undefined || isCurrency(code)) return
  throw invalid('body.currency', `${code} isn't a valid currency. Use an ISO 4217 code, such as EUR.`)
}

/** Refuses an organizational unit of another account. */
export async function checkOrgUnit(db: Database, session: SignedIn, orgUnitId: string | undefined): Promise<void> {
  if (!orgUnitId) return
  const [orgUnit] = await db
    .select({ id: orgUnits.id })
    .from(orgUnits)
    .where(and(eq(orgUnits.id, orgUnitId), eq(orgUnits.accountId, session.account.id)))
  if (!orgUnit) throw invalid('body.orgUnitUuid', 'Organizational unit not found.')
}
