import { defineFeature } from '../../identity/feature.ts'
import { glossaries } from './glossaries.api.ts'
import { glossaryTerms } from './terms/glossaryTerms.api.ts'
import { projectGlossaries } from './project-glossaries.api.ts'
import { runners } from './runners.ts'
import { renewWords } from '../terminology/renew-words.ts'

export const feature = defineFeature({
  api: { glossaries, glossaryTerms, projects: projectGlossaries },
  runners: () => runners,
  daily: ({ db }) => renewWords(db),
})
