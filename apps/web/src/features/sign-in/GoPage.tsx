import { useSession } from '@dragoman/hooks/session'
import { isHttpError } from '@dragoman/sdk/errors'
import type { LoginOutcome } from '@dragoman/sdk/session'
import { Spinner } from '@dragoman/ui/Spinner'
import { useEffect, useRef, useState } from 'react'
import { errorText } from '../../errors/error-text.ts'
import { t } from '../../i18n/t.ts'
import { LinkButton } from '../../ground/links.ts'
import { nextAddress } from '../../ground/sign-in-steps.ts'
import { AccessButtons, AccessPage } from './AccessPage.tsx'
import { LoginForm } from './LoginForm.tsx'

/** A load of its own: nothing of who was signed in before stays in the page. */
const goOn = (outcome: LoginOutcome) => {
  const next = nextAddress(outcome)
  if (next && outcome.kind !== 'mfa') location.replace(next)
}

/** Signs in by a link, once or as another person (rule auth.go), and with a one-time password where one is asked for. */
export function GoPage({ code, token }: { code: string | undefined; token: string | undefined }) {
  const { session, snapshot } = useSession()
  const [problem, setProblem] = useState(code && token ? '' : t('access.go.gone.text'))
  const used = useRef('')

  useEffect(() => {
    if (!code || !token || used.current === token) return
    used.current = token
    session.go(code, token).then(
      (outcome) => {
        if (outcome.kind === 'refused') setProblem(outcome.text || t('access.go.gone.text'))
        else goOn(outcome)
      },
      (error: unknown) => setProblem(isHttpError(error, 400, 410) ? t('access.go.gone.text') : errorText(error)),
    )
  }, [session, code, token])

  if (snapshot.phase === 'mfa')
    return <LoginForm redirect={undefined} onOutcome={goOn} onCancel={() => location.replace('/auth/login')} />
  if (!problem)
    return (
      <AccessPage title={t('access.go.title')}>
        <Spinner label={t('shell.loading')} />
      </AccessPage>
    )
  return (
    <AccessPage title={t('access.go.gone')} text={problem}>
      <AccessButtons>
        <LinkButton to="/auth/login" variant="primary" size="large">
          {t('access.login')}
        </LinkButton>
      </AccessButtons>
    </AccessPage>
  )
}
