import { useCan } from '@dragoman/hooks/permissions'
import type { InvoiceCreditUse } from '@dragoman/sdk/operations/receivables'
import { requirements } from '@dragoman/sdk/requirements'
import { RowListItem } from '@dragoman/ui/RowList'
import { TextButton } from '@dragoman/ui/TextButton'
import { Suspense, useState, type ReactNode } from 'react'
import { formatMoney } from '../../../i18n/format-amounts.ts'
import { formatDate } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { overlay } from '../../../lazy.tsx'
import styles from './detail.module.css'

const ReverseCreditUse = overlay(() => import('./ReverseCreditUse.tsx'), 'ReverseCreditUse')

export interface CreditUseRowProps {
  use: InvoiceCreditUse
  currency: string
  baseCurrency: string | undefined
  /** Where the credit comes from or goes. */
  children: ReactNode
}

/** A use of credit. One that was a mistake is reversed; it stays in the list, struck through. */
export function CreditUseRow({ use, currency, baseCurrency, children }: CreditUseRowProps) {
  const { amount, date, reference, reversed, fxDifference } = use
  const mayReverse = useCan(requirements['receivables.reverseCreditUse'])
  const [isReversing, setIsReversing] = useState(false)
  return (
    <>
      <RowListItem
        end={<span className={reversed ? styles.struck : undefined}>{formatMoney(amount, currency)}</span>}
        below={
          <span className={styles.stacked}>
            <span>{formatDate(Date.parse(date), 'UTC')}</span>
            {reference && <bdi>{reference}</bdi>}
            {fxDifference !== undefined && fxDifference !== 0 && baseCurrency !== undefined && (
              <span>{t('receivables.fxDifference', { amount: formatMoney(fxDifference, baseCurrency) })}</span>
            )}
            {reversed && <span>{t('receivables.reversed')}</span>}
            {!reversed && mayReverse && (
              <TextButton onPress={() => setIsReversing(true)}>{t('receivables.reverse')}</TextButton>
            )}
          </span>
        }
      >
        {children}
      </RowListItem>
      <Suspense>
        {isReversing && <ReverseCreditUse use={use} currency={currency} onClose={() => setIsReversing(false)} />}
      </Suspense>
    </>
  )
}
