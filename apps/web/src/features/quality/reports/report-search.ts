import { listSearch, text } from '@dragoman/hooks/list'
import { uuid } from '../../../list/list-state.ts'
import { periodReaders } from '../period/period-search.ts'

/** The state of the list of reports in its address. */
export const reportsSearch = listSearch({
  ...periodReaders,
  view: text,
  linguist: uuid,
  step: text,
  source: text,
  target: text,
})

export type ReportsAddress = ReturnType<typeof reportsSearch>
