import type { KnownPermission } from './permission-table.ts'
import { roleOrder, type Role } from './roles.ts'

/** A permission's code. Accounts can have more than the product knows. */
export type PermissionCode = KnownPermission | (string & {})

export type AccountType = 'PERSONAL' | 'BUSINESS' | 'ENTERPRISE'

/**
 * The requirement of an action: `public` (no session), `[]` (any session), or a list of permission codes and roles
 * (`ROLE_CLIENT`) of which one suffices.
 */
export type Requirement = 'public' | readonly (KnownPermission | `ROLE_${Role}` | (string & {}))[]

/** The person in question: the answer of `auth.current` is one, and so is what the server knows of a caller. */
export interface Subject {
  /** Roles with their prefix, such as `ROLE_CLIENT`. */
  readonly authorities: readonly string[]
  /** A permission counts only while it is active. */
  readonly permissions: readonly { readonly code?: string; readonly active?: boolean }[]
  readonly user?: { readonly accountType?: string }
}

type Maybe<T> = T | null | undefined

const prefix = 'ROLE_'

/** The name of a role. Accounts can have more than the product knows. */
export type RoleName = Role | (string & {})

const isKnown = (name: RoleName): name is Role => (roleOrder as readonly string[]).includes(name)

/**
 * The roles of a subject: its authorities without their prefix, which is taken off once (`ROLE_ROLE_X` is the role
 * `ROLE_X`). Those that the product knows come first, from the highest on. An authority without the prefix is not a role.
 */
export function rolesOf(subject: Maybe<Subject>): RoleName[] {
  const names = (subject?.authorities ?? [])
    .filter((name) => name.startsWith(prefix) && name !== prefix)
    .map((name) => name.slice(prefix.length))
  return [...roleOrder.filter((role) => names.includes(role)), ...names.filter((name) => !isKnown(name))]
}

/** The highest role of a subject, of those that rank. */
export const highestRole = (subject: Maybe<Subject>): Role | undefined => rolesOf(subject).find(isKnown)

/**
 * ADMIN or SYSADMIN: they pass every check of a role, a permission or a kind of account. Only what is for system
 * administrators alone is closed to an ADMIN.
 */
export function isAdmin(subject: Maybe<Subject>): boolean {
  return ['ROLE_ADMIN', 'ROLE_SYSADMIN'].some((role) => subject?.authorities?.includes(role))
}

/** SYSADMIN alone: the one role that may reach other accounts. */
export const isSysAdmin = (subject: Maybe<Subject>): boolean => rolesOf(subject).includes('SYSADMIN')

/** An admin, or ACCOUNT_ADMIN. */
export const isAccountAdmin = (subject: Maybe<Subject>): boolean => hasRole(subject, 'ACCOUNT_ADMIN')

/** PROJECT_MANAGER or any role above it. */
export const isManager = (subject: Maybe<Subject>): boolean =>
  isAccountAdmin(subject) || hasRole(subject, 'PROJECT_MANAGER')

/** CLIENT, or an admin. */
export const isClient = (subject: Maybe<Subject>): boolean => hasRole(subject, 'CLIENT')

/** VENDOR, or an admin. */
export const isVendor = (subject: Maybe<Subject>): boolean => hasRole(subject, 'VENDOR')

/** VENDOR, and no account admin. */
export const isNonAdminVendor = (subject: Maybe<Subject>): boolean => isVendor(subject) && !isAccountAdmin(subject)

/** Whether a subject has a role, or is an admin, who counts as having each. */
export const hasRole = (subject: Maybe<Subject>, role: RoleName): boolean =>
  isAdmin(subject) || rolesOf(subject).includes(role)

/** Whether a subject's account is of one of the kinds; admins count as being in every kind. */
export function isAccountType(subject: Maybe<Subject>, ...types: AccountType[]): boolean {
  return isAdmin(subject) || types.some((type) => type === subject?.user?.accountType)
}

/** Whether a subject has a permission that is active. */
export function hasPermission(subject: Maybe<Subject>, code: PermissionCode): boolean {
  if (isAdmin(subject)) return true
  return (subject?.permissions ?? []).some((permission) => permission.code === code && permission.active === true)
}

const systemAdminsAlone = 'ROLE_SYSADMIN'

/**
 * Whether `subject` (undefined without a session) meets `requirement`. An ADMIN meets every one but `ROLE_SYSADMIN`:
 * what concerns more than one account is for system administrators alone. Synchronous, and refuses whatever it does
 * not understand. The server refuses with this function, the client hides and disables with it.
 */
export function can(subject: Maybe<Subject>, requirement: Requirement): boolean {
  if (requirement === 'public') return true
  if (!subject || !Array.isArray(requirement)) return false
  if (requirement.length === 0 || isSysAdmin(subject)) return true
  if (isAdmin(subject)) return requirement.some((code: string) => code !== systemAdminsAlone)
  return requirement.some((code: string) =>
    code.startsWith(prefix) ? subject.authorities.includes(code) : hasPermission(subject, code),
  )
}

/** The permissions and roles of which one would have been enough; empty where nothing is missing. */
export function missingFor(subject: Maybe<Subject>, requirement: Requirement): readonly string[] {
  return can(subject, requirement) || requirement === 'public' ? [] : requirement
}

const rank = (role: Role | undefined) =>
  role === undefined ? 0 : Math.max(1, roleOrder.indexOf('CLIENT') + 1 - roleOrder.indexOf(role))

/**
 * Whether a user's roles rank above another's. No one impersonates, blocks or grants to an equal or a higher role;
 * CLIENT and VENDOR stand side by side.
 */
export const outranks = (subject: Maybe<Subject>, other: Maybe<Subject>): boolean =>
  rank(highestRole(subject)) > rank(highestRole(other))

/** The roles that a role maps to: those its holders may grant to users they create. */
export function mappedRoles(role: RoleName): readonly Role[] {
  if (!isKnown(role)) return []
  if (role === 'CLIENT') return ['CLIENT']
  if (role === 'PROJECT_MANAGER') return ['PROJECT_MANAGER', 'VENDOR']
  return role === 'VENDOR' ? [] : roleOrder.slice(roleOrder.indexOf(role) + 1)
}
