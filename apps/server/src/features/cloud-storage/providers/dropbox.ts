import type { CloudItem } from '@dragoman/sdk/operations/cloudStorage'
import { isRecord, numberIn, recordsIn, textIn, timeIn } from '../cloud-calls.ts'
import { cloudFailed } from '../cloud-failed.ts'
import { pageSize, type StorageProvider } from './provider.ts'

const api = 'https://api.dropboxapi.com/2'

/** Dropbox, version 2 of its API. */
export const dropbox: StorageProvider = {
  issuer: 'https://www.dropbox.com',
  authorizeUrl: 'https://www.dropbox.com/oauth2/authorize',
  tokenUrl: 'https://api.dropboxapi.com/oauth2/token',
  scope: 'account_info.read files.metadata.read files.content.read',
  parameters: { token_access_type: 'offline' },

  async accountName(calls) {
    const { email } = await calls.json(`${api}/users/get_current_account`, {})
    return textIn(email)
  },

  async items(calls, { folder = '', term, cursor }) {
    if (term === undefined) {
      const answer = await (cursor === undefined
        ? calls.json(`${api}/files/list_folder`, { path: folder, limit: pageSize })
        : calls.json(`${api}/files/list_folder/continue`, { cursor }))
      return page(recordsIn(answer['entries']), answer)
    }
    const options = { max_results: pageSize, filename_only: true }
    const answer = await (cursor === undefined
      ? calls.json(`${api}/files/search_v2`, { query: term, options })
      : calls.json(`${api}/files/search/continue_v2`, { cursor }))
    const found = recordsIn(answer['matches']).flatMap(({ metadata }) =>
      isRecord(metadata) && isRecord(metadata['metadata']) ? [metadata['metadata']] : [],
    )
    return page(found, answer)
  },

  async file(calls, id) {
    const [item] = itemOf(await calls.json(`${api}/files/get_metadata`, { path: id }))
    if (!item || item.isFolder) throw cloudFailed('NOT_FOUND')
    const content = await calls.open('https://content.dropboxapi.com/2/files/download', {
      method: 'POST',
      headers: { 'Dropbox-API-Arg': asHeader({ path: id }) },
    })
    return { name: item.name, size: item.size, content }
  },
}

function page(found: Record<string, unknown>[], { has_more: hasMore, cursor }: Record<string, unknown>) {
  const items = found.flatMap(itemOf).sort((a, b) => Number(b.isFolder) - Number(a.isFolder))
  const nextCursor = hasMore === true ? textIn(cursor) : undefined
  return { items, ...(nextCursor !== undefined && { nextCursor }) }
}

function itemOf(entry: Record<string, unknown>): CloudItem[] {
  const [id, name] = [textIn(entry['id']), textIn(entry['name'])]
  const isFolder = entry['.tag'] === 'folder'
  if (id === undefined || name === undefined || !(isFolder || entry['.tag'] === 'file')) return []
  // Papers and the like can only be exported.
  if (entry['is_downloadable'] === false) return []
  const size = isFolder ? undefined : numberIn(entry['size'])
  const modifiedAt = timeIn(entry['server_modified'])
  return [{ id, name, isFolder, ...(size !== undefined && { size }), ...(modifiedAt !== undefined && { modifiedAt }) }]
}

/** JSON that a header can hold. */
const asHeader = (value: object) =>
  JSON.stringify(value).replace(/[\u007f-\uffff]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
