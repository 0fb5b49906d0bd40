import type { GlossaryRef } from '@dragoman/sdk/operations/glossaries'
import { and, ilike, inArray, sql, type SQL } from 'drizzle-orm'
import type { Operations } from '../../generated/handlers.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { inOrderOf } from '../../kernel/database/one-row.ts'
import { listPage, orderedBy } from '../../kernel/list-page.ts'
import { containing } from '../../kernel/paging.ts'
import { textAnywhere } from '../../kernel/query-condition.ts'
import { timeCell, type ExportedList } from '../lists/list-export.ts'
import { showGlossaryRefs, visibleGlossaries, type GlossaryRow } from './glossaries.ts'
import { glossaryOfClient, glossaryQuery } from './glossary-query.ts'
import { glossaries, glossaryConcepts } from '../terminology/tables.ts'

type Query = Operations['glossaries']['list']['params']['query']

const sortable = {
  name: glossaries.name,
  creationDate: glossaries.createdAt,
  domain: glossaries.domain,
  totalConcepts: sql`(select count(*) from ${glossaryConcepts} where ${glossaryConcepts.glossaryId} = ${glossaries.id})`,
}

const glossaryOrder = (sort: string | undefined) => orderedBy(sort, sortable, [glossaries.name, glossaries.id])

const listed = (
  db: Database,
  session: SignedIn,
  query: Pick<Query, 'q' | 'filter' | 'name' | 'organizationUuid' | 'orgUnitUuid'>,
  now: Date,
): SQL | undefined =>
  and(
    visibleGlossaries(db, session),
    query.q?.trim() ? textAnywhere(glossaries.name)(query.q.trim()) : undefined,
    query.name ? ilike(glossaries.name, containing(query.name)) : undefined,
    glossaryOfClient(db, query),
    glossaryQuery(db, session, query.filter, now),
  )

/** One page of the glossaries that the caller may see. */
export const listGlossaries = (db: Database, session: SignedIn, query: Query, now: Date) =>
  listPage(db, query, {
    from: glossaries,
    where: listed(db, session, query, now),
    orderBy: glossaryOrder(query.sort),
    show: (rows): GlossaryRef[] | Promise<GlossaryRef[]> =>
      query.idsOnly ? rows.map(({ id: uuid, name }: GlossaryRow) => ({ uuid, name })) : showGlossaryRefs(db, rows),
  })

/** The list of glossaries as a file. */
export const glossaryListExport: ExportedList<GlossaryRef> = {
  jobType: 'GLOSSARY_LIST_EXPORT',
  fileName: 'glossaries',
  async ids(db, session, { q, filter, sort }, now) {
    const found = await db
      .select({ id: glossaries.id })
      .from(glossaries)
      .where(listed(db, session, { q, filter }, now))
      .orderBy(...glossaryOrder(sort))
    return found.map(({ id }) => id)
  },
  async rows(db, _session, ids) {
    return showGlossaryRefs(db, inOrderOf(ids, await db.select().from(glossaries).where(inArray(glossaries.id, ids))))
  },
  fields: {
    name: ({ name }) => name,
    organization: ({ organization }) => organization?.name,
    orgUnits: ({ orgUnits = [] }) => orgUnits.map(({ name }) => name).join(', '),
    languages: ({ languages = [] }) => languages.join(', '),
    totalConcepts: ({ totalConcepts }) => totalConcepts,
    lastImport: ({ lastImportJob }) => timeCell(lastImportJob?.creationDate),
    lastImportFile: ({ lastImportJob }) => lastImportJob?.fileName,
    domain: ({ domain }) => domain,
    subDomain: ({ subDomain }) => subDomain,
    creationDate: ({ creationDate }) => timeCell(creationDate),
    uuid: ({ uuid }) => uuid,
  },
}
