import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { run } from './run.ts'

const checkout = resolve(import.meta.dirname, '../../..')

it('a changeset becomes a version and its lines of the changelog, and the packages that depend on it follow', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dragoman-changelog-'))
  try {
    for (const file of ['package.json', 'pnpm-workspace.yaml', 'pnpm-lock.yaml', '.changeset/config.json']) {
      cpSync(join(checkout, file), join(folder, file), { recursive: true })
    }
    for (const name of ['sdk', 'hooks']) {
      mkdirSync(join(folder, 'packages', name), { recursive: true })
      for (const file of ['package.json', 'CHANGELOG.md'])
        cpSync(join(checkout, 'packages', name, file), join(folder, 'packages', name, file))
    }
    symlinkSync(join(checkout, 'node_modules'), join(folder, 'node_modules'))
    writeFileSync(join(folder, '.changeset/planted.md'), "---\n'@dragoman/sdk': minor\n---\n\nTasks can be planted.\n")
    await run('git', ['init', '--quiet'], folder)
    const { code, output } = await run(join(checkout, 'node_modules/.bin/changeset'), ['version'], folder)
    expect({ code, output }).toMatchObject({ code: 0 })

    const changelog = (name: string) => readFileSync(join(folder, 'packages', name, 'CHANGELOG.md'), 'utf8')
    const version = (name: string) =>
      (JSON.parse(readFileSync(join(folder, 'packages', name, 'package.json'), 'utf8')) as { version: string }).version
    expect(changelog('sdk')).toMatch(
      new RegExp(`## ${version('sdk')}\\n\\n### Minor Changes\\n\\n- .*Tasks can be planted\\.`),
    )
    expect(changelog('sdk')).toContain('## 0.1.0')
    expect(changelog('hooks')).toContain(`@dragoman/sdk@${version('sdk')}`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
