import { createHash } from 'node:crypto'
import { eq, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/connect.ts'
import { segments } from '../../work/work-unit-tables.ts'
import { ignoredIssues } from '../tables.ts'

export type IgnoredRow = typeof ignoredIssues.$inferSelect

/** Stands between source and target: neither contains it. */
const between = '\u0001'

/** The hash by which an ignored issue belongs to its texts. */
export const hashOfTexts = ({ source, target }: { source: string; target: string }): string =>
  createHash('sha256').update(`${source}${between}${target}`).digest('hex')

/** The same for the rows of a query. */
export const hashInRows = (): SQL =>
  sql`encode(sha256(convert_to(${segments.source} || ${between}::text || ${segments.target}, 'UTF8')), 'hex')`

/** The ignored issues of a work unit, by the hash of their texts. */
export async function loadIgnored(db: Database, workUnitId: string): Promise<Map<string, IgnoredRow[]>> {
  const rows = await db.select().from(ignoredIssues).where(eq(ignoredIssues.workUnitId, workUnitId))
  return Map.groupBy(rows, ({ textsHash }) => textsHash)
}
