import type { ConnectorFault } from '@dragoman/sdk/operations/connectors'
import type { ConnectorRequest, ConnectorRequestPiece } from '@dragoman/sdk/operations/connectorRequests'
import { and, isNotNull } from 'drizzle-orm'
import { loadPeople } from '../../../identity/people.ts'
import type { SignedIn } from '../../../identity/sessions.ts'
import { isOneOf } from '../../../kernel/database/columns.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import type { Found } from '../peer/adapter.ts'
import type { connectorRequests, RequestedPiece } from '../request-tables.ts'
import { connectorConfigs, connectorRunItems } from '../tables.ts'

export type RequestRow = typeof connectorRequests.$inferSelect

/** The content of requests as it is there now; undefined where it was not read. */
export type Present = ReadonlyMap<string, Found> | ConnectorFault | undefined

/** Requests as the wire shows them. */
export async function showRequests(
  db: Database,
  session: SignedIn,
  rows: readonly RequestRow[],
  present?: Present,
): Promise<ConnectorRequest[]> {
  if (rows.length === 0) return []
  const configs = await db
    .select({ id: connectorConfigs.id, name: connectorConfigs.name, kind: connectorConfigs.kind })
    .from(connectorConfigs)
    .where(
      isOneOf(
        connectorConfigs.id,
        rows.map(({ configId }) => configId),
      ),
    )
  const byId = new Map(configs.map((config) => [config.id, config]))
  const lines = await linesOf(db, rows)
  const people = await loadPeople(
    db,
    session,
    rows.flatMap(({ requesterId, decidedById }) => [requesterId, decidedById]),
  )
  return rows.flatMap((row) => {
    const config = byId.get(row.configId)
    if (!config) return []
    const own = lines.get(row.runId ?? '') ?? []
    const [requester, decidedBy] = [people(row.requesterId), people(row.decidedById)]
    const projectUuid = own.find(({ projectId }) => projectId !== null)?.projectId
    const words = new Map(own.map((line) => [line.key, line.words]))
    return {
      uuid: row.id,
      status: row.status,
      name: row.name,
      config: { uuid: config.id, name: config.name },
      kind: config.kind,
      ...(requester && { requester }),
      wpIds: config.kind === 'WORDPRESS' ? row.pieces.map(({ key }) => Number(key.split(':')[1])) : [],
      pieces: row.pieces.map((piece) => showPiece(piece, present, words.get(piece.key))),
      targetLocales: row.targetLocales,
      note: row.note,
      answer: row.answer,
      ...(typeof present === 'string' && { fault: present }),
      ...(decidedBy && { decidedBy }),
      ...(row.decidedAt && { decidedAt: row.decidedAt.getTime() }),
      ...(row.runId && { runUuid: row.runId }),
      ...(projectUuid && { projectUuid }),
      createdAt: row.createdAt.getTime(),
    }
  })
}

function showPiece(
  { key, title, version, url }: RequestedPiece,
  present: Present,
  words: number | null | undefined,
): ConnectorRequestPiece {
  const looked = typeof present === 'object' ? present : undefined
  const now = looked?.get(key)
  return {
    key,
    title: now?.title ?? title,
    version: now?.version ?? version,
    ...(url !== undefined && { url }),
    isChanged: now !== undefined && now.version !== version,
    isGone: looked !== undefined && now === undefined,
    ...(typeof words === 'number' && { words }),
  }
}

/** The lines of the runs of requests. */
async function linesOf(db: Database, rows: readonly RequestRow[]) {
  const lines = await db
    .select({
      run: connectorRunItems.runId,
      key: connectorRunItems.key,
      words: connectorRunItems.words,
      projectId: connectorRunItems.projectId,
    })
    .from(connectorRunItems)
    .where(
      and(
        isOneOf(
          connectorRunItems.runId,
          rows.flatMap(({ runId }) => runId ?? []),
        ),
        isNotNull(connectorRunItems.projectId),
      ),
    )
  return Map.groupBy(lines, ({ run }) => run)
}
