import type { AccountRow } from '../../identity/visit-account.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { formerly, type Change, type Undo } from '../../identity/undo.ts'
import { addMapping, listMappings, removeMapping } from './language-mappings.ts'

interface Recorded {
  code: string
  language: string
}

/** Mappings that were added or deleted. */
export const undoMapping: Undo = {
  which: 'code',

  async present({ db }, account, change) {
    const found = await findMapping(db, account, change)
    return found ? { code: found.code, language: found.language } : null
  },

  async restore({ db }, account, change) {
    const found = await findMapping(db, account, change)
    if (found) {
      await removeMapping(db, account.id, found.id)
      return { event: 'LANGUAGE_MAPPING_REMOVED' }
    }
    await addMapping(db, account.id, formerly<Recorded>(change))
    return { event: 'LANGUAGE_MAPPING_CREATED' }
  },
}

async function findMapping(db: Database, { id }: AccountRow, { before, after }: Change) {
  const { code } = (after ?? before) as unknown as Recorded
  return (await listMappings(db, id)).find((mapping) => mapping.code === code)
}
