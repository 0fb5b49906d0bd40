import type { EditorCommandName } from '@dragoman/sdk/operations/users'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { t } from '../../i18n/t.ts'
import { isApple, keyNames, keysOfPress } from './editor-keys.ts'
import { refusalOf } from './key-refusals.ts'
import styles from './KeySettings.module.css'

export interface KeyRecorderProps {
  command: EditorCommandName
  onKeys: (keys: string) => void
  onClose: () => void
}

const modifierKeys = ['Control', 'Meta', 'Alt', 'Shift', 'AltGraph', 'CapsLock', 'Fn', 'Unidentified']

/** Takes the next keys for a command. Escape and Tab leave it as it is. */
export function KeyRecorder({ command, onKeys, onClose }: KeyRecorderProps) {
  const input = useRef<HTMLInputElement>(null)
  const [refused, setRefused] = useState<string>()
  const messageId = useId()
  useEffect(() => input.current?.focus(), [])
  // To the button that it came from, which closes it.
  const leave = () => [...(input.current?.closest('tr')?.querySelectorAll('button') ?? [])].at(-1)?.focus()
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Tab' && !event.ctrlKey && !event.altKey && !event.metaKey) return
    event.preventDefault()
    event.stopPropagation()
    if (modifierKeys.includes(event.key)) return
    if (event.key === 'Escape' && command !== 'leave') return leave()
    const keys = keysOfPress(event.nativeEvent)
    const refusal = keys === undefined ? 'types' : refusalOf(command, keys, isApple)
    if (keys === undefined || refusal) {
      const names = keys === undefined ? event.key : keyNames(keys).join(' ')
      return setRefused(t(`editorKeys.refused.${refusal ?? 'types'}`, { keys: `\u2068${names}\u2069` }))
    }
    leave()
    onKeys(keys)
  }
  return (
    <span className={styles.recorder}>
      <input
        ref={input}
        readOnly
        className={styles.input}
        value={t('editorKeys.press')}
        aria-label={t('editorKeys.pressFor', { command: t(`editor.key.${command}`) })}
        aria-describedby={refused ? messageId : undefined}
        onKeyDown={press}
        onBlur={onClose}
      />
      <span id={messageId} role="alert" className={styles.refused}>
        {refused}
      </span>
    </span>
  )
}
