import { t } from '../i18n/t.ts'
import { keysChoice, offered, type Command } from './commands.ts'
import { takeKeys } from './early-keys.ts'
import { catchTyping } from './typed-ahead.ts'

/** The words of a command in the present language. */
export const commandText = ({ label }: Command): string => (typeof label === 'function' ? label() : t(label))

/** The present commands; of two with the same keys, the one of the inner part of the page. */
export function commands(): Command[] {
  const all = [...offered]
    .reverse()
    .flatMap(({ current }) => current)
    .filter(({ isOffered }) => isOffered?.() ?? true)
  const same = (one: Command, other: Command) => one.keys?.join(' ') === other.keys?.join(' ')
  return all.filter((command, at) => !command.keys || all.findIndex((other) => same(command, other)) === at)
}

const sequencePause = 1500

/**
 * Does what the keys of the page say; off while someone types, and while a dialog or menu is open. Ctrl or ⌘ with K opens
 * the palette also while someone types, but not over a window.
 */
export function listenToKeys(openPalette: () => void, closePalette: () => void): () => void {
  let first: { key: string; at: number } | undefined
  return takeKeys((event, isForPalette) => {
    if (isForPalette) {
      if (isInWindow(event.target)) return
      catchTyping(closePalette)
      return openPalette()
    }
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    if (isChoosing(event)) return
    if (keysChoice() === false) return
    const key = event.shiftKey && event.key.length > 1 ? `Shift+${event.key}` : event.key
    const begun = first && event.timeStamp - first.at < sequencePause ? [first.key, key] : [key]
    first = undefined
    const all = commands()
    const same = (wanted: readonly string[]) => all.find(({ keys }) => keys?.join(' ') === wanted.join(' '))
    const found = same(begun) ?? same([key])
    if (found) {
      event.preventDefault()
      if (found.reason !== undefined) return
      // First: what opens at once takes the focus from it.
      if (found.asks) catchTyping(found.takeBack)
      found.run()
    } else if (all.some(({ keys = [] }) => keys.length > 1 && keys[0] === key)) first = { key, at: event.timeStamp }
  })
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (isInWindow(target)) return true
  if (target.isContentEditable || target.closest('textarea, select')) return true
  return target.matches('input:not([type=checkbox], [type=radio])')
}

/** A letter on a closed list chooses from it. */
const isChoosing = ({ key, target }: KeyboardEvent) =>
  /^\p{L}$/u.test(key) && target instanceof Element && target.closest('[aria-haspopup=listbox]') !== null

const isInWindow = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[role=dialog], [role=menu], [role=listbox], [role=alertdialog]') !== null
