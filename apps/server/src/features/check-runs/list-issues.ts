import type { CheckedIssue, CheckedIssueExport } from '@dragoman/sdk/operations/checkRuns'
import { and, asc, eq, exists, sql, type SQL } from 'drizzle-orm'
import type { SignedIn } from '../../identity/sessions.ts'
import { isOneOf } from '../../kernel/database/columns.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { inOrderOf } from '../../kernel/database/one-row.ts'
import { listPage, type Page, type PageQuery } from '../../kernel/list-page.ts'
import { ignoredIssues } from '../editor/tables.ts'
import type { ExportedList } from '../lists/list-export.ts'
import { showEditorUnit } from '../work/editor-unit.ts'
import { projectResources } from '../work/tables.ts'
import { segments, workUnits } from '../work/work-unit-tables.ts'
import { findRun } from './show-runs.ts'
import { checkedIssues } from './tables.ts'

type IssueRow = typeof checkedIssues.$inferSelect
type IssueState = CheckedIssue['state']

interface IssueFilter {
  issueKind?: string | undefined
  blocking?: boolean | undefined
  targetLanguage?: string | undefined
  issueState?: IssueState | undefined
}

/** Whether the segment still has the texts that were checked. */
const isSame = (db: Database) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(segments)
      .where(
        and(
          eq(segments.id, checkedIssues.segmentId),
          eq(segments.source, checkedIssues.source),
          eq(segments.target, checkedIssues.target),
        ),
      ),
  )

const reasonOf = sql<string | null>`(select ${ignoredIssues.reason} from ${ignoredIssues}
  where ${ignoredIssues.workUnitId} = ${checkedIssues.workUnitId} and ${ignoredIssues.textsHash} = ${checkedIssues.textsHash}
    and ${ignoredIssues.key} = ${checkedIssues.issue} ->> 'key')`

const stateOf = (db: Database) =>
  sql<IssueState>`case when not ${isSame(db)} then 'CHANGED' when ${reasonOf} is not null then 'IGNORED' else 'OPEN' end`

export const filtered = (
  db: Database,
  runId: string,
  { issueKind, blocking, targetLanguage, issueState }: IssueFilter,
) =>
  and(
    eq(checkedIssues.runId, runId),
    issueKind === undefined ? undefined : eq(checkedIssues.kind, issueKind),
    blocking === undefined ? undefined : eq(checkedIssues.blocking, blocking),
    targetLanguage === undefined ? undefined : eq(checkedIssues.targetLocale, targetLanguage),
    issueState === undefined ? undefined : (sql`${stateOf(db)} = ${issueState}` as SQL),
  )

/** One page of the issues of a check, in the order of files, languages, and segments. */
export function listIssues(db: Database, runId: string, query: IssueFilter & PageQuery): Promise<Page<CheckedIssue>> {
  return listPage(db, query, {
    from: checkedIssues,
    where: filtered(db, runId, query),
    orderBy: [asc(checkedIssues.position)],
    show: (rows) => showIssues(db, rows),
  })
}

async function showIssues(db: Database, rows: readonly IssueRow[]): Promise<CheckedIssue[]> {
  const states = await db
    .select({
      id: checkedIssues.id,
      state: stateOf(db),
      reason: reasonOf,
      unit: workUnits,
      filename: projectResources.name,
    })
    .from(checkedIssues)
    .innerJoin(workUnits, eq(workUnits.id, checkedIssues.workUnitId))
    .innerJoin(projectResources, eq(projectResources.id, workUnits.resourceId))
    .where(
      isOneOf(
        checkedIssues.id,
        rows.map(({ id }) => id),
      ),
    )
  const byId = new Map(states.map((row) => [row.id, row]))
  return rows.flatMap((row): CheckedIssue[] => {
    const around = byId.get(row.id)
    if (!around) return []
    const { unit, state, reason, filename } = around
    return [
      {
        uuid: row.id,
        state,
        workUnit: showEditorUnit(unit),
        filename,
        targetLanguage: row.targetLocale,
        segmentId: String(row.segmentId),
        sequence: row.segmentIndex + 1,
        source: row.source,
        target: row.target,
        issue: row.issue,
        ...(state === 'IGNORED' && reason && { ignoredReason: reason as NonNullable<CheckedIssue['ignoredReason']> }),
      },
    ]
  })
}

/** The issues of a check as a file. */
export const issueExport: ExportedList<CheckedIssue, CheckedIssueExport & { runId: string }> = {
  jobType: 'CHECK_ISSUE_EXPORT',
  fileName: 'issues',
  async ids(db: Database, session: SignedIn, wanted) {
    const run = await findRun(db, session, wanted.runId)
    const found = await db
      .select({ id: checkedIssues.id })
      .from(checkedIssues)
      .where(filtered(db, run.id, wanted))
      .orderBy(asc(checkedIssues.position))
    return found.map(({ id }) => id)
  },
  async rows(db, _session, ids) {
    const found = await db.select().from(checkedIssues).where(isOneOf(checkedIssues.id, ids))
    return showIssues(db, inOrderOf(ids, found))
  },
  fields: {
    file: ({ filename }) => filename,
    targetLanguage: ({ targetLanguage }) => targetLanguage,
    segment: ({ sequence }) => sequence,
    kind: ({ issue }) => issue.kind,
    rule: ({ issue }) => issue.rule,
    blocking: ({ issue }) => (issue.blocking ? 'yes' : 'no'),
    message: ({ issue }) => issue.message,
    found: ({ issue }) => issue.found,
    expected: ({ issue }) => issue.expected,
    source: ({ source }) => source,
    target: ({ target }) => target,
    state: ({ state }) => state,
    reason: ({ ignoredReason }) => ignoredReason,
  },
}
