import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { PeerAsked } from './peer-server.ts'

/** Repositories in a folder, served by Git's own program. */
export interface GitFolder {
  /** Adds a repository with files on its branch `main`. */
  add(name: string, files: Readonly<Record<string, string>>): void
  /** Commits files on a branch, as someone else. */
  commit(name: string, branch: string, files: Readonly<Record<string, string | null>>, message?: string): void
  /** Answers a request to `/{name}.git/…`. */
  answer(asked: PeerAsked): Promise<Response>
  read(name: string, branch: string, path: string): string | undefined
  /** Subjects of the commits of a branch, the newest first; none without it. */
  log(name: string, branch: string): string[]
  run(name: string, ...args: string[]): string
  close(): void
}

const identity = {
  GIT_AUTHOR_NAME: 'Someone',
  GIT_AUTHOR_EMAIL: 'someone@example.com',
  GIT_COMMITTER_NAME: 'Someone',
  GIT_COMMITTER_EMAIL: 'someone@example.com',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: '/dev/null',
}

export function openGitFolder(): GitFolder {
  const root = mkdtempSync(join(tmpdir(), 'dragoman-git-'))
  const work = mkdtempSync(join(tmpdir(), 'dragoman-git-work-'))
  const git = (cwd: string, ...args: string[]) =>
    execFileSync('git', args, {
      cwd,
      env: { ...process.env, ...identity },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  const bare = (name: string) => join(root, `${name}.git`)
  const folder: GitFolder = {
    add(name, files) {
      mkdirSync(bare(name), { recursive: true })
      git(bare(name), 'init', '--bare', '--initial-branch=main', '.')
      for (const [key, value] of [
        ['http.receivepack', 'true'],
        ['uploadpack.allowFilter', 'true'],
        ['receive.denyNonFastForwards', 'true'],
      ])
        git(bare(name), 'config', key!, value!)
      folder.commit(name, 'main', files, 'First')
    },
    commit(name, branch, files, message = 'By someone else') {
      const place = mkdtempSync(join(work, 'tree-'))
      git(place, 'clone', '--quiet', bare(name), '.')
      const exists = git(place, 'branch', '--all').includes(`origin/${branch}`)
      git(place, 'checkout', '--quiet', ...(exists ? [branch] : ['-B', branch]))
      for (const [path, content] of Object.entries(files)) {
        if (content === null) git(place, 'rm', '--quiet', path)
        else {
          mkdirSync(dirname(join(place, path)), { recursive: true })
          writeFileSync(join(place, path), content)
        }
      }
      git(place, 'add', '--all')
      git(place, 'commit', '--quiet', '--message', message)
      git(place, 'push', '--quiet', 'origin', `HEAD:refs/heads/${branch}`)
    },
    async answer({ url, method, headers, body }) {
      const program = spawn('git', ['http-backend'], {
        env: {
          ...process.env,
          ...identity,
          GIT_PROJECT_ROOT: root,
          GIT_HTTP_EXPORT_ALL: '1',
          REMOTE_USER: 'peer',
          PATH_INFO: url.pathname,
          QUERY_STRING: url.search.slice(1),
          REQUEST_METHOD: method,
          CONTENT_TYPE: headers.get('content-type') ?? '',
          CONTENT_LENGTH: String(body.length),
          GIT_PROTOCOL: headers.get('git-protocol') ?? '',
        },
      })
      const pieces: Buffer[] = []
      program.stdout.on('data', (piece: Buffer) => pieces.push(piece))
      // It does not read the whole of a request that it refuses.
      program.stdin.on('error', () => undefined)
      program.stdin.end(body)
      await once(program, 'close')
      const all = Buffer.concat(pieces)
      const end = all.indexOf('\r\n\r\n')
      const lines = all.toString('latin1', 0, end).split('\r\n')
      const answered = new Headers(lines.map((line) => line.split(/: (.*)/, 2) as [string, string]))
      const status = Number((answered.get('status') ?? '200').slice(0, 3))
      return new Response(all.subarray(end + 4), { status, headers: answered })
    },
    read(name, branch, path) {
      try {
        return git(bare(name), 'show', `${branch}:${path}`)
      } catch {
        return undefined
      }
    },
    log(name, branch) {
      try {
        return git(bare(name), 'log', '--format=%s', branch).trim().split('\n')
      } catch {
        return []
      }
    },
    run: (name, ...args) => git(bare(name), ...args),
    close() {
      rmSync(root, { recursive: true, force: true })
      rmSync(work, { recursive: true, force: true })
    },
  }
  return folder
}
