import type { ReactNode } from 'react'
import styles from './VisuallyHidden.module.css'

export interface VisuallyHiddenProps {
  children?: ReactNode
  /** Default `div`. */
  elementType?: 'div' | 'span'
}

/** Out of sight, for assistive technology alone. */
export const VisuallyHidden = (props: VisuallyHiddenProps) => drawHidden(props)

/** The same without a component of its own. */
export const drawHidden = ({ children, elementType: Element = 'div' }: VisuallyHiddenProps) => (
  <Element className={styles.hidden}>{children}</Element>
)
