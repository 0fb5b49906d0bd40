import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, inject, it } from 'vitest'
import { run } from './run.ts'

// What is in the tarballs, and whether every way of importing it finds code and types that belong together.

const projects = inject('projects')
const tarballs = join(projects, 'tarballs')
const tool = (name: string) => resolve(import.meta.dirname, '../node_modules/.bin', name)

describe.each(['sdk', 'hooks'])('@dragoman/%s', (name) => {
  const tarball = globSync(`dragoman-${name}-*.tgz`, { cwd: tarballs })[0]!
  const installed = join(projects, 'node_modules/@dragoman', name)
  const files = globSync('**/*', { cwd: installed, exclude: (path) => path === 'node_modules' })

  it('has no finding of publint', async () => {
    const { code, output } = await run(tool('publint'), [tarball, '--strict'], tarballs)
    expect({ code, output }).toEqual({ code: 0, output: expect.stringContaining('All good') })
  })

  it('has types that fit its code for every import, by node16 rules', async () => {
    // Its own list stops at patterns such as ./operations/*, so every file behind one is named.
    const entries = files
      .filter((file) => /^dist\/.*\.js$/.test(file) && !file.includes('chunk-'))
      .map((file) => file.replace(/^dist/, '.').replace(/\.js$/, ''))
      .map((path) => (name === 'hooks' ? path : path.replace('./generated/schemas/', './schemas/').replace('./generated/', './operations/')))
      .filter((path) => path !== './sdk')
    const { code, output } = await run(tool('attw'), [tarball, '--profile', 'node16', '--format', 'json', '--include-entrypoints', ...entries], tarballs)
    const { analysis } = JSON.parse(output) as { analysis: { problems: { resolutionKind: string }[]; entrypoints: object } }
    const found = analysis.problems.filter(({ resolutionKind }) => resolutionKind !== 'node10')
    expect({ code, found }).toEqual({ code: 0, found: [] })
    expect(Object.keys(analysis.entrypoints)).toEqual(expect.arrayContaining(entries))
  })

  it('holds code of both kinds with declarations and source maps, and no tests', () => {
    const code = files.filter((file) => /\.c?js$/.test(file))
    const has = new Set(files)
    expect(code.length).toBeGreaterThan(20)
    expect(code.filter((file) => !has.has(`${file}.map`))).toEqual([])
    expect(files.filter((file) => /\.(test|bench)\.|vectors|stub-server/.test(file))).toEqual([])
    expect(files).toEqual(expect.arrayContaining(['README.md', 'LICENSE', 'package.json']))
  })

  it('is a version that has a changelog, and asks for no package of the workspace', () => {
    const manifest = readFileSync(join(installed, 'package.json'), 'utf8')
    expect(manifest).not.toContain('workspace:')
    expect(manifest).not.toContain('@dragoman/source')
    const { version } = JSON.parse(manifest) as { version: string }
    expect(readFileSync(join(installed, 'CHANGELOG.md'), 'utf8')).toContain(`## ${version}\n`)
  })
})
