import type { EditorCommandName } from '@dragoman/sdk/operations/users'
import { digits } from './editor-keys.ts'

/** Why keys can't stand for a command. */
export type Refusal = 'browser' | 'types' | 'field' | 'digits' | 'onlyDigits'

const alias = (keys: string) => new Set(keys.split(' '))

/** The keys that browsers and systems keep for themselves: a page never gets them, or cannot keep them from acting. */
export const keptKeys = 'Main+T Main+N Main+W Main+Tab Main+PageUp Main+PageDown Main+Q Main+R F5 F11 F12'
const kept = alias(
  `${keptKeys} Main+Shift+T Main+Shift+N Main+Shift+W Main+Shift+Tab Main+Shift+R Main+Shift+I Main+L Main+P Main+0 ` +
    'Main+Shift+Q Main+- Main+= Alt+F4 Alt+Tab Alt+ArrowLeft Alt+ArrowRight Alt+Home Alt+Space',
)
const keptByApple = alias('Main+Space Main+Shift+H')

const ofText = alias(
  'Main+A Main+C Main+V Main+X Main+Z Main+Y Main+Shift+Z Main+Shift+V Main+Backspace Main+Delete Main+Home Main+End ' +
    'Main+ArrowLeft Main+ArrowRight Main+Shift+ArrowLeft Main+Shift+ArrowRight Main+Shift+Home Main+Shift+End',
)
const plain =
  /^(Shift\+)?(Enter|Tab|Backspace|Delete|Insert|Home|End|PageUp|PageDown|Arrow\w+|ContextMenu|Escape|Dead|Process)$/

/** Why keys can't be those of a command; undefined where they can. */
export function refusalOf(command: EditorCommandName, keys: string, onApple: boolean): Refusal | undefined {
  if (kept.has(keys) || (onApple && keptByApple.has(keys))) return 'browser'
  if (keys === '?' && command === 'help') return undefined
  if (keys === 'Escape' && command === 'leave') return undefined
  if (new RegExp(`^(Shift\\+)?(.|Space|${digits})$`, 'u').test(keys)) return 'types'
  if (plain.test(keys) || ofText.has(keys)) return 'field'
  if (keys.endsWith('++')) return 'browser'
  const isOfDigits = keys.endsWith(digits)
  if (command === 'match') return isOfDigits ? undefined : 'onlyDigits'
  return isOfDigits ? 'digits' : undefined
}
