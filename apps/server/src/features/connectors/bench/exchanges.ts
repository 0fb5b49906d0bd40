import { desc, eq } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/connect.ts'
import { listPage, type PageQuery } from '../../../kernel/list-page.ts'
import type { ConfigRow } from '../configs/find-config.ts'
import { connectorExchanges } from '../exchange-tables.ts'

/** A page of the exchanges of a connection, newest first. */
export const listExchanges = (db: Database, { id: configId }: ConfigRow, query: PageQuery) =>
  listPage(db, query, {
    from: connectorExchanges,
    where: eq(connectorExchanges.configId, configId),
    orderBy: [desc(connectorExchanges.at), desc(connectorExchanges.id)],
    show: (rows) =>
      rows.map(({ id, at, status, ms, method, url, size, sent, received }) => ({
        uuid: id,
        at: at.getTime(),
        method,
        url,
        ...(status !== null && { status }),
        milliseconds: ms,
        size,
        sent,
        received,
      })),
  })

export async function clearExchanges(db: Database, { id }: ConfigRow): Promise<void> {
  await db.delete(connectorExchanges).where(eq(connectorExchanges.configId, id))
}
