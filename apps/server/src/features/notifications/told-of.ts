import type { NotificationCode } from '@dragoman/sdk/notifications'
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { JournalEvent, noticeEvents } from '../../generated/journal.ts'
import { isOneOf } from '../../kernel/database/columns.ts'
import type { Database } from '../../kernel/database/connect.ts'
import type { FeedEntry } from '../../kernel/journal-feed.ts'
import { assigned, entriesMoved, isReopened, moved } from '../../kernel/moved.ts'
import { jobs, journal } from '../../kernel/tables.ts'
import { blindJudgesOf } from '../work/judged-blind.ts'
import { projectMessages } from '../work/tables.ts'
import { tasks } from '../work/task-tables.ts'
import { commentNotices, shortened } from './comment-notices.ts'
import {
  assigneesOf,
  claimants,
  loadProjects,
  loadTasks,
  membersOf,
  type ProjectFacts,
  type TaskFacts,
} from './facts.ts'
import type { NoticeDetail } from './tables.ts'

/** A notification for some people, before it is known who of them wants it. */
export interface Told {
  kind: NotificationCode
  accountId: string
  at: Date
  actorId: string | null
  /** The people who did it themselves, who aren't told. */
  by: readonly (string | null)[]
  /** Ids of people; null for no one. */
  to: readonly (string | null)[]
  project?: ProjectFacts | undefined
  entity: { type: string; id: string; name: string }
  detail: NoticeDetail
  /** A key for notifications that each person gets only once. */
  once?: string
}

interface Facts {
  db: Database
  tasks: ReadonlyMap<string, TaskFacts>
  projects: ReadonlyMap<string, ProjectFacts>
}

/** The notifications of an account's people for some entries of the journal. */
export async function toldOf(db: Database, entries: readonly FeedEntry[]): Promise<Told[]> {
  const wanted = entries.filter((entry) => ruleOf(entry) !== undefined)
  if (wanted.length === 0) return []
  const taskIds = wanted.filter(({ entityType }) => entityType === 'TASK').map(({ entityId }) => entityId)
  const facts: Facts = {
    db,
    tasks: new Map(
      taskIds.length === 0 ? [] : (await loadTasks(db, isOneOf(tasks.id, taskIds))).map((task) => [task.id, task]),
    ),
    projects: await loadProjects(
      db,
      wanted.flatMap(({ projectId }) => projectId ?? []),
    ),
  }
  const told: Told[] = []
  for (const entry of wanted) {
    told.push(...((await ruleOf(entry)?.(entry, facts)) ?? []))
  }
  return told
}

type Rule = (entry: FeedEntry, facts: Facts) => Told[] | Promise<Told[]>

