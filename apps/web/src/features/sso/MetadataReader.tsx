import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { SsoMetadata } from '@dragoman/sdk/operations/sso'
import { Button } from '@dragoman/ui/Button'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Row } from '@dragoman/ui/Page'
import { TextArea } from '@dragoman/ui/TextArea'
import { TextField } from '@dragoman/ui/TextField'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText, fieldErrors } from '../../errors/error-text.ts'
import { t } from '../../i18n/t.ts'
import type { FieldsProps } from './field-props.ts'

/** Fills the fields of a SAML provider in from its metadata: at an address, which is read daily from then on, or pasted. */
export function MetadataReader({ draft, onChange, errors }: Omit<FieldsProps, 'isTried'>) {
  const [xml, setXml] = useState('')
  const read = useMutation({ ...mutation(api.sso.readMetadata), meta: { showsErrors: true } })
  const { metadataUrl } = draft
  const url = metadataUrl.trim()
  const problems = fieldErrors(read.error)
  const fill = ({ issuer, signOnUrl, signOutUrl = '', certificates }: SsoMetadata) => {
    onChange({ issuer, signOnUrl, signOutUrl, certificates: [...certificates] })
    setXml('')
  }
  const isPasted = xml.trim() !== ''
  return (
    <>
      <TextField
        name="metadataUrl"
        label={t('sso.saml.metadataUrl')}
        description={t('sso.saml.metadataUrlHelp')}
        inputMode="url"
        value={metadataUrl}
        onChange={(next) => {
          onChange({ metadataUrl: next })
          read.reset()
        }}
        errorMessage={problems['url'] ?? errors['metadataUrl']}
        maxLength={1000}
        isOptional
      />
      <TextArea
        label={t('sso.saml.metadata')}
        description={t('sso.saml.metadataHelp')}
        value={xml}
        onChange={(next) => {
          setXml(next)
          read.reset()
        }}
        errorMessage={problems['xml']}
        spellCheck="false"
        isOptional
      />
      <Row>
        <Button
          isPending={read.isPending}
          isDisabled={!isPasted && url === ''}
          onPress={() => read.mutate({ body: isPasted ? { xml } : { url } }, { onSuccess: fill })}
        >
          {t('sso.saml.read')}
        </Button>
        {read.isSuccess && !isPasted && <span role="status">{t('sso.saml.filled')}</span>}
      </Row>
      {read.error && Object.keys(problems).length === 0 && (
        <InlineAlert tone="danger" isAnnounced>
          {errorText(read.error)}
        </InlineAlert>
      )}
    </>
  )
}
