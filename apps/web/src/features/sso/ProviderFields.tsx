import type { SsoConnection } from '@dragoman/sdk/operations/sso'
import { Card } from '@dragoman/ui/Card'
import { FormRow } from '@dragoman/ui/Form'
import { Stack } from '@dragoman/ui/Page'
import { Radio, RadioGroup } from '@dragoman/ui/RadioGroup'
import { TextField } from '@dragoman/ui/TextField'
import { t } from '../../i18n/t.ts'
import { ClientFields } from './ClientFields.tsx'
import { usualClaims } from './connection-draft.ts'
import { missing, type FieldsProps } from './field-props.ts'
import { SamlFields } from './SamlFields.tsx'

const protocols = ['OIDC', 'SAML'] as const
const claims = ['emailClaim', 'nameClaim', 'groupsClaim'] as const

/** How the provider is reached, and what it calls things. */
export function ProviderFields({
  draft,
  onChange,
  present,
  errors,
  isTried,
}: FieldsProps & { present: SsoConnection | undefined }) {
  const { protocol } = draft
  const props = { draft, onChange, errors, isTried }
  const choose = (value: string) => {
    const next = protocols.find((one) => one === value) ?? protocol
    // Names that someone has chosen stay.
    const isUsual = claims.every((claim) => draft[claim] === usualClaims[protocol][claim])
    onChange({ protocol: next, ...(isUsual && usualClaims[next]) })
  }
  return (
    <Card title={t('sso.connection')} description={t('sso.connectionText')}>
      <Stack gap={12}>
        <RadioGroup label={t('sso.protocol')} value={protocol} onChange={choose} orientation="horizontal">
          {protocols.map((one) => (
            <Radio key={one} value={one}>
              {t(`sso.protocol.${one}`)}
            </Radio>
          ))}
        </RadioGroup>
        {protocol === 'SAML' ? <SamlFields {...props} /> : <ClientFields {...props} hint={present?.secretHint} />}
        <FormRow>
          {claims.map((claim) => (
            <TextField
              key={claim}
              name={claim}
              label={t(protocol === 'SAML' ? `sso.saml.${claim}` : `sso.${claim}`)}
              value={draft[claim]}
              onChange={(value) => onChange({ [claim]: value })}
              errorMessage={errors[claim] ?? missing(isTried, draft[claim])}
              maxLength={200}
            />
          ))}
        </FormRow>
      </Stack>
    </Card>
  )
}
