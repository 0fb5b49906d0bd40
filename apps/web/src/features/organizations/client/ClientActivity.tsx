import { ActivityFeed } from '../../../activity/ActivityFeed.tsx'
import { changesOf } from './client-changes.ts'
import type { Client } from './summary-query.ts'

/** The changes of a client, with their authors: each field before and after. */
export function ClientActivity({ client }: { client: Client }) {
  return (
    <ActivityFeed
      of={{ entityUuid: client.uuid }}
      kinds={['DETAILS', 'ASSIGNMENT', 'LANGUAGE_RESOURCES', 'FILES']}
      describe={changesOf}
    />
  )
}
