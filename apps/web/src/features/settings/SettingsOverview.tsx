import { Card } from '@dragoman/ui/Card'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { Page, PageBody, Stack } from '@dragoman/ui/Page'
import { PageHeader } from '@dragoman/ui/PageHeader'
import { RegionError } from '../../errors/RegionError.tsx'
import { t } from '../../i18n/t.ts'
import { Link } from '../../ground/links.ts'
import { NeedsAttention } from './NeedsAttention.tsx'
import { RecentChanges } from './RecentChanges.tsx'
import { settingsGroups, type SettingsGroup, type SettingsPage } from './settings-pages.ts'
import styles from './settings.module.css'
import { useSettingsOverview } from './settings-overview-query.ts'
import { SettingsSearch, useSettingsSearch } from './SettingsSearch.tsx'
import { SettingsValue } from './SettingsValue.tsx'

/** Every page of the settings with what it holds now, what needs attention, who changed what lately, and a search. */
export function SettingsOverview() {
  const search = useSettingsSearch()
  const { data, error, refetch } = useSettingsOverview()
  const pages = search.groups.flatMap((group) => group.pages)
  const account = search.found.filter(({ group }) => group === 'account')
  const others = search.found.filter(({ group }) => group !== 'account')
  const groupOf = ({ group, pages: found }: { group: SettingsGroup; pages: SettingsPage[] }) => (
    <Card key={group} title={t(settingsGroups[group])} isFlush>
      <ul className={styles.list} aria-label={t(settingsGroups[group])}>
        {found.map(({ to, title, text, code }) => (
          <li key={to} className={styles.item}>
            <div>
              <Link to={to}>{t(title)}</Link>
              <p>{t(text)}</p>
            </div>
            <SettingsValue state={code && data?.find(({ page }) => page === code)} />
          </li>
        ))}
      </ul>
    </Card>
  )
  return (
    <Page>
      <PageHeader title={t('settings.title')} />
      <PageBody>
        <Stack>
          {pages.length === 0 ? (
            <EmptyState kind="no-permission" title={t('settings.none')}>
              {t('settings.noneText')}
            </EmptyState>
          ) : (
            <div className={styles.search}>
              <SettingsSearch search={search} />
            </div>
          )}
          {error && !data && <RegionError error={error} onRetry={() => void refetch()} />}
          <div className={styles.overview}>
            <div className={styles.column}>{account.map(groupOf)}</div>
            <div className={styles.column}>
              <NeedsAttention states={data} pages={pages} />
              {others.map(groupOf)}
              {search.text === '' && <RecentChanges states={data} pages={pages} />}
            </div>
          </div>
        </Stack>
      </PageBody>
    </Page>
  )
}
