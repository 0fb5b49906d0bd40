import type { HomeOverview } from '@dragoman/sdk/operations/home'
import { Tiles } from '@dragoman/ui/Page'
import { Stat } from '@dragoman/ui/Stat'
import { formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'
import { Link } from '../../ground/links.ts'
import { amountsText } from './amounts.ts'
import { Changes } from './Changes.tsx'
import { MonthChart } from './HomeCharts.tsx'
import styles from './home.module.css'
import { ProjectRows } from './ProjectRows.tsx'

/** The work that waits for a client: quotes to approve, the progress of projects, deliveries. */
export function ClientHome({ overview }: { overview: HomeOverview | undefined }) {
  const data = overview?.client
  const figure = (
    status: 'PENDING' | 'APPROVED' | 'DELIVERED',
    label: string,
    value: number | undefined,
    meta = '',
  ) => (
    <Stat
      label={null}
      value={value === undefined ? undefined : formatNumber(value)}
      link={
        <Link to="/projects" search={{ filter: `status:${status.toLowerCase()}` }} variant="plain">
          {label}
        </Link>
      }
      meta={meta || '\u00A0'}
    />
  )
  const rows = (
    title: string,
    status: 'PENDING' | 'APPROVED' | 'DELIVERED',
    empty: string,
    list: 'toApprove' | 'inProgress' | 'delivered',
    total: number | undefined,
  ) => (
    <ProjectRows
      title={title}
      rows={data?.[list]}
      total={total}
      limit={5}
      isOwn
      empty={empty}
      all={
        <Link to="/projects" search={{ filter: `status:${status.toLowerCase()}` }}>
          {t('home.all')}
        </Link>
      }
    />
  )
  return (
    <>
      <div className={styles.figures}>
        <Tiles minimum={160}>
          {figure('PENDING', t('home.toApprove'), data?.toApproveTotal, data && amountsText(data.quoted))}
          {figure('APPROVED', t('home.inProgress'), data?.inProgressTotal)}
          {figure('DELIVERED', t('home.delivered'), data?.deliveredTotal, t('home.thisMonth'))}
        </Tiles>
      </div>
      <div className={styles.work}>
        <div className={styles.column} data-waiting={!data || undefined}>
          {rows(t('home.toApprove'), 'PENDING', t('home.toApprove.empty'), 'toApprove', data?.toApproveTotal)}
          {rows(t('home.inProgress'), 'APPROVED', t('home.inProgress.empty'), 'inProgress', data?.inProgressTotal)}
          {rows(t('home.lastDelivered'), 'DELIVERED', t('home.lastDelivered.empty'), 'delivered', undefined)}
        </div>
        <div className={styles.column} data-waiting={!data || undefined}>
          <MonthChart
            title={t('home.wordsByMonth')}
            months={data?.words}
            series={t('home.wordsLabel')}
            timezone={overview?.timezone}
            empty={t('home.wordsDelivered.empty')}
            fileName="words-by-month"
          />
          <Changes changes={overview?.changes} />
        </div>
      </div>
    </>
  )
}
