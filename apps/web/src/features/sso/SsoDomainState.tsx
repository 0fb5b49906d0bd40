import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { SsoDomain } from '@dragoman/sdk/operations/sso'
import { Button } from '@dragoman/ui/Button'
import { CopyableId } from '@dragoman/ui/CopyButton'
import { DescriptionList, Property } from '@dragoman/ui/DescriptionList'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Row } from '@dragoman/ui/Page'
import { Badge } from '@dragoman/ui/StatusBadge'
import { useMutation } from '@tanstack/react-query'
import { confirmDelete } from '../../form/confirm-delete.ts'
import { t } from '../../i18n/t.ts'
import styles from './sso.module.css'

const statuses = ['WAITING', 'VERIFIED', 'FAILED'] as const
const tones = { WAITING: 'neutral', VERIFIED: 'success', FAILED: 'danger' } as const

/** An email domain with the record that it needs, and how far DNS has it. */
export function SsoDomainState({ domain: one }: { domain: SsoDomain }) {
  const { domain, record, found, lookupFailed } = one
  const status = statuses.find((each) => each === one.status) ?? 'WAITING'
  const { mutateAsync: check } = useMutation({ ...mutation(api.sso.checkDomain), meta: { showsErrors: true } })
  const { mutateAsync: remove } = useMutation({ ...mutation(api.sso.removeDomain), meta: { showsErrors: true } })
  const query = { domain }
  const ask = () =>
    confirmDelete({
      title: t('sso.removeDomain', { domain }),
      text: t('sso.removeDomainText', { domain }),
      verb: t('sso.remove'),
      asksPassword: true,
      run: (password) => remove({ query, body: { password } }),
    })
  const askToCheck = () =>
    confirmDelete({
      title: t('sso.checkDomainOf', { domain }),
      tone: 'accent',
      text: t('sso.checkDomainText', { domain }),
      verb: t('sso.checkDomain'),
      asksPassword: true,
      run: (password) => check({ query, body: { password } }),
    })
  return (
    <div className={styles.group}>
      <Row>
        <bdi>{domain}</bdi>
        <span role="status">
          <Badge tone={tones[status]}>{t(`sso.status.${status}`)}</Badge>
        </span>
      </Row>
      <DescriptionList>
        <Property term={t('sso.recordName')}>
          <CopyableId value={record.name} labels={{ copy: t('sso.copyName') }} />
        </Property>
        <Property term={t('sso.recordValue')}>
          <CopyableId value={record.value} labels={{ copy: t('sso.copyValue') }} />
        </Property>
      </DescriptionList>
      {lookupFailed && <InlineAlert tone="warning">{t('sso.lookupFailed')}</InlineAlert>}
      {found && found.length > 0 && (
        <InlineAlert tone="danger" title={t('sso.found')}>
          <bdi className={styles.found}>{found.join(' · ')}</bdi>
        </InlineAlert>
      )}
      <Row>
        <Button aria-label={t('sso.checkDomainOf', { domain })} onPress={askToCheck}>
          {t('sso.checkDomain')}
        </Button>
        <Button variant="quiet" aria-label={t('sso.removeDomain', { domain })} onPress={ask}>
          {t('sso.remove')}
        </Button>
      </Row>
    </div>
  )
}
