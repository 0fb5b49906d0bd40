import type { ConnectorChoice } from '@dragoman/sdk/operations/connectors'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'
import { useMemo } from 'react'
import { errorText } from '../../../errors/error-text.ts'

/** The choices of a field, as the other system has them; what it refuses is said where they would be. */
export function useChoices<Key extends QueryKey>(
  asked: UseQueryOptions<ConnectorChoice[], Error, ConnectorChoice[], Key>,
  configUuid: string | undefined,
) {
  const { data, error } = useQuery({
    ...asked,
    enabled: configUuid !== undefined,
    retry: false,
    staleTime: 60_000,
    meta: { showsErrors: true },
  })
  return {
    options: useMemo(() => data?.map(({ value, label }) => ({ id: value, label })), [data]),
    problem: error && <InlineAlert tone="warning">{errorText(error)}</InlineAlert>,
  }
}
