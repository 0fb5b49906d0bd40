import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { IconButton } from '@dragoman/ui/IconButton'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'
import { BellPanel } from './BellPanel.tsx'
import styles from './notifications.module.css'

/** How many notifications are unread, and what one was told of last. */
export function Bell() {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const { data } = useQuery({
    ...query(api.notifications.countUnread),
    // Where the event stream can't get through, it is up to date by then.
    refetchInterval: 5 * 60_000,
    // The page is whole without them.
    meta: { showsErrors: true },
  })
  const count = data?.unread ?? 0
  return (
    <span className={styles.bell}>
      <IconButton
        ref={button}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        icon="bell"
        label={count > 0 ? t('shell.unread', { count }) : t('shell.notifications')}
        onPress={() => setOpen(!isOpen)}
      />
      {count > 0 && (
        <span aria-hidden className={styles.unread}>
          {count > 99 ? `${formatNumber(99)}+` : formatNumber(count)}
        </span>
      )}
      {isOpen && <BellPanel anchor={button} onClose={() => setOpen(false)} />}
    </span>
  )
}
