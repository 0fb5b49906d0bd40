import { t } from '../../i18n/t.ts'

/** What linguists are rated by, in the order in which it is shown. */
export const criteria = ['score', 'clientExperience', 'continuity', 'availability', 'rate'] as const

/** Names of weights, by weight. */
export const weightNames = ['off', 'low', 'medium', 'high'] as const

export const weightText = (weight: number): string => t(`recommendations.weight.${weightNames[weight] ?? 'off'}`)
