import { useCan } from '@dragoman/hooks/permissions'
import type { ClientPayment, ClientPaymentRefund, Invoice } from '@dragoman/sdk/operations/receivables'
import { requirements } from '@dragoman/sdk/requirements'
import { Card } from '@dragoman/ui/Card'
import { RowList, RowListItem } from '@dragoman/ui/RowList'
import { TextButton } from '@dragoman/ui/TextButton'
import { Suspense, useState } from 'react'
import { formatMoney } from '../../../i18n/format-amounts.ts'
import { formatDate } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { overlay } from '../../../lazy.tsx'
import styles from './detail.module.css'

const UsePayment = overlay(() => import('./UsePayment.tsx'), 'UsePayment')
const RefundPayment = overlay(() => import('./RefundPayment.tsx'), 'RefundPayment')
const ReversePaymentRefund = overlay(() => import('./ReversePaymentRefund.tsx'), 'ReversePaymentRefund')

type Opened = { what: 'use' | 'refund'; payment: ClientPayment } | { what: 'reverse'; refund: ClientPaymentRefund }

/** Payments of the client of which something is left: it pays an invoice, or is paid back. */
export function RestsCard({ invoice }: { invoice: Invoice }) {
  const { unallocatedPayments: payments, currency } = invoice
  const mayUse = useCan(requirements['receivables.allocatePayment'])
  const mayReverse = useCan(requirements['receivables.reversePaymentRefund'])
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  return (
    <Card title={t('receivables.rests')}>
      <RowList>
        {payments.map((payment) => (
          <RowListItem
            key={payment.uuid}
            end={formatMoney(payment.unallocatedAmount, currency)}
            below={
              <span className={styles.stacked}>
                {payment.reference && <bdi>{payment.reference}</bdi>}
                {mayUse && payment.unallocatedAmount > 0 && (
                  <span className={styles.choices}>
                    <TextButton onPress={() => setOpened({ what: 'use', payment })}>
                      {t('receivables.useCredit')}
                    </TextButton>
                    <TextButton onPress={() => setOpened({ what: 'refund', payment })}>
                      {t('receivables.refund')}
                    </TextButton>
                  </span>
                )}
              </span>
            }
          >
            {t('receivables.restOf', { day: formatDate(Date.parse(payment.valueDate), 'UTC') })}
          </RowListItem>
        ))}
        {payments
          .flatMap(({ refunds }) => refunds)
          .map((refund) => (
            <RowListItem
              key={refund.uuid}
              end={
                <span className={refund.reversed ? styles.struck : undefined}>
                  {formatMoney(refund.amount, currency)}
                </span>
              }
              below={
                <span className={styles.stacked}>
                  <span>{formatDate(Date.parse(refund.date), 'UTC')}</span>
                  {refund.reference && <bdi>{refund.reference}</bdi>}
                  {refund.reversed && <span>{t('receivables.reversed')}</span>}
                  {!refund.reversed && mayReverse && (
                    <TextButton onPress={() => setOpened({ what: 'reverse', refund })}>
                      {t('receivables.reverse')}
                    </TextButton>
                  )}
                </span>
              }
            >
              {t('receivables.refunded')}
            </RowListItem>
          ))}
      </RowList>
      <Suspense>
        {opened?.what === 'use' && <UsePayment payment={opened.payment} invoice={invoice} onClose={close} />}
        {opened?.what === 'refund' && (
          <RefundPayment payment={opened.payment} baseCurrency={invoice.baseCurrency} onClose={close} />
        )}
        {opened?.what === 'reverse' && (
          <ReversePaymentRefund refund={opened.refund} currency={currency} onClose={close} />
        )}
      </Suspense>
    </Card>
  )
}
