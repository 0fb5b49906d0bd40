import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'

export const allCategoriesQuery = query(api.reviewCategories.list, { query: { all: true } })

export const profilesQuery = query(api.qualityProfiles.list)

export const profileQuery = (qualityProfileUuid: string) =>
  query(api.qualityProfiles.get, { path: { qualityProfileUuid } })
