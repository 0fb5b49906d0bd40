import { Button } from '@dragoman/ui/Button'
import { Form, FormLayout } from '@dragoman/ui/Form'
import { Row } from '@dragoman/ui/Page'
import { PasswordField } from '@dragoman/ui/PasswordField'
import { useState } from 'react'
import { t } from '../../i18n/t.ts'
import { FormProblem, problemsOf } from './FormProblem.tsx'

export interface PasswordProofProps {
  /** What is done then: name of the form and of its button. */
  label: string
  isDangerous?: boolean
  isPending: boolean
  error: Error | null
  onSubmit: (password: string) => void
  onClose: () => void
}

/** Asks for one's password, before something that a stranger at an open screen must not do. */
export function PasswordProof({ label, isDangerous, isPending, error, onSubmit, onClose }: PasswordProofProps) {
  const [password, setPassword] = useState('')
  const [sent, setSent] = useState('')
  // Gone as soon as somebody types on, so that nothing moves away under the pointer.
  const problem = password === sent ? error : null
  const send = () => {
    setSent(password)
    onSubmit(password)
  }
  return (
    <Form label={label} errors={problemsOf(problem)} onSubmit={() => password && send()}>
      <FormLayout width="full">
        <FormProblem error={problem} />
        <PasswordField
          name="password"
          label={t('profile.password.present')}
          showLabel={t('profile.password.show')}
          value={password}
          onChange={setPassword}
          autoComplete="current-password"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the only field of the step that was just asked for
          autoFocus
        />
        <Row>
          <Button type="submit" variant={isDangerous ? 'danger' : 'primary'} isDisabled={!password} isPending={isPending} pendingLabel={t('shell.loading')}>
            {label}
          </Button>
          <Button onPress={onClose}>{t('shell.cancel')}</Button>
        </Row>
      </FormLayout>
    </Form>
  )
}
