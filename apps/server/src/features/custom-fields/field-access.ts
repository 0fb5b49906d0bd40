import type { CustomFieldRole } from '@dragoman/sdk/operations/customFields'
import { isAccountAdmin, isManager, rolesOf } from '@dragoman/sdk/permissions'
import { sql, type SQL } from 'drizzle-orm'
import type { SignedIn } from '../../identity/sessions.ts'
import { customFields } from './tables.ts'

export type FieldRow = typeof customFields.$inferSelect

/** The roles of a caller that fields name; null for an account administrator, whom no field names. */
function rolesFor(session: SignedIn): CustomFieldRole[] | null {
  if (isAccountAdmin(session)) return null
  const own = rolesOf(session)
  const named = (['CLIENT', 'VENDOR'] as const).filter((role) => own.includes(role))
  return isManager(session) ? ['PROJECT_MANAGER', ...named] : named
}

const isNamed = (session: SignedIn, roles: readonly CustomFieldRole[]): boolean =>
  rolesFor(session)?.some((role) => roles.includes(role)) ?? true

export const seesField = (session: SignedIn, field: Pick<FieldRow, 'visibleTo'>): boolean =>
  isNamed(session, field.visibleTo)

/** Whether the caller may change a field where they see both it and its entity. */
export const editsField = (session: SignedIn, field: Pick<FieldRow, 'visibleTo' | 'editableBy'>): boolean =>
  seesField(session, field) && isNamed(session, field.editableBy)

/** The same as `seesField`, of the fields in a query. */
export function visibleFields(session: SignedIn): SQL | undefined {
  const roles = rolesFor(session)
  return roles === null ? undefined : sql`${customFields.visibleTo} && ${sql.param(roles)}::text[]`
}
