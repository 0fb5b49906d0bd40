import type { SsoRole } from '@dragoman/sdk/operations/sso'

/** Roles that people can get with their first sign-in. */
export const ssoRoles = ['ACCOUNT_ADMIN', 'PROJECT_MANAGER', 'CLIENT', 'VENDOR'] as const satisfies readonly SsoRole[]

/** Whether people of a role need an organizational unit. */
export const needsUnit = (role: SsoRole | undefined): boolean => role === 'CLIENT' || role === 'VENDOR'
