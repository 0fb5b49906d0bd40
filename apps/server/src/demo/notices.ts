import { sql } from 'drizzle-orm'
import type { App } from '../app.ts'
import { notifications } from '../features/notifications/tables.ts'
import type { Database } from '../kernel/database/connect.ts'
import { journalFeed } from '../kernel/tables.ts'
import { waitFor } from './worker.ts'

/** Waits until people were told of all that has happened. */
export async function toldOfAll({ services: { db, feed } }: App): Promise<void> {
  await waitFor('the last notification', async () => {
    feed.wake()
    return (await db.$count(journalFeed)) === 0 ? true : undefined
  })
}

/** Notifications that wait for each person: the last of some kinds, of the last days. */
const mostUnread = 5

/** Has people read what they were told of, but for a handful. */
export async function leaveUnread(db: Database): Promise<void> {
  await db.execute(sql`
    with last as (
      select distinct on (user_id, kind) id, user_id, number
      from ${notifications}
      where in_app and project_id is not null and at > now() - interval '3 days'
      order by user_id, kind, number desc
    ), waiting as (
      select id, row_number() over (partition by user_id order by number desc) as place from last
    )
    update ${notifications} set read_at = least(at + interval '40 minutes', now())
    where id not in (select id from waiting where place <= ${mostUnread})`)
}
