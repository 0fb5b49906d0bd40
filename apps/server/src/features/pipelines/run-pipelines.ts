import { and, asc, count, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import { isOneOf } from '../../kernel/database/columns.ts'
import type { Database } from '../../kernel/database/connect.ts'
import type { LogFailure } from '../../kernel/log/failure-log.ts'
import { ApiError } from '../../kernel/refusals.ts'
import { startWatch, type Watch } from '../../kernel/watch.ts'
import type { Acting, ActFor } from './act-for.ts'
import { subjectOf } from './events.ts'
import { perform } from './perform.ts'
import { refusalOf } from './refusal-of.ts'
import { standingOf, type Standing } from './standing.ts'
import { isDue, startDue } from './start-due.ts'
import { foundOf } from './subjects.ts'
import { pipelineRuns, pipelines } from './tables.ts'
import { tellFailure } from './tell-failure.ts'

export type PipelineRunner = Watch

export interface RunTerms {
  db: Database
  act: ActFor
  log: Logger
  logFailure: LogFailure
  now: () => Date
}

type RunRow = typeof pipelineRuns.$inferSelect

/** How often a server looks without being told, in milliseconds. */
const pollInterval = 1000
/** Runs whose conditions are looked at by one query. */
const runsAtOnce = 500
const hour = 60 * 60 * 1000
/** Times that a pipeline acts on one project or task within an hour. */
const mostAnHour = 20

/** Runs pipelines beside everything else; servers share the queue, and one that is killed has not taken anything with it. */
export function startPipelines(terms: RunTerms): PipelineRunner {
  const { db, log, logFailure } = terms
  return startWatch({
    async look(stopping) {
      if (!(await hasWork(db, terms.now()))) return
      for (const step of [startDue, decideSome, runOne]) while (!stopping.aborted && (await step(db, terms)));
    },
    every: pollInterval,
    failed: (error) => logFailure(log, error, 'running pipelines failed'),
  })
}

/** Every entry of the journal makes servers look, and mostly in vain: one question instead of three transactions. */
async function hasWork(db: Database, at: Date): Promise<boolean> {
  const due = db
    .select({ one: sql`1` })
    .from(pipelines)
    .where(isDue(at))
  const open = db
    .select({ one: sql`1` })
    .from(pipelineRuns)
    .where(inArray(pipelineRuns.decision, ['WAITING', 'READY']))
  const { rows } = await db.execute<{ found: boolean }>(sql`select exists (${due}) or exists (${open}) as found`)
  return rows[0]?.found === true
}

/** Looks at the conditions of the runs of one pipeline that wait, all at once. */
const decideSome = (db: Database, { now }: RunTerms): Promise<boolean> =>
  db.transaction(async (transaction) => {
    const at = now()
    const next = transaction
      .select({ id: pipelineRuns.pipelineId })
      .from(pipelineRuns)
      .where(eq(pipelineRuns.decision, 'WAITING'))
      .orderBy(asc(pipelineRuns.number))
      .limit(1)
    const runs = await transaction
      .select()
      .from(pipelineRuns)
      .where(and(eq(pipelineRuns.decision, 'WAITING'), eq(pipelineRuns.pipelineId, sql`(${next})`)))
      .orderBy(asc(pipelineRuns.number))
      .limit(runsAtOnce)
      .for('update', { skipLocked: true })
    const [first] = runs
    if (!first) return false
    const standing = await standingOfRun(transaction, first, at)
    const met = standing.owner ? await meeting(transaction, standing, runs, at) : undefined
    if (met instanceof ApiError) await settle(transaction, runs, { decision: 'FAILED', error: met.message }, at)
    else if (!met) await settle(transaction, runs, { decision: 'OFF' }, at)
    else {
      const others = runs.filter(({ subjectId }) => !met.has(subjectId))
      await settle(transaction, others, { decision: 'NOT_MET' }, at)
      const ids = runs.filter(({ subjectId }) => met.has(subjectId)).map(({ id }) => id)
      await transaction.update(pipelineRuns).set({ decision: 'READY' }).where(isOneOf(pipelineRuns.id, ids))
    }
    return true
  })

/** Carries out one run: all of its actions or, where one is refused, none of them. */
async function runOne(db: Database, terms: RunTerms): Promise<boolean> {
  const { now } = terms
  let acting: Acting | undefined
  const isThere = await db.transaction(async (transaction) => {
    const at = now()
    const [run] = await transaction
      .select()
      .from(pipelineRuns)
      .where(eq(pipelineRuns.decision, 'READY'))
      .orderBy(asc(pipelineRuns.number))
      .limit(1)
      .for('update', { skipLocked: true })
    if (!run) return false
    const standing = await standingOfRun(transaction, run, at)
    const { pipeline, owner } = standing
    const met = owner ? await meeting(transaction, standing, [run], at) : undefined
    const end = (change: Partial<RunRow>) => settle(transaction, [run], change, at)
    if (met instanceof ApiError) await end({ decision: 'FAILED', error: met.message })
    else if (!met || !owner) await end({ decision: 'OFF' })
    else if (!met.has(run.subjectId)) await end({ decision: 'NOT_MET' })
    else if (await isTooOften(transaction, run, at)) await end({ decision: 'LOOP' })
    else {
      const outcome = await perform(transaction, terms, { owner, pipeline, run, at })
      acting = outcome.acting
      await end(outcome.end)
      if (outcome.end.decision === 'FAILED') await tellFailure(transaction, pipeline, { ...run, ...outcome.end }, at)
    }
    return true
  })
  await acting?.committed()
  return isThere
}

async function standingOfRun(db: Database, { pipelineId }: RunRow, at: Date): Promise<Standing> {
  const [pipeline] = await db.select().from(pipelines).where(eq(pipelines.id, pipelineId))
  if (!pipeline) throw new Error('a run has no pipeline')
  return standingOf(db, pipeline, at)
}

/** The projects or tasks of some runs that meet the conditions, or the reason why that can't be told. */
async function meeting(
  db: Database,
  { pipeline, owner }: Standing,
  runs: readonly RunRow[],
  now: Date,
): Promise<ReadonlySet<string> | ApiError> {
  const lookup = { subject: subjectOf(pipeline.trigger), filter: pipeline.filter, now }
  const ids = runs.map(({ subjectId }) => subjectId)
  return refusalOf(() => foundOf(db, owner!, lookup, ids))
}

async function isTooOften(db: Database, { pipelineId, subjectId }: RunRow, at: Date): Promise<boolean> {
  const [row] = await db
    .select({ times: count() })
    .from(pipelineRuns)
    .where(
      and(
        eq(pipelineRuns.pipelineId, pipelineId),
        eq(pipelineRuns.decision, 'DONE'),
        gt(pipelineRuns.endedAt, new Date(at.getTime() - hour)),
        eq(pipelineRuns.subjectId, subjectId),
      ),
    )
  return (row?.times ?? 0) >= mostAnHour
}

async function settle(db: Database, runs: readonly RunRow[], change: Partial<RunRow>, at: Date): Promise<void> {
  if (runs.length === 0) return
  const ids = runs.map(({ id }) => id)
  await db
    .update(pipelineRuns)
    .set({ ...change, endedAt: at })
    .where(isOneOf(pipelineRuns.id, ids))
}
