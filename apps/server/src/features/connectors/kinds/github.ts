import type { ConnectorRepository } from '@dragoman/sdk/operations/connectors'
import type { Adapter, Connection } from '../peer/adapter.ts'
import { isObject, objectIn, objectsIn, textIn, textWithin } from '../peer/answered.ts'
import type { Asked } from '../peer/ask.ts'
import { PeerFault } from '../peer/faults.ts'
import { isNewsOf, isSignedAs } from '../peer/hooks.ts'
import { gitAdapter } from './git/git-adapter.ts'
import type { GitHost } from './git/repository.ts'

const publicUrl = 'https://github.com'
/** Repositories and branches that are offered. */
const mostPages = 10

const homeOf = ({ fields }: Connection) => (fields['githubUrl'] || publicUrl).replace(/\/+$/, '')
const apiOf = (connection: Connection) => {
  const home = homeOf(connection)
  return home === publicUrl ? 'https://api.github.com' : `${home}/api/v3`
}
const pathOf = ({ owner, name }: ConnectorRepository) => `/repos/${owner}/${name}`

const ask = (connection: Connection, path: string, asked: Asked = {}) =>
  connection.ask(`${apiOf(connection)}${path}`, {
    ...asked,
    headers: {
      accept: 'application/vnd.github+json',
      authorization: `Bearer ${connection.fields['githubToken'] ?? ''}`,
      'x-github-api-version': '2022-11-28',
    },
  })

/** All pages of a list. */
async function listed(connection: Connection, path: string) {
  const all: Record<string, unknown>[] = []
  for (let page = 1; page <= mostPages; page += 1) {
    const answer = await ask(connection, `${path}${path.includes('?') ? '&' : '?'}per_page=100&page=${page}`)
    const found = answer.objects()
    all.push(...found)
    if (found.length < 100) break
  }
  return all
}

const host: GitHost = {
  gitUrl: (connection, { owner, name }) => `${homeOf(connection)}/${owner}/${name}.git`,
  authorization: ({ fields }) =>
    `Basic ${Buffer.from(`${fields['githubUser'] || 'x-access-token'}:${fields['githubToken'] ?? ''}`).toString('base64')}`,
  fileUrl: (connection, { owner, name }, branch, path) =>
    `${homeOf(connection)}/${owner}/${name}/blob/${encodeURI(branch)}/${encodeURI(path)}`,

  async openPull(connection, repository, { from, to }) {
    const query = new URLSearchParams({ state: 'open', head: `${repository.owner}:${from}`, base: to })
    const [pull] = (await ask(connection, `${pathOf(repository)}/pulls?${query}`)).objects()
    return pull ? textIn(pull['html_url']) : undefined
  },

  async createPull(connection, repository, { from, to, title }) {
    const json = { title, head: from, base: to, body: 'Translations, kept up to date on this branch.' }
    const answer = await ask(connection, `${pathOf(repository)}/pulls`, { method: 'POST', json, accepts: [422] })
    // Someone was faster, or it was created before an interruption.
    if (answer.status === 422) {
      const open = await host.openPull(connection, repository, { from, to, title })
      if (open === undefined) throw new PeerFault('REFUSED', answer.said())
      return open
    }
    return textIn(answer.object()['html_url'])
  },
}

/** GitHub, and GitHub Enterprise Server: REST version 2022-11-28, and Git over HTTP. */
export const github: Adapter = {
  ...gitAdapter(host),

  hear(hook) {
    if (!isSignedAs('x-hub-signature-256', hook)) return undefined
    const { headers } = hook
    const push = objectIn(hook.body)
    const pushed = {
      repository: textWithin(push, 'repository', 'full_name'),
      branch: textIn(push['ref']).replace(/^refs\/heads\//, ''),
      authors: objectsIn(push['commits']).map((commit) => textWithin(commit, 'author', 'email')),
    }
    const isPush = headers.get('x-github-event') === 'push'
    return { delivery: headers.get('x-github-delivery') ?? '', isNews: isPush && isNewsOf(hook, pushed) }
  },

  checks: (connection) => [
    { check: 'SIGN_IN', run: async () => void (await ask(connection, '/user')).object() },
    {
      check: 'READ',
      async run() {
        for (const repository of connection.repositories) await ask(connection, pathOf(repository))
      },
    },
    {
      check: 'WRITE',
      async run() {
        for (const repository of connection.repositories) {
          const { permissions } = (await ask(connection, pathOf(repository))).object()
          if (isObject(permissions) && permissions['push'] === false)
            throw new PeerFault('FORBIDDEN', `The token can't push to ${repository.owner}/${repository.name}.`)
        }
      },
    },
  ],

  async choices(connection, field, repository) {
    if (field === 'repository')
      return (await listed(connection, '/user/repos?sort=full_name')).map((one) => {
        const name = textIn(one['full_name'])
        return { value: name, label: name }
      })
    const [owner, name] = repository?.split('/') ?? []
    if (field !== 'branch' || !owner || !name) return []
    return (await listed(connection, `${pathOf({ owner, name })}/branches`)).map((one) => {
      const branch = textIn(one['name'])
      return { value: branch, label: branch }
    })
  },
}
