import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { Payout } from '@dragoman/sdk/operations/payouts'
import { Card } from '@dragoman/ui/Card'
import { SegmentedControl } from '@dragoman/ui/SegmentedControl'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { RegionError } from '../../../errors/RegionError.tsx'
import { formatMoney } from '../../../i18n/format-amounts.ts'
import { formatNumber } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import styles from '../payouts.module.css'
import { FigureRow, figureNames } from './FigureRow.tsx'

/** Each payment of a run in six figures; those that differ stand out, with the cause. */
export function PayoutFigures({ payout }: { payout: Payout }) {
  const [shown, setShown] = useState<'all' | 'different'>('all')
  const path = { payoutUUID: payout.uuid }
  const { data, error, refetch } = useQuery(query(api.payouts.getReconciliation, { path }))
  const different = data?.rows.filter(({ cause }) => cause !== undefined) ?? []
  const rows = shown === 'all' ? data?.rows : different
  const sum = (name: (typeof figureNames)[number]) => data?.rows.reduce((total, row) => total + (row[name] ?? 0), 0)
  return (
    <Card
      isFlush
      title={t('payouts.figures')}
      description={t('payouts.figuresText')}
      actions={
        <SegmentedControl
          label={t('payouts.show')}
          value={shown}
          onChange={setShown}
          options={[
            { id: 'all', label: t('payouts.all'), count: formatNumber(payout.payables) },
            { id: 'different', label: t('payouts.different'), count: formatNumber(different.length) },
          ]}
        />
      }
    >
      {error && !data ? (
        <RegionError error={error} onRetry={() => void refetch()} />
      ) : !rows ? (
        <div className={styles.padded}>
          <Skeleton lines={5} />
        </div>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
        <div className={styles.scroll} role="region" aria-label={t('payouts.figures')} tabIndex={0}>
          <table className={styles.figures} aria-label={t('payouts.figures')}>
            <thead>
              <tr>
                <th scope="col">{t('payouts.payable')}</th>
                {figureNames.map((name) => (
                  <th key={name} scope="col" data-align="end">
                    {t(`payouts.figure.${name}`)}
                  </th>
                ))}
                <th scope="col" data-align="end">
                  {t('payouts.difference')}
                </th>
                <th scope="col">{t('payouts.causeLabel')}</th>
                <th scope="col">{t('shell.actions')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => {
                const payment = payout.payments.find(({ uuid }) => uuid === row.paymentUuid)
                return payment && <FigureRow key={row.paymentUuid} payout={payout} payment={payment} figures={row} />
              })}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{t('payouts.payableCount', { count: payout.payables })}</th>
                {figureNames.map((name) => (
                  <td key={name} data-align="end">
                    {formatMoney(sum(name) ?? 0, payout.currency)}
                  </td>
                ))}
                <td colSpan={3}>{different.length > 0 && t('payouts.toExplain', { count: different.length })}</td>
              </tr>
            </tfoot>
          </table>
        </div>
      )}
    </Card>
  )
}
