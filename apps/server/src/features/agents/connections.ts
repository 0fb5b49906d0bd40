import type { Agent, AgentLimits } from '@dragoman/sdk/operations/agents'
import { and, desc, eq, gt, isNotNull, or, sql } from 'drizzle-orm'
import { agentConnections } from '../../identity/agent-tables.ts'
import { newSecret, secretHash } from '../../identity/sessions.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { insertOne, only } from '../../kernel/database/one-row.ts'
import { impossible, notFound } from '../../kernel/refusals.ts'

export type Connection = typeof agentConnections.$inferSelect

/** The agents that one person can have. */
const most = 50
/** The limits that a new agent has. */
const usualLimits = { callsPerDay: 5000, changesPerDay: 500 }
/** Milliseconds for which a code works. */
const codeLife = 60_000

/** The day that calls are counted for. */
export const dayOf = (now: Date): string => now.toISOString().slice(0, 10)

/** An agent as the wire shows it. */
export function showAgent(row: Connection, now: Date): Agent {
  const isToday = row.day === dayOf(now)
  return {
    uuid: row.id,
    name: row.name,
    readOnly: row.readOnly,
    createdAt: row.createdAt.getTime(),
    ...(row.lastUsedAt && { lastUsedAt: row.lastUsedAt.getTime() }),
    callsPerDay: row.callsPerDay,
    changesPerDay: row.changesPerDay,
    callsToday: isToday ? row.calls : 0,
    changesToday: isToday ? row.changes : 0,
  }
}

/** The agents of a person that have taken up their work, the last connected first. */
export const listAgents = (db: Database, userId: string): Promise<Connection[]> =>
  db
    .select()
    .from(agentConnections)
    .where(and(eq(agentConnections.userId, userId), isNotNull(agentConnections.codeUsedAt)))
    .orderBy(desc(agentConnections.createdAt))
    .limit(most)

/** An agent of a person, held. @throws ApiError 404 */
export async function holdAgent(db: Database, userId: string, id: string): Promise<Connection> {
  const [row] = await db
    .select()
    .from(agentConnections)
    .where(and(eq(agentConnections.id, id), eq(agentConnections.userId, userId)))
    .for('update')
  if (!row) throw notFound('agent')
  return row
}

/** Gives an agent other limits. */
export const changeLimits = async (db: Database, id: string, limits: AgentLimits): Promise<Connection> =>
  only(await db.update(agentConnections).set(limits).where(eq(agentConnections.id, id)).returning())

/** Ends what an agent may do, and its tokens with it. */
export async function endConnection(db: Database, id: string): Promise<void> {
  await db.delete(agentConnections).where(eq(agentConnections.id, id))
}

interface Allowed {
  userId: string
  client: { id: string; name: string }
  readOnly: boolean
  redirectUri: string
  codeChallenge: string
}

/** Lets a program work for a person, once it has exchanged the code that this gives. */
export async function addConnection(
  db: Database,
  { userId, client, ...allowed }: Allowed,
  now: Date,
): Promise<{ row: Connection; code: string }> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`agents ${userId}`}))`)
  // Those that never came for their tokens are listed nowhere, and could not be revoked.
  const counts = or(isNotNull(agentConnections.codeUsedAt), gt(agentConnections.codeExpiresAt, now))
  if ((await db.$count(agentConnections, and(eq(agentConnections.userId, userId), counts))) >= most)
    throw impossible(`You already have ${most} agents. Revoke one first.`, 'TOO_MANY', { limit: most })
  const code = newSecret()
  const row = await insertOne(db, agentConnections, {
    ...allowed,
    ...usualLimits,
    userId,
    clientId: client.id,
    name: client.name,
    codeHash: secretHash(code),
    codeExpiresAt: new Date(now.getTime() + codeLife),
  })
  return { row, code }
}
