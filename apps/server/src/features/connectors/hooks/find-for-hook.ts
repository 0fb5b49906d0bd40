import { eq } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/connect.ts'
import type { ConfigRow } from '../configs/find-config.ts'
import { connectorConfigs } from '../tables.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The connection that the address of a hook names; the signature shows whether the sender knows its secret. */
export async function findForHook(db: Database, id: string): Promise<ConfigRow | undefined> {
  if (!uuid.test(id)) return undefined
  const [config] = await db.select().from(connectorConfigs).where(eq(connectorConfigs.id, id))
  return config
}
