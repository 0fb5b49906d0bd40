import { noteChanges, type NewChange } from '../../kernel/change-log.ts'
import type { FeedEntry, FeedReader } from '../../kernel/journal-feed.ts'

/** Notes what the journal says for those who look at it. */
export const notingEntries: FeedReader = (transaction, entries) => noteChanges(transaction, entries.map(changeOf))

function changeOf(entry: FeedEntry): NewChange {
  const { at, accountId, userId, requestId, event, entityType, entityId, projectId, before, after, detail } = entry
  const holders = [before?.['assigneeUuid'], after?.['assigneeUuid']]
  return {
    at,
    accountId: accountId!,
    actorId: detail?.['bySystem'] === true ? null : userId,
    requestId,
    event,
    entityType,
    entityId,
    projectId: projectId ?? (entityType === 'PROJECT' ? entityId : null),
    concerns: holders.filter((id) => typeof id === 'string'),
    wasOpen: entityType === 'TASK' && before?.['status'] === 'PENDING' && typeof before['assigneeUuid'] !== 'string',
  }
}
