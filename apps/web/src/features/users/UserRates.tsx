import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { UserRate, UserRateDetail } from '@dragoman/sdk/operations/userRates'
import { Badge } from '@dragoman/ui/StatusBadge'
import { DataTable, type Column } from '@dragoman/ui/DataTable'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useId, useMemo } from 'react'
import { Languages } from '../../display/Languages.tsx'
import { RegionError } from '../../errors/RegionError.tsx'
import { enumWord } from '../../i18n/enum-word.ts'
import { formatMoney, formatUnitPrice } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'
import styles from './UserRates.module.css'

/** What a person is paid: one card a currency or unit, one line a language pair and step. */
export function UserRates({ userUUID }: { userUUID: string }) {
  const { data: rates, error, refetch } = useQuery(query(api.userRates.list, { path: { userUUID } }))
  if (error) return <RegionError error={error} onRetry={() => void refetch()} />
  if (!rates) return <Skeleton lines={6} />
  if (rates.length === 0) {
    return (
      <EmptyState kind="first-use" icon="wallet" title={t('users.rates.none')}>
        {t('users.rates.noneText')}
      </EmptyState>
    )
  }
  return rates.map((rate) => <Rate key={rate.uuid} rate={rate} />)
}

const lineId = ({ uuid }: UserRateDetail) => uuid

function Rate({ rate }: { rate: UserRate }) {
  const titleId = useId()
  const { data: workflows } = useSuspenseQuery(query(api.workflows.list))
  const { currency, minimumFee, isDefault, rateDetails } = rate
  const columns = useMemo<Column<UserRateDetail>[]>(() => {
    const price = (id: 'wordRate' | 'hourlyRate' | 'dailyRate' | 'pagesRate', header: string): Column<UserRateDetail> => ({
      id,
      header,
      width: 112,
      align: 'end',
      cell: ({ [id]: amount }) => amount !== undefined && formatUnitPrice(amount, currency),
    })
    return [
      { id: 'languagePair', header: t('users.languages'), minWidth: 220, cell: ({ languagePair }) => <Pair codes={languagePair} /> },
      {
        id: 'workflow',
        header: t('users.rates.step'),
        minWidth: 140,
        cell: ({ workflowUuid }) => {
          const step = workflows.find(({ uuid }) => uuid === workflowUuid)
          return step && enumWord('workflow', step.code, step.title)
        },
      },
      price('wordRate', enumWord('costUnit', 'WORD')),
      price('hourlyRate', enumWord('costUnit', 'HOUR')),
      price('dailyRate', enumWord('costUnit', 'DAY')),
      price('pagesRate', enumWord('costUnit', 'PAGE')),
    ]
  }, [currency, workflows])
  return (
    <section className={styles.rate} aria-labelledby={titleId}>
      <header className={styles.header}>
        <h2 id={titleId} className={styles.title}>
          {t('users.rates.in', { currency })}
        </h2>
        {isDefault && <Badge tone="info">{t('users.rates.default')}</Badge>}
        {minimumFee !== undefined && t('users.rates.minimum', { amount: formatMoney(minimumFee, currency) })}
      </header>
      <DataTable
        label={t('users.rates.in', { currency })}
        columns={columns}
        rows={rateDetails}
        rowId={lineId}
        maxHeight={400}
        empty={<EmptyState kind="first-use" headingLevel={3} title={t('users.rates.none')} />}
      />
    </section>
  )
}

function Pair({ codes }: { codes: string }) {
  const [source, target] = codes.split(':')
  return <Languages source={source!} target={target!} />
}
