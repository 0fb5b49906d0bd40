import { toBcp47 } from '@dragoman/sdk/locale'
import type { SegmentationDecision, SegmentationPreview } from '@dragoman/sdk/operations/segmentationRules'
import { Icon } from '@dragoman/ui/Icon'
import { t } from '../../i18n/t.ts'
import styles from './SegmentationPreview.module.css'

export interface PreviewSegmentsProps {
  preview: SegmentationPreview
  isRefreshing: boolean
  locale: string
}

/** The segments of a text, each with what ended it and what held it together. */
export function PreviewSegments({ preview: { segments, decisions }, isRefreshing, locale }: PreviewSegmentsProps) {
  const text = segments.join('')
  const rows = segments.map((segment, at) => {
    const start = segments.slice(0, at).join('').length
    return { segment, start, end: start + segment.length }
  })
  return (
    <section className={styles.result} aria-label={t('segmentation.segments')} aria-busy={isRefreshing}>
      <p className={styles.count} role="status">
        {t('segmentation.segmentCount', { count: segments.length })}
      </p>
      <ol className={styles.segments}>
        {rows.map((row) => (
          <li key={row.start}>
            <div className={styles.segment} lang={toBcp47(locale)} dir="auto">
              {row.segment}
            </div>
            {decisions
              .filter(({ offset, breaks }) =>
                breaks ? offset === row.end && row.end < text.length : offset > row.start && offset < row.end,
              )
              .slice(0, mostNotes)
              .map((decision) => (
                <div key={decision.offset} className={styles.note} data-breaks={decision.breaks || undefined}>
                  <Icon name={decision.breaks ? 'arrow-down' : 'link'} />
                  <span>
                    {decision.breaks
                      ? causeOf(decision)
                      : t('segmentation.kept', { text: lastWord(text, decision.offset), cause: causeOf(decision) })}
                  </span>
                </div>
              ))}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Notes to a segment: more would hide it. */
const mostNotes = 6

const lastWord = (text: string, offset: number): string =>
  text.slice(0, offset).trimEnd().split(/\s+/).at(-1)?.slice(-24) ?? ''

const causeOf = ({ by, rule, language }: SegmentationDecision): string =>
  by === 'RULE' ? t('segmentation.by.RULE', { rule: rule ?? 0, set: language ?? '' }) : t(`segmentation.by.${by}`)
