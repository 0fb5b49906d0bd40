import { defineFeature } from '../../identity/feature.ts'
import { events } from './events.api.ts'
import { notingEntries } from './note-entries.ts'

export const feature = defineFeature({
  api: { events },
  feedReaders: () => [notingEntries],
})
