import { ComboBox } from '@dragoman/ui/ComboBox'
import { FormRow } from '@dragoman/ui/Form'
import { Stack } from '@dragoman/ui/Page'
import { SearchField } from '@dragoman/ui/SearchField'
import { Select } from '@dragoman/ui/Select'
import { useQuery } from '@tanstack/react-query'
import { t } from '../../../i18n/t.ts'
import { useLanguageOptions } from '../../locales/locale-options.ts'
import { glossaryChoicesQuery } from '../request-search.ts'
import { matchTypes, type FindSearch } from './find-search.ts'

const all = 'all'

export interface FindFieldsProps {
  search: FindSearch
  onSearch: (change: FindSearch) => void
  /** Terms of one glossary alone: it has to be chosen. */
  isOneGlossary?: boolean
  /** The text is a whole term of the source language. */
  isExact?: boolean
}

/** The fields of a search in glossaries: text, mode, languages, and glossary. */
export function FindFields({ search, onSearch, isOneGlossary = false, isExact = false }: FindFieldsProps) {
  const { data } = useQuery({
    ...glossaryChoicesQuery(),
    meta: { showsErrors: true },
  })
  const languages = useLanguageOptions()
  const glossaries = data?.content.map(({ uuid, name }) => ({ id: uuid, label: name }))
  const set = (change: FindSearch) => onSearch({ ...change, page: undefined } as FindSearch)
  return (
    <Stack gap={12}>
      <SearchField
        label={t('termRequests.find.text')}
        value={search.q ?? ''}
        onChange={(q) => set({ q } as FindSearch)}
      />
      <FormRow>
        <Select
          label={t('termRequests.glossary')}
          options={
            isOneGlossary
              ? glossaries
              : [{ id: all, label: t('termRequests.find.allGlossaries') }, ...(glossaries ?? [])]
          }
          value={search.glossary ?? (isOneGlossary ? null : all)}
          onChange={(id) => set({ glossary: id === all ? undefined : String(id) } as FindSearch)}
        />
        {!isExact && (
          <Select
            label={t('termRequests.find.mode')}
            options={matchTypes.map((id) => ({ id, label: t(`termRequests.find.${id}`) }))}
            value={search.match ?? 'Contains'}
            onChange={(id) => set({ match: matchTypes.find((each) => each === id) } as FindSearch)}
          />
        )}
      </FormRow>
      <FormRow>
        <ComboBox
          label={t('termRequests.find.source')}
          options={languages}
          value={search.source ?? 'en'}
          onChange={(source) => set({ source: source ?? undefined } as FindSearch)}
        />
        {!isExact && (
          <ComboBox
            label={t('termRequests.find.target')}
            options={languages}
            value={search.target ?? 'en'}
            onChange={(target) => set({ target: target ?? undefined } as FindSearch)}
          />
        )}
      </FormRow>
    </Stack>
  )
}
