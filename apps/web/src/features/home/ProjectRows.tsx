import type { HomeProject } from '@dragoman/sdk/operations/home'
import { Card } from '@dragoman/ui/Card'
import { Icon, type IconName } from '@dragoman/ui/Icon'
import { Skeleton } from '@dragoman/ui/Skeleton'
import type { ReactNode } from 'react'
import { drawDue, urgency } from '../../display/DueDate.tsx'
import { formatDate, formatNumber, formatPercent, formatTimestamp } from '../../i18n/format.ts'
import { formatMoney } from '../../i18n/format-amounts.ts'
import { formatRelative } from '../../i18n/format-days.ts'
import { hasMessage, t } from '../../i18n/t.ts'
import { Link, LinkButton } from '../../ground/links.ts'
import styles from './home.module.css'

export interface ProjectRowsProps {
  title: string
  /** Undefined while they load: the card has its final height. */
  rows: readonly HomeProject[] | undefined
  total: number | undefined
  /** The text if nothing waits. */
  empty: string
  /** A link to the whole list, shown while there are more. */
  all: ReactNode
  /** How many rows it has at most. */
  limit?: number
  /** The client's own list: all of it has one reason, and one client. */
  isOwn?: boolean
}

const icons: Readonly<Record<string, IconName>> = {
  OVERDUE: 'warning',
  UNASSIGNED: 'users',
  QUOTE: 'wallet',
  APPROVAL: 'clock',
  IN_PROGRESS: 'refresh',
  DELIVERED: 'check',
}

/** Projects that wait, each with its reason and its one action. */
export function ProjectRows({ title, rows, total, empty, all, limit = 8, isOwn = false }: ProjectRowsProps) {
  return (
    <Card
      title={
        <>
          {title} {total !== undefined && total > 0 && <span className={styles.count}>{formatNumber(total)}</span>}
        </>
      }
      actions={rows && total !== undefined && total > rows.length ? all : undefined}
      isFlush
    >
      <div className={styles.rows} aria-busy={!rows || undefined}>
        {!rows && (
          <div className={styles.waiting}>
            <Skeleton lines={2 * limit} />
          </div>
        )}
        {rows?.length === 0 && <p className={styles.empty}>{empty}</p>}
        {rows && rows.length > 0 && (
          <ul className={styles.list}>
            {rows.map((project) => (
              <Row key={project.uuid} project={project} isOwn={isOwn} />
            ))}
          </ul>
        )}
      </div>
    </Card>
  )
}

function Row({ project, isOwn }: { project: HomeProject; isOwn: boolean }) {
  const { uuid, reference, reason, count, client, progress, totalCost, currency } = project
  const word = `home.reason.${reason}`
  const action = actionWord(reason)
  const label = t('home.do', { action, name: reference })
  return (
    <li className={styles.row} data-kind={isOwn ? 'own' : undefined}>
      {!isOwn && (
        <span className={styles.reason} data-reason={reason}>
          <Icon name={icons[reason] ?? 'folder'} />
          {hasMessage(word) ? t(word) : reason}
        </span>
      )}
      <span className={styles.about}>
        <span className={styles.name}>
          <Link to="/projects/$id" params={{ id: uuid }} variant="plain">
            <bdi>{reference}</bdi>
          </Link>
        </span>
        <span className={styles.detail}>
          {!isOwn && (
            <>
              <bdi>{client}</bdi> ·{' '}
            </>
          )}
          {reason === 'OVERDUE' && t('home.openTasks', { count })}
          {reason === 'UNASSIGNED' && t('home.toAssign', { count })}
          {reason === 'IN_PROGRESS' && t('home.done', { share: formatPercent(Math.floor(progress) / 100) })}
          {(reason === 'QUOTE' || reason === 'APPROVAL' || reason === 'DELIVERED') && t('home.words', { count })}
          {reason !== 'OVERDUE' && reason !== 'UNASSIGNED' && totalCost !== undefined && currency && (
            <> · {formatMoney(totalCost, currency)}</>
          )}
        </span>
      </span>
      <span className={styles.due}>
        <NamedDate project={project} />
      </span>
      <span className={styles.action}>
        {(reason === 'OVERDUE' || reason === 'UNASSIGNED') && (
          <LinkButton
            size="small"
            to="/tasks"
            search={
              reason === 'OVERDUE'
                ? { projectUuid: uuid, late: true }
                : { projectUuid: uuid, statuses: ['PENDING'], assignments: ['UNASSIGNED'] }
            }
            aria-label={label}
          >
            {action}
          </LinkButton>
        )}
        {reason !== 'OVERDUE' && reason !== 'UNASSIGNED' && (
          <LinkButton size="small" to="/projects/$id" params={{ id: uuid }} aria-label={label}>
            {action}
          </LinkButton>
        )}
      </span>
    </li>
  )
}

/** The date that matters for a project, with its name. */
function NamedDate({ project: { reason, status, dueDate, createDate, deliveredDate } }: { project: HomeProject }) {
  if (reason === 'QUOTE') return t('home.createdAt', { when: formatRelative(createDate) })
  if (deliveredDate !== undefined) return t('home.deliveredAt', { date: formatDate(deliveredDate) })
  if (dueDate === undefined) return <span className={styles.detail}>{t('home.noDue')}</span>
  return drawDue(urgency(dueDate, status), t('home.dueAt', { date: formatTimestamp(dueDate) }))
}

function actionWord(reason: string): string {
  const word = `home.action.${reason}`
  return hasMessage(word) ? t(word) : t('home.action.open')
}
