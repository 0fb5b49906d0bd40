import * as api from '@dragoman/sdk/api'
import { createClient } from '@dragoman/sdk/client'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createQueryClient } from './query-client.ts'
import { query } from './query.ts'
import { useUpload } from './upload.ts'

/** A request that waits for the test: `last.progress(…)`, `last.end(…)`. */
class FakeXhr extends EventTarget {
  static last: FakeXhr
  upload = new EventTarget()
  responseType = ''
  withCredentials = false
  status = 0
  response = new Blob([])
  isAborted = false
  constructor() {
    super()
    FakeXhr.last = this
  }
  open() {}
  setRequestHeader() {}
  getAllResponseHeaders = () => 'content-type: application/json\r\n'
  send() {}
  abort() {
    this.isAborted = true
    this.dispatchEvent(new Event('loadend'))
  }
  progress(loaded: number, total: number) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total, lengthComputable: true }))
  }
  end(status: number, body: object) {
    Object.assign(this, { status, response: new Blob([JSON.stringify(body)]) })
    this.dispatchEvent(new Event('loadend'))
  }
}

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', FakeXhr)
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const file = new File(['<tmx/>'], 'memory.tmx')

/** `isAtOnce`: the answer comes when the change is made, not when a job for it has started. */
function setUp(isAtOnce = false) {
  const { async: _, ...atOnce } = api.translationMemories.import
  const operation = isAtOnce ? atOnce : api.translationMemories.import
  const client = createClient({
    baseUrl: 'http://server',
    retry: false,
    fetch: async () => Response.json({ content: [] }),
  })
  const queryClient = createQueryClient({ client })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  )
  const onSent = vi.fn<(result: unknown) => void>()
  const { result, unmount } = renderHook(
    () =>
      useUpload(operation, {
        paramsOf: (content) => ({ path: { tmUuid: 'm' }, body: { file: content } }),
        accept: ['tmx'],
        onSent,
      }),
    { wrapper },
  )
  const send = async (sent = file) => {
    await act(async () => result.current.send(sent))
    await waitFor(() => expect(FakeXhr.last).toBeDefined())
  }
  return { result, unmount, onSent, send, queryClient }
}

it('useUpload reports the progress of a file and returns the answer', async () => {
  const { result, send, onSent } = setUp()
  expect(result.current.sending).toBeNull()
  await send()
  expect(result.current.sending).toEqual({ name: 'memory.tmx', percent: undefined, error: null })
  act(() => FakeXhr.last.progress(3, 4))
  expect(result.current.sending?.percent).toBe(75)
  act(() => FakeXhr.last.end(200, { uuid: 'job' }))
  await waitFor(() => expect(onSent).toHaveBeenCalledWith({ uuid: 'job' }))
  expect(result.current.sending).toBeNull()
  expect(result.current.data).toEqual({ uuid: 'job' })
})

it('useUpload keeps a refused file with the reason until it is stopped or another is sent', async () => {
  const { result, send } = setUp()
  await send()
  act(() => FakeXhr.last.end(422, { message: 'Line 3 is broken.' }))
  await waitFor(() => expect(result.current.sending?.error?.message).toBe('Line 3 is broken.'))
  expect(result.current.isSending).toBe(false)
  act(() => result.current.stop())
  await waitFor(() => expect(result.current.sending).toBeNull())
})

it('useUpload refuses a file with another extension before anything is sent', async () => {
  const { result } = setUp()
  await act(async () => result.current.send(new File(['x'], 'notes.txt')))
  await waitFor(() => expect(result.current.sending?.error).toMatchObject({ kind: 'validation' }))
})

it('stopping an upload ends its request without an error', async () => {
  const { result, send, onSent } = setUp()
  await send()
  act(() => result.current.stop())
  expect(FakeXhr.last.isAborted).toBe(true)
  await waitFor(() => expect(result.current.isSending).toBe(false))
  expect(result.current.sending).toBeNull()
  expect(onSent).not.toHaveBeenCalled()
})

it('leaving the page ends the request', async () => {
  const { send, unmount } = setUp()
  await send()
  unmount()
  expect(FakeXhr.last.isAborted).toBe(true)
})

it.each([
  [true, 'refreshes what the file changed'],
  [false, 'leaves data as it is while a job brings the file in'],
] as [boolean, string][])('when the answer tells of the change: %s, it %s', async (isAtOnce) => {
  const { send, onSent, queryClient } = setUp(isAtOnce)
  const memories = query(api.translationMemories.list)
  await queryClient.ensureQueryData(memories)
  await send()
  act(() => FakeXhr.last.end(200, { uuid: 'job' }))
  await waitFor(() => expect(onSent).toHaveBeenCalled())
  expect(queryClient.getQueryState(memories.queryKey)?.isInvalidated).toBe(isAtOnce)
})
