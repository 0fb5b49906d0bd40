import { and, eq, lt, lte, sql } from 'drizzle-orm'
import { agentConnections } from '../../identity/agent-tables.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { dayOf } from './connections.ts'

/** Counts a call of an agent before it is made; says why it may not be made where the day's limit is reached. */
export async function spendCall(
  db: Database,
  agent: { id: string; name: string },
  { changes, now }: { changes: boolean; now: Date },
): Promise<string | undefined> {
  const day = dayOf(now)
  const more = changes ? 1 : 0
  const today = (column: typeof agentConnections.calls | typeof agentConnections.changes) =>
    sql<number>`case when ${agentConnections.day} = ${day} then ${column} else 0 end`
  const [counted] = await db
    .update(agentConnections)
    .set({
      day,
      lastUsedAt: now,
      calls: sql`${today(agentConnections.calls)} + 1`,
      changes: sql`${today(agentConnections.changes)} + ${more}`,
    })
    .where(
      and(
        eq(agentConnections.id, agent.id),
        lt(today(agentConnections.calls), agentConnections.callsPerDay),
        changes ? lte(sql`${today(agentConnections.changes)} + 1`, agentConnections.changesPerDay) : undefined,
      ),
    )
    .returning({ id: agentConnections.id })
  if (counted) return undefined
  const [row] = await db.select().from(agentConnections).where(eq(agentConnections.id, agent.id))
  if (!row) return `The access of ${agent.name} was revoked.`
  const isOutOfCalls = row.day === day && row.calls >= row.callsPerDay
  const limit = isOutOfCalls ? phrase(row.callsPerDay, 'call') : phrase(row.changesPerDay, 'change')
  return `${agent.name} has reached its limit of ${limit} a day. Wait until tomorrow (UTC), or raise the limit on the profile page, under Security.`
}

const phrase = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`
