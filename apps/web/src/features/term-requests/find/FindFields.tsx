import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { ComboBox } from '@dragoman/ui/ComboBox'
import { FormRow } from '@dragoman/ui/Form'
import { Stack } from '@dragoman/ui/Page'
import { SearchField } from '@dragoman/ui/SearchField'
import { Select } from '@dragoman/ui/Select'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '../../../i18n/t.ts'
import { useLanguageOptions } from '../../locales/locale-options.ts'
import { GlossaryField } from '../../terms/GlossaryField.tsx'
import { matchTypes, type FindSearch } from './find-search.ts'

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
  // The one that the page was opened with; any other is chosen by its name.
  const [first] = useState(search.glossary)
  const { data: present } = useQuery({
    ...query(api.glossaries.get, { path: { glossaryUuid: first ?? '' } }),
    enabled: first !== undefined,
    meta: { showsErrors: true },
  })
  const languages = useLanguageOptions()
  const set = (change: FindSearch) => onSearch({ ...change, page: undefined } as FindSearch)
  return (
    <Stack gap={12}>
      <SearchField
        label={t('termRequests.find.text')}
        value={search.q ?? ''}
        onChange={(q) => set({ q } as FindSearch)}
      />
      <FormRow>
        <GlossaryField
          key={present?.uuid}
          label={t('termRequests.glossary')}
          isOptional={!isOneGlossary}
          placeholder={isOneGlossary ? undefined : t('termRequests.find.allGlossaries')}
          present={present && { id: present.uuid, label: present.name }}
          value={search.glossary ?? null}
          onChange={(glossary) => set({ glossary: glossary ?? undefined } as FindSearch)}
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
