import { PasswordField } from '@dragoman/ui/PasswordField'
import { useState } from 'react'
import { t } from '../../../i18n/t.ts'
import { ProofForm } from './ProofForm.tsx'

export interface PasswordProofProps {
  /** The purpose of the password: name of the form and of its button. */
  label: string
  isDangerous?: boolean
  isPending: boolean
  error: Error | null
  onSubmit: (password: string) => void
  onClose: () => void
}

/** Asks for one's password, before something that a stranger at an open screen must not do. */
export function PasswordProof({ isDangerous, onSubmit, ...form }: PasswordProofProps) {
  const [password, setPassword] = useState('')
  return (
    <ProofForm
      {...form}
      variant={isDangerous ? 'danger' : 'primary'}
      value={password}
      onSubmit={() => onSubmit(password)}
    >
      <PasswordField
        name="password"
        label={t('profile.password.present')}
        value={password}
        onChange={setPassword}
        autoComplete="current-password"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the only field of the step that was just asked for
        autoFocus
      />
    </ProofForm>
  )
}
