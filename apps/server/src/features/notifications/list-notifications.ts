import type { Notification } from '@dragoman/sdk/operations/notifications'
import type { NotificationCode } from '@dragoman/sdk/notifications'
import { and, desc, eq, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm'
import type { Operations } from '../../generated/handlers.ts'
import { loadPeople } from '../../identity/people.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import { isOneOf } from '../../kernel/database/columns.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { listPage, type Page } from '../../kernel/list-page.ts'
import { ofMutedProjects } from './muted-projects.ts'
import type { NoticeRow } from './notice-terms.ts'
import { sentenceOf, subjectOf } from './sentences.ts'
import { notifications } from './tables.ts'
import { wayOf } from './where-to.ts'

type Query = Operations['notifications']['list']['params']['query']

/** A person's own notifications in the app. */
const own = ({ user }: SignedIn): SQL | undefined =>
  and(eq(notifications.userId, user.id), eq(notifications.inApp, true))

/** One page of a person's notifications, newest first. */
export function listNotifications(db: Database, session: SignedIn, query: Query): Promise<Page<Notification>> {
  const { show, kind, projectUuid, language = session.user.language } = query
  return listPage(db, query, {
    from: notifications,
    where: and(
      own(session),
      ofMutedProjects(session.user.id, show === 'MUTED'),
      show === 'UNREAD' ? isNull(notifications.readAt) : undefined,
      kind && kind.length > 0 ? inArray(notifications.kind, kind as NotificationCode[]) : undefined,
      projectUuid === undefined ? undefined : eq(notifications.projectId, projectUuid),
    ),
    orderBy: [desc(notifications.number)],
    show: (rows) => showNotifications(db, session, rows, { language, muted: show === 'MUTED' }),
  })
}

async function showNotifications(
  db: Database,
  session: SignedIn,
  rows: readonly NoticeRow[],
  { language, muted }: { language: string; muted: boolean },
): Promise<Notification[]> {
  const people = await loadPeople(
    db,
    session,
    rows.map(({ actorId }) => actorId),
  )
  return rows.map((row) => {
    const { id, kind, at, readAt, entityType, entityId, actorId, projectId, projectName, detail } = row
    const actor = people(actorId)
    return {
      uuid: id,
      kind,
      at: at.getTime(),
      read: readAt !== null,
      text: sentenceOf(row, language),
      subject: subjectOf(row, language),
      ...(detail.count !== undefined && { count: detail.count }),
      link: wayOf(row).path,
      entityType,
      entityUuid: entityId,
      ...(actor && { actor }),
      ...(projectId && { project: { uuid: projectId, name: projectName ?? '', muted } }),
      ...(detail.dueDate !== undefined && { dueDate: detail.dueDate }),
      ...(detail.reason !== undefined && { reason: detail.reason }),
      ...(detail.text !== undefined && { message: detail.text }),
    }
  })
}

/** How many of a person's notifications are unread, muted projects left out. */
export const countUnread = (db: Database, session: SignedIn): Promise<number> =>
  db.$count(notifications, and(own(session), isNull(notifications.readAt), ofMutedProjects(session.user.id, false)))

/** Marks a person's notifications, or all of them without ids. Tells whether any was marked differently before. */
export async function markNotifications(
  db: Database,
  session: SignedIn,
  { ids, read, now }: { ids: readonly string[] | undefined; read: boolean; now: Date },
): Promise<boolean> {
  const changed = await db
    .update(notifications)
    .set({ readAt: read ? now : null })
    .where(
      and(
        own(session),
        ids ? isOneOf(notifications.id, ids) : ofMutedProjects(session.user.id, false),
        read ? isNull(notifications.readAt) : isNotNull(notifications.readAt),
      ),
    )
    .returning({ id: notifications.id })
  return changed.length > 0
}
