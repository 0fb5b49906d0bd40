import type {
  DunningInput,
  FinanceSettings,
  FinanceSettingsUpdate,
  TaxCodeInput,
} from '@dragoman/sdk/operations/finance'
import { documentNumber } from '@dragoman/sdk/numbering'
import { isTimezone } from '@dragoman/sdk/zoned-days'
import { and, asc, eq, notInArray } from 'drizzle-orm'
import { readTaxId, taxIdExample } from '../../engines/tax-ids/tax-ids.ts'
import type { AccountRow } from '../../identity/visit-account.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { decimal, toText } from '../../kernel/decimal.ts'
import { invalid } from '../../kernel/refusals.ts'
import { accounts } from '../../kernel/tables.ts'
import { countries, isCurrency } from '../locales/regions.ts'
import { companyDay } from './company-days.ts'
import { readDunning, showDunning } from './dunning.ts'
import { ratesOn, showRate } from './exchange-rates.ts'
import { defaultPatterns, writeAllSeries } from './number-series.ts'
import { bankAccounts, documentKinds, legalEntities, numberSeries, taxCodes } from './tables.ts'

/** The finance settings of an account; `day` is the present one. */
export async function financeOf(
  db: Database,
  account: AccountRow,
  day: string,
): Promise<Omit<FinanceSettings, 'version' | 'lastChange'>> {
  const of = account.id
  const [entity] = await db.select().from(legalEntities).where(eq(legalEntities.accountId, of))
  const series = await db.select().from(numberSeries).where(eq(numberSeries.accountId, of))
  const taxes = await db.select().from(taxCodes).where(eq(taxCodes.accountId, of)).orderBy(asc(taxCodes.name))
  const banks = await db
    .select()
    .from(bankAccounts)
    .where(eq(bankAccounts.accountId, of))
    .orderBy(asc(bankAccounts.createdAt), asc(bankAccounts.id))
  const rates = await ratesOn(db, { accountId: of, base: account.currency, day })
  return {
    ...(entity?.legalName && { legalName: entity.legalName }),
    ...(entity?.address && { address: entity.address }),
    ...(entity?.country && { country: entity.country }),
    taxIds: entity?.taxIds ?? [],
    currency: account.currency,
    timezone: entity?.timezone ?? 'UTC',
    paymentTermsDays: entity?.paymentTermsDays ?? 30,
    ...(entity?.approvalLimit != null && { approvalLimit: Number(entity.approvalLimit) }),
    singleOfficer: entity?.singleOfficer ?? false,
    ...(entity?.selfBillingDays != null && { selfBillingDays: entity.selfBillingDays }),
    schedulesPayables: entity?.schedulesPayablesSince != null,
    payableTermsDays: entity?.payableTermsDays ?? 30,
    dunning: showDunning(entity?.dunning),
    marginGoal: Number(entity?.marginGoal ?? 35),
    series: documentKinds.map((kind) => {
      const row = series.find((each) => each.kind === kind)
      const pattern = row?.pattern ?? defaultPatterns[kind]
      const next = row?.next ?? 1
      return { kind, pattern, next, preview: documentNumber(pattern, { number: next, day }) }
    }),
    bankAccounts: banks.map(showBankAccount),
    taxCodes: taxes.map(({ id: uuid, name, kind, category, rate, isInclusive, text }) => ({
      uuid,
      name,
      kind,
      category,
      rate: Number(rate),
      ...(isInclusive && { inclusive: true }),
      ...(text && { text }),
    })),
    exchangeRates: rates.map(showRate),
  }
}

/** The fields that are edited as a whole; those that are not set are null. */
export async function ownSettings(db: Database, account: AccountRow, day: string) {
  const { exchangeRates: _rates, bankAccounts: _banks, series, ...plain } = await financeOf(db, account, day)
  return {
    legalName: null,
    address: null,
    country: null,
    approvalLimit: null,
    selfBillingDays: null,
    ...plain,
    dunning: { isOn: plain.dunning.isOn, days: plain.dunning.days, texts: plain.dunning.texts } as DunningInput,
    series: series.map(({ preview: _preview, ...each }) => each),
  }
}

/** A bank account without its number. */
export const showBankAccount = ({ id: uuid, holder, format, last4, bic, bank, currency }: BankAccountRow) => ({
  uuid,
  holder,
  format,
  last4,
  currency,
  ...(bic && { bic }),
  ...(bank && { bank }),
})

type BankAccountRow = typeof bankAccounts.$inferSelect

