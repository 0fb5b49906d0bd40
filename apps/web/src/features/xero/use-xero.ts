import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { useMutation } from '@tanstack/react-query'

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
