import type {
  SegmentAnswer,
  SegmentComment,
  SegmentCommentInput,
  SegmentCommentMove,
} from '@dragoman/sdk/operations/segmentComments'
import { isManager } from '@dragoman/sdk/permissions'
import { eq } from 'drizzle-orm'
import type { ChangeContext } from '../../identity/change-context.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { insertOne, only, updateOne } from '../../kernel/database/one-row.ts'
import type { Entity } from '../../kernel/journal.ts'
import { conflict, forbidden, invalid } from '../../kernel/refusals.ts'
import { findSegment } from '../editor/list-segments.ts'
import { requireNotArchived } from '../work/find-project.ts'
import { openWorkUnit } from '../work/open-work-unit.ts'
import { projects } from '../work/tables.ts'
import { namedIn } from './people.ts'
import { mayResolve, showComments } from './show-comments.ts'
import { segmentComments, segmentMessages } from './tables.ts'
import { findComment, type CommentRow } from './visible.ts'

const mostComments = 1000
const mostMessages = 200

/** Writes a note, a query, or a source issue about a segment. */
export async function createComment(
  context: ChangeContext,
  path: { id: string; segmentId: string },
  body: SegmentCommentInput,
): Promise<SegmentComment> {
  const { db, session, now } = context
  const { workUnit } = await openWorkUnit(db, session, path.id, { hold: true })
  const segment = await findSegment(db, workUnit, path.segmentId)
  const { accountId, projectId, resourceId, targetLocale } = workUnit
  await requireOpenProject(db, projectId)
  if ((await db.$count(segmentComments, eq(segmentComments.workUnitId, workUnit.id))) >= mostComments)
    throw conflict(`This file has ${mostComments} comments in this language. There can be no more.`, null)
  const text = textOf(body.text)
  const place = { projectId, resourceId, workUnitId: workUnit.id, kind: body.kind }
  const { mentions, namesClient } = await namedIn(db, session, place, body.mentions)
  const quote = body.quote?.trim()
  const row = await insertOne(db, segmentComments, {
    ...place,
    accountId,
    targetLocale,
    segmentId: segment.id,
    segmentKey: segment.key,
    segmentIndex: segment.index,
    source: segment.source,
    ...(quote && { quote }),
    forClient: namesClient || (body.forClient ?? false),
    createdBy: session.user.id,
    createdAt: now,
    changedAt: now,
  })
  const message = await say(context, row, text, mentions)
  return finish(context, row, { message }, path.id)
}

/** Answers a comment. It reopens when its author writes again, or when it was resolved. */
export async function answerComment(context: ChangeContext, id: string, body: SegmentAnswer): Promise<SegmentComment> {
  const { db, session, now } = context
  const row = await findComment(db, session, id, { held: true })
  await requireOpenProject(db, row.projectId)
  const text = textOf(body.text)
  if ((await db.$count(segmentMessages, eq(segmentMessages.commentId, id))) >= mostMessages)
    throw conflict(`This comment has ${mostMessages} messages. Write another comment on the segment.`, null)
  const { mentions, namesClient } = await namedIn(db, session, row, body.mentions)
  const message = await say(context, row, text, mentions)
  const isAnswer = row.kind !== 'NOTE' && row.status !== 'RESOLVED' && row.createdBy !== session.user.id
  const answered = await updateOne(db, segmentComments, eq(segmentComments.id, id), {
    status: isAnswer ? 'ANSWERED' : 'OPEN',
    forClient: row.forClient || namesClient,
    changedAt: now,
    resolvedAt: null,
    resolvedBy: null,
  })
  return finish(context, answered, { message })
}

/** Resolves a comment or opens it again, and says whether the client reads it. */
export async function moveComment(
  context: ChangeContext,
  id: string,
  { status, forClient }: SegmentCommentMove,
): Promise<SegmentComment> {
  const { db, session, now } = context
  const row = await findComment(db, session, id, { held: true })
  await requireOpenProject(db, row.projectId)
  if (forClient !== undefined && !isManager(session))
    throw forbidden('Only managers can change whether the client reads a comment.')
  if (status !== undefined && !mayResolve(session, row))
    throw forbidden('Only its author and managers can resolve this comment or open it again.')
  // An answered comment is still open: only a resolved one can be opened.
  const isMoved = status !== undefined && (status === 'RESOLVED') !== (row.status === 'RESOLVED')
  const isOther = forClient !== undefined && forClient !== row.forClient
  if (!isMoved && !isOther) return only(await showComments(db, session, [row]))
  const isResolved = status === 'RESOLVED'
  const moved = await updateOne(db, segmentComments, eq(segmentComments.id, id), {
    changedAt: now,
    ...(isOther && { forClient }),
    ...(isMoved && { status, resolvedAt: isResolved ? now : null, resolvedBy: isResolved ? session.user.id : null }),
  })
  return finish(context, moved, { before: row })
}

export function textOf(given: string): string {
  const text = given.trim()
  if (text === '') throw invalid('body.text', 'Enter a text.')
  return text
}

export async function requireOpenProject(db: Database, projectId: string): Promise<void> {
  requireNotArchived(only(await db.select().from(projects).where(eq(projects.id, projectId))))
}

async function say({ db, session, now }: ChangeContext, row: CommentRow, text: string, mentions: string[]) {
  const values = { commentId: row.id, authorId: session.user.id, text, mentions, at: now }
  const { id } = await insertOne(db, segmentMessages, values)
  return id
}

/** Records what was done, and gives the comment as its caller sees it. What was said stays where its readers are. */
export async function finish(
  { db, session, journal }: ChangeContext,
  row: CommentRow,
  { message, named = [], before }: { message?: string; named?: readonly string[]; before?: CommentRow },
  workUnitId?: string,
): Promise<SegmentComment> {
  const shown = only(await showComments(db, session, [row], workUnitId))
  const entity: Entity<'SEGMENT'> = {
    type: 'SEGMENT',
    id: row.segmentId === null ? row.id : String(row.segmentId),
    name: `${shown.filename} · ${row.targetLocale} · ${shown.sequence}`,
  }
  await journal({
    entity,
    projectId: row.projectId,
    ...(before && { before: { status: before.status, forClient: before.forClient } }),
    after: { status: row.status, forClient: row.forClient },
    detail: {
      comment: row.id,
      ...(message && { message }),
      ...(named.length > 0 && { named }),
      workUnitUuid: row.workUnitId,
      privateMessage: true,
    },
  })
  return shown
}
