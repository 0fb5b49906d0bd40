import { and, eq } from 'drizzle-orm'
import type { ReadSegment } from '../../../engines/file-work/file-tasks.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { workUnits } from '../../work/work-unit-tables.ts'
import type { Content, Found, Present } from '../peer/adapter.ts'
import { connectorItems, connectorTargets } from '../tables.ts'
import { hashOf } from './hash-of.ts'
import { learn } from './learn.ts'
import { textsOf } from './read-texts.ts'
import type { ItemRow, RunTerms } from './terms.ts'

/** The place of a translation, as it is before ours comes there. */
interface Place {
  present: Present
  /** Whether the source stands there, too: there is nothing to lose. */
  isCopy: boolean
  /** Its texts and those of the source, where a memory takes them. */
  texts: { source: ReadSegment[]; theirs: ReadSegment[] } | undefined
}

/** The places of the translations that aren't known yet: what changes there later is a change by someone else. */
export async function placesOf(terms: RunTerms, found: Found, content: Content): Promise<ReadonlyMap<string, Place>> {
  const places = new Map<string, Place>()
  const { adapter, connection, jobRun, config } = terms
  if (!adapter.write) return places
  const rows = await jobRun.db
    .select({ locale: connectorTargets.locale })
    .from(connectorTargets)
    .innerJoin(connectorItems, eq(connectorItems.id, connectorTargets.itemId))
    .where(and(eq(connectorItems.configId, config.id), eq(connectorItems.key, found.key)))
  const known = new Set(rows.map(({ locale }) => locale))
  for (const locale of connection.targetLocales) {
    if (known.has(locale)) continue
    const item = { key: found.key, title: found.title, version: found.version, place: found.place ?? {} }
    places.set(
      locale,
      await placeOf(terms, content, await adapter.present(connection, { item, locale, remoteKey: null }), locale),
    )
  }
  return places
}

async function placeOf(terms: RunTerms, content: Content, present: Present, locale: string): Promise<Place> {
  const { bytes } = present
  const isCopy = bytes !== null && hashOf(bytes) === hashOf(content.bytes)
  const isWanted = (terms.connection.settings.existing ?? 'NEVER') !== 'NEVER'
  if (bytes === null || isCopy || !isWanted) return { present, isCopy, texts: undefined }
  const source = await textsOf(terms, content, locale)
  return { present, isCopy, texts: { source, theirs: await textsOf(terms, { ...content, bytes }, locale) } }
}

/** Keeps the translations of an item with the work units that make them. */
export async function keepTargets(
  terms: RunTerms,
  transaction: Database,
  item: ItemRow,
  places: ReadonlyMap<string, Place>,
): Promise<void> {
  if (!item.resourceId) return
  const units = await transaction
    .select({ id: workUnits.id, locale: workUnits.targetLocale })
    .from(workUnits)
    .where(eq(workUnits.resourceId, item.resourceId))
  for (const { id, locale } of units) {
    const place = places.get(locale)
    const there = place && (await stateOf(terms, transaction, item, { ...place, locale }))
    await transaction
      .insert(connectorTargets)
      .values({ itemId: item.id, locale, workUnitId: id, ...there })
      .onConflictDoUpdate({
        target: [connectorTargets.itemId, connectorTargets.locale],
        set: { workUnitId: id, ...there },
      })
  }
}

async function stateOf(
  terms: RunTerms,
  transaction: Database,
  { title, projectId }: ItemRow,
  { present, isCopy, texts, locale }: Place & { locale: string },
) {
  const remoteHash = present.bytes && hashOf(present.bytes)
  const lesson = texts && projectId !== null && { projectId, title, locale, ...texts, isNewer: false }
  const isLearned = lesson ? await learn(terms, transaction, lesson) : false
  return {
    remoteHash,
    learnedHash: isCopy || isLearned ? remoteHash : null,
    remoteKey: present.remoteKey ?? null,
    url: present.url ?? null,
  }
}
