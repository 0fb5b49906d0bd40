import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'

/** Units that one chooses from. */
const mostUnits = 200

/** The units that figures can be narrowed down to. */
export const unitsQuery = query(api.orgUnits.list, { query: { size: mostUnits } })
