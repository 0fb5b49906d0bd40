import { and, asc, eq, gt, ne } from 'drizzle-orm'
import type { Database } from '../../kernel/database/connect.ts'
import { insertRows } from '../../kernel/database/insert-rows.ts'
import { updateOne } from '../../kernel/database/one-row.ts'
import { textParam } from '../../kernel/jobs/job-params.ts'
import type { JobRunner } from '../../kernel/jobs/job-runner.ts'
import { hashOfTexts, loadIgnored } from '../editor/checks/ignored.ts'
import { checkSegments } from '../editor/checks/load-issues.ts'
import { inRange } from '../work/slices.ts'
import { projectResources } from '../work/tables.ts'
import { tasks } from '../work/task-tables.ts'
import { segments, workUnits } from '../work/work-unit-tables.ts'
import { checkedIssues, checkRuns } from './tables.ts'

/** Type of the job that checks the translations of a project. */
export const checkJob = 'PROJECT_CHECK'

type RunRow = typeof checkRuns.$inferSelect
type WorkUnitRow = typeof workUnits.$inferSelect
type NewIssue = Omit<typeof checkedIssues.$inferInsert, 'runId' | 'position'>

/** Read in slices, so that others have their turn in between. */
const rowsAtOnce = 1000

/** Checks all translations of a run and keeps what it found, all at once. */
export const checkRunner: JobRunner = {
  async run({ job, db, progress, commit }) {
    const id = textParam(job, 'runUuid')
    const [run] = await db.select().from(checkRuns).where(eq(checkRuns.id, id))
    const units = run ? await unitsOf(db, run) : []
    const total = Math.max(
      1,
      units.reduce((sum, { totalSegments, lockedSegments }) => sum + totalSegments + lockedSegments, 0),
    )
    const found: NewIssue[] = []
    let checked = 0
    for (const unit of units) {
      for await (const slice of translationsOf(db, unit, run!)) {
        found.push(...(await issuesIn(db, unit, slice)))
        checked += slice.length
        await progress(Math.min(checked, total), total)
      }
    }
    await progress(total, total)
    await commit(async (transaction) => {
      const [held] = await transaction.select().from(checkRuns).where(eq(checkRuns.id, id)).for('update')
      // Ten later checks have taken its place.
      if (!held) return { report: { issues: 0 } }
      await transaction.delete(checkedIssues).where(eq(checkedIssues.runId, id))
      await insertRows(
        transaction,
        checkedIssues,
        found.map((issue, position) => ({ runId: id, position, ...issue })),
      )
      const done = { finishedAt: new Date(), failedAt: null, segments: checked }
      await updateOne(transaction, checkRuns, eq(checkRuns.id, id), done)
      return { report: { segments: checked, issues: found.length } }
    })
  },

  async ended(transaction, job) {
    const run = eq(checkRuns.id, textParam(job, 'runUuid'))
    await transaction.update(checkRuns).set({ failedAt: new Date() }).where(run)
  },

  async restarted(transaction, job) {
    const run = eq(checkRuns.id, textParam(job, 'runUuid'))
    await transaction.update(checkRuns).set({ failedAt: null }).where(run)
  },
}

/** The work units of a run, by file and language. */
async function unitsOf(db: Database, { projectId, taskId }: RunRow): Promise<WorkUnitRow[]> {
  const ofTask = taskId
    ? eq(workUnits.id, db.select({ id: tasks.workUnitId }).from(tasks).where(eq(tasks.id, taskId)))
    : undefined
  const rows = await db
    .select({ unit: workUnits })
    .from(workUnits)
    .innerJoin(projectResources, eq(projectResources.id, workUnits.resourceId))
    .where(and(eq(workUnits.projectId, projectId), ofTask))
    .orderBy(asc(projectResources.name), asc(workUnits.targetLocale), asc(workUnits.id))
  return rows.map(({ unit }) => unit)
}

/** The translated segments of a work unit that a run looks at, in slices. */
async function* translationsOf(db: Database, { id }: WorkUnitRow, { taskId }: RunRow) {
  const [task] = taskId ? await db.select().from(tasks).where(eq(tasks.id, taskId)) : []
  for (let after = -1; ;) {
    const rows = await db
      .select()
      .from(segments)
      .where(
        and(
          eq(segments.workUnitId, id),
          ne(segments.target, ''),
          gt(segments.index, after),
          task ? inRange(task) : undefined,
        ),
      )
      .orderBy(asc(segments.index))
      .limit(rowsAtOnce)
    if (rows.length > 0) yield rows
    const last = rows.at(-1)
    if (!last || rows.length < rowsAtOnce) return
    after = last.index
  }
}

/** The issues of some segments that no one has ignored. */
async function issuesIn(
  db: Database,
  unit: WorkUnitRow,
  rows: readonly (typeof segments.$inferSelect)[],
): Promise<NewIssue[]> {
  const ignored = await loadIgnored(db, unit.id)
  return [...(await checkSegments(db, unit, rows))].flatMap(([row, issues]) => {
    if (issues.length === 0) return []
    const textsHash = hashOfTexts(row)
    const keys = new Set(ignored.get(textsHash)?.map(({ key }) => key))
    const { id: segmentId, index: segmentIndex, source, target } = row
    const of = { workUnitId: unit.id, targetLocale: unit.targetLocale, segmentId, segmentIndex }
    return issues
      .filter(({ key }) => key === undefined || !keys.has(key))
      .map((issue) => ({
        ...of,
        source,
        target,
        textsHash,
        kind: issue.kind,
        blocking: issue.blocking,
        issue,
      }))
  })
}
