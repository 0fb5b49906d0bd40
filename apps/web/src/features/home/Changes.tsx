import type { HomeChange, HomeEvent } from '@dragoman/sdk/operations/home'
import { Card } from '@dragoman/ui/Card'
import type { IconName } from '@dragoman/ui/Icon'
import { Skeleton } from '@dragoman/ui/Skeleton'
import type { Tone } from '@dragoman/ui/status-tone'
import { Timeline, TimelineItem } from '@dragoman/ui/Timeline'
import { Moment } from '../../display/Moment.tsx'
import { enumWord, t } from '../../i18n/t.ts'
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
  const { event, at, person, subject, status, project, projectUuid, count } = change
  const { icon, tone } = looks[event]
  const state = status && enumWord(event.startsWith('TASK') ? 'taskStatus' : 'projectStatus', status)
  const isOfTask = event.startsWith('TASK')
  return (
    <TimelineItem
      icon={icon}
      tone={tone}
      time={<Moment value={at} as="relative" />}
      detail={
        isOfTask && (count > 1 ? t('home.tasks', { count }) : <bdi>{subject.split(' · ').slice(0, 2).join(' · ')}</bdi>)
      }
    >
      {person && <bdi className={styles.person}>{person}</bdi>}
      {person && ' · '}
      {t(`home.event.${event}`)}
      {state && event.endsWith('STATUS_CHANGED') && <>: {state}</>}
      {', '}
      <Link to="/projects/$id" params={{ id: projectUuid }}>
        <bdi>{project}</bdi>
      </Link>
    </TimelineItem>
  )
}
