import type { Handlers } from '../../identity/context.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { download, readDownloadToken, type DownloadLink } from '../../kernel/download.ts'
import type { Sessions } from '../../identity/sessions.ts'
import { ApiError, notFound } from '../../kernel/refusals.ts'
import type { Registry } from '../../identity/feature.ts'
import { fileOf } from './file-of.ts'
import { isReceiving } from './is-receiving.ts'

/** Whether those for whom a link was made may still have its file. */
async function isOpen(
  db: Database,
  { sessions, files }: { sessions: Sessions; files: Registry['files'] },
  { by, owner }: DownloadLink,
): Promise<boolean> {
  const file = fileOf(files, owner)
  if (!file) return false
  const { access, id } = file
  if ('accountId' in by)
    return (await isReceiving(db, by.accountId)) && Boolean(await access.isOf?.(db, id, by.accountId))
  const session = await sessions.findByUuid(by.sessionUuid)
  return session !== undefined && session !== null && access.mayFetch(db, session, id)
}

export const files = (registry: Registry) =>
  ({
    async download({ db, path, objects, sessions, settings, now }) {
      const link = readDownloadToken(settings.secretKey, path.token, now)
      if (!link || !(await isOpen(db, { sessions, files: registry.files }, link))) {
        throw new ApiError(403, 'This download link has expired. Request a new one.', {
          code: 'LINK_EXPIRED',
        })
      }
      const file = await objects.find(db, link.fileKey)
      if (!file) throw notFound('file')
      return download(await objects.content(link.fileKey), file.name, file.mediaType)
    },
  }) satisfies Handlers<'files'>
