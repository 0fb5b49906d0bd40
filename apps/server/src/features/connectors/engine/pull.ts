import { connectorKinds } from '@dragoman/sdk/connector-kinds'
import { patternOf, type Pattern } from '@dragoman/sdk/file-rules'
import type { ConnectorReason } from '@dragoman/sdk/operations/connectors'
import { and, eq, inArray, isNull, ne, or } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/connect.ts'
import { ApiError } from '../../../kernel/refusals.ts'
import type { Found } from '../peer/adapter.ts'
import { NotTaken, PeerFault } from '../peer/faults.ts'
import { connectorItems, type RunParams } from '../tables.ts'
import { learnItem } from './learn-theirs.ts'
import { keysDone, noteLine, saveCursor, type ItemRow, type RunTerms } from './terms.ts'
import { takeItem } from './take-item.ts'

/** Takes new and changed content into projects; goes on where it was interrupted. */
export async function pull(terms: RunTerms): Promise<void> {
  const { jobRun, run, adapter, connection } = terms
  const { db } = jobRun
  const done = await keysDone(db, terms)
  const isWanted = filterOf(terms)
  const learns = connection.settings.existing === 'ALWAYS' && adapter.write !== undefined && !run.isDryRun
  // A dry run reads in any order, and holds nothing.
  const atOnce = run.isDryRun ? connectorKinds[terms.config.kind].limits.atOnce : 1
  let cursor = run.cursor ?? undefined
  let seen = 0
  do {
    const page = await adapter.discover(connection, cursor)
    const counts: Partial<Record<ConnectorReason, number>> = {}
    const count = (reason: ConnectorReason) => (counts[reason] = (counts[reason] ?? 0) + 1)
    const known = await itemsOf(db, terms, page.items)
    const there: string[] = []
    const wanted: (() => Promise<void>)[] = []
    for (const found of page.items) {
      await jobRun.progress(seen, Math.max(run.params.keys?.length ?? 0, seen + 1))
      seen += 1
      if (run.params.keys && !run.params.keys.includes(found.key)) continue
      const item = known.get(found.key)
      if (!isWanted(found)) {
        count('FILTERED')
        continue
      }
      if (item) there.push(item.id)
      if (done.has(` ${found.key}`)) continue
      if (item && learns) await attempt(terms, found, () => learnItem(terms, item))
      if (isCurrent(item, found) && !run.params.skipHashCheck) count('UNCHANGED')
      else wanted.push(() => attempt(terms, found, () => takeItem(terms, found, item)))
    }
    await inGroups(wanted, atOnce, () => jobRun.progress(seen, seen + 1))
    if (!run.isDryRun) await noteSeen(db, terms, there)
    cursor = page.next
    await saveCursor(db, terms, cursor ?? null, counts)
  } while (cursor !== undefined)
  if (!run.isDryRun && isWhole(run.params)) await noteGone(db, terms)
}

/** Does some work at a time; of what fails, the first reason counts once the others have ended. */
async function inGroups(
  work: readonly (() => Promise<void>)[],
  atOnce: number,
  progress: () => Promise<void>,
): Promise<void> {
  for (let at = 0; at < work.length; at += atOnce) {
    await progress()
    const ended = await Promise.allSettled(work.slice(at, at + atOnce).map((one) => one()))
    const failed = ended.find(({ status }) => status === 'rejected')
    if (failed?.status === 'rejected') throw failed.reason
  }
}

/** True for a run that looks for all content, rather than for some items, types, or another language. */
const isWhole = ({ keys, repository, settings }: RunParams) =>
  !keys && !repository && !settings?.contentTypes && !settings?.sourceLocale

const isCurrent = (item: ItemRow | undefined, { version }: Found): item is ItemRow =>
  item !== undefined && !item.isGone && item.takenVersion === version

/** The content that the connection takes. */
function filterOf({ connection }: RunTerms): (found: Found) => boolean {
  const { include = [], exclude = [] } = connection.settings
  const [wanted, unwanted] = [include.map(patternOf), exclude.map(patternOf)]
  return ({ key, place, skipped }) => {
    const name = place?.['path'] ?? key
    const fits = (pattern: Pattern) => pattern.test(name) || pattern.test(key)
    return skipped !== 'FILTERED' && (wanted.length === 0 || wanted.some(fits)) && !unwanted.some(fits)
  }
}

async function itemsOf(db: Database, { config }: RunTerms, found: readonly Found[]): Promise<Map<string, ItemRow>> {
  const items = new Map<string, ItemRow>()
  for (let at = 0; at < found.length; at += 500) {
    const keys = found.slice(at, at + 500).map(({ key }) => key)
    const rows = await db
      .select()
      .from(connectorItems)
      .where(and(eq(connectorItems.configId, config.id), inArray(connectorItems.key, keys)))
    for (const row of rows) items.set(row.key, row)
  }
  return items
}

/** Does something with an item; what fails with it is a line, and the others go on. */
async function attempt(terms: RunTerms, found: Found, work: () => Promise<void>): Promise<void> {
  const line = { key: found.key, title: found.title, url: found.url }
  const { db } = terms.jobRun
  if (found.skipped) return noteLine(db, terms, { ...line, reason: found.skipped, message: found.message })
  try {
    await work()
  } catch (error) {
    if (error instanceof NotTaken) return noteLine(db, terms, { ...line, reason: error.reason, message: error.message })
    // Such as a person who may not create projects: what the product refuses says so itself.
    if (error instanceof ApiError)
      return noteLine(db, terms, { ...line, reason: 'READ_FAILED', message: error.message })
    if (!(error instanceof PeerFault) || error.reason === 'SIGN_IN') throw error
    const reason =
      error.reason === 'NOT_FOUND' ? 'SOURCE_GONE' : error.reason === 'LIMIT' ? 'RATE_LIMITED' : 'READ_FAILED'
    await noteLine(db, terms, { ...line, reason, message: error.message || error.reason })
  }
}

async function noteSeen(db: Database, { run }: RunTerms, ids: readonly string[]): Promise<void> {
  for (let at = 0; at < ids.length; at += 500)
    await db
      .update(connectorItems)
      .set({ seenAt: new Date(), seenBy: run.id })
      .where(inArray(connectorItems.id, ids.slice(at, at + 500)))
}

/** Notes what is no longer there; its projects and translations stay. */
async function noteGone(db: Database, terms: RunTerms): Promise<void> {
  const { config, run, connection } = terms
  await db.transaction(async (transaction) => {
    const gone = await transaction
      .update(connectorItems)
      .set({ isGone: true })
      .where(
        and(
          eq(connectorItems.configId, config.id),
          eq(connectorItems.isGone, false),
          or(isNull(connectorItems.seenBy), ne(connectorItems.seenBy, run.id)),
        ),
      )
      .returning()
    const isWanted = filterOf({ ...terms, connection })
    for (const { key, title, url, place, version, projectId } of gone)
      if (isWanted({ key, title, place, version }))
        await noteLine(transaction, terms, { key, title, url, projectId, reason: 'SOURCE_GONE' })
  })
}