/** Changes the finance settings of a held account; 400 at the field that is wrong. */
export async function writeFinance(db: Database, account: AccountRow, body: FinanceSettingsUpdate): Promise<void> {
  const { currency, series = [], taxCodes: taxes, taxIds, approvalLimit, country, ...plain } = body
  if (country !== undefined && !countries().some(({ code }) => code === country))
    throw invalid('body.country', `${country} isn't a country.`)
  if (plain.timezone !== undefined && !isTimezone(plain.timezone))
    throw invalid('body.timezone', `${plain.timezone} isn't a time zone. Use a name such as Europe/Berlin.`)
  const changed = {
    ...(plain.legalName !== undefined && { legalName: plain.legalName.trim() }),
    ...(plain.address !== undefined && { address: plain.address.trim() }),
    ...(plain.paymentTermsDays !== undefined && { paymentTermsDays: plain.paymentTermsDays }),
    ...(plain.selfBillingDays !== undefined && { selfBillingDays: plain.selfBillingDays }),
    ...(plain.timezone !== undefined && { timezone: plain.timezone }),
    ...(plain.singleOfficer !== undefined && { singleOfficer: plain.singleOfficer }),
    ...(plain.payableTermsDays !== undefined && { payableTermsDays: plain.payableTermsDays }),
    ...(await scheduleOf(db, account, plain)),
    ...(plain.dunning && { dunning: readDunning(plain.dunning) }),
    ...(plain.marginGoal !== undefined && { marginGoal: checkedPercentage(plain.marginGoal) }),
    ...(country !== undefined && { country }),
    ...(taxIds && { taxIds: taxIds.map(checkedTaxId) }),
    ...(approvalLimit !== undefined && { approvalLimit: approvalLimit === null ? null : exact(approvalLimit) }),
  }
  if (Object.keys(changed).length > 0) {
    await db
      .insert(legalEntities)
      .values({ accountId: account.id, ...changed })
      .onConflictDoUpdate({ target: legalEntities.accountId, set: changed })
  }
  if (currency !== undefined) {
    if (!isCurrency(currency))
      throw invalid('body.currency', `${currency} isn't a valid currency. Use an ISO 4217 code, such as EUR.`)
    await db.update(accounts).set({ currency }).where(eq(accounts.id, account.id))
  }
  await writeAllSeries(db, account.id, series)
  if (taxes) await writeTaxCodes(db, account.id, taxes)
}

function checkedTaxId({ scheme, value }: FinanceTaxId, at: number): FinanceTaxId {
  const kept = readTaxId({ scheme, value })
  if (kept !== null) return { scheme, value: kept }
  throw invalid(`body.taxIds[${at}].value`, `${value} isn't a valid id. Enter one such as ${taxIdExample(scheme)}.`)
}

type FinanceTaxId = FinanceSettings['taxIds'][number]

function exact(value: number): string {
  const limit = decimal(value)
  if (limit.scale > 4) throw invalid('body.approvalLimit', 'Use up to 4 decimals.')
  return toText(limit)
}

/** From which day on payables are created by themselves: what was before that day is left to people. */
async function scheduleOf(db: Database, account: AccountRow, { schedulesPayables }: FinanceSettingsUpdate) {
  if (schedulesPayables === undefined) return {}
  if (!schedulesPayables) return { schedulesPayablesSince: null }
  const [entity] = await db.select().from(legalEntities).where(eq(legalEntities.accountId, account.id))
  return { schedulesPayablesSince: entity?.schedulesPayablesSince ?? (await companyDay(db, account.id, new Date())) }
}

function checkedPercentage(value: number): string {
  const share = decimal(value)
  if (share.scale > 2) throw invalid('body.marginGoal', 'Use up to 2 decimals.')
  return toText(share)
}

async function writeTaxCodes(db: Database, accountId: string, wanted: readonly TaxCodeInput[]): Promise<void> {
  const names = new Set<string>()
  for (const [at, { name, kind, category, rate, inclusive }] of wanted.entries()) {
    const field = `body.taxCodes[${at}]`
    if (names.has(name.trim().toLowerCase())) throw invalid(`${field}.name`, 'Another tax code has this name.')
    names.add(name.trim().toLowerCase())
    if (decimal(rate).scale > 4) throw invalid(`${field}.rate`, 'Use up to 4 decimals.')
    if (inclusive && kind !== 'VAT')
      throw invalid(`${field}.inclusive`, 'A tax that is withheld is never in the price. Turn this off, or choose VAT.')
    if (kind === 'VAT' && category !== 'S' && rate !== 0)
      throw invalid(`${field}.rate`, `The rate of the category ${category} is 0.`)
  }
  const present = await db.select().from(taxCodes).where(eq(taxCodes.accountId, accountId))
  const kept = wanted.flatMap(({ uuid }) => uuid ?? [])
  for (const [at, uuid] of wanted.map((each) => each.uuid).entries()) {
    if (uuid && !present.some(({ id }) => id === uuid))
      throw invalid(`body.taxCodes[${at}].uuid`, 'Tax code not found.')
  }
  await db.delete(taxCodes).where(and(eq(taxCodes.accountId, accountId), notInArray(taxCodes.id, kept)))
  // Names may change places, and no two are the same at any moment.
  const renamed = present.filter(({ id }) => kept.includes(id))
  for (const { id } of renamed) await db.update(taxCodes).set({ name: id }).where(eq(taxCodes.id, id))
  for (const { uuid, name, kind, category, rate, inclusive = false, text = '' } of wanted) {
    const values = {
      name: name.trim(),
      kind,
      category,
      rate: toText(decimal(rate)),
      isInclusive: inclusive,
      text: text.trim(),
    }
    if (uuid) await db.update(taxCodes).set(values).where(eq(taxCodes.id, uuid))
    else await db.insert(taxCodes).values({ accountId, ...values })
  }
}
