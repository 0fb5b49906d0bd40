import type { EditorCommandName } from '@dragoman/sdk/operations/users'
import { Kbd } from '@dragoman/ui/Kbd'
import styles from './CommandKeys.module.css'
import { keyNames, useKeys } from './editor-keys.ts'

/** The keys of a command, on its button, whose name is without them; of a match with its number. */
export function CommandKeys({ command, number }: { command: EditorCommandName; number?: number }) {
  const keys = useKeys().get(command)
  if (!keys) return null
  const names = keyNames(keys)
  return (
    <span aria-hidden className={styles.onButton} dir="ltr">
      <Kbd>{(number === undefined ? names : [...names.slice(0, -1), String(number)]).join(' ')}</Kbd>
    </span>
  )
}

/** Some keys, each by itself. */
export function KeyCombination({ keys }: { keys: string }) {
  if (keys === '') return null
  return (
    <span className={styles.combination} dir="ltr">
      {keyNames(keys).map((name) => (
        <Kbd key={name}>{name}</Kbd>
      ))}
    </span>
  )
}
