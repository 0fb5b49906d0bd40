import { defineFeature } from '../../identity/feature.ts'
import { addingRunner } from './add-sample-data.ts'
import { sampleData } from './sampleData.api.ts'
import { addingJob } from './show-sample-data.ts'

export const feature = defineFeature({
  api: { sampleData },
  runners: () => ({ [addingJob]: addingRunner }),
})
