import { and, eq, gte, isNotNull, lt, lte, ne, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../kernel/database/connect.ts'
import { brokenLinks, chainOf, entriesRemoved, type Chain } from '../../kernel/journal-chain.ts'
import { recordChange } from '../../kernel/journal.ts'
import { accounts, journal, journalChains, journalNews, journalSeals } from '../../kernel/tables.ts'
import { accountSettings } from '../account/tables.ts'

const day = 24 * 60 * 60 * 1000

/** Removes the entries of each account that are older than it keeps them, and says so in its journal. */
export async function removeOldEntries(db: Database, now: Date): Promise<void> {
  const due = await db
    .select({ id: accounts.id, name: accounts.name, days: accountSettings.journalDays })
    .from(accountSettings)
    .innerJoin(accounts, eq(accounts.id, accountSettings.accountId))
    .where(isNotNull(accountSettings.journalDays))
  for (const { id, name, days } of due)
    await db.transaction((transaction) =>
      removeEntries(transaction, { id, name }, { days: days!, until: new Date(now.getTime() - days! * day) }),
    )
}

interface Limit {
  days: number
  until: Date
}

async function removeEntries(db: Database, { id, name }: { id: string; name: string }, { days, until }: Limit) {
  const chain = await chainOf(db, id)
  // Nothing was sealed: there is nothing yet that the rest could be anchored to.
  if (!chain) return
  const ofAccount = eq(journal.accountId, id)
  const anchor = await newAnchor(db, chain, until)
  const sealed = sql`${journal.id} in (select ${journalSeals.entryId} from ${journalSeals}
    where ${journalSeals.accountId} = ${id} and ${journalSeals.position} <= ${anchor.position})`
  const earlier = and(lt(journal.at, until), lt(journal.id, chain.firstEntry), notSealed)
  const gone = and(ofAccount, sql`(${sealed} or (${earlier}))`)
  // Nor is it worth an entry that only entries about removed ones are old.
  if ((await db.$count(journal, and(gone, ne(journal.event, entriesRemoved)))) === 0) return
  const broken = await brokenLinks(db, chain, { after: chain.anchor, upTo: anchor.position })
  await db.delete(journalNews).where(sql`${journalNews.id} in (select id from ${journal} where ${gone})`)
  const { rowCount } = await db.delete(journal).where(gone)
  const entries = rowCount ?? 0
  await db.delete(journalSeals).where(and(eq(journalSeals.accountId, id), lte(journalSeals.position, anchor.position)))
  await db
    .update(journalChains)
    .set({ anchor: anchor.position, anchorHash: anchor.hash, removed: sql`${journalChains.removed} + ${entries}` })
    .where(eq(journalChains.accountId, id))
  await recordChange(
    db,
    { accountId: id, userId: null, requestId: null },
    {
      event: entriesRemoved,
      entity: { type: 'ACCOUNT', id, name },
      detail: { entries, until: until.toISOString(), days, whole: broken.length === 0, ...anchor },
    },
  )
}

const notSealed: SQL = sql`not exists (select from ${journalSeals} where ${journalSeals.entryId} = ${journal.id})`

/** The last link before the first one that stays; where the chain begins already if none goes. */
async function newAnchor(
  db: Database,
  { accountId, anchor, anchorHash, position: newest }: Chain,
  until: Date,
): Promise<{ position: number; hash: string }> {
  const ofAccount = eq(journalSeals.accountId, accountId)
  const [kept] = await db
    .select({ position: journalSeals.position })
    .from(journalSeals)
    .innerJoin(journal, eq(journal.id, journalSeals.entryId))
    .where(and(ofAccount, gte(journal.at, until)))
    .orderBy(journalSeals.position)
    .limit(1)
  const last = kept ? kept.position - 1 : newest
  const [link] = await db
    .select({ position: journalSeals.position, hash: journalSeals.hash })
    .from(journalSeals)
    .where(and(ofAccount, lte(journalSeals.position, last)))
    .orderBy(sql`${journalSeals.position} desc`)
    .limit(1)
  return link ?? { position: anchor, hash: anchorHash }
}
