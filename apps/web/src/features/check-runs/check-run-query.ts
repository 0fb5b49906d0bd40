import { flag, listQuery, listSearch, oneOf, text } from '@dragoman/hooks/list'
import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'

export const issueStates = ['OPEN', 'IGNORED', 'CHANGED'] as const

/** The state of the report of a check in its address. */
export const checkSearch = listSearch({
  kind: text,
  blocking: flag,
  language: text,
  state: oneOf([...issueStates, 'ALL']),
})

export type CheckAddress = ReturnType<typeof checkSearch>

/** The filters of an address; open issues alone where it says nothing. */
export const issueFilters = ({ kind, blocking, language, state = 'OPEN' }: CheckAddress) => ({
  ...(kind && { issueKind: kind }),
  ...(blocking && { blocking: true }),
  ...(language && { targetLanguage: language }),
  ...(state !== 'ALL' && { issueState: state }),
})

/** Milliseconds between two looks at a check that goes on. */
const interval = 1000

export const latestCheckQuery = (projectUUID: string) => ({
  ...query(api.checkRuns.getLatest, { path: { projectUUID } }),
  refetchInterval: ({ state }: { state: { data?: { run?: { status: string } } | undefined } }) =>
    state.data?.run?.status === 'RUNNING' ? interval : (false as const),
})

export function checkedIssuesQuery(checkRunUuid: string, address: CheckAddress) {
  const { page, size } = listQuery(address)
  return query(api.checkRuns.listIssues, {
    path: { checkRunUuid },
    query: { ...issueFilters(address), size, ...(page !== undefined && { page }) },
  })
}
