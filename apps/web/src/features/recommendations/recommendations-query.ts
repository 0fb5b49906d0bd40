import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'

export const recommendationsQuery = (id: string) => query(api.recommendationSettings.list, { path: { id } })
