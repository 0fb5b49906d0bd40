import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'

/** All custom fields of the account: there are up to a hundred of each kind. */
export const customFieldsQuery = () => query(api.customFields.list, { query: { size: 500 } })
