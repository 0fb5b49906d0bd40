import { mutation, operationKey } from '@dragoman/hooks/query'
import { invalidate } from '@dragoman/hooks/query-client'
import * as api from '@dragoman/sdk/api'
import type { XeroStatus } from '@dragoman/sdk/operations/xero'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'

const lists = [api.xero.listQueue, api.xero.listDifferences, api.xero.listSyncs]

/** Leads to Xero, where the person agrees. */
export function useConnect() {
  const connect = useMutation({ ...mutation(api.xero.connect), meta: { showsErrors: true } })
  return {
    connect: () => connect.mutate({}, { onSuccess: ({ url }) => location.assign(url) }),
    isPending: connect.isPending || connect.isSuccess,
    error: connect.error,
  }
}

export function useSync() {
  const sync = useMutation(mutation(api.xero.sync))
  return { sync: () => sync.mutate({}), isPending: sync.isPending }
}

/** Reads the lists of the page again once the status, which is read every few seconds, has changed. */
export function useFreshLists(status: XeroStatus) {
  const queryClient = useQueryClient()
  const known = useRef(status)
  useEffect(() => {
    if (known.current === status) return
    known.current = status
    for (const list of lists) void invalidate(queryClient, { queryKey: operationKey(list) })
  }, [queryClient, status])
}
