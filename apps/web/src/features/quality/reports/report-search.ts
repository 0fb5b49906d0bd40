import { listSearch, oneOf, text } from '@dragoman/hooks/list'
import { uuid } from '../../../list/list-state.ts'
import { groupings } from '../groupings.ts'
import { periodReaders } from '../period/period-search.ts'

/** The state of the list of reports in its address. */
export const reportsSearch = listSearch({
  ...periodReaders,
  /** Linguists where it is left out. */
  by: oneOf(groupings),
  view: text,
  linguist: uuid,
  step: text,
  source: text,
  target: text,
})

export type ReportsAddress = ReturnType<typeof reportsSearch>
