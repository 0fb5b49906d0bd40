import { toBcp47 } from '@dragoman/sdk/locale'
import type { Review } from '@dragoman/sdk/operations/quality'
import { DiffText } from '../../../display/DiffText.tsx'
import { SourceText } from '../../../display/SegmentText.tsx'
import { t } from '../../../i18n/t.ts'
import styles from '../quality.module.css'

export interface SegmentPairProps {
  review: Review
  source: string
  before: string
  /** Absent where the reviewer wrote no other text. */
  after: string | undefined
}

/** A source text, its translation, and that of the reviewer, with what differs between them. */
export function SegmentPair({ review, source, before, after }: SegmentPairProps) {
  const [from, to] = [toBcp47(review.sourceLanguage), toBcp47(review.targetLanguage)]
  return (
    <dl className={styles.pair}>
      <div>
        <dt>{t('quality.source')}</dt>
        <dd lang={from} dir="auto">
          <SourceText text={source} />
        </dd>
      </div>
      <div>
        <dt>{review.translator?.name ?? t('quality.linguist')}</dt>
        <dd lang={to} dir="auto">
          <DiffText before={before} after={after ?? before} locale={to} isPlainAfter />
        </dd>
      </div>
      {after !== undefined && (
        <div>
          <dt>{review.reviewer?.name ?? t('quality.reviewer')}</dt>
          <dd lang={to} dir="auto">
            <DiffText before={before} after={after} locale={to} isPlainBefore />
          </dd>
        </div>
      )}
    </dl>
  )
}