const textOf = (values: Record<string, unknown> | null, name: string): string | undefined => {
  const value = values?.[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}

function tell(
  entry: FeedEntry,
  kind: NotificationCode,
  to: readonly (string | null)[],
  more: Partial<Told> = {},
): Told {
  const isSystem = entry.detail?.['bySystem'] === true
  return {
    kind,
    accountId: entry.accountId!,
    at: entry.at,
    actorId: isSystem ? null : entry.userId,
    by: isSystem ? [] : [entry.userId, entry.impersonatorId],
    to,
    entity: { type: entry.entityType, id: entry.entityId, name: entry.entityName },
    detail: {},
    ...more,
  }
}

/**
 * The people in charge of a project: its manager, or else its creator. Others of them are left out if they aren't
 * managers.
 */
const leadsOf = ({ assigneeId, creatorId }: ProjectFacts) => [assigneeId ?? creatorId]

/** The client's people of a project. */
const orderersOf = async (db: Database, { orgUnitId }: ProjectFacts) => membersOf(db, orgUnitId)

const ofTask: Rule = async (entry, { db, tasks: known, projects }) => {
  const task = known.get(entry.entityId)
  const project = task && projects.get(task.projectId)
  if (!project) return []
  const move = moved(entry)
  const assignment = assigned(entry)
  const reason = textOf(entry.detail, 'reason')
  const happened = textOf(entry.detail, 'event')
  const detail: NoticeDetail = { ...task.detail, ...(reason && { reason }) }
  const managers = [...leadsOf(project), task.assignedBy]
  const told = (kind: NotificationCode, people: readonly (string | null | undefined)[], more: NoticeDetail = {}) =>
    tell(
      entry,
      kind,
      people.map((id) => id ?? null),
      { project, detail: { ...detail, ...more } },
    )
  const holder = textOf(entry.after, 'assigneeUuid')
  const isOpen = textOf(entry.after, 'status') === 'PENDING' && !holder
  const offered = async () => (isOpen ? await offers(db, entry, project, [task], assignment?.from) : [])
  const offeredTo = entry.event === 'TASK_OFFERED' ? entry.after?.['offeredTo'] : undefined
  if (Array.isArray(offeredTo)) return [told('TASK_AVAILABLE', offeredTo.map(String))]
  if (happened === 'REJECTED') return [told('TASK_REJECTED', managers), ...(await offered())]
  if (assignment?.to) {
    const isClaimed = move?.to === 'APPROVED' && assignment.to === entry.userId
    return [isClaimed ? told('TASK_ACCEPTED', managers) : told('TASK_ASSIGNED', [assignment.to])]
  }
  if (assignment) return [told('TASK_STATUS_CHANGE', [assignment.from], { change: 'REVOKED' }), ...(await offered())]
  if (entry.event === 'TASK_DUE_DATE_CHANGED')
    return [told('TASK_STATUS_CHANGE', [task.assigneeId], { change: 'DUE_DATE' })]
  // No one waits to hear that a machine has done its step.
  if (!move || entry.detail?.['byMachine'] === true) return []
  if (move.to === 'CANCELLED') return [told('TASK_STATUS_CHANGE', [holder], { change: 'CANCELED' })]
  if (move.to === 'DELIVERED') return [told('TASK_DELIVERED', managers)]
  if (isReopened(move)) return [told('TASK_STATUS_CHANGE', [holder], { change: 'REOPENED' })]
  if (move.to === 'APPROVED') return [told('TASK_ACCEPTED', managers)]
  return offered()
}

/** Linguists are told of all tasks of a project that they may claim now by one notification. */
async function offers(
  db: Database,
  entry: FeedEntry,
  project: ProjectFacts,
  open: readonly TaskFacts[],
  /** The person who has just lost it. */
  loser?: string | null,
): Promise<Told[]> {
  // Its autopilot assigns them within moments.
  if (project.autopilotEnabled || open.length === 0) return []
  const byPerson = await claimants(
    db,
    project.orgUnitId,
    open.map(({ id }) => id),
  )
  const tasksById = new Map(open.map((task) => [task.id, task]))
  return [...byPerson].flatMap(([userId, ids]) => {
    if (userId === loser) return []
    const first = tasksById.get(ids[0]!)!
    return tell(entry, 'TASK_AVAILABLE', [userId], {
      project,
      entity: { type: 'TASK', id: first.id, name: first.detail.file ?? '' },
      detail: { ...first.detail, ...(ids.length > 1 && { count: ids.length }) },
    })
  })
}

/** Linguists are told once nothing of a payable is open any more. */
const ofPayment: Rule = async (entry, { db }) => {
  if (textOf(entry.after, 'status') !== 'PAID') return []
  const { rows } = await db.execute<{ id: string }>(
    sql`select vendor_id as id from payables where id = ${entry.entityId}`,
  )
  return [tell(entry, 'PAYABLE_PAID', [rows[0]?.id ?? null])]
}

const ofNewPayable: Rule = (entry) => [tell(entry, 'PAYABLE_CREATED', [textOf(entry.after, 'vendorUuid') ?? null])]

/** Runs that people have started tell them themselves. */
const ofPayableRun: Rule = async (entry, { db }) => [
  tell(entry, 'PAYABLE_RUN_FINISHED', await everyoneOf(db, entry.accountId!, administrators)),
]

const ofProject: Rule = async (entry, { db, projects }) => {
  const project = projects.get(entry.projectId ?? entry.entityId)
  if (!project) return []
  const move = moved(entry)
  if (!move) return []
  const { from, to } = move
  const reason = textOf(entry.detail, 'reason')
  const more = { project, detail: reason ? { reason } : {} }
  const leads = leadsOf(project)
  const everyone = async () => [...leads, ...(await orderersOf(db, project)), ...(await assigneesOf(db, project.id))]
  if (from === 'DRAFT' && to === 'PENDING') return isPriced(project) ? [await quoteWaits(entry, db, project)] : []
  if (from === 'PENDING' && to === 'APPROVED') {
    const open = await loadTasks(
      db,
      and(eq(tasks.projectId, project.id), eq(tasks.status, 'PENDING'), isNull(tasks.assigneeId)),
    )
    return [tell(entry, 'QUOTE_APPROVED', leads, more), ...(await offers(db, entry, project, open))]
  }
  if (from === 'PENDING' && (to === 'DRAFT' || to === 'CANCELLED')) {
    const declined = tell(entry, 'QUOTE_DECLINED', leads, more)
    if (to === 'DRAFT') return [declined]
    const detail = { ...more.detail, change: 'CANCELED' } as const
    return [declined, tell(entry, 'PROJECT_STATUS_CHANGE', await orderersOf(db, project), { project, detail })]
  }
  if (to === 'DELIVERED' && from === 'APPROVED')
    return [tell(entry, 'PROJECT_TRANSLATION_FINISHED', [...leads, ...(await orderersOf(db, project))], more)]
  const change = to === 'CANCELLED' ? 'CANCELED' : isReopened(move) ? 'REOPENED' : undefined
  if (!change || from === 'DRAFT') return []
  const detail = { ...more.detail, change } as const
  return [tell(entry, 'PROJECT_STATUS_CHANGE', await everyone(), { project, detail })]
}

const isPriced = ({ costsStatus }: ProjectFacts) => costsStatus !== 'CREATING' && costsStatus !== 'UPDATING'

/** A quote is told of when it can be approved: once its costs are there. */
const costsReady: Rule = async (entry, { db, projects }) => {
  const project = projects.get(entry.projectId ?? '')
  return project?.status === 'PENDING' && isPriced(project) ? [await quoteWaits(entry, db, project)] : []
}

async function quoteWaits(entry: FeedEntry, db: Database, project: ProjectFacts): Promise<Told> {
  const [round] = await db
    .select({ id: journal.id })
    .from(journal)
    .where(and(eq(journal.projectId, project.id), entriesMoved(['PROJECT'], 'PENDING')))
    .orderBy(desc(journal.id))
    .limit(1)
  const entity = { type: 'PROJECT', id: project.id, name: project.name }
  const more = { project, entity, once: `quote ${project.id} ${round?.id ?? 0}` }
  return tell(entry, 'QUOTE_WAITING', await orderersOf(db, project), more)
}

/** Tells the project's manager, its client, and everyone who has written in the same thread. */
const ofMessage: Rule = async (entry, { db, projects }) => {
  const project = projects.get(entry.projectId ?? '')
  const id = textOf(entry.detail, 'message')
  if (!project || !id) return []
  const [message] = await db.select().from(projectMessages).where(eq(projectMessages.id, id))
  if (!message) return []
  const thread = message.parentId ?? message.id
  const writers = await db
    .selectDistinct({ id: projectMessages.authorId })
    .from(projectMessages)
    .where(sql`${projectMessages.id} = ${thread} or ${projectMessages.parentId} = ${thread}`)
  const { creatorId, contactId } = project
  const to = [...leadsOf(project), creatorId, contactId, ...writers.map((writer) => writer.id)]
  const detail = { text: shortened(message.text) }
  const visible = message.privateMessage ? await managersOf(db, to) : to
  return [tell(entry, 'PROJECT_MESSAGE', visible, { project, detail })]
}

const ofComment: Rule = async (entry, { db, projects }) => {
  const project = projects.get(entry.projectId ?? '')
  const notices = project ? await commentNotices(db, entry, project) : []
  return notices.map(({ to, ...more }) => tell(entry, 'SEGMENT_COMMENT', to, { project, ...more }))
}

async function managersOf(db: Database, ids: readonly (string | null)[]): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from users where id = any(${sql.param(ids.filter((id) => id !== null))}::uuid[])
      and roles && '{SYSADMIN,ADMIN,ACCOUNT_ADMIN,PROJECT_MANAGER}'`)
  return rows.map(({ id }) => id)
}

/** Everyone in the account whom a kind concerns. */
async function everyoneOf(db: Database, accountId: string, roles: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from users where account_id = ${accountId} and roles && ${sql.param(roles)}::text[]`)
  return rows.map(({ id }) => id)
}

