import type { JournalEntry } from '@dragoman/sdk/operations/journal'
import { entryChanges } from '../../activity/entry-changes.ts'
import { isolated } from '../../i18n/format.ts'

export interface EntryField {
  field: string
  /** Undefined for a field that only programs know; its name is shown then. */
  label: string | undefined
  from: string
  to: string
}

/** Each field of an entry as it was and is: those that have a name with it, all others as they are written. */
export function entryFields(entry: JournalEntry): EntryField[] {
  // Also those of a new resource, and the status that a sentence tells.
  const named = new Map(entryChanges({ ...entry, event: '' }).map((change) => [change.field, change]))
  const { before, after } = entry
  return [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].map((field) => {
    const known = named.get(field)
    if (known) return known
    return { field, label: undefined, from: written(before?.[field], entry), to: written(after?.[field], entry) }
  })
}

/** The details noted beside the change. */
export const entryDetails = (entry: JournalEntry): { field: string; value: string }[] =>
  Object.entries(entry.detail ?? {}).map(([field, value]) => ({ field, value: written(value, entry) }))

/** A value as programs read it, with the name of what an identifier stands for. */
function written(value: unknown, { names }: Pick<JournalEntry, 'names'>): string {
  if (value === undefined || value === null || value === '') return '–'
  if (typeof value === 'string') return isolated(names?.[value] ?? value)
  return isolated(JSON.stringify(value))
}
