import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { measureFile } from '../../../engines/file-work/files.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { isOneOf } from '../../../kernel/database/columns.ts'
import { FileRefused } from '../../../kernel/file-refused.ts'
import { ApiError } from '../../../kernel/refusals.ts'
import { SentFile } from '../../../kernel/sent-file.ts'
import { withUnitOptions } from '../../file-options/unit-options.ts'
import { parseOptions } from '../../intake/reading/parse-resource.ts'
import { readingOfFile } from '../../intake/reading/reading-of-file.ts'
import { chosenParams } from '../../intake/uploads/uploads.ts'
import { openContinuous, uploadContinuous } from '../../projects/continuous/continuous.ts'
import { fileNamed } from '../../projects/take-in.ts'
import { presentRules } from '../../segmentation/org-unit-rules.ts'
import { holdProject } from '../../work/find-project.ts'
import { projects } from '../../work/tables.ts'
import { workUnits } from '../../work/work-unit-tables.ts'
import { formatFor } from '../../../engines/formats/formats.ts'
import type { Content, Found, Present } from '../peer/adapter.ts'
import { NotTaken } from '../peer/faults.ts'
import { connectorItems, connectorTargets } from '../tables.ts'
import { changesOf, noteLine, type RunTerms } from './terms.ts'

export type ItemRow = typeof connectorItems.$inferSelect

export const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** Reads an item, and takes it where its texts are others than before. @throws PeerFault, LimitReached, NotTaken */
export async function takeItem(terms: RunTerms, found: Found, item: ItemRow | undefined): Promise<void> {
  const { jobRun, run } = terms
  const { db } = jobRun
  const content = await terms.adapter.read(terms.connection, found)
  const measured = await measure(terms, content)
  if (measured.segments === 0) throw new NotTaken('EMPTY')
  const isSame = item?.contentHash === measured.hash && item.projectId !== null && !item.isGone
  const line = { key: found.key, title: found.title, url: found.url }
  if (isSame && !run.params.skipHashCheck) {
    const lineOfSame = { ...line, projectId: item.projectId, reason: 'UNCHANGED' as const }
    return db.transaction(async (transaction) => {
      if (!run.isDryRun) await keepItem(transaction, terms, found, { takenVersion: found.version })
      await noteLine(transaction, terms, lineOfSame)
    })
  }
  if (item?.projectId && !run.params.skipStatusCheck && (await isInWork(db, item.projectId))) {
    return db.transaction(async (transaction) => {
      if (!run.isDryRun) await keepItem(transaction, terms, found, {})
      await noteLine(transaction, terms, { ...line, projectId: item.projectId, reason: 'IN_PROGRESS' })
    })
  }
  const reason = item?.takenVersion ? 'CHANGED' : 'NEW'
  if (run.isDryRun) return noteLine(db, terms, { ...line, reason, words: measured.words })
  const before = await placesOf(terms, found)
  await db.transaction(async (transaction) => {
    const { projectId, resourceId } = await upload(terms, transaction, found, content)
    const change = { takenVersion: found.version, contentHash: measured.hash, projectId, resourceId, isGone: false }
    const kept = await keepItem(transaction, terms, found, change)
    await keepTargets(transaction, kept, before)
    await noteLine(transaction, terms, { ...line, projectId, reason, words: measured.words })
  })
}

/** How much text there is, and a hash of it: the same bytes in another order of keys are other texts, other spaces none. */
async function measure({ jobRun, config, connection, session }: RunTerms, { name, bytes }: Content) {
  try {
    const { db } = jobRun
    formatFor(name)
    const params = chosenParams(name, await withUnitOptions(db, config.orgUnitId, name, {}), 'options')
    const rules = await presentRules(db, config.orgUnitId)
    const reading = await readingOfFile(db, session.account.id, { segmentationId: rules?.id ?? null })
    const [target = connection.sourceLocale] = connection.targetLocales
    const options = parseOptions({ name, params }, connection.sourceLocale, target, reading)
    const found = await measureFile(new Blob([bytes as Uint8Array<ArrayBuffer>]), { ...options, counter: 'WORD' })
    return { segments: found.totalSegments, words: found.totalWords, hash: hashOf(Buffer.from(found.essence)) }
  } catch (error) {
    if (error instanceof FileRefused) throw new NotTaken('UNSUPPORTED', error.reason)
    throw error
  }
}

async function isInWork(db: Database, projectId: string): Promise<boolean> {
  const [project] = await db.select({ status: projects.status }).from(projects).where(eq(projects.id, projectId))
  return project?.status === 'PENDING' || project?.status === 'APPROVED'
}

