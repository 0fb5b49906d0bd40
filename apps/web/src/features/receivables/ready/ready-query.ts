import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { InvoiceReadyGroup } from '@dragoman/sdk/operations/receivables'

/** How delivered projects are put together on one invoice. */
export type Grouping = 'PROJECT' | 'MONTH' | 'PURCHASE_ORDER'

export interface ReadyChoice {
  by?: Grouping
  orgUnitUuid?: string
  page?: number
  size?: number
}

export const readyQuery = (choice: ReadyChoice) => query(api.receivables.listReady, { query: choice })

/** Groups above the list of invoices, before `Show all`. */
export const mostReady = 5

/** The address of the page that invoices a group. */
export const searchOf = ({ organizationalUnit, projects }: InvoiceReadyGroup) => ({
  unit: organizationalUnit.uuid,
  projects: projects.map(({ uuid }) => uuid),
})
