import { tiers } from '@dragoman/sdk/tiers'
import { originAt, installationUrl } from '../../identity/account-domain.ts'
import type { AppSettings, Context } from '../../identity/context.ts'
import { accountAddresses } from '../../identity/tables.ts'
import type { AccountRow } from '../../identity/visit-account.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { and, asc, eq, isNotNull } from 'drizzle-orm'

/** Where the provider sends people back to, at an address of the installation or of an account. */
export const callbackAt = (origin: string, urlKey: string): string => `${origin}/api/v3/auth/sso/${urlKey}/callback`

/** Where the provider sends people after they have signed out there. */
export const signedOutAt = (origin: string, urlKey: string): string => `${origin}/api/v3/auth/sso/${urlKey}/signed-out`

/** The product's identity for SAML providers: the address of its metadata, the same at every address of an account. */
export const entityIdOf = (settings: Pick<AppSettings, 'publicUrl' | 'installationUrl'>, urlKey: string): string =>
  `${installationUrl(settings).origin}/api/v3/auth/sso/${urlKey}/metadata`

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

/** Whether the plan of an account has single sign-on, and the address that was asked is not that of another one. */
export const isReachable = ({ request }: Pick<Context, 'request'>, { id, tier }: AccountRow): boolean =>
  (request.accountId === undefined || request.accountId === id) && tiers[tier].features.includes('SINGLE_SIGN_ON')
