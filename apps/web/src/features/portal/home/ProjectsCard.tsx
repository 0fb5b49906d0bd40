import type { HomeProject } from '@dragoman/sdk/operations/home'
import { Card } from '@dragoman/ui/Card'
import { Row } from '@dragoman/ui/Page'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { CountBadge } from '@dragoman/ui/StatusBadge'
import type { ReactNode } from 'react'
import { DueDate } from '../../../display/DueDate.tsx'
import { formatList, formatNumber, formatPercent, languageName } from '../../../i18n/format.ts'
import { formatMoney } from '../../../i18n/format-amounts.ts'
import { t } from '../../../i18n/t.ts'
import { Link } from '../../../ground/links.ts'
import styles from '../portal.module.css'

/** A project of a client, as one line says it. */
export type PortalRow = Pick<
  HomeProject,
  'uuid' | 'reference' | 'status' | 'count' | 'targetLocales' | 'dueDate' | 'progress' | 'totalCost' | 'currency'
>

export interface ProjectsCardProps {
  title: string
  description?: string
  empty: string
  /** Undefined while they load. */
  rows: readonly PortalRow[] | undefined
  total: number | undefined
  status: 'approved' | 'delivered' | 'draft' | 'pending'
  actionsOf: (row: PortalRow) => ReactNode
}

/** Projects of a client in one state, each with what can be done with it. */
export function ProjectsCard({ title, description, empty, rows, total, status, actionsOf }: ProjectsCardProps) {
  const hasMore = rows !== undefined && total !== undefined && total > rows.length
  return (
    <Card
      title={
        <>
          {title} {total !== undefined && total > 0 && <CountBadge>{formatNumber(total)}</CountBadge>}
        </>
      }
      description={description}
      actions={
        hasMore && (
          <Link to="/projects" search={{ filter: `status:${status}` }}>
            {t('home.all')}
          </Link>
        )
      }
      isFlush
    >
      {!rows && (
        <div className={styles.waiting} aria-busy>
          <Skeleton lines={4} />
        </div>
      )}
      {rows?.length === 0 && <p className={styles.empty}>{empty}</p>}
      {rows && rows.length > 0 && (
        <ul className={styles.list} aria-label={title}>
          {rows.map((row) => (
            <li key={row.uuid} className={styles.row}>
              <About row={row} />
              <Row justify="end">{actionsOf(row)}</Row>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

function About({ row }: { row: PortalRow }) {
  const { uuid, reference, status, count, targetLocales, dueDate, progress, totalCost, currency } = row
  return (
    <div>
      <span className={styles.name}>
        <Link to="/projects/$id" params={{ id: uuid }} variant="plain">
          <bdi>{reference}</bdi>
        </Link>
      </span>
      <span className={styles.detail}>
        {status === 'APPROVED'
          ? t('home.done', { share: formatPercent(Math.floor(progress) / 100) })
          : t('home.words', { count })}
        {' · '}
        {formatList(targetLocales.map(languageName))}
      </span>
      {status === 'PENDING' && totalCost !== undefined && currency && (
        <span className={styles.amount}>{formatMoney(totalCost, currency)}</span>
      )}
      {dueDate !== undefined && status !== 'DELIVERED' && (
        <span className={styles.detail}>
          <DueDate value={dueDate} status={status} />
        </span>
      )}
    </div>
  )
}
