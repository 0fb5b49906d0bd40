import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import type { Records } from './kinds-of-checks.ts'
import { checkout } from './run-program.ts'

export type KeptResults = {
  /** Below the checkout. */
  folder: string
  recordsOf(title: string): Records
  keep(name: string, text: string): void
}

/** The files that a run leaves behind, in a folder that git ignores, until the next one begins. */
export function keepResults(path: string): KeptResults {
  const folder = resolve(checkout, path)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  // So that `.ci/run` can end this process: npx, which it starts, does not pass every signal on.
  const pid = resolve(folder, 'pid')
  writeFileSync(pid, String(process.pid))
  process.once('exit', () => rmSync(pid, { force: true }))
  return {
    folder: relative(checkout, folder),
    recordsOf: (title) => {
      const name = title.toLowerCase().replace(/[^a-z\d]+/g, '-')
      return {
        log: resolve(folder, `${name}.log`),
        events: resolve(folder, `${name}.jsonl`),
        serverLog: resolve(folder, 'server.log'),
      }
    },
    keep: (name, text) => {
      // Whole at any moment, as this process may be killed at any.
      const file = resolve(folder, name)
      writeFileSync(`${file}.new`, text)
      renameSync(`${file}.new`, file)
    },
  }
}
