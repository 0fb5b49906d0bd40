import type { CommentPerson, SegmentMessage } from '@dragoman/sdk/operations/segmentComments'
import { and, eq, inArray, isNull, ne } from 'drizzle-orm'
import { personRef, shownPerson } from '../../identity/people.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import { isOneOf } from '../../kernel/database/columns.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { only } from '../../kernel/database/one-row.ts'
import { invalid } from '../../kernel/refusals.ts'
import { users } from '../../kernel/tables.ts'
import { tasks } from '../work/task-tables.ts'
import { projects } from '../work/tables.ts'
import { workUnits } from '../work/work-unit-tables.ts'
import { seesLinguists, type CommentRow } from './visible.ts'

type Part = SegmentMessage['part']

/** The part that people have by their roles. */
function partOf(roles: readonly string[]): Part {
  if (['SYSADMIN', 'ADMIN', 'ACCOUNT_ADMIN', 'PROJECT_MANAGER'].some((role) => roles.includes(role))) return 'MANAGER'
  return roles.includes('VENDOR') ? 'LINGUIST' : 'CLIENT'
}

/** The people who have written or are named in comments, by their id. */
export async function loadWriters(db: Database, ids: Iterable<string>) {
  const rows = await db
    .select({ ...shownPerson, roles: users.roles })
    .from(users)
    .where(isOneOf(users.id, new Set(ids)))
  return new Map(rows.map((row) => [row.id, { ...row, part: partOf(row.roles) }]))
}

/** The part of a comment that says who may be named in it. */
type Place = Pick<CommentRow, 'projectId' | 'resourceId' | 'workUnitId' | 'kind'>

/** The people who may be named: the manager, the client's contact, and the linguists of the file, for clients without these. */
export async function peopleOf(db: Database, session: SignedIn, place: Place): Promise<CommentPerson[]> {
  const project = only(await db.select().from(projects).where(eq(projects.id, place.projectId)))
  const ofFile = place.kind === 'SOURCE_ISSUE' ? eq(workUnits.resourceId, place.resourceId) : undefined
  const linguists = await db
    .selectDistinct({ id: tasks.assigneeId })
    .from(tasks)
    .innerJoin(workUnits, eq(workUnits.id, tasks.workUnitId))
    .where(and(ofFile ?? eq(workUnits.id, place.workUnitId), ne(tasks.status, 'CANCELLED')))
  const ids = [project.assigneeId ?? project.creatorId, project.contactId, ...linguists.map(({ id }) => id)]
  const found = await db
    .select({ ...shownPerson, roles: users.roles })
    .from(users)
    .where(
      and(
        inArray(
          users.id,
          ids.filter((id) => id !== null),
        ),
        isNull(users.removedAt),
        isNull(users.blockedAt),
        ne(users.id, session.user.id),
      ),
    )
    .orderBy(users.name, users.id)
  return found
    .map((row) => ({ row, part: partOf(row.roles) }))
    .filter(({ part }) => part !== 'LINGUIST' || seesLinguists(session))
    .map(({ row, part }) => {
      const { uuid, name, avatar } = personRef(row, false)
      return { uuid, name, part, ...(avatar && { avatar }) }
    })
}

/** The people named in a message; 400 for one who may not be. Tells whether the client's contact is among them. */
export async function namedIn(
  db: Database,
  session: SignedIn,
  place: Place,
  mentions: readonly string[] = [],
): Promise<{ mentions: string[]; namesClient: boolean }> {
  const wanted = [...new Set(mentions)]
  if (wanted.length === 0) return { mentions: [], namesClient: false }
  const people = new Map((await peopleOf(db, session, place)).map((person) => [person.uuid, person]))
  const stranger = wanted.findIndex((id) => !people.has(id))
  if (stranger >= 0)
    throw invalid(
      `body.mentions[${mentions.indexOf(wanted[stranger]!)}]`,
      'Name people who work on this file, its manager, or the client’s contact.',
    )
  return { mentions: wanted, namesClient: wanted.some((id) => people.get(id)?.part === 'CLIENT') }
}
