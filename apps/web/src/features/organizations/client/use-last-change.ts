import { useCan } from '@dragoman/hooks/permissions'
import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { ActivityEntry } from '@dragoman/sdk/operations/activity'
import { requirements } from '@dragoman/sdk/requirements'
import { useQuery } from '@tanstack/react-query'

/** The newest entries of the journal about something; undefined while they load, and for those who may not see them. */
export function useRecentChanges(entityUuid: string): readonly ActivityEntry[] | undefined {
  const maySee = useCan(requirements['activity.list'])
  const { data } = useQuery({ ...query(api.activity.list, { query: { entityUuid, size: 100 } }), enabled: maySee })
  return data?.content
}

/** The last entry that changed one of some fields. */
export const lastChangeOf = (
  entries: readonly ActivityEntry[] | undefined,
  fields: readonly string[],
): ActivityEntry | undefined =>
  entries?.find(({ before, after }) => before && after && fields.some((field) => field in after))
