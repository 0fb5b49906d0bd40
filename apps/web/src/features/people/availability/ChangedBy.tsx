import type { SettingsChange } from '@dragoman/sdk/operations/cancellationOptions'
import { formatDate } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import styles from './Availability.module.css'

/** The author of the last change; nothing if there is none. */
export function ChangedBy({ change }: { change: SettingsChange | undefined }) {
  if (!change?.user) return null
  return (
    <span className={styles.free}>
      {t('availability.changedBy', { date: formatDate(change.date), name: change.user.name })}
    </span>
  )
}
