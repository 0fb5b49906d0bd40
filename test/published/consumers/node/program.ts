import { createQueryClient } from '@dragoman/hooks/query-client'
import { query } from '@dragoman/hooks/query'
import { call, createClient, isCallError, isHttpError, items, machineLogin, type CallEvent } from '@dragoman/sdk'
import * as api from '@dragoman/sdk/api'
import { everything } from '@dragoman/sdk/everything'
import { projectLifecycle } from '@dragoman/sdk/lifecycles'
import { list, type Workflow } from '@dragoman/sdk/operations/workflows'
import type { paths } from '@dragoman/sdk/paths'
import { can } from '@dragoman/sdk/permissions'
import { Workflow as workflowSchema } from '@dragoman/sdk/schemas/workflows'

/** True where both are the same type: neither may have become `any`. */
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
const same = <A, B>(is: Same<A, B>): boolean => is

async function main(): Promise<void> {
  const baseUrl = process.argv[2] ?? ''
  const events: CallEvent[] = []
  const dragoman = createClient({
    baseUrl,
    auth: machineLogin({ accessKey: 'key', secret: 'word' }),
    operations: everything,
  })
  dragoman.observe((event) => events.push(event))

  const bound = await dragoman.workflows.list({ query: { includeInactive: true } })
  const single = await call(dragoman, list)
  same<typeof bound, Workflow[]>(true)
  same<typeof single, Workflow[]>(true)
  const checked = workflowSchema.parse(bound[0])
  // @ts-expect-error there is no such parameter
  await dragoman.workflows.list({ query: { includeArchived: true } })
  type Listed = paths['/api/v3/workflow']['get']['responses'][200]['content']['application/json']
  same<Listed, Workflow[]>(true)

  const jobs: string[] = []
  for await (const job of items(dragoman, api.jobs.list, { query: { size: 2 } })) jobs.push(job.uuid)

  // Optional parameters may also be undefined, however strict the compiler is.
  const name: string | undefined = process.argv[3]
  const timeout = name ? 1_000 : undefined
  const lenient = () => [
    dragoman.tasks.list({ query: { projectUuid: name } }, { timeout, idempotencyKey: name }),
    dragoman.projects.create({ query: name ? { clientUuid: name } : undefined }),
    createClient({ baseUrl: name, timeout }),
  ]
  if (name) lenient()

  const refused = await dragoman.jobs.get({ path: { jobUuid: 'none' } }).catch((error: unknown) => error)
  const queryClient = createQueryClient({ client: dragoman })
  const cached = await queryClient.fetchQuery(query(api.workflows.list))
  same<typeof cached, Workflow[]>(true)

  console.log(
    JSON.stringify({
      bound: bound.map(({ code }) => code),
      single: single.length,
      checked: checked.code,
      cached: cached.length,
      jobs,
      refused:
        isCallError(refused) && isHttpError(refused)
          ? [refused.kind, refused.status, refused.operationId]
          : String(refused),
      events: events.length > 0,
      moves: projectLifecycle.transitions.length > 5,
      can: can(undefined, 'public'),
    }),
  )
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
