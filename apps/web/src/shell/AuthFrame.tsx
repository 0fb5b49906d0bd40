import { query } from '@dragoman/hooks/query'
import { useSession } from '@dragoman/hooks/session'
import * as api from '@dragoman/sdk/api'
import { isAccountHost } from '@dragoman/sdk/host'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import styles from './AuthFrame.module.css'
import { AuthTools } from './AuthTools.tsx'
import { LanguageOffer } from './LanguageOffer.tsx'
import { Logo, type ShownBrand } from './Logo.tsx'

/** The page for people who are not signed in: the name of the product or of the account at this address, one card, language and theme. */
export function AuthFrame({
  children,
  width = 'narrow',
}: {
  children: ReactNode
  width?: 'narrow' | 'wide' | 'plain'
}) {
  const ofHost = useHostBrand()
  const brand = useSession().snapshot.subject?.brand ?? ofHost
  return (
    <div className={styles.frame}>
      <header className={styles.header}>
        {brand === null ? <span /> : <Logo brand={brand} isNamed={brand === ofHost} />}
        <LanguageOffer />
      </header>
      <main className={styles.main}>
        <div className={width === 'plain' ? styles.plain : styles.card} data-wide={width === 'wide' || undefined}>
          {children}
        </div>
      </main>
      <footer className={styles.footer}>
        <AuthTools />
      </footer>
    </div>
  )
}

/** The account whose address this is (rule host.kind); null while that is asked, undefined where it is no one's. */
function useHostBrand(): ShownBrand | null | undefined {
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
