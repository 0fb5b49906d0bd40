import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'

export const workflowSettingsQuery = () => query(api.workflows.getSettings)
