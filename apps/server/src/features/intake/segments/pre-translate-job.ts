import { codeIssues } from '@dragoman/sdk/segment-text'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/connect.ts'
import { projectMemories } from '../../context/tables.ts'
import { projects } from '../../work/tables.ts'
import { workUnits } from '../../work/work-unit-tables.ts'
import { tasks } from '../../work/task-tables.ts'
import type { UnattendedContext } from '../../../identity/change-context.ts'
import { unattendedContext } from '../../../identity/job-context.ts'
import type { Listener } from '../../../identity/listeners.ts'
import type { JobRow, JobRunner } from '../../../kernel/jobs/job-runner.ts'
import { loadBindings } from '../../context/bindings.ts'
import { adviseTerms } from '../../terminology/term-advice.ts'
import { glossariesOfProject } from '../../context/glossaries-of-project.ts'
import { findEngines, isLanguageModel, translateTexts } from '../../machine-translation/translate.ts'
import type { EngineTools } from '../../machine-translation/run-engine.ts'
import type { MemoryBinding } from '../../memories/lookup/binding.ts'
import { lookupMatches, type MatchQuery } from '../../memories/lookup/lookup.ts'
import { contextsOf } from '../../../engines/matching/normalize.ts'
import { createMissingSegments } from './create-segments.ts'
import { filledByMachine, type TaskMoved } from '../../work/events.ts'
import { projectEntity } from '../../work/find-project.ts'
import { currentStepOf } from '../../work/steps.ts'
import type { ProjectRow } from '../../work/find-project.ts'
import { loadSegments, type SegmentRow } from '../../work/load-segments.ts'

/** The step that a machine does. */
export const machineStep = 'RAW_MT'

/** Type of the job that fills empty segments from the bound memories. */
export const preTranslateJob = 'PRE_TRANSLATION'

/**
 * Fills empty segments from the memories, once work may begin: when the project is approved, and when memories are
 * bound after that. Before, its memories may still change, and the segments are hidden. Where the step is raw machine
 * translation, engines fill the rest, and what is whole then is delivered.
 */
export async function startPreTranslation(context: UnattendedContext, project: ProjectRow): Promise<void> {
  const { db } = context
  const [bound] = await db
    .select({ id: projectMemories.id })
    .from(projectMemories)
    .where(and(eq(projectMemories.projectId, project.id), eq(projectMemories.read, true)))
    .limit(1)
  if (!bound && !(await isForMachines(db, project))) return
  await context.startJob({ type: preTranslateJob, projectId: project.id, params: {} })
}

/** The same once a work unit has come to a step of raw machine translation; nothing where it is another one. */
export async function startOfMachine(context: UnattendedContext, { held }: TaskMoved): Promise<void> {
  const { workUnit, project, steps } = held
  if (workUnit.workflows[currentStepOf(steps)] === machineStep) await startPreTranslation(context, project)
}

async function isForMachines(db: Database, { id, accountId, orgUnitId }: ProjectRow): Promise<boolean> {
  const rows = await db.select().from(workUnits).where(eq(workUnits.projectId, id))
  for (const row of rows.filter(isRawMt)) {
    const engines = await findEngines(db, accountId, { ...row, orgUnitId })
    if (engines.length > 0) return true
  }
  return false
}

const isRawMt = ({ workflows, currentStep }: typeof workUnits.$inferSelect) => workflows[currentStep] === machineStep

/**
 * Fills segments without target with context and exact matches, and those of a step of raw machine translation with what
 * the engines of the settings make of the rest. Such a step is delivered where nothing is left open; what no engine
 * translates is left to people.
 */
export const preTranslateRunner = (
  consequences: readonly Listener[],
  settings?: EngineTools['settings'],
): JobRunner => ({
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
    const [asked] = await run.db.select().from(projects).where(eq(projects.id, projectId))
    const filled: (Filled & { workUnitId: string })[] = []
    let before = 0
    for (const workUnit of workUnitRows) {
      const progress = (done: number) => run.progress(before + done, all)
      const known = await fillsFor(run.db, workUnit, progress)
      const tools = asked && settings && isRawMt(workUnit) && { db: run.db, settings, now: new Date() }
      const made = tools ? await machineFills(tools, asked, workUnit, known, progress) : { fills: [], left: 0 }
      filled.push({ workUnitId: workUnit.id, fills: [...known.fills, ...made.fills], left: made.left })
      before += workUnit.totalSegments
    }
    await run.commit(async (transaction) => {
      const [project] = await transaction.select().from(projects).where(eq(projects.id, projectId)).for('update')
      if (project?.status !== 'APPROVED') return { report: { segments: 0 } }
      const ofMachine = workUnitRows.filter(isRawMt).map(({ id }) => id)
      let total = 0
      for (const { workUnitId, fills } of filled) total += await write(transaction, workUnitId, fills)
      const left = filled.reduce((sum, each) => sum + each.left, 0)
      const context = unattendedContext(transaction, machineTerms(run.job, consequences))
      const about = { entity: projectEntity(project), projectId }
      if (total > 0) {
        const detail = { segments: total }
        await context.journal({ ...about, event: 'SEGMENTS_PRE_TRANSLATED', detail })
      }
      if (left > 0) {
        const detail = { segments: left }
        await context.journal({ ...about, event: 'MACHINE_TRANSLATION_INCOMPLETE', detail })
      }
      if (ofMachine.length > 0) await context.happened(filledByMachine, { project, workUnitIds: ofMachine })
      return { report: { segments: total, ...(left > 0 && { left }) }, warning: left > 0 }
    })
  },
  async ended(transaction, job) {
    const [project] = await transaction
      .select()
      .from(projects)
      .where(eq(projects.id, String(job.projectId)))
    if (project?.status !== 'APPROVED') return
    const context = unattendedContext(transaction, machineTerms(job, consequences))
    await context.happened(filledByMachine, { project, workUnitIds: [] })
  },
})

