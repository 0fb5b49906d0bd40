import { Button } from '@dragoman/ui/Button'
import { CopyButton } from '@dragoman/ui/CopyButton'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { SourceText } from '../../../display/SegmentText.tsx'
import { formatNumber } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import type { Editing } from './editing.ts'
import styles from './LostDrafts.module.css'
import { lostDraftsId } from './lost-drafts-id.ts'

/** Typed texts whose segments are gone, as after a new version of the file: each with the source that it belongs to. */
export function LostDrafts({ ids, editing }: { ids: readonly string[]; editing: Editing }) {
  const { drafts, source, target } = editing
  return (
    <section id={lostDraftsId} tabIndex={-1} aria-label={t('editor.lost')} className={styles.lost}>
      <InlineAlert tone="warning" title={t('editor.lost')}>
        {t('editor.lost.text')}
        <ul className={styles.list}>
          {ids.map((id) => {
            const { text, base } = drafts.get(id)!
            const number = formatNumber(base.index + 1)
            return (
              <li key={id} className={styles.draft}>
                <p className={styles.number}>{t('editor.lost.segment', { number })}</p>
                <p className={styles.source} lang={source.lang} dir={source.dir}>
                  <SourceText text={base.source} codes={base.codes} />
                </p>
                <p className={styles.text} lang={target.lang} dir={target.dir}>
                  {text ? <SourceText text={text} codes={base.codes} /> : t('editor.conflict.empty')}
                </p>
                <span className={styles.actions}>
                  <CopyButton value={text} labels={{ copy: t('editor.lost.copy') }} />
                  <Button
                    size="small"
                    aria-label={t('editor.lost.discardOf', { number })}
                    onPress={() => {
                      document.getElementById(lostDraftsId)?.focus()
                      void drafts.resolve(id, 'theirs')
                    }}
                  >
                    {t('editor.lost.discard')}
                  </Button>
                </span>
              </li>
            )
          })}
        </ul>
      </InlineAlert>
    </section>
  )
}
