import type { Handlers } from '../../../identity/context.ts'
import { visitAccount } from '../../../identity/visit-account.ts'
import { hierarchyPart } from './hierarchy.ts'
import { levelSettings } from './level-settings.ts'

export const hierarchy = {
  async listHierarchy(input) {
    const { id } = await visitAccount(input, input.path.accountUUID, 'SETTINGS')
    return hierarchyPart(input.db, id, input.query)
  },

  async getHierarchySettings(input) {
    const { id } = await visitAccount(input, input.path.accountUUID, 'SETTINGS')
    return levelSettings(input.db, id, input.query.nodeUuid)
  },
} satisfies Partial<Handlers<'accountSettings'>>
