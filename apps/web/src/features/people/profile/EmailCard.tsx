import { mutation } from '@dragoman/hooks/query'
import { useSession } from '@dragoman/hooks/session'
import * as api from '@dragoman/sdk/api'
import { isHttpError } from '@dragoman/sdk/errors'
import type { LoggedUser } from '@dragoman/sdk/operations/users'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { Form, FormLayout } from '@dragoman/ui/Form'
import { Row } from '@dragoman/ui/Page'
import { PasswordField } from '@dragoman/ui/PasswordField'
import { TextField } from '@dragoman/ui/TextField'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { ActionButtons } from '../../../form/ActionButtons.tsx'
import { isolated } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { showToast } from '../../../ground/toasts.ts'
import { FormProblem, problemsOf } from './ProofForm.tsx'

/** Another address: asked for with the password, and confirmed by the code that was sent there. */
export function EmailCard({ user }: { user: LoggedUser }) {
  const { session } = useSession()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [sentTo, setSentTo] = useState<string | null>(null)
  const request = useMutation({ ...mutation(api.users.requestMagicCode), meta: { showsErrors: true } })
  const verify = useMutation({ ...mutation(api.users.verifyMagicCode), meta: { showsErrors: true } })
  const start = () => {
    setSentTo(null)
    setCode('')
    verify.reset()
  }
  if (sentTo) {
    return (
      <Card title={t('profile.email')} description={t('profile.email.sent', { email: isolated(sentTo) })}>
        <Form
          key="code"
          label={t('profile.email')}
          errors={problemsOf(verify.error)}
          onSubmit={() =>
            verify.mutate(
              { body: { code: code.trim() } },
              {
                onSuccess: () => {
                  showToast({ tone: 'success', title: t('profile.email.done', { email: sentTo }) })
                  void session.refresh()
                  setEmail('')
                  start()
                },
              },
            )
          }
        >
          <FormLayout width="full">
            <FormProblem error={verify.error} />
            <TextField
              name="code"
              label={t('profile.code')}
              value={code}
              onChange={typing(verify, setCode)}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={20}
            />
            <Row>
              <ActionButtons
                label={t('profile.confirm')}
                isDisabled={!code.trim()}
                isPending={verify.isPending}
                onCancel={start}
              />
            </Row>
          </FormLayout>
        </Form>
      </Card>
    )
  }
  const taken = isHttpError(request.error, 409) ? { email: request.error.message } : null
  return (
    <Card title={t('profile.email')} description={t('profile.email.text', { email: isolated(user.email) })}>
      <Form
        key="address"
        label={t('profile.email')}
        errors={taken ?? problemsOf(request.error)}
        onSubmit={() =>
          request.mutate(
            { body: { email: email.trim(), password } },
            {
              onSuccess: () => {
                setSentTo(email.trim())
                setPassword('')
              },
            },
          )
        }
      >
        <FormLayout width="full">
          {!taken && <FormProblem error={request.error} />}
          <TextField
            name="email"
            type="email"
            label={t('profile.email.new')}
            value={email}
            onChange={typing(request, setEmail)}
            autoComplete="email"
            maxLength={254}
          />
          <PasswordField
            name="password"
            label={t('profile.password.present')}
            value={password}
            onChange={typing(request, setPassword)}
            autoComplete="current-password"
          />
          <Row>
            <Button type="submit" isDisabled={!email.trim() || !password} isPending={request.isPending}>
              {t('profile.email.send')}
            </Button>
          </Row>
        </FormLayout>
      </Form>
    </Card>
  )
}

/** Takes a refusal away as soon as someone types on, so that nothing moves away under the pointer. */
const typing = (refused: { error: Error | null; reset: () => void }, set: (text: string) => void) => (text: string) => {
  if (refused.error) refused.reset()
  set(text)
}
