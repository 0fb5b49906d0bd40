import type { HomeChange, HomeEvent } from '@dragoman/sdk/operations/home'
import { Card } from '@dragoman/ui/Card'
import type { IconName } from '@dragoman/ui/Icon'
import { Skeleton } from '@dragoman/ui/Skeleton'
import type { Tone } from '@dragoman/ui/status-tone'
import { Timeline, TimelineItem } from '@dragoman/ui/Timeline'
import { Moment } from '../../display/Moment.tsx'
import { Rich } from '../../i18n/Rich.tsx'
import { t } from '../../i18n/t.ts'
import { Link } from '../../ground/links.ts'
import styles from './home.module.css'

const looks: Readonly<Record<HomeEvent, { icon: IconName; tone: Tone }>> = {
  PROJECT_CREATED: { icon: 'plus', tone: 'neutral' },
  PROJECT_STATUS_CHANGED: { icon: 'refresh', tone: 'info' },
  PROJECT_MESSAGE_CREATED: { icon: 'comment', tone: 'info' },
  TASK_ASSIGNED: { icon: 'user', tone: 'info' },
  TASK_REJECTED: { icon: 'x', tone: 'warning' },
  TASK_REOPENED: { icon: 'undo', tone: 'warning' },
  TASK_STATUS_CHANGED: { icon: 'check', tone: 'success' },
  TASK_STOP_LOSS_ACCEPTED: { icon: 'wallet', tone: 'success' },
  TASK_STOP_LOSS_DECLINED: { icon: 'wallet', tone: 'danger' },
  TASK_STOP_LOSS_OFFERED: { icon: 'wallet', tone: 'warning' },
}

/** The latest changes in the user's projects. */
export function Changes({ changes }: { changes: readonly HomeChange[] | undefined }) {
  return (
    <Card title={t('home.changed')}>
      <div className={styles.changes} aria-busy={!changes || undefined}>
        {!changes && <Skeleton lines={6} />}
        {changes?.length === 0 && <p className={styles.none}>{t('home.changed.empty')}</p>}
        {changes && changes.length > 0 && (
          <Timeline label={t('home.changed')}>
            {changes.map((change) => (
              <Change key={change.uuid} change={change} />
            ))}
          </Timeline>
        )}
      </div>
    </Card>
  )
}

function Change({ change }: { change: HomeChange }) {
  const { event, at, person = t('shell.system'), subject, status = '', project, projectUuid, count } = change
  const { icon, tone } = looks[event]
  const isOneTask = event.startsWith('TASK') && count === 1
  return (
    <TimelineItem
      icon={icon}
      tone={tone}
      time={<Moment value={at} as="relative" />}
      detail={isOneTask && <bdi>{subject.split(' · ').slice(0, 2).join(' · ')}</bdi>}
    >
      <Rich
        id={`home.did.${event}`}
        values={{ person, project, status, count }}
        tags={{
          who: (name) => <bdi className={styles.person}>{name}</bdi>,
          at: (name) => (
            <Link to="/projects/$id" params={{ id: projectUuid }}>
              <bdi>{name}</bdi>
            </Link>
          ),
        }}
      />
    </TimelineItem>
  )
}
