import type { Notification } from '@dragoman/sdk/operations/notifications'
import { TextButton } from '@dragoman/ui/TextButton'
import { useState } from 'react'
import { t } from '../../i18n/t.ts'
import { NotificationRow } from './NotificationRow.tsx'
import styles from './notifications.module.css'

/** Alike notifications that are shown by themselves. */
const mostAlone = 2

/** A notification, or several of the same kind about one project: the first of them, and the others at a press. */
export function NotificationGroup({
  group,
  onOpen,
}: {
  group: readonly Notification[]
  onOpen?: (() => void) | undefined
}) {
  const [isOpen, setOpen] = useState(false)
  const shown = isOpen || group.length <= mostAlone ? group : group.slice(0, 1)
  const count = group.length - shown.length
  return (
    <>
      {shown.map((notification) => (
        <NotificationRow key={notification.uuid} notification={notification} onOpen={onOpen} />
      ))}
      {count > 0 && (
        <li className={styles.more}>
          <TextButton onPress={() => setOpen(true)}>{t('notifications.more', { count })}</TextButton>
        </li>
      )}
    </>
  )
}
