import type { Handlers } from '../../identity/context.ts'
import { download, readDownloadToken } from '../../kernel/download.ts'
import { ApiError, notFound } from '../../kernel/refusals.ts'
import { mayFetch } from './may-fetch.ts'

export const files = {
  async download({ db, path, objects, sessions, settings, now }) {
    const link = readDownloadToken(settings.secretKey, path.token, now)
    const session = link && (await sessions.findByUuid(link.sessionUuid))
    if (!link || !session || !(await mayFetch(db, session, link.owner))) {
      throw new ApiError(403, 'This download link has expired. Request a new one.', {
        code: 'LINK_EXPIRED',
      })
    }
    const file = await objects.find(db, link.fileKey)
    if (!file) throw notFound('file')
    return download(await objects.content(link.fileKey), file.name, file.mediaType)
  },
} satisfies Handlers<'files'>
