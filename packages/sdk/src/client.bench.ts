import { create as createAxios } from 'axios'
import ky from 'ky'
import { Octokit } from 'octokit'
import createFetchClient from 'openapi-fetch'
import { it } from 'vitest'
import { call, createClient } from './client.ts'
import * as tasks from './generated/tasks.ts'
import type { paths } from './generated/paths.ts'

// A call with everything armed (retry, timeout, errors) beside raw fetch and its peers, with the network taken away:
// read the ratios. The goal is 1.6 times raw fetch.

const page = { content: [], last: true, number: 0, totalPages: 0 }
const body = JSON.stringify(page)
const answer = async () => new Response(body, { headers: { 'Content-Type': 'application/json' } })
const baseUrl = 'http://bench.test'
const query = { projectUuid: '4c88b79f-e523-4d51-a980-0cc570cea2bc', size: 20 }

const ours = createClient({ baseUrl, fetch: answer })
const openapiFetch = createFetchClient<paths>({ baseUrl, fetch: answer })
const kyClient = ky.create({ baseUrl, fetch: answer, retry: 3, timeout: 30_000 } as Parameters<typeof ky.create>[0])
const axiosClient = createAxios({
  baseURL: baseUrl,
  timeout: 30_000,
  adapter: 'fetch',
  env: { fetch: answer },
} as Parameters<typeof createAxios>[0])
const octokit = new Octokit({ baseUrl, request: { fetch: answer }, throttle: { enabled: false } })

async function rawFetch(): Promise<unknown> {
  const search = new URLSearchParams({ projectUuid: query.projectUuid, size: String(query.size) })
  const response = await answerTo(`${baseUrl}/api/v3/task?${search}`, { headers: { accept: 'application/json' } })
  if (!response.ok) throw new Error(String(response.status))
  return response.json()
}
const answerTo: (url: string, init: object) => Promise<Response> = answer

it('sends one call', async ({ bench }) => {
  await bench.compare(
    bench('raw fetch, JSON read', async () => void (await rawFetch())),
    bench('ours', async () => void (await call(ours, tasks.list, { query }))),
    bench('openapi-fetch', async () => void (await openapiFetch.GET('/api/v3/task', { params: { query } }))),
    bench('ky', async () => void (await kyClient.get(`${baseUrl}/api/v3/task`, { searchParams: query }).json())),
    bench('axios', async () => void (await axiosClient.get('/api/v3/task', { params: query }))),
    bench('octokit', async () => void (await octokit.request('GET /api/v3/task', query))),
  )
})
