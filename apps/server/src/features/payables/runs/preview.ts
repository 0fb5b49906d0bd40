import type { PayableRunResult } from '@dragoman/sdk/operations/payables'
import { loadPeople } from '../../../identity/people.ts'
import type { SignedIn } from '../../../identity/sessions.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { type Decimal, sum, toNumber } from '../../../kernel/decimal.ts'
import { loadPayees } from '../payout-methods.ts'
import { payOf, sortBills } from './billable.ts'
import { countOlder, gather, type Wanted } from './gather.ts'

/** Lists the payables that a run would create, and the tasks that it would leave out. Nothing is written or held. */
export async function previewRun(
  db: Database,
  session: SignedIn,
  wanted: Wanted,
  terms: { now: Date; minimumTotal: Decimal },
): Promise<PayableRunResult> {
  const { tasks, adjustments } = await gather(db, wanted)
  const { bills, skipped } = sortBills(tasks, adjustments, terms)
  const vendorIds = bills.map(({ vendorId }) => vendorId)
  const [people, payees] = [await loadPeople(db, session, vendorIds), await loadPayees(db, vendorIds)]
  const byCurrency = Map.groupBy(bills, ({ currency }) => currency)
  return {
    payables: bills.length,
    tasks: bills.reduce((all, bill) => all + bill.tasks.length, 0),
    totals: [...byCurrency.keys()].toSorted().map((currency) => ({
      currency,
      amount: toNumber(sum((byCurrency.get(currency) ?? []).map(({ total }) => total))),
    })),
    drafts: bills.flatMap(({ vendorId, currency, tasks: own, total }) => {
      const vendor = people(vendorId)
      const missingAccountingInfo = payees.method(vendorId) === undefined
      return vendor ? [{ vendor, currency, tasks: own.length, amount: toNumber(total), missingAccountingInfo }] : []
    }),
    skipped: skipped.map(({ task, reason }) => ({
      taskUuid: task.id,
      reason,
      vendorUuid: task.vendorId,
      amount: toNumber(payOf(task)),
      ...(task.currency && { currency: task.currency }),
    })),
    olderTasks: await countOlder(db, wanted),
  }
}
