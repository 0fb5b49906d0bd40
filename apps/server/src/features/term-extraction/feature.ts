import { defineFeature } from '../../identity/feature.ts'
import { extractionJob, extractionRunner } from './run-extraction.ts'
import { termExtractions } from './termExtractions.api.ts'

export const feature = defineFeature({
  api: { termExtractions },
  runners: () => ({ [extractionJob]: extractionRunner }),
})
