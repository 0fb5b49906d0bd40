import { useSession } from '@dragoman/hooks/session'
import type { ReactNode } from 'react'
import styles from './AuthFrame.module.css'
import { AuthTools } from './AuthTools.tsx'
import { LanguageOffer } from './LanguageOffer.tsx'
import { Logo } from './Logo.tsx'

/** The page for people who are not signed in: the product's name, one card, language and theme. */
export function AuthFrame({
  children,
  width = 'narrow',
}: {
  children: ReactNode
  width?: 'narrow' | 'wide' | 'plain'
}) {
  return (
    <div className={styles.frame}>
      <header className={styles.header}>
        <Logo brand={useSession().snapshot.subject?.brand} />
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
