import { Checkbox } from '@dragoman/ui/Checkbox'
import { FormRow } from '@dragoman/ui/Form'
import { TextField } from '@dragoman/ui/TextField'
import { t } from '../../i18n/t.ts'
import { missing, type FieldsProps } from './field-props.ts'
import { MetadataReader } from './MetadataReader.tsx'
import { SamlCertificates } from './SamlCertificates.tsx'

/** The addresses and certificates of a SAML provider: read from its metadata, or entered. */
export function SamlFields({ draft, onChange, errors, isTried }: FieldsProps) {
  return (
    <>
      <MetadataReader draft={draft} onChange={onChange} errors={errors} />
      <TextField
        name="issuer"
        label={t('sso.saml.entityId')}
        value={draft.issuer}
        onChange={(issuer) => onChange({ issuer })}
        errorMessage={errors['issuer'] ?? missing(isTried, draft.issuer)}
        maxLength={500}
        spellCheck="false"
        isRequired
      />
      <FormRow>
        <TextField
          name="signOnUrl"
          label={t('sso.saml.signOnUrl')}
          inputMode="url"
          value={draft.signOnUrl}
          onChange={(signOnUrl) => onChange({ signOnUrl })}
          errorMessage={errors['signOnUrl'] ?? missing(isTried, draft.signOnUrl)}
          maxLength={1000}
          isRequired
        />
        <TextField
          name="signOutUrl"
          label={t('sso.saml.signOutUrl')}
          inputMode="url"
          value={draft.signOutUrl}
          onChange={(signOutUrl) => onChange({ signOutUrl })}
          errorMessage={errors['signOutUrl']}
          maxLength={1000}
          isOptional
        />
      </FormRow>
      <SamlCertificates draft={draft} onChange={onChange} errors={errors} isTried={isTried} />
      <Checkbox
        isSelected={draft.signsRequests}
        onChange={(signsRequests) => onChange({ signsRequests })}
        description={t('sso.saml.signsRequestsText')}
      >
        {t('sso.saml.signsRequests')}
      </Checkbox>
    </>
  )
}
