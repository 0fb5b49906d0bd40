import type { ActivityEntry } from '@dragoman/sdk/operations/activity'
import { Moment } from '../../../display/Moment.tsx'
import { t } from '../../../i18n/t.ts'
import styles from './client.module.css'

/** The author and time of the last change; nothing if it isn't known. */
export function LastChange({ entry }: { entry: ActivityEntry | undefined }) {
  if (!entry) return null
  return (
    <span className={styles.quiet}>
      <bdi>{entry.user?.name ?? t('shell.system')}</bdi>
      {' · '}
      <Moment value={entry.at} as="date" />
    </span>
  )
}
