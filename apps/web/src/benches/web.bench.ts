import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

it('shows its pages beside a bare page on the same libraries', { timeout: 3_600_000 }, async () => {
  // In a process of its own: under vitest, vite would build React for development.
  const { NODE_ENV: _mode, VITEST: _vitest, ...env } = process.env
  const { stdout } = await promisify(execFile)(process.execPath, [resolve(import.meta.dirname, 'measure-web.ts')], {
    env,
  })
  console.log(stdout)
  expect(stdout).toContain('seen tasks')
})
