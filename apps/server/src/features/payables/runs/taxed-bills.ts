import type { Database } from '../../../kernel/database/connect.ts'
import { isOneOf } from '../../../kernel/database/columns.ts'
import { decimal } from '../../../kernel/decimal.ts'
import { users } from '../../../kernel/tables.ts'
import { loadPayeeTaxes, totalsOf, type PayeeTaxes, type PayeeTotals } from '../../finance/payee-taxes.ts'
import type { TaxOverride } from '../tables.ts'
import { payeeDetails } from '../payee-details.ts'
import { loadPayees, type BillingVersionRow } from '../payout-methods.ts'
import { loadSelfBilled } from '../self-billing/self-billed.ts'
import { leaveOut, payOf, type Bill, type Sorted } from './billable.ts'
import type { SecretKey } from '../../../kernel/encrypted.ts'

/** A bill with its taxes, and with the details of the linguist that it is issued to. */
export interface TaxedBill extends Bill {
  taxes: PayeeTaxes
  /** Why another tax than by rule applies. */
  taxOverride: string
  totals: PayeeTotals
  billing: BillingVersionRow | undefined
  hasPayoutMethod: boolean
  isSelfBilled: boolean
}

interface Taxed extends Omit<Sorted, 'bills'> {
  bills: TaxedBill[]
}

/** Adds the taxes to bills; what can't be taxed lawfully is left out. */
export async function taxBills(
  db: Database,
  {
    accountId,
    secretKey,
    overrides = [],
  }: { accountId: string; secretKey: SecretKey; overrides?: readonly TaxOverride[] },
  { bills, ...left }: Sorted,
): Promise<Taxed> {
  const vendorIds = bills.map(({ vendorId }) => vendorId)
  const payees = await loadPayees(db, vendorIds)
  const countries = await loadCountries(db, vendorIds)
  const taxesOf = await loadPayeeTaxes(db, accountId)
  const isSelfBilled = await loadSelfBilled(db, accountId, vendorIds)
  const taxed: TaxedBill[] = []
  const skipped = [...left.skipped]
  const skippedAdjustments = [...left.skippedAdjustments]
  for (const bill of bills) {
    const billing = payees.billing(bill.vendorId)
    const details = payeeDetails(billing, secretKey)
    const override = overrides.find(({ vendorUuid }) => vendorUuid === bill.vendorId)
    const country = details?.country ?? countries.get(bill.vendorId)
    const taxes = details && taxesOf({ ...details, country }, override?.taxUuid)
    if (!taxes || taxes.refusal) {
      const out = leaveOut(bill, taxes?.refusal ?? 'TAX_ID_UNREADABLE')
      skipped.push(...out.skipped)
      skippedAdjustments.push(...out.skippedAdjustments)
      continue
    }
    const amounts = [...bill.tasks.map(payOf), ...bill.adjustments.map(({ amount }) => decimal(amount))]
    taxed.push({
      ...bill,
      taxes,
      taxOverride: override?.reason ?? '',
      totals: totalsOf(amounts, taxes, bill.currency),
      billing,
      hasPayoutMethod: payees.method(bill.vendorId) !== undefined,
      isSelfBilled: isSelfBilled(bill.vendorId, billing),
    })
  }
  return { bills: taxed, skipped, skippedAdjustments }
}

async function loadCountries(db: Database, ids: readonly string[]): Promise<Map<string, string | undefined>> {
  if (ids.length === 0) return new Map()
  const rows = await db.select({ id: users.id, country: users.country }).from(users).where(isOneOf(users.id, ids))
  return new Map(rows.map(({ id, country }) => [id, country ?? undefined]))
}
