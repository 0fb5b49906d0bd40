import { defineFeature } from '../../identity/feature.ts'
import { resourceVersions } from './files/resourceVersions.api.ts'
import { uploads } from './uploads/uploads.api.ts'
import { lt } from 'drizzle-orm'
import { createSegmentsJob, createSegmentsRunner } from './segments/create-segments-job.ts'
import { preTranslateJob, preTranslateRunner } from './segments/pre-translate-job.ts'
import { removeUnusedArchives } from './uploads/archives.ts'
import { uploads as uploadRows } from './uploads/tables.ts'

export const feature = defineFeature({
  api: { resourceVersions, uploads },
  runners: ({ settings, consequences }) => ({
    [createSegmentsJob]: createSegmentsRunner,
    [preTranslateJob]: preTranslateRunner(consequences, settings),
  }),
  async tidy(db, { yesterday }) {
    await db.delete(uploadRows).where(lt(uploadRows.createdAt, yesterday))
    await removeUnusedArchives(db, yesterday)
  },
})
