import { desc, sql } from 'drizzle-orm'
import type { Context } from '../identity/context.ts'
import type { SignedIn } from '../identity/sessions.ts'
import type { Database } from '../kernel/database/connect.ts'
import { named, recordChange, type JournalEntry, type JournalEvent } from '../kernel/journal.ts'
import { journal } from '../kernel/tables.ts'

/** The doings of people with reviews at moments of the past. */
export interface History {
  db: Database
  /** The context of a call that a person made at a moment; its entries of the journal have that name unless they say another. */
  as(userId: string, now: Date, event: JournalEvent): Context
  /** Writes the entries of the journal at their moments. */
  write(): Promise<void>
}

/**
 * Calls that happen at other moments than now. Over the API, reviews of three months would take as long as a third of
 * the demo, and would all have to be moved to their days afterwards.
 */
export function rememberReviews(db: Database, people: ReadonlyMap<string, SignedIn>): History {
  const told: { userId: string; at: Date; entry: JournalEntry }[] = []
  return {
    db,
    as(userId, now, event) {
      const session = people.get(userId)
      if (!session) throw new Error(`${userId} takes no part in a review`)
      const part: Pick<Context, 'db' | 'session' | 'now' | 'requireVersion' | 'journal'> = {
        db,
        session,
        now,
        requireVersion: async () => {},
        journal: async (entry) => {
          told.push({ userId, at: now, entry: named(entry, event) })
        },
      }
      return part as Context
    },
    async write() {
      const [last] = await db.select({ id: journal.id }).from(journal).orderBy(desc(journal.id)).limit(1)
      const moments: string[] = []
      for (const [userId, own] of Map.groupBy(told, (each) => each.userId)) {
        const accountId = people.get(userId)!.account.id
        await recordChange(db, { accountId, userId, requestId: null }, ...own.map(({ entry }) => entry))
        moments.push(...own.map(({ at }) => at.toISOString()))
      }
      await db.execute(sql`
        update ${journal} set at = given.at
        from (
          select id, row_number() over (order by id) as place from ${journal}
          where id > ${last?.id ?? 0} and entity_type = 'REVIEW'
        ) as own
        join unnest(${sql.param(moments)}::timestamptz[]) with ordinality as given (at, place) using (place)
        where ${journal.id} = own.id`)
    },
  }
}
