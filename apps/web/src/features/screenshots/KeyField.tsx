import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { stripCodes } from '@dragoman/sdk/segment-text'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { FoundField } from '../../form/FoundField.tsx'

export interface KeyFieldProps {
  projectUuid: string
  label: string
  /** Empty before one is chosen. */
  value: string
  onChange: (key: string) => void
}

/** A key of the project's files, found by itself or by its source. */
export function KeyField({ projectUuid, label, value, onChange }: KeyFieldProps) {
  const [searched, setSearched] = useState('')
  const text = useDeferredValue(searched)
  const { data } = useQuery({
    ...query(api.screenshots.listKeys, { path: { projectUUID: projectUuid }, query: { ...(text && { text }) } }),
    placeholderData: keepPreviousData,
  })
  const sources = data && new Map(data.map(({ key, source }) => [key, stripCodes(source).slice(0, 80)]))
  return (
    <FoundField
      label={label}
      value={value || null}
      present={value ? { id: value, label: value } : undefined}
      onChange={(key) => onChange(key ?? '')}
      found={sources && [...sources].map(([key, source]) => ({ id: key, label: `${key} · ${source}` }))}
      onSearch={setSearched}
    />
  )
}
