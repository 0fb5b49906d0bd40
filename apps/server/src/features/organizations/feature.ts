import { defineFeature } from '../../identity/feature.ts'
import { orgUnits } from './orgUnits.api.ts'
import { organizations } from './organizations.api.ts'
import { eq } from 'drizzle-orm'
import { orgUnits as orgUnitRows } from '../../identity/tables.ts'
import { runners } from './runners.ts'
import { hierarchy } from './hierarchy/hierarchy.api.ts'

export const feature = defineFeature({
  api: { orgUnits, organizations, accountSettings: hierarchy },
  runners: () => runners,
  settingsPages: {
    HIERARCHY: {
      events: [],
      counts: (db, accountId) => ({ count: db.$count(orgUnitRows, eq(orgUnitRows.accountId, accountId)) }),
    },
  },
})
