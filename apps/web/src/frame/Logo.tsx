import styles from './shell.module.css'
import { productName } from '../shell/page-title.ts'

/** The product's mark with its name; the mark alone in the narrow sidebar. */
export function Logo({ isNarrow = false }: { isNarrow?: boolean }) {
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
