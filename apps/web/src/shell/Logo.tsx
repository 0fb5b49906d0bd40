import type { LogoPictures } from '@dragoman/sdk/operations/branding'
import { useState } from 'react'
import { productName } from '../ground/page-title.ts'
import styles from './shell.module.css'

/** An account's name and its logo. */
export interface ShownBrand {
  name: string
  logo?: Pick<LogoPictures, 'square' | 'wide' | 'isWide'> | undefined
}

export interface LogoProps {
  isNarrow?: boolean
  /** The product's own without it. */
  brand?: ShownBrand | undefined
  /** Whether an account without a logo is shown by its name. */
  isNamed?: boolean
}

/**
 * A mark with a name: that of the account, or the product's where there is none or it can't be loaded (rule
 * shell.logo). The mark alone in the narrow sidebar; wide logos stand alone.
 */
export function Logo({ isNarrow = false, brand, isNamed = false }: LogoProps) {
  const [failed, setFailed] = useState<string>()
  const { name, logo } = brand ?? {}
  if (!name || !logo || failed === logo.square) {
    return name && isNamed ? <NameAlone name={name} /> : <ProductLogo isNarrow={isNarrow} />
  }
  const isAlone = isNarrow || logo.isWide
  const address = logo.isWide && !isNarrow ? logo.wide : logo.square
  return (
    <span className={styles.logo}>
      <img
        key={address}
        src={address}
        alt={isAlone ? name : ''}
        className={logo.isWide && !isNarrow ? styles.wideMark : styles.mark}
        onError={() => setFailed(logo.square)}
      />
      {!isAlone && <bdi className={styles.brandName}>{name}</bdi>}
    </span>
  )
}

const NameAlone = ({ name }: { name: string }) => (
  <span className={styles.logo}>
    <bdi className={styles.brandName}>{name}</bdi>
  </span>
)

function ProductLogo({ isNarrow }: { isNarrow: boolean }) {
  return (
    <span className={styles.logo}>
      <svg
        width="24"
        height="24"
        viewBox="0 0 24 24"
        role={isNarrow ? 'img' : undefined}
        aria-label={isNarrow ? productName : undefined}
        aria-hidden={!isNarrow}
      >
        <rect width="24" height="24" rx="6" className={styles.tile} />
        <path d="M6.5 7h5.2c3.3 0 5.8 2.1 5.8 5s-2.5 5-5.8 5H6.5M6.5 12h6" className={styles.stroke} />
      </svg>
      {!isNarrow && productName}
    </span>
  )
}
