import type { MatchParts } from '@dragoman/sdk/operations/translationMemories'
import { Badge } from '@dragoman/ui/StatusBadge'
import { formatNumber, formatPercent } from '../i18n/format.ts'
import { enumWord, t } from '../i18n/t.ts'
import styles from './MatchScore.module.css'

const tones = { CONTEXT: 'success', EXACT: 'success', FUZZY: 'info' } as const
const losses = ['text', 'order', 'numbers', 'tags', 'punctuation', 'penalty', 'region'] as const

/** How well a match fits, in percent, and of which type it is. */
export function MatchScore({ score, type }: { score: number; type: keyof typeof tones }) {
  return (
    <Badge tone={tones[type]}>
      {formatPercent(score / 100)} · {enumWord('matchType', type)}
    </Badge>
  )
}

/** Explains the losses of a score. */
export function MatchLosses({ parts }: { parts: MatchParts }) {
  const lost = losses.flatMap((part) => (parts[part] ? [{ part, loss: formatNumber(parts[part]) }] : []))
  if (lost.length === 0) return null
  return (
    <p className={styles.losses}>
      {lost.map(({ part, loss }) => (
        <span key={part}>{t(`concordance.loss.${part}`, { loss })}</span>
      ))}
    </p>
  )
}
