import type { ConnectorConflict, ConnectorDecision } from '@dragoman/sdk/operations/connectors'
import { and, eq } from 'drizzle-orm'
import type { Context } from '../../../identity/context.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { updateOne } from '../../../kernel/database/one-row.ts'
import { oneOrNotFound } from '../../../kernel/find-visible.ts'
import { conflict } from '../../../kernel/refusals.ts'
import { buildTranslation, type WorkUnitWithFile } from '../../downloads/build-translation.ts'
import type { ConfigRow } from '../configs/find-config.ts'
import { adapters } from '../kinds/adapters.ts'
import { openConnection } from '../connection/open-connection.ts'
import { orFail } from '../connection/try-connection.ts'
import { connectorItems, connectorTargets } from '../tables.ts'
import { load, targetOf, type Delivery, type TargetRow } from './deliveries.ts'
import { hashOf } from './hash-of.ts'

/** Characters of a text that are shown. */
const mostCharacters = 200_000

async function findDelivery(db: Database, config: ConfigRow, targetId: string): Promise<Delivery> {
  oneOrNotFound(
    await db
      .select({ id: connectorTargets.id })
      .from(connectorTargets)
      .innerJoin(connectorItems, eq(connectorItems.id, connectorTargets.itemId))
      .where(and(eq(connectorTargets.id, targetId), eq(connectorItems.configId, config.id))),
    'translation',
  )
  return oneOrNotFound(await load(db, [targetId]), 'translation')
}

const oursOf = async ({ db, objects }: Pick<Context, 'db' | 'objects'>, one: WorkUnitWithFile | undefined) =>
  one ? new Uint8Array(await (await buildTranslation({ db, objects }, one, 'delivered')).arrayBuffer()) : null

const shown = (bytes: Uint8Array | null) => (bytes ? Buffer.from(bytes).toString('utf8').slice(0, mostCharacters) : '')

/** Both texts of a translation. @throws ApiError CONNECTOR_FAILED */
export async function showConflict(context: Context, config: ConfigRow, targetId: string): Promise<ConnectorConflict> {
  const { db, settings } = context
  const delivery = await findDelivery(db, config, targetId)
  const connection = await openConnection(db, config, settings)
  const present = await orFail(adapters[config.kind].present(connection, targetOf(delivery)))
  return {
    targetUuid: targetId,
    locale: delivery.target.locale,
    remoteVersion: present.version || 'gone',
    theirs: shown(present.bytes),
    ours: shown(await oursOf(context, delivery.one)),
    ...(delivery.target.workUnitId && { workUnitUuid: delivery.target.workUnitId }),
  }
}

/** Notes what a person has decided about a translation that is held; 409 where none waits for that. */
export async function decide(
  context: Context,
  config: ConfigRow,
  targetId: string,
  { decision, remoteVersion }: ConnectorDecision,
): Promise<{ target: TargetRow; title: string }> {
  const { db } = context
  const { target, item, one } = await findDelivery(db, config, targetId)
  if (target.heldVersion === null) throw conflict('This translation waits for no decision.', { targetUuid: targetId })
  const ours = decision === 'KEEP_THEIRS' ? await oursOf(context, one) : null
  const change =
    decision === 'OVERWRITE'
      ? { overwrites: remoteVersion === 'gone' ? '' : remoteVersion, heldVersion: null, keepsTheirs: null }
      : { keepsTheirs: ours && hashOf(ours), heldVersion: null, overwrites: null }
  return {
    target: await updateOne(db, connectorTargets, eq(connectorTargets.id, target.id), change),
    title: item.title,
  }
}
