import { query } from '@dragoman/hooks/query'
import { useSession } from '@dragoman/hooks/session'
import * as api from '@dragoman/sdk/api'
import {
  memoryFields,
  organizationFields,
  orgUnitFields,
  projectFields,
  taskFields,
  userFields,
} from '@dragoman/sdk/list-fields'
import type { QueryFields } from '@dragoman/sdk/query-line'
import { useQueries } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { formatNumber } from '../../i18n/format.ts'
import { hasMessage, t } from '../../i18n/t.ts'
import { seenEntries } from '../../ground/navigation.ts'
import type { Entry } from './entries.ts'
import { queryLines } from './query-lines.ts'

/** Most of them that show; the count of each is asked for. */
const most = 4

const one = (filter: string) => ({ query: { filter, size: 1 } })

/** The lists that have a query line. */
const lists = [
  { path: '/projects', fields: projectFields, ask: (line: string) => query(api.projects.list, one(line)) },
  { path: '/tasks', fields: taskFields, ask: (line: string) => query(api.tasks.list, one(line)) },
  { path: '/users', fields: userFields, ask: (line: string) => query(api.users.list, one(line)) },
  {
    path: '/organizations',
    fields: organizationFields,
    ask: (line: string) => query(api.organizations.list, one(line)),
  },
  { path: '/organizations/units', fields: orgUnitFields, ask: (line: string) => query(api.orgUnits.list, one(line)) },
  { path: '/tm', fields: memoryFields, ask: (line: string) => query(api.translationMemories.list, one(line)) },
] as const

/**
 * The typed text as query lines of the lists that the person may see, each with its number of results once the typing
 * pauses.
 */
export function useQueryEntries(typed: string, isSettled: boolean): Entry[] {
  const { session } = useSession()
  const router = useRouter()
  const { pathname } = router.state.location
  const pages = seenEntries(Object.values(router.routesById), session.getSnapshot().subject)
  const offered = [...lists]
    // Text typed on a list is most likely meant for it.
    .sort((a, b) => Number(b.path === pathname) - Number(a.path === pathname))
    .flatMap((list) => {
      const page = pages.find(({ path }) => path === list.path)
      const fields: QueryFields = list.fields
      const lines = page && typed !== '' ? queryLines(typed, fields, fieldWord) : []
      return lines.map((line) => ({ ...list, line, name: t(page!.place.label) }))
    })
    .slice(0, most)
  const counts = useQueries({
    queries: offered.map(({ ask, line }) => ({
      ...(ask(line) as ReturnType<(typeof lists)[0]['ask']>),
      enabled: isSettled,
      meta: quiet,
    })),
  })
  return offered.map(({ path, line, name }, at): Entry => {
    const count = counts[at]?.data?.totalElements
    const place = { to: path, search: { filter: line } } as never
    return {
      key: `${path} ${line}`,
      icon: 'search',
      text: line,
      isQuery: true,
      detail: count === undefined ? name : `${name} · ${formatNumber(count)}`,
      href: router.buildLocation(place).href,
      run: () => void router.navigate(place),
    }
  })
}

// A line whose count isn't known can be opened all the same.
const quiet = { showsErrors: true }

const fieldWord = (field: string): string => {
  const id = `list.field.${field}`
  return hasMessage(id) ? t(id) : field
}
