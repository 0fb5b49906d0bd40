import type { InvoicePreview } from '@dragoman/sdk/operations/receivables'
import { Icon } from '@dragoman/ui/Icon'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { t } from '../../../i18n/t.ts'
import styles from './create.module.css'
import { gapText } from '../gap-text.ts'

export interface IssueStateProps {
  preview: InvoicePreview
  /** There was a try to issue it. */
  isTried: boolean
}

/** Whether an invoice can be issued; if not, each thing that is missing. */
export function IssueState({ preview: { missing, warnings }, isTried }: IssueStateProps) {
  if (missing.length > 0) {
    return (
      <InlineAlert
        key={String(isTried)}
        tone={isTried ? 'danger' : 'warning'}
        title={t('receivables.notReady', { count: missing.length })}
        isAnnounced={isTried}
      >
        <ul className={styles.gaps}>
          {missing.map((gap) => (
            <li key={`${gap.code} ${gap.message}`}>{gapText(gap)}</li>
          ))}
        </ul>
      </InlineAlert>
    )
  }
  if (warnings.length > 0) {
    return (
      <InlineAlert tone="info" title={t('receivables.noElectronic')}>
        <ul className={styles.gaps}>
          {warnings.map(({ message }) => (
            <li key={message} lang="en">
              {message}
            </li>
          ))}
        </ul>
      </InlineAlert>
    )
  }
  return (
    <p className={styles.ready} role="status">
      <Icon name="success" />
      {t('receivables.canBeIssued')}
    </p>
  )
}
