import { PasswordField } from '@dragoman/ui/PasswordField'
import { t } from '../i18n/t.ts'

interface OwnPasswordProps {
  value: string
  onChange: (password: string) => void
  /** Why it was refused. */
  errorMessage?: string | undefined
}

/** Asks for one's password, at the end of a form that a stranger at an open screen must not save. For pages of the settings. */
export const OwnPassword = ({ value, onChange, errorMessage }: OwnPasswordProps) => (
  <PasswordField
    name="password"
    label={t('settings.ownPassword')}
    value={value}
    onChange={onChange}
    errorMessage={errorMessage}
    autoComplete="current-password"
  />
)
