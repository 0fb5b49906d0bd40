import { and, asc, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../kernel/database/connect.ts'
import { isOneOf } from '../../kernel/database/columns.ts'
import { users } from '../../kernel/tables.ts'
import { termRequests } from './request-tables.ts'

const openLanes = ['REQUESTED', 'IN_PROGRESS', 'UNDER_REVIEW'] as const

/** An open request about a term. */
export interface OpenRequest {
  lane: (typeof openLanes)[number]
  at: Date
  /** Null for the system. */
  asker: string | null
}

/** The open requests that name terms of a concept, the newest one of each term. */
export async function openRequestsOf(db: Database, conceptId: string): Promise<Map<string, OpenRequest>> {
  const rows = await db
    .select({
      lane: sql<OpenRequest['lane']>`${termRequests.lane}`,
      at: termRequests.createdAt,
      asker: sql<string | null>`(select ${users.name} from ${users} where ${users.id} = ${termRequests.askerId})`,
      terms: termRequests.terms,
    })
    .from(termRequests)
    .where(and(isOneOf(termRequests.conceptId, [conceptId]), inArray(termRequests.lane, [...openLanes])))
    .orderBy(asc(termRequests.number))
  return new Map(
    rows.flatMap(({ terms, ...request }) =>
      terms.flatMap(({ termUuid }): [string, OpenRequest][] => (termUuid === undefined ? [] : [[termUuid, request]])),
    ),
  )
}
