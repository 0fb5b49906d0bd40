import type { AiProvider } from '@dragoman/sdk/operations/aiKeys'
import type { MtEngine } from '@dragoman/sdk/operations/mtEngines'
import { t } from '../../i18n/t.ts'

export type EngineKind = MtEngine['kind']

/** The providers of each kind, in the order of the fields. */
export const providersOf = {
  MT: ['DEEPL', 'GOOGLE', 'LIBRETRANSLATE'],
  LLM: ['OPENAI'],
} as const satisfies Record<EngineKind, readonly AiProvider[]>

/** Proper names, the same in every language. */
export const providerNames: Readonly<Record<AiProvider, string>> = {
  DEEPL: 'DeepL',
  GOOGLE: 'Google',
  LIBRETRANSLATE: 'LibreTranslate',
  OPENAI: 'OpenAI',
}

const problems = [
  'LANGUAGE',
  'KEY',
  'QUOTA',
  'RATE',
  'PACE',
  'UNREACHABLE',
  'ADDRESS',
  'TIMEOUT',
  'ANSWER',
  'EMPTY',
  'TAGS',
  'BUDGET',
  'NO_KEY',
  'NO_ENGINE',
] as const

/** Why an engine gives no translation, in a few words. */
export function problemText(problem: string): string {
  const known = problems.find((each) => each === problem)
  return known ? t(`engines.problem.${known}`) : problem
}
