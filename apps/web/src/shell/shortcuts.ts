import { browserStorage, stored } from '@dragoman/sdk/session-storage'
import { useEffect, useRef } from 'react'
import type { PlainMessageId } from '../i18n/t.ts'

/** A key, or several one after the other, and what they do on the present page. */
export interface Shortcut {
  keys: readonly string[]
  label: PlainMessageId
  run: () => void
}

const offered = new Set<{ current: readonly Shortcut[] }>()
const isOff = stored<boolean>(browserStorage('localStorage'), 'keysOff')

/** Whether the keys are switched on, as chosen in this browser. */
export const areShortcutsOn = (): boolean => isOff.read() !== true

/** Switches the keys on or off in this browser. */
export const switchShortcuts = (isOn: boolean) => isOff.write(!isOn)

/** What the keys do now; of two with the same keys the one of the inner part of the page. */
export function shortcuts(): Shortcut[] {
  const all = [...offered].reverse().flatMap(({ current }) => current)
  return all.filter(({ keys }, index) => all.findIndex((other) => other.keys.join(' ') === keys.join(' ')) === index)
}

/** Offers shortcuts while the component is there. */
export function useShortcuts(own: readonly Shortcut[]) {
  const latest = useRef(own)
  useEffect(() => {
    latest.current = own
  })
  useEffect(() => {
    offered.add(latest)
    return () => void offered.delete(latest)
  }, [])
}

const sequencePause = 1500

/** Listens to the keys of the page; off while somebody types, and while a dialog or menu is open. */
export function listenToShortcuts(): () => void {
  let first: { key: string; at: number } | undefined
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    if (!areShortcutsOn()) return
    const key = event.shiftKey && event.key.length > 1 ? `Shift+${event.key}` : event.key
    const begun = first && event.timeStamp - first.at < sequencePause ? [first.key, key] : [key]
    first = undefined
    const all = shortcuts()
    const same = (wanted: readonly string[]) => all.find(({ keys }) => keys.join(' ') === wanted.join(' '))
    const found = same(begun) ?? same([key])
    if (found) {
      event.preventDefault()
      found.run()
    } else if (all.some(({ keys }) => keys.length > 1 && keys[0] === key)) first = { key, at: event.timeStamp }
  }
  document.addEventListener('keydown', onKeyDown)
  return () => document.removeEventListener('keydown', onKeyDown)
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target.closest('[role=dialog], [role=menu], [role=listbox], [role=alertdialog]')) return true
  if (target.isContentEditable || target.closest('textarea, select')) return true
  return target.matches('input:not([type=checkbox], [type=radio])')
}
