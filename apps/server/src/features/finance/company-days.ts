import { dayOf } from '@dragoman/sdk/zoned-days'
import { eq, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { Database } from '../../kernel/database/connect.ts'
import { legalEntities } from './tables.ts'

/** The time zone in which days of an account's documents and periods begin. */
export async function companyZone(db: Database, accountId: string): Promise<string> {
  const [entity] = await db
    .select({ timezone: legalEntities.timezone })
    .from(legalEntities)
    .where(eq(legalEntities.accountId, accountId))
  return entity?.timezone ?? 'UTC'
}

/** The same in a query. */
export const companyZoneOf = (accountId: SQLWrapper): SQL<string> =>
  sql<string>`coalesce((select ${legalEntities.timezone} from ${legalEntities} where ${legalEntities.accountId} = ${accountId}), 'UTC')`

/** The day of a moment where the company is, such as 2026-10-31. */
export const companyDay = async (db: Database, accountId: string, moment: Date): Promise<string> =>
  dayOf(moment.getTime(), await companyZone(db, accountId))

/** The month of a day, such as 2026-10. */
export const monthOf = (day: string): string => day.slice(0, 7)
