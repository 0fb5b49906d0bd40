import { passwordLength, passwordProblems, passwordStrength, type PasswordProblem } from '@dragoman/sdk/password'
import { t, type PlainMessageId } from '../../i18n/t.ts'
import styles from './PasswordStrength.module.css'

interface PasswordStrengthProps {
  password: string
  /** The words that others would guess. */
  person: readonly string[]
  /** Whether the field says already what is wrong with the password. */
  isProblemSaid?: boolean
}

/** How strong a password is, in words and as four bars, and what is wrong with it. */
export function PasswordStrength({ password, person, isProblemSaid }: PasswordStrengthProps) {
  const strength = passwordStrength(password, person)
  const problems: PasswordProblem[] = password === '' || isProblemSaid ? [] : passwordProblems(password, person)
  return (
    <div className={styles.strength} data-strength={password === '' ? undefined : strength}>
      <span className={styles.bars} aria-hidden>
        {[1, 2, 3, 4].map((bar) => (
          <span key={bar} className={styles.bar} data-on={strength >= bar || undefined} />
        ))}
      </span>
      <p role="status" className={styles.words}>
        {password === ''
          ? t('access.reset.help', { count: passwordLength })
          : `${t('access.strength')}: ${t(strengthWords[strength])}`}
        {problems.length > 0 && ` – ${enumerate(problems)}`}
      </p>
    </div>
  )
}

/** Names of the strengths from 0 to 4. */
const strengthWords = [
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

/** The problems of a password, in sentences. */
export const enumerate = (problems: readonly PasswordProblem[]): string =>
  problems.map((problem) => sentences[problem]()).join(' ')
