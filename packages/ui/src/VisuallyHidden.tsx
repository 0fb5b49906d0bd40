import type { ReactNode } from 'react'
import styles from './VisuallyHidden.module.css'

export interface VisuallyHiddenProps {
  children?: ReactNode
  /** Default `div`. */
  elementType?: 'div' | 'span'
}

/** Out of sight, for assistive technology alone. */
export function VisuallyHidden({ children, elementType: Element = 'div' }: VisuallyHiddenProps) {
  return <Element className={styles.hidden}>{children}</Element>
}
