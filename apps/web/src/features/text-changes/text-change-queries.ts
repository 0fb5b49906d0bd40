import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { TextChangePage, TextScope } from '@dragoman/sdk/operations/textChanges'

/** The texts that are looked through, as the API names them. */
export interface TextPlace {
  scope: TextScope
  scopeUuid: string
}

/** The segments of one page of a preview, as the API cuts them. */
export const pageSize = 1000

/** A project without its files and work units: of these there can be thousands. */
export const projectQuery = (projectUUID: string) =>
  query(api.projects.get, { path: { projectUUID }, query: { responseType: 'SIMPLE' } })

export const languagesQuery = (projectUUID: string) => query(api.projects.listProgress, { path: { projectUUID } })

export const filesQuery = (projectUUID: string) => query(api.projects.listResources, { path: { projectUUID } })

/** Milliseconds between two looks at a change that goes on. */
const interval = 500

/** The last changes in a project. */
export const textChangesQuery = (projectUuid: string) =>
  query(api.textChanges.list, { query: { projectUuid, size: 20 } })

/** The same, asked for again while one of them goes on, as no event tells of its end. */
export const followedChangesQuery = (projectUuid: string) => {
  const asked = textChangesQuery(projectUuid)
  return {
    ...asked,
    refetchInterval: ({ state }: { state: { data?: TextChangePage | undefined } }) =>
      state.data?.content.some(({ status }) => status === 'RUNNING') ? 4 * interval : (false as const),
  }
}

export const textChangeQuery = (textChangeUuid: string) => ({
  ...query(api.textChanges.get, { path: { textChangeUuid } }),
  refetchInterval: ({ state }: { state: { data?: { status: string } | undefined } }) =>
    state.data?.status === 'RUNNING' ? interval : (false as const),
})
