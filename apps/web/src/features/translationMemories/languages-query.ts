import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'

/** The languages that the product translates. */
export const languagesQuery = () => query(api.locales.listLanguages)
