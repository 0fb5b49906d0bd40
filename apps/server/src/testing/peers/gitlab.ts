import { openGitFolder, type GitFolder } from './git-folder.ts'
import { json, startPeer, type PeerServer } from './peer-server.ts'

/** A GitLab on this machine: its merge requests as far as they are asked, and Git itself. */
export interface GitlabPeer extends PeerServer {
  git: GitFolder
  token: string
  requests: { source_branch: string; target_branch: string; state: string; web_url: string }[]
}

export async function startGitlabPeer(): Promise<GitlabPeer> {
  const git = openGitFolder()
  const requests: GitlabPeer['requests'] = []
  const token = 'glpat-0001'
  const basic = `Basic ${Buffer.from(`oauth2:${token}`).toString('base64')}`
  const server = await startPeer((asked) => {
    if (asked.url.pathname.includes('.git/'))
      return asked.headers.get('authorization') === basic ? git.answer(asked) : new Response('No', { status: 401 })
    if (asked.headers.get('private-token') !== token) return json({ message: '401 Unauthorized' }, 401)
    if (asked.method === 'GET') return json(requests)
    const given = JSON.parse(asked.body.toString()) as { source_branch: string; target_branch: string }
    const made = { ...given, state: 'opened', web_url: `${server.origin}/acme/app/-/merge_requests/1` }
    requests.push(made)
    return json(made, 201)
  })
  const closeServer = server.close
  return Object.assign(server, {
    git,
    token,
    requests,
    close() {
      closeServer()
      git.close()
    },
  })
}
