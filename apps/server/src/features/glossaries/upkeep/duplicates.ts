import type { GlossaryConcept } from '@dragoman/sdk/operations/glossaries'
import type {
  DuplicateCount,
  DuplicateGroup,
  DuplicateGroupPage,
  DuplicateKind,
} from '@dragoman/sdk/operations/glossaryConcepts'
import { asc, sql, type SQL } from 'drizzle-orm'
import type { Operations } from '../../../generated/handlers.ts'
import type { SignedIn } from '../../../identity/sessions.ts'
import { isOneOf } from '../../../kernel/database/columns.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { foldedText } from '../../../kernel/database/fold-text.ts'
import { only } from '../../../kernel/database/one-row.ts'
import { pageOf } from '../../../kernel/paging.ts'
import { glossaryConcepts, glossaryTerms } from '../../terminology/tables.ts'
import { glossaryConceptsApart } from '../../terminology/upkeep-tables.ts'
import { showConcepts } from '../concepts.ts'
import type { GlossaryRow } from '../glossaries.ts'
import { shownTo } from '../term-rows.ts'

type Query = Operations['glossaryConcepts']['listDuplicates']['params']['query']

const kinds: readonly DuplicateKind[] = ['SAME', 'NEAR', 'TRANSLATION']
const mostShown = 20

/** One page of the groups of concepts that could be the same (contract: DuplicateGroupPage). */
export async function listDuplicates(
  db: Database,
  session: SignedIn,
  glossary: GlossaryRow,
  { kind, apart, page, size, ...query }: Query,
): Promise<DuplicateGroupPage> {
  const language = query.language ?? glossary.languages[0] ?? ''
  const place = { glossaryId: glossary.id, language, shown: shownTo(session) }
  const shownPage = sql`(select coalesce(json_agg(one), '[]') from (
    select key, ids from ${sql.identifier(kind)} where is_apart = ${apart}
    order by key, ids limit ${size} offset ${page * size}) one)`
  const { rows } = await db.execute<{
    kind: DuplicateKind
    groups: number
    apart: number
    found: { ids: string[]; key: string }[]
  }>(sql`
    with ${sql.join(
      kinds.map((each) => sql`${sql.identifier(each)} as materialized (${groupsOf(each, place)})`),
      sql`, `,
    )}
    ${sql.join(
      kinds.map(
        (each) => sql`select ${each}::text as kind, (count(*) filter (where not is_apart))::int as groups,
          (count(*) filter (where is_apart))::int as apart, ${each === kind ? shownPage : sql`'[]'::json`} as found
          from ${sql.identifier(each)}`,
      ),
      sql` union all `,
    )}`)
  const { found, ...own } = only(rows.filter((row) => row.kind === kind))
  const languageOf = (key: string) => (kind === 'TRANSLATION' ? key.slice(key.lastIndexOf('\n') + 1) : language)
  const content = await showGroups(
    db,
    session,
    found.map(({ ids, key }) => ({ ids, language: languageOf(key) })),
  )
  const counts = rows.map((row): DuplicateCount => ({ kind: row.kind, groups: row.groups, apart: row.apart }))
  return { ...pageOf(content, own[apart ? 'apart' : 'groups'], { page, size }), counts }
}

interface Place {
  glossaryId: string
  language: string
  shown: SQL | undefined
}

const written = sql`lower(${glossaryTerms.text}) collate "C"`

/** A text that terms share where they differ in accents, hyphens, spaces, or the form of their words alone. */
const folded = sql`case when ${glossaryTerms.stems} = '{}'
  then nullif(regexp_replace(${foldedText(glossaryTerms.text)}, '[[:space:][:punct:]]', '', 'g'), '')
  else ${foldedText(sql`array_to_string(${glossaryTerms.stems}, '')`)} end collate "C"`

