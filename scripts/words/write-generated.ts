import { readFileSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'

/** Writes a generated file. Called with `--check`, the program writes nothing and fails where the file is stale. */
export function writeGenerated(file: string, text: string): void {
  if (!process.argv.includes('--check')) writeFileSync(file, text)
  else if (read(file) !== text) {
    console.error(`${relative(process.cwd(), file)} is stale: run \`pnpm generate\``)
    process.exitCode = 1
  }
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
