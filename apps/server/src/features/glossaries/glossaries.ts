import { isLanguage, unknownLanguage } from '@dragoman/sdk/languages'
import type { Glossary, GlossaryRef } from '@dragoman/sdk/operations/glossaries'
import { isManager } from '@dragoman/sdk/permissions'
import { and, asc, count, desc, eq, exists, inArray, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { orgUnitsOfUser } from '../../identity/org-units.ts'
import { isOneOf } from '../../kernel/database/columns.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { only } from '../../kernel/database/one-row.ts'
import { textParam } from '../../kernel/jobs/job-params.ts'
import { shownStatus } from '../../kernel/jobs/shown-status.ts'
import { jobs } from '../../kernel/tables.ts'
import { glossaries, glossaryConcepts, glossaryOrgUnits, glossaryTerms } from '../terminology/tables.ts'
import { projectGlossaries } from '../context/tables.ts'
import { tasks } from '../work/task-tables.ts'
import { organizations, orgUnits } from '../../identity/tables.ts'
import { findVisible } from '../../kernel/find-visible.ts'
import { invalid } from '../../kernel/refusals.ts'
import { versionOf } from '../../kernel/version.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import type { Entity } from '../../kernel/journal.ts'
import { loadPeople } from '../../identity/people.ts'

export type GlossaryRow = typeof glossaries.$inferSelect

/** Type of the job that imports terms. */
export const importJob = 'GLOSSARY_IMPORT'

/** Jobs that import, not those that only say what an import would do. */
export const isNoTrial = sql`not ${jobs.params} ? 'dryRun'`

/**
 * Managers see every glossary of the account; others who may see glossaries, those of the units they belong to and of
 * the projects in which they have a task.
 */
export function visibleGlossaries(db: Database, session: SignedIn): SQL | undefined {
  const own = eq(glossaries.accountId, session.account.id)
  if (isManager(session)) return own
  const ofOrgUnits = db
    .select({ id: glossaryOrgUnits.glossaryId })
    .from(glossaryOrgUnits)
    .where(inArray(glossaryOrgUnits.orgUnitId, orgUnitsOfUser(db, session.user.id)))
  const ofTasks = db
    .select({ one: sql`1` })
    .from(projectGlossaries)
    .innerJoin(tasks, eq(tasks.projectId, projectGlossaries.projectId))
    .where(and(eq(projectGlossaries.glossaryId, glossaries.id), eq(tasks.assigneeId, session.user.id)))
  return and(own, or(inArray(glossaries.id, ofOrgUnits), exists(ofTasks)))
}

/** A glossary that the caller may see; 404 for any other. `held`: locked until the transaction ends. */
export const findGlossary = (
  db: Database,
  session: SignedIn,
  id: string,
  { held = false }: { held?: boolean } = {},
): Promise<GlossaryRow> =>
  findVisible(db, glossaries, { id, visible: visibleGlossaries(db, session), what: 'glossary', held })

/** How the journal names a glossary. */
export const glossaryEntity = ({ id, name }: GlossaryRow): Entity<'GLOSSARY'> => ({ type: 'GLOSSARY', id, name })

/** How glossaries are shown in a list, in the order given. */
export async function showGlossaryRefs(
  db: Database,
  rows: readonly GlossaryRow[],
): Promise<(GlossaryRef & GlossaryFacts)[]> {
  const ids = rows.map(({ id }) => id)
  const concepts = await countConcepts(db, ids)
  const imports = await lastImports(db, ids)
  const owners = await organizationsOf(db, rows)
  const units = await orgUnitsOf(db, ids)
  return rows.map((row) => {
    const lastImport = imports.get(row.id)
    const organization = row.organizationId === null ? undefined : owners.get(row.organizationId)
    return {
      uuid: row.id,
      name: row.name,
      languages: row.languages,
      totalConcepts: concepts.get(row.id) ?? 0,
      bwGlossaryId: row.number,
      domain: row.domain,
      subDomain: row.subDomain,
      ...(organization && { organization }),
      orgUnits: units.get(row.id) ?? [],
      creationDate: row.createdAt.getTime(),
      ...(lastImport && { lastImportJob: lastImport }),
    }
  })
}

/** The facts that a list of glossaries always has, unless only ids are requested. */
type GlossaryFacts = Required<
  Pick<
    GlossaryRef,
    'languages' | 'totalConcepts' | 'bwGlossaryId' | 'domain' | 'subDomain' | 'orgUnits' | 'creationDate'
  >
>

async function countConcepts(db: Database, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: glossaryConcepts.glossaryId, concepts: count() })
    .from(glossaryConcepts)
    .where(isOneOf(glossaryConcepts.glossaryId, ids))
    .groupBy(glossaryConcepts.glossaryId)
  return new Map(rows.map(({ id, concepts }) => [id, concepts]))
}

