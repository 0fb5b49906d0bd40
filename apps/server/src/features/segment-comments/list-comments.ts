import type { SegmentComment, WorkUnitComments } from '@dragoman/sdk/operations/segmentComments'
import { isClient, isManager } from '@dragoman/sdk/permissions'
import { foldText } from '@dragoman/sdk/text-search'
import { and, asc, desc, eq, exists, inArray, ne, or, sql, type AnyColumn, type SQL } from 'drizzle-orm'
import type { Operations } from '../../generated/handlers.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { foldedText } from '../../kernel/database/fold-text.ts'
import { listPage, type Page } from '../../kernel/list-page.ts'
import { containing } from '../../kernel/paging.ts'
import { openWorkUnit } from '../work/open-work-unit.ts'
import { projectResources, projects } from '../work/tables.ts'
import { peopleOf } from './people.ts'
import { showComments } from './show-comments.ts'
import { segmentComments, segmentMessages } from './tables.ts'
import { visibleComments } from './visible.ts'

type Query = Operations['segmentComments']['list']['params']['query']

/** One page of the comments that the caller may see, the last changed first. */
export function listComments(db: Database, session: SignedIn, query: Query): Promise<Page<SegmentComment>> {
  const { projectUuid, commentUuid, commentKind, commentStatus, targetLanguage, mine, waitsForMe, text } = query
  return listPage(db, query, {
    from: segmentComments,
    where: and(
      visibleComments(db, session),
      is(segmentComments.projectId, projectUuid),
      is(segmentComments.id, commentUuid),
      is(segmentComments.kind, commentKind),
      commentStatus === undefined ? undefined : inArray(segmentComments.status, commentStatus),
      is(segmentComments.targetLocale, targetLanguage),
      mine ? concerns(db, session) : undefined,
      waitsForMe ? waitsFor(db, session) : undefined,
      text ? contains(db, text) : undefined,
    ),
    orderBy: [desc(segmentComments.changedAt), desc(segmentComments.id)],
    show: (rows) => showComments(db, session, rows),
  })
}

const is = (column: AnyColumn, value: string | undefined) => (value === undefined ? undefined : eq(column, value))

const anyMessage = (db: Database, where: SQL | undefined) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(segmentMessages)
      .where(and(eq(segmentMessages.commentId, segmentComments.id), where)),
  )

/** Whether a comment asks a person for an answer: one who is named, the manager of the project, a client where it is for them. */
function waitsFor(db: Database, session: SignedIn) {
  const { user } = session
  const isLead = eq(sql`coalesce(${projects.assigneeId}, ${projects.creatorId})`, user.id)
  const isAddressed = isClient(session) && !isManager(session) ? eq(segmentComments.forClient, true) : undefined
  const project = db
    .select({ one: sql`1` })
    .from(projects)
    .where(and(eq(projects.id, segmentComments.projectId), isLead))
  return and(
    eq(segmentComments.status, 'OPEN'),
    ne(segmentComments.kind, 'NOTE'),
    ne(segmentComments.createdBy, user.id),
    or(exists(project), isAddressed, anyMessage(db, sql`${user.id} = any(${segmentMessages.mentions})`)),
  )
}

/** Whether a person has written in a comment, or is named in it. */
const concerns = (db: Database, { user }: SignedIn) =>
  anyMessage(db, or(eq(segmentMessages.authorId, user.id), sql`${user.id} = any(${segmentMessages.mentions})`))

function contains(db: Database, text: string) {
  const pattern = containing(foldText(text))
  const file = db
    .select({ one: sql`1` })
    .from(projectResources)
    .where(
      and(
        eq(projectResources.id, segmentComments.resourceId),
        sql`${foldedText(projectResources.name)} like ${pattern}`,
      ),
    )
  return or(
    sql`${foldedText(segmentComments.source)} like ${pattern}`,
    anyMessage(db, sql`${foldedText(segmentMessages.text)} like ${pattern}`),
    exists(file),
  )
}

/** The comments of a work unit with the source issues of the other languages, in the order of the segments. */
export async function listOfWorkUnit(db: Database, session: SignedIn, id: string): Promise<WorkUnitComments> {
  const { workUnit } = await openWorkUnit(db, session, id)
  const { projectId, resourceId } = workUnit
  const ofFile = and(eq(segmentComments.kind, 'SOURCE_ISSUE'), eq(segmentComments.resourceId, resourceId))
  const rows = await db
    .select()
    .from(segmentComments)
    .where(and(visibleComments(db, session), or(eq(segmentComments.workUnitId, workUnit.id), ofFile)))
    .orderBy(asc(segmentComments.createdAt), asc(segmentComments.id))
  const comments = await showComments(db, session, rows, workUnit.id)
  return {
    comments: comments.toSorted((a, b) => a.sequence - b.sequence),
    people: await peopleOf(db, session, { projectId, resourceId, workUnitId: workUnit.id, kind: 'QUERY' }),
  }
}
