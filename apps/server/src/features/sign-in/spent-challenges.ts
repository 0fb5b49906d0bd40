import { lt } from 'drizzle-orm'
import type { Database } from '../../kernel/database/connect.ts'
import { secretHash } from '../../identity/sessions.ts'
import { solvedChallenges } from './tables.ts'

/** After which any challenge has expired, in milliseconds. */
const longest = 20 * 60_000

/** Whether a challenge was not answered before; from now on it was. */
export async function spend(db: Database, challenge: string, now: Date): Promise<boolean> {
  // Older ones are refused for their age.
  await db.delete(solvedChallenges).where(lt(solvedChallenges.solvedAt, new Date(now.getTime() - longest)))
  const first = await db
    .insert(solvedChallenges)
    .values({ id: secretHash(challenge), solvedAt: now })
    .onConflictDoNothing()
    .returning({ id: solvedChallenges.id })
  return first.length > 0
}
