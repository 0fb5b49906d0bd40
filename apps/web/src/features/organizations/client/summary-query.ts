import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { ownTimezone } from '../../../i18n/own-timezone.ts'

/** An organization, or one of its organizational units. */
export interface Client {
  kind: 'organization' | 'unit'
  uuid: string
  name: string
}

export interface SummaryChoice {
  months: 12 | 24
  /** Only this organizational unit, for an organization. */
  orgUnitUuid?: string
}

/** The orders of a client; months begin where the reader is. */
export function summaryQuery({ kind, uuid }: Pick<Client, 'kind' | 'uuid'>, choice: SummaryChoice = { months: 12 }) {
  const timezone = ownTimezone()
  return kind === 'organization'
    ? query(api.clientSummaries.getOrganization, { path: { organizationUUID: uuid }, query: { ...choice, timezone } })
    : query(api.clientSummaries.getOrgUnit, {
        path: { orgUnitUUID: uuid },
        query: { months: choice.months, timezone },
      })
}

/** The filter of lists for a client. */
export const ofClient = ({ kind, uuid }: Client) =>
  kind === 'organization' ? { organizationUuid: uuid } : { orgUnitUuid: uuid }
