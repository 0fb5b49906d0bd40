import type { ProjectMessage, ProjectMessageCreate } from '@dragoman/sdk/operations/projects'
import { isManager } from '@dragoman/sdk/permissions'
import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Database } from '../../kernel/database/connect.ts'
import { projectMessages } from '../work/tables.ts'
import { findVisible } from '../../kernel/find-visible.ts'
import { listPage, type Page } from '../../kernel/list-page.ts'
import { forbidden, invalid } from '../../kernel/refusals.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import { loadPeople } from '../../identity/people.ts'
import type { ProjectRow } from '../work/find-project.ts'
import { insertOne } from '../../kernel/database/one-row.ts'

type MessageRow = typeof projectMessages.$inferSelect

/** Private notes are for managers and everyone above them. */
function visibleMessages(session: SignedIn, project: ProjectRow): SQL | undefined {
  const own = eq(projectMessages.projectId, project.id)
  return isManager(session) ? own : and(own, eq(projectMessages.privateMessage, false))
}

/** One page of the threads that the caller may see, newest first, each with its answers. */
export function listMessages(
  db: Database,
  session: SignedIn,
  project: ProjectRow,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<Page<ProjectMessage>> {
  const seen = visibleMessages(session, project)
  return listPage(
    db,
    { page, size: pageSize },
    {
      from: projectMessages,
      where: and(seen, isNull(projectMessages.parentId)),
      orderBy: [desc(projectMessages.createdAt), desc(projectMessages.id)],
      show: async (threads) => {
        const ids = threads.map(({ id }) => id)
        const replies =
          ids.length > 0
            ? await db
                .select()
                .from(projectMessages)
                .where(and(seen, inArray(projectMessages.parentId, ids)))
                .orderBy(asc(projectMessages.createdAt), asc(projectMessages.id))
            : []
        const show = await shown(db, session, [...threads, ...replies])
        return threads.map((thread) =>
          show(
            thread,
            replies.filter(({ parentId }) => parentId === thread.id).map((reply) => show(reply, [])),
          ),
        )
      },
    },
  )
}

/** Writes a note, or answers a thread; an answer to a private note is private too. 403 for private notes of others. */
export async function createMessage(
  db: Database,
  session: SignedIn,
  project: ProjectRow,
  body: ProjectMessageCreate,
): Promise<ProjectMessage> {
  if (body.privateMessage && !isManager(session)) throw forbidden('Only managers can write private notes.')
  const parent = body.parent == null ? null : await findThread(db, session, project, body.parent)
  const text = body.text.trim()
  if (text === '') throw invalid('body.text', 'Enter a message.')
  const row = await insertOne(db, projectMessages, {
    projectId: project.id,
    authorId: session.user.id,
    parentId: parent?.id ?? null,
    text,
    privateMessage: (body.privateMessage ?? false) || (parent?.privateMessage ?? false),
  })
  const show = await shown(db, session, [row])
  return show(row, [])
}

/** The thread of a note: an answer to an answer goes to the same thread. */
async function findThread(db: Database, session: SignedIn, project: ProjectRow, id: string): Promise<MessageRow> {
  const visible = visibleMessages(session, project)
  const note = await findVisible(db, projectMessages, { id, visible, what: 'note in this project' })
  return note.parentId === null ? note : findThread(db, session, project, note.parentId)
}

async function shown(db: Database, session: SignedIn, rows: readonly MessageRow[]) {
  const people = await loadPeople(
    db,
    session,
    rows.map(({ authorId }) => authorId),
  )
  return (row: MessageRow, replies: ProjectMessage[]): ProjectMessage => {
    const author = people(row.authorId)
    if (!author) throw new Error(`note ${row.id} has no author`)
    return {
      uuid: row.id,
      text: row.text,
      author: author.uuid,
      authorName: author.name,
      creationTimestamp: row.createdAt.getTime(),
      privateMessage: row.privateMessage,
      parent: row.parentId ?? undefined,
      replies,
    }
  }
}
