import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { FoundField, type FoundFieldProps } from '../../form/FoundField.tsx'

/** Some of the glossaries with a text in their names. */
export const glossariesFound = (text = '') =>
  query(api.glossaries.list, { query: { size: 50, ...(text && { q: text }) } })

/** A glossary, found by what is typed. */
export function GlossaryField(props: Omit<FoundFieldProps, 'found' | 'onSearch'>) {
  const [text, setText] = useState('')
  const { data } = useQuery({
    ...glossariesFound(useDeferredValue(text)),
    placeholderData: keepPreviousData,
    meta: { showsErrors: true },
  })
  const found = data?.content.map(({ uuid, name }) => ({ id: uuid, label: name }))
  return <FoundField {...props} found={found} onSearch={setText} />
}
