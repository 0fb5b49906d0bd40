import { eq } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/connect.ts'
import type { Present } from '../peer/adapter.ts'
import { connectorTargets } from '../tables.ts'
import { load, targetOf, type Delivery } from './deliveries.ts'
import { hashOf } from './hash-of.ts'
import { learn } from './learn.ts'
import { textsOf } from './read-texts.ts'
import type { ItemRow, RunTerms } from './terms.ts'

/** Learns what others have changed in the translations of an item, which stay theirs until ours change. */
export async function learnItem(terms: RunTerms, item: ItemRow): Promise<void> {
  const { jobRun, adapter, connection } = terms
  const rows = await jobRun.db
    .select({ id: connectorTargets.id })
    .from(connectorTargets)
    .where(eq(connectorTargets.itemId, item.id))
  const ids = rows.map(({ id }) => id)
  for (const delivery of await load(jobRun.db, ids))
    if (delivery.one) await learnTheirs(terms, delivery, await adapter.present(connection, targetOf(delivery)))
}

/** Learns a translation that someone else has written in the other system, once. */
export async function learnTheirs(terms: RunTerms, { target, item, one }: Delivery, present: Present): Promise<void> {
  const { jobRun } = terms
  if (!one?.resource.fileKey || !present.bytes) return
  const theirs = hashOf(present.bytes)
  const isOurs = target.sentHash !== null && [target.remoteHash, target.sentHash].includes(theirs)
  if (isOurs || theirs === target.intendedHash || theirs === target.learnedHash) return
  const { name } = one.resource
  const bytes = new Uint8Array(await (await jobRun.objects.content(one.resource.fileKey)).arrayBuffer())
  const { locale } = target
  const lesson = {
    projectId: one.workUnit.projectId,
    title: item.title,
    locale,
    source: await textsOf(terms, { name, bytes }, locale),
    theirs: await textsOf(terms, { name, bytes: present.bytes }, locale),
    isNewer: target.sentHash !== null || target.keepsTheirs !== null,
  }
  await jobRun.db.transaction(async (transaction) => {
    const isLearned = await learn(terms, transaction as Database, lesson)
    if (!isLearned) return
    await transaction
      .update(connectorTargets)
      .set({ learnedHash: theirs, keepsTheirs: target.keepsTheirs ?? target.sentHash, heldVersion: null })
      .where(eq(connectorTargets.id, target.id))
  })
}
