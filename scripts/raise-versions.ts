import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { runProgram } from './run-program.ts'

// Makes a version of the waiting changesets, the same for the packages, the web app, and the contract. Its notes are drafts
// then: `test/releases.test.ts` wants the changelogs sorted for their readers.
const folder = process.cwd()
const { succeeded } = await runProgram('changeset', ['version'], { show: true, folder })
if (!succeeded) process.exit(1)
// The web app is not published; what is new in it is said in docs/help/updates.md.
rmSync(resolve(folder, 'apps/web/CHANGELOG.md'), { force: true })

const manifest = readFileSync(resolve(folder, 'packages/sdk/package.json'), 'utf8')
const { version }: { version: string } = JSON.parse(manifest)
const month = new Date().toLocaleDateString('en', { month: 'long', year: 'numeric', timeZone: 'UTC' })
replaceIn('openapi/openapi.yaml', /^ {2}version: .*$/m, `  version: ${version}`)
replaceIn('docs/help/updates.md', /^## Next version$/m, `## ${version} (${month})`)

function replaceIn(file: string, pattern: RegExp, text: string): void {
  const path = resolve(folder, file)
  writeFileSync(path, readFileSync(path, 'utf8').replace(pattern, text))
}
