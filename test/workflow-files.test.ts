import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'

const root = resolve(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }

interface Step {
  uses?: string
  run?: string
  with?: Record<string, unknown>
}
interface Workflow {
  name: string
  on: unknown
  permissions: unknown
  jobs: Record<string, { 'runs-on': string; 'timeout-minutes': number; steps: Step[] }>
}

/** The commands of pnpm itself that workflows use. */
const ownCommands = new Set(['install', 'exec', 'dlx', 'add', 'pack', 'publish', 'sbom'])

/** Scripts that `npx -y pnpm@12 …` is asked for in a text and that package.json lacks. */
function unknownScripts(text: string): string[] {
  const called = [...text.matchAll(/npx -y pnpm@12 (?:run )?([\w-]+)/g)].map(([, name = '']) => name)
  return called.filter((name) => !ownCommands.has(name) && !(name in scripts))
}

describe('workflows', () => {
  const files = globSync('.github/workflows/*.yml', { cwd: root })

  it.each(files)('%s has a name, an occasion, restricted permissions, and steps that end in time', (file) => {
    const workflow = parse(read(file)) as Workflow
    expect(workflow).toMatchObject({ name: expect.any(String), on: expect.anything(), permissions: expect.anything() })
    for (const job of Object.values(workflow.jobs)) {
      expect(job).toMatchObject({ 'runs-on': 'ubuntu-latest', 'timeout-minutes': expect.any(Number) })
      expect(job.steps.filter(({ uses, run }) => (uses === undefined) === (run === undefined))).toEqual([])
      expect(job.steps[0]?.uses).toMatch(/^actions\/checkout@/)
    }
  })

  it('actions of others are named by the hash of a commit, with the version that it is', () => {
    const others = files.flatMap((file) => read(file).match(/(?<=uses: ).*/g) ?? [])
    expect(others.length).toBeGreaterThan(5)
    expect(others.filter((uses) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(uses))).toEqual([])
  })

  it('continuous integration runs the test command of the README on the oldest and the newest Node', () => {
    const { jobs } = parse(read('.github/workflows/ci.yml')) as {
      jobs: { test: { strategy: { matrix: { node: string[] } }; steps: Step[] } }
    }
    expect(jobs.test.strategy.matrix.node).toEqual(['20', 'latest'])
    const command = jobs.test.steps.find(({ run }) => run !== undefined)?.run ?? ''
    expect(read('README.md')).toContain(`\n${command} `)
    expect(read('.ci/run')).toContain(command)
    expect(JSON.parse(read('package.json'))).toMatchObject({ engines: { node: '>=20' } })
  })

  it('releases come from changesets, with provenance and a list of all that the server is made of', () => {
    const text = read('.github/workflows/release.yml')
    const { jobs } = parse(text) as { jobs: { release: { permissions: Record<string, string>; steps: Step[] } } }
    expect(jobs.release.permissions).toMatchObject({ 'id-token': 'write', 'pull-requests': 'write' })
    const [releasing, listing] = jobs.release.steps.slice(-2)
    expect(listing?.run).toContain('sbom --filter @dragoman/server --prod')
    expect(releasing).toMatchObject({
      uses: expect.stringMatching(/^changesets\/action@/),
      with: { version: expect.stringContaining('raise-versions'), publish: expect.stringContaining('release') },
      env: { NPM_CONFIG_PROVENANCE: 'true' },
    })
  })
})

it('documents, workflows and the Dockerfile call only scripts that exist', () => {
  expect(unknownScripts('run: npx -y pnpm@12 planted\nrun: npx -y pnpm@12 test lint')).toEqual(['planted'])
  const files = globSync(['*.md', 'docs/*.md', '.github/**/*.{yml,md}', '.ci/run', 'Dockerfile'], { cwd: root })
  expect(files.length).toBeGreaterThan(8)
  expect(files.flatMap((file) => unknownScripts(read(file)).map((name) => ({ file, name })))).toEqual([])
})

it('every issue form has a name, a description, and fields with a label', () => {
  const files = globSync('.github/ISSUE_TEMPLATE/*.yml', { cwd: root }).filter((file) => !file.endsWith('config.yml'))
  expect(files.length).toBe(2)
  for (const file of files) {
    const form = parse(read(file)) as { body: { type: string; attributes: { label?: string } }[] }
    expect(form).toMatchObject({ name: expect.any(String), description: expect.any(String) })
    const fields = form.body.filter(({ type }) => type !== 'markdown')
    expect(fields.filter(({ attributes }) => attributes.label === undefined)).toEqual([])
  }
})

it('Renovate is told about packages that are in use', () => {
  const { packageRules } = JSON.parse(read('renovate.json')) as { packageRules: { matchPackageNames?: string[] }[] }
  const manifests = globSync('{apps,packages}/*/package.json', { cwd: root }).map(read).join()
  for (const name of packageRules.flatMap(({ matchPackageNames = [] }) => matchPackageNames))
    expect(manifests).toContain(`"${name.replace('**', '')}`)
})
