import { isManager } from '@dragoman/sdk/permissions'
import { and, eq } from 'drizzle-orm'
import { visibleOrgUnits } from '../../identity/org-units.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import { orgUnits, userLanguagePairs } from '../../identity/tables.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { users } from '../../kernel/tables.ts'

/** The languages of the organizational units and of the linguists that the caller sees. */
export async function usedLanguages(db: Database, session: SignedIn): Promise<ReadonlySet<string>> {
  const ofUnits = await db
    .select({ source: orgUnits.defaultSourceLocale, targets: orgUnits.targetLocales })
    .from(orgUnits)
    .where(visibleOrgUnits(db, session))
  const ofLinguists = await db
    .selectDistinct({ source: userLanguagePairs.source, target: userLanguagePairs.target })
    .from(userLanguagePairs)
    .innerJoin(users, eq(users.id, userLanguagePairs.userId))
    .where(and(eq(users.accountId, session.account.id), isManager(session) ? undefined : eq(users.id, session.user.id)))
  return new Set([
    ...ofUnits.flatMap(({ source, targets }) => [...(source ? [source] : []), ...targets]),
    ...ofLinguists.flatMap(({ source, target }) => [source, target]),
  ])
}
