import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

const checkout = resolve(import.meta.dirname, '../../../..')

/** The packages that documents import, and their places. */
const packages: Readonly<Record<string, string>> = {
  '@dragoman/sdk': 'packages/sdk',
  '@types/node': 'packages/sdk/node_modules/@types/node',
  msw: 'packages/sdk/node_modules/msw',
}

/** The code blocks of a document whose first line says this. */
export function codeOf(document: string, info: string): string[] {
  const text = readFileSync(join(checkout, document), 'utf8')
  return [...text.matchAll(/^```([^\n]*)\n(.*?)^```$/gms)].flatMap(([, said, code]) =>
    said === info && code ? [code] : [],
  )
}

/**
 * Makes one program of the code blocks of a document that say `ts`, or what `info` says, in their order.
 * @param lib what the program may use beside the language
 * @returns the folder of the program, which is `program.ts`
 */
export function documentProgram(
  document: string,
  info = 'ts',
  lib = ['WebWorker', 'WebWorker.Iterable', 'WebWorker.AsyncIterable'],
): string {
  const blocks = codeOf(document, info)
  if (blocks.length === 0) throw new Error(`${document} has no code`)
  const folder = mkdtempSync(join(tmpdir(), 'dragoman-document-'))
  for (const [name, place] of Object.entries(packages)) {
    mkdirSync(dirname(join(folder, 'node_modules', name)), { recursive: true })
    symlinkSync(join(checkout, place), join(folder, 'node_modules', name), 'junction')
  }
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  writeFileSync(join(folder, 'program.ts'), blocks.join('\n'))
  // As strict as `tsc --init` would have it.
  const compilerOptions = { lib: ['ES2024', ...lib], types: ['node'], exactOptionalPropertyTypes: true }
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ extends: join(checkout, 'tsconfig.base.json'), compilerOptions, files: ['program.ts'] }),
  )
  return folder
}

/**
 * The compiler's messages about the program of a folder; none where all is well. The SDK's own sources follow other
 * rules: an installed SDK has declarations in their place.
 */
export function problemsOf(folder: string): string {
  const tsc = join(checkout, 'node_modules/.bin/tsc')
  const { stdout } = spawnSync(tsc, ['-p', folder], { encoding: 'utf8', shell: process.platform === 'win32' })
  return stdout.replaceAll(/^\S*packages\/sdk\/src\/.*\n(?:\s+.*\n)*/gm, '')
}
