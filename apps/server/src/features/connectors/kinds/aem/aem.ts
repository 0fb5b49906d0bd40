import { oneByOne, type Adapter, type Connection, type Found } from '../../peer/adapter.ts'
import { PeerFault } from '../../peer/faults.ts'
import { textIn } from '../../peer/answered.ts'
import { discoverFragments, presentFragment, readFragment, writeFragment } from './fragments.ts'
import { discoverPages, presentPage, readPage, writePage } from './pages.ts'
import { divided, pathIn } from './paths.ts'
import { ask } from './sign-in.ts'

// AEM Sites: pages by the query builder and Sling, content fragments by their own API. Publishing stays there.

const types = ['page', 'fragment']
const typesOf = ({ settings }: Connection) => {
  const wanted = settings.contentTypes?.length ? settings.contentTypes : ['page']
  return types.filter((type) => wanted.includes(type))
}
const isFragment = (key: string) => divided(key).type === 'fragment'

/** Pages and content fragments of Adobe Experience Manager. */
export const aem: Adapter = {
  checks: (connection) => [
    {
      check: 'SIGN_IN',
      async run() {
        const { authorizableId } = (await ask(connection, '/libs/granite/security/currentuser.json')).object()
        if (['', 'anonymous'].includes(textIn(authorizableId))) throw new PeerFault('SIGN_IN')
      },
    },
    { check: 'READ', run: async () => void (await discoverPages(connection, 0)) },
  ],

  problem: ({ credentials = '', user = '', password = '' }) =>
    credentials === '' && (user === '' || password === '')
      ? { field: 'credentials', message: 'Enter service credentials, or a user with a password.' }
      : undefined,

  choices: (_connection, field) =>
    Promise.resolve(field === 'contentType' ? types.map((type) => ({ value: type, label: type })) : []),

  async discover(connection, cursor) {
    const wanted = typesOf(connection)
    const [number = '0', ...rest] = (cursor ?? '0').split(' ')
    const at = Number(number)
    const type = wanted[at]
    if (type === undefined) return { items: [] }
    const after = rest.join(' ')
    const page =
      type === 'page' ? await discoverPages(connection, Number(after || 0)) : await discoverFragments(connection, after)
    const following = page.next === undefined ? undefined : `${at} ${page.next}`
    const items: Found[] = page.items
    return { items, next: following ?? (at + 1 < wanted.length ? String(at + 1) : undefined) }
  },

  async read(connection, { key }) {
    const parts = divided(key).path.split('/').filter(Boolean)
    const bytes = isFragment(key) ? await readFragment(connection, key) : await readPage(connection, key)
    return { name: `${parts.pop() ?? ''}.html`, folder: parts.join('/'), bytes }
  },

  async present(connection, { item, locale }) {
    const path = pathIn(connection, divided(item.key).path, locale)
    if (path === undefined) return { bytes: null, version: '', missing: 'TARGET_LOCALE_MISSING', message: locale }
    return isFragment(item.key) ? presentFragment(connection, path) : presentPage(connection, path)
  },

  write: oneByOne((connection, one) =>
    isFragment(one.target.item.key) ? writeFragment(connection, one) : writePage(connection, one),
  ),
}
