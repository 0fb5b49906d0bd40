import type { JournalEvent } from '@dragoman/sdk/operations/shared'
import type { IconName } from '@dragoman/ui/Icon'
import type { Known } from '../../../i18n/t.ts'

/** The events in the history of a memory, by the journal's names, with their icons. For jobs it shows their results. */
export const memoryEvents = {
  TRANSLATION_MEMORY_CREATED: 'plus',
  TRANSLATION_MEMORY_UPDATED: 'edit',
  TRANSLATION_MEMORY_IMPORTED: 'upload',
  TRANSLATION_MEMORY_EXPORT_STARTED: 'download',
  TRANSLATION_MEMORY_CLEARED: 'trash',
  TRANSLATION_MEMORY_TEXT_REPLACED: 'refresh',
  TRANSLATION_MEMORY_REPLACEMENT_UNDONE: 'undo',
  TRANSLATION_MEMORY_LEARNT: 'database',
  TRANSLATION_UNIT_WRITTEN: 'plus',
  TRANSLATION_UNIT_UPDATED: 'edit',
  TRANSLATION_UNIT_REMOVED: 'trash',
  TRANSLATION_REMOVED: 'trash',
} as const satisfies { readonly [Event in Known<JournalEvent>]?: IconName }

export type MemoryEvent = keyof typeof memoryEvents

export const isMemoryEvent = (event: string): event is MemoryEvent => Object.hasOwn(memoryEvents, event)
