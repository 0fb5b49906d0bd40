import { defineFeature } from '../../identity/feature.ts'
import { workUnits } from './workUnits.api.ts'
import { and, eq } from 'drizzle-orm'
import { runners } from './runners.ts'
import { visibleWorkUnits } from '../work/visible.ts'
import { workUnits as workUnitRows } from '../work/work-unit-tables.ts'
import { mayDownload } from '../work/may-download.ts'

export const feature = defineFeature({
  api: { workUnits },
  runners: () => runners,
  files: {
    workUnit: {
      mayFetch: async (db, session, id) =>
        mayDownload(session) &&
        (await db.$count(workUnitRows, and(eq(workUnitRows.id, id), visibleWorkUnits(db, session)))) > 0,
      isOf: async (db, id, accountId) =>
        (await db.$count(workUnitRows, and(eq(workUnitRows.id, id), eq(workUnitRows.accountId, accountId)))) > 0,
    },
  },
})
