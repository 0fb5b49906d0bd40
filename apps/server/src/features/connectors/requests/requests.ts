import type { ConnectorRequestState } from '@dragoman/sdk/operations/connectorRequests'
import type { ConnectorKind } from '@dragoman/sdk/operations/shared'
import { and, desc, eq, inArray } from 'drizzle-orm'
import { requireFeature } from '../../../identity/require-feature.ts'
import type { SignedIn } from '../../../identity/sessions.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { insertOne, updateOne } from '../../../kernel/database/one-row.ts'
import { findVisible } from '../../../kernel/find-visible.ts'
import { listPage, type PageQuery } from '../../../kernel/list-page.ts'
import { conflict } from '../../../kernel/refusals.ts'
import { visibleConfigs } from '../configs/find-config.ts'
import { connectorRequests as requests } from '../request-tables.ts'
import { connectorConfigs } from '../tables.ts'
import { showRequests, type RequestRow } from './show-requests.ts'

const visibleRequests = (db: Database, session: SignedIn) =>
  and(
    eq(requests.accountId, session.account.id),
    inArray(
      requests.configId,
      db.select({ id: connectorConfigs.id }).from(connectorConfigs).where(visibleConfigs(db, session)),
    ),
  )

export function findRequest(db: Database, session: SignedIn, id: string, held = false): Promise<RequestRow> {
  requireFeature(session, 'INTEGRATIONS')
  return findVisible(db, requests, { id, visible: visibleRequests(db, session), what: 'request', held })
}

/** A request that is still open; 409 for any other. */
export async function holdOpen(db: Database, session: SignedIn, id: string): Promise<RequestRow> {
  const request = await findRequest(db, session, id, true)
  if (request.status !== 'OPEN')
    throw conflict(`${request.name} was decided already.`, { uuid: request.id, status: request.status })
  return request
}

interface RequestsQuery extends PageQuery {
  kind?: ConnectorKind
  configUuid?: string
  status?: ConnectorRequestState
}

/** A page of the requests that the caller sees, newest first. */
export function listRequests(db: Database, session: SignedIn, query: RequestsQuery) {
  const ofKind = db
    .select({ id: connectorConfigs.id })
    .from(connectorConfigs)
    .where(query.kind && eq(connectorConfigs.kind, query.kind))
  return listPage(db, query, {
    from: requests,
    where: and(
      visibleRequests(db, session),
      query.kind && inArray(requests.configId, ofKind),
      query.configUuid ? eq(requests.configId, query.configUuid) : undefined,
      query.status && eq(requests.status, query.status),
    ),
    orderBy: [desc(requests.createdAt), desc(requests.id)],
    show: (rows) => showRequests(db, session, rows),
  })
}

export const addRequest = (db: Database, values: typeof requests.$inferInsert): Promise<RequestRow> =>
  insertOne(db, requests, values)

export const changeRequest = (db: Database, id: string, change: Partial<RequestRow>): Promise<RequestRow> =>
  updateOne(db, requests, eq(requests.id, id), change)
