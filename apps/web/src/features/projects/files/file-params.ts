import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'

/** Every parser of this version, with its options. */
export const fileParamsQuery = query(api.projects.getFileParams)
