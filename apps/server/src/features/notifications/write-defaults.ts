import { notificationKinds } from '@dragoman/sdk/notifications'
import type { NotificationDefaultsUpdate } from '@dragoman/sdk/operations/notifications'
import type { Role } from '@dragoman/sdk/roles'
import type { Database } from '../../kernel/database/connect.ts'
import { invalid } from '../../kernel/refusals.ts'
import { defaultsOf } from './choices.ts'
import { notificationDefaults } from './tables.ts'

/** Stores which roles are told of some kinds, and how; 400 for roles that a kind doesn't concern. */
export async function writeDefaults(
  db: Database,
  accountId: string,
  kinds: NotificationDefaultsUpdate['kinds'],
): Promise<void> {
  const present = await defaultsOf(db, accountId)
  for (const [at, change] of kinds.entries()) {
    const field = `body.kinds[${at}]`
    const kind = notificationKinds.find(({ code }) => code === change.code)
    if (!kind) throw invalid(`${field}.code`, `${change.code} isn't a notification type.`)
    const before = present.get(kind.code)!
    const wanted = {
      roles: change.roles ?? before.email,
      daily: change.daily ?? before.daily,
      inApp: change.inApp ?? before.inApp,
    }
    for (const [name, roles] of Object.entries(wanted)) {
      const wrong = roles.find((role) => !(kind.roles as readonly string[]).includes(role))
      if (wrong) throw invalid(`${field}.${name}`, `Notifications of this type don't go to the role ${wrong}.`)
    }
    const of = (roles: readonly string[]) => kind.roles.filter((role) => roles.includes(role)) as Role[]
    const roles = of(wanted.roles)
    const set = { roles, daily: of(wanted.daily).filter((role) => roles.includes(role)), inApp: of(wanted.inApp) }
    await db
      .insert(notificationDefaults)
      .values({ accountId, kind: kind.code, ...set })
      .onConflictDoUpdate({ target: [notificationDefaults.accountId, notificationDefaults.kind], set })
  }
}
