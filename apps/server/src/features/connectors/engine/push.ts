import { and, asc, eq, gt, inArray, isNotNull, isNull, or } from 'drizzle-orm'
import { isOneOf } from '../../../kernel/database/columns.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { projectResources } from '../../work/tables.ts'
import { workUnits } from '../../work/work-unit-tables.ts'
import type { Write } from '../peer/adapter.ts'
import { PeerFault } from '../peer/faults.ts'
import { connectorItems, connectorRuns, connectorTargets } from '../tables.ts'
import { decideWrite } from './decide-write.ts'
import { load, targetOf, translationOf, type Delivery } from './deliveries.ts'
import { hashOf } from './hash-of.ts'
import { keepOutcome } from './keep-outcome.ts'
import { learnTheirs } from './learn-theirs.ts'
import { matchingTranslation } from './matching-translation.ts'
import { keysDone, noteLine, type RunTerms } from './terms.ts'

/** A translation that is to be written. */
export interface Prepared {
  delivery: Delivery
  write: Write
}

/** Translations that are looked at, and written, at a time. */
const atOnce = 100

/** Writes finished translations; goes on where it was interrupted. */
export async function push(terms: RunTerms): Promise<void> {
  const { jobRun } = terms
  const done = await keysDone(jobRun.db, terms)
  const ids = await wantedTargets(terms)
  for (let at = 0; at < ids.length; at += atOnce) {
    const prepared: Prepared[] = []
    for (const delivery of await load(jobRun.db, ids.slice(at, at + atOnce))) {
      await jobRun.progress(at, ids.length)
      if (done.has(`${delivery.target.locale} ${delivery.item.key}`)) continue
      const write = await prepare(terms, delivery)
      if (write) prepared.push({ delivery, write })
    }
    if (terms.adapter.writesTogether) await writeAll(terms, prepared)
    // One that is refused leaves the others alone, and a limit leaves what is written.
    else for (const one of prepared) await writeAll(terms, [one])
  }
}

/** The translations that a run looks at. */
async function wantedTargets({ jobRun, config, run }: RunTerms): Promise<string[]> {
  const { keys, locales, targetIds, projectId, filenames } = run.params
  const isOpen = or(
    isNull(connectorTargets.deliveredAt),
    gt(workUnits.updatedAt, connectorTargets.deliveredAt),
    isNotNull(connectorTargets.overwrites),
  )
  const rows = await jobRun.db
    .select({ id: connectorTargets.id })
    .from(connectorTargets)
    .innerJoin(connectorItems, eq(connectorItems.id, connectorTargets.itemId))
    .leftJoin(workUnits, eq(workUnits.id, connectorTargets.workUnitId))
    .leftJoin(projectResources, eq(projectResources.id, connectorItems.resourceId))
    .where(
      and(
        eq(connectorItems.configId, config.id),
        keys && inArray(connectorItems.key, keys),
        locales && inArray(connectorTargets.locale, locales),
        targetIds && isOneOf(connectorTargets.id, targetIds),
        projectId === undefined ? undefined : eq(connectorItems.projectId, projectId),
        filenames?.length ? inArray(projectResources.name, filenames) : undefined,
        run.trigger === 'DELIVERED' ? isOpen : undefined,
      ),
    )
    .orderBy(asc(connectorItems.key), asc(connectorTargets.locale))
  return rows.map(({ id }) => id)
}

/** Decides about a translation; undefined where nothing is written, for a reason that is noted. */
async function prepare(terms: RunTerms, delivery: Delivery): Promise<Write | undefined> {
  const { jobRun, run, adapter, connection, config } = terms
  const { item, target, one, isDelivered } = delivery
  const line = { ...lineOf(delivery), targetId: target.id }
  const skip = async (reason: Parameters<typeof noteLine>[2]['reason'], message?: string) =>
    noteLine(jobRun.db, terms, { ...line, reason, message }).then(() => undefined)
  if (!one || !isDelivered) return run.trigger === 'DELIVERED' ? undefined : skip('NOT_FINISHED')
  if (item.isGone) return skip('SOURCE_GONE')
  const rule = item.version === item.takenVersion ? 'ANYWAY' : (config.settings.whenSourceChanged ?? 'MATCHING')
  if (rule === 'HOLD') return skip('SOURCE_CHANGED')
  try {
    const before = await adapter.present(connection, targetOf(delivery))
    if (before.missing) return await skip(before.missing, before.message)
    const bytes =
      rule === 'MATCHING' ? await matchingTranslation(terms, delivery, before) : await translationOf(terms, one)
    if (!bytes) return await skip('SOURCE_CHANGED')
    if (!run.isDryRun && target.keepsTheirs === hashOf(bytes)) await learnTheirs(terms, delivery, before)
    const decision = decideWrite(target, bytes, before)
    if (decision === 'SAME') {
      if (!run.isDryRun) await keepOutcome(jobRun.db, { target, bytes, before }, { reason: 'SAME' })
      return await skip('SAME')
    }
    if (decision === 'TARGET_CHANGED') {
      if (!run.isDryRun) await keepOutcome(jobRun.db, { target, bytes, before }, { reason: 'TARGET_CHANGED' })
      return await skip('TARGET_CHANGED')
    }
    if (run.isDryRun) return await skip('WOULD_WRITE')
    return { target: targetOf(delivery), bytes, before }
  } catch (error) {
    if (!isOfOne(error)) throw error
    return skip(
      error.reason === 'LIMIT' ? 'RATE_LIMITED' : error.reason === 'NOT_FOUND' ? 'TARGET_GONE' : 'REFUSED_BY_PEER',
      error.message || error.reason,
    )
  }
}

/** Whether a fault concerns one translation alone. */
const isOfOne = (error: unknown): error is PeerFault => error instanceof PeerFault && error.reason !== 'SIGN_IN'

const lineOf = ({ item, target, one }: Delivery) => ({
  key: item.key,
  title: item.title,
  locale: target.locale,
  projectId: one?.workUnit.projectId ?? null,
  url: target.url,
})

/** Writes translations: what is about to be sent is noted before, so that an interruption leaves no doubt. */
async function writeAll(terms: RunTerms, prepared: readonly Prepared[]): Promise<void> {
  const { jobRun, adapter, connection, run } = terms
  const { db } = jobRun
  if (prepared.length === 0 || !adapter.write) return
  for (const { delivery, write } of prepared)
    await db
      .update(connectorTargets)
      .set({ intendedHash: hashOf(write.bytes) })
      .where(eq(connectorTargets.id, delivery.target.id))
  const answer = await adapter
    .write(
      connection,
      prepared.map(({ write }) => write),
    )
    .catch((error: unknown) => {
      if (!isOfOne(error)) throw error
      const reason = 'REFUSED_BY_PEER' as const
      return { outcomes: prepared.map(() => ({ reason, message: error.message || error.reason })), url: undefined }
    })
  await db.transaction(async (transaction) => {
    for (const [at, { delivery, write }] of prepared.entries()) {
      const outcome = answer.outcomes[at] ?? { reason: 'REFUSED_BY_PEER' as const }
      const { target } = delivery
      await keepOutcome(transaction as Database, { target, bytes: write.bytes, before: write.before }, outcome)
      const { reason } = outcome
      const message = 'message' in outcome ? outcome.message : undefined
      const url = ('url' in outcome ? outcome.url : undefined) ?? target.url
      await noteLine(transaction as Database, terms, { ...lineOf(delivery), targetId: target.id, reason, message, url })
    }
    if (answer.url !== undefined)
      await transaction.update(connectorRuns).set({ url: answer.url }).where(eq(connectorRuns.id, run.id))
  })
}
