import { t } from '../../i18n/t.ts'

/** What a person can ask for by keyboard. Numbers count from 1. */
export type EditorCommand =
  | { name: 'confirm' | 'next' | 'previous' | 'save' | 'copySource' | 'concordance' | 'leave' }
  | { name: 'code' | 'match'; number: number }

interface KeyPress {
  key: string
  code: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  shiftKey: boolean
}

/** The command that a key stands for. By the key's place where another layout or Alt would change its character. */
export function commandOf({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyPress): EditorCommand | undefined {
  const main = ctrlKey || metaKey
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1]
  if (shiftKey) return undefined
  if (main && !altKey) {
    if (key === 'Enter') return { name: 'confirm' }
    if (key === 's') return { name: 'save' }
    if (key === 'k' || (code === 'KeyK' && !/[a-z]/i.test(key))) return { name: 'concordance' }
    if (key === 'Insert') return { name: 'copySource' }
    return digit ? { name: 'code', number: Number(digit) } : undefined
  }
  if (altKey && !main) {
    if (key === 'ArrowDown') return { name: 'next' }
    if (key === 'ArrowUp') return { name: 'previous' }
    return digit ? { name: 'match', number: Number(digit) } : undefined
  }
  return key === 'Escape' ? { name: 'leave' } : undefined
}

const isApple = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.platform)

/** The names of the modifier keys on this keyboard. */
export const mainKey = () => (isApple ? '⌘' : t('editor.ctrl'))
export const altKey = isApple ? '⌥' : 'Alt'
