import { Select } from '@dragoman/ui/Select'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useNarrow } from '../../display/NarrowTable.tsx'
import { languageName } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'
import type { TextFilter } from './FindAndReplace.tsx'
import { filesQuery, languagesQuery } from './text-change-queries.ts'

interface ReplaceFiltersProps {
  projectUuid: string
  filter: TextFilter
  onChange: (change: TextFilter) => void
}

const all = 'all'
const states = ['onlyDrafts', 'onlyConfirmed'] as const

/** The language, the file, and the status of the translations to look through. */
export function ReplaceFilters({ projectUuid, filter, onChange }: ReplaceFiltersProps) {
  const width = useNarrow() ? 'full' : 'fit'
  const { data: languages } = useSuspenseQuery(languagesQuery(projectUuid))
  const { data: files } = useSuspenseQuery(filesQuery(projectUuid))
  const chosen = (id: string) => (id === all ? undefined : id)
  return (
    <>
      <Select
        label={t('textChanges.language')}
        isLabelHidden
        width={width}
        options={[
          { id: all, label: t('textChanges.allLanguages') },
          ...languages.map(({ targetLocale: id }) => ({ id, label: languageName(id) })),
        ]}
        value={filter.targetLanguage ?? all}
        onChange={(id) => onChange({ targetLanguage: chosen(id) })}
      />
      <Select
        label={t('textChanges.file')}
        isLabelHidden
        width={width}
        options={[
          { id: all, label: t('textChanges.allFiles') },
          ...files.map(({ uuid, name }) => ({ id: uuid, label: name })),
        ]}
        value={filter.resourceUuid ?? all}
        onChange={(id) => onChange({ resourceUuid: chosen(id) })}
      />
      <Select
        label={t('textChanges.state')}
        isLabelHidden
        width={width}
        options={[
          { id: all, label: t('textChanges.allStates') },
          ...states.map((id) => ({ id, label: t(`textChanges.${id}`) })),
        ]}
        value={states.find((state) => filter[state]) ?? all}
        onChange={(id) => onChange({ onlyDrafts: id === 'onlyDrafts', onlyConfirmed: id === 'onlyConfirmed' })}
      />
    </>
  )
}
