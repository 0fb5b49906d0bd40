import type { GlossaryTerm } from '@dragoman/sdk/operations/glossaryTerms'
import { directionOf } from '@dragoman/sdk/direction'
import { isManager } from '@dragoman/sdk/permissions'
import { and, asc, eq, inArray, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { SignedIn } from '../../identity/sessions.ts'
import { isOneOf } from '../../kernel/database/columns.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { holdRows } from '../../kernel/database/hold-rows.ts'
import { only } from '../../kernel/database/one-row.ts'
import { oneOrNotFound } from '../../kernel/find-visible.ts'
import { users } from '../../kernel/tables.ts'
import { versionOf } from '../../kernel/version.ts'
import { visibleGlossaries } from './glossaries.ts'
import type { TermRow } from '../terminology/find-terms.ts'
import { glossaries, glossaryConcepts, glossaryTerms } from '../terminology/tables.ts'

const creators = alias(users, 'creators')
const editors = alias(users, 'editors')

/** The columns of a term from other tables. */
const shown = {
  term: glossaryTerms,
  glossaryName: glossaries.name,
  conceptNumber: glossaryConcepts.number,
  conceptDefinition: glossaryConcepts.definition,
  creator: creators.name,
  editor: editors.name,
}

export interface ShownTermRow {
  term: TermRow
  glossaryName: string
  conceptNumber: number
  conceptDefinition: string
  creator: string | null
  editor: string | null
}

/** Terms with what they are shown with. */
export const selectTerms = (db: Database) =>
  db
    .select(shown)
    .from(glossaryTerms)
    .innerJoin(glossaries, eq(glossaries.id, glossaryTerms.glossaryId))
    .innerJoin(glossaryConcepts, eq(glossaryConcepts.id, glossaryTerms.conceptId))
    .leftJoin(creators, eq(creators.id, glossaryTerms.createdBy))
    .leftJoin(editors, eq(editors.id, glossaryTerms.changedBy))

/** Managers see every term of the glossaries that they see; others, those that are not for internal use. */
export const visibleTerms = (db: Database, session: SignedIn): SQL | undefined =>
  and(visibleGlossaries(db, session), shownTo(session))

/** The terms of a glossary that the caller sees. */
export const shownTo = (session: SignedIn): SQL | undefined =>
  isManager(session) ? undefined : eq(glossaryTerms.internal, false)

/** A term that the caller may see; 404 for any other. `held`: locked until the transaction ends. */
export async function findTerm(
  db: Database,
  session: SignedIn,
  id: string,
  { held = false }: { held?: boolean } = {},
): Promise<TermRow> {
  const seen = db
    .select({ id: glossaryTerms.id })
    .from(glossaryTerms)
    .innerJoin(glossaries, eq(glossaries.id, glossaryTerms.glossaryId))
    .where(and(eq(glossaryTerms.id, id), visibleTerms(db, session)))
  const finding = db.select().from(glossaryTerms).where(inArray(glossaryTerms.id, seen))
  return oneOrNotFound(await holdRows(finding, held), 'term')
}

/** The fields of a term that can be changed, as the wire names them. */
export const termFields = ({
  text,
  language,
  status,
  part,
  gender,
  termType,
  definition,
  usage,
  note,
  forbidden,
  dnt,
  exactMatch,
  caseSensitive,
  internal,
  writable,
  customAttributes,
}: TermRow) => ({
  text,
  language,
  status,
  part,
  gender,
  termType,
  definition,
  usage,
  note,
  forbidden,
  dnt,
  exactMatch,
  caseSensitive,
  internal,
  writable,
  glossaryCustomAttributes: customAttributes,
})

/** A term as the wire shows it. */
export function showTerm(row: ShownTermRow): GlossaryTerm {
  const { term, glossaryName, conceptNumber, conceptDefinition, creator, editor } = row
  const { part, gender, termType, ...fields } = termFields(term)
  return {
    uuid: term.id,
    id: term.number,
    version: versionOf(termFields(term)),
    ...fields,
    ...(part && { part }),
    ...(gender && { gender }),
    ...(termType && { termType }),
    rtl: directionOf(term.language) === 'rtl',
    learnt: term.learnt,
    conceptDefinition,
    glossaryUuid: term.glossaryId,
    glossaryName,
    conceptId: conceptNumber,
    conceptUuid: term.conceptId,
    createdAt: term.createdAt.getTime(),
    lastModifiedAt: term.changedAt.getTime(),
    ...(creator !== null && { nameCreatedBy: creator }),
    ...(editor !== null && { nameModifiedBy: editor }),
  }
}

/** Terms by their ids, as the wire shows them. */
export async function showTerms(db: Database, ids: readonly string[]): Promise<Map<string, GlossaryTerm>> {
  if (ids.length === 0) return new Map()
  const rows = await selectTerms(db).where(isOneOf(glossaryTerms.id, ids))
  return new Map(rows.map((row) => [row.term.id, showTerm(row)]))
}

/** One term as the wire shows it. */
export const showTermOf = async (db: Database, { id }: TermRow): Promise<GlossaryTerm> =>
  showTerm(only(await selectTerms(db).where(eq(glossaryTerms.id, id))))

/** The other terms of a term's concept. */
export const termsBeside = (db: Database, session: SignedIn, { id, conceptId }: TermRow) =>
  selectTerms(db)
    .where(and(eq(glossaryTerms.conceptId, conceptId), shownTo(session)))
    .orderBy(asc(glossaryTerms.language), asc(glossaryTerms.number))
    .then((rows) => rows.filter(({ term }) => term.id !== id))
