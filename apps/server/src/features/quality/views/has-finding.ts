import type { QueryValue } from '@dragoman/sdk/query-line'
import { and, eq, exists, ne, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/connect.ts'
import { codeIn } from '../../../kernel/query-condition.ts'
import { qualityFindings, qualityReviews } from '../tables.ts'

/** Reviews with a finding of a category, without those that were withdrawn or dismissed. */
export const hasFinding = (db: Database, value: QueryValue): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(qualityFindings)
      .where(
        and(
          eq(qualityFindings.reviewId, qualityReviews.id),
          codeIn(qualityFindings.category)(value),
          ne(qualityFindings.state, 'WITHDRAWN'),
          sql`${qualityFindings.outcome} is distinct from 'DISMISSED'`,
        ),
      ),
  )
