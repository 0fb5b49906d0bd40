/** The roles, from the one that may do most to those that may do least; the last two stand side by side. */
export const roleOrder = ['SYSADMIN', 'ADMIN', 'ACCOUNT_ADMIN', 'PROJECT_MANAGER', 'CLIENT', 'VENDOR'] as const

export type Role = (typeof roleOrder)[number]
