import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { CustomField } from '@dragoman/sdk/operations/customFields'
import type { Pipeline, PipelineAction, PipelineActionNames } from '@dragoman/sdk/operations/pipelines'
import { useQuery } from '@tanstack/react-query'

/** The people of the account to choose from. */
export const peopleQuery = () =>
  query(api.users.list, { query: { size: 500, sort: 'name,asc', status: ['ACTIVE'], simple: true } })

export const webhookQuery = () => query(api.webhooks.list)

/** Names of what actions refer to while they are edited: those that are chosen from, and those that were saved. */
export function useActionNames(
  actions: readonly PipelineAction[],
  pipeline: Pipeline | undefined,
  fields: readonly CustomField[] = [],
): PipelineActionNames[] {
  const { data: people } = useQuery(peopleQuery())
  const { data: webhooks } = useQuery(webhookQuery())
  const known = new Map<string, string>([
    ...(people?.content ?? []).map(({ uuid, name }) => [uuid, name] as const),
    ...(webhooks ?? []).map(({ uuid, name }) => [uuid, name] as const),
    ...fields.map(({ uuid, name }) => [uuid, name] as const),
  ])
  for (const [at, action] of (pipeline?.actions ?? []).entries()) {
    const saved = pipeline?.names[at]
    if (action.userUuid && saved?.user) known.set(action.userUuid, saved.user)
  }
  const nameOf = (id: string | undefined) => (id === undefined ? undefined : known.get(id))
  return actions.map(({ userUuid, userUuids, customFieldUuid, webhookUuid }) => {
    const [user, customField, webhook] = [nameOf(userUuid), nameOf(customFieldUuid), nameOf(webhookUuid)]
    return {
      ...(user && { user }),
      ...(customField && { customField }),
      ...(webhook && { webhook }),
      ...(userUuids && { users: userUuids.flatMap((id) => nameOf(id) ?? []) }),
    }
  })
}
