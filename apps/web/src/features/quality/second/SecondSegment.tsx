import { toBcp47 } from '@dragoman/sdk/locale'
import type { SecondReviewDetail, SecondReviewSegment, SecondReviewVerdict } from '@dragoman/sdk/operations/quality'
import { Select } from '@dragoman/ui/Select'
import { Badge } from '@dragoman/ui/StatusBadge'
import { SourceText } from '../../../display/SegmentText.tsx'
import { formatNumber } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { SeveritySelect } from '../CategoryFields.tsx'
import styles from '../quality.module.css'
import { severityWord } from '../review-words.ts'
import { categoryOptions, type Categories } from '../use-categories.ts'

export interface SecondSegmentProps {
  second: SecondReviewDetail
  segment: SecondReviewSegment
  categories: Categories
  verdict: SecondReviewVerdict | undefined
  /** Given where the reader judges. */
  onChange: ((verdict: SecondReviewVerdict | undefined) => void) | undefined
}

const none = 'none'

/** A segment with its source and translation, and the error that it has. */
export function SecondSegment({ second, segment, categories, verdict, onChange }: SecondSegmentProps) {
  const place = t('quality.segmentNumber', { number: formatNumber(segment.sequence) })
  return (
    <li className={styles.item} aria-label={place}>
      <span className={styles.muted}>{place}</span>
      <dl className={styles.pair}>
        <div>
          <dt>{t('quality.source')}</dt>
          <dd lang={toBcp47(second.sourceLanguage)} dir="auto">
            <SourceText text={segment.source} />
          </dd>
        </div>
        <div>
          <dt>{t('quality.linguist')}</dt>
          <dd lang={toBcp47(second.targetLanguage)} dir="auto">
            <SourceText text={segment.target} />
          </dd>
        </div>
      </dl>
      {onChange ? (
        <div className={styles.fields}>
          <Select
            label={t('quality.category')}
            options={[{ id: none, label: t('quality.noError') }, ...categoryOptions(categories, verdict?.category)]}
            value={verdict?.category ?? none}
            onChange={(category) =>
              onChange(category === none ? undefined : { category, severity: verdict?.severity ?? 'MINOR' })
            }
          />
          {verdict && (
            <SeveritySelect value={verdict.severity} onChange={(severity) => onChange({ ...verdict, severity })} />
          )}
        </div>
      ) : (
        <div className={styles.line}>
          {second.agreement && (
            <Verdict of={t('quality.firstReviewer')} verdict={segment.firstVerdict} categories={categories} />
          )}
          <Verdict of={t('quality.secondReviewer')} verdict={segment.verdict} categories={categories} />
        </div>
      )}
    </li>
  )
}

interface VerdictProps {
  of: string
  verdict: SecondReviewVerdict | undefined
  categories: Categories
}

function Verdict({ of, verdict, categories }: VerdictProps) {
  return (
    <span className={styles.line}>
      <span className={styles.muted}>{of}</span>
      <Badge>
        {verdict ? `${severityWord(verdict.severity)} · ${categories.nameOf(verdict.category)}` : t('quality.noError')}
      </Badge>
    </span>
  )
}
