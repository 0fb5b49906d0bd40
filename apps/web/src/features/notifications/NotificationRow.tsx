import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { Notification } from '@dragoman/sdk/operations/notifications'
import { Icon } from '@dragoman/ui/Icon'
import { MenuItem, MoreMenu } from '@dragoman/ui/MenuButton'
import { VisuallyHidden } from '@dragoman/ui/VisuallyHidden'
import { useMutation } from '@tanstack/react-query'
import { Moment } from '../../display/Moment.tsx'
import { formatTimestamp } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'
import { Link, LinkButton } from '../../ground/links.ts'
import { lookOf } from './look-of.ts'
import { actionOf, sentenceOf } from './sentence-of.ts'
import { useMuting } from './use-muting.ts'
import styles from './notifications.module.css'

export interface NotificationRowProps {
  notification: Notification
  /** It was followed. */
  onOpen?: (() => void) | undefined
}

/** A notification with its subject, person, and place, and a link. Following the link marks it as read. */
export function NotificationRow({ notification, onOpen }: NotificationRowProps) {
  const { uuid, kind, at, read, link, actor, project, dueDate, reason, message } = notification
  const { text, saysWho } = sentenceOf(notification)
  const action = actionOf(notification)
  const { mutate } = useMutation(mutation(api.notifications.markRead))
  const mark = (isRead: boolean) => mutate({ body: { uuids: [uuid], read: isRead } })
  const setMuted = useMuting()
  const { icon, tone } = lookOf(kind)
  const { pathname, searchParams } = new URL(link, location.origin)
  const way = {
    to: pathname as '/',
    search: Object.fromEntries(searchParams) as Record<never, never>,
    onClick: () => {
      if (!read) mark(true)
      onOpen?.()
    },
  }
  return (
    <li className={styles.row} data-row data-unread={!read || undefined}>
      <span className={styles.icon} data-tone={tone}>
        <Icon name={icon} />
      </span>
      <div className={styles.words}>
        <Link {...way} variant="plain">
          {!read && <VisuallyHidden>{t('notifications.unread')}: </VisuallyHidden>}
          {text}
        </Link>
        {(reason ?? message) && (
          <p className={styles.quote} dir="auto">
            {reason ?? message}
          </p>
        )}
        <p className={styles.meta}>
          {actor && !saysWho && <bdi>{actor.name}</bdi>}
          {project && <bdi>{project.name}</bdi>}
          {dueDate !== undefined && <span>{t('notifications.due', { date: formatTimestamp(dueDate) })}</span>}
          <Moment value={at} as="relative" />
        </p>
      </div>
      {action && (
        <span className={styles.action} data-action>
          <LinkButton {...way} size="small">
            {action}
          </LinkButton>
        </span>
      )}
      <MoreMenu label={t('notifications.actions', { name: text })}>
        <MenuItem onAction={() => mark(!read)}>
          {read ? t('notifications.markUnread') : t('notifications.markRead')}
        </MenuItem>
        {project && (
          <MenuItem onAction={() => setMuted(project, !project.muted)}>
            {project.muted ? t('notifications.unmute') : t('notifications.mute')}
          </MenuItem>
        )}
      </MoreMenu>
    </li>
  )
}
