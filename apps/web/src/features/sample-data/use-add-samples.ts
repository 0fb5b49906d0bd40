import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { SampleData } from '@dragoman/sdk/operations/sampleData'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

/** Adds sample data; once it is there, any page may show some of it. */
export function useAddSamples({ state }: SampleData) {
  const queryClient = useQueryClient()
  const { mutate, isPending } = useMutation(mutation(api.sampleData.add))
  const isAdding = state === 'ADDING'
  useEffect(() => {
    if (isAdding) return () => void queryClient.invalidateQueries()
    return undefined
  }, [isAdding, queryClient])
  return { add: () => mutate({}), isPending, isAdding }
}
