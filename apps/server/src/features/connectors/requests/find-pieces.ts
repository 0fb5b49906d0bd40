import type { Context } from '../../../identity/context.ts'
import type { ConfigRow } from '../configs/find-config.ts'
import { adapters } from '../kinds/adapters.ts'
import { openConnection } from '../connection/open-connection.ts'
import type { Found } from '../peer/adapter.ts'

/** Pages of content that are looked through for the pieces of a request. */
const mostPages = 500

/** Content as it is there now, by key; what isn't there is missing. @throws PeerFault, LimitReached */
export async function findPieces(
  { db, settings }: Pick<Context, 'db' | 'settings'>,
  config: ConfigRow,
  keys: readonly string[],
): Promise<ReadonlyMap<string, Found>> {
  const adapter = adapters[config.kind]
  const connection = await openConnection(db, config, settings)
  const open = new Set(keys)
  const pieces = new Map<string, Found>()
  let cursor: string | undefined
  for (let page = 0; page < mostPages && open.size > 0; page += 1) {
    const { items, next } = await adapter.discover(connection, cursor)
    for (const found of items) if (open.delete(found.key)) pieces.set(found.key, found)
    if (next === undefined) break
    cursor = next
  }
  return pieces
}
