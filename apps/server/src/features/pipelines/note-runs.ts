import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { isOneOf } from '../../kernel/database/columns.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { insertRows } from '../../kernel/database/insert-rows.ts'
import type { FeedEntry, FeedReader } from '../../kernel/journal-feed.ts'
import { samplesAmong } from '../../kernel/sample-objects.ts'
import { jobs } from '../../kernel/tables.ts'
import { subjectIn, subjectOf } from './events.ts'
import type { PipelineRow } from './find-pipeline.ts'
import { pipelineRuns, pipelines, pipelineSettings } from './tables.ts'
import { thingsOf } from './subjects.ts'

/** Pipelines that one action may lead to, one after the other. */
const longestChain = 5

/** Pipelines that run: neither off nor paused, in accounts that have them on. */
export const isRunning = and(
  eq(pipelines.active, true),
  isNull(pipelines.paused),
  sql`not exists (select from ${pipelineSettings} where ${pipelineSettings.accountId} = ${pipelines.accountId} and not ${pipelineSettings.enabled})`,
)

/** Notes which pipelines entries of the journal start. Their conditions are looked at later, by `run-pipelines.ts`. */
export const notingRuns: FeedReader = async (transaction, entries) => {
  const accountIds = [...new Set(entries.flatMap(({ accountId }) => accountId ?? []))]
  if (accountIds.length === 0) return
  const running = await transaction
    .select()
    .from(pipelines)
    .where(and(isRunning, inArray(pipelines.accountId, accountIds), isNull(pipelines.nextAt)))
  const wanted = entries.flatMap((entry) => running.flatMap((pipeline) => startedBy(pipeline, entry)))
  if (wanted.length === 0) return
  const samples = await samplesAmong(
    transaction,
    wanted.flatMap(({ entry, subjectId }) => [subjectId, ...(entry.projectId ? [entry.projectId] : [])]),
  )
  const started = wanted.filter(
    ({ entry, subjectId }) => !samples.has(subjectId) && !samples.has(entry.projectId ?? ''),
  )
  const names = await namesOf(transaction, started)
  const chainOf = await chainsOf(transaction, entries)
  const rows = started.flatMap(({ pipeline, entry, subjectId }) => {
    const subjectName = names.get(subjectId)
    // Deleted since.
    if (subjectName === undefined) return []
    const chain = chainOf(entry)
    const isLoop = chain.includes(pipeline.id) || chain.length >= longestChain
    return {
      pipelineId: pipeline.id,
      cause: `journal ${entry.id}`,
      at: entry.at,
      subjectType: subjectOf(pipeline.trigger),
      subjectId,
      subjectName,
      decision: isLoop ? ('LOOP' as const) : ('WAITING' as const),
      chain: [...chain],
      endedAt: isLoop ? entry.at : null,
    }
  })
  await insertRows(transaction, pipelineRuns, rows)
}

interface Started {
  pipeline: PipelineRow
  entry: FeedEntry
  subjectId: string
}

function startedBy(pipeline: PipelineRow, entry: FeedEntry): Started[] {
  const { event } = pipeline.trigger
  if (!event || pipeline.accountId !== entry.accountId || pipeline.runsSince > entry.at) return []
  const subjectId = subjectIn(entry, event)
  return subjectId ? [{ pipeline, entry, subjectId }] : []
}

async function namesOf(db: Database, started: readonly Started[]): Promise<ReadonlyMap<string, string>> {
  const named = new Map<string, string>()
  for (const subject of ['PROJECT', 'TASK'] as const) {
    const ids = started.filter(({ pipeline }) => subjectOf(pipeline.trigger) === subject)
    if (ids.length === 0) continue
    const wanted = ids.map(({ subjectId }) => subjectId)
    const things = await thingsOf(db, subject, (id) => isOneOf(id, wanted), wanted.length)
    for (const { uuid, name } of things) named.set(uuid, name)
  }
  return named
}

const text = (value: unknown) => (typeof value === 'string' ? value : undefined)

/** The pipelines that have led to an entry: itself a change by one, or of a job that such a change has started. */
async function chainsOf(db: Database, entries: readonly FeedEntry[]): Promise<(entry: FeedEntry) => readonly string[]> {
  const jobIds = entries.flatMap(({ detail }) => text(detail?.['job']) ?? [])
  const started =
    jobIds.length === 0
      ? []
      : await db
          .select({ id: jobs.id, run: sql<string | null>`${jobs.params} ->> 'pipelineRun'` })
          .from(jobs)
          .where(isOneOf(jobs.id, jobIds))
  const ofJob = new Map(started.map(({ id, run }) => [id, run ?? undefined]))
  const runOf = ({ detail }: FeedEntry) =>
    text(detail?.['pipelineRun']) ?? ofJob.get(text(detail?.['job']) ?? '') ?? undefined
  const runIds = entries.flatMap((entry) => runOf(entry) ?? [])
  const runs =
    runIds.length === 0
      ? []
      : await db
          .select({ id: pipelineRuns.id, pipelineId: pipelineRuns.pipelineId, chain: pipelineRuns.chain })
          .from(pipelineRuns)
          .where(isOneOf(pipelineRuns.id, runIds))
  const chains = new Map(runs.map(({ id, pipelineId, chain }) => [id, [...chain, pipelineId]]))
  return (entry) => chains.get(runOf(entry) ?? '') ?? []
}
