import { oneOf, search } from '@dragoman/hooks/list'
import { periodReaders } from '../period/period-search.ts'

/** The subjects of the lines of the chart. */
export const subjects = ['LANGUAGE_PAIR', 'ORG_UNIT', 'LINGUIST'] as const

export type Subject = (typeof subjects)[number]

/** The state of the dashboard in its address. */
export const dashboardSearch = search({ ...periodReaders, by: oneOf(subjects) })

export type DashboardAddress = ReturnType<typeof dashboardSearch>
