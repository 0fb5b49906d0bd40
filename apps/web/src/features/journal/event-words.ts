import type { JournalEntry } from '@dragoman/sdk/operations/journal'
import { eventSentence, hasSentence } from '../../activity/event-sentence.ts'
import { hasMessage, t } from '../../i18n/t.ts'

/** What happened, in words: those of activity, and those of events that no other page shows. */
export function eventWords(entry: JournalEntry): string {
  const id = `journal.event.${entry.event}`
  return !hasSentence(entry.event) && hasMessage(id) ? t(id) : eventSentence(entry, {})
}
