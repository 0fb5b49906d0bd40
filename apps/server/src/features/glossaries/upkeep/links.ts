import type { GlossaryConcept } from '@dragoman/sdk/operations/glossaries'
import type { ConceptLink, ConceptLinkInput } from '@dragoman/sdk/operations/glossaryConcepts'
import { and, asc, eq, or, sql } from 'drizzle-orm'
import type { SignedIn } from '../../../identity/sessions.ts'
import { isOneOf } from '../../../kernel/database/columns.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { insertOne, only } from '../../../kernel/database/one-row.ts'
import { oneOrNotFound } from '../../../kernel/find-visible.ts'
import { conflict, invalid } from '../../../kernel/refusals.ts'
import { glossaryConcepts } from '../../terminology/tables.ts'
import {
  glossaryConceptLinks,
  type ConceptLinkKind,
  type ConceptLinkRow,
  type MergedState,
} from '../../terminology/upkeep-tables.ts'
import { findConcept, showConcepts, type ConceptRow } from '../concepts.ts'
import type { GlossaryRow } from '../glossaries.ts'

type Shown = ConceptLink['kind']

const kinds: readonly Shown[] = ['BROADER', 'NARROWER', 'RELATED', 'REPLACES', 'REPLACED_BY']

/** A link as the other one of its concepts has it. */
const fromOther: Record<ConceptLinkKind, Shown> = { BROADER: 'NARROWER', RELATED: 'RELATED', REPLACES: 'REPLACED_BY' }

/** The kinds that are stored the other way round. */
const storedAs: Partial<Record<Shown, ConceptLinkKind>> = { NARROWER: 'BROADER', REPLACED_BY: 'REPLACES' }

const { conceptId, otherId, kind } = glossaryConceptLinks

/** All links of some concepts. */
export const linksOf = (db: Database, ids: readonly string[]): Promise<ConceptLinkRow[]> =>
  db
    .select()
    .from(glossaryConceptLinks)
    .where(or(isOneOf(conceptId, ids), isOneOf(otherId, ids)))
    .orderBy(asc(glossaryConceptLinks.id))

/** How a concept is called: by its first term in the first language of the glossary that it has. */
export function conceptName({ terms, id }: GlossaryConcept, { languages }: GlossaryRow): string {
  const own = languages.flatMap((locale) => terms.find(({ language }) => language === locale) ?? [])
  return (own[0] ?? terms[0])?.text ?? String(id)
}

/** The links of a concept as the wire shows them. */
export async function showLinks(
  db: Database,
  session: SignedIn,
  { concept: { id }, glossary }: { concept: ConceptRow; glossary: GlossaryRow },
): Promise<ConceptLink[]> {
  const rows = await linksOf(db, [id])
  if (rows.length === 0) return []
  const ids = rows.map((row) => (row.conceptId === id ? row.otherId : row.conceptId))
  const others = await db
    .select()
    .from(glossaryConcepts)
    .where(isOneOf(glossaryConcepts.id, ids))
    .orderBy(asc(glossaryConcepts.number))
  const shown = await showConcepts(db, session, others)
  const links = shown.flatMap((other) =>
    rows
      .filter((row) => row.conceptId === other.uuid || row.otherId === other.uuid)
      .map((row) => ({
        uuid: row.id,
        kind: row.conceptId === id ? row.kind : fromOther[row.kind],
        conceptUuid: other.uuid,
        conceptId: other.id,
        name: conceptName(other, glossary),
      })),
  )
  return links.toSorted((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind))
}

/** Links a held concept with another one of its glossary. */
export async function addLink(
  db: Database,
  session: SignedIn,
  concept: ConceptRow,
  { kind: wanted, conceptUuid }: ConceptLinkInput,
): Promise<ConceptLinkRow> {
  const { concept: other } = await findConcept(db, session, conceptUuid, { held: true })
  if (other.glossaryId !== concept.glossaryId)
    throw invalid('body.conceptUuid', 'The concept belongs to another glossary. Name one of the same glossary.')
  if (other.id === concept.id)
    throw invalid('body.conceptUuid', 'A concept can’t be linked with itself. Name another one.')
  const turned = storedAs[wanted]
  const pair = turned
    ? { conceptId: other.id, otherId: concept.id, kind: turned }
    : { conceptId: concept.id, otherId: other.id, kind: wanted as ConceptLinkKind }
  const present = (await linksOf(db, [concept.id])).find(
    (row) =>
      row.kind === pair.kind &&
      [row.conceptId, row.otherId].includes(other.id) &&
      (row.kind === 'RELATED' || row.conceptId === pair.conceptId),
  )
  if (present) throw conflict('The concepts are linked in this way already.', { uuid: present.id })
  if (pair.kind !== 'RELATED' && (await leadsTo(db, pair.otherId, pair)))
    throw conflict('The concepts are linked the other way round already. Remove that link first.', { conceptUuid })
  return insertOne(db, glossaryConceptLinks, pair)
}

