import { t } from '../../i18n/t.ts'

/** The commands that have a key. */
export type CommandName =
  | 'confirm'
  | 'reopen'
  | 'next'
  | 'previous'
  | 'nextOpen'
  | 'goTo'
  | 'nextIssue'
  | 'fix'
  | 'ignore'
  | 'finding'
  | 'takeFinding'
  | 'match'
  | 'copySource'
  | 'clear'
  | 'tags'
  | 'nextTag'
  | 'nbsp'
  | 'concordance'
  | 'comment'
  | 'find'
  | 'replace'
  | 'filter'
  | 'bookmark'
  | 'preview'
  | 'area'
  | 'save'
  | 'leave'
  | 'help'

export interface EditorCommand {
  name: CommandName
  /** The number of the match, from 1. */
  number?: number
}

/**
 * Each command with its keys, in the order of the map of keys. `Main` is Ctrl, and ⌘ on Apple keyboards; with `Alt` and
 * a letter it is ⌃⌥ there, where Alt alone types other letters. `1–9` stands for the digits.
 */
export const editorKeys: readonly (readonly [name: CommandName, keys: string])[] = [
  ['confirm', 'Main+Enter'],
  ['reopen', 'Main+Shift+Enter'],
  ['next', 'Alt+ArrowDown'],
  ['previous', 'Alt+ArrowUp'],
  ['nextOpen', 'F9'],
  ['goTo', 'Main+G'],
  ['nextIssue', 'Main+F9'],
  ['fix', 'Alt+F'],
  ['ignore', 'Alt+I'],
  ['finding', 'Alt+R'],
  ['takeFinding', 'Alt+A'],
  ['match', 'Main+1–9'],
  ['copySource', 'Main+Insert'],
  ['clear', 'Main+D'],
  ['tags', 'Alt+T'],
  ['nextTag', 'F8'],
  ['nbsp', 'Main+Shift+Space'],
  ['concordance', 'Main+K'],
  ['comment', 'Main+Shift+M'],
  ['find', 'Main+F'],
  ['replace', 'Main+H'],
  ['filter', 'Main+Shift+F'],
  ['bookmark', 'Alt+B'],
  ['preview', 'Alt+P'],
  ['area', 'F6'],
  ['save', 'Main+S'],
  ['leave', 'Escape'],
  ['help', '?'],
]

const commandAt = new Map(editorKeys.map(([name, keys]) => [keys, name]))

/** The properties that identify a key press. */
export interface KeyPress {
  key: string
  code: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  shiftKey: boolean
  getModifierState?: (key: string) => boolean
}

const isApple = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.platform)

/** The command that a key stands for. AltGr types characters, and never runs one. */
export function commandOf(press: KeyPress, onApple = isApple): EditorCommand | undefined {
  if (press.getModifierState?.('AltGraph')) return undefined
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(press.code)?.[1]
  const modifiers = modifiersOf(press, onApple)
  if (modifiers === undefined) return undefined
  if (digit) return modifiers === 'Main+' ? { name: 'match', number: Number(digit) } : undefined
  const name = commandAt.get(modifiers + keyOf(press))
  return name && { name }
}

function modifiersOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyPress, onApple: boolean): string | undefined {
  const shift = shiftKey && key !== '?' ? 'Shift+' : ''
  // On Apple keyboards Ctrl with a letter moves the caret; with Alt it stands for Alt.
  const isLetter = /^.$/u.test(key)
  if (onApple && ctrlKey && altKey && !metaKey) return `Alt+${shift}`
  if (onApple && ctrlKey && isLetter) return undefined
  if (onApple && altKey && isLetter) return undefined
  const main = ctrlKey || metaKey
  if (main && altKey) return undefined
  return `${main ? 'Main+' : ''}${altKey ? 'Alt+' : ''}${shift}`
}

/** A key by its letter; by its place where another alphabet or Alt changes the letter. */
function keyOf({ key, code }: KeyPress): string {
  if (key === ' ' || key === '\u00A0') return 'Space'
  if (/^[a-z]$/i.test(key)) return key.toUpperCase()
  if (key === '?' || key.length > 1) return key
  return /^Key([A-Z])$/.exec(code)?.[1] ?? key
}

const signs: Readonly<Record<string, string>> = { Enter: '⏎', ArrowDown: '↓', ArrowUp: '↑', Escape: 'Esc' }

/** The names of the keys of a command on this keyboard, one after the other. */
export function keyNames(command: CommandName, onApple = isApple): string[] {
  const keys = editorKeys.find(([name]) => name === command)![1].split('+')
  return keys.map((key) => {
    if (key === 'Main') return onApple ? '⌘' : t('editor.ctrl')
    if (key === 'Alt') return onApple ? (keys.at(-1)!.length === 1 ? '⌃⌥' : '⌥') : 'Alt'
    if (key === 'Shift') return '⇧'
    if (key === 'Space') return t('editor.space')
    return signs[key] ?? key
  })
}
