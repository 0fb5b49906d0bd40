import type { Glossary } from '@dragoman/sdk/operations/glossaries'
import { SearchField } from '@dragoman/ui/SearchField'
import { Select } from '@dragoman/ui/Select'
import { t } from '../../../i18n/t.ts'
import type { List } from '../../../list/use-list.ts'
import { useTyped } from '../../../list/use-typed.ts'
import { languageOptions } from '../../locales/locale-options.ts'
import { termStatuses, type ConceptSearch } from '../glossary-search.ts'
import styles from './concepts.module.css'

const all = 'all'
const without = 'without:'

export interface ConceptBarProps {
  glossary: Glossary
  list: List<ConceptSearch>
  /** How many concepts there are, or match. */
  total: number | undefined
}

/** The filters of a glossary's concepts: a text, a language that they have or lack, and the status of their terms. */
export function ConceptBar({ glossary, list: { search, set }, total }: ConceptBarProps) {
  const [text, setText] = useTyped(search.text ?? '', (next) => set({ text: next || undefined }))
  const languages = languageOptions(glossary.allLanguages)
  const chosen = search.language ?? (search.missing ? `${without}${search.missing}` : all)
  return (
    <div role="search" aria-label={t('glossaries.terms')} className={styles.bar}>
      <div className={styles.search}>
        <SearchField label={t('glossaries.concept.search')} value={text} onChange={setText} />
      </div>
      {languages.length > 1 && (
        <Select
          label={t('glossaries.languages')}
          isLabelHidden
          width="fit"
          options={[
            { id: all, label: t('glossaries.allLanguages') },
            ...languages,
            ...languages.map(({ id, label }) => ({
              id: `${without}${id}`,
              label: t('glossaries.withoutLanguage', { language: label }),
            })),
          ]}
          value={chosen}
          onChange={(next) => {
            const isWithout = next.startsWith(without)
            set({
              language: next === all || isWithout ? undefined : next,
              missing: isWithout ? next.slice(without.length) : undefined,
            })
          }}
        />
      )}
      <Select
        label={t('glossaries.term.status')}
        isLabelHidden
        width="fit"
        options={[
          { id: all, label: t('glossaries.allStatuses') },
          ...termStatuses.map((id) => ({ id, label: t(`glossaries.status.${id}`) })),
        ]}
        value={search.status ?? all}
        onChange={(next) => set({ status: termStatuses.find((status) => status === next) })}
      />
      <span role="status" className={styles.count}>
        {total !== undefined && t('glossaries.concept.count', { count: total })}
      </span>
    </div>
  )
}
