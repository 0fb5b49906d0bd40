import type { Database } from '../../../kernel/database/connect.ts'
import { isOneOf } from '../../../kernel/database/columns.ts'
import { decimal } from '../../../kernel/decimal.ts'
import { users } from '../../../kernel/tables.ts'
import { loadPayeeTaxes, totalsOf, type PayeeTaxes, type PayeeTotals } from '../../finance/payee-taxes.ts'
import { payeeDetails } from '../payee-details.ts'
import { loadPayees, type BillingVersionRow } from '../payout-methods.ts'
import { loadSelfBilled } from '../self-billing/self-billed.ts'
import { payOf, type Bill, type Sorted } from './billable.ts'

/** A bill with its taxes, and with the details of the linguist that it is issued to. */
export interface TaxedBill extends Bill {
  taxes: PayeeTaxes
  totals: PayeeTotals
  billing: BillingVersionRow | undefined
  hasPayoutMethod: boolean
  isSelfBilled: boolean
}

/** Adds the taxes to bills; what can't be taxed lawfully is left out. */
export async function taxBills(
  db: Database,
  { accountId, secretKey }: { accountId: string; secretKey: string },
  { bills, skipped }: Sorted,
): Promise<{ bills: TaxedBill[]; skipped: Sorted['skipped'] }> {
  const vendorIds = bills.map(({ vendorId }) => vendorId)
  const payees = await loadPayees(db, vendorIds)
  const countries = await loadCountries(db, vendorIds)
  const taxesOf = await loadPayeeTaxes(db, accountId)
  const isSelfBilled = await loadSelfBilled(db, accountId, vendorIds)
  const taxed: TaxedBill[] = []
  const left = [...skipped]
  for (const bill of bills) {
    const billing = payees.billing(bill.vendorId)
    const { country = countries.get(bill.vendorId), taxpayerId } = payeeDetails(billing, secretKey)
    const taxes = taxesOf({ country, taxpayerId })
    if (taxes.refusal) {
      for (const task of bill.tasks) left.push({ task, reason: taxes.refusal })
      continue
    }
    const amounts = [...bill.tasks.map(payOf), ...bill.adjustments.map(({ amount }) => decimal(amount))]
    taxed.push({
      ...bill,
      taxes,
      totals: totalsOf(amounts, taxes, bill.currency),
      billing,
      hasPayoutMethod: payees.method(bill.vendorId) !== undefined,
      isSelfBilled: isSelfBilled(bill.vendorId, billing),
    })
  }
  return { bills: taxed, skipped: left }
}

async function loadCountries(db: Database, ids: readonly string[]): Promise<Map<string, string | undefined>> {
  if (ids.length === 0) return new Map()
  const rows = await db.select({ id: users.id, country: users.country }).from(users).where(isOneOf(users.id, ids))
  return new Map(rows.map(({ id, country }) => [id, country ?? undefined]))
}
