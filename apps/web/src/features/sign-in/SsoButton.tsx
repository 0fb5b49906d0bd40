import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { isAccountHost } from '@dragoman/sdk/host'
import { Button } from '@dragoman/ui/Button'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { t } from '../../i18n/t.ts'

/** How long a person has to pause while typing before their address is looked up, in milliseconds. */
const pause = 400

/**
 * Leads to the provider of the account: of the one whose address this is, or of the one that the domain of an email address
 * belongs to. Nothing where there is none.
 */
export function SsoButton({ username, redirect }: { username: string; redirect: string | undefined }) {
  const isAddress = /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(username.trim())
  const wanted = isAddress ? username.trim() : undefined
  const [email, setEmail] = useState(wanted)
  useEffect(() => {
    const timer = setTimeout(() => setEmail(wanted), pause)
    return () => clearTimeout(timer)
  }, [wanted])
  // The page is whole without it.
  const { data } = useQuery({
    ...query(api.sso.find, { query: { ...(email !== undefined && { email }) } }),
    enabled: email !== undefined || isAccountHost(location.host),
    meta: { showsErrors: true },
  })
  if (data?.url === undefined) return null
  const url = new URL(data.url)
  if (redirect !== undefined) url.searchParams.set('redirect', redirect)
  return (
    <Button size="large" onPress={() => location.assign(url.href)}>
      {t('login.sso')}
    </Button>
  )
}
