import type { Profitability } from '@dragoman/sdk/operations/costs'
import { and, asc, desc, eq, isNull, or, sql } from 'drizzle-orm'
import type { Database } from '../../kernel/database/connect.ts'
import { workUnits } from '../work/work-unit-tables.ts'
import { userRateDetails, userRates } from '../rates/tables.ts'
import { workflows } from '../workflows/tables.ts'
import { users } from '../../kernel/tables.ts'
import { decimal, divide, multiply, roundHalfUp, toNumber } from '../../kernel/decimal.ts'
import { countedPrice } from '../../engines/pricing/price-task.ts'
import { isSamePair, minorUnits, spelledApart } from '../../engines/pricing/rates.ts'
import { personRef } from '../../identity/people.ts'
import type { ProjectRow } from '../work/find-project.ts'
import { loadWordsPerUnit } from './words-per-unit.ts'

type ManagerPay = Profitability['pmRatesDetails'][number]

/** Step that a manager's own rate is for. */
const management = 'PROJECT_MANAGEMENT'

/**
 * The pay of a project's manager: the words of each language pair, or the pages or hours that they make by the
 * project's price list, at their own rate for the step PROJECT_MANAGEMENT, in the project's currency. Of several rates
 * that of the organizational unit comes before a general one, then the default, then the oldest. Empty without a
 * manager, the step or a rate.
 */
export async function managerPay(db: Database, project: ProjectRow): Promise<ManagerPay[]> {
  const [manager] = project.assigneeId ? await db.select().from(users).where(eq(users.id, project.assigneeId)) : []
  if (!manager) return []
  const rates = await db
    .select({ rate: userRates, detail: userRateDetails })
    .from(userRates)
    .innerJoin(userRateDetails, eq(userRateDetails.userRateId, userRates.id))
    .innerJoin(workflows, eq(workflows.id, userRateDetails.workflowId))
    .where(
      and(
        eq(userRates.userId, manager.id),
        eq(userRates.currency, project.currency),
        eq(workflows.code, management),
        or(isNull(userRates.orgUnitId), eq(userRates.orgUnitId, project.orgUnitId)),
      ),
    )
    .orderBy(sql`${userRates.orgUnitId} is null`, desc(userRates.isDefault), asc(userRates.createdAt))
  const pairs = await db
    .select({
      source: workUnits.sourceLocale,
      target: workUnits.targetLocale,
      words: sql<number>`sum(${workUnits.words})::int`,
    })
    .from(workUnits)
    .where(eq(workUnits.projectId, project.id))
    .groupBy(workUnits.sourceLocale, workUnits.targetLocale)
    .orderBy(workUnits.sourceLocale, workUnits.targetLocale)
  const decimals = minorUnits(project.currency)
  const wordsPerUnit = (await loadWordsPerUnit(db, [project]))(project.id)
  return pairs.flatMap(({ source, target, words }) => {
    const pair = { sourceLocale: source, targetLocale: target }
    const fitting = rates.filter(({ detail }) => isSamePair(detail, pair))
    const best = fitting.find(({ detail }) => spelledApart(detail, pair) === 0) ?? fitting[0]
    const counted = best && countedPrice(best.detail, wordsPerUnit)
    if (!counted) return []
    const quantity = divide(decimal(words), decimal(counted.wordsPerUnit), 6)
    return [
      {
        user: personRef(manager, true),
        languagePair: `${source}:${target}`,
        unit: counted.unit,
        quantity: toNumber(quantity),
        rate: toNumber(counted.price),
        rateVersion: best.rate.version,
        total: toNumber(roundHalfUp(multiply(quantity, counted.price), decimals)),
      },
    ]
  })
}
