import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { TranslationMemory } from '@dragoman/sdk/operations/translationMemories'
import { Stack } from '@dragoman/ui/Page'
import { Select } from '@dragoman/ui/Select'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '../../../i18n/t.ts'
import { languageOptions } from '../../locales/locale-options.ts'
import { ConcordanceForm } from './ConcordanceForm.tsx'
import { ConcordanceHits } from './ConcordanceHits.tsx'
import { useConcordance } from './use-concordance.ts'

const everyLanguage = 'all'
const mostHits = 200

/** A search in a memory for a part of a sentence. */
export function MemoryConcordance({ memory }: { memory: TranslationMemory }) {
  const { asked, change, isAsked } = useConcordance()
  const [locale, setLocale] = useState(everyLanguage)
  const targetLocale = locale === everyLanguage ? undefined : locale
  const options = query(api.translationMemories.searchConcordance, {
    path: { tmUuid: memory.uuid },
    query: { ...asked, targetLocale },
  })
  const result = useQuery({
    ...options,
    enabled: isAsked,
    placeholderData: keepPreviousData,
    meta: { showsErrors: true },
  })
  const languages = languageOptions(memory.targetLocales)
  return (
    <Stack gap={16}>
      <ConcordanceForm asked={asked} onChange={change}>
        {languages.length > 1 && (
          <Select
            label={t('tm.targets')}
            isLabelHidden
            width="fit"
            options={[{ id: everyLanguage, label: t('tm.unit.allLanguages') }, ...languages]}
            value={locale}
            onChange={(next) => {
              setLocale(next)
              change({})
            }}
          />
        )}
      </ConcordanceForm>
      <ConcordanceHits
        asked={asked}
        isAsked={isAsked}
        result={result}
        mostHits={mostHits}
        onMore={(size) => change({ size })}
        isOneMemory
      />
    </Stack>
  )
}
