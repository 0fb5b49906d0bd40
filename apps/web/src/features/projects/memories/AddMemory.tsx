import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { formatList, languageName } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { AddBinding } from '../AddBinding.tsx'

/** Memories of a source language, with a text in their names; those of other languages cannot be bound. */
export const memoriesFrom = (sourceLocale: string, text = '') =>
  query(api.translationMemories.list, {
    query: { sourceLocales: [sourceLocale], pageSize: 200, idsOnly: true, ...(text && { q: text }) },
  })

export interface AddMemoryProps {
  sourceLocale: string
  /** Ids of those that are bound already. */
  bound: readonly string[]
  isPending: boolean
  onAdd: (memoryUuid: string) => void
}

/** Binds one more memory. */
export function AddMemory({ sourceLocale, bound, isPending, onAdd }: AddMemoryProps) {
  const [wanted, setWanted] = useState('')
  const { data } = useQuery({
    ...memoriesFrom(sourceLocale, useDeferredValue(wanted)),
    placeholderData: keepPreviousData,
  })
  const options = data?.content
    .filter(({ uuid }) => !bound.includes(uuid))
    .map(({ uuid, name, targetLocales }) => ({
      id: uuid,
      label: name,
      description: formatList(targetLocales.map(languageName)),
    }))
  return (
    <AddBinding
      title={t('projects.memories.add')}
      label={t('projects.memories.name')}
      button={t('projects.memories.bind')}
      options={options}
      emptyLabel={t('projects.memories.none', { language: languageName(sourceLocale) })}
      isPending={isPending}
      onSearch={setWanted}
      onAdd={onAdd}
    />
  )
}
