import type { ListView, ListViewInput } from '@dragoman/sdk/operations/listViews'
import { isManager } from '@dragoman/sdk/permissions'
import { and, asc, eq, ne, or } from 'drizzle-orm'
import { loadPeople } from '../../identity/people.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { insertOne, updateOne } from '../../kernel/database/one-row.ts'
import { findVisible } from '../../kernel/find-visible.ts'
import { forbidden, impossible } from '../../kernel/refusals.ts'
import { listViewDefaults, listViews as views } from './tables.ts'

export type ViewRow = typeof views.$inferSelect

type ListOfViews = ListView['list']

/** Views of one list that a person may have; no one needs more, and a menu shows them all. */
const most = 100

/** The views of a list that a person sees, by name. */
export const listOfViews = (db: Database, session: SignedIn, list: ListOfViews): Promise<ViewRow[]> =>
  db
    .select()
    .from(views)
    .where(and(visibleViews(session), eq(views.list, list)))
    .orderBy(asc(views.name), asc(views.id))
    .limit(10 * most)

export async function createView(db: Database, session: SignedIn, body: ListViewInput): Promise<ViewRow> {
  requireSharing(session, body)
  await requireName(db, session, body)
  const owner = { accountId: session.account.id, ownerId: session.user.id }
  const row = await insertOne(db, views, { ...fieldsOf(body), ...owner })
  if (body.isDefault) await setDefault(db, session, row)
  return row
}

export async function updateView(db: Database, session: SignedIn, row: ViewRow, body: ListViewInput): Promise<ViewRow> {
  if (body.shared && !row.shared) requireSharing(session, body)
  await requireName(db, session, body, row.id)
  return updateOne(db, views, eq(views.id, row.id), fieldsOf({ shared: row.shared, ...body }))
}

export async function removeView(db: Database, { id }: ViewRow): Promise<void> {
  await db.delete(views).where(eq(views.id, id))
}

/** With which view a person's list begins; null for none. */
export async function chooseDefault(
  db: Database,
  session: SignedIn,
  { list, viewUuid }: { list: ListOfViews; viewUuid: string | null },
): Promise<void> {
  if (viewUuid === null) {
    const own = and(eq(listViewDefaults.userId, session.user.id), eq(listViewDefaults.list, list))
    await db.delete(listViewDefaults).where(own)
    return
  }
  const visible = and(visibleViews(session), eq(views.list, list))
  await setDefault(db, session, await findVisible(db, views, { id: viewUuid, visible, what: 'view' }))
}

/** One's own, and for managers what others of the account share. */
const visibleViews = (session: SignedIn) =>
  and(
    eq(views.accountId, session.account.id),
    isManager(session)
      ? or(eq(views.ownerId, session.user.id), eq(views.shared, true))
      : eq(views.ownerId, session.user.id),
  )

/** Only its owner changes a view; of what others share, one makes a copy. */
export async function ownView(db: Database, session: SignedIn, id: string): Promise<ViewRow> {
  const row = await findVisible(db, views, { id, visible: visibleViews(session), what: 'view', held: true })
  if (row.ownerId !== session.user.id)
    throw forbidden('Only the owner of a shared view can change it. Save a copy instead.')
  return row
}

function requireSharing(session: SignedIn, { shared }: ListViewInput): void {
  if (shared && !isManager(session)) throw forbidden('Only managers can share views.', ['ROLE_PROJECT_MANAGER'])
}

async function requireName(db: Database, session: SignedIn, { list, name }: ListViewInput, except?: string) {
  const own = and(eq(views.ownerId, session.user.id), eq(views.list, list), except ? ne(views.id, except) : undefined)
  const rows = await db.select({ id: views.id, name: views.name }).from(views).where(own)
  const taken = rows.find((row) => row.name === name.trim())
  if (taken) throw impossible(`You already have a view called ${name.trim()}.`, 'NAME_TAKEN', { uuid: taken.id })
  if (!except && rows.length >= most) {
    throw impossible(`A list has up to ${most} views of one person. Delete some first.`, 'NAME_TAKEN')
  }
}

async function setDefault(db: Database, session: SignedIn, { id, list }: ViewRow): Promise<void> {
  await db
    .insert(listViewDefaults)
    .values({ userId: session.user.id, list, viewId: id })
    .onConflictDoUpdate({ target: [listViewDefaults.userId, listViewDefaults.list], set: { viewId: id } })
}

export const fieldsOf = ({
  list,
  name,
  search,
  shared = false,
}: Pick<ViewRow, 'list' | 'name' | 'search'> & { shared?: boolean }) => ({
  list,
  name: name.trim(),
  search,
  shared,
})

export const viewEntity = ({ id, name }: ViewRow) => ({ type: 'LIST_VIEW' as const, id, name })

export async function showViews(db: Database, session: SignedIn, rows: readonly ViewRow[]): Promise<ListView[]> {
  const people = await loadPeople(
    db,
    session,
    rows.map(({ ownerId }) => ownerId),
  )
  const defaults = await db
    .select({ id: listViewDefaults.viewId })
    .from(listViewDefaults)
    .where(eq(listViewDefaults.userId, session.user.id))
  return rows.map((row) => ({
    uuid: row.id,
    list: row.list as ListView['list'],
    name: row.name,
    search: row.search,
    shared: row.shared,
    isOwn: row.ownerId === session.user.id,
    isDefault: defaults.some(({ id }) => id === row.id),
    owner: people(row.ownerId)!,
  }))
}
