import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Database } from '../../kernel/database/connect.ts'
import { users } from '../../kernel/tables.ts'
import { termRequests } from './request-tables.ts'
import { glossaryTerms } from './tables.ts'

export const openLanes = ['REQUESTED', 'IN_PROGRESS', 'UNDER_REVIEW'] as const

/** An open request about a term. */
export interface OpenRequest {
  lane: (typeof openLanes)[number]
  at: Date
  /** Null for the system. */
  asker: string | null
}

/** The open requests that name terms of a concept, the newest one of each term. */
export async function openRequestsOf(
  db: Database,
  { conceptId, glossaryId }: { conceptId: string; glossaryId: string },
): Promise<Map<string, OpenRequest>> {
  // A request that changes many terms at once is stored without a concept.
  const namesTerm = sql`exists (
    select 1 from jsonb_array_elements(${termRequests.terms}) named
    join ${glossaryTerms} on ${glossaryTerms.id} = (named ->> 'termUuid')::uuid
    where ${glossaryTerms.conceptId} = ${conceptId})`
  const rows = await db
    .select({
      lane: sql<OpenRequest['lane']>`${termRequests.lane}`,
      at: termRequests.createdAt,
      asker: sql<string | null>`(select ${users.name} from ${users} where ${users.id} = ${termRequests.askerId})`,
      terms: termRequests.terms,
    })
    .from(termRequests)
    .where(
      and(
        eq(termRequests.glossaryId, glossaryId),
        inArray(termRequests.lane, [...openLanes]),
        or(eq(termRequests.conceptId, conceptId), namesTerm),
      ),
    )
    .orderBy(asc(termRequests.number))
  return new Map(
    rows.flatMap(({ terms, ...request }) =>
      terms.flatMap(({ termUuid }): [string, OpenRequest][] => (termUuid === undefined ? [] : [[termUuid, request]])),
    ),
  )
}
