import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { useEffect, useRef } from 'react'
import { t } from '../../i18n/t.ts'
import { keyNames } from './editor-keys.ts'
import type { Clash } from './key-sets.ts'
import styles from './KeySettings.module.css'

export interface ClashCardProps {
  clash: Clash
  /** The command gets the keys; the other one has none then, or those that this one had. */
  onGive: (isSwap: boolean) => void
  onLeave: () => void
}

/** Asks which of two commands is to have some keys. Nothing is changed until that is said. */
export function ClashCard({ clash: { command, keys, other }, onGive, onLeave }: ClashCardProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const origin = document.activeElement
    box.current?.querySelector('button')?.focus()
    return () => {
      if (origin instanceof HTMLElement) origin.focus()
    }
  }, [])
  const [own, theirs] = [t(`editor.key.${command}`), t(`editor.key.${other}`)]
  return (
    <div ref={box}>
      <Card title={t('editorKeys.clash', { keys: `\u2068${keyNames(keys).join(' ')}\u2069` })} headingLevel={3}>
        <p role="alert">{t('editorKeys.clash.text', { command: theirs })}</p>
        <div className={styles.choices}>
          <Button onPress={() => onGive(false)}>{t('editorKeys.clash.give', { command: own })}</Button>
          <Button onPress={onLeave}>{t('editorKeys.clash.leave', { command: theirs })}</Button>
          <Button onPress={() => onGive(true)}>{t('editorKeys.clash.swap')}</Button>
        </div>
      </Card>
    </div>
  )
}
