import type { Segment } from '@dragoman/sdk/operations/editor'
import { Button } from '@dragoman/ui/Button'
import { IconButton } from '@dragoman/ui/IconButton'
import { t } from '../../i18n/t.ts'
import { mayEdit, type Editing } from './drafts/editing.ts'
import { useDraft, useLatest } from './drafts/use-drafts.ts'
import styles from './FocusBar.module.css'
import { TagButton } from './rows/TagButton.tsx'
import { missingTags, placeholdersOf } from './segments/code-tokens.ts'
import { useVisibleHeight } from './use-visible-height.ts'

/** On a phone, over its keyboard: the tags to insert, and the ways on. */
export function FocusBar({ segment: listed, editing }: { segment: Segment; editing: Editing }) {
  useVisibleHeight()
  const segment = useLatest(editing.drafts, listed)
  const text = useDraft(editing.drafts, segment.id)?.text ?? segment.target
  const isEditable = mayEdit(editing, segment)
  const missing = missingTags(segment.source, text)
  const parts = missing.length > 0 ? missing : placeholdersOf(segment.source)
  const isConfirmed = segment.confirmed && text === segment.target
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the focus stays in the field, and with it the keyboard
    <section aria-label={t('editor.focus.bar')} className={styles.bar} onMouseDown={keepFocus}>
      {isEditable && (
        <div className={styles.chips}>
          {parts.map((part, at) => (
            <TagButton
              key={at}
              part={part}
              codes={segment.codes}
              isMissing={missing.length > 0}
              onPress={() => editing.insertTag(segment, part)}
            />
          ))}
          <Button size="small" onPress={() => editing.field.current?.insert('\u00A0')}>
            {t('editor.key.nbsp')}
          </Button>
        </div>
      )}
      <div className={styles.ways}>
        <IconButton
          icon="arrow-up"
          variant="outline"
          label={t('editor.key.previous')}
          onPress={() => editing.showBeside(-1)}
        />
        <IconButton
          icon="arrow-down"
          variant="outline"
          label={t('editor.key.next')}
          onPress={() => editing.showBeside(1)}
        />
        {isEditable &&
          (isConfirmed ? (
            <Button icon="undo" onPress={() => editing.reopen(segment)}>
              {t('editor.reopen')}
            </Button>
          ) : (
            <Button variant="primary" icon="check" onPress={() => editing.confirm(segment)}>
              {t('editor.confirm')}
            </Button>
          ))}
      </div>
    </section>
  )
}

const keepFocus = (event: { preventDefault: () => void }) => event.preventDefault()
