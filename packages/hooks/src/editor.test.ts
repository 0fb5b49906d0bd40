import { createClient } from '@dragoman/sdk/client'
import { expect, it } from 'vitest'
import { editorAddress, editorRefusal } from './editor.ts'

const may = { authorities: ['ROLE_VENDOR'], permissions: [{ code: 'EDITOR_open_editor', active: true }] }
const unit = { workflow: 'TRANSLATION', genesisCreationStatus: 'CREATED' }
const isEnabled = (code: string) => code === 'TRANSLATION'

it.each([
  ['opens', may, [unit], undefined],
  ['is not opened for nothing', may, [], 'empty'],
  ['needs the permission', { ...may, permissions: [] }, [unit], 'permission'],
  [
    'needs the permission to be active',
    { ...may, permissions: [{ code: 'EDITOR_open_editor', active: false }] },
    [unit],
    'permission',
  ],
  ['needs a session', undefined, [unit], 'permission'],
  ['needs a step that is done there', may, [unit, { ...unit, workflow: 'DTP' }], 'workflow'],
  ['needs every work unit to be created', may, [unit, { ...unit, genesisCreationStatus: 'CREATING' }], 'notCreated'],
] as const)('[editor.guard] [editor.created] %s', (_, subject, units, expected) => {
  expect(editorRefusal(subject, units, isEnabled)).toBe(expected)
})

it.each([
  [200, 'abc', false],
  [500, '1,2,T-3', true],
])(
  '[editor.context] with status %s, the address ends with the context, or with the ids if there is none',
  async (status, context, isFallback) => {
    const client = createClient({
      baseUrl: 'http://server',
      retry: false,
      fetch: async (_, { method }) =>
        method === 'GET'
          ? Response.json({ url: 'http://editor/' })
          : Response.json(status === 200 ? { context: 'abc' } : { status, message: 'no' }, { status }),
    })
    expect(await editorAddress(client, { workUnitIds: ['1', '2'], taskIds: ['3'] })).toEqual({
      address: `http://editor/${encodeURIComponent(btoa(context))}`,
      isFallback,
    })
  },
)

it('[auth.persistence] the address of the editor is kept, and stands in while the server cannot be asked for it', async () => {
  let status = 200
  const client = createClient({
    baseUrl: 'http://server',
    retry: false,
    fetch: async (_, { method }) =>
      method === 'GET' && status === 200
        ? Response.json({ url: 'http://editor/' })
        : Response.json(status === 200 ? { context: 'abc' } : { status, message: 'no' }, { status }),
  })
  let value: string | undefined
  const kept = { get: () => value, set: (url: string | undefined) => void (value = url) }
  const open = () => editorAddress(client, { workUnitIds: ['1'], taskIds: [] }, kept)
  await open()
  expect(value).toBe('http://editor/')
  status = 503
  expect(await open()).toEqual({ address: `http://editor/${encodeURIComponent(btoa('1'))}`, isFallback: true })
  status = 403
  await expect(open()).rejects.toMatchObject({ status: 403 })
})
