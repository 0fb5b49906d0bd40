import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { formatList, languageName } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { AddBinding } from '../AddBinding.tsx'

/** Glossaries with a text in their names. */
export const glossaryChoices = (text = '') =>
  query(api.glossaries.list, { query: { size: 200, ...(text && { q: text }) } })

export interface AddGlossaryProps {
  /** Ids of those that are bound already. */
  bound: readonly string[]
  isPending: boolean
  onAdd: (glossaryUuid: string) => void
}

/** Binds one more glossary; nothing to choose from while the account has no other. */
export function AddGlossary({ bound, isPending, onAdd }: AddGlossaryProps) {
  const [wanted, setWanted] = useState('')
  const { data } = useQuery({ ...glossaryChoices(useDeferredValue(wanted)), placeholderData: keepPreviousData })
  const options = data?.content
    .filter(({ uuid }) => !bound.includes(uuid))
    .map(({ uuid, name, languages = [] }) => ({
      id: uuid,
      label: name,
      description: formatList(languages.map(languageName)),
    }))
  if (!options || (options.length === 0 && wanted === '')) return null
  return (
    <AddBinding
      title={t('projects.glossaries.add')}
      label={t('projects.glossaries.name')}
      button={t('projects.glossaries.add')}
      options={options}
      isPending={isPending}
      onSearch={setWanted}
      onAdd={onAdd}
    />
  )
}
