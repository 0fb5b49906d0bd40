import type { MaintenanceNotice, MaintenanceTime } from '@dragoman/sdk/operations/maintenance'
import { desc, gt } from 'drizzle-orm'
import type { Database } from '../../kernel/database/connect.ts'
import { insertOne } from '../../kernel/database/one-row.ts'
import { maintenanceNotices } from './tables.ts'

type NoticeRow = typeof maintenanceNotices.$inferSelect

export const showNotice = ({ id, beginsAt, endsAt }: NoticeRow, now: Date): MaintenanceNotice => ({
  uuid: id,
  beginDate: beginsAt.getTime(),
  endDate: endsAt.getTime(),
  inProgress: beginsAt <= now && now < endsAt,
})

/** The notice that is not over yet; null without one. */
export async function findNotice(db: Database, now: Date): Promise<NoticeRow | null> {
  const [row] = await db
    .select()
    .from(maintenanceNotices)
    .where(gt(maintenanceNotices.endsAt, now))
    .orderBy(desc(maintenanceNotices.createdAt))
    .limit(1)
  return row ?? null
}

/** Puts a notice in the place of those that there are. */
export async function replaceNotice(
  db: Database,
  { beginDate, endDate }: MaintenanceTime,
  createdBy: string,
): Promise<NoticeRow> {
  await removeNotices(db)
  return insertOne(db, maintenanceNotices, { beginsAt: new Date(beginDate), endsAt: new Date(endDate), createdBy })
}

export async function removeNotices(db: Database): Promise<void> {
  await db.delete(maintenanceNotices)
}
