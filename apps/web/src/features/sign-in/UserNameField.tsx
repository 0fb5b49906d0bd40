import { TextField } from '@dragoman/ui/TextField'
import type { Ref } from 'react'
import { t } from '../../i18n/t.ts'

export interface UserNameFieldProps {
  ref: Ref<HTMLInputElement>
  value: string
  onChange: (value: string) => void
}

/** The email address that a person signs in with. */
export function UserNameField({ ref, value, onChange }: UserNameFieldProps) {
  return (
    <TextField
      ref={ref}
      name="username"
      type="email"
      label={t('login.username')}
      value={value}
      onChange={onChange}
      autoComplete="username"
      isRequired
    />
  )
}
