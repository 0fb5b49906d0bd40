import type { Handlers } from '../../identity/context.ts'
import { download, readDownloadToken } from '../../kernel/download.ts'
import { ApiError, notFound } from '../../kernel/refusals.ts'

export const files = {
  async download({ db, path, objects, settings, now }) {
    const key = readDownloadToken(settings.secretKey, path.token, now)
    if (!key) {
      throw new ApiError(403, 'This download link has expired. Request a new one.', {
        code: 'LINK_EXPIRED',
      })
    }
    const file = await objects.find(db, key)
    if (!file) throw notFound('file')
    return download(await objects.content(key), file.name, file.mediaType)
  },
} satisfies Handlers<'files'>
