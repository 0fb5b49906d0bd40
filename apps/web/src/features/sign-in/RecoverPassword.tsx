import { CaptchaError, solveCaptcha, type CaptchaProblem } from '@dragoman/hooks/captcha'
import { call } from '@dragoman/sdk/client'
import { requestPassword } from '@dragoman/sdk/operations/users'
import { Button } from '@dragoman/ui/Button'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { errorText } from '../../errors/error-text.ts'
import { isolated } from '../../i18n/format.ts'
import { t, type PlainMessageId } from '../../i18n/t.ts'
import { LinkButton } from '../../ground/links.ts'
import { AccessForm } from './AccessForm.tsx'
import { AccessButtons, AccessPage } from './AccessPage.tsx'
import styles from './AccessPage.module.css'
import { loadCaptchaSolver } from './captcha-solver.ts'
import { UserNameField } from './UserNameField.tsx'

const problems: Record<CaptchaProblem, PlainMessageId> = {
  'No key provided': 'access.captcha.key',
  'No version provided': 'access.captcha.version',
  'Failed to load script': 'access.captcha.script',
  'Failed to execute': 'access.captcha.execute',
}

/** Has a link mailed by which one chooses a new password (rules auth.reset, auth.captcha). */
export function RecoverPassword() {
  const { client } = useRouter().options.context
  const [username, setUsername] = useState('')
  const [state, setState] = useState<'idle' | 'pending' | 'sent'>('idle')
  const [problem, setProblem] = useState<{ title: string; text?: string }>()
  const field = useRef<HTMLInputElement>(null)

  async function submit() {
    if (state === 'pending') return
    if (!username.trim()) return field.current?.focus()
    setState('pending')
    setProblem(undefined)
    try {
      const captcha = await solveCaptcha(client, loadCaptchaSolver)
      await call(client, requestPassword, { body: { username: username.trim(), captcha } })
      setState('sent')
    } catch (error) {
      setProblem(
        error instanceof CaptchaError
          ? { title: t(problems[error.problem]), text: t('access.captcha.help') }
          : { title: errorText(error) },
      )
      setState('idle')
    }
  }

  const back = (
    <LinkButton to="/auth/login" variant="quiet" size="large">
      {t('access.login')}
    </LinkButton>
  )
  if (state === 'sent') {
    return (
      <AccessPage key="sent" title={t('access.recover.sent')}>
        <p role="status" className={styles.text}>
          {t('access.recover.sent.text', { email: isolated(username.trim()) })}
        </p>
        <AccessButtons>{back}</AccessButtons>
      </AccessPage>
    )
  }
  return (
    <AccessPage title={t('access.recover.title')} text={t('access.recover.text')}>
      {problem && (
        <InlineAlert tone="danger" title={problem.title} isAnnounced>
          {problem.text}
        </InlineAlert>
      )}
      <AccessForm label={t('access.recover.title')} onSubmit={() => void submit()}>
        <UserNameField ref={field} value={username} onChange={setUsername} />
        <p role="status" className={styles.text} hidden={state !== 'pending'}>
          {state === 'pending' && t('access.recover.checking')}
        </p>
        <AccessButtons>
          <Button type="submit" variant="primary" size="large" isPending={state === 'pending'}>
            {t('access.recover.submit')}
          </Button>
          {back}
        </AccessButtons>
      </AccessForm>
    </AccessPage>
  )
}
