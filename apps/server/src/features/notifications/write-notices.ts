import { notificationKinds } from '@dragoman/sdk/notifications'
import { and, eq, inArray } from 'drizzle-orm'
import { noteChanges } from '../../kernel/change-log.ts'
import { isOneOf } from '../../kernel/database/columns.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { isOwn, samplesAmong } from '../../kernel/sample-objects.ts'
import { users } from '../../kernel/tables.ts'
import { tasks } from '../work/task-tables.ts'
import { type Channels, channelsOf, defaultsOfAccounts } from './choices.ts'
import { membersOf } from './facts.ts'
import type { NoticeRow, Reader } from './notice-terms.ts'
import { isReachable } from './recipients.ts'
import { mutedProjects, notifications } from './tables.ts'
import type { Told } from './told-of.ts'

/** A notification of a person, and how it goes out. */
interface Notice {
  told: Told
  person: Reader
  channels: Channels
}

/** Each has some fifteen parameters, of 65,535 that a statement may have. */
const rowsAtOnce = 1000

/** Kinds whose emails are written with what they tell of, with more than a notification knows. */
const writtenElsewhere = ['QUOTA_REACHED', 'WEBHOOK_PAUSED']

/**
 * Tells people in the app, and has them told by email, as each of them and their account has chosen: not of what they did
 * themselves or may not see, and once where it is told only once. Gives whom it has told.
 */
export async function writeNotices(db: Database, told: readonly Told[]): Promise<NoticeRow[]> {
  const notices = await noticesOf(db, told)
  if (notices.length === 0) return []
  const muted = await mutedBy(db, notices)
  const samples = await samplesAmong(
    db,
    notices.flatMap(({ told: { project } }) => project?.id ?? []),
  )
  const isMuted = ({ told: { project }, person }: Notice) =>
    muted.has(`${person.id} ${project?.id}`) || samples.has(project?.id ?? '')
  const values = notices.map((notice) => {
    const { told: each, person, channels } = notice
    const { kind, accountId, at, actorId, project, entity, detail, once } = each
    return {
      accountId,
      userId: person.id,
      kind,
      at,
      inApp: channels.inApp,
      actorId,
      projectId: project?.id ?? null,
      projectName: project ? project.reference || project.name : null,
      entityType: entity.type,
      entityId: entity.id,
      entityName: entity.name,
      detail,
      email: isMuted(notice) ? ('NONE' as const) : channels.email,
      emailedAt: writtenElsewhere.includes(kind) ? at : null,
      once: once ?? null,
    }
  })
  const rows: NoticeRow[] = []
  for (let at = 0; at < values.length; at += rowsAtOnce) {
    const some = values.slice(at, at + rowsAtOnce)
    rows.push(...(await db.insert(notifications).values(some).onConflictDoNothing().returning()))
  }
  await noteChanges(db, rows.filter(({ inApp }) => inApp).map(noticeChange))
  return rows
}

/** Decides who gets a notification: active people of a role that it concerns, who want it and may see its subject. */
async function noticesOf(db: Database, told: readonly Told[]): Promise<Notice[]> {
  const ids = [...new Set(told.flatMap(({ to }) => to))].filter((id) => id !== null)
  if (ids.length === 0) return []
  const people = await db
    .select()
    .from(users)
    .where(and(isOneOf(users.id, ids), isReachable, isOwn(users.id)))
  const byId = new Map(people.map((person) => [person.id, person]))
  const defaults = await defaultsOfAccounts(db, [...new Set(told.map(({ accountId }) => accountId))])
  const sees = sightOf(db)
  const notices: Notice[] = []
  for (const each of told) {
    const { roles } = notificationKinds.find(({ code }) => code === each.kind)!
    for (const id of new Set(each.to)) {
      const person = id === null ? undefined : byId.get(id)
      if (!person || person.accountId !== each.accountId || each.by.includes(person.id)) continue
      if (!roles.some((role) => person.roles.includes(role)) && !person.roles.includes('SYSADMIN')) continue
      const channels = channelsOf(person, each.kind, defaults.get(each.accountId)!)
      if (!channels.inApp && channels.email === 'NONE') continue
      if (each.project && !(await sees(person, each))) continue
      notices.push({ told: each, person, channels })
    }
  }
  return notices
}

/** Tells the app of a person that there is a notification. */
export const noticeChange = ({ id, accountId, userId }: NoticeRow) => ({
  accountId,
  userId,
  event: 'NOTIFICATION_CREATED',
  entityType: 'NOTIFICATION',
  entityId: id,
})

const managerRoles = ['SYSADMIN', 'ADMIN', 'ACCOUNT_ADMIN', 'PROJECT_MANAGER'] as const

/** Whether people see projects: managers all of them, clients those of their units, linguists those they work on. */
function sightOf(db: Database) {
  const members = new Map<string, Promise<string[]>>()
  const workers = new Map<string, Promise<string[]>>()
  const once = (map: Map<string, Promise<string[]>>, key: string, load: () => Promise<string[]>) => {
    const found = map.get(key) ?? load()
    map.set(key, found)
    return found
  }
  const isPersonal = ({ kind, detail }: Told) =>
    kind === 'TASK_AVAILABLE' || (kind === 'TASK_STATUS_CHANGE' && detail.change !== undefined)
  return async (person: Reader, told: Told): Promise<boolean> => {
    const project = told.project!
    // People who may claim a task, or had it, were found by that already.
    if (isPersonal(told) || managerRoles.some((role) => person.roles.includes(role))) return true
    if (person.roles.includes('CLIENT')) {
      const own = await once(members, project.orgUnitId, () => membersOf(db, project.orgUnitId))
      if (own.includes(person.id)) return true
    }
    if (!person.roles.includes('VENDOR')) return false
    const working = await once(workers, project.id, async () => {
      const rows = await db.selectDistinct({ id: tasks.assigneeId }).from(tasks).where(eq(tasks.projectId, project.id))
      return rows.flatMap(({ id }) => id ?? [])
    })
    return working.includes(person.id)
  }
}

async function mutedBy(db: Database, notices: readonly Notice[]): Promise<ReadonlySet<string>> {
  const projectIds = [...new Set(notices.flatMap(({ told }) => told.project?.id ?? []))]
  if (projectIds.length === 0) return new Set()
  const rows = await db
    .select()
    .from(mutedProjects)
    .where(
      and(
        inArray(mutedProjects.projectId, projectIds),
        isOneOf(
          mutedProjects.userId,
          notices.map(({ person }) => person.id),
        ),
      ),
    )
  return new Set(rows.map(({ userId, projectId }) => `${userId} ${projectId}`))
}