/** Changes by a machine are marked as such. */
const machineTerms = (job: JobRow, consequences: readonly Listener[]) => ({
  job,
  now: new Date(),
  consequences,
  event: 'TASK_STATUS_CHANGED' as const,
  detail: { byMachine: true },
})

interface Fill {
  segmentId: number
  target: string
  origin: 'TM_CONTEXT' | 'TM_EXACT' | 'MT'
  match: number | null
}

interface Filled {
  fills: Fill[]
  /** Segments that were to be translated by an engine, and were not. */
  left: number
}

/** The segments that the memories fill, and those that they leave empty. */
interface Known {
  fills: Fill[]
  open: OpenSegment[]
  bindings: MemoryBinding[]
}

interface OpenSegment {
  row: SegmentRow
  query: MatchQuery
}

/** Segments that are sent to engines between two signs of progress. */
const machineAtOnce = 50
/** Earlier translations that a language model is shown. */
const examplesAtMost = 3

async function machineFills(
  tools: EngineTools,
  { accountId, orgUnitId }: ProjectRow,
  workUnit: typeof workUnits.$inferSelect,
  { open, bindings }: Known,
  progress: (done: number) => Promise<void>,
): Promise<Filled> {
  const wanted = { orgUnitId, sourceLocale: workUnit.sourceLocale, targetLocale: workUnit.targetLocale }
  const engines = await findEngines(tools.db, accountId, wanted)
  if (engines.length === 0) return { fills: [], left: 0 }
  const learns = engines.some(isLanguageModel)
  const glossaryIds = learns ? await glossariesOfProject(tools.db, workUnit.projectId) : []
  const filled: Filled = { fills: [], left: 0 }
  for (let at = 0; at < open.length; at += machineAtOnce) {
    await progress(Math.floor((workUnit.totalSegments * at) / open.length))
    const some = open.slice(at, at + machineAtOnce)
    const queries = some.map(({ query }) => query)
    const matches = learns ? await lookupMatches(tools.db, bindings, queries, workUnit.targetLocale) : []
    const sources = some.map(({ row: { source } }) => source)
    const terms = await adviseTerms(tools.db, { ...wanted, glossaryIds }, sources)
    const texts = sources.map((source, place) => ({
      source,
      examples: matches[place]?.slice(0, examplesAtMost) ?? [],
      terms: terms[place] ?? [],
    }))
    const results = await translateTexts(tools, engines, wanted, texts)
    for (const [place, { row }] of some.entries()) {
      const target = results[place]?.target
      if (target === undefined) filled.left += 1
      else filled.fills.push({ segmentId: row.id, target, origin: 'MT', match: null })
    }
  }
  return filled
}

/** Segments that are looked up between two signs of progress. */
const segmentsAtOnce = 500

async function fillsFor(
  db: Database,
  workUnit: typeof workUnits.$inferSelect,
  progress: (done: number) => Promise<void>,
): Promise<Known> {
  await progress(0)
  const [task] = await db
    .select({ workflowId: tasks.workflowId })
    .from(tasks)
    .where(and(eq(tasks.workUnitId, workUnit.id), eq(tasks.step, workUnit.currentStep)))
  if (!task) return { fills: [], open: [], bindings: [] }
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
  const done = new Set(fills.map(({ segmentId }) => segmentId))
  return { fills, open: open.filter(({ row }) => !done.has(row.id)), bindings }
}

/** Fills only segments that are still empty; text typed in the meantime stays. */
async function write(transaction: Database, workUnitId: string, fills: readonly Fill[]): Promise<number> {
  if (fills.length === 0) return 0
  // Saving a segment holds its work unit: without this, the two could wait for each other.
  await transaction.select({ id: workUnits.id }).from(workUnits).where(eq(workUnits.id, workUnitId)).for('update')
  const column = <K extends keyof Fill>(key: K) => sql.param(fills.map((fill) => fill[key]))
  const { rowCount } = await transaction.execute(sql`
    update segments set target = fill.target, origin = fill.origin, match = fill.match, version = version + 1,
      machine_target = case when fill.origin = 'MT' then fill.target else machine_target end,
      updated_at = now()
    from unnest(${column('segmentId')}::bigint[], ${column('target')}::text[], ${column('origin')}::text[],
      ${column('match')}::smallint[]) as fill (id, target, origin, match)
    where segments.id = fill.id and segments.work_unit_id = ${workUnitId} and segments.target = ''
      and segments.version = 0 and not segments.confirmed and not segments.locked`)
  return rowCount ?? 0
}
