import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'

export const pipelinesQuery = () => query(api.pipelines.list)

export const pipelineQuery = (pipelineUUID: string) => query(api.pipelines.get, { path: { pipelineUUID } })
