import { exitCodes, Stop } from '../stop.ts'
import type { System } from '../system.ts'

/** A pull or merge request. */
export interface ChangeRequest {
  url: string
  isOpen: boolean
}

/** The place of a repository: how it is reached, and its pull or merge requests. */
export interface Forge {
  /** The branch that the run is for. */
  base: string | undefined
  /** A remote or an address. */
  remote: string
  /** Variables that Git needs. */
  env: Readonly<Record<string, string>>
  /** The open request of a branch, else its last one. */
  requestOf(from: string, to: string): Promise<ChangeRequest | undefined>
  create(from: string, to: string, title: string): Promise<ChangeRequest>
}

async function ask(url: string, headers: Record<string, string>, body?: object): Promise<unknown> {
  let response
  try {
    response = await fetch(url, {
      method: body ? 'POST' : 'GET',
      headers: { accept: 'application/json', ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(30_000),
    })
  } catch (error) {
    throw new Stop(
      `${new URL(url).host} can't be reached: ${error instanceof Error ? error.message : ''}`,
      exitCodes.server,
    )
  }
  if (response.ok) return response.json()
  const said = (await response.text()).slice(0, 300)
  const code = response.status === 401 || response.status === 403 ? exitCodes.access : exitCodes.left
  throw new Stop(`${new URL(url).host} answers ${response.status}: ${said}`, code)
}

const firstOf = <One extends { state: string }>(list: One[], open: string) =>
  list.find(({ state }) => state === open) ?? list[0]

function github(env: System['env'], repository: string): Forge {
  const api = env['GITHUB_API_URL'] ?? 'https://api.github.com'
  const token = env['GITHUB_TOKEN']
  if (!token) throw new Stop('Set GITHUB_TOKEN, which opens the pull request.', exitCodes.access)
  const url = `${api}/repos/${repository}/pulls`
  const headers = { authorization: `Bearer ${token}` }
  const shown = (one: { html_url: string; state: string }) => ({ url: one.html_url, isOpen: one.state === 'open' })
  return {
    base: env['GITHUB_REF_TYPE'] === 'tag' ? undefined : env['GITHUB_HEAD_REF'] || env['GITHUB_REF_NAME'],
    remote: 'origin',
    env: {},
    async requestOf(from, to) {
      const head = `${repository.split('/')[0]}:${from}`
      const list = await ask(`${url}?${new URLSearchParams({ head, base: to, state: 'all' }).toString()}`, headers)
      const found = firstOf(list as { html_url: string; state: string }[], 'open')
      return found && shown(found)
    },
    create: async (from, to, title) =>
      shown((await ask(url, headers, { head: from, base: to, title })) as { html_url: string; state: string }),
  }
}

function gitlab(env: System['env'], api: string): Forge {
  const token = env['DRAGOMAN_GIT_TOKEN'] ?? env['GITLAB_TOKEN']
  if (!token)
    throw new Stop(
      'Set DRAGOMAN_GIT_TOKEN: a project access token that may write to the repository and use the API.',
      exitCodes.access,
    )
  const url = `${api}/projects/${encodeURIComponent(env['CI_PROJECT_ID'] ?? env['CI_PROJECT_PATH'] ?? '')}/merge_requests`
  const headers = { 'private-token': token }
  const shown = (one: { web_url: string; state: string }) => ({ url: one.web_url, isOpen: one.state === 'opened' })
  const basic = Buffer.from(`oauth2:${token}`).toString('base64')
  return {
    base: env['CI_COMMIT_BRANCH'],
    remote: `${env['CI_SERVER_URL'] ?? ''}/${env['CI_PROJECT_PATH'] ?? ''}.git`,
    // Among the parameters of a program, all users of the machine could read the token.
    env: {
      GIT_CONFIG_COUNT: '1',
      GIT_CONFIG_KEY_0: `http.${env['CI_SERVER_URL'] ?? ''}/.extraHeader`,
      GIT_CONFIG_VALUE_0: `Authorization: Basic ${basic}`,
    },
    async requestOf(from, to) {
      const query = new URLSearchParams({ source_branch: from, target_branch: to, state: 'all' })
      const found = firstOf(
        (await ask(`${url}?${query.toString()}`, headers)) as { web_url: string; state: string }[],
        'opened',
      )
      return found && shown(found)
    },
    async create(from, to, title) {
      const body = { source_branch: from, target_branch: to, title, remove_source_branch: true }
      return shown((await ask(url, headers, body)) as { web_url: string; state: string })
    },
  }
}

/** The forge that a run is on; undefined on none. */
export function forgeOf({ env }: System): Forge | undefined {
  if (env['GITHUB_ACTIONS'] === 'true' && env['GITHUB_REPOSITORY']) return github(env, env['GITHUB_REPOSITORY'])
  if (env['GITLAB_CI'] === 'true' && env['CI_API_V4_URL']) return gitlab(env, env['CI_API_V4_URL'])
  return undefined
}
