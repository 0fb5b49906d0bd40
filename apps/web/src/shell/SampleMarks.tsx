import { useCan } from '@dragoman/hooks/permissions'
import { requirements } from '@dragoman/sdk/requirements'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { sampleQuery } from '../ground/sample-query.ts'
import { noteSamples } from '../ground/samples.ts'

/**
 * Has pages mark what is sample data, for those who may remove it, and show what is there once it has been added: the
 * part of a page that asked for it may be gone by then.
 */
export function SampleMarks() {
  const queryClient = useQueryClient()
  const { data } = useQuery({
    ...sampleQuery(),
    enabled: useCan(requirements['sampleData.get']),
    staleTime: Infinity,
    // Nothing on the page depends on it.
    meta: { showsErrors: true },
  })
  const objects = data?.objects
  useEffect(() => {
    noteSamples(objects?.map(({ uuid }) => uuid) ?? [])
  }, [objects])
  const isAdding = data?.state === 'ADDING'
  useEffect(() => {
    if (isAdding) return () => void queryClient.invalidateQueries()
    return undefined
  }, [isAdding, queryClient])
  return null
}
