import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

it('edits 50,000 segments about as fast as 500', { timeout: 3_600_000 }, async () => {
  const { NODE_ENV: _mode, VITEST: _vitest, ...env } = process.env
  const { stdout } = await promisify(execFile)(process.execPath, [resolve(import.meta.dirname, 'measure-editor.ts')], {
    env,
  })
  console.log(stdout)
  expect(stdout).toContain('open')
})
