import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { FoundField, type FoundFieldProps } from '../../form/FoundField.tsx'
import { glossariesFound } from './glossaries-found.ts'

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
