import type { InlineCode } from '@dragoman/sdk/operations/editor'
import { Button } from 'react-aria-components/Button'
import { chipOf, type Placeholder } from '../../../display/chips.ts'
import { t } from '../../../i18n/t.ts'
import styles from './TagButton.module.css'

export interface TagButtonProps {
  part: Placeholder
  codes: readonly InlineCode[]
  /** The translation lacks it. */
  isMissing?: boolean
  onPress: () => void
}

/** A tag to insert at the caret, as a chip. */
export function TagButton({ part, codes, isMissing, onPress }: TagButtonProps) {
  const { text, label, native } = chipOf(part, codes)
  return (
    <span title={native}>
      <Button
        className={styles.tag!}
        data-kind={part.kind}
        data-missing={isMissing || undefined}
        aria-label={t('editor.insertTag', { tag: label })}
        // The caret stays where it is.
        preventFocusOnPress
        onPress={onPress}
      >
        <bdi dir="ltr">{text}</bdi>
      </Button>
    </span>
  )
}
