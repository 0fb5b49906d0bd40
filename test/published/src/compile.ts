import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { inject } from 'vitest'
import { run, type Outcome } from './run.ts'

const require = createRequire(import.meta.url)
const packages = { '5.9': 'typescript-5', '6': 'typescript-6', '7': 'typescript' } as const

export type Compiler = keyof typeof packages

/** The versions of TypeScript that consumers may have. */
export const compilers: readonly Compiler[] = ['5.9', '6', '7']

/** Compiles a project of a consumer, whose `tsconfig.json` stands in `folder`. */
export function compile(compiler: Compiler, folder: string, ...parameters: string[]): Promise<Outcome> {
  const script = join(dirname(require.resolve(`${packages[compiler]}/package.json`)), 'bin/tsc')
  return run(process.execPath, [script, '-p', '.', ...parameters], resolve(inject('projects'), folder))
}
