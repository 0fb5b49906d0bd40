import { codeIssues } from '@dragoman/sdk/segment-text'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/connect.ts'
import { projectMemories } from '../context/tables.ts'
import { projects } from '../tables.ts'
import { workUnits } from './tables.ts'
import { tasks } from './task-tables.ts'
import type { ChangeContext } from '../../../identity/change-context.ts'
import type { JobRunner } from '../../../kernel/jobs/job-runner.ts'
import { recordChange } from '../../../kernel/journal.ts'
import { loadBindings } from '../context/bindings.ts'
import { lookupMatches } from '../../memories/lookup/lookup.ts'
import { contextsOf } from '../../../engines/matching/normalize.ts'
import { createMissingSegments } from '../files/create-segments.ts'
import { projectEntity } from '../find-project.ts'
import type { ProjectRow } from '../find-project.ts'
import { loadSegments } from '../files/load-segments.ts'

/** Type of the job that fills empty segments from the bound memories. */
export const preTranslateJob = 'PRE_TRANSLATION'

/**
 * Fills empty segments from the memories, once work may begin: when the project is approved, and when memories are
 * bound after that. Before, its memories may still change, and the segments are hidden.
 */
export async function startPreTranslation(context: ChangeContext, project: ProjectRow): Promise<void> {
  const [bound] = await context.db
    .select({ id: projectMemories.id })
    .from(projectMemories)
    .where(and(eq(projectMemories.projectId, project.id), eq(projectMemories.read, true)))
    .limit(1)
  if (!bound) return
  await context.startJob({ type: preTranslateJob, projectId: project.id, params: {} })
}

/** Fills segments without target with context and exact matches; they stay unconfirmed. */
export const preTranslateRunner: JobRunner = {
  async run(run) {
    const { projectId } = run.job
    if (projectId === null) throw new Error('the job names no project')
    const load = () =>
      run.db.select().from(workUnits).where(eq(workUnits.projectId, projectId)).orderBy(asc(workUnits.sequence))
    await createMissingSegments(
      run,
      (await load()).map(({ id }) => id),
    )
    const workUnitRows = await load()
    const all = workUnitRows.reduce((sum, { totalSegments }) => sum + totalSegments, 0)
    const filled: { workUnitId: string; fills: Fill[] }[] = []
    let before = 0
    for (const workUnit of workUnitRows) {
      filled.push({
        workUnitId: workUnit.id,
        fills: await fillsFor(run.db, workUnit, (done) => run.progress(before + done, all)),
      })
      before += workUnit.totalSegments
    }
    await run.commit(async (transaction) => {
      const [project] = await transaction.select().from(projects).where(eq(projects.id, projectId)).for('update')
      if (project?.status !== 'APPROVED') return { report: { segments: 0 } }
      let total = 0
      for (const { workUnitId, fills } of filled) total += await write(transaction, workUnitId, fills)
      if (total > 0) {
        const author = { accountId: project.accountId, userId: null, requestId: null }
        const detail = { segments: total }
        const entity = projectEntity(project)
        await recordChange(transaction, author, { event: 'SEGMENTS_PRE_TRANSLATED', entity, projectId, detail })
      }
      return { report: { segments: total } }
    })
  },
}

interface Fill {
  segmentId: number
  target: string
  origin: 'TM_CONTEXT' | 'TM_EXACT'
  match: number
}

/** Segments that are looked up between two signs of progress. */
const segmentsAtOnce = 500

async function fillsFor(
  db: Database,
  workUnit: typeof workUnits.$inferSelect,
  progress: (done: number) => Promise<void>,
): Promise<Fill[]> {
  await progress(0)
  const [task] = await db
    .select({ workflowId: tasks.workflowId })
    .from(tasks)
    .where(and(eq(tasks.workUnitId, workUnit.id), eq(tasks.step, workUnit.currentStep)))
  if (!task) return []
  const bindings = await loadBindings(db, workUnit.projectId, task.workflowId)
  const rows = await loadSegments(db, workUnit.id)
  const contexts = contextsOf(rows)
  const open = rows.flatMap((row, at) => {
    const context = contexts[at]
    const isOpen = row.target === '' && row.version === 0 && !row.confirmed && !row.locked
    return isOpen && context ? [{ row, query: { source: row.source, codes: row.codes, context } }] : []
  })
  const fills: Fill[] = []
  for (let at = 0; at < open.length; at += segmentsAtOnce) {
    await progress(Math.floor((workUnit.totalSegments * at) / open.length))
    const some = open.slice(at, at + segmentsAtOnce)
    const queries = some.map(({ query }) => query)
    const matches = await lookupMatches(db, bindings, queries, workUnit.targetLocale, { wanted: 'exact' })
    for (const [place, { row }] of some.entries()) {
      const best = matches[place]?.find(
        ({ score, target }) => score >= 100 && codeIssues(row.source, target).length === 0,
      )
      if (!best) continue
      const origin = best.score > 100 ? 'TM_CONTEXT' : 'TM_EXACT'
      fills.push({ segmentId: row.id, target: best.target, origin, match: best.score })
    }
  }
  return fills
}

/** Fills only segments that are still empty; text typed in the meantime stays. */
async function write(transaction: Database, workUnitId: string, fills: readonly Fill[]): Promise<number> {
  if (fills.length === 0) return 0
  // Saving a segment holds its work unit: without this, the two could wait for each other.
  await transaction.select({ id: workUnits.id }).from(workUnits).where(eq(workUnits.id, workUnitId)).for('update')
  const column = <K extends keyof Fill>(key: K) => sql.param(fills.map((fill) => fill[key]))
  const { rowCount } = await transaction.execute(sql`
    update segments set target = fill.target, origin = fill.origin, match = fill.match, version = version + 1,
      updated_at = now()
    from unnest(${column('segmentId')}::bigint[], ${column('target')}::text[], ${column('origin')}::text[],
      ${column('match')}::smallint[]) as fill (id, target, origin, match)
    where segments.id = fill.id and segments.work_unit_id = ${workUnitId} and segments.target = ''
      and segments.version = 0 and not segments.confirmed and not segments.locked`)
  return rowCount ?? 0
}
