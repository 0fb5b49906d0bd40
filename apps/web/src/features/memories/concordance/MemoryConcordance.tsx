import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { TranslationMemory } from '@dragoman/sdk/operations/translationMemories'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { everyLanguage, TargetSelect } from '../TargetSelect.tsx'
import { ConcordanceForm } from './ConcordanceForm.tsx'
import { ConcordanceHits } from './ConcordanceHits.tsx'
import { useConcordance } from './use-concordance.ts'

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
  return (
    <>
      <ConcordanceForm asked={asked} onChange={change}>
        <TargetSelect
          memory={memory}
          locale={locale}
          onChange={(next) => {
            setLocale(next)
            change({})
          }}
        />
      </ConcordanceForm>
      <ConcordanceHits
        asked={asked}
        isAsked={isAsked}
        result={result}
        mostHits={mostHits}
        onMore={(size) => change({ size })}
        isOneMemory
      />
    </>
  )
}
