import { defineFeature } from '../../identity/feature.ts'
import { imports } from './imports.api.ts'
import { planJob, runJob, undoJob } from './jobs.ts'
import { planRunner } from './plan-job.ts'
import { runRunner } from './run-import.ts'
import { forgetImports } from './forget-imports.ts'
import { undoRunner } from './undo-import.ts'

export const feature = defineFeature({
  api: { imports },
  runners: ({ consequences }) => ({
    [planJob]: planRunner(consequences),
    [runJob]: runRunner(consequences),
    [undoJob]: undoRunner(consequences),
  }),
  tidy: (db, { now }) => forgetImports(db, now),
})
