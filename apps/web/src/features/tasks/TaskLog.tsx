import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { TaskLogEntry } from '@dragoman/sdk/operations/tasks'
import { Card } from '@dragoman/ui/Card'
import { EmptyState } from '@dragoman/ui/EmptyState'
import type { IconName } from '@dragoman/ui/Icon'
import { Skeleton } from '@dragoman/ui/Skeleton'
import type { Tone } from '@dragoman/ui/status-tone'
import { Timeline, TimelineItem } from '@dragoman/ui/Timeline'
import { useQuery } from '@tanstack/react-query'
import { EntryAuthor } from '../../display/EntryAuthor.tsx'
import { Moment } from '../../display/Moment.tsx'
import { RegionError } from '../../errors/RegionError.tsx'
import { optionName } from '../../cancellation/cancellation.ts'
import { hasMessage, t } from '../../i18n/t.ts'
import { sliceRange } from './task-name.ts'

/** The linguists of a task and its events, newest first. */
export function TaskLog({ taskUuid }: { taskUuid: string }) {
  const { data, error, refetch } = useQuery(query(api.tasks.listLog, { path: { taskUuid } }))
  return (
    <Card title={t('tasks.tab.log')}>
      {!data && error && <RegionError error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <div aria-busy>
          <Skeleton lines={6} />
        </div>
      )}
      {data?.length === 0 && <EmptyState kind="first-use" icon="clock" title={t('tasks.log.empty')} />}
      {data && data.length > 0 && (
        <Timeline label={t('tasks.tab.log')}>
          {data.map((entry, index) => (
            <LogEntry key={`${entry.date} ${index}`} entry={entry} />
          ))}
        </Timeline>
      )}
    </Card>
  )
}

function LogEntry({ entry }: { entry: TaskLogEntry }) {
  const { date, user, impersonator, event, assignee, option, slice } = entry
  // Where nothing was entered beside it, the detail is the name of the option.
  const entered = entry.detail === option?.name ? undefined : entry.detail
  const detail = [option && optionName(option), entered].filter(Boolean).join(': ')
  const { icon, tone } = looks[event] ?? { icon: 'info' }
  const id = `tasks.event.${event}`
  // No one else accepts and delivers without being someone.
  const isMachine = !user && (event === 'ACCEPTED' || event === 'DELIVERED')
  // A linguist who takes or returns a task themselves is not named twice.
  const about = assignee && assignee.uuid !== user?.uuid ? assignee.name : undefined
  return (
    <TimelineItem icon={icon} tone={tone} time={<Moment value={date} />} detail={detail && <bdi>{detail}</bdi>}>
      <EntryAuthor user={user ?? null} impersonator={impersonator} detail={{ byMachine: isMachine }} />
      {' · '}
      {hasMessage(id) ? t(id) : event}
      {about !== undefined && (
        <>
          {': '}
          <bdi>{about}</bdi>
        </>
      )}
      {slice && ` · ${t('tasks.slice', { range: sliceRange(slice) })}`}
    </TimelineItem>
  )
}

const looks: Readonly<Record<string, { icon: IconName; tone?: Tone }>> = {
  OPENED: { icon: 'play', tone: 'info' },
  OFFERED: { icon: 'users' },
  ASSIGNED: { icon: 'user', tone: 'info' },
  CLAIMED: { icon: 'user', tone: 'info' },
  ACCEPTED: { icon: 'check', tone: 'info' },
  REJECTED: { icon: 'undo', tone: 'warning' },
  REVOKED: { icon: 'undo', tone: 'warning' },
  DELIVERED: { icon: 'success', tone: 'success' },
  REOPENED: { icon: 'refresh', tone: 'warning' },
  CANCELLED: { icon: 'x', tone: 'danger' },
  SKIPPED: { icon: 'check', tone: 'info' },
  SAMPLED: { icon: 'quality' },
  CATEGORIES_CHANGED: { icon: 'tag' },
  SPLIT: { icon: 'columns' },
  JOINED: { icon: 'copy' },
  INSTRUCTIONS_UPDATED: { icon: 'edit' },
  PAYMENT_UPDATED: { icon: 'wallet' },
  INVOICED: { icon: 'wallet', tone: 'success' },
  INVOICE_RELEASED: { icon: 'wallet', tone: 'warning' },
  STOP_LOSS_OFFERED: { icon: 'wallet', tone: 'warning' },
  STOP_LOSS_ACCEPTED: { icon: 'wallet', tone: 'success' },
  STOP_LOSS_DECLINED: { icon: 'wallet', tone: 'danger' },
}
