import { execFile, execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Project } from '@dragoman/sdk/operations/projects'
import { eq } from 'drizzle-orm'
import { parse } from 'yaml'
import { run } from '../../../../packages/cli/src/run.ts'
import { startAgent } from '../../../../packages/cli/src/testing/agent.ts'
import { tasks } from '../features/work/task-tables.ts'
import { segments } from '../features/work/work-unit-tables.ts'
import { nodeOptions } from '../kernel/node-options.ts'
import type { GitFolder } from './peers/git-folder.ts'
import { bodyOf, projectSteps } from './projects.ts'
import type { TestServer } from './start-server.ts'
import { acceptedBy } from './work.ts'

const checkout = resolve(import.meta.dirname, '../../../..')
const main = join(checkout, 'packages/cli/src/main.ts')

/** Writes files below a folder. */
export function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
}

interface Asked {
  env: Readonly<Record<string, string>>
  /** Standard input. */
  input?: string
}

/** An agent of the official client, whose server is the command line in a process of its own. */
export const agentOf = (cwd: string, env: Record<string, string>) =>
  startAgent({ command: process.execPath, args: [...nodeOptions, main, 'mcp'], cwd, env })

/** Runs a command line in a folder, within this process. */
export async function runCommandLine(cwd: string, words: readonly string[], { env, input = '' }: Asked) {
  const ended = { code: 0, out: '', err: '' }
  ended.code = await run(words, {
    env,
    cwd,
    platform: 'linux',
    isTerminal: false,
    out: (text) => void (ended.out += text),
    err: (text) => void (ended.err += text),
    askSecret: () => Promise.resolve(input),
  })
  return ended
}

/** The files that a command answers with `--json`, each with its state, and why it was skipped. */
export function statesIn(out: string): Record<string, string> {
  const { files } = JSON.parse(out) as { files: { path: string; state: string; reason?: string }[] }
  return Object.fromEntries(files.map(({ path, state, reason }) => [path, reason ? `${state}: ${reason}` : state]))
}

/** A shallow clone of a repository as a run in CI has it, which knows the repository by its address. */
export function cloneOf(git: GitFolder, name: string, address: string, authorization?: string): string {
  const bare = git.run(name, 'rev-parse', '--absolute-git-dir').trim()
  const folder = mkdtempSync(join(dirname(dirname(bare)), 'clone-'))
  const ask = (...words: string[]) => execFileSync('git', words, { cwd: folder, stdio: 'pipe' })
  ask('clone', '--quiet', '--depth', '1', `file://${bare}`, '.')
  ask('remote', 'set-url', 'origin', address)
  // As the checkout of an action leaves it.
  if (authorization) ask('config', `http.${new URL(address).origin}/.extraheader`, `AUTHORIZATION: ${authorization}`)
  return folder
}

/** The step of the GitHub action in this repository: its environment with inputs, and how it is run. */
export function githubAction(inputs: Readonly<Record<string, string>>) {
  const action = parse(readFileSync(join(checkout, 'action.yml'), 'utf8')) as {
    runs: { steps: { run: string; env: Record<string, string> }[] }
  }
  const { run: script, env: given } = action.runs.steps[0]!
  const filled = (value: string) =>
    value.replaceAll(/\$\{\{ inputs\.([\w-]+) \}\}/g, (_, name: string) => inputs[name] ?? '')
  const env = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, filled(value)]))
  return {
    env,
    /** Runs it as a shell does, with a `npx` that has the command line of this checkout. */
    act(cwd: string, more: Readonly<Record<string, string>>): Promise<string> {
      const programs = mkdtempSync(join(dirname(cwd), 'programs-'))
      const npx = `#!/bin/sh\nshift 2\nexec "${process.execPath}" ${nodeOptions.join(' ')} "${main}" "$@"\n`
      writeFiles(programs, { npx })
      chmodSync(join(programs, 'npx'), 0o755)
      const all = { ...env, ...more, PATH: `${programs}:${process.env['PATH']}` }
      return new Promise((settle, reject) => {
        execFile('bash', ['-c', script], { cwd, env: all }, (error, out, problem) =>
          error ? reject(new Error(`${out}${problem}`)) : settle(out),
        )
      })
    },
  }
}

/** The script of the GitLab component in this repository. */
export function gitlabScript(): string {
  return readFileSync(join(checkout, 'templates/sync.yml'), 'utf8').split('script:')[1]!.trim()
}

/** The command lines that a document of this repository shows, as the words of each. */
export function commandsIn(document: string): string[][] {
  const text = readFileSync(join(checkout, document), 'utf8')
  const block = /^```sh commands\n(.*?)^```/ms.exec(text)![1]!
  const wordsOf = (line: string) => (line.match(/"[^"]*"|\S+/g) ?? []).map((word) => word.replaceAll('"', ''))
  return block
    .trim()
    .split('\n')
    .map((line) => wordsOf(line).slice(1))
}

interface Changed {
  project: string
  /** The source file. */
  path: string
  language: string
  target: string
}

/** Gives the texts of a translation other words. */
export async function changeTranslation({ people, test }: TestServer, { project, path, language, target }: Changed) {
  const address = `/api/v3/project/ci/${people.place.orgUnitId}/${encodeURIComponent(project)}`
  const { workUnits, resources } = bodyOf<Project>(await test.call(people.manager, 'GET', address))
  const resource = resources.find((one) => `${one.path}/${one.name}` === path)!
  const unit = workUnits.find((one) => one.projectResourceUuid === resource.uuid && one.targetLanguage === language)!
  await test.db.update(segments).set({ target }).where(eq(segments.workUnitId, unit.uuid))
}

/** Approves a project, whose tasks the manager accepts. */
export async function approve({ people, test }: TestServer, project: string): Promise<void> {
  const steps = projectSteps(test)
  await steps.settled(people.manager, project)
  for (const status of ['PENDING', 'APPROVED']) {
    bodyOf(await steps.move(people.manager, project, status))
    await test.idle()
  }
  await test.db.update(tasks).set(acceptedBy(people.manager.id)).where(eq(tasks.projectId, project))
}