async function lastImports(db: Database, ids: readonly string[]) {
  const glossaryId = sql<string>`${jobs.params} ->> 'glossaryId'`
  const rows = await db
    .selectDistinctOn([glossaryId], { glossaryId, job: jobs })
    .from(jobs)
    .where(and(eq(jobs.type, importJob), inArray(glossaryId, [...ids]), isNoTrial))
    .orderBy(glossaryId, desc(jobs.createdAt))
  return new Map(
    rows.map(({ glossaryId: id, job }) => [
      id,
      {
        jobId: job.id,
        status: shownStatus(job.status),
        fileName: textParam(job, 'fileName'),
        creationDate: job.createdAt.getTime(),
      },
    ]),
  )
}

async function organizationsOf(db: Database, rows: readonly GlossaryRow[]) {
  const ids = rows.flatMap(({ organizationId }) => organizationId ?? [])
  const found = await db
    .select({ id: organizations.number, uuid: organizations.id, name: organizations.name })
    .from(organizations)
    .where(isOneOf(organizations.id, ids))
  return new Map(found.map((organization) => [organization.uuid, organization]))
}

async function orgUnitsOf(db: Database, ids: readonly string[]) {
  const rows = await db
    .select({
      glossaryId: glossaryOrgUnits.glossaryId,
      unit: { id: orgUnits.number, uuid: orgUnits.id, name: orgUnits.name },
    })
    .from(glossaryOrgUnits)
    .innerJoin(orgUnits, eq(orgUnits.id, glossaryOrgUnits.orgUnitId))
    .where(isOneOf(glossaryOrgUnits.glossaryId, ids))
    .orderBy(asc(orgUnits.name))
  const byGlossary = Map.groupBy(rows, ({ glossaryId }) => glossaryId)
  return new Map([...byGlossary].map(([id, found]) => [id, found.map(({ unit }) => unit)]))
}

/** A glossary as the wire shows it. */
export async function showGlossary(db: Database, session: SignedIn, row: GlossaryRow): Promise<Glossary> {
  const ref = only(await showGlossaryRefs(db, [row]))
  const used = await db
    .selectDistinct({ language: glossaryTerms.language })
    .from(glossaryTerms)
    .where(eq(glossaryTerms.glossaryId, row.id))
  const people = await loadPeople(db, session, [row.creatorId])
  const { name, note, domain, subDomain, isDefault, languages, customAttributes } = row
  const units = ref.orgUnits.map(({ uuid }) => uuid)
  return {
    ...ref,
    version: versionOf([name, note, domain, subDomain, isDefault, languages, units, customAttributes]),
    note,
    isDefault,
    allLanguages: [...new Set([...languages, ...used.map(({ language }) => language)])],
    customAttributes,
    customFields: customAttributes,
    createdBy: people(row.creatorId),
  }
}

/** Refuses with 400 anything that isn't a language that the product translates; answers each once. */
export function checkedLanguages(languages: readonly string[]): string[] {
  const unknown = languages.findIndex((locale) => !isLanguage(locale))
  if (unknown >= 0) throw invalid(`body.languages[${unknown}]`, unknownLanguage(languages[unknown]!))
  return [...new Set(languages)]
}

/** Replaces the organizational units that a glossary is for. Returns the former ones. */
export async function writeGlossaryOrgUnits(
  db: Database,
  glossaryId: string,
  orgUnitIds: readonly string[],
): Promise<string[]> {
  const former = await db
    .delete(glossaryOrgUnits)
    .where(eq(glossaryOrgUnits.glossaryId, glossaryId))
    .returning({ id: glossaryOrgUnits.orgUnitId })
  if (orgUnitIds.length > 0)
    await db.insert(glossaryOrgUnits).values(orgUnitIds.map((orgUnitId) => ({ glossaryId, orgUnitId })))
  return former.map(({ id }) => id)
}
