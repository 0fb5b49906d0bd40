import { sql } from 'drizzle-orm'
import type { Database } from '../../kernel/database/connect.ts'
import { memoryChanges } from '../memories/tables.ts'
import { segments } from '../work/work-unit-tables.ts'
import type { UnattendedContext } from '../../identity/change-context.ts'
import { isCanceled } from '../../kernel/jobs/job-runner.ts'
import type { JobRow, JobRunner } from '../../kernel/jobs/job-runner.ts'
import { authorOf, recordChange } from '../../kernel/journal.ts'
import type { TaskMoved } from '../work/events.ts'
import { taskEntity } from '../work/held-task.ts'
import { isStepDelivered } from '../work/steps.ts'
import { loadBindings } from '../context/bindings.ts'
import { forgetPieces, sumPieces, revertJob, unitsInPiece } from '../memories/writing/change-pieces.ts'
import { findMemoryOfJob, memoryEntity } from '../memories/memories.ts'
import { boundary } from '../../engines/matching/normalize.ts'
import { addTargetLocales } from '../memories/writing/target-locales.ts'
import { writePieces } from '../memories/writing/write-piece.ts'

/** Type of the job that writes what was delivered to a memory. */
export const learnJob = 'TM_LEARNING'

interface Lesson {
  memoryId: string
  workUnitId: string
  targetLocale: string
  step: number
  task: string
  /** The person who delivered it; null for a machine. */
  userId: string | null
}

/**
 * Starts to write the segments of a delivered step to each memory whose binding writes at it (domain: Learning).
 * Memories in another source language are left alone. What is learned is what the delivery's transaction sees. What a
 * machine has made alone is learned only where the binding itself says so of that step.
 */
export async function startLearning(
  { db, session, startJob }: Pick<UnattendedContext, 'db' | 'session' | 'startJob'>,
  { held }: TaskMoved,
): Promise<void> {
  const { task, workUnit, steps } = held
  // The slices of a step are learned together: the context of a segment may be in another one.
  if (!isStepDelivered(steps, task)) return
  const { name } = taskEntity({ ...held, task: { ...task, endIndex: null } })
  const bindings = await loadBindings(db, task.projectId, task.workflowId, { isByMachine: session === null })
  for (const { memoryId, write } of bindings) {
    if (!write) continue
    const { id: workUnitId, targetLocale } = workUnit
    const userId = session?.user.id ?? null
    const lesson: Lesson = { memoryId, workUnitId, targetLocale, step: task.step, task: name, userId }
    const job = await startJob({ type: learnJob, projectId: task.projectId, createdBy: null, params: { ...lesson } })
    await keepDelivered(db, job.id, lesson)
  }
}

/**
 * Writes what was kept in pieces, as of the moment of the delivery: a later step's translation stays, and whatever was
 * written to the memory since. When canceled, all of it is undone.
 */
export const learnRunner: JobRunner = {
  isShort: true,
  async run({ job, db, progress, commit }) {
    const { memoryId, step, task, userId } = lessonOf(job)
    const memory = await findMemoryOfJob(db, memoryId)
    const { units } = await sumPieces(db, job.id)
    const learnt = { step, projectId: job.projectId }
    try {
      await progress(0, units)
      await writePieces(db, memoryId, { jobId: job.id, userId, learnt }, (share) =>
        progress(Math.round(share * units), units),
      )
    } catch (error) {
      if (isCanceled(error)) await revertJob(db, memoryId, job.id)
      throw error
    }
    await commit(async (transaction) => {
      const { created, written, locales } = await sumPieces(transaction, job.id)
      await addTargetLocales(transaction, memoryId, locales)
      await forgetPieces(transaction, job.id)
      const author = authorOf({ ...job, createdBy: userId })
      await recordChange(transaction, author, {
        event: 'TRANSLATION_MEMORY_LEARNT',
        entity: memoryEntity(memory),
        projectId: job.projectId,
        detail: { created, written, task },
      })
      return { report: { created, written } }
    })
  },
  ended: (transaction, job) => revertJob(transaction, lessonOf(job).memoryId, job.id),
  restarted: (transaction, job) => keepDelivered(transaction, job.id, lessonOf(job)),
}

const lessonOf = ({ params }: JobRow) => params as unknown as Lesson

/**
 * Keeps a work unit's delivered segments as pieces for `writePieces`, each with its context as `contextsOf` and
 * `contextHash` see it. Of the same source and context, the last one counts. A locked segment was not worked on: it is
 * kept if it is confirmed.
 */
async function keepDelivered(
  transaction: Database,
  jobId: string,
  { workUnitId, targetLocale }: Lesson,
): Promise<void> {
  await transaction.execute(sql`
    with placed as (
      select index, source, codes, source_hash, delivered_target, confirmed or not locked as is_work,
        nullif(context, '') as context_key,
        coalesce(lag(source_hash) over file, ${boundary}) as previous_hash,
        coalesce(lead(source_hash) over file, ${boundary}) as next_hash
      from ${segments} where work_unit_id = ${workUnitId}
      window file as (order by index)
    ), hashed as (
      select *, left(encode(sha256(convert_to(concat('[', to_json(coalesce(context_key, '')), ',', to_json(previous_hash), ',',
        to_json(next_hash), ']'), 'UTF8')), 'hex'), 32) as context_hash
      from placed where is_work and delivered_target ~ '\\S'
    ), last as (
      select *, row_number() over (partition by source_hash, context_hash order by index desc) as from_last from hashed
    ), numbered as (
      select *, (row_number() over (order by index) - 1) / ${unitsInPiece}::int as position from last where from_last = 1
    )
    insert into ${memoryChanges} (job_id, position, units, report)
    select ${jobId}, position, json_agg(json_build_object('s', source, 'c', codes, 'h', source_hash, 'x', context_hash,
        'k', context_key, 'p', previous_hash, 'n', next_hash,
        't', json_build_array(json_build_object('l', ${targetLocale}::text, 't', delivered_target))) order by index),
      jsonb_build_object('units', count(*))
    from numbered group by position`)
}
