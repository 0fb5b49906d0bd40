import { randomUUID } from 'node:crypto'
import type { Context } from '../../identity/context.ts'
import type { AccountRow } from '../../identity/visit-account.ts'
import { conflict } from '../../kernel/refusals.ts'
import { applyRules } from './rules.ts'
import type { ScimContext } from './scim-context.ts'
import { ScimError } from './scim-error.ts'
import { linkedPeople } from './scim-people.ts'
import { endpointAt, type SettingsRow } from './settings.ts'

/** Changed rules apply to everyone whom the directory looks after. @throws ApiError 409 where no administrator would be left */
export async function applyToAll(input: Context, account: AccountRow, settings: SettingsRow): Promise<void> {
  const { db, now, log, sessions, afterCommit } = input
  const context: ScimContext = {
    account,
    settings,
    db,
    now,
    log,
    requestId: input.request.id || randomUUID(),
    address: input.request.address,
    mail: input.mail,
    sessions,
    publicUrl: input.settings.publicUrl,
    base: endpointAt(input),
    subject: { name: '' },
    afterCommit,
  }
  try {
    for (const person of await linkedPeople(context)) await applyRules(context, person)
  } catch (error) {
    if (error instanceof ScimError) throw conflict(error.message, null)
    throw error
  }
}
