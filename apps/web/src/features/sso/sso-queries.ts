import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'

/** Single sign-on of one's own account. */
export const ssoQuery = () => query(api.sso.get, { query: {} })

/** The report of a trial sign-in. */
export const trialQuery = (trialUuid: string) => query(api.sso.getTrial, { path: { trialUuid }, query: {} })
