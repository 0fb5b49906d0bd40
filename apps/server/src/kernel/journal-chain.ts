import { createHash } from 'node:crypto'
import { and, asc, eq, gt, lte, sql, type SQL } from 'drizzle-orm'
import type { Database } from './database/connect.ts'
import { insertRows } from './database/insert-rows.ts'
import { only } from './database/one-row.ts'
import { journal, journalChains, journalFeed, journalSeals } from './tables.ts'

/** Where deleting old entries says where the chain begins from then on. */
export const entriesRemoved = 'JOURNAL_ENTRIES_REMOVED'

/** The hash of all that an entry says, in hex. Times are numbers: as text they would depend on the connection. */
const contentHash = sql<string>`encode(sha256(convert_to(jsonb_build_array(${journal.id}, ${journal.uuid},
  ${journal.accountId}, extract(epoch from ${journal.at}), ${journal.userId}, ${journal.impersonatorId}, ${journal.requestId},
  ${journal.address}, ${journal.event}, ${journal.entityType}, ${journal.entityId}, ${journal.entityName},
  ${journal.projectId}, ${journal.before}, ${journal.after}, ${journal.detail})::text, 'UTF8')), 'hex')`

const link = (previous: string, content: string) => createHash('sha256').update(previous).update(content).digest('hex')

/**
 * Adds entries to the chains of their accounts, in the order of their ids. Only one server at a time may do it, when the
 * entries are committed: writers wait for nothing. What is sealed stays as it is.
 */
export async function sealEntries(transaction: Database, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const found = await transaction
    .select({ id: journal.id, accountId: journal.accountId, content: contentHash })
    .from(journal)
    .where(
      and(
        sql`${journal.id} = any(${sql.param([...ids])}::bigint[])`,
        sql`${journal.accountId} is not null`,
        sql`not exists (select from ${journalSeals} where ${journalSeals.entryId} = ${journal.id})`,
      ),
    )
    .orderBy(asc(journal.id))
  for (const [accountId, entries] of Map.groupBy(found, (entry) => entry.accountId!)) {
    const chain = only(
      await transaction
        .insert(journalChains)
        .values({ accountId, firstEntry: entries[0]!.id })
        .onConflictDoUpdate({ target: journalChains.accountId, set: { accountId } })
        .returning(),
    )
    let { position, hash } = chain
    const seals = entries.map(({ id: entryId, content }) => {
      position += 1
      hash = link(hash, content)
      return { accountId, position, entryId, hash }
    })
    await insertRows(transaction, journalSeals, seals)
    await transaction.update(journalChains).set({ position, hash }).where(eq(journalChains.accountId, accountId))
  }
}

/** A place where a chain is broken. */
export interface ChainProblem {
  kind: 'CHANGED' | 'MISSING' | 'ADDED' | 'GAP' | 'START' | 'END'
  position?: number
  entryUuid?: string
  /** Of the entry, or of the last one before it. */
  at?: number
}

export interface ChainCheck {
  entries: number
  /** The newest link that was checked. */
  newest: { position: number; hash: string } | undefined
  /** The first ones. */
  problems: ChainProblem[]
}

/** Problems that are told. */
const mostProblems = 20
/** Links that are checked in one query. */
const linksAtOnce = 20_000

/** Compares the links of an account's chain with its entries, those that are sealed by now. */
export async function checkChain(db: Database, accountId: string): Promise<ChainCheck> {
  for (;;) {
    const chain = await chainOf(db, accountId)
    if (!chain) return { entries: 0, newest: undefined, problems: [] }
    const problems = await startProblems(db, chain)
    const { position: last, anchor } = chain
    for (let at = anchor; at < last && problems.length < mostProblems; at += linksAtOnce)
      problems.push(...(await brokenLinks(db, chain, { after: at, upTo: Math.min(last, at + linksAtOnce) })))
    problems.push(...(await endProblems(db, chain)), ...(await addedEntries(db, chain)))
    // Old entries went in between: what was read does not fit together.
    if ((await chainOf(db, accountId))?.anchor !== anchor) continue
    const newest = last > anchor ? { position: last, hash: chain.hash } : undefined
    return { entries: last - anchor, newest, problems: problems.slice(0, mostProblems) }
  }
}

export type Chain = typeof journalChains.$inferSelect