/** Whether links of a kind lead from a concept to the one that a new link starts from. */
async function leadsTo(
  db: Database,
  from: string,
  { conceptId: to, kind: wanted }: { conceptId: string; kind: ConceptLinkKind },
) {
  const { rows } = await db.execute<{ found: boolean }>(sql`
    with recursive reached (id) as (
      select ${from}::uuid
      union
      select ${otherId} from ${glossaryConceptLinks} join reached on ${conceptId} = reached.id where ${kind} = ${wanted}
    )
    select exists (select 1 from reached where id = ${to}::uuid) as found`)
  return only(rows).found
}

/** Removes a link of a concept; 404 for one of another. */
export async function removeLink(db: Database, concept: ConceptRow, linkUuid: string): Promise<void> {
  const gone = await db
    .delete(glossaryConceptLinks)
    .where(and(eq(glossaryConceptLinks.id, linkUuid), or(eq(conceptId, concept.id), eq(otherId, concept.id))))
    .returning({ id: glossaryConceptLinks.id })
  oneOrNotFound(gone, 'link')
}

/** Links as they are once concepts are one; those between them are gone. */
function moved(links: readonly ConceptLinkRow[], { keep, others }: { keep: string; others: readonly string[] }) {
  const into = (id: string) => (others.includes(id) ? keep : id)
  const all = links.map((link) => ({ ...link, conceptId: into(link.conceptId), otherId: into(link.otherId) }))
  const isTurned = (one: ConceptLinkRow, other: ConceptLinkRow) =>
    one.kind === 'RELATED' &&
    other.kind === 'RELATED' &&
    one.conceptId === other.otherId &&
    one.otherId === other.conceptId
  return all.filter(
    (link, at) => link.conceptId !== link.otherId && !all.slice(0, at).some((other) => isTurned(link, other)),
  )
}

/** Gives the links of merged concepts to the one that stays. */
export async function moveLinks(
  db: Database,
  links: readonly ConceptLinkRow[],
  place: { keep: string; others: readonly string[] },
): Promise<void> {
  if (links.length === 0) return
  await db.delete(glossaryConceptLinks).where(
    isOneOf(
      glossaryConceptLinks.id,
      links.map(({ id }) => id),
    ),
  )
  const rows = moved(links, place)
  if (rows.length > 0) await db.insert(glossaryConceptLinks).values(rows).onConflictDoNothing()
}

/** Refuses a merge after which links of a kind would lead from a concept back to itself. */
export async function requireNoCircle(db: Database, keep: string): Promise<void> {
  const own = (await linksOf(db, [keep])).filter((link) => link.conceptId === keep && link.kind !== 'RELATED')
  for (const link of own) {
    if (await leadsTo(db, link.otherId, link))
      throw conflict(
        link.kind === 'BROADER'
          ? 'The merged concept would be both broader and narrower than another one. Remove one of these links first.'
          : 'The merged concept would replace another one that replaces it. Remove one of these links first.',
        { conceptUuid: link.otherId },
      )
  }
}

/** Puts links back as they were before a merge; those that were made since stay. */
export async function restoreLinks(db: Database, { links }: MergedState): Promise<void> {
  if (links.length === 0) return
  const ends = links.flatMap((link) => [link.conceptId, link.otherId])
  const rows = await db
    .select({ id: glossaryConcepts.id })
    .from(glossaryConcepts)
    .where(isOneOf(glossaryConcepts.id, ends))
  const present = new Set(rows.map(({ id }) => id))
  // A link whose other end has become one with another concept since stays where it is.
  const possible = links.filter((link) => present.has(link.conceptId) && present.has(link.otherId))
  if (possible.length === 0) return
  await db.delete(glossaryConceptLinks).where(
    isOneOf(
      glossaryConceptLinks.id,
      possible.map(({ id }) => id),
    ),
  )
  await db.insert(glossaryConceptLinks).values(possible).onConflictDoNothing()
}
