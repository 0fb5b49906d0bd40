import { eq, isNull, or, type SQL } from 'drizzle-orm'
import { netRateSettings } from './tables.ts'

/** The net rate schemes that an account can use: its own and those of the system. */
export const usableNetRates = (accountId: string): SQL | undefined =>
  or(eq(netRateSettings.accountId, accountId), isNull(netRateSettings.accountId))
