import { ActivityFeed } from '../../../activity/ActivityFeed.tsx'
import { changesOf } from './client-changes.ts'
import type { Client } from './summary-query.ts'

/** Who changed what of a client: each field from what to what. */
export function ClientActivity({ client }: { client: Client }) {
  return (
    <ActivityFeed
      of={{ entityUuid: client.uuid }}
      kinds={['DETAILS', 'ASSIGNMENT', 'LANGUAGE_RESOURCES', 'FILES']}
      describe={changesOf}
    />
  )
}
