import { globSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import type { WorkspacePackage } from './packages.ts'
import { checkout } from './run-program.ts'

/** Most test files of the server to run; each starts on a database of its own. */
const mostServerTests = 40

/** The parameters of vitest with which it runs the tests of what changed; undefined if no test is of it. */
export function testsOfChanges({ name, folder }: WorkspacePackage, changed: readonly string[]): string[] | undefined {
  const sources = changed.filter((file) => /\.(tsx?|json|po|css|yaml|sql)$/.test(file))
  if (folder === '.') return rootTests(changed)
  if (name === '@dragoman/server') return serverTests(folder, sources)
  const related = sources.filter((file) => /^(openapi|packages|apps)\//.test(file))
  if (related.length === 0) return undefined
  return ['related', '--run', '--passWithNoTests', ...related.map((file) => relative(folder, file))]
}

/** Tests that start whole programs take minutes and are left to `pnpm test`, unless such a test itself has changed. */
function rootTests(changed: readonly string[]): string[] {
  const isTouched = globSync('test/slow/*.test.ts', { cwd: checkout }).some((file) => changed.includes(file))
  return ['run', ...(isTouched ? [] : ['--exclude', 'test/slow/**'])]
}

/**
 * Nearly every test of the server goes through the whole of it, so all would be related to any change. Those beside
 * the change are run: of its folder, or of the nearest one above it that has tests.
 */
function serverTests(folder: string, sources: readonly string[]): string[] | undefined {
  const all = globSync('src/**/*.test.ts', { cwd: resolve(checkout, folder) })
  const inside = sources.filter((file) => file.startsWith(`${folder}/src/`)).map((file) => relative(folder, file))
  const tests = new Set(inside.filter((file) => all.includes(file)))
  for (const file of inside) for (const test of testsBeside(file, all)) tests.add(test)
  return tests.size === 0 ? undefined : ['run', ...[...tests].slice(0, mostServerTests)]
}

function testsBeside(file: string, all: readonly string[]): readonly string[] {
  for (let folder = dirname(file); folder !== 'src' && folder !== '.'; folder = dirname(folder)) {
    const found = all.filter((test) => test.startsWith(`${folder}/`))
    if (found.length > 0) return found
  }
  return []
}
