import { Card } from '@dragoman/ui/Card'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { Page, PageBody, Stack } from '@dragoman/ui/Page'
import { PageHeader } from '@dragoman/ui/PageHeader'
import { t } from '../../i18n/t.ts'
import { Link } from '../../shell/links.ts'
import { settingsGroups } from './settings-pages.ts'
import styles from './settings.module.css'
import { SettingsSearch, useSettingsSearch } from './SettingsSearch.tsx'

/** Every group of settings with what is decided on each of its pages, and a search over them. */
export function SettingsOverview() {
  const search = useSettingsSearch()
  return (
    <Page>
      <PageHeader title={t('settings.title')} />
      <PageBody>
        <Stack>
          {search.groups.length === 0 ? (
            <EmptyState kind="no-permission" title={t('settings.none')}>
              {t('settings.noneText')}
            </EmptyState>
          ) : (
            <SettingsSearch search={search} />
          )}
          {search.found.map(({ group, pages }) => (
            <Card key={group} title={t(settingsGroups[group])}>
              <ul className={styles.list}>
                {pages.map(({ to, title, text }) => (
                  <li key={to} className={styles.item}>
                    <Link to={to}>{t(title)}</Link>
                    <p>{t(text)}</p>
                  </li>
                ))}
              </ul>
            </Card>
          ))}
        </Stack>
      </PageBody>
    </Page>
  )
}
