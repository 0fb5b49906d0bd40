import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { FoundField, type FoundFieldProps } from './FoundField.tsx'

/** A project, found by what is typed. */
export function ProjectField(props: Omit<FoundFieldProps, 'found' | 'onSearch'>) {
  const [text, setText] = useState('')
  const wanted = useDeferredValue(text)
  const { data } = useQuery({
    ...query(api.projects.list, { query: { size: 20, ...(wanted && { q: wanted }) } }),
    placeholderData: keepPreviousData,
  })
  const found = data?.content.map(({ uuid, name, reference }) => ({ id: uuid, label: reference || name }))
  return <FoundField {...props} found={found} onSearch={setText} />
}
