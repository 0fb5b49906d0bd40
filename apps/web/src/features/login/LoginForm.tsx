import { useSession } from '@dragoman/hooks/session'
import type { LoginOutcome } from '@dragoman/sdk/session'
import { Button } from '@dragoman/ui/Button'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { PasswordField } from '@dragoman/ui/PasswordField'
import { TextField } from '@dragoman/ui/TextField'
import { useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { errorText } from '../../errors/error-text.ts'
import { t } from '../../i18n/t.ts'
import styles from './LoginForm.module.css'

/** What the last attempt came to, where it did not succeed. */
interface Failure {
  text: string
  remainingAttempts?: number
}

/** Signs in with user name and password, and with a one-time password where one is asked for. */
export function LoginForm({ redirect }: { redirect: string | undefined }) {
  const { session, snapshot } = useSession()
  const router = useRouter()
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const [otp, setOtp] = useState('')
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isPending, setPending] = useState(false)
  const usernameField = useRef<HTMLInputElement>(null)
  const passwordField = useRef<HTMLInputElement>(null)
  const isOtpAsked = snapshot.phase === 'mfa'

  async function submit() {
    if (isPending) return
    if (!isOtpAsked && !username.trim()) return usernameField.current?.focus()
    if (!isOtpAsked && !password) return passwordField.current?.focus()
    setPending(true)
    try {
      const outcome = isOtpAsked
        ? await session.submitOtp(otp.trim(), redirect)
        : await session.login({ username: username.trim(), password }, redirect)
      await proceed(outcome)
    } catch (error) {
      setFailure({ text: errorText(error) })
    } finally {
      setPending(false)
    }
  }

  async function proceed(outcome: LoginOutcome) {
    if (outcome.kind === 'success') {
      if (outcome.isPortal) location.assign(outcome.goTo)
      else router.history.push(outcome.goTo)
      return
    }
    const { text = '', remainingAttempts } = outcome
    setFailure(outcome.kind === 'mfa' && !text ? null : { text: text || t('login.refused'), remainingAttempts })
    setOtp('')
    if (outcome.kind === 'refused') {
      setPassword('')
      passwordField.current?.focus()
    }
  }

  return (
    <form
      aria-label={t('login.title')}
      noValidate
      className={styles.stack}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <h1 tabIndex={-1} className={styles.title}>
        {isOtpAsked ? t('login.otp.title') : t('login.title')}
      </h1>
      {failure && (
        <InlineAlert tone="danger" title={failure.text} isAnnounced>
          {failure.remainingAttempts !== undefined && t('login.remaining', { count: failure.remainingAttempts })}
        </InlineAlert>
      )}
      {isOtpAsked ? (
        <TextField
          key="otp"
          name="otp"
          label={t('login.otp')}
          description={t('login.otp.help')}
          value={otp}
          onChange={setOtp}
          inputMode="numeric"
          autoComplete="one-time-code"
          isRequired
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the only field of the step that was just asked for
          autoFocus
        />
      ) : (
        <>
          <TextField
            ref={usernameField}
            name="username"
            type="email"
            label={t('login.username')}
            value={username}
            onChange={setUsername}
            autoComplete="username"
            isRequired
          />
          <PasswordField
            ref={passwordField}
            name="password"
            label={t('login.password')}
            showLabel={t('login.showPassword')}
            value={password}
            onChange={setPassword}
            autoComplete="current-password"
            isRequired
          />
        </>
      )}
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" size="large" isPending={isPending} pendingLabel={t('shell.loading')}>
          {t('login.submit')}
        </Button>
        {isOtpAsked && (
          <Button variant="quiet" size="large" onPress={() => session.cancelOtp()}>
            {t('shell.cancel')}
          </Button>
        )}
      </div>
    </form>
  )
}
