import { useSession } from '@dragoman/hooks/session'
import type { ReactNode } from 'react'
import styles from './AuthFrame.module.css'
import { AuthTools } from './AuthTools.tsx'
import { LanguageOffer } from './LanguageOffer.tsx'
import { Logo } from './Logo.tsx'
import { useHostBrand } from './use-host-brand.ts'

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
