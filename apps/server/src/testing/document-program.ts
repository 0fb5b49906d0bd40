import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

const checkout = resolve(import.meta.dirname, '../../../..')

/** What documents import, and where it is. */
const packages: Readonly<Record<string, string>> = {
  '@dragoman/sdk': 'packages/sdk',
  '@types/node': 'packages/sdk/node_modules/@types/node',
  msw: 'packages/sdk/node_modules/msw',
}

/** The code blocks of a document whose first line says this. */
export function codeOf(document: string, info: string): string[] {
  const text = readFileSync(join(checkout, document), 'utf8')
  return [...text.matchAll(/^```([^\n]*)\n(.*?)^```$/gms)].flatMap(([, said, code]) => (said === info && code ? [code] : []))
}

/**
 * Makes one program of the code blocks of a document that say `ts`, in their order.
 * @returns the folder of the program, which is `program.ts`
 */
export function documentProgram(document: string): string {
  const blocks = codeOf(document, 'ts')
  if (blocks.length === 0) throw new Error(`${document} has no code`)
  const folder = mkdtempSync(join(tmpdir(), 'dragoman-document-'))
  for (const [name, place] of Object.entries(packages)) {
    mkdirSync(dirname(join(folder, 'node_modules', name)), { recursive: true })
    symlinkSync(join(checkout, place), join(folder, 'node_modules', name), 'junction')
  }
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  writeFileSync(join(folder, 'program.ts'), blocks.join('\n'))
  const compilerOptions = { lib: ['ES2024', 'WebWorker', 'WebWorker.Iterable', 'WebWorker.AsyncIterable'], types: ['node'] }
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ extends: join(checkout, 'tsconfig.base.json'), compilerOptions, files: ['program.ts'] }),
  )
  return folder
}

/** What the compiler has to say about the program of a folder; nothing where all is well. */
export function problemsOf(folder: string): string {
  const tsc = join(checkout, 'node_modules/.bin/tsc')
  return spawnSync(tsc, ['-p', folder], { encoding: 'utf8', shell: process.platform === 'win32' }).stdout
}
