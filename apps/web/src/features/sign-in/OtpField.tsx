import { Button } from '@dragoman/ui/Button'
import { TextField } from '@dragoman/ui/TextField'
import type { Ref } from 'react'
import { t } from '../../i18n/t.ts'

export interface OtpFieldProps {
  value: string
  onChange: (value: string) => void
  /** Whether a recovery code is entered instead of one of the app. */
  isRecovery: boolean
  ref?: Ref<HTMLInputElement>
}

/** A code of the authenticator app, or one that stands in for it. Pasting works, with or without spaces. */
export function OtpField({ value, onChange, isRecovery, ref }: OtpFieldProps) {
  return (
    <TextField
      key={String(isRecovery)}
      ref={ref}
      name="otp"
      label={isRecovery ? t('login.recovery') : t('login.otp')}
      description={isRecovery ? t('login.recovery.help') : t('login.otp.help')}
      value={value}
      onChange={onChange}
      inputMode={isRecovery ? 'text' : 'numeric'}
      autoComplete={isRecovery ? 'off' : 'one-time-code'}
      isRequired
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the only field of the step that was just asked for
      autoFocus
    />
  )
}

/** Changes between the two ways. */
export const OtpWay = ({ isRecovery, onChange }: { isRecovery: boolean; onChange: (isRecovery: boolean) => void }) => (
  <Button variant="quiet" size="large" onPress={() => onChange(!isRecovery)}>
    {isRecovery ? t('login.otp.use') : t('login.recovery.use')}
  </Button>
)