const administrators = ['ADMIN', 'ACCOUNT_ADMIN']

const ofJob: Rule = async (entry, { db, projects }) => {
  const [job] = await db
    .select({ createdBy: jobs.createdBy, error: jobs.error })
    .from(jobs)
    .where(and(eq(jobs.id, entry.entityId), inArray(jobs.status, ['FAILED'])))
  const detail = job?.error ? { reason: job.error } : {}
  return job
    ? [tell(entry, 'JOB_FAILED', [job.createdBy], { project: projects.get(entry.projectId ?? ''), detail })]
    : []
}

const contractWaits: Rule = async (entry, { db }) =>
  entry.after?.['required'] === false
    ? []
    : [
        tell(
          entry,
          'CONTRACT_WAITING',
          await everyoneOf(db, entry.accountId!, ['VENDOR', 'CLIENT', 'PROJECT_MANAGER', ...administrators]),
        ),
      ]

const toAdministrators =
  (kind: NotificationCode): Rule =>
  async (entry, { db }) => {
    const percent = entry.detail?.['percent']
    const detail = typeof percent === 'number' ? { percent } : {}
    return [tell(entry, kind, await everyoneOf(db, entry.accountId!, administrators), { detail })]
  }

/** Pipelines say themselves who is told. */
const ofPipeline =
  (kind: NotificationCode): Rule =>
  async (entry, { db }) => {
    const { detail } = entry
    const project = textOf(detail, 'project')
    const [about, reason, text] = [textOf(detail, 'about'), textOf(detail, 'reason'), textOf(detail, 'text')]
    const more = {
      project: project ? (await loadProjects(db, [project])).get(project) : undefined,
      detail: {
        ...(about && !reason && { file: about }),
        ...(reason && { reason: about ? `${about}: ${reason}` : reason }),
        ...(text && { text }),
      },
    }
    const to = Array.isArray(detail?.['to']) ? detail['to'].filter((id) => typeof id === 'string') : []
    return [tell(entry, kind, to, more)]
  }

