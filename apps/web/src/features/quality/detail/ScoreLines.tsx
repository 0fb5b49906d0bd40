import type { ReviewScore } from '@dragoman/sdk/operations/quality'
import { Card } from '@dragoman/ui/Card'
import { formatNumber, number } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import styles from '../quality.module.css'
import { scoreText, severityWord } from '../review-words.ts'
import type { Categories } from '../use-categories.ts'

/** Where the score comes from: every finding with its points, and the formula with the numbers in it. */
export function ScoreLines({ score, categories }: { score: ReviewScore; categories: Categories }) {
  const { points, provisionalPoints } = score
  const isProvisional = score.provisionalScore !== undefined && points !== provisionalPoints
  return (
    <Card title={t('quality.explanation')} isFlush>
      <div className={styles.item}>
        {score.score !== undefined && (
          <Formula label={t('quality.score')} score={score} points={points} result={score.score} />
        )}
        {(score.score === undefined || isProvisional) && (
          <Formula
            label={t('quality.provisionalScore')}
            score={score}
            points={provisionalPoints}
            result={score.provisionalScore}
          />
        )}
      </div>
      <div className={styles.scroll}>
        <table className={styles.grid} aria-label={t('quality.explanation')}>
          <thead>
            <tr>
              <th scope="col">{t('quality.segment')}</th>
              <th scope="col">{t('quality.category')}</th>
              <th scope="col">{t('quality.severity')}</th>
              <th scope="col">{t('quality.calculation')}</th>
              <th scope="col" data-align="end">
                {t('quality.points')}
              </th>
              <th scope="col">{t('quality.counted')}</th>
            </tr>
          </thead>
          <tbody>
            {score.lines.map((line) => (
              <tr key={line.findingUuid}>
                <th scope="row">{formatNumber(line.sequence)}</th>
                <td>{categories.nameOf(line.category)}</td>
                <td>{severityWord(line.severity)}</td>
                <td>
                  <bdi>{[line.severityPoints, line.weight, line.factor].map(formatNumber).join(' × ')}</bdi>
                </td>
                <td data-align="end">{formatNumber(line.points)}</td>
                <td>{t(`quality.counts.${line.counts}`)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={`${styles.item} ${styles.muted}`}>{t('quality.calculationText')}</p>
    </Card>
  )
}

interface FormulaProps {
  label: string
  score: ReviewScore
  points: number
  result: number | undefined
}

/** The formula of the profile with the numbers of a review. */
function Formula({ label, score, points, result }: FormulaProps) {
  const { formula, words, passMark, tolerance } = score
  const numbers = { points, words }
  if (words === 0) return null
  const sum =
    formula === 'LINEAR'
      ? t('quality.formula.LINEAR', { ...numbers, score: scoreText(result) })
      : formula === 'CALIBRATED'
        ? t('quality.formula.CALIBRATED', {
            ...numbers,
            allowed: formatNumber(100 - passMark),
            tolerance: formatNumber(tolerance ?? 0),
            score: scoreText(result),
          })
        : t('quality.formula.POINTS_PER_WORD', {
            ...numbers,
            score: number(points / words, { minimumFractionDigits: 4, maximumFractionDigits: 4 }),
          })
  return (
    <div>
      <span className={styles.muted}>{label}</span>
      <p className={styles.formula}>
        <bdi>{sum}</bdi>
      </p>
    </div>
  )
}
