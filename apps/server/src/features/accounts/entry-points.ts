import type { RoleEntryPoint } from '@dragoman/sdk/operations/accounts'
import type { Context } from '../../identity/context.ts'
import { portalRoles } from '../../identity/entry-point.ts'
import { loadPeople } from '../../identity/people.ts'
import type { AccountRow } from '../../identity/visit-account.ts'
import { lastChange } from '../../kernel/journal.ts'

/** Where the people of an account start by their role, and who decided that. */
export async function showEntryPoints(
  { db, session }: Pick<Context, 'db' | 'session'>,
  { id, entryPoints }: AccountRow,
): Promise<RoleEntryPoint[]> {
  const entity = { type: 'ACCOUNT', id } as const
  const changes = []
  for (const role of portalRoles) {
    const events = ['ACCOUNT_ENTRY_POINT_CHANGED'] as const
    changes.push({ role, change: await lastChange(db, id, entity, { events, holds: { detail: { role } } }) })
  }
  const people = await loadPeople(
    db,
    session,
    changes.map(({ change }) => change?.by?.uuid ?? null),
  )
  return changes.map(({ role, change }) => {
    const changedBy = people(change?.by?.uuid ?? null)
    return {
      role,
      entryPoint: entryPoints[role] ?? 'HOME',
      ...(changedBy && { changedBy }),
      ...(change && { changedDate: change.at.getTime() }),
    }
  })
}
