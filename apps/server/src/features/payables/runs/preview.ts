import type { PayableRunResult, PayableTaxCode } from '@dragoman/sdk/operations/payables'
import { loadPeople } from '../../../identity/people.ts'
import type { SignedIn } from '../../../identity/sessions.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { type Decimal, sum, toNumber } from '../../../kernel/decimal.ts'
import type { taxCodes } from '../../finance/tables.ts'
import { payOf, sortBills } from './billable.ts'
import type { TaxOverride } from '../tables.ts'
import { countOlder, gather, type Wanted } from './gather.ts'
import { named, taskNames } from './task-names.ts'
import { taxBills } from './taxed-bills.ts'
import type { SecretKey } from '../../../kernel/encrypted.ts'

/** Lists the payables that a run would create, and the tasks that it would leave out. Nothing is written or held. */
export async function previewRun(
  db: Database,
  session: SignedIn,
  wanted: Wanted,
  terms: { now: Date; minimumTotal: Decimal; secretKey: SecretKey; overrides: readonly TaxOverride[] },
): Promise<PayableRunResult> {
  const { tasks, adjustments } = await gather(db, wanted)
  const { bills, skipped, skippedAdjustments } = await taxBills(
    db,
    { accountId: wanted.accountId, secretKey: terms.secretKey, overrides: terms.overrides },
    sortBills(tasks, adjustments, terms),
  )
  const vendorIds = bills.map(({ vendorId }) => vendorId)
  const people = await loadPeople(db, session, [
    ...vendorIds,
    ...skipped.map(({ task }) => task.vendorId),
    ...skippedAdjustments.map(({ adjustment }) => adjustment.vendorId),
  ])
  const nameOf = await taskNames(
    db,
    skipped.map(({ task }) => task.id),
  )
  const byCurrency = Map.groupBy(bills, ({ currency }) => currency)
  return {
    payables: bills.length,
    tasks: bills.reduce((all, bill) => all + bill.tasks.length, 0),
    totals: [...byCurrency.keys()].toSorted().map((currency) => ({
      currency,
      amount: toNumber(sum((byCurrency.get(currency) ?? []).map(({ totals }) => totals.total))),
    })),
    drafts: bills.flatMap(
      ({ vendorId, currency, tasks: own, totals, taxes, taxOverride, isSelfBilled, hasPayoutMethod }) => {
        const vendor = people(vendorId)
        if (!vendor) return []
        const shown = { vendor, currency, tasks: own.length, amount: toNumber(totals.total) }
        return [
          {
            ...shown,
            ...(taxes.vat && { taxCode: showTaxCode(taxes.vat) }),
            taxReason: taxes.reason,
            ...(taxOverride && { taxOverride }),
            selfBilled: isSelfBilled,
            missingAccountingInfo: !hasPayoutMethod,
          },
        ]
      },
    ),
    skipped: [
      ...skipped.map(({ task, reason }) => ({
        taskUuid: task.id,
        reason,
        vendorUuid: task.vendorId,
        ...named(nameOf(task.id), people(task.vendorId)?.name),
        amount: toNumber(payOf(task)),
        ...(task.currency && { currency: task.currency }),
      })),
      ...skippedAdjustments.map(({ adjustment, reason }) => ({
        adjustmentUuid: adjustment.id,
        reason,
        vendorUuid: adjustment.vendorId,
        ...named(adjustment.reason, people(adjustment.vendorId)?.name),
        amount: Number(adjustment.amount),
        currency: adjustment.currency,
      })),
    ],
    olderTasks: await countOlder(db, wanted),
  }
}

export const showTaxCode = ({ id: uuid, name, rate }: typeof taxCodes.$inferSelect): PayableTaxCode => ({
  uuid,
  name,
  rate: Number(rate),
})
