import { toBcp47 } from '@dragoman/sdk/locale'
import type { ReplacementPreview } from '@dragoman/sdk/operations/translationMemories'
import { stripCodes } from '@dragoman/sdk/segment-text'
import { Checkbox } from '@dragoman/ui/Checkbox'
import { DiffText } from '../../../display/DiffText.tsx'
import { SegmentText } from '../../../display/SegmentText.tsx'
import { languageName } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import styles from './ReplacePreview.module.css'

export interface ReplacePreviewProps {
  preview: ReplacementPreview
  /** Numbers of the translations that are left out. */
  except: ReadonlySet<number>
  onExceptChange: (except: ReadonlySet<number>) => void
}

/** How much a replacement changes, and its first translations before and after, each of which can be left out. */
export function ReplacePreview({ preview, except, onExceptChange }: ReplacePreviewProps) {
  const { translations, occurrences, isComplete, content } = preview
  const toggle = (id: number) => {
    const next = new Set(except)
    if (!next.delete(id)) next.add(id)
    onExceptChange(next)
  }
  return (
    <section className={styles.preview} aria-label={t('tm.replace.preview')}>
      <p role="status" className={styles.count}>
        {translations === 0
          ? t('tm.replace.none')
          : t(isComplete ? 'tm.replace.count' : 'tm.replace.countAtLeast', { translations, occurrences })}
        {translations > content.length && ` ${t('tm.replace.first', { count: content.length })}`}
      </p>
      <ul className={styles.list}>
        {content.map(({ segmentId, locale, sourceText, before, after }) => (
          <li key={segmentId} className={styles.row}>
            <Checkbox
              isSelected={!except.has(segmentId)}
              onChange={() => toggle(segmentId)}
              aria-label={t('tm.replace.take', { text: stripCodes(sourceText).slice(0, 60) })}
            />
            <div className={styles.texts}>
              <p className={styles.text} lang={toBcp47(locale)} dir="auto">
                <DiffText before={before} after={after} locale={toBcp47(locale)} />
              </p>
              <p className={styles.source}>
                <bdi>
                  <SegmentText text={sourceText} />
                </bdi>{' '}
                · {languageName(locale)}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
