import type { ReactNode } from 'react'
import { BareButton, type PressProps } from './BareButton.tsx'
import styles from './TextButton.module.css'

export interface TextButtonProps extends Pick<PressProps, 'onPress' | 'aria-label' | 'aria-expanded'> {
  children: ReactNode
}

/** A button within text or a cell that looks like a link: it opens something on this page, such as what made a figure. */
export function TextButton(props: TextButtonProps) {
  return <BareButton {...props} className={styles.button} />
}
