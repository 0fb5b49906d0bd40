import { openGitFolder, type GitFolder } from './git-folder.ts'
import { json, startPeer, type PeerAsked, type PeerServer } from './peer-server.ts'

/** A GitHub Enterprise Server on this machine: its REST as far as it is asked, and Git itself. */
export interface GithubPeer extends PeerServer {
  git: GitFolder
  user: string
  token: string
  pulls: { number: number; repository: string; head: string; base: string; state: 'open' | 'closed'; title: string }[]
}

export async function startGithubPeer(): Promise<GithubPeer> {
  const git = openGitFolder()
  const server = await startPeer((asked) => answer(peer, asked))
  const closeServer = server.close
  const peer: GithubPeer = Object.assign(server, {
    git,
    user: 'octo',
    token: 'ghp_secret_token_0001',
    pulls: [],
    close() {
      closeServer()
      git.close()
    },
  })
  return peer
}

function answer(peer: GithubPeer, asked: PeerAsked): Response | Promise<Response> {
  const { url, headers } = asked
  const [, owner, name] = /^\/([^/]+)\/([^/]+?)\.git\//.exec(url.pathname) ?? []
  if (owner && name) {
    const basic = `Basic ${Buffer.from(`${peer.user}:${peer.token}`).toString('base64')}`
    return headers.get('authorization') === basic ? peer.git.answer(asked) : new Response('No', { status: 401 })
  }
  if (headers.get('authorization') !== `Bearer ${peer.token}`) return json({ message: 'Bad credentials' }, 401)
  return rest(peer, asked, url.pathname.replace('/api/v3', ''))
}

function rest(peer: GithubPeer, { method, url, body }: PeerAsked, path: string): Response {
  if (path === '/user') return json({ login: peer.user })
  if (path === '/user/repos') return json([{ full_name: 'acme/app' }])
  const [, repository = '', part = ''] = /^\/repos\/([^/]+\/[^/]+)(\/.*)?$/.exec(path) ?? []
  const pull = (one: GithubPeer['pulls'][number]) => ({
    number: one.number,
    html_url: `${peer.origin}/${repository}/pull/${one.number}`,
    state: one.state,
  })
  if (repository === 'acme/gone') return json({ message: 'Not Found' }, 404)
  if (part === '') return json({ full_name: repository, permissions: { push: true } })
  if (part === '/branches') return json([{ name: 'main' }])
  if (part !== '/pulls') return json({ message: 'Not Found' }, 404)
  const own = peer.pulls.filter((one) => one.repository === repository && one.state === 'open')
  if (method === 'GET') {
    const [head, base] = [url.searchParams.get('head'), url.searchParams.get('base')]
    const [owner] = repository.split('/')
    return json(own.filter((one) => `${owner}:${one.head}` === head && one.base === base).map(pull))
  }
  const given = JSON.parse(body.toString()) as { head: string; base: string; title: string }
  if (own.some(({ head, base }) => head === given.head && base === given.base))
    return json({ message: 'Validation Failed', errors: [{ message: 'A pull request already exists' }] }, 422)
  const made = { number: peer.pulls.length + 1, repository, state: 'open' as const, ...given }
  peer.pulls.push(made)
  return json(pull(made), 201)
}
