import { SearchField } from '@dragoman/ui/SearchField'
import { t } from '../../i18n/t.ts'
import styles from './SettingsSearch.module.css'
import type { useSettingsSearch } from './use-settings-search.ts'

/** The field that settings are searched with; says so where none fits. */
export function SettingsSearch({ search: { found, text, setText } }: { search: ReturnType<typeof useSettingsSearch> }) {
  return (
    <div>
      <SearchField label={t('settings.search')} clearLabel={t('shell.clear')} value={text} onChange={setText} />
      <p role="status" className={styles.none}>
        {found.length === 0 && t('settings.noMatch')}
      </p>
    </div>
  )
}
