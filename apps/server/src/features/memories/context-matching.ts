import { and, count, eq, ne, sql } from 'drizzle-orm'
import type { Database } from '../../kernel/database/connect.ts'
import { only } from '../../kernel/database/one-row.ts'
import { translationMemories } from './tables.ts'

/** How many memories an account has, and how many of them require the same context for exact matches. */
export async function countContextMatching(
  db: Database,
  accountId: string,
): Promise<{ memories: number; requiring: number }> {
  return only(
    await db
      .select({
        memories: count(),
        requiring: sql<number>`count(*) filter (where ${translationMemories.requireContext})::int`,
      })
      .from(translationMemories)
      .where(eq(translationMemories.accountId, accountId)),
  )
}

/** Makes all memories of an account require the same context for exact matches, or none; gives how many have changed. */
export async function requireContextInAll(db: Database, accountId: string, requireContext: boolean): Promise<number> {
  const rows = await db
    .update(translationMemories)
    .set({ requireContext })
    .where(and(eq(translationMemories.accountId, accountId), ne(translationMemories.requireContext, requireContext)))
    .returning({ id: translationMemories.id })
  return rows.length
}
