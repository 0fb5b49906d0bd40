import { t } from '../../i18n/t.ts'

/** The criteria that linguists are rated by, in the order in which they are shown. */
export const criteria = ['score', 'clientExperience', 'continuity', 'availability', 'rate'] as const

/** Names of weights, by weight. */
export const weightNames = ['off', 'low', 'medium', 'high'] as const

export const weightText = (weight: number): string => t(`recommendations.weight.${weightNames[weight] ?? 'off'}`)
