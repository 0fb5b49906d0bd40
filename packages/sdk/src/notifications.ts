import type { RoleName } from './permissions.ts'
import type { Role } from './roles.ts'

/** A kind of mail that people can turn on and off. */
export interface NotificationKind {
  readonly code: string
  /** Roles whose people such mails go to; none as long as the product sends no such mail. */
  readonly roles: readonly Role[]
  /** Those of the roles that get it, unless the account or the person decides otherwise. */
  readonly byDefault: readonly Role[]
}

const administrators = ['ADMIN', 'ACCOUNT_ADMIN'] as const

/** Every kind of notification, in the order in which they are shown. A new kind of mail is one line here. */
export const notificationKinds = [
  { code: 'QUOTA_REACHED', roles: administrators, byDefault: administrators },
  { code: 'WEBHOOK_PAUSED', roles: administrators, byDefault: administrators },
  { code: 'TASK_ASSIGNED', roles: [], byDefault: [] },
  { code: 'TASK_AVAILABLE', roles: [], byDefault: [] },
  { code: 'TASK_STATUS_CHANGE', roles: [], byDefault: [] },
  { code: 'PROJECT_STATUS_CHANGE', roles: [], byDefault: [] },
  { code: 'PROJECT_TRANSLATION_FINISHED', roles: [], byDefault: [] },
  { code: 'PROJECT_MESSAGE', roles: [], byDefault: [] },
] as const satisfies readonly NotificationKind[]

export type NotificationCode = (typeof notificationKinds)[number]['code']

/** The kinds of mails that people with these roles can get. */
export const notificationsFor = (roles: readonly RoleName[]): NotificationKind[] =>
  notificationKinds.filter((kind) => kind.roles.some((role) => (roles as readonly string[]).includes(role)))
