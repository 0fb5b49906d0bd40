import { useCan } from '@dragoman/hooks/permissions'
import type { BankAccountRef, ClientPaymentAllocation, Invoice } from '@dragoman/sdk/operations/receivables'
import { requirements } from '@dragoman/sdk/requirements'
import { Card } from '@dragoman/ui/Card'
import { RowList, RowListItem } from '@dragoman/ui/RowList'
import { TextButton } from '@dragoman/ui/TextButton'
import { Suspense, useState } from 'react'
import { formatMoney } from '../../../i18n/format-amounts.ts'
import { formatDate } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { overlay } from '../../../lazy.tsx'
import { CreditUseRow } from './CreditUseRow.tsx'
import styles from './detail.module.css'

const ReversePayment = overlay(() => import('./ReversePayment.tsx'), 'ReversePayment')

/** The payments of an invoice. One that was a mistake is reversed; it stays in the list, struck through. */
export function PaymentsCard({ invoice }: { invoice: Invoice }) {
  const { uuid: own, payments, currency, baseCurrency } = invoice
  const fromCredit = invoice.creditUses.filter(({ of }) => of.uuid !== own)
  const mayReverse = useCan(requirements['receivables.reversePayment'])
  const [reversing, setReversing] = useState<ClientPaymentAllocation>()
  return (
    <Card title={t('receivables.payments')}>
      {payments.length === 0 && fromCredit.length === 0 && <p className={styles.note}>{t('receivables.noPayments')}</p>}
      <RowList>
        {payments.map((payment) => {
          const { uuid, amount, valueDate, reference, reversed, fxDifference, bankAccount } = payment
          return (
            <RowListItem
              key={uuid}
              end={<span className={reversed ? styles.struck : undefined}>{formatMoney(amount, currency)}</span>}
              below={
                <span className={styles.stacked}>
                  {reference && <bdi>{reference}</bdi>}
                  {bankAccount && <span>{bankText(bankAccount)}</span>}
                  {fxDifference !== undefined && fxDifference !== 0 && baseCurrency !== undefined && (
                    <span>{t('receivables.fxDifference', { amount: formatMoney(fxDifference, baseCurrency) })}</span>
                  )}
                  {reversed && <span>{t('receivables.reversed')}</span>}
                  {!reversed && mayReverse && (
                    <TextButton onPress={() => setReversing(payment)}>{t('receivables.reverse')}</TextButton>
                  )}
                </span>
              }
            >
              {formatDate(Date.parse(valueDate), 'UTC')}
            </RowListItem>
          )
        })}
        {fromCredit.map((use) => (
          <CreditUseRow key={use.uuid} use={use} currency={currency} baseCurrency={baseCurrency}>
            {t('receivables.creditFrom', { number: use.of.number })}
          </CreditUseRow>
        ))}
      </RowList>
      <Suspense>
        {reversing && (
          <ReversePayment payment={reversing} currency={currency} onClose={() => setReversing(undefined)} />
        )}
      </Suspense>
    </Card>
  )
}

const bankText = ({ bank, last4 }: BankAccountRef): string =>
  t('receivables.arrivedOn', { bank: bank ?? t('receivables.bankAccount'), last4 })
