import { defineFeature } from '../../identity/feature.ts'
import { availability } from './availability.api.ts'
import { autopilot } from './autopilot.api.ts'
import { users } from './users.api.ts'
import { runners } from './runners.ts'

export const feature = defineFeature({
  api: { autopilot, availability, users },
  runners: () => runners,
})
