import { createClient } from '@dragoman/sdk/client'
import * as api from '@dragoman/sdk/api'
import type { PermissionGroup } from '@dragoman/sdk/operations/permissionGroups'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { createQueryClient } from './query-client.ts'
import { useVersionedMutation } from './versions.ts'

afterEach(cleanup)

const group = (name: string, version: string) => ({ uuid: 'g', name, version }) as PermissionGroup
const path = { permissionGroupUuid: 'g' }

/** A server that knows one group, and a form over it as a page last read it. */
function setUp(read: PermissionGroup) {
  const server = { present: read }
  const sent: Headers[] = []
  const client = createClient({
    baseUrl: 'http://server',
    retry: false,
    fetch: async (_, init) => {
      const headers = new Headers(init.headers)
      sent.push(headers)
      if (headers.get('if-match') !== server.present.version) {
        const data = { present: server.present, changedBy: { uuid: 'a', name: 'Anna' }, changedAt: 1 }
        return Response.json({ status: 409, message: 'Changed', code: 'OUTDATED', data }, { status: 409 })
      }
      const { name } = JSON.parse(String(init.body)) as { name: string }
      server.present = group(name, `${server.present.version}+`)
      return Response.json(server.present)
    },
  })
  const queryClient = createQueryClient({ client })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  )
  const onTakeTheirs = vi.fn<(present: PermissionGroup) => void>()
  const { result, rerender } = renderHook(
    ({ shown, isEditing }) => {
      const write = useVersionedMutation(api.permissionGroups.update, shown, { onTakeTheirs })
      write.follow(isEditing)
      return write
    },
    { wrapper, initialProps: { shown: read, isEditing: false } },
  )
  return { server, sent, result, rerender, onTakeTheirs, invalidated: vi.spyOn(queryClient, 'invalidateQueries') }
}

const conflicted = async () => {
  const all = setUp(group('Leads', '1'))
  all.server.present = group('Heads', '2')
  const onSuccess = vi.fn<() => void>()
  act(() => all.result.current.mutate({ path, body: { name: 'Chiefs' } }, { onSuccess }))
  await waitFor(() => expect(all.result.current.conflict).toBeDefined())
  return { ...all, onSuccess }
}

it('a write names the version its form started from, with a key that makes it once', async () => {
  const { result, sent, server } = setUp(group('Leads', '1'))
  act(() => result.current.mutate({ path, body: { name: 'Heads' } }))
  await waitFor(() => expect(result.current.base.name).toBe('Heads'))
  act(() => result.current.mutate({ path, body: { name: 'Chiefs' } }))
  await waitFor(() => expect(server.present.name).toBe('Chiefs'))
  expect(sent.map((headers) => headers.get('if-match'))).toEqual(['1', '1+'])
  const keys = sent.map((headers) => headers.get('idempotency-key'))
  expect(new Set(keys).size).toBe(2)
  expect(keys).not.toContain(null)
})

it('a later read becomes the base until something is typed', () => {
  const { result, rerender } = setUp(group('Leads', '1'))
  rerender({ shown: group('Heads', '2'), isEditing: false })
  expect(result.current.base.version).toBe('2')
  rerender({ shown: group('Chiefs', '3'), isEditing: true })
  expect(result.current.base.version).toBe('2')
  act(() => result.current.restart())
  expect(result.current.base.version).toBe('3')
})

it('a conflict tells who was first, isn’t an error, and refreshes the page', async () => {
  const { result, invalidated } = await conflicted()
  expect(result.current.conflict).toMatchObject({
    present: { name: 'Heads' },
    changedBy: { name: 'Anna' },
    changedAt: 1,
  })
  expect(result.current.error).toBeNull()
  expect(invalidated).toHaveBeenCalledWith({ queryKey: ['permissionGroups'] })
})

it('keeping mine saves what was sent over the present state', async () => {
  const { result, server, onSuccess } = await conflicted()
  act(() => result.current.conflict!.keepMine())
  await waitFor(() => expect(server.present.name).toBe('Chiefs'))
  await waitFor(() => expect(onSuccess).toHaveBeenCalledOnce())
  expect(result.current.conflict).toBeUndefined()
})

it('taking theirs starts from the present state and sends nothing', async () => {
  const { result, sent, onTakeTheirs } = await conflicted()
  act(() => result.current.conflict!.takeTheirs())
  await waitFor(() => expect(result.current.conflict).toBeUndefined())
  expect(result.current.base.name).toBe('Heads')
  expect(onTakeTheirs).toHaveBeenCalledWith(expect.objectContaining({ name: 'Heads' }))
  expect(sent).toHaveLength(1)
})
