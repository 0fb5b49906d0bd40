import { Dialog } from '@dragoman/ui/Dialog'
import { KeyHint } from '@dragoman/ui/Kbd'
import { Switch } from '@dragoman/ui/Switch'
import { useState } from 'react'
import { t } from '../i18n/t.ts'
import { areShortcutsOn, shortcuts, switchShortcuts } from '../shell/shortcuts.ts'
import styles from './KeyMap.module.css'

/** The keys of the present page, and the switch that turns them off in this browser. */
export function KeyMap({ onClose }: { onClose: () => void }) {
  // As of the moment when it was opened.
  const [offered] = useState(shortcuts)
  const [isOn, setOn] = useState(areShortcutsOn)
  return (
    <Dialog title={t('list.keys')} isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <ul className={styles.list}>
        {offered.map(({ keys, label }) => (
          <li key={keys.join(' ')}>
            <KeyHint keys={[...keys]}>{t(label)}</KeyHint>
          </li>
        ))}
      </ul>
      <Switch
        isSelected={isOn}
        onChange={(next) => {
          switchShortcuts(next)
          setOn(next)
        }}
      >
        {t('list.keys.on')}
      </Switch>
    </Dialog>
  )
}
