import type { ThirdParty, ThirdPartyDetail, ThirdPartyInput } from '@dragoman/sdk/operations/thirdParties'
import { isAdmin } from '@dragoman/sdk/permissions'
import { eq } from 'drizzle-orm'
import { loadPeople } from '../../identity/people.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { insertOne, lockOne, updateOne } from '../../kernel/database/one-row.ts'
import { findVisible } from '../../kernel/find-visible.ts'
import { impossible, notFound } from '../../kernel/refusals.ts'
import { accounts } from '../../kernel/tables.ts'
import { versionOf } from '../../kernel/version.ts'
import { thirdParties } from './tables.ts'
import { requireToolAddress } from './tool-address.ts'

export type ThirdPartyRow = typeof thirdParties.$inferSelect

/** Tools that an account can have: more would not fit a navigation. */
const most = 50

const visible = ({ account }: SignedIn) => eq(thirdParties.accountId, account.id)

/** The tools of the caller's account, by name as the caller's language sorts them. */
export async function thirdPartiesOf(db: Database, session: SignedIn): Promise<ThirdPartyRow[]> {
  const rows = await db.select().from(thirdParties).where(visible(session))
  const { compare } = new Intl.Collator(session.user.language.replace('_', '-'))
  return rows.toSorted((a, b) => compare(a.name, b.name) || compare(a.id, b.id))
}

/** A tool of the caller's account; 404 for any other. */
export const findThirdParty = (db: Database, session: SignedIn, id: string, held = false): Promise<ThirdPartyRow> =>
  findVisible(db, thirdParties, { id, visible: visible(session), what: 'tool', held })

/** Whether a tool is for the caller's roles. */
export const opensFor = (session: SignedIn, { roles }: ThirdPartyRow): boolean =>
  roles.length === 0 || isAdmin(session) || roles.some((role) => session.authorities.includes(`ROLE_${role}`))

/** A tool that the caller can open; 404 for any other. */
export async function findOwnThirdParty(db: Database, session: SignedIn, id: string): Promise<ThirdPartyRow> {
  const row = await findThirdParty(db, session, id)
  if (!opensFor(session, row)) throw notFound('tool')
  return row
}

export const showThirdParty = ({ id, name, provider, icon }: ThirdPartyRow): ThirdParty => ({
  id,
  name,
  thirdParty: provider,
  icon,
})

export async function showDetails(
  db: Database,
  session: SignedIn,
  rows: readonly ThirdPartyRow[],
): Promise<ThirdPartyDetail[]> {
  const people = await loadPeople(
    db,
    session,
    rows.map(({ changedBy }) => changedBy),
  )
  return rows.map((row) => {
    const changedBy = people(row.changedBy)
    return {
      ...showThirdParty(row),
      version: versionOf(Object.values(recorded(row))),
      url: row.url,
      roles: row.roles as ThirdPartyDetail['roles'],
      createdAt: row.createdAt.getTime(),
      changedAt: row.changedAt.getTime(),
      ...(changedBy && { changedBy }),
    }
  })
}

/** The fields of a tool that are journaled. */
export const recorded = ({ name, url, provider, icon, roles }: ThirdPartyRow) => ({ name, url, provider, icon, roles })

const ofNew = { icon: 'external', roles: [] as readonly string[] }

/** A body as the columns have it, with what it leaves out as it was. */
function written({ name, url, thirdParty, icon, roles }: ThirdPartyInput, was?: ThirdPartyRow) {
  const host = requireToolAddress(url)
  // A provider that is the host of the address follows it.
  const ownName = was && was.provider !== requireToolAddress(was.url) ? was.provider : null
  const provider = thirdParty === undefined ? ownName : thirdParty
  return {
    name: name.trim(),
    url: url.trim(),
    provider: provider?.trim() ?? host,
    icon: icon ?? (was ?? ofNew).icon,
    roles: [...(roles ?? (was ?? ofNew).roles)].sort(),
  }
}

export async function createThirdParty(
  db: Database,
  { account, user }: SignedIn,
  body: ThirdPartyInput,
  now: Date,
): Promise<ThirdPartyRow> {
  const own = written(body)
  // Held, so that two at once don't make one too many.
  await lockOne(db, accounts, eq(accounts.id, account.id))
  await requireRoom(db, account.id)
  const values = { accountId: account.id, ...own, changedBy: user.id, changedAt: now }
  return insertOne(db, thirdParties, values)
}

/** Refuses with 422 one more tool in a held account that has as many as it can have. */
export async function requireRoom(db: Database, accountId: string): Promise<void> {
  if ((await db.$count(thirdParties, eq(thirdParties.accountId, accountId))) >= most)
    throw impossible(`An account can have ${most} tools.`, 'TOO_MANY', { limit: most })
}

export async function changeThirdParty(
  db: Database,
  { user }: SignedIn,
  held: ThirdPartyRow,
  body: ThirdPartyInput,
  now: Date,
): Promise<ThirdPartyRow> {
  const values = { ...written(body, held), changedBy: user.id, changedAt: now }
  return updateOne(db, thirdParties, eq(thirdParties.id, held.id), values)
}

export async function removeThirdParty(db: Database, { id }: ThirdPartyRow): Promise<void> {
  await db.delete(thirdParties).where(eq(thirdParties.id, id))
}

export const thirdPartyEntity = ({ id, name }: ThirdPartyRow) => ({ type: 'THIRD_PARTY' as const, id, name })
