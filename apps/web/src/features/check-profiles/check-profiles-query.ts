import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'

/** The profiles of the account and its organizational units, or those that concern a project. */
export const checkProfilesQuery = (projectUuid?: string) =>
  query(api.checkProfiles.list, { query: projectUuid === undefined ? {} : { projectUuid } })
