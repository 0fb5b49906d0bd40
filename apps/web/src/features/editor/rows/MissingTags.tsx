import type { Segment } from '@dragoman/sdk/operations/editor'
import { Button } from '@dragoman/ui/Button'
import { t } from '../../../i18n/t.ts'
import { mayEdit, type Editing } from '../drafts/editing.ts'
import { CommandKeys } from '../../editor-keys/CommandKeys.tsx'
import { missingTags } from '../segments/code-tokens.ts'
import styles from './RowMessages.module.css'
import { TagButton } from './TagButton.tsx'

/** The tags that a translation lacks, each of which inserts itself at the caret. */
export function MissingTags({ segment, text, editing }: { segment: Segment; text: string; editing: Editing }) {
  const missing = missingTags(segment.source, text)
  const [next] = missing
  if (!next || !mayEdit(editing, segment)) return null
  return (
    <div role="group" aria-label={t('editor.missingTags')} className={styles.tags}>
      {missing.slice(0, mostShown).map((part, at) => (
        <TagButton
          key={at}
          part={part}
          codes={segment.codes}
          isMissing
          onPress={() => editing.insertTag(segment, part)}
        />
      ))}
      <span className={styles.next}>
        <Button size="small" variant="quiet" onPress={() => editing.insertTag(segment, next)}>
          {t('editor.insertNext')}
        </Button>
        <CommandKeys command="nextTag" />
      </span>
    </div>
  )
}

const mostShown = 12
