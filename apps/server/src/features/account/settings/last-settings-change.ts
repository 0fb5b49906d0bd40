import type { SettingsChange } from '@dragoman/sdk/operations/cancellationOptions'
import { loadPeople } from '../../../identity/people.ts'
import type { SignedIn } from '../../../identity/sessions.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { lastChange, type ChangeFilter } from '../../../kernel/journal.ts'

/** The author and time of the last change of some settings, as a part of an answer; nothing if there is none. */
export async function lastSettingsChange(
  db: Database,
  session: SignedIn,
  accountId: string,
  filter: ChangeFilter,
): Promise<{ lastChange?: SettingsChange }> {
  const change = await lastChange(db, accountId, { type: 'ACCOUNT', id: accountId }, filter)
  if (!change) return {}
  const id = change.by?.uuid ?? null
  const user = (await loadPeople(db, session, [id]))(id)
  return { lastChange: { date: change.at.getTime(), ...(user && { user }) } }
}
