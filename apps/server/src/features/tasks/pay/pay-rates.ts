import { and, asc, eq, inArray, isNotNull, or } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/connect.ts'
import { userRateDetails, userRates } from '../../rates/tables.ts'
import type { TaskRate } from '../../../engines/pricing/price-task.ts'
import { isSamePair, spelledApart } from '../../../engines/pricing/rates.ts'
import type { PaidTask } from './workloads.ts'

interface RateRow {
  rate: typeof userRates.$inferSelect
  detail: typeof userRateDetails.$inferSelect
}

/** A price that words can be counted by; days are agreed and paid by hand alone. */
const hasPrice = or(
  isNotNull(userRateDetails.wordRate),
  isNotNull(userRateDetails.pagesRate),
  isNotNull(userRateDetails.hourlyRate),
)

/**
 * The rates of people. Of those that fit a task's pair and step, one of its unit counts before a general one, one in
 * the project's currency before others, then the default, then the oldest.
 */
export async function loadRates(
  db: Database,
  userIds: readonly string[],
): Promise<(userId: string, paid: PaidTask) => TaskRate | null> {
  const rows: RateRow[] =
    userIds.length > 0
      ? await db
          .select({ rate: userRates, detail: userRateDetails })
          .from(userRates)
          .innerJoin(userRateDetails, eq(userRateDetails.userRateId, userRates.id))
          .where(and(inArray(userRates.userId, [...userIds]), hasPrice))
          .orderBy(asc(userRates.createdAt), asc(userRates.id))
      : []
  return (userId, paid) => {
    const fitting = rows.filter((row) => row.rate.userId === userId && fits(row, paid))
    const [best] = fitting.sort(
      (a, b) =>
        rank(a, paid) - rank(b, paid) || spelledApart(a.detail, paid.workUnit) - spelledApart(b.detail, paid.workUnit),
    )
    if (!best) return null
    const { wordRate, hourlyRate, dailyRate, pagesRate } = best.detail
    const { id, version, currency, minimumFee } = best.rate
    return { id, name: currency, version, currency, wordRate, hourlyRate, dailyRate, pagesRate, minimumFee }
  }
}

function fits({ rate, detail }: RateRow, { task, project, workUnit }: PaidTask): boolean {
  return (
    (rate.orgUnitId === null || rate.orgUnitId === project.orgUnitId) &&
    detail.workflowId === task.workflowId &&
    isSamePair(detail, workUnit)
  )
}

const rank = ({ rate }: RateRow, { project }: PaidTask): number =>
  (rate.orgUnitId === null ? 4 : 0) + (rate.currency === project.currency ? 0 : 2) + (rate.isDefault ? 0 : 1)
