import type { ListSearch } from '@dragoman/hooks/list'
import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'

/** Sums of all projects that a list is narrowed to, on all of its pages. */
export function totalsQuery({ page: _page, size: _size, sort: _sort, ...filter }: ListSearch) {
  return query(api.projects.getTotals, { query: filter })
}
