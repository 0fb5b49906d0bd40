import { basic } from './content-peer.ts'
import { openGitFolder, type GitFolder } from './git-folder.ts'
import { json, startPeer, type PeerAsked, type PeerServer } from './peer-server.ts'

/** Bitbucket Cloud on this machine, behind a gateway: its REST as far as it is asked, and Git itself. */
export interface BitbucketPeer extends PeerServer {
  git: GitFolder
  token: string
  pulls: { repository: string; from: string; to: string; state: string }[]
}

interface GivenPull {
  source: { branch: { name: string } }
  destination: { branch: { name: string } }
}

export async function startBitbucketPeer(): Promise<BitbucketPeer> {
  const git = openGitFolder()
  const server = await startPeer((asked) => answer(peer, asked))
  const closeServer = server.close
  const peer: BitbucketPeer = Object.assign(server, {
    git,
    token: 'bitbucket-api-token-1',
    pulls: [],
    close() {
      closeServer()
      git.close()
    },
  })
  return peer
}

function answer(peer: BitbucketPeer, asked: PeerAsked): Response | Promise<Response> {
  const [, host, ...rest] = asked.url.pathname.split('/')
  const authorization = asked.headers.get('authorization')
  if (host === 'bitbucket.org') {
    if (authorization !== basic('x-bitbucket-api-token-auth', peer.token)) return new Response('No', { status: 401 })
    return peer.git.answer({ ...asked, url: new URL(`/${rest.join('/')}${asked.url.search}`, asked.url) })
  }
  if (host !== 'api.bitbucket.org') return new Response('<h1>No such host</h1>', { status: 404 })
  if (authorization !== basic('dev@acme.example', peer.token))
    return json({ type: 'error', error: { message: 'Token is invalid' } }, 401)
  return restOf(peer, asked, `/${rest.slice(1).join('/')}`)
}

function restOf(peer: BitbucketPeer, { method, url, body }: PeerAsked, path: string): Response {
  if (path === '/user') return json({ username: 'dev' })
  const [, repository = '', part = ''] = /^\/repositories\/([^/]+\/[^/]+)(\/.*)?$/.exec(path) ?? []
  if (part === '') return json({ full_name: repository })
  if (part === '/refs/branches') return json({ values: [{ name: 'main' }] })
  if (part !== '/pullrequests') return json({ type: 'error', error: { message: 'Not found' } }, 404)
  const shown = (_: unknown, number: number) => ({
    id: number + 1,
    links: { html: { href: `https://bitbucket.org/${repository}/pull-requests/${number + 1}` } },
  })
  if (method === 'POST') {
    const { source, destination } = JSON.parse(body.toString()) as GivenPull
    peer.pulls.push({ repository, from: source.branch.name, to: destination.branch.name, state: 'OPEN' })
    return json(shown(undefined, peer.pulls.length - 1), 201)
  }
  const [, from, to] =
    /source\.branch\.name="(.*?)" AND destination\.branch\.name="(.*?)"/.exec(url.searchParams.get('q') ?? '') ?? []
  const own = peer.pulls.filter(
    (pull) => pull.repository === repository && pull.from === from && pull.to === to && pull.state === 'OPEN',
  )
  return json({ values: own.map(shown) })
}
