import type { IconName } from '@dragoman/ui/Icon'

type Look = { icon: IconName; tone: 'info' | 'success' | 'warning' | 'danger' }

const looks: Readonly<Record<string, Look>> = {
  TASK_AVAILABLE: { icon: 'inbox', tone: 'info' },
  TASK_STATUS_CHANGE: { icon: 'refresh', tone: 'warning' },
  TASK_DUE_SOON: { icon: 'calendar', tone: 'warning' },
  TASK_LATE: { icon: 'warning', tone: 'danger' },
  TASK_REJECTED: { icon: 'undo', tone: 'warning' },
  TASK_ACCEPTED: { icon: 'check', tone: 'success' },
  TASK_DELIVERED: { icon: 'check', tone: 'success' },
  PAYABLE_CREATED: { icon: 'wallet', tone: 'info' },
  PAYABLE_RUN_FINISHED: { icon: 'wallet', tone: 'info' },
  PAYABLE_PAID: { icon: 'check', tone: 'success' },
  REVIEW_SUBMITTED: { icon: 'quality', tone: 'info' },
  REVIEW_REPLY_DUE: { icon: 'warning', tone: 'warning' },
  FINDING_CHANGED: { icon: 'comment', tone: 'info' },
  FINDING_DISPUTED: { icon: 'comment', tone: 'warning' },
  FINDING_ANSWERED: { icon: 'comment', tone: 'info' },
  FINDING_TO_DECIDE: { icon: 'warning', tone: 'warning' },
  FINDING_ARBITRATED: { icon: 'quality', tone: 'info' },
  FINDING_MESSAGE: { icon: 'comment', tone: 'info' },
  REVIEW_CLOSED: { icon: 'quality', tone: 'success' },
  SECOND_REVIEW_ASKED: { icon: 'quality', tone: 'info' },
  TERM_REQUEST_DECIDED: { icon: 'book', tone: 'info' },
  QUOTE_WAITING: { icon: 'file', tone: 'info' },
  QUOTE_APPROVED: { icon: 'success', tone: 'success' },
  QUOTE_DECLINED: { icon: 'x', tone: 'danger' },
  PROJECT_TRANSLATION_FINISHED: { icon: 'success', tone: 'success' },
  PROJECT_STATUS_CHANGE: { icon: 'folder', tone: 'warning' },
  PROJECT_MESSAGE: { icon: 'comment', tone: 'info' },
  SEGMENT_COMMENT: { icon: 'comment', tone: 'info' },
  JOB_FAILED: { icon: 'error', tone: 'danger' },
  CONTRACT_WAITING: { icon: 'edit', tone: 'info' },
  CONTRACT_REJECTED: { icon: 'x', tone: 'danger' },
  QUOTA_REACHED: { icon: 'warning', tone: 'warning' },
  WEBHOOK_PAUSED: { icon: 'pause', tone: 'warning' },
  PIPELINE_FAILED: { icon: 'error', tone: 'danger' },
  PIPELINE_PAUSED: { icon: 'pause', tone: 'warning' },
}

/** The picture of a kind of notification; a bell for kinds of a later server. */
export const lookOf = (kind: string): Look =>
  looks[kind] ?? { icon: kind === 'TASK_ASSIGNED' ? 'tasks' : 'bell', tone: 'info' }
