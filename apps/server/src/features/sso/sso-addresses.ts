import { originAt, installationUrl } from '../../identity/account-domain.ts'
import type { AppSettings } from '../../identity/context.ts'
import { accountAddresses } from '../../identity/tables.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { and, asc, eq, isNotNull } from 'drizzle-orm'

/** Where the provider sends people back to, at an address of the installation or of an account. */
export const callbackAt = (origin: string, urlKey: string): string => `${origin}/api/v3/auth/sso/${urlKey}/callback`

/** Where people start to sign in. */
export const startAt = (origin: string, urlKey: string): string => `${origin}/api/v3/auth/sso/${urlKey}`

/** The origins at which people of an account can sign in: that of the installation, and those of the account. */
export async function originsOf(db: Database, settings: AppSettings, accountId: string): Promise<string[]> {
  const rows = await db
    .select({ host: accountAddresses.host })
    .from(accountAddresses)
    .where(and(eq(accountAddresses.accountId, accountId), isNotNull(accountAddresses.verifiedAt)))
    .orderBy(asc(accountAddresses.kind))
  return [installationUrl(settings).origin, ...rows.map(({ host }) => originAt(settings, host))]
}
