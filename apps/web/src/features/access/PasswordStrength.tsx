import { passwordLength, passwordProblems, passwordStrength, type PasswordProblem } from '@dragoman/sdk/password'
import { enumerate, strengthWords } from './password-words.ts'
import { t } from '../../i18n/t.ts'
import styles from './PasswordStrength.module.css'

/** How strong a password is, in words and as four bars, and what is wrong with it. `person` is what others would guess. */
export function PasswordStrength({ password, person }: { password: string; person: readonly string[] }) {
  const strength = passwordStrength(password, person)
  const problems: PasswordProblem[] = password === '' ? [] : passwordProblems(password, person)
  return (
    <div className={styles.strength} data-strength={password === '' ? undefined : strength}>
      <span className={styles.bars} aria-hidden>
        {[1, 2, 3, 4].map((bar) => (
          <span key={bar} className={styles.bar} data-on={strength >= bar || undefined} />
        ))}
      </span>
      <p role="status" className={styles.words}>
        {password === '' ? t('access.reset.help', { count: passwordLength }) : `${t('access.strength')}: ${t(strengthWords[strength])}`}
        {problems.length > 0 && ` – ${enumerate(problems)}`}
      </p>
    </div>
  )
}
