import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exitCodes, Stop } from '../stop.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** Git in a folder. */
export class Git {
  readonly folder: string
  readonly #env: Environment

  constructor(folder: string, env: Environment) {
    this.folder = folder
    this.#env = env
  }

  at(folder: string): Git {
    return new Git(folder, this.#env)
  }

  /** @throws Stop with what Git says */
  async run(...words: string[]): Promise<string> {
    const { code, output, problem } = await this.#start(words)
    if (code === 0) return output.trim()
    throw new Stop(`git ${words[0]} failed: ${problem.trim() || `exit code ${code}`}`, exitCodes.left)
  }

  /** Whether Git says yes. */
  async says(...words: string[]): Promise<boolean> {
    return (await this.#start(words)).code === 0
  }

  #start(words: string[]): Promise<{ code: number; output: string; problem: string }> {
    // Git would read a path such as `app/[locale]/es.json` as a pattern.
    const env = { ...this.#env, GIT_TERMINAL_PROMPT: '0', GIT_LITERAL_PATHSPECS: '1' } as NodeJS.ProcessEnv
    return new Promise((settle) => {
      execFile('git', words, { cwd: this.folder, env, maxBuffer: 64 * 2 ** 20 }, (error, output, problem) =>
        settle({
          code: error ? (typeof error.code === 'number' ? error.code : 127) : 0,
          output,
          problem: problem || (error?.message ?? ''),
        }),
      )
    })
  }

  /** Runs something in a folder of its own at a commit, beside the one that people work in. */
  async beside<Result>(commit: string, work: (git: Git) => Promise<Result>): Promise<Result> {
    const parent = await mkdtemp(join(tmpdir(), 'dragoman-'))
    const folder = join(parent, 'tree')
    try {
      await this.run('worktree', 'add', '--quiet', '--detach', folder, commit)
      return await work(this.at(folder))
    } finally {
      await this.says('worktree', 'remove', '--force', folder)
      await rm(parent, { recursive: true, force: true })
    }
  }
}
