import type { Severity } from '@dragoman/sdk/quality-score'
import { systemCategories } from '../system-categories.ts'
import type { KeptProfile, QualityRulesOf } from '../tables.ts'

/** The rules of Default: as the wire has them, with the default severities. */
export const defaultRules: QualityRulesOf = {
  formula: 'LINEAR',
  passMark: 98,
  tolerance: 20,
  severities: { NEUTRAL: 0, MINOR: 1, MAJOR: 5, CRITICAL: 10 },
  overrides: [],
  criticalFails: true,
  repeatedFactor: 0,
  minimumWords: 500,
  sampling: { mode: 'ALL', words: 1000 },
  replyDays: 7,
  anonymous: false,
}

/** Points of SAE J2450: of a serious and of a minor error. Wrong terms, omissions and so on count by what they are a part of. */
const j2450: Readonly<Record<string, [serious: number, minor: number]>> = {
  TERMINOLOGY: [5, 2],
  INCORRECT_TRANSLATION: [4, 2],
  GRAMMAR: [4, 2],
  FLUENCY: [3, 1],
  LOCALE: [3, 1],
  AUDIENCE: [3, 1],
  DESIGN: [3, 1],
  OTHER: [3, 1],
  SPELLING: [3, 1],
  PUNCTUATION: [2, 1],
}

const j2450Overrides = systemCategories.flatMap(({ code, parent, affectsScore }) => {
  const points = j2450[code] ?? j2450[parent ?? '']
  if (!affectsScore || !points) return []
  const [serious, minor] = points
  const of = (severity: Severity, value: number) => ({ category: code, severity, points: value })
  return [of('MINOR', minor), of('MAJOR', serious), of('CRITICAL', serious)]
})

const of = (at: number, name: string, rules: QualityRulesOf): KeptProfile => ({
  uuid: `3f1d6a52-70b4-4e0b-9c00-00000000000${at}`,
  name,
  revision: 1,
  rules,
})

export const defaultProfile = of(1, 'Default', defaultRules)
const mqmCore = of(2, 'MQM core', {
  ...defaultRules,
  formula: 'CALIBRATED',
  severities: { NEUTRAL: 0, MINOR: 1, MAJOR: 5, CRITICAL: 25 },
})
const saeJ2450 = of(3, 'J2450', { ...defaultRules, formula: 'POINTS_PER_WORD', overrides: j2450Overrides })

/** The profiles of the product. */
export const systemProfiles: readonly KeptProfile[] = [defaultProfile, mqmCore, saeJ2450]

/** Whether reviews with a profile can use the categories of MQM core, whatever the account has switched on. */
export const usesMqmCore = ({ uuid }: Pick<KeptProfile, 'uuid'>): boolean =>
  uuid === mqmCore.uuid || uuid === saeJ2450.uuid
