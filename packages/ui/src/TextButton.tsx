import type { ReactNode } from 'react'
import { Button, type ButtonProps } from 'react-aria-components/Button'
import styles from './TextButton.module.css'

export interface TextButtonProps extends Pick<ButtonProps, 'onPress' | 'aria-label'> {
  children: ReactNode
}

/** A button within text or a cell that looks like a link: it opens something on this page, such as what made a figure. */
export function TextButton(props: TextButtonProps) {
  return <Button {...props} className={styles.button!} />
}
