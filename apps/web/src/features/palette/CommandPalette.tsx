import { Icon } from '@dragoman/ui/Icon'
import { Kbd } from '@dragoman/ui/Kbd'
import { PaletteDialog } from '@dragoman/ui/PaletteDialog'
import { TextButton } from '@dragoman/ui/TextButton'
import { useState, type KeyboardEvent } from 'react'
import type { PaletteProps } from '../../shell/GlobalKeys.tsx'
import { t } from '../../i18n/t.ts'
import { commandKey } from '../../ground/commands.ts'
import { useSettled } from '../search/use-settled.ts'
import type { Entry } from './entries.ts'
import { EntryList } from './EntryList.tsx'
import styles from './palette.module.css'
import { useEntries } from './use-entries.ts'

const listId = 'palette-entries'
const idOf = (position: number) => `${listId}-${String(position)}`

/** One field for all that can be done, found, and opened. The focus stays in it; arrow keys move among the lines. */
export function CommandPalette({ onClose, onChoose, onShowKeys }: PaletteProps) {
  const [text, setText] = useState('')
  const [place, setPlace] = useState(0)
  const typed = text.trim()
  const settled = useSettled(typed)
  const { groups, isSettled } = useEntries(typed, settled, onShowKeys)
  const all = groups.flatMap(({ entries }) => entries)
  const at = Math.min(place, all.length - 1)

  function choose({ reason, href, run }: Entry, isApart: boolean) {
    if (reason !== undefined) return
    if (isApart && href !== undefined) {
      window.open(href, '_blank', 'noopener')
      onClose()
    } else onChoose(run)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) setPlace(all.length > 0 ? (at + step + all.length) % all.length : 0)
    else if (event.key === 'Enter') {
      const entry = all[at]
      if (entry) choose(entry, event.ctrlKey || event.metaKey)
    } else return
    event.preventDefault()
  }

  return (
    <PaletteDialog label={t('shell.palette')} onClose={onClose}>
      <label className={styles.field}>
        <Icon name="search" />
        <input
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it is what the window was opened for
          autoFocus
          type="text"
          role="combobox"
          aria-label={t('palette.field')}
          aria-expanded
          aria-controls={listId}
          aria-activedescendant={at >= 0 ? idOf(at) : undefined}
          aria-autocomplete="list"
          placeholder={t('palette.field')}
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          dir="auto"
          className={styles.input}
          value={text}
          onChange={({ target }) => {
            setText(target.value)
            setPlace(0)
          }}
          onKeyDown={onKeyDown}
        />
        <Kbd>Esc</Kbd>
      </label>
      <EntryList id={listId} groups={groups} active={at} idOf={idOf} typed={typed} onChoose={choose} />
      <p role="status" className={all.length === 0 && isSettled ? styles.none : undefined}>
        {all.length === 0 && isSettled && t('palette.none', { text: typed })}
      </p>
      <div className={styles.foot}>
        <span>
          <Kbd>↑</Kbd> <Kbd>↓</Kbd> {t('search.move')}
        </span>
        <span>
          <Kbd>↵</Kbd> {t('palette.run')}
        </span>
        <span>
          <Kbd>{commandKey}</Kbd> <Kbd>↵</Kbd> {t('palette.apart')}
        </span>
        <span className={styles.last}>
          <Kbd>?</Kbd> <TextButton onPress={() => onChoose(onShowKeys)}>{t('palette.allKeys')}</TextButton>
        </span>
      </div>
    </PaletteDialog>
  )
}
