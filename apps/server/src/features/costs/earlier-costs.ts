import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '../../kernel/database/connect.ts'
import { journal } from '../../kernel/tables.ts'
import { costLines } from './tables.ts'

/** The total of a language pair, as the journal keeps it for each calculation. */
export interface PairTotal {
  sourceLocale: string
  targetLocale: string
  total: number
}

/** The sum of each language pair's lines, as they are now. */
export const pairTotals = (db: Database, projectId: string): Promise<PairTotal[]> =>
  db
    .select({
      sourceLocale: sql<string>`${costLines.sourceLocale}`,
      targetLocale: sql<string>`${costLines.targetLocale}`,
      total: sql<number>`sum(${costLines.total})::float8`,
    })
    .from(costLines)
    .where(and(eq(costLines.projectId, projectId), isNotNull(costLines.targetLocale)))
    .groupBy(costLines.sourceLocale, costLines.targetLocale)

export interface EarlierCosts {
  calculatedAt: number
  totalCost: number
  pairs: readonly PairTotal[]
}

/** The calculation before the present one; undefined where there is none, or its journal entry tells no more than the sum. */
export async function earlierCosts(db: Database, projectId: string): Promise<EarlierCosts | undefined> {
  const [, earlier] = await db
    .select({ at: journal.at, after: journal.after, detail: journal.detail })
    .from(journal)
    .where(and(eq(journal.projectId, projectId), eq(journal.event, 'COSTS_CALCULATED')))
    .orderBy(desc(journal.id))
    .limit(2)
  const pairs = earlier?.detail?.['pairs'] as PairTotal[] | undefined
  const totalCost = earlier?.after?.['totalCost']
  if (!earlier || !pairs || typeof totalCost !== 'number') return undefined
  return { calculatedAt: earlier.at.getTime(), totalCost, pairs }
}
