import type { RoleName } from './permissions.ts'
import type { Role } from './roles.ts'

/** A kind of thing that people are told of: in the app, by email at once, in a daily email, or not at all. */
export interface NotificationKind {
  readonly code: string
  /** Roles whose people can be told of it. */
  readonly roles: readonly Role[]
  /** Those of the roles that get it by email unless the account or the person decides otherwise. In the app, all do. */
  readonly byDefault: readonly Role[]
  /** Those of `byDefault` that get it in the daily email; the others get each at once. */
  readonly daily: readonly Role[]
}

const administrators = ['ADMIN', 'ACCOUNT_ADMIN'] as const
const managers = [...administrators, 'PROJECT_MANAGER'] as const
const linguists = ['VENDOR'] as const
const none = [] as const

const kind = <Code extends string>(
  code: Code,
  roles: readonly Role[],
  { daily = none, byDefault = roles }: { daily?: readonly Role[]; byDefault?: readonly Role[] } = {},
) => ({ code, roles, byDefault, daily })

/** Every kind of notification, in the order in which they are shown. */
export const notificationKinds = [
  kind('TASK_ASSIGNED', linguists),
  kind('TASK_AVAILABLE', linguists),
  kind('TASK_STATUS_CHANGE', linguists),
  kind('TASK_DUE_SOON', [...managers, ...linguists], { daily: managers }),
  kind('TASK_LATE', [...managers, ...linguists]),
  kind('TASK_REJECTED', managers),
  kind('TASK_ACCEPTED', managers, { daily: managers }),
  kind('TASK_DELIVERED', managers, { daily: managers }),
  kind('PAYABLE_CREATED', linguists),
  kind('PAYABLE_RUN_FINISHED', administrators),
  kind('PAYABLE_PAID', linguists),
  kind('REVIEW_SUBMITTED', linguists),
  kind('REVIEW_REPLY_DUE', linguists),
  kind('FINDING_CHANGED', linguists),
  kind('FINDING_DISPUTED', [...managers, ...linguists]),
  kind('FINDING_ANSWERED', linguists),
  kind('FINDING_TO_DECIDE', managers),
  kind('FINDING_ARBITRATED', [...managers, ...linguists]),
  kind('FINDING_MESSAGE', [...managers, ...linguists]),
  kind('REVIEW_CLOSED', linguists),
  kind('SECOND_REVIEW_ASKED', [...managers, ...linguists]),
  kind('TERM_REQUEST_DECIDED', [...managers, ...linguists]),
  kind('QUOTE_WAITING', ['CLIENT']),
  kind('QUOTE_APPROVED', managers),
  kind('QUOTE_DECLINED', managers),
  kind('PROJECT_TRANSLATION_FINISHED', [...managers, 'CLIENT'], { daily: managers }),
  kind('PROJECT_STATUS_CHANGE', [...managers, 'CLIENT', ...linguists]),
  kind('PROJECT_MESSAGE', [...managers, 'CLIENT', ...linguists]),
  kind('SEGMENT_COMMENT', [...managers, 'CLIENT', ...linguists]),
  kind('JOB_FAILED', [...managers, 'CLIENT', ...linguists], { byDefault: none }),
  kind('CONTRACT_WAITING', [...managers, 'CLIENT', ...linguists]),
  kind('CONTRACT_REJECTED', administrators),
  kind('QUOTA_REACHED', administrators),
  kind('WEBHOOK_PAUSED', administrators),
  kind('PIPELINE_NOTICE', [...managers, 'CLIENT', ...linguists]),
  kind('PIPELINE_FAILED', administrators),
  kind('PIPELINE_PAUSED', administrators),
] as const satisfies readonly NotificationKind[]

export type NotificationCode = (typeof notificationKinds)[number]['code']

/** The kinds of notifications that people with these roles can get. */
export const notificationsFor = (roles: readonly RoleName[]): NotificationKind[] =>
  notificationKinds.filter((each) => each.roles.some((role) => (roles as readonly string[]).includes(role)))
