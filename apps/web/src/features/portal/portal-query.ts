import { listSearch, oneOf } from '@dragoman/hooks/list'
import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { listAddress } from '../../list/list-state.ts'

/** The state of the portal in its address: its part, and the list of invoices. */
export const portalSearch = listSearch({ ...listAddress, part: oneOf(['text', 'invoices']) })

/** The units that the caller can request translations for, and how texts are translated. */
export const portalQuery = () => query(api.portal.get)

/** The settings of the portal, for administrators. */
export const portalSettingsQuery = () => query(api.portal.getSettings)

/** The units that the portal can choose from. */
export const portalUnitsQuery = () => query(api.orgUnits.list, { query: { size: 500, sort: 'name,asc' } })
