import { defineFeature } from '../../identity/feature.ts'
import { profitability } from './profitability.api.ts'

export const feature = defineFeature({ api: { profitability } })
