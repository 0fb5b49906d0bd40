import { i18n } from '@lingui/core'
import { HttpError } from '@dragoman/sdk/errors'
import { beforeAll, expect, it, vi } from 'vitest'
import { showToast } from '../ground/toasts.ts'
import { showError } from './report-error.ts'

// Another file may have loaded the real one.
vi.hoisted(() => vi.resetModules())
vi.mock('../ground/toasts.ts', () => ({ showToast: vi.fn() }))

beforeAll(() => {
  i18n.load('en', { 'shell.error.request': 'generic' })
  i18n.activate('en')
})

it.each([
  [401, 0],
  [403, 1],
  [500, 1],
])(
  'a refusal with %s from the background shows so many messages: %s, as the end of a session shows by itself',
  (status, count) => {
    vi.mocked(showToast).mockClear()
    const body = { status, message: `refused with ${status}` }
    showError(new HttpError(status, body, { operationId: 'usage.get', attempts: 1 }), true)
    expect(showToast).toHaveBeenCalledTimes(count)
  },
)
