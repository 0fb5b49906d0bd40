import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/connect.ts'
import { segments } from '../../work/work-unit-tables.ts'
import { notFound } from '../../../kernel/refusals.ts'
import type { ChangeContext } from '../../../identity/change-context.ts'
import { levelsOf } from '../../work/check-levels.ts'
import { openWorkUnit, requireWritable } from '../../work/open-work-unit.ts'
import { readKitFile } from '../../../engines/file-work/files.ts'
import { languageCodesOf } from '../../language-mappings/language-mappings.ts'
import type { JobRow } from '../../../kernel/jobs/job-runner.ts'
import type { Objects } from '../../../kernel/objects.ts'
import { kitOutcomes } from './kit-outcomes.ts'
import { kitType } from './loc-kit.ts'
import { orRefuse } from '../../../kernel/failure.ts'
import { uploadTranslationJob } from './upload-translation-job.ts'

/**
 * Checks a returned XLIFF or XLSX and starts to take it over. Who may not write gets 422 with the reason; a damaged file, or
 * one of another work unit or language pair, is refused whole with 422, with file, line and reason.
 */
export async function startUpload(
  context: ChangeContext & { objects: Objects },
  { projectUuid, workUnitUuid }: { projectUuid: string; workUnitUuid: string },
  file: File,
): Promise<JobRow> {
  const { db, session, objects, journal } = context
  const open = await openWorkUnit(db, session, workUnitUuid)
  const { workUnit, fileName } = open
  if (workUnit.projectId !== projectUuid) throw notFound('work unit in this project')
  requireWritable(open)
  const rows = await openSegments(db, workUnit.id)
  const codes = await languageCodesOf(db, workUnit.accountId)
  const levels = await levelsOf(db, workUnit)
  await orRefuse(async () => kitOutcomes(workUnit, rows, await readKitFile(file, file.name), codes, levels))
  const stored = await objects.put(db, {
    accountId: workUnit.accountId,
    name: file.name,
    mediaType: kitType[file.name.toLowerCase().endsWith('.xlsx') ? 'XLSX' : 'XLIFF'],
    content: file,
  })
  const job = await context.startJob({
    type: uploadTranslationJob,
    projectId: workUnit.projectId,
    params: {
      workUnitId: workUnit.id,
      fileKey: stored.key,
      fileName: file.name,
      step: workUnit.currentStep,
      taskIds: open.writable.map(({ id }) => id),
    },
  })
  await journal({
    entity: { type: 'WORK_UNIT', id: workUnit.id, name: `${fileName} · ${workUnit.targetLocale}` },
    projectId: workUnit.projectId,
    after: { fileName: file.name, hash: stored.hash },
  })
  return job
}

/** The segments of a work unit that may be translated, in their order. */
export const openSegments = (db: Database, workUnitId: string): Promise<(typeof segments.$inferSelect)[]> =>
  db
    .select()
    .from(segments)
    .where(and(eq(segments.workUnitId, workUnitId), eq(segments.locked, false)))
    .orderBy(asc(segments.index))
