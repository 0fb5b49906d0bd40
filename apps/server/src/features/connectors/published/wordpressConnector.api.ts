import type { WordpressConfig } from '@dragoman/sdk/operations/wordpressConnector'
import type { Handlers } from '../../../identity/context.ts'
import { findDefault } from '../configs/find-config.ts'
import { createDefault, deliverDefault, showDefault, syncDefault, updateDefault } from './default-config.ts'

const kind = 'WORDPRESS'

/** A configuration as the published calls show it: without its strategy. */
function show(...given: Parameters<typeof showDefault>): WordpressConfig {
  const { strategy: _, ...shown } = showDefault(...given) as WordpressConfig & { strategy?: string }
  return shown
}

/** The published calls of WordPress. */
export const wordpressConnector = {
  async createConfig(input) {
    return show(input, await createDefault(input, kind, { ...input.body }))
  },
  async updateConfig(input) {
    return show(input, await updateDefault(input, kind, { ...input.body }))
  },
  async getConfig(input) {
    const { db, session, path } = input
    return show(input, await findDefault(db, session, kind, path.orgUnitUUID))
  },

  sync(input) {
    const { wpIds, type } = input.body
    const types = type === undefined ? (['post', 'page'] as const) : [type]
    return syncDefault(input, kind, input.body, {
      ...(wpIds && { keys: wpIds.flatMap((id) => types.map((one) => `${one}:${id}`)) }),
      ...(type !== undefined && { contentTypes: [type] }),
    })
  },

  deliver: (input) => deliverDefault(input, kind),
} satisfies Handlers<'wordpressConnector'>
