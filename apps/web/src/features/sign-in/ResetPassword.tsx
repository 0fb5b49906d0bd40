import { useSession } from '@dragoman/hooks/session'
import { call } from '@dragoman/sdk/client'
import { isHttpError } from '@dragoman/sdk/errors'
import { updatePasswordWithCode, type PasswordLink } from '@dragoman/sdk/operations/users'
import { passwordProblems } from '@dragoman/sdk/password'
import { Button } from '@dragoman/ui/Button'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { PasswordField } from '@dragoman/ui/PasswordField'
import { useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { errorText } from '../../errors/error-text.ts'
import { isolated } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'
import { LinkButton } from '../../ground/links.ts'
import { nextAddress } from '../../ground/sign-in-steps.ts'
import { AccessForm } from './AccessForm.tsx'
import { AccessButtons, AccessPage } from './AccessPage.tsx'
import { enumerate, PasswordStrength } from './PasswordStrength.tsx'

/** A password is chosen by a mailed link, a new one or the first, and one is signed in with it (rule auth.reset). */
export function ResetPassword({ code, token, link }: { code: string; token: string; link: PasswordLink }) {
  const { session } = useSession()
  const router = useRouter()
  const [password, setPassword] = useState('')
  const [confirm, setConfirm] = useState('')
  const [errors, setErrors] = useState<{ password?: string; confirm?: string }>({})
  const [problem, setProblem] = useState('')
  const [isGone, setGone] = useState(false)
  const [isPending, setPending] = useState(false)
  const passwordField = useRef<HTMLInputElement>(null)
  const confirmField = useRef<HTMLInputElement>(null)
  const person = [link.name, link.email]

  function isRight() {
    const found = enumerate(passwordProblems(password, person))
    const different = password === confirm ? '' : t('access.reset.different')
    setErrors({ ...(found && { password: found }), ...(different && { confirm: different }) })
    if (found) passwordField.current?.focus()
    else if (different) confirmField.current?.focus()
    return !found && !different
  }

  async function submit() {
    if (isPending || !isRight()) return
    setPending(true)
    setProblem('')
    try {
      await call(
        router.options.context.client,
        updatePasswordWithCode,
        { path: { code, x: token }, body: { password, confirm } },
        { retry: false },
      )
      session.remember(undefined)
      const outcome = await session.login({ username: link.email, password })
      // Without anything of who was here before; only a second factor goes on in this page, which knows the password.
      if (outcome.kind === 'mfa') await router.navigate({ to: '/auth/login', replace: true })
      else location.replace(nextAddress(outcome) ?? '/auth/login')
    } catch (error) {
      if (isHttpError(error, 410)) setGone(true)
      else setProblem(errorText(error))
      setPending(false)
    }
  }

  if (isGone) return <LinkGone />
  const isInvitation = link.purpose === 'INVITATION'
  return (
    <AccessPage
      title={isInvitation ? t('access.welcome.title', { name: link.name }) : t('access.reset.title')}
      text={
        isInvitation
          ? t('access.welcome.text', { email: isolated(link.email) })
          : t('access.reset.text', { email: isolated(link.email) })
      }
    >
      {problem && (
        <InlineAlert tone="danger" isAnnounced>
          {problem}
        </InlineAlert>
      )}
      <AccessForm label={t('access.reset.title')} onSubmit={() => void submit()}>
        {/* For password managers, which keep both together. */}
        <input type="email" name="username" autoComplete="username" value={link.email} readOnly hidden />
        <PasswordField
          ref={passwordField}
          name="password"
          label={t('access.reset.password')}
          value={password}
          onChange={(value) => {
            setPassword(value)
            setErrors({})
          }}
          autoComplete="new-password"
          {...(errors.password && { errorMessage: errors.password })}
          isRequired
        />
        <PasswordStrength password={password} person={person} isProblemSaid={errors.password !== undefined} />
        <PasswordField
          ref={confirmField}
          name="confirm"
          label={t('access.reset.confirm')}
          value={confirm}
          onChange={setConfirm}
          autoComplete="new-password"
          {...(errors.confirm && { errorMessage: errors.confirm })}
          isRequired
        />
        <AccessButtons>
          <Button type="submit" variant="primary" size="large" isPending={isPending}>
            {t('access.reset.submit')}
          </Button>
        </AccessButtons>
      </AccessForm>
    </AccessPage>
  )
}

/** Explains that a link for choosing a password was used, has expired, or is incomplete. */
export function LinkGone() {
  return (
    <AccessPage title={t('access.go.gone')} text={t('access.go.gone.text')}>
      <AccessButtons>
        <LinkButton to="/users/recover-password" variant="primary" size="large">
          {t('access.reset.again')}
        </LinkButton>
        <LinkButton to="/auth/login" variant="quiet" size="large">
          {t('access.login')}
        </LinkButton>
      </AccessButtons>
    </AccessPage>
  )
}
