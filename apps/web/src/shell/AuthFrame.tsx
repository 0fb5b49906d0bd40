import type { ReactNode } from 'react'
import styles from './AuthFrame.module.css'
import { AuthTools } from './AuthTools.tsx'
import { Logo } from './Logo.tsx'

/** The page for people who are not signed in: the product's name, one narrow card (`isPlain`: no card), language and theme. */
export function AuthFrame({ children, isPlain = false }: { children: ReactNode; isPlain?: boolean }) {
  return (
    <div className={styles.frame}>
      <header className={styles.header}>
        <Logo />
      </header>
      <main className={styles.main}>
        <div className={isPlain ? styles.plain : styles.card}>{children}</div>
      </main>
      <footer className={styles.footer}>
        <AuthTools />
      </footer>
    </div>
  )
}
