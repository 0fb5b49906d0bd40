import type { SegmentAnswer, SegmentComment } from '@dragoman/sdk/operations/segmentComments'
import { and, asc, eq, isNull, ne } from 'drizzle-orm'
import type { ChangeContext } from '../../identity/change-context.ts'
import { updateOne } from '../../kernel/database/one-row.ts'
import { oneOrNotFound } from '../../kernel/find-visible.ts'
import { conflict, forbidden } from '../../kernel/refusals.ts'
import { loadWriters, namedIn } from './people.ts'
import { changeableUntil } from './show-comments.ts'
import { segmentComments, segmentMessages } from './tables.ts'
import { findComment, type CommentRow } from './visible.ts'
import { finish, requireOpenProject, textOf } from './write-comments.ts'

interface MessagePath {
  segmentCommentUuid: string
  segmentMessageUuid: string
}

/** Changes the caller's own message while its time lasts. */
export async function updateMessage(
  context: ChangeContext,
  path: MessagePath,
  body: SegmentAnswer,
): Promise<SegmentComment> {
  const { db, session, now } = context
  const { comment, message } = await findOwn(context, path)
  const text = textOf(body.text)
  const { mentions: named, namesClient } = await namedIn(db, session, comment, body.mentions)
  // Someone who has left the file since is still named, and their name still hidden from clients.
  const writers = await loadWriters(db, message.mentions)
  const still = message.mentions.filter((id) => text.includes(`@${writers.get(id)?.name}`))
  const mentions = [...new Set([...named, ...still])]
  await updateOne(db, segmentMessages, eq(segmentMessages.id, message.id), { text, mentions, changedAt: now })
  const changed = await updateOne(db, segmentComments, eq(segmentComments.id, comment.id), {
    changedAt: now,
    forClient: comment.forClient || namesClient,
  })
  const addressed = mentions.filter((id) => !message.mentions.includes(id))
  return finish(context, changed, { message: message.id, named: addressed })
}

/** Removes the caller's own message while its time lasts; its place stays where someone has written after it. */
export async function removeMessage(context: ChangeContext, path: MessagePath): Promise<void> {
  const { db, now } = context
  const { comment, message } = await findOwn(context, path)
  const isOther = and(eq(segmentMessages.commentId, comment.id), ne(segmentMessages.id, message.id))
  const others = await db.select().from(segmentMessages).where(isOther).orderBy(asc(segmentMessages.at))
  const last = others.findLast(({ removedAt }) => removedAt === null)
  if (!last) {
    await finish(context, comment, { message: message.id })
    await db.delete(segmentComments).where(eq(segmentComments.id, comment.id))
    return
  }
  const isMessage = eq(segmentMessages.id, message.id)
  if (others.some(({ at }) => at > message.at))
    await updateOne(db, segmentMessages, isMessage, { text: '', mentions: [], removedAt: now })
  else await db.delete(segmentMessages).where(isMessage)
  const status = statusAfter(comment, last.authorId)
  const changed = await updateOne(db, segmentComments, eq(segmentComments.id, comment.id), { changedAt: now, status })
  await finish(context, changed, { message: message.id })
}

/** Answered by someone else's last word alone. */
function statusAfter({ kind, status, createdBy }: CommentRow, lastAuthor: string): CommentRow['status'] {
  if (kind === 'NOTE' || status === 'RESOLVED') return status
  return lastAuthor === createdBy ? 'OPEN' : status
}

async function findOwn({ db, session, now }: ChangeContext, { segmentCommentUuid, segmentMessageUuid }: MessagePath) {
  const comment = await findComment(db, session, segmentCommentUuid, { held: true })
  await requireOpenProject(db, comment.projectId)
  const isMeant = and(
    eq(segmentMessages.id, segmentMessageUuid),
    eq(segmentMessages.commentId, comment.id),
    isNull(segmentMessages.removedAt),
  )
  const message = oneOrNotFound(await db.select().from(segmentMessages).where(isMeant), 'message')
  if (message.authorId !== session.user.id) throw forbidden('Only its author can change or remove a message.')
  if (now.getTime() > changeableUntil(message))
    throw conflict('A message can be changed and removed for 15 minutes. Write another message instead.', null)
  return { comment, message }
}
