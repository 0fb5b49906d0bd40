import createFetchClient from 'openapi-fetch'
import { it } from 'vitest'
import { call, createClient } from './client.ts'
import * as tasks from './generated/tasks.ts'
import type { paths } from './generated/paths.ts'

// A call with everything armed (retry, timeout, errors) beside raw fetch and the transport that it stands on, with the
// network taken away: read the ratios.

const body = JSON.stringify({ content: [], last: true, number: 0, totalPages: 0 })
const answer = async () => new Response(body, { headers: { 'Content-Type': 'application/json' } })
const baseUrl = 'http://bench.test'
const projectUuid = '4c88b79f-e523-4d51-a980-0cc570cea2bc'

const ours = createClient({ baseUrl, fetch: answer })
const openapiFetch = createFetchClient<paths>({ baseUrl, fetch: answer })

it('sends one call', async ({ bench }) => {
  await bench.compare(
    bench('raw fetch, JSON read', async () => void (await (await answer()).json())),
    bench('ours', async () => void (await call(ours, tasks.list, { query: { projectUuid, size: 20 } }))),
    bench('openapi-fetch', async () => {
      await openapiFetch.GET('/api/v3/task', { params: { query: { projectUuid, size: 20 } } })
    }),
  )
})
