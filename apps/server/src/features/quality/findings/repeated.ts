import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/connect.ts'
import { qualityFindings } from '../tables.ts'

/** Makes the first of what repeats a finding stand for itself, as the finding no longer counts; the others repeat that one. */
export async function promoteRepeated(db: Database, findingId: string): Promise<void> {
  const repeating = await db
    .select({ id: qualityFindings.id })
    .from(qualityFindings)
    .where(
      and(
        eq(qualityFindings.repeatedOf, findingId),
        ne(qualityFindings.state, 'WITHDRAWN'),
        sql`${qualityFindings.outcome} is distinct from 'DISMISSED'`,
      ),
    )
    .orderBy(asc(qualityFindings.segmentIndex))
  const [first, ...others] = repeating.map(({ id }) => id)
  if (!first) return
  const of = (ids: string[]) => inArray(qualityFindings.id, ids)
  await db
    .update(qualityFindings)
    .set({ repeatedOf: null, isRepeated: false })
    .where(of([first]))
  if (others.length > 0) await db.update(qualityFindings).set({ repeatedOf: first }).where(of(others))
}
