import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { NotTakenTally, type NotTaken } from '../../../engines/exchange/not-taken.ts'
import type { TermAttribute } from '../../../engines/terminology/term-notes.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import type { GlossaryRow } from '../glossaries.ts'
import { glossaryConcepts, glossaryTerms } from '../../terminology/tables.ts'
import { glossaryConceptImages, glossaryConceptLinks } from '../../terminology/upkeep-tables.ts'

/** The fields that users have added, of which tables have no columns. */
export const ownFields = 'glossaryCustomAttributes'

/** The attributes that the terms of an export use. */
export interface TermUsage {
  /** The languages of the terms, and the attributes that a term of each has. */
  attributes: ReadonlyMap<string, ReadonlySet<TermAttribute>>
  /** The parts that files of glossaries can't hold. */
  notTaken: NotTaken[]
}

/** The terms of an export. */
export const shownTerms = ({
  languages,
  withInternal,
}: {
  languages: readonly string[]
  withInternal: boolean
}): SQL | undefined =>
  and(
    withInternal ? undefined : eq(glossaryTerms.internal, false),
    languages.length > 0 ? inArray(glossaryTerms.language, [...languages]) : undefined,
  )

/** Finds terms with an attribute that a reader of the file wouldn't expect. */
const used = {
  // An import takes what says nothing of its status as approved.
  status: sql<boolean>`bool_or(${glossaryTerms.status} <> 'Approved')`,
  part: sql<boolean>`bool_or(${glossaryTerms.part} is not null)`,
  gender: sql<boolean>`bool_or(${glossaryTerms.gender} is not null)`,
  termType: sql<boolean>`bool_or(${glossaryTerms.termType} is not null)`,
  usage: sql<boolean>`bool_or(${glossaryTerms.usage} <> '')`,
  forbidden: sql<boolean>`bool_or(${glossaryTerms.forbidden})`,
  dnt: sql<boolean>`bool_or(${glossaryTerms.dnt})`,
  exactMatch: sql<boolean>`bool_or(${glossaryTerms.exactMatch})`,
  caseSensitive: sql<boolean>`bool_or(${glossaryTerms.caseSensitive})`,
  internal: sql<boolean>`bool_or(${glossaryTerms.internal})`,
  definition: sql<boolean>`bool_or(${glossaryTerms.definition} <> '')`,
  note: sql<boolean>`bool_or(${glossaryTerms.note} <> '')`,
}

/** Looks at the terms of an export as a whole, before they are written one by one. */
export async function usageOfTerms(
  db: Database,
  { id }: GlossaryRow,
  wanted: { languages: readonly string[]; withInternal: boolean },
): Promise<TermUsage> {
  const rows = await db
    .select({
      language: glossaryTerms.language,
      locks: sql<number>`(count(*) filter (where not ${glossaryTerms.writable}))::int`,
      custom: sql<number>`coalesce(sum(jsonb_array_length(${glossaryTerms.customAttributes})), 0)::int`,
      ...used,
    })
    .from(glossaryTerms)
    .where(and(eq(glossaryTerms.glossaryId, id), shownTerms(wanted)))
    .groupBy(glossaryTerms.language)
    .orderBy(glossaryTerms.language)
  const notTaken = new NotTakenTally()
  const sum = (of: 'locks' | 'custom') => rows.reduce((total, row) => total + row[of], 0)
  notTaken.note('FIELD', 'writable', { count: sum('locks') })
  notTaken.note('FIELD', ownFields, { count: sum('custom') })
  const links = db
    .select({ id: glossaryConceptLinks.id })
    .from(glossaryConceptLinks)
    .innerJoin(glossaryConcepts, eq(glossaryConcepts.id, glossaryConceptLinks.conceptId))
    .where(eq(glossaryConcepts.glossaryId, id))
  notTaken.note('FIELD', 'links', { count: await db.$count(links.as('links')) })
  const images = db
    .select({ id: glossaryConceptImages.id })
    .from(glossaryConceptImages)
    .innerJoin(glossaryConcepts, eq(glossaryConcepts.id, glossaryConceptImages.conceptId))
    .where(eq(glossaryConcepts.glossaryId, id))
  notTaken.note('FIELD', 'images', { count: await db.$count(images.as('images')) })
  const fields = Object.keys(used) as (keyof typeof used)[]
  return {
    attributes: new Map(rows.map((row) => [row.language, new Set(fields.filter((field) => row[field]))])),
    notTaken: notTaken.list(),
  }
}