/** The concepts that have something in common, with whether all of them are kept apart from each other. */
function groupsOf(kind: DuplicateKind, { glossaryId, language, shown }: Place): SQL {
  const isOwn = sql`${glossaryTerms.language} = ${language}`
  const terms = sql`from ${glossaryTerms} where ${glossaryTerms.glossaryId} = ${glossaryId}
    and not ${glossaryTerms.forbidden} ${shown ? sql`and ${shown}` : sql``}`
  const keyed = (key: SQL, more: SQL) =>
    sql`select ${key} as key, ${written} as written, ${glossaryTerms.conceptId} as concept_id ${terms} and ${more}`
  const common: Record<DuplicateKind, SQL> = {
    SAME: repeated(keyed(written, isOwn), sql`true`),
    NEAR: repeated(keyed(folded, isOwn), sql`count(distinct written) > 1`),
    // Those with the same term in the language itself are of the first kind.
    TRANSLATION: sql`select min(alike.key) as key, ids from (${repeated(
      keyed(sql`${written} || chr(10) || ${glossaryTerms.language}`, sql`not ${isOwn}`),
      sql`count(distinct coalesce((
        select min(${written}) ${terms} and ${isOwn} and ${glossaryTerms.conceptId} = keyed.concept_id
      ), concept_id::text)) > 1`,
    )}) alike group by ids`,
  }
  return sql`select key, ids, (
      select count(*) from ${glossaryConceptsApart}
      where ${glossaryConceptsApart.glossaryId} = ${glossaryId} and ${glossaryConceptsApart.firstId} = any(ids)
        and ${glossaryConceptsApart.secondId} = any(ids)
    ) = cardinality(ids)::bigint * (cardinality(ids) - 1) / 2 as is_apart
    from (${common[kind]}) common`
}

/** The concepts of each key that several have. Most keys are of one term: these are left out before anything is sorted. */
const repeated = (keyed: SQL, having: SQL): SQL => sql`
  with keyed as materialized (${keyed}),
    twice as (select key from keyed group by key having count(*) > 1)
  select key, array_agg(distinct concept_id) as ids from keyed join twice using (key)
  group by key having count(distinct concept_id) > 1 and ${having}`

interface FoundGroup {
  ids: readonly string[]
  language: string
}

async function showGroups(db: Database, session: SignedIn, groups: readonly FoundGroup[]): Promise<DuplicateGroup[]> {
  const all = groups.flatMap(({ ids }) => ids)
  if (all.length === 0) return []
  const rows = await db
    .select()
    .from(glossaryConcepts)
    .where(isOneOf(glossaryConcepts.id, all))
    .orderBy(asc(glossaryConcepts.number))
  const shownOf = ({ ids }: FoundGroup) => {
    const own = new Set(ids)
    return rows.filter(({ id }) => own.has(id)).slice(0, mostShown)
  }
  const wanted = [...new Set(groups.flatMap(shownOf))]
  const shown = new Map((await showConcepts(db, session, wanted)).map((concept) => [concept.uuid, concept]))
  return groups.map((group) => {
    const concepts = shownOf(group).map(({ id }) => shown.get(id)!)
    return {
      text: commonText(concepts, group.language),
      language: group.language,
      total: group.ids.length,
      concepts,
      clashes: clashesOf(concepts, group),
    }
  })
}

const textsIn = ({ terms }: GlossaryConcept, locale: string) =>
  terms.filter(({ language, forbidden }) => language === locale && !forbidden).map(({ text }) => text)

/** The term that the most of some concepts have, of the oldest one. */
function commonText(concepts: readonly GlossaryConcept[], locale: string): string {
  const sets = concepts.map((concept) => new Set(textsIn(concept, locale).map((text) => text.toLowerCase())))
  const [first = []] = concepts.map((concept) => textsIn(concept, locale)).filter((texts) => texts.length > 0)
  const shared = (text: string) => sets.filter((set) => set.has(text.toLowerCase())).length
  return first.toSorted((a, b) => shared(b) - shared(a))[0] ?? ''
}

/** The languages in which two of the concepts have terms, but none in common. */
function clashesOf(concepts: readonly GlossaryConcept[], { language }: FoundGroup): string[] {
  const locales = new Set(concepts.flatMap(({ terms }) => terms.map((term) => term.language)))
  locales.delete(language)
  return [...locales].filter((locale) => {
    const sets = concepts
      .map((concept) => new Set(textsIn(concept, locale).map((text) => text.toLowerCase())))
      .filter((set) => set.size > 0)
    return sets.some((set) => sets.some((other) => [...set].every((text) => !other.has(text))))
  })
}
