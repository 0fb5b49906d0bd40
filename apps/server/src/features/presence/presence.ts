import type { Presence, PresenceInput, SegmentWriter } from '@dragoman/sdk/operations/presence'
import { isClient, isManager } from '@dragoman/sdk/permissions'
import { and, asc, eq, gt, lt, ne, or } from 'drizzle-orm'
import { findUser } from '../../identity/find-user.ts'
import { visibleOrgUnits } from '../../identity/org-units.ts'
import { visibleOrganizations } from '../../identity/organizations.ts'
import { loadPeople } from '../../identity/people.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import { noteChanges } from '../../kernel/change-log.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { findVisible } from '../../kernel/find-visible.ts'
import { invalid, notFound } from '../../kernel/refusals.ts'
import { organizations, orgUnits } from '../../identity/tables.ts'
import { findGlossary } from '../glossaries/glossaries.ts'
import { visibleMemories } from '../memories/memories.ts'
import { translationMemories } from '../memories/tables.ts'
import { projects } from '../work/tables.ts'
import { visibleProjects, visibleTasks, visibleWorkUnits } from '../work/visible.ts'
import { segments, workUnits } from '../work/work-unit-tables.ts'
import { tasks } from '../work/task-tables.ts'
import { openPages } from './tables.ts'

/** How long someone counts as writing in a segment who says so, in milliseconds. */
const writingLife = 30_000

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
    case 'WORK_UNIT':
      await findVisible(db, workUnits, { id, visible: visibleWorkUnits(db, session), what: 'work unit' })
      return
    case 'TRANSLATION_MEMORY':
      await findVisible(db, translationMemories, { id, visible: visibleMemories(db, session), what: 'memory' })
      return
    case 'GLOSSARY':
      await findGlossary(db, session, id)
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

/** The segment that a page writes in; refused where the thing that is open has no such segment. */
async function segmentOf(db: Database, { entityType, entityUuid, segmentId }: PresenceInput): Promise<number | null> {
  if (segmentId === undefined) return null
  if (entityType !== 'WORK_UNIT') throw invalid('body.segmentId', 'Only a work unit has segments. Leave this out.')
  const id = Number(segmentId)
  const isOfUnit = and(eq(segments.id, id), eq(segments.workUnitId, entityUuid))
  if ((await db.$count(segments, isOfUnit)) === 0) throw notFound('segment')
  return id
}

/** The others who write in segments of a work unit, in the order in which they came. */
async function writersIn(db: Database, session: SignedIn, workUnitId: string, now: Date): Promise<SegmentWriter[]> {
  const rows = await db
    .select({ userId: openPages.userId, segmentId: openPages.segmentId, until: openPages.writesUntil })
    .from(openPages)
    .where(
      and(eq(openPages.entityId, workUnitId), ne(openPages.userId, session.user.id), gt(openPages.writesUntil, now)),
    )
    .orderBy(asc(openPages.createdAt), asc(openPages.tabId))
  const people = await loadPeople(
    db,
    session,
    rows.map(({ userId }) => userId),
  )
  return rows.flatMap(({ userId, segmentId, until }) => {
    const user = people(userId)
    if (!user || segmentId === null || until === null) return []
    return [{ user, segmentId: String(segmentId), secondsLeft: Math.ceil((until.getTime() - now.getTime()) / 1000) }]
  })
}

/** Others no longer count as writing in a segment. */
const takeOver = (db: Database, tabId: string, entityId: string, segmentId: number) =>
  db
    .update(openPages)
    .set({ segmentId: null, writesUntil: null })
    .where(and(eq(openPages.entityId, entityId), eq(openPages.segmentId, segmentId), ne(openPages.tabId, tabId)))

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
  const named = await segmentOf(db, { tabUuid: tabId, ...place })
  const segmentId = isClient(session) ? null : named
  const others = await othersAt(db, session, place.entityUuid, now)
  const [before] = await db.select().from(openPages).where(eq(openPages.tabId, tabId)).for('update')
  if (before && before.userId !== session.user.id) throw notFound('page')
  const wasClosed = before?.entityType === closed
  const justNow = new Date(now.getTime() - lateness)
  const isLate = wasClosed && before.seenAt > justNow
  // A person signed in as someone else isn't present as them.
  if (session.impersonator === null && !isLate) {
    const { entityType, entityUuid: entityId } = place
    const writesUntil = segmentId === null ? null : new Date(now.getTime() + writingLife)
    const values = { tabId, userId: session.user.id, entityType, entityId, segmentId, writesUntil, seenAt: now }
    const wroteIn = before?.writesUntil && before.writesUntil > now ? before.segmentId : null
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
    if (segmentId !== null && place.takesOver) await takeOver(db, tabId, entityId, segmentId)
    if (!isThere || wroteIn !== segmentId || place.takesOver) await tell(db, session, entityId, others)
  }
  const hearsOfWriters = place.entityType === 'WORK_UNIT' && !isClient(session)
  const writers = hearsOfWriters && { writers: await writersIn(db, session, place.entityUuid, now) }
  if (!isManager(session) || others.length === 0) return { people: [], ...writers }
  const people = await loadPeople(db, session, others)
  return { people: others.flatMap((id) => people(id) ?? []), ...writers }
}

/** Notes that the caller has closed a page: it stays closed, although its last sign of life may arrive later. */
export async function leavePage(db: Database, session: SignedIn, tabId: string, now: Date): Promise<void> {
  const [page] = await db.select().from(openPages).where(eq(openPages.tabId, tabId)).for('update')
  if (page && page.userId !== session.user.id) return
  const gone = { entityType: closed, entityId: tabId, segmentId: null, writesUntil: null }
  const values = { tabId, userId: session.user.id, ...gone, seenAt: now }
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
