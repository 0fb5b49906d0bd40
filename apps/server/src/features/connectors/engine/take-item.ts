import { eq } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/connect.ts'
import { ApiError } from '../../../kernel/refusals.ts'
import { SentFile } from '../../../kernel/sent-file.ts'
import { openContinuous, uploadContinuous } from '../../projects/continuous/continuous.ts'
import { fileNamed } from '../../projects/take-in.ts'
import { holdProject } from '../../work/find-project.ts'
import { projects } from '../../work/tables.ts'
import type { Content, Found } from '../peer/adapter.ts'
import { NotTaken } from '../peer/faults.ts'
import { connectorItems } from '../tables.ts'
import { tagOf } from '../connection/tag-of.ts'
import { blobOf, measure } from './read-texts.ts'
import { keepTargets, placesOf } from './take-targets.ts'
import { changesOf, noteLine, type ItemRow, type RunTerms } from './terms.ts'

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
  const places = await placesOf(terms, found, content)
  await db.transaction(async (transaction) => {
    const { projectId, resourceId } = await upload(terms, transaction, found, content)
    const change = { takenVersion: found.version, contentHash: measured.hash, projectId, resourceId, isGone: false }
    const kept = await keepItem(transaction, terms, found, change)
    await keepTargets(terms, transaction as Database, kept, places)
    await noteLine(transaction, terms, { ...line, projectId, reason, words: measured.words })
  })
}

async function isInWork(db: Database, projectId: string): Promise<boolean> {
  const [project] = await db.select({ status: projects.status }).from(projects).where(eq(projects.id, projectId))
  return project?.status === 'PENDING' || project?.status === 'APPROVED'
}

/** Sends the content into the continuous project of its tag. */
async function upload(terms: RunTerms, db: Database, found: Found, { name, folder, bytes }: Content) {
  const { config, connection, jobRun } = terms
  const { settings, sourceLocale, targetLocales } = connection
  const context = { ...changesOf(terms, db), objects: jobRun.objects }
  const ciTag = tagOf(config, settings, found.place?.['repository'])
  const reference = terms.run.params.settings?.reference ?? ciTag
  const { contactUuid, tags, workflows } = settings
  const locales = targetLocales.filter((locale) => !found.excluded?.includes(locale))
  try {
    const contactUUID = contactUuid === undefined ? {} : { contactUUID: contactUuid }
    const opened = { ciTag, orgUnitUUID: config.orgUnitId, source: sourceLocale, reference, ...contactUUID }
    await db.transaction(async (inner) => openContinuous({ ...context, db: inner as Database }, { ...opened, tags }))
  } catch (error) {
    if (!(error instanceof ApiError && error.details.code === 'CI_TAG_TAKEN')) throw error
  }
  const file = new SentFile(blobOf(bytes), name, 'application/octet-stream')
  const sent = { file, path: folder ?? '', locales, source: sourceLocale }
  const project = await uploadContinuous(
    context,
    { orgUnitId: config.orgUnitId, ciTag },
    { ...sent, ...(workflows?.length && { workflows }), ...(tags && { tags }) },
  )
  const held = await holdProject(db, terms.session, project.id)
  const resource = await fileNamed(context, held, { name, path: folder })
  return { projectId: project.id, resourceId: resource?.id ?? null }
}

async function keepItem(
  db: Database,
  { config, run }: RunTerms,
  { key, title, url, place = {}, version }: Found,
  change: Partial<ItemRow>,
): Promise<ItemRow> {
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
    .returning()
  return row!
}
