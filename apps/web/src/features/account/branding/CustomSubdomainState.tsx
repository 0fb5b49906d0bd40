import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { Certificate, CustomSubdomain } from '@dragoman/sdk/operations/addresses'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { CopyableId } from '@dragoman/ui/CopyButton'
import { DescriptionList, Property } from '@dragoman/ui/DescriptionList'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Row } from '@dragoman/ui/Page'
import { Badge } from '@dragoman/ui/StatusBadge'
import { useMutation } from '@tanstack/react-query'
import { errorText } from '../../../errors/error-text.ts'
import { confirmDelete } from '../../../form/confirm-delete.ts'
import { formatDate } from '../../../i18n/format.ts'
import { formatFullTimestamp } from '../../../i18n/format-days.ts'
import { t } from '../../../i18n/t.ts'
import styles from './branding.module.css'

const tones = { WAITING: 'neutral', VERIFIED: 'success', FAILED: 'danger' } as const

export interface CustomSubdomainStateProps {
  accountUUID: string
  custom: CustomSubdomain
  certificate: Certificate | undefined
  onChange: () => Promise<unknown>
}

/** A custom subdomain with the records that it needs, and how far DNS has them. */
export function CustomSubdomainState({ accountUUID, custom, certificate, onChange }: CustomSubdomainStateProps) {
  const { host, url, record, target, checkedDate } = custom
  const verified = custom.status === 'VERIFIED'
  const status = checkedDate === undefined ? 'WAITING' : verified ? 'VERIFIED' : 'FAILED'
  const path = { accountUUID }
  const check = useMutation({ ...mutation(api.addresses.checkCustomSubdomain), meta: { showsErrors: true } })
  const remove = useMutation({ ...mutation(api.addresses.removeCustomSubdomain), meta: { showsErrors: true } })
  const discard = useMutation({ ...mutation(api.addresses.removeCertificate), meta: { showsErrors: true } })
  const ask = (kind: 'custom' | 'certificate', run: () => Promise<unknown>) =>
    confirmDelete({
      title: t(`branding.${kind}.removeTitle`),
      text: t(`branding.${kind}.removeText`, { host }),
      verb: t(kind === 'custom' ? 'branding.remove' : 'branding.discard'),
      run: () => run().then(onChange),
    })
  const hasCertificate = certificate?.validUntil !== undefined && certificate.status !== 'REMOVED'
  return (
    <Card
      title={t('branding.custom')}
      actions={
        <span role="status">
          <Badge tone={tones[status]}>{t(`branding.custom.status.${status}`)}</Badge>
        </span>
      }
    >
      <div className={styles.setting}>
        <p>{verified ? <a href={url}>{host}</a> : <bdi>{host}</bdi>}</p>
        <p className={styles.meta}>{t('branding.custom.records')}</p>
        <DescriptionList>
          <Property term={t('branding.custom.txtName')}>
            <CopyableId value={record.name} labels={{ copy: t('branding.custom.copyName') }} />
          </Property>
          <Property term={t('branding.custom.txtText')}>
            <CopyableId value={record.value} labels={{ copy: t('branding.custom.copyText') }} />
          </Property>
          <Property term={t('branding.custom.cname')}>
            <CopyableId value={target} labels={{ copy: t('branding.custom.copyTarget') }} />
          </Property>
        </DescriptionList>
        <LookUp custom={custom} isVerified={verified} />
        {certificate && <p className={styles.meta}>{certificateText(certificate)}</p>}
        <Row>
          <Button
            isPending={check.isPending}
            onPress={() => check.mutate({ path }, { onSuccess: () => void onChange() })}
          >
            {t('branding.custom.check')}
          </Button>
          <Button
            variant="quiet"
            aria-label={t('branding.custom.remove')}
            onPress={() => ask('custom', () => remove.mutateAsync({ path }))}
          >
            {t('branding.remove')}
          </Button>
          {hasCertificate && (
            <Button variant="quiet" onPress={() => ask('certificate', () => discard.mutateAsync({ path }))}>
              {t('branding.certificate.remove')}
            </Button>
          )}
        </Row>
        <p className={styles.meta}>
          {checkedDate === undefined
            ? t('branding.custom.daily')
            : t('branding.custom.checked', { date: formatFullTimestamp(checkedDate) })}
        </p>
        {check.error && (
          <InlineAlert tone="danger" isAnnounced>
            {errorText(check.error)}
          </InlineAlert>
        )}
      </div>
    </Card>
  )
}

/** The result of the last look-up, where it did not find the record. */
function LookUp({ custom: { found, lookupFailed }, isVerified }: { custom: CustomSubdomain; isVerified: boolean }) {
  if (lookupFailed) return <InlineAlert tone="warning">{t('branding.custom.unreachable')}</InlineAlert>
  if (!found) return null
  return (
    <InlineAlert tone={isVerified ? 'warning' : 'danger'}>
      {t(isVerified ? 'branding.custom.gone' : found.length > 0 ? 'branding.custom.found' : 'branding.custom.none')}
      {found.length > 0 && (
        <ul className={styles.found}>
          {found.map((text, position) => (
            // oxlint-disable-next-line react/no-array-index-key -- a record can be there twice
            <li key={position}>
              <bdi>{text}</bdi>
            </li>
          ))}
        </ul>
      )}
    </InlineAlert>
  )
}

function certificateText({ status, validUntil, issuer }: Certificate): string {
  const date = validUntil === undefined ? '' : formatDate(validUntil)
  switch (status) {
    case 'VALID':
      return t('branding.certificate.VALID', { date, issuer: issuer ?? '' })
    case 'EXPIRED':
      return t('branding.certificate.EXPIRED', { date })
    case 'OTHER_HOST':
      return t('branding.certificate.OTHER_HOST')
    case 'REMOVED':
      return t('branding.certificate.REMOVED')
    case 'MISSING':
      return t('branding.certificate.MISSING')
    default:
      return t('branding.certificate.UNKNOWN')
  }
}
