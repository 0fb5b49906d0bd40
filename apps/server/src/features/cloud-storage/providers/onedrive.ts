import type { CloudItem } from '@dragoman/sdk/operations/cloudStorage'
import { isRecord, numberIn, recordsIn, textIn, timeIn } from '../cloud-calls.ts'
import { cloudFailed } from '../cloud-failed.ts'
import { pageSize, type StorageProvider } from './provider.ts'

const api = 'https://graph.microsoft.com/v1.0/me/drive'
const fields = 'id,name,size,lastModifiedDateTime,folder,file'
const authority = 'https://login.microsoftonline.com/common/oauth2/v2.0'

/** OneDrive, by Microsoft Graph. */
export const oneDrive: StorageProvider = {
  issuer: 'https://login.microsoftonline.com/common/v2.0',
  authorizeUrl: `${authority}/authorize`,
  tokenUrl: `${authority}/token`,
  scope: 'Files.Read offline_access',
  parameters: { prompt: 'select_account' },

  async accountName(calls) {
    const { owner } = await calls.json(`${api}?$select=owner`)
    const user = isRecord(owner) && isRecord(owner['user']) ? owner['user'] : {}
    return textIn(user['email']) ?? textIn(user['displayName'])
  },

  async items(calls, { folder, term, cursor }) {
    const place = folder === undefined ? '/root' : `/items/${encodeURIComponent(folder)}`
    const path =
      term === undefined
        ? `${place}/children`
        : `/root/search(q='${encodeURIComponent(term.replaceAll("'", "''")).replaceAll("'", '%27')}')`
    // The cursor is the query of the page's address, and never another address.
    const search = cursor ?? `$top=${pageSize}&$select=${fields}`
    const answer = await calls.json(`${api}${path}?${search.replaceAll('#', '%23')}`)
    const next = URL.parse(textIn(answer['@odata.nextLink']) ?? '')?.search.slice(1)
    const items = recordsIn(answer['value']).flatMap(itemOf)
    return {
      items: items.sort((a, b) => Number(b.isFolder) - Number(a.isFolder)),
      ...(next && { nextCursor: next }),
    }
  },

  async file(calls, id) {
    const address = `${api}/items/${encodeURIComponent(id)}`
    const [item] = itemOf(await calls.json(`${address}?$select=${fields}`))
    if (!item || item.isFolder) throw cloudFailed('NOT_FOUND')
    return { name: item.name, size: item.size, content: await calls.open(`${address}/content`) }
  },
}

/** Shows an item; nothing for one that is neither folder nor file, such as a notebook. */
function itemOf(thing: Record<string, unknown>): CloudItem[] {
  const [id, name] = [textIn(thing['id']), textIn(thing['name'])]
  const isFolder = isRecord(thing['folder'])
  if (id === undefined || name === undefined || !(isFolder || isRecord(thing['file']))) return []
  const size = isFolder ? undefined : numberIn(thing['size'])
  const modifiedAt = timeIn(thing['lastModifiedDateTime'])
  return [{ id, name, isFolder, ...(size !== undefined && { size }), ...(modifiedAt !== undefined && { modifiedAt }) }]
}
