import type { NoticeRow } from './notice-terms.ts'

type Target = Pick<NoticeRow, 'kind' | 'entityType' | 'entityId' | 'projectId' | 'detail'>

/** Where a notification leads in the app, and what its button says (a message of `notices.open`). */
export function wayOf({ kind, entityType, entityId, projectId, detail }: Target) {
  const of = (path: string, open: 'TASK' | 'TASKS' | 'PROJECT' | 'QUOTE' | 'CONTRACT' | 'OTHER') => ({ path, open })
  if (kind === 'CONTRACT_WAITING') return of('/auth/contract', 'CONTRACT')
  if (kind === 'CONTRACT_REJECTED') return of('/settings/account-settings/contracts', 'OTHER')
  if (kind === 'PAYABLE_RUN_FINISHED') return of('/finance/payables', 'OTHER')
  if (kind === 'PAYABLE_PAID' || kind === 'PAYABLE_CREATED') return of(`/finance/payables/${entityId}`, 'OTHER')
  if (kind === 'SECOND_REVIEW_ASKED') return of(`/quality/reviews/second/${entityId}`, 'OTHER')
  if (entityType === 'REVIEW') return of(`/quality/reviews/${entityId}`, 'OTHER')
  if (entityType === 'TERM_REQUEST') return of(`/glossary_old/approvals?request=${entityId}`, 'OTHER')
  if (kind === 'QUOTA_REACHED') return of('/settings/account-settings/usage', 'OTHER')
  if (kind === 'WEBHOOK_PAUSED') return of(`/settings/account-settings/webhooks?webhook=${entityId}`, 'OTHER')
  if (kind === 'PIPELINE_FAILED' || kind === 'PIPELINE_PAUSED')
    return of(`/settings/automation-settings/pipelines/${entityId}`, 'OTHER')
  if (kind === 'TASK_AVAILABLE') return of('/tasks?tab=available', 'TASKS')
  // A person who has lost a task can't open it.
  if (detail.change === 'REVOKED') return of('/tasks', 'TASKS')
  if ((detail.count ?? 1) > 1) {
    const which = kind === 'TASK_LATE' ? 'late=true' : 'sort=dueDate,asc'
    return of(`/tasks?projectUuid=${projectId}&${which}`, 'TASKS')
  }
  if (entityType === 'TASK') return of(`/tasks/${entityId}`, 'TASK')
  if (detail.segment) {
    const { workUnitId, id } = detail.segment
    return of(`/editor/${workUnitId}${id === null ? '' : `?segment=${id}`}`, 'OTHER')
  }
  if (detail.comment) return of(`/projects/${projectId}?tab=comments&comment=${detail.comment}`, 'PROJECT')
  if (kind === 'PROJECT_MESSAGE') return of(`/projects/${projectId}?tab=messages`, 'PROJECT')
  if (projectId) return of(`/projects/${projectId}`, kind === 'QUOTE_WAITING' ? 'QUOTE' : 'PROJECT')
  return of('/', 'OTHER')
}
