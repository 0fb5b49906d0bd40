import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import type { TestProject } from 'vitest/node'
import { run, type Outcome } from './run.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder with the consumers, and `tarballs` beside their `node_modules`. */
    projects: string
  }
}

const here = resolve(import.meta.dirname, '..')
const checkout = resolve(here, '../..')

/** pnpm as it was started, or as it can be. */
function pnpm(parameters: readonly string[], folder: string): Promise<Outcome> {
  const script = process.env['npm_execpath']
  return script && /pnpm\.[cm]?js$/.test(script)
    ? run(process.execPath, [script, ...parameters], folder)
    : run('npx', ['-y', 'pnpm@12', ...parameters], folder)
}

async function must(work: Promise<Outcome>): Promise<void> {
  const { code, output } = await work
  if (code !== 0) throw new Error(output)
}

/** The dependency's folder, as a consumer's package manager would have put it there. */
function link(name: string, modules: string): void {
  const target = join(modules, name)
  mkdirSync(dirname(target), { recursive: true })
  symlinkSync(realpathSync(join(here, 'node_modules', name)), target, 'junction')
}

/**
 * Packs the packages, which builds them, and installs them into projects as their users do, though without a registry: the
 * tarballs are unpacked, and what they depend on is linked.
 */
export async function setup(project: TestProject): Promise<() => void> {
  const projects = mkdtempSync(join(tmpdir(), 'dragoman-published-'))
  const tarballs = join(projects, 'tarballs')
  const modules = join(projects, 'node_modules')
  const packed = ['sdk', 'hooks', 'cli'].map(async (name) => {
    await must(pnpm(['pack', '--pack-destination', tarballs], join(checkout, 'packages', name)))
    const [tarball] = globSync(`dragoman-${name}-*.tgz`, { cwd: tarballs })
    const target = join(modules, '@dragoman', name)
    mkdirSync(target, { recursive: true })
    await must(run('tar', ['-xzf', join(tarballs, tarball!), '--strip-components=1', '-C', target], projects))
  })
  await Promise.all(packed)
  const manifest = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8')) as { consumerDependencies: string[] }
  for (const name of manifest.consumerDependencies) link(name, modules)
  cpSync(join(here, 'consumers'), projects, { recursive: true })
  // The same program, once as modules and once as scripts.
  for (const kind of ['esm', 'cjs']) cpSync(join(here, 'consumers/node'), join(projects, kind), { recursive: true })
  for (const [kind, type] of [
    ['esm', 'module'],
    ['cjs', 'commonjs'],
  ] as const) {
    cpSync(join(here, `consumers/node/${type}.json`), join(projects, kind, 'package.json'))
  }
  // The page is the one that the README shows.
  const readme = readFileSync(join(modules, '@dragoman/hooks/README.md'), 'utf8')
  writeFileSync(join(projects, 'vite/page.tsx'), /^```tsx\n(.*?)^```$/ms.exec(readme)?.[1] ?? '')
  project.provide('projects', projects)
  return () => rmSync(projects, { recursive: true, force: true })
}
