import { createClient } from '@dragoman/sdk/client'
import { i18n } from '@lingui/core'
import { beforeAll, expect, it } from 'vitest'
import { sendFile, type FileItem, type FileOptions } from './send-file.ts'

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
async function send(
  client: ReturnType<typeof server>['client'],
  item: FileItem,
  options?: FileOptions,
): Promise<FileItem> {
  let now = item
  await sendFile(client, 'p', item, options, (change) => (now = { ...now, ...change }))
  return now
}

const waiting: FileItem = { id: '1', file: new File(['{}'], 'menu.json'), state: 'waiting' }

it('a file is announced, configured, and uploaded', async () => {
  const { client, asked } = server(resource(), resource(), resource({ totalSegments: 2, totalWords: 6 }))
  const sent = await send(client, waiting, { applySourceSegmentation: true, parameters: {} })
  expect(sent).toMatchObject({ state: 'done', resourceUuid: 'r', found: { totalSegments: 2, totalWords: 6 } })
  expect(asked).toEqual(['POST ', 'POST /r/file-params', 'PUT /r/content'])
})

it('a refused file keeps line and reason, and is not announced again', async () => {
  const { client, asked } = server(resource(), refusal({ file: 'menu.json', line: 3, reason: 'No comma' }), resource())
  const refused = await send(client, waiting)
  expect(refused).toMatchObject({ state: 'error', resourceUuid: 'r', problem: { line: 3, reason: 'No comma' } })
  const again = await send(client, refused)
  expect(again.state).toBe('done')
  expect(again.problem).toBeUndefined()
  expect(asked).toEqual(['POST ', 'PUT /r/content', 'PUT /r/content'])
})

it('an announcement whose answer was lost is reused', async () => {
  const taken = refusal({ projectResourceUuid: 'r' })
  const { client, asked } = server(noAnswer, taken, resource())
  const lost = await send(client, waiting)
  expect(lost).toMatchObject({ state: 'error', isUncertain: true })
  expect(await send(client, lost)).toMatchObject({ state: 'done', resourceUuid: 'r' })
  expect(asked).toEqual(['POST ', 'POST ', 'PUT /r/content'])
})

it('a new version is uploaded without another announcement', async () => {
  const { client, asked } = server(resource())
  expect(await send(client, { ...waiting, replaces: 'old' })).toMatchObject({ state: 'done', resourceUuid: 'old' })
  expect(asked).toEqual(['PUT /old/content'])
})

it('the file of another person is not replaced', async () => {
  const { client, asked } = server(refusal({ projectResourceUuid: 'r' }))
  const refused = await send(client, waiting)
  expect(refused).toMatchObject({ state: 'error', problem: { reason: 'Refused' } })
  expect(refused.resourceUuid).toBeUndefined()
  expect(asked).toEqual(['POST '])
})
