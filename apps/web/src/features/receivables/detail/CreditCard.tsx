import { useCan } from '@dragoman/hooks/permissions'
import type { Invoice, InvoiceCreditUse } from '@dragoman/sdk/operations/receivables'
import { requirements } from '@dragoman/sdk/requirements'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { RowList } from '@dragoman/ui/RowList'
import { Suspense, useState } from 'react'
import { formatMoney } from '../../../i18n/format-amounts.ts'
import { t } from '../../../i18n/t.ts'
import { overlay } from '../../../lazy.tsx'
import { CreditUseRow } from './CreditUseRow.tsx'
import styles from './detail.module.css'

const UseCredit = overlay(() => import('./UseCredit.tsx'), 'UseCredit')
const RefundCredit = overlay(() => import('./RefundCredit.tsx'), 'RefundCredit')

/** The uses of an invoice's own credit. */
export const ownUses = ({ uuid, creditUses }: Invoice): InvoiceCreditUse[] =>
  creditUses.filter(({ of }) => of.uuid === uuid)

/** The credit that a client has of an invoice, and its uses: for other invoices, or paid back. */
export function CreditCard({ invoice }: { invoice: Invoice }) {
  const { clientCredit, currency, baseCurrency } = invoice
  const mayUse = useCan(requirements['receivables.allocateCredit'])
  const [open, setOpen] = useState<'use' | 'refund'>()
  const close = () => setOpen(undefined)
  const uses = ownUses(invoice)
  return (
    <Card
      title={t('receivables.clientCredit')}
      footer={
        mayUse &&
        clientCredit > 0 && (
          <>
            <Button onPress={() => setOpen('use')}>{t('receivables.useCredit')}</Button>
            <Button onPress={() => setOpen('refund')}>{t('receivables.refund')}</Button>
          </>
        )
      }
    >
      <p className={styles.note}>
        {clientCredit > 0 && `${t('receivables.clientCreditText')} `}
        {t('receivables.creditLeft', { amount: formatMoney(clientCredit, currency) })}
      </p>
      {uses.length > 0 && (
        <RowList>
          {uses.map((use) => (
            <CreditUseRow key={use.uuid} use={use} currency={currency} baseCurrency={baseCurrency}>
              {use.invoice ? t('receivables.creditTo', { number: use.invoice.number }) : t('receivables.refunded')}
            </CreditUseRow>
          ))}
        </RowList>
      )}
      <Suspense>
        {open === 'use' && <UseCredit invoice={invoice} onClose={close} />}
        {open === 'refund' && <RefundCredit invoice={invoice} onClose={close} />}
      </Suspense>
    </Card>
  )
}
