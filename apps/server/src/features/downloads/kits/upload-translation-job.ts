import { and, eq, inArray, sql } from 'drizzle-orm'
import { isOneOf } from '../../../kernel/database/columns.ts'
import { levelsOf } from '../../work/check-levels.ts'
import { isInRange } from '../../work/slices.ts'
import { textParam } from '../../../kernel/jobs/job-params.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { projectResources } from '../../work/tables.ts'
import { workUnits } from '../../work/work-unit-tables.ts'
import { tasks } from '../../work/task-tables.ts'
import { impossible } from '../../../kernel/refusals.ts'
import { readKitFile } from '../../../engines/file-work/files.ts'
import { authorOf, recordChange } from '../../../kernel/journal.ts'
import type { JobRow, JobRun, JobRunner } from '../../../kernel/jobs/job-runner.ts'
import { languageCodesOf } from '../../language-mappings/language-mappings.ts'
import { kitOutcomes } from './kit-outcomes.ts'
import type { KitChange, KitOutcomes } from './kit-outcomes.ts'
import { loadSegments } from '../../work/load-segments.ts'
import { recountConfirmed } from '../../intake/segments/write-work-units.ts'
import { lockOne } from '../../../kernel/database/one-row.ts'

/** Type of the job that imports a translated kit. */
export const uploadTranslationJob = 'TRANSLATION_UPLOAD'

type WorkUnitRow = typeof workUnits.$inferSelect

/** Imports a returned kit segment by segment and reports what became of each. */
export const uploadTranslationRunner: JobRunner = {
  async run(run) {
    const { fileName, step, taskIds } = run.job.params
    const workUnitId = textParam(run.job, 'workUnitId')
    const content = await run.objects.content(textParam(run.job, 'fileKey'))
    // How many segments there are is known once it has been read.
    const kit = await readKitFile(content, String(fileName), () => run.progress(0, 0))
    await run.commit(async (transaction) => {
      const { workUnit, ranges } = await holdWorkUnit(transaction, workUnitId, Number(step), taskIds)
      const rows = (await loadSegments(transaction, workUnit.id)).filter(({ locked }) => !locked)
      const isOwn = ({ index }: { index: number }) => ranges.some((range) => isInRange(index, range))
      const codes = await languageCodesOf(transaction, workUnit.accountId)
      // Of a split file, the kit has the other slices for context.
      const others = new Set(rows.filter((row) => !isOwn(row)).map(({ id }) => String(id)))
      const own = { ...kit, segments: kit.segments.filter(({ id }) => !others.has(id)) }
      const { report, changes } = kitOutcomes(
        workUnit,
        rows.filter(isOwn),
        own,
        codes,
        await levelsOf(transaction, workUnit),
      )
      if (changes.length > 0) {
        await write(transaction, changes, run)
        await settle(transaction, workUnit)
      }
      await record(transaction, run.job, workUnit, report)
      const { drafts = 0, staleSource, tagMismatch, unknown } = report
      return { report: { ...report }, warning: drafts + staleSource + tagMismatch + unknown > 0 }
    })
  },
}

/**
 * The work unit, held, with the segments that may be changed; refused when its step has been delivered, or taken back,
 * since the file was sent.
 */
async function holdWorkUnit(transaction: Database, id: string, step: number, taskIds: unknown) {
  const workUnit = await lockOne(transaction, workUnits, eq(workUnits.id, id))
  const ranges = await transaction
    .select({ beginIndex: tasks.beginIndex, endIndex: tasks.endIndex })
    .from(tasks)
    .where(
      and(
        eq(tasks.workUnitId, id),
        eq(tasks.step, step),
        inArray(tasks.status, ['PENDING', 'APPROVED']),
        Array.isArray(taskIds) ? isOneOf(tasks.id, taskIds.map(String)) : undefined,
      ),
    )
  if (workUnit.currentStep !== step || ranges.length === 0) {
    throw impossible("The task is no longer in progress, so its segments weren't changed.", 'READ_ONLY')
  }
  return { workUnit, ranges }
}

/** Segments written by one statement; between two of them the job says how far it is, and can be canceled. */
const segmentsAtOnce = 2000

async function write(transaction: Database, changes: readonly KitChange[], { job, progress }: JobRun): Promise<void> {
  for (let done = 0; done < changes.length; done += segmentsAtOnce) {
    await progress(done, changes.length)
    await writePiece(transaction, changes.slice(done, done + segmentsAtOnce), job)
  }
  await progress(changes.length, changes.length)
}

async function writePiece(transaction: Database, changes: readonly KitChange[], job: JobRow): Promise<void> {
  const column = <T>(value: (change: KitChange) => T) => sql.param(changes.map(value))
  await transaction.execute(sql`
    update segments set target = given.target, confirmed = given.confirmed, version = version + 1, updated_at = now(),
      updated_by = ${job.createdBy}::uuid,
      origin = case when segments.target = given.target then origin else 'KIT' end,
      match = case when segments.target = given.target then match end
    from unnest(${column(({ row }) => row.id)}::bigint[], ${column(({ target }) => target)}::text[],
      ${column(({ confirmed }) => confirmed)}::boolean[]) as given (id, target, confirmed)
    where segments.id = given.id`)
}

async function settle(transaction: Database, workUnit: WorkUnitRow): Promise<void> {
  await recountConfirmed(transaction, workUnit.id)
  const { translationStatus } = workUnit
  if (translationStatus !== 'TRANSLATED' && translationStatus !== 'ERROR') return
  await transaction.update(workUnits).set({ translationStatus: 'NOT_TRANSLATED' }).where(eq(workUnits.id, workUnit.id))
}

async function record(
  transaction: Database,
  job: JobRow,
  workUnit: WorkUnitRow,
  report: KitOutcomes['report'],
): Promise<void> {
  const [resource] = await transaction
    .select({ name: projectResources.name })
    .from(projectResources)
    .where(eq(projectResources.id, workUnit.resourceId))
  const { segments: _, ...counts } = report
  await recordChange(transaction, authorOf(job), {
    event: 'WORK_UNIT_TRANSLATION_TAKEN_OVER',
    entity: { type: 'WORK_UNIT', id: workUnit.id, name: `${resource?.name ?? ''} · ${workUnit.targetLocale}` },
    projectId: workUnit.projectId,
    after: counts,
  })
}
