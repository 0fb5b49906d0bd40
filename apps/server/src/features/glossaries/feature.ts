import { defineFeature } from '../../identity/feature.ts'
import { glossaries } from './glossaries.api.ts'
import { glossaryConcepts } from './upkeep/glossaryConcepts.api.ts'
import { forgetMerges } from './upkeep/undo-merge.ts'
import { glossaryTerms } from './terms/glossaryTerms.api.ts'
import { projectGlossaries } from './project-glossaries.api.ts'
import { runners } from './runners.ts'
import { renewWords } from '../terminology/renew-words.ts'

export const feature = defineFeature({
  api: { glossaries, glossaryConcepts, glossaryTerms, projects: projectGlossaries },
  runners: () => runners,
  daily: ({ db }) => renewWords(db),
  tidy: (db, { now }) => forgetMerges(db, now),
})
