import { defineFeature } from '../../identity/feature.ts'
import { billingVersions } from './billing/tables.ts'
import { billingPurpose } from './billing/billing-versions.ts'
import { availability } from './availability.api.ts'
import { autopilot } from './autopilot.api.ts'
import { users } from './users.api.ts'
import { runners } from './runners.ts'

export const feature = defineFeature({
  api: { autopilot, availability, users },
  sealed: [{ column: billingVersions.secret, purpose: billingPurpose }],
  runners: () => runners,
})