/** Tells people of a review; who reviewed stays unsaid to translators where the profile is anonymous. */
const ofReview =
  (
    kind: NotificationCode,
    whom: (people: ReviewPeople, entry: FeedEntry) => readonly (string | null)[] | Promise<readonly (string | null)[]>,
  ): Rule =>
  async (entry, { db, projects }) => {
    const people = await reviewPeople(db, entry.entityId)
    if (!people) return []
    // They are to judge the text without knowing what was found in it, and can't open the review.
    const blind: readonly (string | null)[] = await blindJudgesOf(db, entry.entityId)
    const told = (await whom(people, entry)).filter((id) => !blind.includes(id))
    const [reason, text] = [textOf(entry.detail, 'reason'), textOf(entry.detail, 'text')]
    const detail = { ...(reason && { reason }), ...(text && { text }) }
    const more = { project: projects.get(entry.projectId ?? ''), detail }
    return [...Map.groupBy(told, (id) => id === people.translatorId)].map(([isTranslator, to]) => {
      const isHidden = isTranslator && people.isAnonymous && entry.userId === people.reviewerId
      return tell(entry, kind, to, {
        ...more,
        ...(isHidden && { actorId: null }),
        entity: { type: 'REVIEW', id: entry.entityId, name: entry.entityName },
      })
    })
  }

interface ReviewPeople {
  translatorId: string
  reviewerId: string
  isAnonymous: boolean
  managers: string[]
}

/** The people of a review; the managers are those in charge of its project. */
async function reviewPeople(db: Database, id: string): Promise<ReviewPeople | undefined> {
  const { rows } = await db.execute<Record<'translator' | 'reviewer' | 'lead', string> & { anonymous: boolean }>(sql`
    select r.translator_id as translator, r.reviewer_id as reviewer, coalesce(p.assignee_id, p.creator_id) as lead,
      (r.profile -> 'rules' ->> 'anonymous')::boolean as anonymous
    from quality_reviews r join projects p on p.id = r.project_id where r.id = ${id}`)
  const [row] = rows
  if (!row) return undefined
  const { translator: translatorId, reviewer: reviewerId, anonymous: isAnonymous, lead } = row
  return { translatorId, reviewerId, isAnonymous, managers: [lead] }
}

const toTranslator = ({ translatorId }: ReviewPeople) => [translatorId]
const toReviewer = ({ reviewerId }: ReviewPeople) => [reviewerId]
const toBoth = ({ translatorId, reviewerId }: ReviewPeople) => [translatorId, reviewerId]

/** The translator once there is something to reply to; the closing tells the score otherwise. */
const toWhoReplies = ({ translatorId }: ReviewPeople, { detail, after }: FeedEntry) =>
  detail?.['findings'] === 0 || textOf(after, 'status') !== 'SUBMITTED' ? [] : [translatorId]

