import type { LanguagePairPriceSave, PriceListSave } from '@dragoman/sdk/operations/priceLists'
import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../kernel/database/connect.ts'
import { workflows } from '../workflows/tables.ts'
import { organizations, orgUnits } from '../../identity/tables.ts'
import { invalid } from '../../kernel/refusals.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import { requireLanguage } from '../locales/require-language.ts'
import { isCurrency } from '../locales/regions.ts'
import { compare, decimal, sum } from '../../kernel/decimal.ts'
import { exactPrice } from './exact-price.ts'

/** The saved fields of a price list, without the nulls that remove values. */
export type WholePriceList = { [Field in keyof PriceListSave]: Exclude<PriceListSave[Field], null> }

/** Refuses a price list that could not price anything, or that names what the account does not have; by field. */
export async function checkPriceList(db: Database, session: SignedIn, body: WholePriceList): Promise<void> {
  if (body.name.trim() === '') throw invalid('body.name', 'Enter a name.')
  if (!isCurrency(body.currency))
    throw invalid('body.currency', `${body.currency} isn't a valid currency. Use an ISO 4217 code, such as EUR.`)
  if (body.defaultPriceList && body.status === 'INACTIVE') {
    throw invalid('body.status', 'The default price list must be ACTIVE.')
  }
  if (body.chargeBy === 'HOUR' && !body.wordsPerHour) {
    throw invalid('body.wordsPerHour', 'Enter the number of words per hour.')
  }
  if (body.chargeBy === 'PAGE' && !body.wordsPerPage) {
    throw invalid('body.wordsPerPage', 'Enter the number of words per page.')
  }
  if (body.minFeeType === 'PROJECT' && body.minimumFeeByProject === undefined) {
    throw invalid('body.minimumFeeByProject', 'Enter the minimum fee per project.')
  }
  checkCoefficients(body)
  await checkPrices(db, session, body.prices ?? [], 'body.prices')
}

function checkCoefficients({ coefficients = [] }: WholePriceList): void {
  for (const [at, { calcType, factor }] of coefficients.entries()) {
    const field = `body.coefficients[${at}].factor`
    exactPrice(factor, field)
    if (calcType === 'percentage' && factor < -100) throw invalid(field, "A discount can't exceed 100%.")
  }
  const always = coefficients.filter((coefficient) => coefficient.default && coefficient.calcType === 'percentage')
  for (const [measure, own] of Map.groupBy(always, (coefficient) => coefficient.unit)) {
    if (compare(sum(own.map(({ factor }) => decimal(factor))), decimal(-100)) >= 0) continue
    throw invalid('body.coefficients', `The discounts by ${measure} that always apply exceed 100% in total.`)
  }
}

/** Refuses prices of unknown languages or steps, and of a pair and step that stands there twice; `place` names them. */
export async function checkPrices(
  db: Database,
  session: SignedIn,
  prices: readonly LanguagePairPriceSave[],
  place: string,
): Promise<void> {
  const steps = await db
    .select({ code: workflows.code })
    .from(workflows)
    .where(eq(workflows.accountId, session.account.id))
  const known = new Set(steps.map(({ code }) => code))
  const seen = new Set<string>()
  for (const [at, { sourceLocale, targetLocale, workflow }] of prices.entries()) {
    const field = `${place}[${at}]`
    requireLanguage(sourceLocale, `${field}.sourceLocale`)
    requireLanguage(targetLocale, `${field}.targetLocale`)
    if (workflow !== undefined && !known.has(workflow)) throw invalid(`${field}.workflow`, 'Workflow step not found.')
    const key = `${sourceLocale} ${targetLocale} ${workflow ?? ''}`
    if (seen.has(key)) throw invalid(field, 'This language pair and step is listed twice.')
    seen.add(key)
  }
}

/** The units that a body names; refuses those of another account, or outside the organization that it names. */
export async function checkOrgUnits(
  db: Database,
  session: SignedIn,
  { organizationUuid, orgUnitUuids = [] }: Pick<WholePriceList, 'organizationUuid' | 'orgUnitUuids'>,
): Promise<string[]> {
  if (organizationUuid !== undefined) {
    const [organization] = await db
      .select({ id: organizations.id })
      .from(organizations)
      .where(and(eq(organizations.id, organizationUuid), eq(organizations.accountId, session.account.id)))
    if (!organization) throw invalid('body.organizationUuid', 'Organization not found.')
  }
  if (orgUnitUuids.length === 0) return []
  const rows = await db
    .select({ id: orgUnits.id, organizationId: orgUnits.organizationId, name: orgUnits.name })
    .from(orgUnits)
    .where(and(inArray(orgUnits.id, orgUnitUuids), eq(orgUnits.accountId, session.account.id)))
  for (const [at, id] of orgUnitUuids.entries()) {
    const field = `body.orgUnitUuids[${at}]`
    const orgUnit = rows.find((row) => row.id === id)
    if (!orgUnit) throw invalid(field, 'Organizational unit not found.')
    if (organizationUuid !== undefined && orgUnit.organizationId !== organizationUuid) {
      throw invalid(field, `${orgUnit.name} belongs to another organization.`)
    }
  }
  return rows.map(({ id }) => id)
}
