import type { EloquaConfig } from '@dragoman/sdk/operations/eloquaConnector'
import type { Handlers } from '../../../identity/context.ts'
import { findDefault } from '../configs/find-config.ts'
import { createDefault, deliverDefault, showDefault, syncDefault, updateDefault } from './default-config.ts'

const kind = 'ELOQUA'

/** The published calls of Eloqua. */
export const eloquaConnector = {
  async createConfig(input) {
    return showDefault(input, await createDefault(input, kind, { ...input.body })) as EloquaConfig
  },
  async updateConfig(input) {
    return showDefault(input, await updateDefault(input, kind, { ...input.body })) as EloquaConfig
  },
  async getConfig(input) {
    const { db, session, path } = input
    return showDefault(input, await findDefault(db, session, kind, path.orgUnitUUID)) as EloquaConfig
  },

  sync(input) {
    const { assetIds, type = 'email' } = input.body
    return syncDefault(input, kind, input.body, {
      ...(assetIds && { keys: assetIds.map((id) => `${type}:${id}`) }),
      contentTypes: [type],
    })
  },

  deliver: (input) => deliverDefault(input, kind),
} satisfies Handlers<'eloquaConnector'>
