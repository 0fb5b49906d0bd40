import type { HomeAmount, HomeFinance } from '@dragoman/sdk/operations/home'
import { Card } from '@dragoman/ui/Card'
import { DescriptionList, Property } from '@dragoman/ui/DescriptionList'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { formatNumber } from '../../i18n/format.ts'
import { formatMoney } from '../../i18n/format-amounts.ts'
import { t } from '../../i18n/t.ts'
import { Link } from '../../ground/links.ts'
import { amountsText } from './amounts.ts'
import styles from './home.module.css'

/** The figures of an administrator: amounts to invoice and to pay, and failed jobs. */
export function AccountFacts({ finance: data }: { finance: HomeFinance | undefined }) {
  return (
    <Card title={t('home.account')}>
      <div className={styles.facts} aria-busy={!data || undefined}>
        {!data && <Skeleton lines={6} />}
        {data && (
          <DescriptionList>
            <Property term={t('home.toInvoice')}>
              <div>{amountsText(data.toInvoice) || '–'}</div>
              <InBase amounts={data.toInvoice} total={data.toInvoiceTotal} currency={data.baseCurrency} />
              <Link to="/projects" search={{ filter: 'status:delivered' }}>
                {t('home.projects', { count: data.toInvoiceProjects })}
              </Link>
            </Property>
            <Property term={t('home.toPay')}>
              <div>{amountsText(data.toPay) || '–'}</div>
              <InBase amounts={data.toPay} total={data.toPayTotal} currency={data.baseCurrency} />
              <Link to="/tasks" search={{ statuses: ['DELIVERED'] }}>
                {t('home.tasks', { count: data.toPayTasks })}
              </Link>
            </Property>
            <Property term={t('home.failedJobs')}>{formatNumber(data.failedJobs)}</Property>
          </DescriptionList>
        )}
      </div>
    </Card>
  )
}

interface InBaseProps {
  amounts: readonly HomeAmount[]
  /** In `currency`; undefined where an exchange rate is missing. */
  total: number | undefined
  currency: string
}

/** Amounts in several currencies as one sum in that of the account. */
function InBase({ amounts, total, currency }: InBaseProps) {
  const isClear = amounts.every((amount) => amount.currency === currency)
  return !isClear && total !== undefined && <div>{t('home.inBase', { amount: formatMoney(total, currency) })}</div>
}
