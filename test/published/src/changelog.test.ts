import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { run } from './run.ts'

const checkout = resolve(import.meta.dirname, '../../..')

it('changesets become one version of everything that has one, with their lines in the changelogs', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dragoman-changelog-'))
  try {
    const packages = ['sdk', 'cli', 'hooks', 'ui'].map((name) => `packages/${name}`)
    const files = [
      'package.json',
      'pnpm-workspace.yaml',
      '.changeset/config.json',
      '.changeset/changelog.mjs',
      'openapi/openapi.yaml',
      'docs/help/updates.md',
      'apps/web/package.json',
      ...packages.flatMap((name) => [`${name}/package.json`, `${name}/CHANGELOG.md`]),
    ].filter((file) => existsSync(join(checkout, file)))
    for (const file of files) cpSync(join(checkout, file), join(folder, file), { recursive: true })
    writeFileSync(join(folder, '.changeset/planted.md'), "---\n'@dragoman/sdk': minor\n---\n\nTasks can be planted.\n")
    await run('git', ['init', '--quiet'], folder)
    writeFileSync(
      join(folder, '.changeset/both.md'),
      "---\n'@dragoman/hooks': patch\n'@dragoman/ui': patch\n---\n\nBoth.\n",
    )
    const updates = readFileSync(join(folder, 'docs/help/updates.md'), 'utf8')
    const next = updates.replace(/^(?=## )/m, '## Next version\n\n- Plant tasks.\n\n')
    writeFileSync(join(folder, 'docs/help/updates.md'), next)
    const { code, output } = await run('node', [join(checkout, 'scripts/raise-versions.ts')], folder)
    expect({ code, output }).toMatchObject({ code: 0 })

    const read = (file: string) => readFileSync(join(folder, file), 'utf8')
    const changelog = (name: string) => read(`packages/${name}/CHANGELOG.md`)
    const versionOf = (name: string) => (JSON.parse(read(`${name}/package.json`)) as { version: string }).version
    const version = versionOf('packages/sdk')
    expect([...packages, 'apps/web'].map(versionOf)).toEqual(Array(5).fill(version))
    expect(read('openapi/openapi.yaml')).toContain(`  version: ${version}\n`)
    expect(read('docs/help/updates.md')).toMatch(new RegExp(`## ${version} \\(\\w+ \\d{4}\\)\\n\\n- Plant tasks\\.`))
    expect(changelog('sdk')).toContain(`## ${version}\n\n### Minor Changes\n\n- Tasks can be planted.\n`)
    expect(changelog('sdk')).toContain('## 0.1.0')
    expect(changelog('hooks')).toContain(`- Requires \`@dragoman/sdk@${version}\`.`)
    expect(existsSync(join(folder, 'apps/web/CHANGELOG.md'))).toBe(false)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