/** The translator once a finding has changed that they know; the submission tells of it otherwise. */
const toWhoKnows = ({ translatorId }: ReviewPeople, { detail }: FeedEntry) =>
  detail?.['renewed'] === true ? [translatorId] : []

/** Both, and those managers of the talk who are named. */
function toNamed(people: ReviewPeople, { detail }: FeedEntry) {
  const mentions = Array.isArray(detail?.['mentions']) ? detail['mentions'].map(String) : []
  return [...new Set([...toBoth(people), ...mentions])]
}

/** The person who is to judge a sample once more. It names no project: they may see neither that nor the review. */
const ofSecondReview: Rule = (entry) => {
  const [second, person] = [textOf(entry.detail, 'second'), textOf(entry.detail, 'person')]
  if (!second || !person) return []
  const entity = { type: 'REVIEW' as const, id: second, name: entry.entityName }
  return [tell(entry, 'SECOND_REVIEW_ASKED', [person], { entity })]
}

/** The person who asked for a term, once it is decided. */
const ofTermRequest: Rule = async (entry, { db }) => {
  const lane = textOf(entry.after, 'lane')
  if (lane !== 'APPROVED' && lane !== 'REJECTED') return []
  const { rows } = await db.execute<{ id: string | null }>(
    sql`select asker_id as id from term_requests where id = ${entry.entityId}`,
  )
  const reason = textOf(entry.detail, 'reason')
  const detail: NoticeDetail = { change: lane, ...(reason && { reason }) }
  return [tell(entry, 'TERM_REQUEST_DECIDED', [rows[0]?.id ?? null], { detail })]
}

/** Rules of entries that are not about tasks. */
const others = {
  PROJECT_STATUS_CHANGED: ofProject,
  COSTS_CALCULATED: costsReady,
  PROJECT_MESSAGE_CREATED: ofMessage,
  SEGMENT_COMMENTED: ofComment,
  SEGMENT_COMMENT_ANSWERED: ofComment,
  SEGMENT_COMMENT_MOVED: ofComment,
  SEGMENT_MESSAGE_CHANGED: ofComment,
  JOB_FAILED: ofJob,
  PAYABLE_CREATED: ofNewPayable,
  PAYABLE_RUN_FINISHED: ofPayableRun,
  PAYABLE_PAYMENT_RECORDED: ofPayment,
  REVIEW_SUBMITTED: ofReview('REVIEW_SUBMITTED', toWhoReplies),
  REVIEW_REOPENED: ofReview('REVIEW_SUBMITTED', toWhoReplies),
  REVIEW_REPLY_DUE: ofReview('REVIEW_REPLY_DUE', toTranslator),
  REVIEW_CLOSED: ofReview('REVIEW_CLOSED', toTranslator),
  FINDING_DISPUTED: ofReview('FINDING_DISPUTED', toReviewer),
  FINDING_OFFER_DECLINED: ofReview('FINDING_DISPUTED', toReviewer),
  FINDING_SAVED: ofReview('FINDING_CHANGED', toWhoKnows),
  FINDING_ANSWERED: ofReview('FINDING_ANSWERED', toTranslator),
  FINDING_WAITS: ofReview('FINDING_TO_DECIDE', ({ managers }) => managers),
  FINDING_ARBITRATED: ofReview('FINDING_ARBITRATED', toBoth),
  FINDING_MESSAGE_CREATED: ofReview('FINDING_MESSAGE', toNamed),
  SECOND_REVIEW_ASKED: ofSecondReview,
  TERM_REQUEST_MOVED: ofTermRequest,
  CONTRACT_CREATED: contractWaits,
  CONTRACT_PUBLISHED: contractWaits,
  CONTRACT_REJECTED: toAdministrators('CONTRACT_REJECTED'),
  QUOTA_REACHED: toAdministrators('QUOTA_REACHED'),
  WEBHOOK_PAUSED: toAdministrators('WEBHOOK_PAUSED'),
  PIPELINE_NOTIFIED: ofPipeline('PIPELINE_NOTICE'),
  PIPELINE_FAILED: ofPipeline('PIPELINE_FAILED'),
  PIPELINE_PAUSED: toAdministrators('PIPELINE_PAUSED'),
} as const satisfies Record<(typeof noticeEvents)[number], Rule>

const ruleOf = ({ entityType, event }: FeedEntry): Rule | undefined =>
  entityType === 'TASK' ? ofTask : (others as Partial<Record<JournalEvent, Rule>>)[event]
