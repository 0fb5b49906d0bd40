import type { ConnectorConflict } from '@dragoman/sdk/operations/connectors'
import { useMemo } from 'react'
import { DiffText } from '../../../display/DiffText.tsx'
import { formatNumber } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import styles from '../connectors.module.css'
import { changedLines } from './changed-lines.ts'

/** Both texts line by line, with the lines around what differs; words that differ are marked. */
export function LineDiff({ conflict: { theirs, ours, locale } }: { conflict: ConnectorConflict }) {
  const lines = useMemo(() => changedLines(theirs, ours), [theirs, ours])
  const differing = lines.filter(({ isSame }) => !isSame).length
  const of = locale.replaceAll('_', '-')
  return (
    <>
      <p className={styles.text}>
        {theirs === '' ? t('connectors.theirsGone') : t('connectors.linesDiffer', { count: differing })}
      </p>
      {(['theirs', 'ours'] as const).map((side) => (
        <figure key={side} className={styles.diff} dir="ltr">
          <figcaption className={styles.diffHead}>{t(`connectors.side.${side}`)}</figcaption>
          {lines.map((line) => {
            const text = line[side]
            if (text === undefined) return null
            const isOurs = side === 'ours'
            return (
              <div key={line.number} className={styles.line} data-side={line.isSame ? undefined : side}>
                <span className={styles.number}>{formatNumber(line.number)}</span>
                <span aria-hidden>{line.isSame ? '' : isOurs ? '−' : '+'}</span>
                <bdi>
                  {line.isSame ? (
                    text
                  ) : isOurs ? (
                    <DiffText before={text} after={line.theirs ?? ''} locale={of} isPlainAfter />
                  ) : (
                    <DiffText before={line.ours ?? ''} after={text} locale={of} isPlainBefore />
                  )}
                </bdi>
              </div>
            )
          })}
        </figure>
      ))}
    </>
  )
}
