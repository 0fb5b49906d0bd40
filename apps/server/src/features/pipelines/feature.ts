import { defineFeature } from '../../identity/feature.ts'
import { pipelines } from './pipelines.api.ts'
import { forgetRuns } from './forget-runs.ts'
import { notingRuns } from './note-runs.ts'
import { undoPipeline, undoPipelineSwitch } from './undo-pipelines.ts'

export const feature = defineFeature({
  api: { pipelines },
  feedReaders: () => [notingRuns],
  tidy: (db, { now }) => forgetRuns(db, now),
  undo: {
    PIPELINES_TOGGLED: undoPipelineSwitch,
    PIPELINE_CREATED: undoPipeline,
    PIPELINE_REMOVED: undoPipeline,
    PIPELINE_UPDATED: undoPipeline,
  },
  settingsPages: {
    PIPELINES: { events: ['PIPELINES_TOGGLED', 'PIPELINE_CREATED', 'PIPELINE_UPDATED', 'PIPELINE_REMOVED'] },
  },
})
