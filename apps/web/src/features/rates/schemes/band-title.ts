import { formatNumber, formatPercent } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'

interface Scores {
  start: number
  end: number
}

/** The name of a band: its kind, or that nothing in memory is near enough; a new one has no scores yet. */
export function bandTitle(type: string, scores: Scores | null): string {
  if (type === 'CONTEXT') return t('rates.band.CONTEXT')
  if (type === 'EXACT') return t('rates.band.EXACT')
  if (type === 'REPETITION') return t('rates.band.REPETITION')
  if (!scores) return t('rates.band.new')
  return scores.start === 0 ? t('rates.band.NEW') : t('rates.band.FUZZY', { scores: scoresText(type, scores) })
}

/** The scores of a band: `85–94%`. Of context and repetitions, which no score tells, nothing. */
export function scoresText(type: string, { start, end }: Scores): string {
  if (type === 'CONTEXT' || type === 'REPETITION') return ''
  return start === end ? formatPercent(start / 100) : `${formatNumber(start)}–${formatPercent(end / 100)}`
}
