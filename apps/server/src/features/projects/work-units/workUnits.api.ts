import { and, eq } from 'drizzle-orm'
import { visibleWorkUnits } from '../visible.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { workUnits as table } from './tables.ts'
import { showJob } from '../../../identity/show-jobs.ts'
import { loadUnits } from '../downloads/build-translation.ts'
import type { UnitWithFile } from '../downloads/build-translation.ts'
import { showTranslation, startBuild } from '../downloads/build-translation-job.ts'
import { workUnitsInOrder } from '../show-project.ts'
import { startUpload } from '../kits/upload-translation.ts'
import type { Handlers } from '../../../identity/context.ts'
import { notFound } from '../../../kernel/refusals.ts'
import type { SignedIn } from '../../../identity/sessions.ts'

export const workUnits = {
  async get({ db, session, path }) {
    await findUnit(db, session, { id: path.id })
    const [shown] = await workUnitsInOrder(db, session, [path.id])
    if (!shown) throw notFound('work unit')
    return shown
  },

  async getTranslation({ db, session, path, query, settings, now }) {
    const one = await findUnit(db, session, { id: path.workUnitUuid, projectId: path.projectUuid })
    return showTranslation(one, { isXliff: query.isXliff ?? false, settings, now })
  },

  async buildTranslation(input) {
    const { db, session, path, settings, now, journal } = input
    const one = await findUnit(db, session, { id: path.workUnitUuid, projectId: path.projectUuid })
    const started = await startBuild(input, one)
    await journal({
      entity: { type: 'WORK_UNIT', id: one.unit.id, name: `${one.resource.name} · ${one.unit.targetLocale}` },
      projectId: one.unit.projectId,
    })
    return showTranslation(started, { isXliff: false, settings, now })
  },

  async uploadTranslation(input) {
    const { db, session, path, body } = input
    const job = await startUpload(input, path, body.file)
    return { ...(await showJob(db, session, job, input)), report: undefined }
  },
} satisfies Handlers<'workUnits'>

/** A work unit that the caller may see, with its file; 404 for any other. */
async function findUnit(
  db: Database,
  session: SignedIn,
  { id, projectId }: { id: string; projectId?: string },
): Promise<UnitWithFile> {
  const [seen] = await db
    .select({ id: table.id })
    .from(table)
    .where(
      and(
        eq(table.id, id),
        visibleWorkUnits(db, session),
        projectId === undefined ? undefined : eq(table.projectId, projectId),
      ),
    )
  const [one] = seen ? await loadUnits(db, [seen.id]) : []
  if (!one) throw notFound('work unit')
  return one
}
