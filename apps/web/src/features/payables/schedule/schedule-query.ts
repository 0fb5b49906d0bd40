import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'

/** When payables are created by themselves. */
export const scheduleQuery = () => query(api.payables.getSchedule)
