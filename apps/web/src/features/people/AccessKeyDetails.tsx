import type { AccessKeyInfo } from '@dragoman/sdk/operations/users'
import { CopyableId } from '@dragoman/ui/CopyButton'
import { DescriptionList, Property } from '@dragoman/ui/DescriptionList'
import type { ReactNode } from 'react'
import { Moment } from '../../display/Moment.tsx'
import { formatList } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'

/** An access key: since when, until when and how far it reaches, and when it was last used. */
export function AccessKeyDetails({ info, children }: { info: AccessKeyInfo; children?: ReactNode }) {
  const { accessKey, creationDate, lastUsedDate, expirationDate, readOnly, orgUnits } = info
  return (
    <DescriptionList>
      <Property term={t('users.key')}>{accessKey && <CopyableId value={accessKey} />}</Property>
      {children}
      {creationDate !== undefined && (
        <Property term={t('users.key.created')}>
          <Moment value={creationDate} />
        </Property>
      )}
      <Property term={t('users.key.lastUsed')}>
        {lastUsedDate === undefined ? t('users.key.neverUsed') : <Moment value={lastUsedDate} as="relative" />}
      </Property>
      <Property term={t('users.key.expires')}>
        {expirationDate === undefined ? t('users.key.noEnd') : <Moment value={expirationDate} />}
      </Property>
      <Property term={t('users.key.access')}>{readOnly ? t('users.key.readOnly') : t('users.key.full')}</Property>
      <Property term={t('users.key.units')}>
        {orgUnits ? formatList(orgUnits.map(({ name }) => name)) : t('users.key.allUnits')}
      </Property>
    </DescriptionList>
  )
}
