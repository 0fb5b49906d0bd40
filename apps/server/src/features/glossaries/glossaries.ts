import type { Glossary, GlossaryRef } from '@dragoman/sdk/operations/glossaries'
import { isManager } from '@dragoman/sdk/permissions'
import { and, asc, eq, exists, inArray, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { orgUnitsOfUser } from '../../identity/org-units.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { glossaries, glossaryOrgUnits } from './tables.ts'
import { projectGlossaries } from '../projects/context/tables.ts'
import { tasks } from '../projects/work-units/task-tables.ts'
import { organizations, orgUnits } from '../../identity/tables.ts'
import { findVisible } from '../../kernel/find-visible.ts'
import { invalid } from '../../kernel/refusals.ts'
import { versionOf } from '../../kernel/version.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import type { Entity } from '../../kernel/journal.ts'
import { isLanguage } from '../locales/languages.ts'
import { loadPeople } from '../../identity/people.ts'

export type GlossaryRow = typeof glossaries.$inferSelect

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
export const glossaryEntity = ({ id, name }: GlossaryRow): Entity => ({ type: 'GLOSSARY', id, name })

/** There are no concepts to count before terms can be kept. */
const totalConcepts = 0

/** A row of a list of glossaries. */
export const showGlossaryRef = ({ id, name, languages, number }: GlossaryRow) =>
  ({ uuid: id, name, languages, totalConcepts, bwGlossaryId: number }) satisfies GlossaryRef

/** A glossary as the wire shows it. */
export async function showGlossary(db: Database, session: SignedIn, row: GlossaryRow): Promise<Glossary> {
  const orgUnitRefs = await db
    .select({ id: orgUnits.number, uuid: orgUnits.id, name: orgUnits.name })
    .from(glossaryOrgUnits)
    .innerJoin(orgUnits, eq(orgUnits.id, glossaryOrgUnits.orgUnitId))
    .where(eq(glossaryOrgUnits.glossaryId, row.id))
    .orderBy(asc(orgUnits.name))
  const [organization] = row.organizationId
    ? await db
        .select({ id: organizations.number, uuid: organizations.id, name: organizations.name })
        .from(organizations)
        .where(eq(organizations.id, row.organizationId))
    : []
  const people = await loadPeople(db, session, [row.creatorId])
  const { name, note, domain, subDomain, languages } = row
  return {
    version: versionOf([name, note, domain, subDomain, languages, orgUnitRefs.map(({ uuid }) => uuid)]),
    ...showGlossaryRef(row),
    bwGlossaryId: row.number,
    note: row.note,
    domain: row.domain,
    subDomain: row.subDomain,
    isDefault: row.isDefault,
    languages: row.languages,
    allLanguages: row.languages,
    organization,
    orgUnits: orgUnitRefs,
    customAttributes: row.customAttributes,
    customFields: row.customAttributes,
    createdBy: people(row.creatorId),
    creationDate: row.createdAt.getTime(),
  }
}

/** Refuses with 400 what is no language that the product translates; answers each once. */
export function checkedLanguages(languages: readonly string[]): string[] {
  const unknown = languages.findIndex((locale) => !isLanguage(locale))
  if (unknown >= 0) throw invalid(`body.languages[${unknown}]`, `${languages[unknown]} isn't a supported language.`)
  return [...new Set(languages)]
}

/** Replaces the organizational units that a glossary is for. */
export async function writeGlossaryOrgUnits(
  db: Database,
  glossaryId: string,
  orgUnitIds: readonly string[],
): Promise<void> {
  await db.delete(glossaryOrgUnits).where(eq(glossaryOrgUnits.glossaryId, glossaryId))
  if (orgUnitIds.length === 0) return
  await db.insert(glossaryOrgUnits).values(orgUnitIds.map((orgUnitId) => ({ glossaryId, orgUnitId })))
}
