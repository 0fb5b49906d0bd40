import type { HomeOverview } from '@dragoman/sdk/operations/home'
import { RegionError } from '../../errors/RegionError.tsx'
import { NeedsAttention } from '../settings/NeedsAttention.tsx'
import { RecentChanges } from '../settings/RecentChanges.tsx'
import { useSettingsOverview } from '../settings/settings-overview-query.ts'
import { useVisibleSettings } from '../settings/SettingsSearch.tsx'
import { AccountFacts } from './AccountFacts.tsx'
import { MoneyChart } from './HomeCharts.tsx'
import styles from './home.module.css'
import { ManagerHome } from './ManagerHome.tsx'

/** The account as its administrator sees it: what doesn't work or runs out, what was changed, and the amounts. */
export function AdminHome({ overview }: { overview: HomeOverview | undefined }) {
  const { data: states, error, refetch } = useSettingsOverview()
  const pages = useVisibleSettings()
  return (
    <>
      <div className={styles.work} data-waiting={(!states && !error) || undefined}>
        <div className={styles.column}>
          {error && !states ? (
            <RegionError error={error} onRetry={() => void refetch()} />
          ) : (
            <NeedsAttention states={states} pages={pages} isAlways />
          )}
          <RecentChanges states={states} pages={pages} />
        </div>
        <AccountFacts finance={overview?.finance} />
      </div>
      <ManagerHome overview={overview} />
      <MoneyChart finance={overview?.finance} timezone={overview?.timezone} />
    </>
  )
}
