/** The colors that a status, a message, or a figure can have. */
export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger'

/** How a status badge looks: a tone, and a strikethrough for what was canceled. */
export interface StatusLook {
  tone: Tone
  isStruck?: boolean
}

const neutral: StatusLook = { tone: 'neutral' }
const info: StatusLook = { tone: 'info' }
const success: StatusLook = { tone: 'success' }
const warning: StatusLook = { tone: 'warning' }
const danger: StatusLook = { tone: 'danger' }
const struck: StatusLook = { tone: 'neutral', isStruck: true }

/**
 * Every status of the product's vocabularies and the look of its badge. Where a code stands in two vocabularies
 * (PENDING, INVOICED, CANCELLED, ERROR …) it means the same to the eye in both.
 */
export const statusLooks = {
  // project and task
  DRAFT: neutral,
  PENDING: neutral,
  APPROVED: info,
  DELIVERED: success,
  INVOICED: info,
  CANCELLED: struck,
  // assignment of a task
  UNASSIGNED: neutral,
  ASSIGNED: info,
  ACCEPTED: info,
  SKIPPED: struck,
  REJECTED: warning,
  // work unit: the built file, and its creation
  NOT_TRANSLATED: neutral,
  PREPARING: info,
  TRANSLATED: success,
  CREATING: neutral,
  CREATED: success,
  // payables
  AWAITING_RECONCILIATION: warning,
  PENDING_APPROVAL: warning,
  READY: info,
  PAID: success,
  CLOSED: neutral,
  ERROR: danger,
  // invoices
  INVOICED_NFE: info,
  INVOICED_NFE_ERROR: danger,
  PARTIALLY_INVOICED: warning,
  PARTIALLY_PAID: warning,
  VOID: neutral,
  // jobs
  STARTED: info,
  FINISHED: success,
  FINISHED_WARNING: warning,
  FAILED: danger,
  // costs and logfiles
  NOT_CALCULATED: neutral,
  UPDATING: info,
  COMPLETED: success,
  COMPLETED_WARN: warning,
  LOGFILE_ERROR: danger,
  INGESTION_ERROR: danger,
  // people
  ACTIVE: success,
  INACTIVE: neutral,
  BLOCKED: danger,
  // accounts
  TRIAL: info,
  TRIAL_ENDED: warning,
  SUSPENDED: danger,
} as const satisfies Record<string, StatusLook>

/** A status that the table knows. */
export type KnownStatus = keyof typeof statusLooks

/** The look of a status. Vocabularies that accounts may extend can hold codes that are not in the table: those are neutral. */
export function statusLook(status: string): StatusLook {
  return Object.hasOwn(statusLooks, status) ? statusLooks[status as KnownStatus] : neutral
}
