import { notificationKinds } from '@dragoman/sdk/notifications'
import type { NotificationDefaultsUpdate } from '@dragoman/sdk/operations/notifications'
import type { Role } from '@dragoman/sdk/roles'
import type { Database } from '../../kernel/database/connect.ts'
import { invalid } from '../../kernel/refusals.ts'
import { notificationDefaults } from './tables.ts'

/** Stores which roles get mails of some kinds; 400 for roles that such mails don't go to. */
export async function writeDefaults(
  db: Database,
  accountId: string,
  kinds: NotificationDefaultsUpdate['kinds'],
): Promise<void> {
  for (const [at, { code, roles }] of kinds.entries()) {
    const kind = notificationKinds.find((each) => each.code === code)
    const field = `body.kinds[${at}]`
    if (!kind || kind.roles.length === 0) throw invalid(`${field}.code`, `No emails of the type ${code} are sent.`)
    const wrong = roles.find((role) => !(kind.roles as readonly string[]).includes(role))
    if (wrong) throw invalid(`${field}.roles`, `Emails of this type don't go to the role ${wrong}.`)
    const set = { roles: kind.roles.filter((role) => roles.includes(role)) as Role[] }
    await db
      .insert(notificationDefaults)
      .values({ accountId, kind: kind.code, ...set })
      .onConflictDoUpdate({ target: [notificationDefaults.accountId, notificationDefaults.kind], set })
  }
}
