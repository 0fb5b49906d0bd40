import type { CloudItem } from '@dragoman/sdk/operations/cloudStorage'
import { isRecord, numberIn, recordsIn, textIn, timeIn } from '../cloud-calls.ts'
import { cloudFailed } from '../cloud-failed.ts'
import { pageSize, type StorageProvider } from './provider.ts'

const api = 'https://www.googleapis.com/drive/v3'
const folderType = 'application/vnd.google-apps.folder'
const shortcutType = 'application/vnd.google-apps.shortcut'

/** Files of Google that have no bytes of their own, and what they are exported as. */
const exports: Record<string, { extension: string; type: string } | undefined> = {
  'application/vnd.google-apps.document': {
    extension: '.docx',
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
  'application/vnd.google-apps.spreadsheet': {
    extension: '.xlsx',
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  'application/vnd.google-apps.presentation': {
    extension: '.pptx',
    type: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  },
}

const fields = 'id,name,mimeType,size,modifiedTime,shortcutDetails'

/** A text in a query of Drive. */
const quoted = (text: string) => `'${text.replace(/[\\']/g, String.raw`\$&`)}'`

/** Google Drive, version 3 of its API. */
export const googleDrive: StorageProvider = {
  issuer: 'https://accounts.google.com',
  authorizeUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
  tokenUrl: 'https://oauth2.googleapis.com/token',
  scope: 'https://www.googleapis.com/auth/drive.readonly',
  parameters: { access_type: 'offline', prompt: 'consent' },

  async accountName(calls) {
    const { user } = await calls.json(`${api}/about?fields=user`)
    return isRecord(user) ? (textIn(user['emailAddress']) ?? textIn(user['displayName'])) : undefined
  },

  async items(calls, { folder = 'root', term, cursor }) {
    const where = term === undefined ? `${quoted(folder)} in parents` : `name contains ${quoted(term)}`
    const search = new URLSearchParams({
      q: `${where} and trashed = false`,
      orderBy: 'folder,name_natural',
      pageSize: String(pageSize),
      fields: `nextPageToken,files(${fields})`,
      supportsAllDrives: 'true',
      includeItemsFromAllDrives: 'true',
      ...(cursor !== undefined && { pageToken: cursor }),
    })
    const { files, nextPageToken } = await calls.json(`${api}/files?${search}`)
    const nextCursor = textIn(nextPageToken)
    return { items: recordsIn(files).flatMap(itemOf), ...(nextCursor !== undefined && { nextCursor }) }
  },

  async file(calls, id) {
    const address = `${api}/files/${encodeURIComponent(id)}`
    const found = await calls.json(`${address}?${new URLSearchParams({ fields, supportsAllDrives: 'true' })}`)
    const [item] = itemOf(found)
    if (!item || item.isFolder) throw cloudFailed('NOT_FOUND')
    const exported = exports[String(found['mimeType'])]
    const how = exported
      ? `/export?${new URLSearchParams({ mimeType: exported.type })}`
      : '?alt=media&supportsAllDrives=true'
    return { name: item.name, size: item.size, content: await calls.open(`${address}${how}`) }
  },
}

/** Shows a file; nothing for one without content, such as a form. */
function itemOf(file: Record<string, unknown>): CloudItem[] {
  const { shortcutDetails: target } = file
  const isShortcut = file['mimeType'] === shortcutType && isRecord(target)
  const id = textIn(isShortcut ? target['targetId'] : file['id'])
  const type = String(isShortcut ? target['targetMimeType'] : file['mimeType'])
  const name = textIn(file['name'])
  const exported = exports[type]
  const isFolder = type === folderType
  if (id === undefined || name === undefined) return []
  if (!isFolder && !exported && type.startsWith('application/vnd.google-apps.')) return []
  const size = isFolder || exported ? undefined : numberIn(file['size'])
  const modifiedAt = timeIn(file['modifiedTime'])
  return [
    {
      id,
      name: exported && !name.endsWith(exported.extension) ? name + exported.extension : name,
      isFolder,
      ...(size !== undefined && { size }),
      ...(modifiedAt !== undefined && { modifiedAt }),
    },
  ]
}
