import { inBase } from '@dragoman/sdk/money'
import type { InvoiceGap, InvoiceInput, InvoiceTaxSuggestion } from '@dragoman/sdk/operations/receivables'
import { and, asc, eq } from 'drizzle-orm'
import type { Context } from '../../../identity/context.ts'
import type { OrganizationRow, OrgUnitRow } from '../../../identity/org-units.ts'
import type { Party } from '../../../engines/documents/money-document.ts'
import { isOneOf } from '../../../kernel/database/columns.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { only } from '../../../kernel/database/one-row.ts'
import { compare, sum, zero, type Decimal } from '../../../kernel/decimal.ts'
import { invalid } from '../../../kernel/refusals.ts'
import { accounts, users } from '../../../kernel/tables.ts'
import { companyDay } from '../../finance/company-days.ts'
import { bankAccounts, legalEntities, taxCodes } from '../../finance/tables.ts'
import { findBilledUnit } from '../visible.ts'
import { lineByHand, linesOfProject, withoutTax, type DraftLine } from './draft-lines.ts'
import { chooseCodes, taxGaps, taxLines, type TaxedDraft } from './draft-taxes.ts'
import { otherGaps } from './draft-gaps.ts'
import { usableRate, type UsableRate } from './exchange.ts'
import { buyerOf, partyGaps, sellerOf } from './parties.ts'
import { projectsToInvoice, type CostedProject } from './projects-to-invoice.ts'
import { suggestTax, type TaxCodeRow } from './tax-rule.ts'
import { readDays, readTerms, type Terms } from './terms.ts'

export type BankRow = typeof bankAccounts.$inferSelect

/** An invoice as it would be issued. */
export interface Draft extends TaxedDraft {
  unit: OrgUnitRow
  organization: OrganizationRow
  contactId: string | null
  currency: string
  issueDay: string
  dueDay: string
  purchaseOrder: string
  buyerReference: string
  language: string
  seller: Party
  buyer: Party
  bank: BankRow | undefined
  /** All that the account has, for a choice of others. */
  banks: readonly BankRow[]
  codes: readonly TaxCodeRow[]
  projects: (CostedProject & { net: Decimal })[]
  lines: DraftLine[]
  terms: Terms
  suggestion: InvoiceTaxSuggestion
  taxOverride: string
  baseCurrency: string
  rate: UsableRate | null
  baseTotal: Decimal
  notes: string[]
  missing: InvoiceGap[]
}

type DraftContext = Pick<Context, 'db' | 'session' | 'now'>

