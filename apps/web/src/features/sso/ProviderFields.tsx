import type { SsoConnection } from '@dragoman/sdk/operations/sso'
import { Card } from '@dragoman/ui/Card'
import { FormRow } from '@dragoman/ui/Form'
import { Stack } from '@dragoman/ui/Page'
import { PasswordField } from '@dragoman/ui/PasswordField'
import { TextField } from '@dragoman/ui/TextField'
import { t } from '../../i18n/t.ts'
import type { ConnectionDraft } from './connection-draft.ts'

export interface FieldsProps {
  draft: ConnectionDraft
  onChange: (part: Partial<ConnectionDraft>) => void
  /** What the server said, by field. */
  errors: Readonly<Record<string, string>>
  /** Whether somebody has tried to save. */
  isTried: boolean
}

const claims = ['emailClaim', 'nameClaim', 'groupsClaim'] as const

/** How the provider is reached, and what it calls things. */
export function ProviderFields({
  draft,
  onChange,
  present,
  errors,
  isTried,
}: FieldsProps & { present: SsoConnection | undefined }) {
  const missing = (value: string) => (isTried && value.trim() === '' ? t('sso.missing') : undefined)
  const hint = present?.secretHint
  return (
    <Card title={t('sso.connection')} description={t('sso.connectionText')}>
      <Stack gap={12}>
        <TextField
          name="issuer"
          label={t('sso.issuer')}
          description={t('sso.issuerHelp')}
          inputMode="url"
          value={draft.issuer}
          onChange={(issuer) => onChange({ issuer })}
          errorMessage={errors['issuer'] ?? missing(draft.issuer)}
          maxLength={500}
          isRequired
        />
        <FormRow>
          <TextField
            name="clientId"
            label={t('sso.clientId')}
            value={draft.clientId}
            onChange={(clientId) => onChange({ clientId })}
            errorMessage={errors['clientId'] ?? missing(draft.clientId)}
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
        <FormRow>
          {claims.map((claim) => (
            <TextField
              key={claim}
              name={claim}
              label={t(`sso.${claim}`)}
              value={draft[claim]}
              onChange={(value) => onChange({ [claim]: value })}
              errorMessage={errors[claim] ?? missing(draft[claim])}
              maxLength={200}
            />
          ))}
        </FormRow>
      </Stack>
    </Card>
  )
}
