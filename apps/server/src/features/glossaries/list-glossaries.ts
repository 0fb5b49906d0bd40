import type { AnyColumn } from 'drizzle-orm'
import { and, asc, desc, eq, ilike } from 'drizzle-orm'
import type { Operations } from '../../generated/handlers.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { listPage, readSort } from '../../kernel/list-page.ts'
import { containing } from '../../kernel/paging.ts'
import { showGlossaryRef, visibleGlossaries, type GlossaryRow } from './glossaries.ts'
import { glossaries } from './tables.ts'

const sortable = { name: glossaries.name, creationDate: glossaries.createdAt }

/** One page of the glossaries that the caller may see. */
export function listGlossaries(
  db: Database,
  session: SignedIn,
  query: Operations['glossaries']['list']['params']['query'],
) {
  const { by, descending } = readSort<AnyColumn>(query.sort, sortable) ?? { by: glossaries.name, descending: false }
  const show = query.idsOnly ? ({ id: uuid, name }: GlossaryRow) => ({ uuid, name }) : showGlossaryRef
  return listPage(db, query, {
    from: glossaries,
    where: and(
      visibleGlossaries(db, session),
      query.name ? ilike(glossaries.name, containing(query.name)) : undefined,
      query.organizationUuid ? eq(glossaries.organizationId, query.organizationUuid) : undefined,
    ),
    orderBy: [descending ? desc(by) : asc(by), asc(glossaries.id)],
    show: (rows) => rows.map((row) => show(row)),
  })
}
