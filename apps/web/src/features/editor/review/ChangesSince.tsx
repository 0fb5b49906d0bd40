import type { Segment } from '@dragoman/sdk/operations/editor'
import { BareButton } from '@dragoman/ui/BareButton'
import { Button } from '@dragoman/ui/Button'
import { VisuallyHidden } from '@dragoman/ui/VisuallyHidden'
import { useMemo } from 'react'
import { SourceText } from '../../../display/SegmentText.tsx'
import { t } from '../../../i18n/t.ts'
import type { Editing } from '../drafts/editing.ts'
import { changedRuns, type TextChange } from './revert-change.ts'
import styles from './ReviewRow.module.css'

interface ChangesSinceProps {
  segment: Segment
  text: string
  editing: Editing
  isEditable: boolean
}

/** How a translation differs from what the step before wrote; a press on a change takes it back. */
export function ChangesSince({ segment, text, editing, isEditable }: ChangesSinceProps) {
  const { before = '', codes } = segment
  const { lang, dir } = editing.target
  const runs = useMemo(() => changedRuns(before, text, lang), [before, text, lang])
  const revert = (reverted: string) => {
    editing.takeText(segment, reverted)
    editing.field.current?.focus()
  }
  const isChanged = runs.some((run) => 'change' in run)
  if (!isChanged) return null
  return (
    <div role="group" aria-label={t('editor.reviewing.changes')} className={styles.changes}>
      <p className={styles.diff} lang={lang} dir={dir}>
        {runs.map((run, at) => {
          if ('same' in run) return <SourceText key={at} text={run.same} codes={codes} />
          const marks = <Marks change={run.change} codes={codes} />
          if (!isEditable) return <span key={at}>{marks}</span>
          return (
            <BareButton key={at} className={styles.change} onPress={() => revert(run.change.reverted)}>
              <VisuallyHidden>{t('editor.reviewing.revert')}</VisuallyHidden>
              {marks}
            </BareButton>
          )
        })}
      </p>
      {isEditable && (
        <Button size="small" variant="quiet" icon="undo" onPress={() => revert(before)}>
          {t('editor.reviewing.revertAll')}
        </Button>
      )}
    </div>
  )
}

function Marks({ change: { gone, added }, codes }: { change: TextChange; codes: Segment['codes'] }) {
  return (
    <>
      {gone !== '' && (
        <del className={styles.gone}>
          <SourceText text={gone} codes={codes} />
        </del>
      )}
      {added !== '' && (
        <ins className={styles.added}>
          <SourceText text={added} codes={codes} />
        </ins>
      )}
    </>
  )
}
