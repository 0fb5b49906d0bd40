import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'

/** Some of the glossaries with a text in their names. */
export const glossariesFound = (text = '') =>
  query(api.glossaries.list, { query: { size: 50, ...(text && { q: text }) } })
