import type { QualityFigures } from '@dragoman/sdk/operations/qualityReports'
import { t } from '../../i18n/t.ts'
import styles from './figures.module.css'
import { scoreText } from './review-words.ts'

/** Words under which a score says too little about a person. */
export const leastWords = 1000

/** A score with its band, small; red below the pass mark, if that is given. Of a person, it needs enough words. */
export function ScoreFigure({
  figures: { score, band, reviewedWords },
  passMark = 0,
  ofPerson = false,
}: {
  figures: Pick<QualityFigures, 'score' | 'band' | 'reviewedWords'>
  passMark?: number
  ofPerson?: boolean
}) {
  if (score === undefined || (ofPerson && reviewedWords < leastWords))
    return <span title={t('quality.tooFewWords', { least: leastWords })}>–</span>
  return (
    <span className={styles.score} data-failed={score < passMark || undefined}>
      <bdi>
        {scoreText(score)}
        {band !== undefined && <span className={styles.band}> ± {scoreText(band)}</span>}
      </bdi>
    </span>
  )
}
