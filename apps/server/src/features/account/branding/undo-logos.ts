import { and, eq, inArray } from 'drizzle-orm'
import { conflict } from '../../../kernel/refusals.ts'
import { files, type StoredLogo } from '../../../kernel/tables.ts'
import { formerly, type Undo } from '../../../identity/undo.ts'
import { recorded, writeLogo, type LogoColumn } from './logo-rows.ts'

/** Logos that were changed or removed. */
export const undoLogo = (column: LogoColumn): Undo => ({
  present: (_context, account) => Promise.resolve(recorded(account[column])),

  async restore({ db, sessions, afterCommit }, account, change) {
    const { logo } = formerly<{ logo: StoredLogo | null }>(change)
    if (logo) {
      const keys = [logo.original, logo.square, logo.wide]
      const kept = await db.$count(files, and(eq(files.accountId, account.id), inArray(files.key, keys)))
      if (kept < keys.length) throw conflict("The earlier logo isn't kept any more. Upload it again.", null)
    }
    await writeLogo(db, account, column, logo)
    afterCommit(() => sessions.forget())
    const name = column === 'logo' ? 'ACCOUNT_LOGO' : 'ACCOUNT_PORTAL_LOGO'
    return { event: logo ? `${name}_CHANGED` : `${name}_REMOVED` }
  },
})
