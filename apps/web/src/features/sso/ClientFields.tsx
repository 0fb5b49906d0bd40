import { FormRow } from '@dragoman/ui/Form'
import { PasswordField } from '@dragoman/ui/PasswordField'
import { TextField } from '@dragoman/ui/TextField'
import { t } from '../../i18n/t.ts'
import { missing, type FieldsProps } from './field-props.ts'

/** The client's registration at an OpenID Connect provider. */
export function ClientFields({ draft, onChange, errors, isTried, hint }: FieldsProps & { hint: string | undefined }) {
  return (
    <>
      <TextField
        name="issuer"
        label={t('sso.issuer')}
        description={t('sso.issuerHelp')}
        inputMode="url"
        value={draft.issuer}
        onChange={(issuer) => onChange({ issuer })}
        errorMessage={errors['issuer'] ?? missing(isTried, draft.issuer)}
        maxLength={500}
        isRequired
      />
      <FormRow>
        <TextField
          name="clientId"
          label={t('sso.clientId')}
          value={draft.clientId}
          onChange={(clientId) => onChange({ clientId })}
          errorMessage={errors['clientId'] ?? missing(isTried, draft.clientId)}
          maxLength={500}
          isRequired
        />
        <PasswordField
          name="clientSecret"
          label={t('sso.secret')}
          description={hint === undefined ? t('sso.secretHelp') : t('sso.secretKept', { hint })}
          autoComplete="new-password"
          showLabel={t('sso.showSecret')}
          value={draft.clientSecret}
          onChange={(clientSecret) => onChange({ clientSecret })}
          errorMessage={errors['clientSecret']}
          maxLength={1000}
        />
      </FormRow>
    </>
  )
}
