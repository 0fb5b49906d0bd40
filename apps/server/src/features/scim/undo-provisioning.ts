import type { ProvisioningUpdate } from '@dragoman/sdk/operations/provisioning'
import { formerly, type Undo } from '../../identity/undo.ts'
import { applyToAll } from './apply-to-all.ts'
import { settingsRow, stateOf, writeSettings } from './settings.ts'

/** Restores the roles, units, and groups that people of a directory get. */
export const undoProvisioning: Undo = {
  present: async ({ db }, { id }) => ({ ...stateOf(await settingsRow(db, id)) }),

  async restore(context, account, change) {
    const before = await settingsRow(context.db, account.id)
    const after = await writeSettings(context.db, before, formerly<ProvisioningUpdate>(change))
    await applyToAll(context, account, after)
    return { event: 'PROVISIONING_UPDATED' }
  },
}
