import { readdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { openTestApp } from '../testing/open-test-app.ts'

const test = await openTestApp()

it('only the server’s own account can read uploaded files and mails in a folder', async () => {
  const { manager } = test.people
  const form = new FormData()
  form.set('file', new File(['{"a":"One"}'], 'a.json'))
  expect((await test.call(manager, 'POST', '/api/v3/upload', form)).status).toBeLessThan(300)
  await test.call(test.people.accountAdmin, 'POST', `/api/v3/user/${manager.id}/one-time-login`)
  await test.mailTo(manager.email)
  const home = dirname(test.app.services.incoming)
  const modes = new Set<string>()
  for (const entry of await readdir(home, { recursive: true, withFileTypes: true })) {
    const { mode } = await stat(join(entry.parentPath, entry.name))
    modes.add(`${entry.isDirectory() ? 'folder' : 'file'} ${(mode & 0o777).toString(8)}`)
  }
  expect([...modes].toSorted()).toEqual(['file 600', 'folder 700'])
})
