import { asc, eq } from 'drizzle-orm'
import { isOneOf } from '../../../kernel/database/columns.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { buildTranslation, loadWorkUnits, type WorkUnitWithFile } from '../../downloads/build-translation.ts'
import { deliveredSteps } from '../../downloads/delivered.ts'
import type { Target } from '../peer/adapter.ts'
import { connectorItems, connectorTargets } from '../tables.ts'
import type { ItemRow, RunTerms } from './terms.ts'

export type TargetRow = typeof connectorTargets.$inferSelect

/** A translation with what it translates. */
export interface Delivery {
  target: TargetRow
  item: ItemRow
  /** Null for a work unit that is gone. */
  one: WorkUnitWithFile | undefined
  isDelivered: boolean
}

export async function load(db: Database, ids: readonly string[]): Promise<Delivery[]> {
  const rows = await db
    .select({ target: connectorTargets, item: connectorItems })
    .from(connectorTargets)
    .innerJoin(connectorItems, eq(connectorItems.id, connectorTargets.itemId))
    .where(isOneOf(connectorTargets.id, ids))
    .orderBy(asc(connectorItems.key), asc(connectorTargets.locale))
  const units = await loadWorkUnits(
    db,
    rows.flatMap(({ target }) => target.workUnitId ?? []),
  )
  const steps = units.length > 0 ? await deliveredSteps(db, units) : new Map<string, number>()
  const byId = new Map(units.map((one) => [one.workUnit.id, one]))
  return rows.map(({ target, item }) => {
    const one = byId.get(target.workUnitId ?? '')
    const isFinished = one !== undefined && one.workUnit.currentStep >= one.workUnit.workflows.length
    return { target, item, one, isDelivered: isFinished && steps.has(one.workUnit.id) }
  })
}

/** An item in a language, as adapters know it. */
export const targetOf = ({ item, target }: Pick<Delivery, 'item' | 'target'>): Target => ({
  item: { key: item.key, title: item.title, version: item.takenVersion ?? item.version, place: item.place },
  locale: target.locale,
  remoteKey: target.remoteKey,
})

/** The translation as the last step has left it. */
export async function translationOf(terms: Pick<RunTerms, 'jobRun'>, one: WorkUnitWithFile): Promise<Uint8Array> {
  const { db, objects } = terms.jobRun
  return new Uint8Array(await (await buildTranslation({ db, objects }, one, 'delivered')).arrayBuffer())
}
