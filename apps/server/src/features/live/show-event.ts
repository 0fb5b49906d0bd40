import { isClient, isManager, isVendor } from '@dragoman/sdk/permissions'
import type { ChangeEvent } from '@dragoman/sdk/operations/events'
import type { SignedIn } from '../../identity/sessions.ts'
import type { Change } from '../../kernel/change-log.ts'
import { mayRead, resourcesOf } from './resources-of.ts'
import type { Sight } from './sight.ts'

/** The entities that people without a manager's role may hear of at all: those in their lists and on their pages. */
const ofClients = ['PROJECT', 'PROJECT_FILE', 'WORK_UNIT', 'COST']
const comments = [
  'SEGMENT_COMMENTED',
  'SEGMENT_COMMENT_ANSWERED',
  'SEGMENT_COMMENT_MOVED',
  'SEGMENT_MESSAGE_CHANGED',
  'SEGMENT_MESSAGE_REMOVED',
]
const ofLinguists = ['TASK', 'PROJECT', 'WORK_UNIT', 'SEGMENT', 'REVIEW']

/**
 * A change as one person is told of it; undefined if they are not. Managers hear of their whole account, as far as they
 * may read it. Others hear of what they see, and not who did it: a client does not learn who the linguists are.
 */
export function showEvent(session: SignedIn, change: Change, sight: () => Sight): ChangeEvent | undefined {
  const { id, at, event, entityType, entityId, projectId, actorId, requestId, userId } = change
  const isOwn = actorId === session.user.id
  if (change.accountId !== session.account.id || (userId !== null && userId !== session.user.id)) return undefined
  const resources = [...resourcesOf(change)].filter((resource) => mayRead(session, resource))
  if (resources.length === 0) return undefined
  const heard: ChangeEvent = { id: String(id), at: at.getTime(), resources }
  const whole: ChangeEvent = {
    ...heard,
    event,
    entityType,
    entityUuid: entityId,
    ...(projectId !== null && { projectUuid: projectId }),
    ...(isOwn && requestId !== null && { requestId }),
  }
  if (isManager(session)) return { ...whole, ...(actorId !== null && { actorUuid: actorId }) }
  if (isOwn || userId !== null) return { ...whole, ...(isOwn && { actorUuid: session.user.id }) }
  const me = session.user.id
  if (change.concerns.includes(me)) return whole
  // Runs have no project: all who may read connections see them go on.
  if (entityType === 'CONNECTOR_RUN') return heard
  if (projectId === null) return undefined
  // Clients read the comments that are addressed to them: their lists change, and nothing is said of the others.
  if (isClient(session) && comments.includes(event) && resources.includes('segmentComments'))
    if (sight().orders(me, projectId)) return { ...heard, resources: ['segmentComments'] }
  if (isClient(session) && ofClients.includes(entityType) && sight().orders(me, projectId))
    return { ...heard, entityType: 'PROJECT', entityUuid: projectId, projectUuid: projectId }
  if (!isVendor(session) || !ofLinguists.includes(entityType)) return undefined
  const ofProject = sight().worksOn(me, projectId) ? { projectUuid: projectId } : undefined
  if (entityType !== 'TASK') return ofProject && { ...heard, ...ofProject }
  if (sight().seesTask(me, entityId)) return { ...heard, event, entityType, entityUuid: entityId, ...ofProject }
  // They could have claimed it until then: their list is shorter now. Which task it was they are not told any more.
  return change.wasOpen && sight().orders(me, projectId) ? heard : ofProject && { ...heard, ...ofProject }
}
