import { Avatar } from '@dragoman/ui/Avatar'
import { Button } from '@dragoman/ui/Button'
import { useEffect, useState } from 'react'
import { t } from '../../../i18n/t.ts'
import type { Writer } from './use-writers.ts'
import styles from './WriterNote.module.css'

export interface WriterNoteProps {
  writer: Writer
  /** Takes the segment over; undefined where one writes in it already, or may not. */
  onTakeOver: (() => void) | undefined
}

/** Says who else writes in a segment. */
export function WriterNote({ writer: { user, freeAt }, onTakeOver }: WriterNoteProps) {
  const { name, avatar } = user
  return (
    <div className={styles.note}>
      <Avatar name={name} src={avatar} size={20} isDecorative />
      <span className={styles.words} role="status">
        {t('editor.people.writes', { name: `\u2068${name}\u2069` })}
      </span>
      <Countdown key={freeAt} end={freeAt} />
      {onTakeOver && (
        <Button size="small" onPress={onTakeOver}>
          {t('editor.people.writeHere')}
        </Button>
      )}
    </div>
  )
}

/** The seconds until a segment is free, where its writer doesn't go on. Screen readers say it when asked. */
function Countdown({ end }: { end: number }) {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  const seconds = Math.max(0, Math.ceil((end - now) / 1000))
  return (
    <span className={styles.left} role="timer">
      {t('editor.people.freeIn', { seconds })}
    </span>
  )
}
