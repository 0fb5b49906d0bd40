import { Button } from '@dragoman/ui/Button'
import { Form, FormLayout } from '@dragoman/ui/Form'
import { Row } from '@dragoman/ui/Page'
import { TextField } from '@dragoman/ui/TextField'
import { useState } from 'react'
import { t } from '../../i18n/t.ts'
import { FormProblem, problemsOf } from './FormProblem.tsx'

export interface AppCodeFormProps {
  /** What is done with the code: name of the form and of its button. */
  label: string
  isPending: boolean
  error: Error | null
  onSubmit: (otp: string) => void
  onClose: () => void
}

/** Asks for a code of the authenticator app. */
export function AppCodeForm({ label, isPending, error, onSubmit, onClose }: AppCodeFormProps) {
  const [otp, setOtp] = useState('')
  const [sent, setSent] = useState('')
  // Gone as soon as somebody types on, so that nothing moves away under the pointer.
  const problem = otp === sent ? error : null
  const send = () => {
    setSent(otp)
    onSubmit(otp.trim())
  }
  return (
    <Form label={label} errors={problemsOf(problem)} onSubmit={() => otp.trim() && send()}>
      <FormLayout width="full">
        <FormProblem error={problem} />
        <TextField
          name="otp"
          label={t('profile.mfa.code')}
          value={otp}
          onChange={setOtp}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={20}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the only field of the step that was just asked for
          autoFocus
        />
        <Row>
          <Button type="submit" variant="primary" isDisabled={!otp.trim()} isPending={isPending} pendingLabel={t('shell.loading')}>
            {label}
          </Button>
          <Button onPress={onClose}>{t('shell.cancel')}</Button>
        </Row>
      </FormLayout>
    </Form>
  )
}
