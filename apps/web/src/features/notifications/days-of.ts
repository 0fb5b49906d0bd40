import type { Notification } from '@dragoman/sdk/operations/notifications'
import { formatDate } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'

export interface NotificationDay {
  day: string
  label: string
  /** Notifications of the same kind about the same project within two hours, as one. */
  groups: Notification[][]
}

const twoHours = 2 * 60 * 60 * 1000

const dayOf = (at: number) => new Date(at).toDateString()

/** Notifications by the days on which they came, in the order in which they are given. */
export function daysOf(items: readonly Notification[], now = Date.now()): NotificationDay[] {
  const days: NotificationDay[] = []
  for (const item of items) {
    const day = dayOf(item.at)
    if (days.at(-1)?.day !== day) days.push({ day, label: labelOf(item.at, now), groups: [] })
    const { groups } = days.at(-1)!
    const alike = groups.find(([first]) => areAlike(first!, item))
    if (alike) alike.push(item)
    else groups.push([item])
  }
  return days
}

function labelOf(at: number, now: number): string {
  const yesterday = new Date(now)
  yesterday.setDate(yesterday.getDate() - 1)
  if (dayOf(at) === dayOf(now)) return t('notifications.today')
  return dayOf(at) === dayOf(yesterday.getTime()) ? t('notifications.yesterday') : formatDate(at)
}

/** Notifications with a reason or a message are shown separately. */
const areAlike = (one: Notification, other: Notification) =>
  one.kind === other.kind &&
  one.project !== undefined &&
  one.project.uuid === other.project?.uuid &&
  one.read === other.read &&
  one.at - other.at < twoHours &&
  !one.reason &&
  !other.reason &&
  !one.message &&
  !other.message
