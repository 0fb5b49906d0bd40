import { defineFeature } from '../../identity/feature.ts'
import { translationMemories } from './translationMemories.api.ts'
import { keepMerged } from './index/keep-merged.ts'
import { runners } from './runners.ts'
import { contextMatching } from './contextMatching.api.ts'

export const feature = defineFeature({
  api: { translationMemories, accountSettings: contextMatching },
  runners: () => runners,
  workers: [keepMerged],
})
