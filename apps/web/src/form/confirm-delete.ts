import { useSyncExternalStore, type ReactNode } from 'react'

export interface Deletion {
  /** The question, such as "Delete Northwind?". */
  title: string
  /** The losses that come with it: a sentence, or elements that show them. */
  text: ReactNode
  /** The verb of the title, on the button; "Delete" by default. */
  verb?: string
  /** How the button looks: as dangerous by default. */
  tone?: 'accent' | 'danger'
  /** Whether one's password is asked for, too: on pages of the settings. */
  asksPassword?: boolean
  /**
   * Deletes, and says so where nothing else does. The dialog stays open until it is done, and shows why it failed: its
   * mutation has `meta: { showsErrors: true }`.
   */
  run: (password: string) => Promise<unknown>
}

let asked: Deletion | undefined
const listeners = new Set<() => void>()

function setAsked(next: typeof asked) {
  asked = next
  for (const listener of listeners) listener()
}

/** Asks before something is deleted or undone, in the one dialog for it; then the focus goes back to where it was. */
export function confirmDelete(deletion: Deletion) {
  setAsked(deletion)
}

export const closeDeletion = () => setAsked(undefined)

/** The item that is about to be deleted, for the dialog that asks. */
export const useDeletion = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => asked,
  )
