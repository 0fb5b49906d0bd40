import type { PayableItem } from '@dragoman/sdk/operations/payables'
import { DescriptionList, Property } from '@dragoman/ui/DescriptionList'
import { Link } from '@dragoman/ui/Link'
import { Moment } from '../../../display/Moment.tsx'
import { formatBytes } from '../../../i18n/format-amounts.ts'
import { formatDate } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'

/** The document that the account has issued for a linguist, and what they say to it. */
export function SelfBillFacts({ payable }: { payable: PayableItem }) {
  const { document, objectUntil, agreedDate, objectedDate } = payable
  return (
    <DescriptionList layout="beside">
      {document && (
        <Property term={t('payables.selfBill.document')}>
          <Link href={document.url} download={document.name}>
            <bdi>{document.name}</bdi>
          </Link>{' '}
          {formatBytes(document.size)}
        </Property>
      )}
      {objectUntil !== undefined && (
        <Property term={t('payables.selfBill.until')}>{formatDate(Date.parse(objectUntil), 'UTC')}</Property>
      )}
      {agreedDate !== undefined && (
        <Property term={t('payables.selfBill.agreedOn')}>
          <Moment value={agreedDate} as="date" />
        </Property>
      )}
      {objectedDate !== undefined && (
        <Property term={t('payables.selfBill.objectedOn')}>
          <Moment value={objectedDate} as="date" />
        </Property>
      )}
    </DescriptionList>
  )
}
