import { Icon } from '@dragoman/ui/Icon'
import { VisuallyHidden } from '@dragoman/ui/VisuallyHidden'
import { formatNumber } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import styles from './CommentCount.module.css'
import type { CommentMark } from './comment-marks.ts'

/** How many messages there are on a segment, in the color of the gravest comment that is open. */
export function CommentCount({ mark: { tone, messages } }: { mark: CommentMark }) {
  return (
    <span className={styles.count} data-tone={tone} title={t(`editor.comments.${tone}`, { count: messages })}>
      <Icon name="comment" />
      <span aria-hidden>{formatNumber(messages)}</span>
      <VisuallyHidden elementType="span">{t(`editor.comments.${tone}`, { count: messages })}</VisuallyHidden>
    </span>
  )
}
