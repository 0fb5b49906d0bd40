import type { SettingsPageState } from '@dragoman/sdk/operations/accountSettings'
import { Card } from '@dragoman/ui/Card'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { Moment } from '../../display/Moment.tsx'
import { t } from '../../i18n/t.ts'
import { Link } from '../../ground/links.ts'
import type { SettingsPage } from './settings-pages.ts'
import styles from './settings.module.css'

export interface RecentChangesProps {
  states: readonly SettingsPageState[] | undefined
  pages: readonly SettingsPage[]
}

/** The pages of the settings that were changed last, and by whom. */
export function RecentChanges({ states, pages }: RecentChangesProps) {
  const changes = states
    ?.flatMap(({ page: code, lastChange }) => {
      const page = pages.find((each) => each.code === code)
      return page && lastChange ? [{ page, lastChange }] : []
    })
    .toSorted((a, b) => b.lastChange.date - a.lastChange.date)
    .slice(0, 5)
  return (
    <Card
      title={t('settings.lately')}
      isFlush
      actions={<Link to="/settings/account-settings/activity">{t('settings.activity')}</Link>}
    >
      {!changes && (
        <div className={styles.waiting} aria-busy>
          <Skeleton lines={5} />
        </div>
      )}
      {changes?.length === 0 && <p className={styles.quiet}>{t('settings.lately.none')}</p>}
      {changes && changes.length > 0 && (
        <ul className={styles.list} aria-label={t('settings.lately')}>
          {changes.map(({ page: { to, title }, lastChange: { date, user } }) => (
            <li key={to} className={styles.item}>
              <div>
                <Link to={to}>{t(title)}</Link>
                <p>
                  <bdi>{user?.name ?? t('shell.system')}</bdi>
                </p>
              </div>
              <span className={styles.value}>
                <Moment value={date} as="relative" />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
