import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { AnchoredPopover, type AnchoredPopoverProps } from '@dragoman/ui/Popover'
import { TextButton } from '@dragoman/ui/TextButton'
import { useMutation } from '@tanstack/react-query'
import { t } from '../../i18n/t.ts'
import { Link } from '../../ground/links.ts'
import { NotificationList } from './NotificationList.tsx'
import styles from './notifications.module.css'

/** The latest notifications, under the bell. */
export function BellPanel({ anchor, onClose: close }: Pick<AnchoredPopoverProps, 'anchor' | 'onClose'>) {
  const { mutate, isPending } = useMutation(mutation(api.notifications.markRead))
  return (
    <AnchoredPopover label={t('notifications.title')} anchor={anchor} onClose={close} placement="bottom end" isFlush>
      <div className={styles.panel}>
        <div className={styles.head}>
          <h2 className={styles.title}>{t('notifications.title')}</h2>
          <TextButton onPress={() => !isPending && mutate({ body: {} })}>{t('notifications.markAll')}</TextButton>
        </div>
        <div className={styles.scroll}>
          <NotificationList show="ALL" onOpen={close} isShort />
        </div>
        <div className={styles.foot}>
          <Link to="/notifications" onClick={close}>
            {t('notifications.all')}
          </Link>
          <Link to="/users/profile" search={{ tab: 'preferences' }} onClick={close}>
            {t('notifications.choose')}
          </Link>
        </div>
      </div>
    </AnchoredPopover>
  )
}
