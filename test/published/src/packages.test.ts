import { cpSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, inject, it } from 'vitest'
import { publishedManifest } from '../../../scripts/published-manifest.ts'
import { run } from './run.ts'

// Checks the tarballs: every way of importing finds code with matching types.

const projects = inject('projects')
const tarballs = join(projects, 'tarballs')
const contract = resolve(import.meta.dirname, '../../../apps/server/src/generated/contract.json')
/** The SDK grows with the contract: each operation has its code, its types, and its documentation. */
const operationCount = (JSON.parse(readFileSync(contract, 'utf8')) as { operations: unknown[] }).operations.length
const tool = (name: string) => resolve(import.meta.dirname, '../node_modules/.bin', name)

describe.each(['sdk', 'hooks'])('@dragoman/%s', (name) => {
  const tarball = globSync(`dragoman-${name}-*.tgz`, { cwd: tarballs })[0]!
  const installed = join(projects, 'node_modules/@dragoman', name)
  const files = globSync('**/*', { cwd: installed, exclude: (path) => path === 'node_modules' })

  const { exports } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as {
    exports: Record<string, string | { import: { default: string } }>
  }
  /** The importable modules, each with its file. */
  const subpaths = Object.entries(exports).flatMap(([path, target]): [string, string][] =>
    typeof target === 'string' ? [] : [[path, target.import.default.replace('./', '')]],
  )

  it('has no finding of publint', async () => {
    const { code, output } = await run(tool('publint'), [tarball, '--strict'], tarballs)
    expect({ code, output }).toEqual({ code: 0, output: expect.stringContaining('All good') })
  })

  it('has types that fit its code for every import, by node16 rules', async () => {
    // Its own list stops at patterns such as ./operations/*, so every file behind one is named.
    const entries = subpaths
      .filter(([path]) => path !== '.')
      .flatMap(([path, file]) => {
        const [before = '', after] = file.split('*')
        if (after === undefined) return [path]
        return files
          .filter((found) => found.startsWith(before) && found.endsWith(after))
          .map((found) => found.slice(before.length, -after.length))
          .filter((stem) => !/[/]|^chunk-/.test(stem))
          .map((stem) => path.replace('*', stem))
      })
    expect(entries.length).toBeGreaterThan(10)
    const { code, output } = await run(
      tool('attw'),
      [tarball, '--profile', 'node16', '--format', 'json', '--include-entrypoints', ...entries],
      tarballs,
    )
    const { analysis } = JSON.parse(output) as {
      analysis: { problems: { resolutionKind: string }[]; entrypoints: object }
    }
    const found = analysis.problems.filter(({ resolutionKind }) => resolutionKind !== 'node10')
    expect({ code, found }).toEqual({ code: 0, found: [] })
    expect(Object.keys(analysis.entrypoints)).toEqual(expect.arrayContaining(entries))
  })

  it('holds code of both kinds with declarations, and no tests', () => {
    const code = files.filter((file) => /\.c?js$/.test(file))
    expect(code.length).toBeGreaterThan(20)
    expect(files.filter((file) => /\.(test|bench)\.|vectors|stub-server/.test(file))).toEqual([])
    expect(files).toEqual(expect.arrayContaining(['README.md', 'LICENSE', 'package.json']))
  })

  it('is small, and is published with the addresses of its sources and its problems', () => {
    expect(statSync(join(tarballs, tarball)).size).toBeLessThanOrEqual(name === 'sdk' ? operationCount * 680 : 64_000)
    const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as object
    const url = expect.stringContaining('https://github.com/fork/dragoman') as string
    expect(publishedManifest(manifest, 'fork/dragoman', `packages/${name}`)).toMatchObject({
      name: `@dragoman/${name}`,
      homepage: url,
      bugs: { url },
      repository: { url, directory: `packages/${name}` },
    })
  })

  it('has nothing of others built in, and no other dependency', () => {
    const { dependencies = {} } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as {
      dependencies?: object
    }
    expect(Object.keys(dependencies)).toEqual(name === 'sdk' ? [] : ['@dragoman/sdk'])
    // Bundled files begin with where they came from.
    const builtIn = files
      .filter((file) => /\.c?js$/.test(file))
      .flatMap((file) => /^\/\/ .*node_modules\/.*$/m.exec(readFileSync(join(installed, file), 'utf8')) ?? [])
    expect(builtIn).toEqual([])
  })

  it('is a version that has a changelog, and asks for no package of the workspace', () => {
    const manifest = readFileSync(join(installed, 'package.json'), 'utf8')
    expect(manifest).not.toContain('workspace:')
    expect(manifest).not.toContain('@dragoman/source')
    const { version } = JSON.parse(manifest) as { version: string }
    expect(readFileSync(join(installed, 'CHANGELOG.md'), 'utf8')).toContain(`## ${version}\n`)
  })
})

it('the command line runs from its tarball, and needs nothing beside it', async () => {
  const installed = join(projects, 'node_modules/@dragoman/cli')
  const manifest = readFileSync(join(installed, 'package.json'), 'utf8')
  expect(JSON.parse(manifest)).toMatchObject({ name: '@dragoman/cli', bin: { dragoman: 'dist/main.js' } })
  expect(manifest).not.toContain('"dependencies"')
  const [tarball] = globSync('dragoman-cli-*.tgz', { cwd: tarballs })
  const { output } = await run(tool('publint'), [tarball!, '--strict'], tarballs)
  expect(output).toContain('All good')
  const folder = join(projects, 'configured')
  mkdirSync(folder)
  writeFileSync(join(folder, 'crowdin.yml'), 'files: 1\n')
  const outcome = await run(process.execPath, [join(installed, 'dist/main.js'), 'push'], folder)
  expect(outcome).toEqual({ code: 2, output: 'crowdin.yml:1: files: it has no files.\n' })
})

it('an example runs where it was copied alone', async () => {
  const folder = join(projects, 'copied')
  mkdirSync(folder)
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  cpSync(join(projects, 'node_modules/@dragoman/sdk/examples/late-tasks.ts'), join(folder, 'late-tasks.ts'))
  const { code, output } = await run(process.execPath, ['late-tasks.ts'], folder)
  expect({ code, output }).toEqual({
    code: 2,
    output: 'Set DRAGOMAN_URL, DRAGOMAN_ACCESS_KEY and DRAGOMAN_SECRET.\n',
  })
})
