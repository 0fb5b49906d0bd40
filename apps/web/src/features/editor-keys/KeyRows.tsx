import type { EditorCommandName, EditorKeys } from '@dragoman/sdk/operations/users'
import { IconButton } from '@dragoman/ui/IconButton'
import { Badge } from '@dragoman/ui/StatusBadge'
import { useState } from 'react'
import { t } from '../../i18n/t.ts'
import { KeyCombination } from './CommandKeys.tsx'
import { keysOf, keysOfSet } from './key-sets.ts'
import { KeyRecorder } from './KeyRecorder.tsx'
import styles from './KeySettings.module.css'

export interface KeyRowsProps {
  choice: EditorKeys
  commands: readonly EditorCommandName[]
  /** A command is to have other keys. */
  onKeys: (command: EditorCommandName, keys: string) => void
}

/** Commands with their keys, to change each. */
export function KeyRows({ choice, commands, onKeys }: KeyRowsProps) {
  const [recorded, setRecorded] = useState<EditorCommandName>()
  const present = keysOf(choice)
  const ofSet = keysOfSet(choice.set)
  return commands.map((command) => {
    const keys = present.get(command)!
    const isChanged = keys !== ofSet[command]
    const name = t(`editor.key.${command}`)
    return (
      <tr key={command}>
        <th scope="row">{name}</th>
        <td>
          {recorded === command ? (
            <KeyRecorder
              command={command}
              onKeys={(next) => onKeys(command, next)}
              onClose={() => setRecorded(undefined)}
            />
          ) : keys === '' ? (
            <span className={styles.none}>{t('editorKeys.none')}</span>
          ) : (
            <KeyCombination keys={keys} />
          )}
        </td>
        <td className={styles.inSet}>
          {isChanged && (
            <>
              <Badge tone="info">{t('editorKeys.changed')}</Badge>
              <span className={styles.before}>
                {t('editorKeys.inSet')} <KeyCombination keys={ofSet[command]} />
              </span>
            </>
          )}
        </td>
        <td className={styles.actions}>
          {isChanged && (
            <IconButton
              size="small"
              icon="undo"
              label={t('editorKeys.resetOne', { command: name })}
              onPress={() => onKeys(command, ofSet[command])}
            />
          )}
          <IconButton
            size="small"
            icon="edit"
            label={t('editorKeys.change', { command: name })}
            onPress={() => setRecorded(command)}
          />
        </td>
      </tr>
    )
  })
}
