import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { workspacePackages } from './packages.ts'
import { publishedManifest } from './published-manifest.ts'
import { checkout, runProgram } from './run-program.ts'

// Publishes the packages whose versions are new; their `prepack` builds them. With provenance the registry compares the
// manifest with the repository that the workflow runs in, so the manifest names it, whichever fork that is.
const repository = process.env['GITHUB_REPOSITORY']
if (repository !== undefined) {
  for (const { folder } of workspacePackages().filter((each) => each.folder.startsWith('packages/'))) {
    const file = resolve(checkout, folder, 'package.json')
    const manifest: object = JSON.parse(readFileSync(file, 'utf8'))
    writeFileSync(file, JSON.stringify(publishedManifest(manifest, repository, folder), null, 2))
  }
}
const { succeeded } = await runProgram('changeset', ['publish'], { show: true })
process.exitCode = succeeded ? 0 : 1
