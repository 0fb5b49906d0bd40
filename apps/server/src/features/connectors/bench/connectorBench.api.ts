import type { Handlers } from '../../../identity/context.ts'
import { findConfig } from '../configs/find-config.ts'
import { adapters } from '../kinds/adapters.ts'
import { openConnection } from '../connection/open-connection.ts'
import { orFail } from '../connection/try-connection.ts'
import type { Adapter, Connection, FoundPage } from '../peer/adapter.ts'
import { clearExchanges, listExchanges } from './exchanges.ts'
import { readPiece } from './read-piece.ts'

/** Looks into other systems, one piece at a time. */
export const connectorBench = {
  async browse({ db, session, path, query, settings }) {
    const config = await findConfig(db, session, path.configUuid)
    const connection = await openConnection(db, config, settings)
    const { items, next } = await orFail(nextPage(adapters[config.kind], connection, query.cursor))
    return {
      items: items.map(({ key, title, version, url, skipped, message }) => ({
        key,
        title,
        version,
        ...(url !== undefined && { url }),
        ...(skipped && { skipped }),
        ...(message !== undefined && { message }),
      })),
      ...(next !== undefined && { next }),
    }
  },

  async read(input) {
    const config = await findConfig(input.db, input.session, input.path.configUuid)
    return readPiece(input, config, input.query.key)
  },

  async listExchanges({ db, session, path, query }) {
    const config = await findConfig(db, session, path.configUuid)
    return listExchanges(db, config, query)
  },

  async clearExchanges({ db, session, path }) {
    const config = await findConfig(db, session, path.configUuid)
    await clearExchanges(db, config)
  },
} satisfies Handlers<'connectorBench'>

/** Pages without content that are passed over. */
const mostEmpty = 20

/** A page of content; one without any is passed over, as that of a type that a site does not use. */
async function nextPage(adapter: Adapter, connection: Connection, cursor: string | undefined): Promise<FoundPage> {
  let page = await adapter.discover(connection, cursor)
  for (let count = 0; count < mostEmpty && page.items.length === 0 && page.next !== undefined; count += 1)
    page = await adapter.discover(connection, page.next)
  return page
}
