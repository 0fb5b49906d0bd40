import type { Segment } from '@dragoman/sdk/operations/editor'
import { Button } from '@dragoman/ui/Button'
import { Icon } from '@dragoman/ui/Icon'
import { Spinner } from '@dragoman/ui/Spinner'
import type { ReactNode } from 'react'
import { errorText } from '../../../errors/error-text.ts'
import { formatList } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import type { Draft } from '../drafts/drafts.ts'
import styles from './RowMessages.module.css'
import { issueText, type Issue } from '../segments/segment-issues.ts'

export interface RowMessagesProps {
  id: string
  segment: Segment
  draft: Draft | undefined
  text: string
  issues: readonly Issue[]
  /** The tags that are missing, to insert. */
  tags: ReactNode
  /** It was to be confirmed, and cannot be. */
  isRefused: boolean
  onRetry: () => void
}

/** The messages about a segment: its issues, and whether it is saved. */
export function RowMessages({ id, segment, draft, text, issues, tags, isRefused, onRetry }: RowMessagesProps) {
  const refused = isRefused || draft?.state === 'refused'
  const shown =
    refused && text.trim() === '' ? [{ kind: 'empty', blocking: true }] : issues.filter(({ finding }) => !finding)
  const isDanger = shown.some(({ blocking }) => blocking)
  const words = formatList(shown.map((issue) => issueText(issue, segment)))
  return (
    <div id={id} className={styles.messages}>
      {shown.length > 0 && (
        <p
          className={styles.message}
          data-tone={isDanger ? 'danger' : 'warning'}
          role={refused && isDanger ? 'alert' : undefined}
        >
          <Icon name={isDanger ? 'error' : 'warning'} />
          <span>{refused && isDanger ? t('editor.notConfirmed', { issues: words }) : words}</span>
        </p>
      )}
      {shown.length > 0 && tags}
      {draft?.state === 'saving' && (
        <p className={styles.message}>
          <Spinner />
          <span>{t('editor.saving')}</span>
        </p>
      )}
      {draft?.state === 'failed' && (
        <p className={styles.message} data-tone="danger" role="alert">
          <Icon name="error" />
          <span>
            {t(draft.willRetry ? 'editor.notSavedYet' : 'editor.notSaved', { reason: errorText(draft.error) })}
          </span>
          {draft.willRetry && (
            <Button size="small" variant="quiet" onPress={onRetry}>
              {t('shell.retry')}
            </Button>
          )}
        </p>
      )}
    </div>
  )
}
