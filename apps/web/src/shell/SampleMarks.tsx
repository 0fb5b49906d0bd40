import { query } from '@dragoman/hooks/query'
import { useCan } from '@dragoman/hooks/permissions'
import * as api from '@dragoman/sdk/api'
import { requirements } from '@dragoman/sdk/requirements'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { noteSamples } from '../ground/samples.ts'

/** Has pages mark what is sample data, for those who may remove it. */
export function SampleMarks() {
  const { data } = useQuery({
    ...query(api.sampleData.get),
    enabled: useCan(requirements['sampleData.get']),
    staleTime: Infinity,
    // Nothing on the page depends on it.
    meta: { showsErrors: true },
  })
  const objects = data?.objects
  useEffect(() => {
    noteSamples(objects?.map(({ uuid }) => uuid) ?? [])
  }, [objects])
  return null
}
