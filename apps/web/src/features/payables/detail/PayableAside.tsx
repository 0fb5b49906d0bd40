import type { Payable } from '@dragoman/sdk/operations/payables'
import { Person } from '@dragoman/ui/Avatar'
import { Card } from '@dragoman/ui/Card'
import { DescriptionList, Property } from '@dragoman/ui/DescriptionList'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { Link } from '@dragoman/ui/Link'
import { RowList, RowListItem } from '@dragoman/ui/RowList'
import { Moment } from '../../../display/Moment.tsx'
import { formatBytes, formatMoney } from '../../../i18n/format-amounts.ts'
import { formatDate } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { SelfBillFacts } from './SelfBillFacts.tsx'
import { PayoutMethod } from '../PayoutMethod.tsx'

/** Beside a payable: who has approved it, the invoice of the linguist, and how it is paid. */
export function PayableAside({ payable }: { payable: Payable }) {
  const { approvals, createdBy, payableFiles, payment, singleOfficer, vendorMonthlyAverage, currency } = payable
  const [file] = payableFiles
  return (
    <>
      {approvals && (
        <Card title={t('payables.approvals')} {...(singleOfficer && { description: t('payables.singleOfficer') })}>
          <RowList>
            {createdBy && (
              <RowListItem end={<Moment value={payable.creationDate} as="date" />} below={t('payables.createdIt')}>
                <Person name={createdBy.name} src={createdBy.avatar} />
              </RowListItem>
            )}
            {approvals.map(({ user, date }) => (
              <RowListItem key={user.uuid} end={<Moment value={date} as="date" />} below={t('payables.approved')}>
                <Person name={user.name} src={user.avatar} />
              </RowListItem>
            ))}
          </RowList>
        </Card>
      )}
      <Card title={t('payables.invoice')}>
        {payable.selfBilled ? (
          <SelfBillFacts payable={payable} />
        ) : file ? (
          <DescriptionList layout="beside">
            <Property term={t('payables.file')}>
              <Link href={file.url} download={file.name}>
                <bdi>{file.name}</bdi>
              </Link>{' '}
              {formatBytes(file.size)}
            </Property>
            <Property term={t('payables.invoiceNumber')}>
              <bdi>{file.number}</bdi>
            </Property>
            <Property term={t('payables.statedTotal')}>{formatMoney(file.total, file.currency)}</Property>
            {file.date && (
              <Property term={t('payables.invoiceDate')}>{formatDate(Date.parse(file.date), 'UTC')}</Property>
            )}
            <Property term={t('payables.attached')}>
              <Moment value={file.uploadDate} />
            </Property>
          </DescriptionList>
        ) : (
          <EmptyState kind="first-use" icon="file" headingLevel={3} title={t('payables.notReceived')} />
        )}
      </Card>
      <Card title={t('payables.payment')}>
        <DescriptionList layout="beside">
          <Property term={t('payables.method')}>
            <PayoutMethod payable={payable} />
          </Property>
          {payment && <Property term={t('payouts.paidOn')}>{formatDate(Date.parse(payment.date), 'UTC')}</Property>}
          {payment?.reference && (
            <Property term={t('payouts.reference')}>
              <bdi>{payment.reference}</bdi>
            </Property>
          )}
          {vendorMonthlyAverage !== undefined && (
            <Property term={t('payables.average')}>{formatMoney(vendorMonthlyAverage, currency)}</Property>
          )}
        </DescriptionList>
      </Card>
    </>
  )
}
