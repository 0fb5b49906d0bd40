import type { NotificationDefaultsUpdate } from '@dragoman/sdk/operations/notifications'
import { formerly, type Undo } from '../../identity/undo.ts'
import { defaultsOf, stateOf } from './choices.ts'
import { writeDefaults } from './write-defaults.ts'

/** Restores the roles that are told of each kind. */
export const undoDefaults: Undo = {
  present: async ({ db }, { id }) => stateOf(await defaultsOf(db, id)),

  async restore({ db }, { id }, change) {
    const kinds = Object.entries(formerly<ReturnType<typeof stateOf>>(change)).map(
      ([code, { email, daily, inApp }]) => ({ code, roles: [...email], daily: [...daily], inApp: [...inApp] }),
    )
    await writeDefaults(db, id, kinds as NotificationDefaultsUpdate['kinds'])
    return { event: 'NOTIFICATION_DEFAULTS_UPDATED' }
  },
}
