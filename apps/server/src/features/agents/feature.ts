import { defineFeature } from '../../identity/feature.ts'
import { agents } from './agents.api.ts'
import { tidyAgents } from './tidy-agents.ts'

export const feature = defineFeature({ api: { agents }, tidy: tidyAgents })
