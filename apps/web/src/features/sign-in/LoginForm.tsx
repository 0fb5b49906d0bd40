import { useSession } from '@dragoman/hooks/session'
import type { LoginOutcome } from '@dragoman/sdk/session'
import { Button } from '@dragoman/ui/Button'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { PasswordField } from '@dragoman/ui/PasswordField'
import { useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { errorText } from '../../errors/error-text.ts'
import { t } from '../../i18n/t.ts'
import { hasPasskeys } from '../../passkeys/browser-passkey.ts'
import { AccessForm } from './AccessForm.tsx'
import { AccessButtons, AccessPage } from './AccessPage.tsx'
import styles from './LoginForm.module.css'
import { OtpField, OtpWay } from './OtpField.tsx'
import { PasskeyButton } from './PasskeyButton.tsx'
import { SsoButton } from './SsoButton.tsx'
import { UserNameField } from './UserNameField.tsx'

/** The failure of the last attempt. */
interface Failure {
  text: string
  remainingAttempts?: number
}

export interface LoginFormProps {
  redirect: string | undefined
  /** Told what each attempt came to, on a page that no guard leads on from. */
  onOutcome?: (outcome: LoginOutcome) => void
  /** Called once the second factor was left unanswered. */
  onCancel?: () => void
}

/**
 * Signs in with user name and password, and with a second factor where one is asked for, or with a passkey alone. What
 * comes after is the guard's business: it leads to a code by mail, to contracts, or to where the person wanted to go.
 */
export function LoginForm({ redirect, onOutcome, onCancel }: LoginFormProps) {
  const { session, snapshot } = useSession()
  const router = useRouter()
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const [otp, setOtp] = useState('')
  const [isRecovery, setRecovery] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isPending, setPending] = useState(false)
  const usernameField = useRef<HTMLInputElement>(null)
  const passwordField = useRef<HTMLInputElement>(null)
  const otpField = useRef<HTMLInputElement>(null)
  const isOtpAsked = snapshot.phase === 'mfa'
  const { factors = ['AUTHENTICATOR'], passkey, passkeyHosts } = snapshot.secondFactor ?? {}
  const hasApp = factors.includes('AUTHENTICATOR')
  const isOtpShown = hasApp || isRecovery || passkey === undefined || !hasPasskeys()

  async function submit() {
    if (isPending) return
    const empty = isOtpAsked ? !otp.trim() && otpField : !username.trim() ? usernameField : !password && passwordField
    if (empty) return empty.current?.focus()
    setPending(true)
    try {
      show(
        isOtpAsked
          ? await session.submitOtp(otp.replaceAll(/\s/g, ''), redirect)
          : await session.login({ username: username.trim(), password }, redirect),
      )
    } catch (error) {
      setFailure({ text: errorText(error) })
    } finally {
      setPending(false)
    }
  }

  function show(outcome: LoginOutcome) {
    onOutcome?.(outcome)
    if (outcome.kind !== 'mfa' && outcome.kind !== 'refused') return
    const { text = '', remainingAttempts } = outcome
    setFailure(outcome.kind === 'mfa' && !text ? null : { text: text || t('login.refused'), remainingAttempts })
    setOtp('')
    otpField.current?.focus()
    if (outcome.kind === 'refused') {
      setPassword('')
      passwordField.current?.focus()
    }
  }

  const notOpened = (text: string) => setFailure({ text })

  return (
    <AccessPage title={isOtpAsked ? t('login.otp.title') : t('login.title')}>
      {!navigator.cookieEnabled && <InlineAlert tone="warning" title={t('login.cookiesBlocked')} />}
      {failure && (
        <InlineAlert tone="danger" title={failure.text} isAnnounced>
          {failure.remainingAttempts ? t('login.remaining', { count: failure.remainingAttempts }) : null}
        </InlineAlert>
      )}
      <AccessForm label={t('login.title')} onSubmit={() => void submit()}>
        {isOtpAsked ? (
          <>
            {passkeyHosts && (
              <InlineAlert tone="info">{t('login.passkey.elsewhere', { hosts: passkeyHosts.join(', ') })}</InlineAlert>
            )}
            {isOtpShown && <OtpField ref={otpField} value={otp} onChange={setOtp} isRecovery={isRecovery || !hasApp} />}
          </>
        ) : (
          <>
            <UserNameField ref={usernameField} value={username} onChange={setUsername} />
            <PasswordField
              ref={passwordField}
              name="password"
              label={t('login.password')}
              value={password}
              onChange={setPassword}
              autoComplete="current-password"
              isRequired
            />
          </>
        )}
        <AccessButtons>
          {(!isOtpAsked || isOtpShown) && (
            <Button type="submit" variant="primary" size="large" isPending={isPending}>
              {t('login.submit')}
            </Button>
          )}
          {!isOtpAsked && hasPasskeys() && (
            <PasskeyButton
              label={t('login.passkey')}
              options={() => session.getPasskeyOptions()}
              onPasskey={async (given) => show(await session.loginWithPasskey(given, redirect))}
              onFailure={notOpened}
            />
          )}
          {!isOtpAsked && <SsoButton username={username} redirect={redirect} />}
          {isOtpAsked && (
            <>
              {passkey && hasPasskeys() && (
                <PasskeyButton
                  label={t('login.passkey.use')}
                  {...(!isOtpShown && { variant: 'primary' as const })}
                  options={() => passkey}
                  onPasskey={async (given) => show(await session.submitOtp(given, redirect))}
                  onFailure={notOpened}
                />
              )}
              {(hasApp || !isOtpShown) && (
                <OtpWay
                  isRecovery={isRecovery}
                  onChange={(chosen) => {
                    setRecovery(chosen)
                    setOtp('')
                  }}
                />
              )}
              <Button
                variant="quiet"
                size="large"
                onPress={() => {
                  session.cancelOtp()
                  onCancel?.()
                }}
              >
                {t('shell.cancel')}
              </Button>
            </>
          )}
        </AccessButtons>
      </AccessForm>
      {!isOtpAsked && (
        <p className={styles.forgot}>
          {/* Not a Link, which the lightest page of all would be the only one of its kind to load. */}
          <a
            href="/users/recover-password"
            onClick={(event) => {
              event.preventDefault()
              void router.navigate({ to: '/users/recover-password' })
            }}
          >
            {t('login.forgot')}
          </a>
        </p>
      )}
    </AccessPage>
  )
}
