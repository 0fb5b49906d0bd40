import type { Segment } from '@dragoman/sdk/operations/editor'
import { formatNumber, formatPercent } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import type { Draft } from '../drafts/drafts.ts'
import styles from './MatchOrigin.module.css'
import { originOf } from './origin.ts'

/** Where a translation comes from, and how alike the match was. `from` is the place of the segment that it repeats. */
export function MatchOrigin({
  segment,
  draft,
  from,
}: {
  segment: Segment
  draft: Draft | undefined
  from: number | undefined
}) {
  const origin = originOf(segment, draft)
  if (!origin) return <span className={styles.origin} />
  const { kind, score } = origin
  const word =
    kind === 'repetition' && from !== undefined
      ? t('editor.match.from', { number: formatNumber(from + 1) })
      : t(`editor.from.${kind}`)
  return (
    <span className={styles.origin}>
      <span className={styles.score} data-kind={kind} data-exact={(score !== undefined && score >= 100) || undefined}>
        {scoreText(kind, score)}
      </span>
      <span className={styles.word}>{word}</span>
    </span>
  )
}

function scoreText(kind: string, score: number | undefined): string {
  if (kind === 'repetition') return t('editor.match.repetition')
  if (kind === 'machine') return t('editor.match.machine')
  return score === undefined ? '–' : formatPercent(score / 100)
}
