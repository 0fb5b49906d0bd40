import { TextField } from '@dragoman/ui/TextField'
import { useState } from 'react'
import { t } from '../../../i18n/t.ts'
import { ProofForm } from './ProofForm.tsx'

export interface AppCodeFormProps {
  /** The purpose of the code: name of the form and of its button. */
  label: string
  isPending: boolean
  error: Error | null
  onSubmit: (otp: string) => void
  onClose: () => void
}

/** Asks for a code of the authenticator app. */
export function AppCodeForm({ onSubmit, ...form }: AppCodeFormProps) {
  const [otp, setOtp] = useState('')
  const code = otp.trim()
  return (
    <ProofForm {...form} variant="primary" value={code} onSubmit={() => onSubmit(code)}>
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
    </ProofForm>
  )
}
