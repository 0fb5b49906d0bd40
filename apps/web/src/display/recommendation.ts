import type { Recommendation } from '@dragoman/sdk/operations/recommendationSettings'
import { t } from '../i18n/t.ts'

/** The strengths of a linguist, in a few words; their score and how busy they are are shown beside them anyway. */
export function recommendationFacts(recommendation: Recommendation | undefined, hasScore: boolean): string[] {
  if (!recommendation || recommendation.rating === 0) return []
  const { rating, reasons } = recommendation
  return [
    t('tasks.recommended.rating', { rating }),
    ...reasons.flatMap(({ criterion, value }) => {
      switch (criterion) {
        case 'SCORE':
          if (hasScore) return []
          return value === undefined ? t('tasks.recommended.goodScore') : t('tasks.recommended.score', { score: value })
        case 'CLIENT_EXPERIENCE':
          return value === undefined
            ? t('tasks.recommended.client')
            : t('tasks.recommended.clientTasks', { count: value })
        case 'CONTINUITY':
          return t('tasks.recommended.project')
        case 'RATE':
          return t('tasks.recommended.rate')
        default:
          return []
      }
    }),
  ]
}
