import { afterAll, describe, expect, it } from 'vitest'
import { connectorSteps, pullRequestsOf } from '../../testing/connectors.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import { startBitbucketPeer } from '../../testing/peers/bitbucket.ts'
import { isWrite } from '../../testing/peers/peer-server.ts'

const peer = await startBitbucketPeer()
const test = await openTestApp({ settings: { connectorGateway: peer.origin } })
afterAll(() => peer.close())
const steps = connectorSteps(test)

describe('Bitbucket', () => {
  it('translations of a repository go to one pull request, and are written once', async () => {
    peer.git.add('acme/app', {
      'crowdin.yml': 'files:\n  - {source: /text/en.json, translation: /text/%locale%.json}\n',
      'text/en.json': '{"hello": "Hello"}\n',
    })
    const config = await steps.connect({
      kind: 'BITBUCKET',
      name: 'Bitbucket',
      fields: { email: 'dev@acme.example', apiToken: peer.token, workspace: 'acme' },
      repositories: [{ owner: 'acme', name: 'app' }],
    })
    const pulled = await steps.run(config.uuid, 'PULL')
    expect(pulled.outcomes).toEqual({ NEW: 1 })
    await steps.finish(pulled.projects[0]!.uuid, (source, locale) => `${source} (${locale})`)
    const runs = await steps.delivered(config.uuid)
    expect(runs.every(({ status }) => status === 'DONE')).toBe(true)
    expect(pullRequestsOf(runs)).toEqual(['https://bitbucket.org/acme/app/pull-requests/1'])
    expect(peer.pulls).toHaveLength(1)
    expect(peer.git.read('acme/app', 'l10n_main', 'text/es-ES.json')).toBe('{"hello": "Hello (es)"}\n')
    expect(peer.git.read('acme/app', 'l10n_main', 'text/ja-JP.json')).toBe('{"hello": "Hello (ja)"}\n')
    peer.asked.length = 0
    expect((await steps.run(config.uuid, 'PUSH')).outcomes).toEqual({ SAME: 2 })
    expect(peer.asked.filter(isWrite)).toEqual([])
    peer.token = 'another'
    expect(await steps.run(config.uuid, 'PULL')).toMatchObject({ status: 'ERROR', fault: 'SIGN_IN' })
  })
})