/** Computes an invoice; with `held`, its projects stay as they are until the transaction ends. */
export async function draftInvoice(
  { db, session, now }: DraftContext,
  input: InvoiceInput,
  { held = false }: { held?: boolean } = {},
): Promise<Draft> {
  const accountId = session.account.id
  const { unit, organization } = await findBilledUnit(db, session, input.organizationalUnit.uuid)
  const contact = await findContact(db, accountId, input.contactUser?.uuid ?? unit.contactPersonId)
  const banks = await findBanks(db, accountId)
  const bank = chooseBank(banks, input.bankAccountUuid)
  const [entity] = await db.select().from(legalEntities).where(eq(legalEntities.accountId, accountId))
  const [seller, buyer] = [sellerOf(entity), buyerOf(unit, organization)]
  const codes = await db.select().from(taxCodes).where(eq(taxCodes.accountId, accountId)).orderBy(asc(taxCodes.name))
  const suggestion = suggestTax(codes, seller, buyer)
  const chosen = chooseCodes(codes, input.taxes, suggestion)
  const projects = await projectsToInvoice(
    db,
    session,
    { ids: input.projects.map(({ uuid }) => uuid), orgUnitId: unit.id, currency: input.currency },
    { held },
  )
  const currency = projects[0]!.project.currency
  const account = only(await db.select().from(accounts).where(eq(accounts.id, accountId)))
  const today = await companyDay(db, accountId, now)
  const termDays = unit.daysUntilPaymentDue ?? entity?.paymentTermsDays ?? 30
  const { issueDay, dueDay } = readDays(input, { today, termDays })
  const language = input.language ?? contact?.language ?? 'en'
  requireLanguageTag(language)
  const priced = [
    ...projects.flatMap(({ project, costs }) => linesOfProject(project, costs, language)),
    ...(input.lines ?? []).map((line, at) => lineByHand(line, at, currency)),
  ]
  const taxOverride = input.taxOverride?.trim() ?? ''
  const included = chosen.find(({ isInclusive }) => isInclusive)
  const taxed = taxLines(
    priced.map(({ net }) => net),
    chosen,
    currency,
    { isInclusive: included !== undefined },
  )
  const lines = included ? priced.map((line, at) => withoutTax(line, taxed.lineNets[at]!, included.rate)) : priced
  const purchaseOrder = input.purchaseOrder?.trim() ?? commonOrder(projects)
  const rate = await usableRate(db, { accountId, base: account.currency, currency, day: issueDay })
  return {
    ...taxed,
    unit,
    organization,
    contactId: contact?.id ?? null,
    currency,
    issueDay,
    dueDay,
    purchaseOrder,
    buyerReference: input.buyerReference?.trim() ?? '',
    language,
    seller,
    buyer,
    bank: bank ?? banks.find((one) => one.currency === currency) ?? banks[0],
    banks,
    codes,
    projects: projects.map((one) => ({
      ...one,
      net: sum(lines.filter(({ projectId }) => projectId === one.project.id).map(({ net }) => net)),
    })),
    lines,
    terms:
      compare(taxed.total, zero) > 0
        ? readTerms(input, { total: taxed.total, dueDay, currency })
        : readTerms({ ...input, multipleInstallments: false, numInstallments: 1 }, { total: zero, dueDay, currency }),
    suggestion,
    taxOverride,
    baseCurrency: account.currency,
    rate,
    baseTotal:
      currency === account.currency ? taxed.total : rate ? inBase(taxed.total, rate.rate, account.currency) : zero,
    notes: [...chosen.flatMap(({ text }) => text || []), ...(unit.invoiceInfo ? [unit.invoiceInfo] : [])],
    missing: [
      ...partyGaps(seller, buyer),
      ...taxGaps(chosen, { suggestion, buyer, override: taxOverride }),
      ...otherGaps({ unit, purchaseOrder, taxed, currency, base: account.currency, rate, issueDay }),
    ],
  }
}

async function findContact(db: Database, accountId: string, id: string | null) {
  if (id === null) return undefined
  const [found] = await db
    .select({ id: users.id, language: users.language })
    .from(users)
    .where(and(isOneOf(users.id, [id]), eq(users.accountId, accountId)))
  if (!found) throw invalid('body.contactUser.uuid', `There is no person ${id} in this account.`)
  return found
}

function requireLanguageTag(language: string): void {
  try {
    Intl.getCanonicalLocales(language)
  } catch {
    throw invalid('body.language', `${language} isn't a language. Enter a tag such as de or pt-BR.`)
  }
}

/** The bank accounts to pay to, oldest first. */
const findBanks = (db: Database, accountId: string): Promise<BankRow[]> =>
  db
    .select()
    .from(bankAccounts)
    .where(eq(bankAccounts.accountId, accountId))
    .orderBy(asc(bankAccounts.createdAt), asc(bankAccounts.id))

function chooseBank(banks: readonly BankRow[], id: string | undefined): BankRow | undefined {
  const named = banks.find((bank) => bank.id === id)
  if (id !== undefined && !named)
    throw invalid('body.bankAccountUuid', `There is no bank account ${id} in Settings › Finance.`)
  return named
}

/** The purchase order of all projects, if they have the same. */
export function commonOrder(projects: readonly CostedProject[]): string {
  const [first = '', ...others] = [...new Set(projects.map(({ project }) => project.purchaseOrder))]
  return others.length === 0 ? first : ''
}
