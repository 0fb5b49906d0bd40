import type { TranslationMemory } from '@dragoman/sdk/operations/translationMemories'
import { SearchField } from '@dragoman/ui/SearchField'
import { Select } from '@dragoman/ui/Select'
import { t } from '../../../i18n/t.ts'
import type { List } from '../../../list/use-list.ts'
import { useTyped } from '../../../list/use-typed.ts'
import { languageOptions } from '../../locales/locale-options.ts'
import type { UnitSearch } from '../memory-search.ts'
import styles from './UnitTable.module.css'

const everyLanguage = 'all'

export interface UnitBarProps {
  memory: TranslationMemory
  list: List<UnitSearch>
  /** How many units there are, or match. */
  total: number | undefined
}

/** The search in a memory's units: in the source, in the translations, in one language. */
export function UnitBar({ memory, list: { search, set }, total }: UnitBarProps) {
  const [source, setSource] = useTyped(search.sourceText ?? '', (sourceText) =>
    set({ sourceText: sourceText || undefined }),
  )
  const [target, setTarget] = useTyped(search.targetText ?? '', (targetText) =>
    set({ targetText: targetText || undefined }),
  )
  const languages = languageOptions(memory.targetLocales)
  return (
    <div role="search" aria-label={t('tm.units')} className={styles.bar}>
      <div className={styles.search}>
        <SearchField label={t('tm.unit.searchSource')} value={source} onChange={setSource} />
      </div>
      <div className={styles.search}>
        <SearchField label={t('tm.unit.searchTarget')} value={target} onChange={setTarget} />
      </div>
      {languages.length > 1 && (
        <Select
          label={t('tm.targets')}
          isLabelHidden
          width="fit"
          options={[{ id: everyLanguage, label: t('tm.unit.allLanguages') }, ...languages]}
          value={search.targetLocale ?? everyLanguage}
          onChange={(locale) => set({ targetLocale: locale === everyLanguage ? undefined : locale })}
        />
      )}
      <span role="status" className={styles.count}>
        {total !== undefined && t('tm.unit.count', { count: total })}
      </span>
    </div>
  )
}