export async function chainOf(db: Database, accountId: string): Promise<Chain | undefined> {
  const [chain] = await db.select().from(journalChains).where(eq(journalChains.accountId, accountId))
  return chain
}

/** Links of a range of places that do not fit their entry, or the link before them. */
export async function brokenLinks(
  db: Database,
  { accountId, anchor, anchorHash }: Pick<Chain, 'accountId' | 'anchor' | 'anchorHash'>,
  { after, upTo }: { after: number; upTo: number },
): Promise<ChainProblem[]> {
  const links = db
    .select({
      position: journalSeals.position,
      hash: journalSeals.hash,
      entry: sql<string | null>`${journal.uuid}`.as('entry'),
      at: sql<Date | null>`${journal.at}`.as('entry_at'),
      content: contentHash.as('content'),
      before: before(sql`${journalSeals.position}`).as('before'),
      previous: before(sql`${journalSeals.hash}`).as('previous'),
      lastAt: before(sql`${journal.at}`).as('last_at'),
    })
    .from(journalSeals)
    .leftJoin(journal, and(eq(journal.id, journalSeals.entryId), eq(journal.accountId, journalSeals.accountId)))
    .where(
      and(
        eq(journalSeals.accountId, accountId),
        // With the one before the range.
        sql`${journalSeals.position} >= ${after}`,
        lte(journalSeals.position, upTo),
      ),
    )
    .as('links')
  const expected = sql`encode(sha256(convert_to(coalesce(${links.previous}, ${anchorHash}) || ${links.content}, 'UTF8')), 'hex')`
  const follows = sql`${links.position} = coalesce(${links.before}, ${anchor}) + 1`
  const rows = await db
    .select({
      position: links.position,
      entry: links.entry,
      at: sql<number | null>`floor(extract(epoch from coalesce(${links.at}, ${links.lastAt})) * 1000)::float8`,
      follows: sql<boolean>`${follows}`,
    })
    .from(links)
    .where(
      and(
        gt(links.position, after),
        sql`(${links.entry} is null or not (${follows}) or ${links.hash} is distinct from ${expected})`,
      ),
    )
    .orderBy(asc(links.position))
    .limit(mostProblems)
  return rows.map(({ position, entry, at, follows: isNext }) => ({
    kind: entry === null ? 'MISSING' : isNext ? 'CHANGED' : 'GAP',
    position,
    ...(entry !== null && { entryUuid: entry }),
    ...(at !== null && { at }),
  }))
}

const before = (column: SQL) => sql<string | null>`lag(${column}) over (order by ${journalSeals.position})`

/** Whether the chain begins where an entry about deleted ones says. */
async function startProblems(db: Database, { accountId, anchor, anchorHash }: Chain): Promise<ChainProblem[]> {
  const [told] = await db
    .select({ detail: journal.detail })
    .from(journal)
    .where(and(eq(journal.accountId, accountId), eq(journal.event, entriesRemoved)))
    .orderBy(sql`${journal.id} desc`)
    .limit(1)
  const { position = 0, hash = '' } = told?.detail ?? {}
  return position === anchor && hash === anchorHash ? [] : [{ kind: 'START', ...(anchor > 0 && { position: anchor }) }]
}

/** Whether the newest link is there, and the one that was noted. */
async function endProblems(db: Database, { accountId, position, hash, anchor }: Chain): Promise<ChainProblem[]> {
  if (position === anchor) return []
  const [newest] = await db
    .select({ hash: journalSeals.hash })
    .from(journalSeals)
    .where(and(eq(journalSeals.accountId, accountId), eq(journalSeals.position, position)))
  return newest?.hash === hash ? [] : [{ kind: 'END', position }]
}

/** Entries that have no link and wait for none. */
async function addedEntries(db: Database, { accountId, firstEntry }: Chain): Promise<ChainProblem[]> {
  const rows = await db
    .select({ uuid: journal.uuid, at: journal.at })
    .from(journal)
    .where(
      and(
        eq(journal.accountId, accountId),
        sql`${journal.id} >= ${firstEntry}`,
        sql`not exists (select from ${journalSeals} where ${journalSeals.entryId} = ${journal.id})`,
        sql`not exists (select from ${journalFeed} where ${journalFeed.id} = ${journal.id})`,
      ),
    )
    .orderBy(asc(journal.id))
    .limit(mostProblems)
  return rows.map(({ uuid, at }) => ({ kind: 'ADDED', entryUuid: uuid, at: at.getTime() }))
}
