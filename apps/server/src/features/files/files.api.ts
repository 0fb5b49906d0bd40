import type { Handlers } from '../../identity/context.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { download, readDownloadToken, type DownloadLink } from '../../kernel/download.ts'
import type { Sessions } from '../../identity/sessions.ts'
import { ApiError, notFound } from '../../kernel/refusals.ts'
import { mayFetch } from './may-fetch.ts'
import { mayReceive } from './may-receive.ts'

/** Whether those for whom a link was made may still have its file. */
async function isOpen(db: Database, sessions: Sessions, { by, owner }: DownloadLink): Promise<boolean> {
  if ('accountId' in by) return mayReceive(db, by.accountId, owner)
  const session = await sessions.findByUuid(by.sessionUuid)
  return session !== undefined && session !== null && (await mayFetch(db, session, owner))
}

export const files = {
  async download({ db, path, objects, sessions, settings, now }) {
    const link = readDownloadToken(settings.secretKey, path.token, now)
    if (!link || !(await isOpen(db, sessions, link))) {
      throw new ApiError(403, 'This download link has expired. Request a new one.', {
        code: 'LINK_EXPIRED',
      })
    }
    const file = await objects.find(db, link.fileKey)
    if (!file) throw notFound('file')
    return download(await objects.content(link.fileKey), file.name, file.mediaType)
  },
} satisfies Handlers<'files'>
