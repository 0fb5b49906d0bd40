import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'

/** A memory, for its page and what is asked on it. */
export const memoryQuery = (tmUuid: string) => query(api.translationMemories.get, { path: { tmUuid } })
