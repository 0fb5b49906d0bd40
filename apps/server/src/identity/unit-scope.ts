import { inArray, type AnyColumn, type SQL } from 'drizzle-orm'
import type { SignedIn } from './sessions.ts'

/**
 * The part of a visibility that an access key's organizational units make: whatever its person sees beyond them is out of
 * sight. Undefined without such a limit.
 */
export const inReach = ({ orgUnitIds }: SignedIn, orgUnitId: AnyColumn): SQL | undefined =>
  orgUnitIds === null ? undefined : inArray(orgUnitId, [...orgUnitIds])

/**
 * The resources that a key limited to organizational units may call: every row of them belongs to one. New resources
 * are out of reach until they are named here; `walk.test.ts` holds each call to it.
 */
const resources = new Set([
  'auth',
  'costs',
  'editor',
  'files',
  'jobs',
  'locales',
  'logfiles',
  'meta',
  'orgUnits',
  'organizations',
  'projects',
  'resourceVersions',
  'tasks',
  'workUnits',
])
const alsoReached = new Set(['users.getLoggedUser', 'users.getAuthority', 'users.getToken', 'workflows.list'])
/** Memories, glossaries, and organizations belong to several units or to all; a new unit is in no one's reach yet. */
const outOfReach = new Set([
  'orgUnits.create',
  'organizations.create',
  'organizations.getUsage',
  'organizations.remove',
  'organizations.update',
  'projects.bindGlossaries',
  'projects.bindTranslationMemories',
])

/** Whether a key that is limited to organizational units may call an operation, such as `projects.list`. */
export const isWithinUnits = (operationId: string): boolean =>
  alsoReached.has(operationId) || (resources.has(operationId.split('.')[0] ?? '') && !outOfReach.has(operationId))
