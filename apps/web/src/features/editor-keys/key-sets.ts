import type { EditorCommandName, EditorKeys, EditorKeySet } from '@dragoman/sdk/operations/users'

/**
 * Each command with its keys, in the order of the map of keys. `Main` is Ctrl, and ⌘ on Apple keyboards; with `Alt` and
 * a letter it is ⌃⌥ there, where Alt alone types other letters. `1–9` stands for the digits.
 */
const dragoman = {
  confirm: 'Main+Enter',
  reopen: 'Main+Shift+Enter',
  next: 'Alt+ArrowDown',
  previous: 'Alt+ArrowUp',
  nextOpen: 'F9',
  goTo: 'Main+G',
  nextIssue: 'Main+F9',
  fix: 'Alt+F',
  ignore: 'Alt+I',
  finding: 'Alt+R',
  takeFinding: 'Alt+A',
  match: 'Main+1–9',
  copySource: 'Main+Insert',
  clear: 'Main+D',
  tags: 'Alt+T',
  nextTag: 'F8',
  nbsp: 'Main+Shift+Space',
  concordance: 'Main+K',
  comment: 'Main+Shift+M',
  find: 'Main+F',
  replace: 'Main+H',
  filter: 'Main+Shift+F',
  bookmark: 'Alt+B',
  preview: 'Alt+P',
  focus: 'Alt+Z',
  area: 'F6',
  save: 'Main+S',
  leave: 'Escape',
  help: '?',
} satisfies Record<EditorCommandName, string>

type Keys = Partial<Record<EditorCommandName, string>>

/** The commands that have a key. */
export const commandNames = Object.keys(dragoman) as readonly EditorCommandName[]

const common = {
  confirm: 'Main+Enter',
  match: 'Main+1–9',
  find: 'Main+F',
} satisfies Keys

/** The keys that each product has by itself, as far as they are published. */
export const knownKeys: Readonly<Record<EditorKeySet, Keys>> = {
  DRAGOMAN: dragoman,
  MEMOQ: {
    ...common,
    nextOpen: 'Main+G',
    copySource: 'Main+Shift+S',
    nextTag: 'F9',
    nbsp: 'Main+Shift+Space',
    concordance: 'Main+K',
    comment: 'Main+M',
    replace: 'Main+H',
    filter: 'Main+Shift+F',
  },
  PHRASE: {
    ...common,
    reopen: 'Main+Shift+Enter',
    copySource: 'Main+Insert',
    clear: 'Main+D',
    nextTag: 'F8',
    replace: 'Main+H',
    filter: 'Main+Shift+F',
  },
  MATECAT: {
    ...common,
    next: 'Main+ArrowDown',
    previous: 'Main+ArrowUp',
    finding: 'Main+Shift+A',
    copySource: 'Main+I',
    tags: 'Alt+T',
    concordance: 'Alt+K',
    comment: 'Main+Shift+C',
    help: 'Alt+H',
  },
  SMARTCAT: {
    ...common,
    nextOpen: 'F9',
    goTo: 'Main+G',
    copySource: 'Main+Insert',
    clear: 'Alt+Delete',
  },
}

/** The commands whose own keys mean something else in another product, with others for its set. */
const moved: Readonly<Record<EditorKeySet, Keys>> = {
  DRAGOMAN: {},
  // Ctrl+G goes on to the next segment there, and Ctrl+Shift+Enter confirms.
  MEMOQ: { goTo: 'Main+Shift+G', reopen: 'Alt+Shift+Enter' },
  PHRASE: {},
  // Ctrl+Shift+Enter confirms there.
  MATECAT: { reopen: 'Alt+Shift+Enter' },
  SMARTCAT: {},
}

export const keySets = Object.keys(knownKeys) as readonly EditorKeySet[]

/** The keys of a set. */
export const keysOfSet = (set: EditorKeySet): Readonly<Record<EditorCommandName, string>> => ({
  ...dragoman,
  ...moved[set],
  ...knownKeys[set],
})

/** The keys that a person has, by command; a command whose keys another one has got has none. */
export function keysOf({ set, own }: EditorKeys): ReadonlyMap<EditorCommandName, string> {
  const changed = new Map(own.map(({ command, keys }) => [command, keys]))
  const taken = new Set(changed.values())
  const ofSet = keysOfSet(set)
  return new Map(
    commandNames.map((name) => [name, changed.get(name) ?? (taken.has(ofSet[name]) ? '' : ofSet[name])] as const),
  )
}

export interface Clash {
  command: EditorCommandName
  keys: string
  /** The command that has the keys. */
  other: EditorCommandName
}

/** The command that keeps another one from having some keys; undefined where they are free. */
export function clashOf(choice: EditorKeys, command: EditorCommandName, keys: string): Clash | undefined {
  if (keys === '') return undefined
  const found = [...keysOf(choice)].find(([name, its]) => name !== command && its === keys)
  return found && { command, keys, other: found[0] }
}

/** The choice after a command has got other keys; those of its set are no change. */
export function withKeys(choice: EditorKeys, command: EditorCommandName, keys: string): EditorKeys {
  const others = choice.own.filter((each) => each.command !== command)
  return { ...choice, own: keysOfSet(choice.set)[command] === keys ? others : [...others, { command, keys }] }
}

/** The choice after a command has got the keys of another one, which has none then, or those that this one had. */
export function settle(choice: EditorKeys, { command, keys, other }: Clash, isSwap: boolean): EditorKeys {
  const before = keysOf(choice).get(command)!
  return withKeys(withKeys(choice, other, isSwap ? before : ''), command, keys)
}

/** Another set, with the person's own keys as far as they are free in it, and the commands whose keys are not. */
export function withSet({ own }: EditorKeys, set: EditorKeySet): { choice: EditorKeys; dropped: EditorCommandName[] } {
  const ofSet = keysOfSet(set)
  const changed = own.filter(({ command, keys }) => ofSet[command] !== keys)
  let kept = changed
  for (;;) {
    const mine = new Set(kept.map(({ command }) => command))
    const free = kept.filter(
      ({ command, keys }) =>
        keys === '' || commandNames.every((name) => name === command || mine.has(name) || ofSet[name] !== keys),
    )
    if (free.length === kept.length) break
    // One that is dropped has the keys of the set again, which another may have.
    kept = free
  }
  return {
    choice: { set, own: kept },
    dropped: changed.filter((each) => !kept.includes(each)).map(({ command }) => command),
  }
}
