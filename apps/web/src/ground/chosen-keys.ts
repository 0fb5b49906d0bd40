import type { EditorKeys } from '@dragoman/sdk/operations/users'
import { browserStorage, stored } from '@dragoman/sdk/session-storage'

const key = 'editorKeys'
const kept = stored<EditorKeys>(browserStorage('localStorage'), key)
const listeners = new Set<() => void>()
let known: { value: EditorKeys | undefined } | undefined

/** The keys of the editor as chosen in this browser; undefined where nothing was. The same until others are chosen. */
export function keysOfEditor(): EditorKeys | undefined {
  if (!known) {
    const value = kept.read()
    known = { value: typeof value?.set === 'string' && Array.isArray(value.own) ? value : undefined }
  }
  return known.value
}

/** Chooses the keys of the editor for this browser. */
export function chooseKeysOfEditor(keys: EditorKeys) {
  kept.write(keys)
  tell()
}

/** Tells when others are chosen, here or in another window; answers how to stop that. */
export function onKeysChosen(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', onStorage)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', onStorage)
  }
}

function onStorage(event: StorageEvent) {
  if (event.key === key || event.key === null) tell()
}

function tell() {
  known = undefined
  for (const listener of listeners) listener()
}
