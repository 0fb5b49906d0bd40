import { documentNumber } from '@dragoman/sdk/numbering'
import { sql } from 'drizzle-orm'
import type { Database } from '../../kernel/database/connect.ts'
import { only } from '../../kernel/database/one-row.ts'
import { defaultPatterns } from './number-series.ts'
import { numberSeries, type DocumentKind } from './tables.ts'

/**
 * Takes the next numbers of a series, which stays held until the transaction ends: take them last, so that others wait
 * for no more than that. A transaction that is taken back leaves no gap.
 */
export async function takeNumbers(
  db: Database,
  { accountId, kind, count, day }: { accountId: string; kind: DocumentKind; count: number; day: string },
): Promise<string[]> {
  if (count === 0) return []
  const pattern = defaultPatterns[kind]
  const { next, pattern: kept } = only(
    await db
      .insert(numberSeries)
      .values({ accountId, kind, pattern, next: 1 + count })
      .onConflictDoUpdate({
        target: [numberSeries.accountId, numberSeries.kind],
        set: { next: sql`${numberSeries.next} + ${count}` },
      })
      .returning(),
  )
  return Array.from({ length: count }, (_, at) => documentNumber(kept, { number: next - count + at, day }))
}
