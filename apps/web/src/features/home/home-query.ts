import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { ownTimezone } from '../../i18n/own-timezone.ts'

/** The work that waits for the user, in days of the browser's time zone. */
export const homeQuery = ({ portal }: { portal?: true } = {}) =>
  query(api.home.get, {
    query: { timezone: ownTimezone(), ...(portal && { portal }) },
  })
