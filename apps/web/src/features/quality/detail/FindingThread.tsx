import type { Finding, FindingMessage } from '@dragoman/sdk/operations/quality'
import { Person } from '@dragoman/ui/Avatar'
import { Moment } from '../../../display/Moment.tsx'
import { hasMessage, t } from '../../../i18n/t.ts'
import styles from '../quality.module.css'

/** The talk about a finding, oldest first. */
export function FindingThread({ finding }: { finding: Finding }) {
  return (
    <ol className={styles.thread} aria-label={t('quality.thread')}>
      {finding.messages.map((message) => (
        <li key={message.uuid}>
          <div className={styles.line}>
            {message.author ? (
              <Person name={message.author.name} src={message.author.avatar} />
            ) : (
              <span>{partWord(message)}</span>
            )}
            <span className={styles.muted}>{kindWord(message)}</span>
            <span className={styles.grow} />
            <span className={styles.muted}>
              <Moment value={message.date} />
            </span>
          </div>
          {message.text && (
            <p>
              <bdi>{message.text}</bdi>
            </p>
          )}
        </li>
      ))}
    </ol>
  )
}

/** The part of someone whose name the reader does not learn. */
function partWord({ by }: FindingMessage): string {
  if (by === 'translator') return t('quality.linguist')
  return by === 'reviewer' ? t('quality.reviewer') : by === 'manager' ? t('quality.manager') : t('quality.system')
}

function kindWord({ kind }: FindingMessage): string {
  const id = `quality.said.${kind}`
  return hasMessage(id) ? t(id) : ''
}
