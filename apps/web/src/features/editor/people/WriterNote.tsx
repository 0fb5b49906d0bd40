import type { UserRef } from '@dragoman/sdk/operations/users'
import { Avatar } from '@dragoman/ui/Avatar'
import { Button } from '@dragoman/ui/Button'
import { t } from '../../../i18n/t.ts'
import styles from './WriterNote.module.css'

export interface WriterNoteProps {
  writer: UserRef
  /** Takes the segment over; undefined where one writes in it already, or may not. */
  onTakeOver: (() => void) | undefined
}

/** Says who else writes in a segment. */
export function WriterNote({ writer: { name, avatar }, onTakeOver }: WriterNoteProps) {
  return (
    <div className={styles.note} role="status">
      <Avatar name={name} src={avatar} size={20} isDecorative />
      <span className={styles.words}>{t('editor.people.writes', { name: `\u2068${name}\u2069` })}</span>
      {onTakeOver && (
        <Button size="small" onPress={onTakeOver}>
          {t('editor.people.writeHere')}
        </Button>
      )}
    </div>
  )
}
