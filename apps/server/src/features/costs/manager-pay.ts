import type { Profitability } from '@dragoman/sdk/operations/costs'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { isOneOf } from '../../kernel/database/columns.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { workUnits } from '../work/work-unit-tables.ts'
import { userRateDetails, userRates } from '../rates/tables.ts'
import { workflows } from '../workflows/tables.ts'
import { users } from '../../kernel/tables.ts'
import { decimal, divide, multiply, roundHalfUp, toNumber } from '../../kernel/decimal.ts'
import { countedPrice } from '../../engines/pricing/price-task.ts'
import { isSamePair, minorUnits, spelledApart, type WordsPerUnit } from '../../engines/pricing/rates.ts'
import { personRef } from '../../identity/people.ts'
import type { ProjectRow } from '../work/find-project.ts'
import { loadWordsPerUnit, type PricedProject } from './words-per-unit.ts'

type ManagerPay = Profitability['pmRatesDetails'][number]

/** Step that a manager's own rate is for. */
const management = 'PROJECT_MANAGEMENT'

/** The fields of a project that its manager is paid by. */
type ManagedProject = PricedProject & Pick<ProjectRow, 'assigneeId' | 'currency'>

/** The pay of a project's manager: see `payOfManagers`. */
export const managerPay = async (db: Database, project: ProjectRow): Promise<ManagerPay[]> =>
  (await payOfManagers(db, [project]))(project.id)

/**
 * The pay of projects' managers, by project: the words of each language pair, or the pages or hours that they make by
 * the project's price list, at their own rate for the step PROJECT_MANAGEMENT, in the project's currency. Of several
 * rates that of the organizational unit comes before a general one, then the default, then the oldest. Empty without a
 * manager, the step or a rate.
 */
export async function payOfManagers(
  db: Database,
  projects: readonly ManagedProject[],
): Promise<(projectId: string) => ManagerPay[]> {
  const managerIds = projects.flatMap(({ assigneeId }) => assigneeId ?? [])
  const all = await db
    .select({ rate: userRates, detail: userRateDetails, manager: users })
    .from(userRates)
    .innerJoin(users, eq(users.id, userRates.userId))
    .innerJoin(userRateDetails, eq(userRateDetails.userRateId, userRates.id))
    .innerJoin(workflows, eq(workflows.id, userRateDetails.workflowId))
    .where(and(isOneOf(userRates.userId, new Set(managerIds)), eq(workflows.code, management)))
    .orderBy(sql`${userRates.orgUnitId} is null`, desc(userRates.isDefault), asc(userRates.createdAt))
  const ratesOf = ({ assigneeId, currency, orgUnitId }: ManagedProject) =>
    all.filter(
      ({ rate }) =>
        rate.userId === assigneeId &&
        rate.currency === currency &&
        (rate.orgUnitId === null || rate.orgUnitId === orgUnitId),
    )
  const paid = projects.filter((project) => ratesOf(project).length > 0)
  const pairs = await db
    .select({
      projectId: workUnits.projectId,
      source: workUnits.sourceLocale,
      target: workUnits.targetLocale,
      words: sql<number>`sum(${workUnits.words})::int`,
    })
    .from(workUnits)
    .where(
      isOneOf(
        workUnits.projectId,
        paid.map(({ id }) => id),
      ),
    )
    .groupBy(workUnits.projectId, workUnits.sourceLocale, workUnits.targetLocale)
    .orderBy(workUnits.sourceLocale, workUnits.targetLocale)
  const pairsOf = Map.groupBy(pairs, ({ projectId }) => projectId)
  // Of projects with the same prices one speaks for the others.
  const prices = (project: ManagedProject) =>
    JSON.stringify([project.orgUnitId, project.status, project.priceListId, project.pricedWith])
  const likes = new Map(paid.map((project) => [prices(project), project]))
  const wordsPerUnit = await loadWordsPerUnit(db, [...likes.values()])
  const found = new Map(
    paid.map((project) => {
      const rates = ratesOf(project)
      const own = pairsOf.get(project.id) ?? []
      return [
        project.id,
        own.flatMap((pair) => payForPair(pair, rates, wordsPerUnit(likes.get(prices(project))!.id), project.currency)),
      ]
    }),
  )
  return (projectId) => found.get(projectId) ?? []
}

interface ManagerRate {
  rate: typeof userRates.$inferSelect
  detail: typeof userRateDetails.$inferSelect
  manager: typeof users.$inferSelect
}

function payForPair(
  { source, target, words }: { source: string; target: string; words: number },
  rates: readonly ManagerRate[],
  wordsPerUnit: WordsPerUnit,
  currency: string,
): ManagerPay[] {
  const pair = { sourceLocale: source, targetLocale: target }
  const fitting = rates.filter(({ detail }) => isSamePair(detail, pair))
  const best = fitting.find(({ detail }) => spelledApart(detail, pair) === 0) ?? fitting[0]
  const counted = best && countedPrice(best.detail, wordsPerUnit)
  if (!counted) return []
  const quantity = divide(decimal(words), decimal(counted.wordsPerUnit), 6)
  return [
    {
      user: personRef(best.manager, true),
      languagePair: `${source}:${target}`,
      unit: counted.unit,
      quantity: toNumber(quantity),
      rate: toNumber(counted.price),
      rateVersion: best.rate.version,
      total: toNumber(roundHalfUp(multiply(quantity, counted.price), minorUnits(currency))),
    },
  ]
}
