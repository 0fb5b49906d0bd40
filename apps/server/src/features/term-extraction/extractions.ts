import type { TermExtraction, TermExtractionInput } from '@dragoman/sdk/operations/termExtractions'
import { hasPermission, isClient, isManager, type PermissionCode } from '@dragoman/sdk/permissions'
import { and, desc, eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import type { ChangeContext } from '../../identity/change-context.ts'
import { orgUnitsOfUser } from '../../identity/org-units.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { insertOne, updateOne } from '../../kernel/database/one-row.ts'
import { findVisible } from '../../kernel/find-visible.ts'
import { forbidden, invalid } from '../../kernel/refusals.ts'
import { jobs } from '../../kernel/tables.ts'
import { findGlossary, type GlossaryRow } from '../glossaries/glossaries.ts'
import { findMemory, visibleMemories } from '../memories/memories.ts'
import { translationMemories } from '../memories/tables.ts'
import { findProject } from '../work/find-project.ts'
import { projects } from '../work/tables.ts'
import { visibleProjects } from '../work/visible.ts'
import { countOpen } from './candidates.ts'
import { extractionJob } from './run-extraction.ts'
import { termExtractions, type ExtractionRow } from './tables.ts'

/** Searches of a glossary that are kept. */
const most = 5

/** Starts a search for candidates, and forgets the oldest ones of the glossary. */
export async function startExtraction(
  context: ChangeContext,
  glossary: GlossaryRow,
  input: TermExtractionInput,
): Promise<ExtractionRow> {
  const { db, session, now, startJob } = context
  const { minTimes = 3 } = input
  const from = await readFrom(db, session, input)
  const row = await insertOne(db, termExtractions, {
    ...from,
    minTimes,
    accountId: session.account.id,
    glossaryId: glossary.id,
    startedBy: session.user.id,
    createdAt: now,
  })
  const old = db
    .select({ id: termExtractions.id })
    .from(termExtractions)
    .where(eq(termExtractions.glossaryId, glossary.id))
    .orderBy(desc(termExtractions.createdAt), desc(termExtractions.id))
    .offset(most)
  await db.delete(termExtractions).where(inArray(termExtractions.id, old))
  const job = await startJob({
    type: extractionJob,
    projectId: from.projectId ?? null,
    params: { extractionUuid: row.id },
  })
  return updateOne(db, termExtractions, eq(termExtractions.id, row.id), { jobId: job.id })
}

/** The project or the memory to read, which the caller has to see. */
async function readFrom(db: Database, session: SignedIn, { projectUuid, memoryUuid }: TermExtractionInput) {
  if (projectUuid !== undefined && memoryUuid !== undefined)
    throw invalid('body.memoryUuid', 'Name a project or a translation memory, not both.')
  if (projectUuid !== undefined) {
    requirePermission(session, 'PROJECT_list', 'read the texts of projects')
    const { id, sourceLocale } = await findProject(db, session, projectUuid)
    if ((await db.$count(projects, and(eq(projects.id, id), readProjects(db, session)))) === 0)
      throw forbidden('You see the texts of your own tasks alone. Only a manager can search the whole project.', [
        'ROLE_PROJECT_MANAGER',
      ])
    return { projectId: id, language: sourceLocale }
  }
  if (memoryUuid === undefined) throw invalid('body.projectUuid', 'Name a project or a translation memory to read.')
  requirePermission(session, 'TM_list', 'read the texts of translation memories')
  const { id, sourceLocale } = await findMemory(db, session, memoryUuid)
  return { memoryId: id, language: sourceLocale, projectId: undefined }
}

function requirePermission(session: SignedIn, code: PermissionCode, what: string): void {
  if (!hasPermission(session, code)) throw forbidden(`You can’t ${what}.`, [code])
}

/** The projects all of whose texts the caller may see: a linguist sees no more than those of their tasks. */
function readProjects(db: Database, session: SignedIn): SQL | undefined {
  const seen = visibleProjects(db, session)
  if (isManager(session)) return seen
  return isClient(session) ? and(seen, inArray(projects.orgUnitId, orgUnitsOfUser(db, session.user.id))) : sql`false`
}

/** The searches of texts that the caller may see. */
const visibleExtractions = (db: Database, session: SignedIn) =>
  and(
    eq(termExtractions.accountId, session.account.id),
    or(
      inArray(
        termExtractions.projectId,
        db.select({ id: projects.id }).from(projects).where(readProjects(db, session)),
      ),
      inArray(
        termExtractions.memoryId,
        db.select({ id: translationMemories.id }).from(translationMemories).where(visibleMemories(db, session)),
      ),
    ),
  )

/** A search of a glossary that the caller may see; 404 for any other. */
export async function findExtraction(
  db: Database,
  session: SignedIn,
  id: string,
): Promise<{ extraction: ExtractionRow; glossary: GlossaryRow }> {
  const extraction = await findVisible(db, termExtractions, {
    id,
    visible: visibleExtractions(db, session),
    what: 'term search',
  })
  return { extraction, glossary: await findGlossary(db, session, extraction.glossaryId) }
}

/** The last search of a glossary that the caller may see; undefined before the first one. */
export async function latestExtraction(
  db: Database,
  session: SignedIn,
  glossaryId: string,
): Promise<ExtractionRow | undefined> {
  const [row] = await db
    .select()
    .from(termExtractions)
    .where(and(eq(termExtractions.glossaryId, glossaryId), visibleExtractions(db, session)))
    .orderBy(desc(termExtractions.createdAt), desc(termExtractions.id))
    .limit(1)
  return row
}

/** A search as the wire shows it. */
export async function showExtraction(db: Database, row: ExtractionRow): Promise<TermExtraction> {
  const { projectId, memoryId, language, minTimes, texts, files, found, known, general, refused } = row
  const [named] =
    projectId === null
      ? await db
          .select({ name: translationMemories.name })
          .from(translationMemories)
          .where(eq(translationMemories.id, memoryId!))
      : await db.select({ name: projects.name }).from(projects).where(eq(projects.id, projectId))
  const isRunning = row.finishedAt === null && row.failedAt === null
  const [job] = isRunning && row.jobId !== null ? await db.select().from(jobs).where(eq(jobs.id, row.jobId)) : []
  return {
    uuid: row.id,
    status: row.finishedAt ? 'FINISHED' : row.failedAt ? 'FAILED' : 'RUNNING',
    ...(isRunning && { progress: job && job.total > 0 ? Math.floor((100 * job.done) / job.total) : 0 }),
    language,
    ...(projectId !== null && { projectUuid: projectId }),
    ...(memoryId !== null && { memoryUuid: memoryId }),
    name: named?.name ?? '',
    createdDate: row.createdAt.getTime(),
    ...(row.finishedAt && { finishedDate: row.finishedAt.getTime() }),
    minTimes,
    texts,
    files,
    found,
    known,
    general,
    refused,
    open: await countOpen(db, row),
  }
}
