import type { ConnectorRepository } from '@dragoman/sdk/operations/connectors'
import type { Adapter, Connection } from '../peer/adapter.ts'
import { isObject, objectIn, objectsIn, textIn, textWithin, within, type JsonObject } from '../peer/answered.ts'
import type { Asked } from '../peer/ask.ts'
import { PeerFault } from '../peer/faults.ts'
import { isNewsOf, isSignedAs } from '../peer/hooks.ts'
import { gitAdapter } from './git/git-adapter.ts'
import type { GitHost } from './git/repository.ts'

const api = 'https://api.bitbucket.org/2.0'
/** Repositories and branches that are offered. */
const mostPages = 10

const pathOf = ({ owner, name }: ConnectorRepository) => `/repositories/${owner}/${name}`
const basic = (name: string, password = '') => `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}`

const ask = ({ fields, ask: asking }: Connection, path: string, asked: Asked = {}) =>
  asking(path.startsWith('https:') ? path : `${api}${path}`, {
    ...asked,
    headers: { accept: 'application/json', authorization: basic(fields['email'] ?? '', fields['apiToken']) },
  })

/** All pages of a list; each says where the next one is. */
async function listed(connection: Connection, path: string): Promise<JsonObject[]> {
  const all: JsonObject[] = []
  let next = path
  for (let page = 0; page < mostPages && next !== ''; page += 1) {
    const answer = (await ask(connection, next)).object()
    all.push(...objectsIn(answer['values']))
    const following = textIn(answer['next'])
    next = following.startsWith(`${api}/`) ? following : ''
  }
  return all
}

function urlOf(pull: JsonObject | undefined): string | undefined {
  const links = pull?.['links']
  const html = isObject(links) ? links['html'] : undefined
  return isObject(html) ? textIn(html['href']) || undefined : undefined
}

const host: GitHost = {
  gitUrl: (_, { owner, name }) => `https://bitbucket.org/${owner}/${name}.git`,
  authorization: ({ fields }) => basic('x-bitbucket-api-token-auth', fields['apiToken']),
  fileUrl: (_, { owner, name }, branch, path) =>
    `https://bitbucket.org/${owner}/${name}/src/${encodeURIComponent(branch)}/${encodeURI(path)}`,

  async openPull(connection, repository, { from, to }) {
    const quoted = (text: string) => `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`
    const q = `source.branch.name=${quoted(from)} AND destination.branch.name=${quoted(to)} AND state="OPEN"`
    const [pull] = await listed(connection, `${pathOf(repository)}/pullrequests?${new URLSearchParams({ q })}`)
    return urlOf(pull)
  },

  async createPull(connection, repository, { from, to, title }) {
    // A second one of the same branch would replace the first's text: it is looked for before.
    const open = await host.openPull(connection, repository, { from, to, title })
    if (open !== undefined) return open
    const json = {
      title,
      description: 'Translations, kept up to date on this branch.',
      source: { branch: { name: from } },
      destination: { branch: { name: to } },
    }
    const made = await ask(connection, `${pathOf(repository)}/pullrequests`, { method: 'POST', json })
    const url = urlOf(made.object())
    if (url === undefined) throw new PeerFault('NOT_JSON', made.said())
    return url
  },
}

/** Bitbucket Cloud: REST 2.0, and Git over HTTP with an API token. */
export const bitbucket: Adapter = {
  ...gitAdapter(host),

  hear(hook) {
    if (!isSignedAs('x-hub-signature', hook)) return undefined
    const { headers } = hook
    const body = objectIn(hook.body)
    const repository = textWithin(body, 'repository', 'full_name')
    const isNews = objectsIn(within(body, 'push', 'changes')).some((change) => {
      const authors = objectsIn(change['commits']).map((commit) => textWithin(commit, 'author', 'raw'))
      // It names a few commits only.
      const known = change['truncated'] === true ? [] : authors
      return isNewsOf(hook, { repository, branch: textWithin(change, 'new', 'name'), authors: known })
    })
    return {
      delivery: headers.get('x-request-uuid') ?? '',
      isNews: headers.get('x-event-key') === 'repo:push' && isNews,
    }
  },

  checks: (connection) => [
    { check: 'SIGN_IN', run: async () => void (await ask(connection, '/user')).object() },
    {
      check: 'READ',
      async run() {
        for (const repository of connection.repositories) await ask(connection, pathOf(repository))
      },
    },
  ],

  async choices(connection, field, repository) {
    if (field === 'repository')
      return (await listed(connection, `/repositories/${connection.fields['workspace'] ?? ''}?pagelen=100`)).map(
        (one) => {
          const name = textIn(one['full_name'])
          return { value: name, label: name }
        },
      )
    const [owner, name] = repository?.split('/') ?? []
    if (field !== 'branch' || !owner || !name) return []
    return (await listed(connection, `${pathOf({ owner, name })}/refs/branches?pagelen=100`)).map((one) => {
      const branch = textIn(one['name'])
      return { value: branch, label: branch }
    })
  },
}
