import type { Presence, PresenceInput } from '@dragoman/sdk/operations/presence'
import { isManager } from '@dragoman/sdk/permissions'
import { and, asc, eq, gt, lt, ne, or } from 'drizzle-orm'
import { findUser } from '../../identity/find-user.ts'
import { visibleOrgUnits } from '../../identity/org-units.ts'
import { visibleOrganizations } from '../../identity/organizations.ts'
import { loadPeople } from '../../identity/people.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import { noteChanges } from '../../kernel/change-log.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { findVisible } from '../../kernel/find-visible.ts'
import { notFound } from '../../kernel/refusals.ts'
import { organizations, orgUnits } from '../../identity/tables.ts'
import { visibleMemories } from '../memories/memories.ts'
import { translationMemories } from '../memories/tables.ts'
import { projects } from '../work/tables.ts'
import { visibleProjects, visibleTasks } from '../work/visible.ts'
import { tasks } from '../work/task-tables.ts'
import { openPages } from './tables.ts'

type Place = Pick<PresenceInput, 'entityType' | 'entityUuid'>

/** How long a page counts as open that is not heard of, in milliseconds. */
const pageLife = 60_000

/** Stands where a page that was closed says what it has open. */
const closed = 'CLOSED'

/** How long a sign of life may be on its way, in milliseconds: until then, what arrives for a closed page is late. */
const lateness = 10_000

/** Refuses with 404 what the caller cannot see. */
async function requireVisible(db: Database, session: SignedIn, { entityType, entityUuid: id }: Place): Promise<void> {
  switch (entityType) {
    case 'PROJECT':
      await findVisible(db, projects, { id, visible: visibleProjects(db, session), what: 'project' })
      return
    case 'TASK':
      await findVisible(db, tasks, { id, visible: visibleTasks(db, session), what: 'task' })
      return
    case 'ORGANIZATION':
      await findVisible(db, organizations, { id, visible: visibleOrganizations(db, session), what: 'organization' })
      return
    case 'ORG_UNIT':
      await findVisible(db, orgUnits, { id, visible: visibleOrgUnits(db, session), what: 'organizational unit' })
      return
    case 'USER':
      await findUser(db, session, id)
      return
    case 'TRANSLATION_MEMORY':
      await findVisible(db, translationMemories, { id, visible: visibleMemories(db, session), what: 'memory' })
  }
}

/** The others who have a thing open, in the order in which they came. */
async function othersAt(db: Database, session: SignedIn, entityId: string, now: Date): Promise<string[]> {
  const rows = await db
    .select({ userId: openPages.userId })
    .from(openPages)
    .where(
      and(
        eq(openPages.entityId, entityId),
        ne(openPages.userId, session.user.id),
        gt(openPages.seenAt, new Date(now.getTime() - pageLife)),
      ),
    )
    .orderBy(asc(openPages.createdAt), asc(openPages.tabId))
  return [...new Set(rows.map(({ userId }) => userId))]
}

/** Tells some people, and no one else, that someone has come or gone where they are. */
const tell = (db: Database, { account, user }: SignedIn, entityId: string, people: readonly string[]) =>
  noteChanges(
    db,
    people.map((userId) => ({
      accountId: account.id,
      userId,
      actorId: user.id,
      event: 'PRESENCE_CHANGED',
      entityType: 'PRESENCE',
      entityId,
    })),
  )

/** Notes that the caller has a page open, and gives who else has. */
export async function enterPage(
  db: Database,
  session: SignedIn,
  { tabUuid: tabId, ...place }: PresenceInput,
  now: Date,
): Promise<Presence> {
  await requireVisible(db, session, place)
  const others = await othersAt(db, session, place.entityUuid, now)
  const [before] = await db.select().from(openPages).where(eq(openPages.tabId, tabId)).for('update')
  if (before && before.userId !== session.user.id) throw notFound('page')
  const wasClosed = before?.entityType === closed
  const justNow = new Date(now.getTime() - lateness)
  const isLate = wasClosed && before.seenAt > justNow
  // A person signed in as someone else isn't present as them.
  if (session.impersonator === null && !isLate) {
    const { entityType, entityUuid: entityId } = place
    const values = { tabId, userId: session.user.id, entityType, entityId, seenAt: now }
    const isThere = before?.entityId === entityId && before.seenAt.getTime() > now.getTime() - pageLife
    await db
      .insert(openPages)
      .values({ ...values, createdAt: now })
      .onConflictDoUpdate({
        target: openPages.tabId,
        set: { ...values, ...(!isThere && { createdAt: now }) },
        // It may be closed at this very moment.
        setWhere: or(ne(openPages.entityType, closed), lt(openPages.seenAt, justNow)),
      })
    if (before && !wasClosed && before.entityId !== entityId) await tellOfLeaving(db, session, before.entityId, now)
    if (!isThere) await tell(db, session, entityId, others)
  }
  if (!isManager(session) || others.length === 0) return { people: [] }
  const people = await loadPeople(db, session, others)
  return { people: others.flatMap((id) => people(id) ?? []) }
}

/** Notes that the caller has closed a page: it stays closed, although its last sign of life may arrive later. */
export async function leavePage(db: Database, session: SignedIn, tabId: string, now: Date): Promise<void> {
  const [page] = await db.select().from(openPages).where(eq(openPages.tabId, tabId)).for('update')
  if (page && page.userId !== session.user.id) return
  const values = { tabId, userId: session.user.id, entityType: closed, entityId: tabId, seenAt: now }
  await db
    .insert(openPages)
    .values({ ...values, createdAt: now })
    .onConflictDoUpdate({ target: openPages.tabId, set: values })
  if (page && page.entityType !== closed) await tellOfLeaving(db, session, page.entityId, now)
}

const tellOfLeaving = async (db: Database, session: SignedIn, entityId: string, now: Date) =>
  tell(db, session, entityId, await othersAt(db, session, entityId, now))

/** Forgets pages that were last heard of before a time. */
export async function forgetPages(db: Database, before: Date): Promise<void> {
  await db.delete(openPages).where(lt(openPages.seenAt, before))
}