/** The present texts in the places of the translations: later ones are compared with them. */
async function placesOf(terms: RunTerms, found: Found): Promise<ReadonlyMap<string, Present>> {
  const places = new Map<string, Present>()
  const { adapter, connection, jobRun, config } = terms
  if (!adapter.write) return places
  const rows = await jobRun.db
    .select({ locale: connectorTargets.locale })
    .from(connectorTargets)
    .innerJoin(connectorItems, eq(connectorItems.id, connectorTargets.itemId))
    .where(and(eq(connectorItems.configId, config.id), eq(connectorItems.key, found.key)))
  const known = new Set(rows.map(({ locale }) => locale))
  for (const locale of connection.targetLocales) {
    // Once it is known, what changes there is a change by someone else.
    if (known.has(locale)) continue
    const item = { key: found.key, title: found.title, version: found.version, place: found.place ?? {} }
    places.set(locale, await adapter.present(connection, { item, locale, remoteKey: null }))
  }
  return places
}

/** Sends the content into the continuous project of its tag. */
async function upload(terms: RunTerms, db: Database, found: Found, { name, folder, bytes }: Content) {
  const { config, connection, jobRun } = terms
  const { settings, sourceLocale, targetLocales } = connection
  const context = { ...changesOf(terms, db), objects: jobRun.objects }
  const ciTag = tagOf(terms, found)
  const reference = terms.run.params.settings?.reference ?? ciTag
  const { contactUuid, tags, workflows } = settings
  try {
    const contactUUID = contactUuid === undefined ? {} : { contactUUID: contactUuid }
    const opened = { ciTag, orgUnitUUID: config.orgUnitId, source: sourceLocale, reference, ...contactUUID }
    await db.transaction(async (inner) => openContinuous({ ...context, db: inner as Database }, { ...opened, tags }))
  } catch (error) {
    if (!(error instanceof ApiError && error.details.code === 'CI_TAG_TAKEN')) throw error
  }
  const file = new SentFile(new Blob([bytes as Uint8Array<ArrayBuffer>]), name, 'application/octet-stream')
  const sent = { file, path: folder ?? '', locales: [...targetLocales], source: sourceLocale }
  const project = await uploadContinuous(
    context,
    { orgUnitId: config.orgUnitId, ciTag },
    { ...sent, ...(workflows?.length && { workflows }), ...(tags && { tags }) },
  )
  const held = await holdProject(db, terms.session, project.id)
  const resource = await fileNamed(context, held, { name, path: folder })
  return { projectId: project.id, resourceId: resource?.id ?? null }
}

/** The tag of the continuous project that takes an item. */
function tagOf({ connection, config }: RunTerms, { place }: Found): string {
  const repository = connection.repositories.find(({ owner, name }) => `${owner}/${name}` === place?.['repository'])
  const made = repository ? `${repository.owner}-${repository.name}` : `${config.kind.toLowerCase()}-${config.name}`
  return repository?.projectTag ?? connection.settings.projectTag ?? made.replaceAll(/[/\\]/g, '-').slice(0, 100)
}

async function keepItem(
  db: Database,
  { config, run }: RunTerms,
  { key, title, url, place = {}, version }: Found,
  change: Partial<ItemRow>,
): Promise<string> {
  const values = {
    title,
    url: url ?? null,
    place,
    version,
    seenAt: new Date(),
    seenBy: run.id,
    isGone: false,
    ...change,
  }
  const [row] = await db
    .insert(connectorItems)
    .values({ configId: config.id, key, ...values })
    .onConflictDoUpdate({ target: [connectorItems.configId, connectorItems.key], set: values })
    .returning({ id: connectorItems.id })
  return row!.id
}

/** The translations of an item with the work units that make them. */
async function keepTargets(db: Database, itemId: string, before: ReadonlyMap<string, Present>): Promise<void> {
  const [item] = await db.select().from(connectorItems).where(eq(connectorItems.id, itemId))
  if (!item?.resourceId) return
  const units = await db
    .select({ id: workUnits.id, locale: workUnits.targetLocale })
    .from(workUnits)
    .where(isOneOf(workUnits.resourceId, [item.resourceId]))
  for (const { id, locale } of units) {
    const place = before.get(locale)
    const there = place && {
      remoteHash: place.bytes && hashOf(place.bytes),
      remoteKey: place.remoteKey ?? null,
      url: place.url ?? null,
    }
    await db
      .insert(connectorTargets)
      .values({ itemId, locale, workUnitId: id, ...there })
      .onConflictDoUpdate({
        target: [connectorTargets.itemId, connectorTargets.locale],
        set: { workUnitId: id, ...there },
      })
  }
}
