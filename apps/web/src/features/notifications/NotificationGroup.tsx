import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { Notification } from '@dragoman/sdk/operations/notifications'
import { Icon } from '@dragoman/ui/Icon'
import { TextButton } from '@dragoman/ui/TextButton'
import { VisuallyHidden } from '@dragoman/ui/VisuallyHidden'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Moment } from '../../display/Moment.tsx'
import { formatList, isolated } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'
import { LinkButton } from '../../ground/links.ts'
import { lookOf } from './look-of.ts'
import { NotificationRow } from './NotificationRow.tsx'
import styles from './notifications.module.css'

/** Alike notifications that are shown by themselves. */
const mostAlone = 1

/** Kinds that have a sentence for several of them. */
const summed = [
  'TASK_ACCEPTED',
  'TASK_DELIVERED',
  'TASK_ASSIGNED',
  'TASK_AVAILABLE',
  'TASK_LATE',
  'TASK_DUE_SOON',
] as const

interface NotificationGroupProps {
  group: readonly Notification[]
  onOpen?: (() => void) | undefined
}

/** A notification, or several of the same kind about one project: a sentence about them, and each at a press. */
export function NotificationGroup({ group, onOpen }: NotificationGroupProps) {
  const [isOpen, setOpen] = useState(false)
  const { mutate } = useMutation(mutation(api.notifications.markRead))
  const [first] = group
  const kind = summed.find((each) => each === first?.kind)
  const isOne = group.length > mostAlone
  const shown = isOpen || !isOne ? group : kind ? [] : group.slice(0, 1)
  const count = group.length - shown.length
  return (
    <>
      {first && kind && isOne && (
        <li className={styles.row} data-row data-unread={!first.read || undefined}>
          <span className={styles.icon} data-tone={lookOf(kind).tone}>
            <Icon name={lookOf(kind).icon} />
          </span>
          <div className={styles.words}>
            <TextButton aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
              {!first.read && <VisuallyHidden>{t('notifications.unread')}: </VisuallyHidden>}
              {t(`notifications.group.${kind}`, {
                people: peopleOf(group),
                count: tasksOf(group),
                project: isolated(first.project?.name ?? ''),
              })}
            </TextButton>
            <p className={styles.meta}>
              <Moment value={first.at} as="relative" />
            </p>
          </div>
          {kind === 'TASK_LATE' && first.project && (
            <span className={styles.action} data-action>
              <LinkButton
                to="/tasks"
                search={{ projectUuid: first.project.uuid, late: true }}
                size="small"
                onClick={() => {
                  if (!first.read) mutate({ body: { uuids: group.map(({ uuid }) => uuid), read: true } })
                  onOpen?.()
                }}
              >
                {t('notifications.act.TASKS')}
              </LinkButton>
            </span>
          )}
        </li>
      )}
      {shown.map((notification) => (
        <NotificationRow key={notification.uuid} notification={notification} onOpen={onOpen} />
      ))}
      {count > 0 && !kind && (
        <li className={styles.more}>
          <TextButton onPress={() => setOpen(true)}>{t('notifications.more', { count })}</TextButton>
        </li>
      )}
    </>
  )
}

/** The tasks that some notifications tell of: one each, or more. */
const tasksOf = (group: readonly Notification[]) => group.reduce((sum, { count = 1 }) => sum + count, 0)

/** The people of some notifications: two by name, or one and how many others. */
function peopleOf(group: readonly Notification[]): string {
  const names = [...new Set(group.flatMap(({ actor }) => (actor ? isolated(actor.name) : [])))]
  const [name = t('shell.system'), ...others] = names
  return others.length > 1
    ? t('notifications.peopleAndMore', { name, count: others.length })
    : formatList([name, ...others])
}
