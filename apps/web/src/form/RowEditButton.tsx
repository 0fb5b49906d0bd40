import { Icon } from '@dragoman/ui/Icon'
import type { Ref } from 'react'
import styles from './RowEditButton.module.css'

interface RowEditButtonProps {
  label: string
  /** Nothing is there yet. */
  isMissing: boolean
  onPress: () => void
  ref: Ref<HTMLButtonElement>
}

/** Opens the editor of a text in a row, where it stands. */
export const RowEditButton = ({ label, isMissing, onPress, ref }: RowEditButtonProps) => (
  <button
    ref={ref}
    type="button"
    data-edits=""
    className={styles.button}
    aria-label={label}
    title={label}
    onClick={onPress}
  >
    <Icon name={isMissing ? 'plus' : 'edit'} />
  </button>
)
