import { Button } from '@dragoman/ui/Button'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Row } from '@dragoman/ui/Page'
import { RowList, RowListItem } from '@dragoman/ui/RowList'
import { TextArea } from '@dragoman/ui/TextArea'
import { useId, useState } from 'react'
import { formatDate } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'
import type { FieldsProps } from './field-props.ts'
import styles from './sso.module.css'

/** The certificates of a SAML provider: the next one is added before the present one ends. */
export function SamlCertificates({ draft, onChange, errors, isTried }: FieldsProps) {
  const [text, setText] = useState('')
  const id = useId()
  const { certificates } = draft
  const wrong = Object.entries(errors).find(([field]) => field.startsWith('certificates'))?.[1]
  const problem = wrong ?? (isTried && certificates.length === 0 ? t('sso.saml.noCertificate') : undefined)
  const without = (position: number) => certificates.filter((_, other) => other !== position)
  return (
    <>
      {certificates.length > 0 && (
        <div role="group" aria-labelledby={id}>
          <div id={id} className={styles.label}>
            {t('sso.saml.certificates')}
          </div>
          <RowList>
            {certificates.map(({ certificate, subject = t('sso.saml.pasted'), fingerprint, validUntil }, position) => (
              <RowListItem
                key={certificate}
                end={validUntil !== undefined && t('sso.saml.validUntil', { date: formatDate(validUntil) })}
                below={
                  <>
                    {fingerprint !== undefined && (
                      <div>
                        <bdi className={styles.found}>{fingerprint}</bdi>
                      </div>
                    )}
                    <Button
                      variant="quiet"
                      size="small"
                      aria-label={t('sso.saml.removeCertificate', { subject })}
                      onPress={() => onChange({ certificates: without(position) })}
                    >
                      {t('sso.remove')}
                    </Button>
                  </>
                }
              >
                <span>
                  <bdi>{subject}</bdi>
                </span>
              </RowListItem>
            ))}
          </RowList>
        </div>
      )}
      <TextArea
        label={t('sso.saml.certificate')}
        description={t('sso.saml.certificateHelp')}
        value={text}
        onChange={setText}
        spellCheck="false"
        isOptional={certificates.length > 0}
      />
      <Row>
        <Button
          isDisabled={text.trim() === ''}
          onPress={() => {
            onChange({ certificates: [...certificates, { certificate: text.trim() }] })
            setText('')
          }}
        >
          {t('sso.saml.addCertificate')}
        </Button>
      </Row>
      {problem && <InlineAlert tone="danger">{problem}</InlineAlert>}
    </>
  )
}
