import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { isAccountHost } from '@dragoman/sdk/host'
import { useQuery } from '@tanstack/react-query'
import type { ShownBrand } from './Logo.tsx'

/** The account whose address this is (rule host.kind); null while that is asked, undefined where it is no one's. */
export function useHostBrand(): ShownBrand | null | undefined {
  const isAsked = isAccountHost(location.host)
  // The page is whole without it.
  const { data, isPending } = useQuery({
    ...query(api.addresses.getSubdomainLogo),
    enabled: isAsked,
    staleTime: Infinity,
    meta: { showsErrors: true },
  })
  if (isAsked && isPending) return null
  return data?.name === undefined ? undefined : { name: data.name, logo: data.logo }
}
