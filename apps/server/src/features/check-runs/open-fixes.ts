import type { SegmentIssue } from '@dragoman/sdk/operations/editor'
import { and, asc, sql } from 'drizzle-orm'
import type { Database } from '../../kernel/database/connect.ts'
import { filtered } from './list-issues.ts'
import { checkedIssues } from './tables.ts'

/** The open issues of a check that have a sure fix, by segment, with the texts that they are of. */
export async function openFixes(
  db: Database,
  runId: string,
  issueKind: string | undefined,
): Promise<Map<number, { source: string; target: string; issue: SegmentIssue }[]>> {
  const { segmentId, source, target, issue } = checkedIssues
  const rows = await db
    .select({ segmentId, source, target, issue })
    .from(checkedIssues)
    .where(and(filtered(db, runId, { issueKind, issueState: 'OPEN' }), sql`${issue} ? 'fix'`))
    .orderBy(asc(checkedIssues.position))
  return Map.groupBy(rows, (row) => row.segmentId)
}
