import { createClient } from '@dragoman/sdk/client'
import { i18n } from '@lingui/core'
import { beforeAll, expect, it } from 'vitest'
import { sendFile, type FileItem } from './send-file.ts'

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

const baseUrl = 'http://server.test'

/** A server that answers what it is told, one answer a call, and remembers what was asked. */
function server(...answers: (() => Response | Promise<Response>)[]) {
  const asked: string[] = []
  const client = createClient({
    baseUrl,
    retry: false,
    fetch: async (url, init) => {
      asked.push(`${init.method} ${new URL(String(url)).pathname.replace('/api/v3/project/p/resource', '')}`)
      const answer = answers.shift()
      if (!answer) throw new TypeError('No more answers')
      return answer()
    },
  })
  return { client, asked }
}

const resource =
  (found = {}) =>
  () =>
    Response.json({ uuid: 'r', name: 'menu.json', path: '', type: 'json', creation: 0, projectUuid: 'p', ...found })
const refusal = (data: object) => () =>
  Response.json({ status: 422, message: 'Refused', data, requestId: 'x' }, { status: 422 })
const noAnswer = () => {
  throw new TypeError('The connection broke')
}

/** Sends a file, and answers what it became. */
async function send(client: ReturnType<typeof server>['client'], item: FileItem): Promise<FileItem> {
  let now = item
  await sendFile(client, 'p', item, (change) => (now = { ...now, ...change }))
  return now
}

const upload = () => Response.json({ uuid: 'u', name: 'menu.json', size: 2, hash: '', expires: 0 }, { status: 201 })
const waiting: FileItem = { id: '1', file: new File(['{}'], 'menu.json'), state: 'waiting' }
const staged: FileItem = { ...waiting, uploadUuid: 'u' }
const options = { applySourceSegmentation: true, parameters: {} }

it('a file is sent once, and created with its options', async () => {
  const { client, asked } = server(upload, resource({ totalSegments: 2, totalWords: 6 }))
  const sent = await send(client, { ...waiting, options })
  expect(sent).toMatchObject({ state: 'done', resourceUuid: 'r', found: { totalSegments: 2, totalWords: 6 } })
  expect(asked).toEqual(['POST /api/v3/upload', 'POST '])
})

it('a refused file keeps line and reason, and is not sent again', async () => {
  const { client, asked } = server(refusal({ file: 'menu.json', line: 3, reason: 'No comma' }), resource())
  const refused = await send(client, staged)
  expect(refused).toMatchObject({ state: 'error', uploadUuid: 'u', problem: { line: 3, reason: 'No comma' } })
  const again = await send(client, refused)
  expect(again.state).toBe('done')
  expect(again.problem).toBeUndefined()
  expect(asked).toEqual(['POST ', 'POST '])
})

it('an upload that has expired is sent again', async () => {
  const gone = () => Response.json({ status: 404, message: 'Unknown upload', requestId: 'x' }, { status: 404 })
  const { client, asked } = server(gone, upload, resource())
  expect(await send(client, await send(client, staged))).toMatchObject({ state: 'done', resourceUuid: 'r' })
  expect(asked).toEqual(['POST ', 'POST /api/v3/upload', 'POST '])
})

it('a file whose answer was lost is not created twice', async () => {
  const taken = refusal({ projectResourceUuid: 'r' })
  const { client, asked } = server(noAnswer, taken)
  const lost = await send(client, staged)
  expect(lost).toMatchObject({ state: 'error', isUncertain: true })
  expect(await send(client, lost)).toMatchObject({ state: 'done', resourceUuid: 'r' })
  expect(asked).toEqual(['POST ', 'POST '])
})

it('new content of a known file is configured and uploaded without creating it again', async () => {
  const { client, asked } = server(resource(), resource({ uuid: 'old' }))
  const sent = await send(client, { ...staged, replaces: 'old', options })
  expect(sent).toMatchObject({ state: 'done', resourceUuid: 'old' })
  expect(asked).toEqual(['POST /old/file-params', 'PUT /old/content'])
})

it('the file of another person is not replaced', async () => {
  const { client, asked } = server(refusal({ projectResourceUuid: 'r' }))
  const refused = await send(client, staged)
  expect(refused).toMatchObject({ state: 'error', problem: { reason: 'Refused' } })
  expect(refused.resourceUuid).toBeUndefined()
  expect(asked).toEqual(['POST '])
})

it('an archive is recognized by its files, and each file is created with its folder', async () => {
  const files = [{ uuid: 'f', name: 'menu.json', path: 'web/menu.json', size: 2, hash: '' }]
  const archive = () =>
    Response.json({ uuid: 'z', name: 'all.zip', size: 9, hash: '', expires: 0, files, notTaken: [] }, { status: 201 })
  const whole = server(archive)
  expect(await send(whole.client, { ...waiting, file: new File(['PK'], 'all.zip') })).toMatchObject({
    state: 'waiting',
    opened: { files, notTaken: [] },
  })
  expect(whole.asked).toEqual(['POST /api/v3/upload'])
  const packed: FileItem = { ...waiting, packed: { path: 'web/menu.json', size: 2 }, uploadUuid: 'f' }
  const single = server(
    () => Response.json({ status: 404, message: 'Gone', requestId: 'x' }, { status: 404 }),
    resource(),
  )
  const gone = await send(single.client, packed)
  expect(gone).toMatchObject({ state: 'error', uploadUuid: 'f' })
  expect(await send(single.client, gone)).toMatchObject({ state: 'done', resourceUuid: 'r' })
  expect(single.asked).toEqual(['POST ', 'POST '])
})
