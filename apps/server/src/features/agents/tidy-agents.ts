import { and, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { agentClients, agentConnections } from '../../identity/agent-tables.ts'
import type { TidyTimes } from '../../identity/feature.ts'
import type { Database } from '../../kernel/database/connect.ts'

/** Connections whose code was never used, or whose tokens have run out; and programs that have none. */
export async function tidyAgents(db: Database, { now, yesterday }: TidyTimes): Promise<void> {
  await db
    .delete(agentConnections)
    .where(
      or(
        and(isNull(agentConnections.codeUsedAt), lt(agentConnections.codeExpiresAt, yesterday)),
        and(isNotNull(agentConnections.refreshExpiresAt), lt(agentConnections.refreshExpiresAt, now)),
      ),
    )
  await db
    .delete(agentClients)
    .where(
      and(
        lt(agentClients.createdAt, yesterday),
        sql`not exists (select from ${agentConnections} where ${agentConnections.clientId} = ${agentClients.id})`,
      ),
    )
}
