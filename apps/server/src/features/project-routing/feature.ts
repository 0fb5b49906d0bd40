import { defineFeature } from '../../identity/feature.ts'
import { projectRouting } from './projectRouting.api.ts'
import { routingJob } from './requests.ts'
import { routingRunner } from './routing-job.ts'
import { undoRouting } from './undo-routings.ts'

export const feature = defineFeature({
  api: { projectRouting },
  runners: ({ consequences }) => ({ [routingJob]: routingRunner(consequences) }),
  undo: { PROJECT_ROUTING_REMOVED: undoRouting, PROJECT_ROUTING_SAVED: undoRouting },
  settingsPages: { PROJECT_ROUTING: { events: ['PROJECT_ROUTING_SAVED', 'PROJECT_ROUTING_REMOVED'] } },
})
