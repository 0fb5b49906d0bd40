import { useSession } from '@dragoman/hooks/session'
import { isHttpError } from '@dragoman/sdk/errors'
import { browserStorage, stored } from '@dragoman/sdk/session-storage'
import { Button } from '@dragoman/ui/Button'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { TextField } from '@dragoman/ui/TextField'
import { useEffect, useRef, useState } from 'react'
import { errorText } from '../../errors/error-text.ts'
import { isolated } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'
import { signOut } from '../../ground/sign-out.ts'
import { AccessForm } from './AccessForm.tsx'
import { AccessButtons, AccessPage } from './AccessPage.tsx'

/** Says by its end for which session a code was sent: coming back, or another tab, does not make the first one void. */
const sentFor = stored<number>(browserStorage('localStorage'), 'mailedCodeFor')

/** Asks for the code that comes by mail (rule auth.mfaEmail). The guard of the page leads on once it was right. */
export function MailedCode() {
  const { session, snapshot } = useSession()
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState('')
  const [isSent, setSent] = useState(false)
  const [isPending, setPending] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const user = snapshot.subject?.user

  useEffect(() => {
    const end = session.expiresAt()
    if (end === undefined || sentFor.read() === end) return
    sentFor.write(end)
    session.requestMfaEmail().catch((error: unknown) => setProblem(errorText(error)))
  }, [session])

  async function submit() {
    if (isPending) return
    if (!code) return field.current?.focus()
    setPending(true)
    setSent(false)
    try {
      await session.verifyMfaEmail(code)
    } catch (error) {
      setProblem(isHttpError(error, 400) ? t('access.email.wrong') : errorText(error))
      setCode('')
      field.current?.focus()
    } finally {
      setPending(false)
    }
  }

  async function sendAgain() {
    setProblem('')
    try {
      await session.requestMfaEmail()
      setSent(true)
      setCode('')
      field.current?.focus()
    } catch (error) {
      setProblem(errorText(error))
    }
  }

  return (
    <AccessPage title={t('access.email.title')} text={t('access.email.text', { email: isolated(user?.email ?? '') })}>
      {problem && (
        <InlineAlert tone="danger" isAnnounced>
          {problem}
        </InlineAlert>
      )}
      {isSent && (
        <InlineAlert tone="success" isAnnounced>
          {t('access.email.sent')}
        </InlineAlert>
      )}
      <AccessForm label={t('access.email.title')} onSubmit={() => void submit()}>
        <TextField
          ref={field}
          name="code"
          label={t('access.email.code')}
          value={code}
          onChange={(value) => setCode(value.replaceAll(/\D/g, '').slice(0, 6))}
          inputMode="numeric"
          autoComplete="one-time-code"
          isInvalid={snapshot.hasMfaError && code === ''}
          isRequired
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the only field of the page
          autoFocus
        />
        <AccessButtons>
          <Button type="submit" variant="primary" size="large" isPending={isPending}>
            {t('access.email.submit')}
          </Button>
          <Button size="large" onPress={() => void sendAgain()}>
            {t('access.email.again')}
          </Button>
          <Button variant="quiet" size="large" onPress={() => void signOut(session)}>
            {t('shell.logout')}
          </Button>
        </AccessButtons>
      </AccessForm>
    </AccessPage>
  )
}
