import { passwordLength, type PasswordProblem } from '@dragoman/sdk/password'
import { t, type PlainMessageId } from '../../i18n/t.ts'

/** Names of the strengths from 0 to 4. */
export const strengthWords = [
  'access.strength.0',
  'access.strength.1',
  'access.strength.2',
  'access.strength.3',
  'access.strength.4',
] as const satisfies readonly PlainMessageId[]

const sentences: Record<PasswordProblem, () => string> = {
  tooShort: () => t('access.problem.tooShort', { count: passwordLength }),
  tooCommon: () => t('access.problem.tooCommon'),
  containsName: () => t('access.problem.containsName'),
  repeats: () => t('access.problem.repeats'),
}

/** What is wrong with a password, in sentences. */
export const enumerate = (problems: readonly PasswordProblem[]): string =>
  problems.map((problem) => sentences[problem]()).join(' ')
