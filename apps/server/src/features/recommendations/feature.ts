import { defineFeature } from '../../identity/feature.ts'
import { recommendationSettings } from './recommendationSettings.api.ts'
import { undoRecommendations } from './undo-recommendations.ts'

export const feature = defineFeature({
  api: { recommendationSettings },
  undo: {
    RECOMMENDATION_SETTINGS_CREATED: undoRecommendations,
    RECOMMENDATION_SETTINGS_REMOVED: undoRecommendations,
    RECOMMENDATION_SETTINGS_UPDATED: undoRecommendations,
  },
  settingsPages: {
    RECOMMENDATIONS: {
      events: [
        'RECOMMENDATION_SETTINGS_CREATED',
        'RECOMMENDATION_SETTINGS_UPDATED',
        'RECOMMENDATION_SETTINGS_REMOVED',
        'RECOMMENDATION_SETTINGS_RESET',
      ],
    },
  },
})
