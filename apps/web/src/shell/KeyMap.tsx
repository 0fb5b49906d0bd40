import { Dialog } from '@dragoman/ui/Dialog'
import { Kbd, KeyHint } from '@dragoman/ui/Kbd'
import { Switch } from '@dragoman/ui/Switch'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { t } from '../i18n/t.ts'
import { keepAppearance } from '../ground/appearance.ts'
import { commandKey, keysChoice, switchKeys, type Command } from '../ground/commands.ts'
import { commands, commandText } from '../ground/keys.ts'
import styles from './KeyMap.module.css'

/** The keys of the present page, and the switch that turns them off. */
export function KeyMap({ onClose }: { onClose: () => void }) {
  const { client, session } = useRouter().options.context
  // As of the moment when it was opened.
  const [rows] = useState(() => keyRows(commands()))
  const [isOn, setOn] = useState(keysChoice() !== false)
  return (
    <Dialog title={t('list.keys')} isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <ul className={styles.list}>
        <li>
          <KeyHint keys={[commandKey, 'K']}>{t('shell.palette')}</KeyHint>
        </li>
        {rows.map(({ keys, last, text }) => (
          <li key={keys.join(' ')}>
            <KeyHint keys={keys}>{text}</KeyHint>
            {last !== undefined && (
              <span className={styles.last}>
                – <Kbd>{last}</Kbd>
              </span>
            )}
          </li>
        ))}
      </ul>
      <Switch
        isSelected={isOn}
        onChange={(next) => {
          switchKeys(next)
          setOn(next)
          keepAppearance(client, session)
        }}
      >
        {t('list.keys.on')}
      </Switch>
    </Dialog>
  )
}

interface KeyRow {
  keys: string[]
  /** The last key of several that do alike. */
  last?: string
  text: string
}

/** Keys that do alike, such as those of the tabs, share a row. */
function keyRows(all: readonly Command[]): KeyRow[] {
  const rows = new Map<string, KeyRow>()
  for (const command of all) {
    const { keys } = command
    if (!keys) continue
    const text = commandText(command)
    const row = rows.get(text)
    if (row) row.last = keys.at(-1)!
    else rows.set(text, { keys: [...keys], text })
  }
  return [...rows.values()]
}
