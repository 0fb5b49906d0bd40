import { sdkOf } from '@dragoman/hooks/api-query-client'
import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { call } from '@dragoman/sdk/client'
import type { OrgUnitUsage } from '@dragoman/sdk/operations/orgUnits'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { confirmDelete } from '../../../form/confirm-delete.ts'
import { formatList } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { showToast } from '../../../ground/toasts.ts'
import type { Client } from './summary-query.ts'

/**
 * Deletes a client once it was said what happens to what hangs on it. One with projects stays: then an organizational
 * unit can be set to inactive in the same dialog.
 */
export function useDeleteClient(client: Client) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { kind, uuid, name } = client
  const isOrganization = kind === 'organization'
  const { mutateAsync: update } = useMutation({ ...mutation(api.orgUnits.update), meta: { showsErrors: true } })
  const remove = async () => {
    const sdk = sdkOf(queryClient)
    if (isOrganization) await call(sdk, api.organizations.remove, { path: { organizationUUID: uuid } })
    else await call(sdk, api.orgUnits.remove, { path: { orgUnitUUID: uuid } })
    showToast({ tone: 'success', title: t('organizations.delete.done', { name }) })
    // First away from here: its page would ask again for what is gone.
    await navigate({ to: isOrganization ? '/organizations' : '/organizations/units' })
    const resources = ['organizations', 'orgUnits', ...(api.organizations.remove.refreshes ?? [])]
    await Promise.all(resources.map((resource) => queryClient.invalidateQueries({ queryKey: [resource] })))
  }
  const deactivate = async () => {
    await update({ body: { uuid, status: 'INACTIVE' } })
    showToast({ tone: 'success', title: t('organizations.deactivated', { name }) })
  }
  return useMutation({
    mutationFn: () =>
      isOrganization
        ? call(sdkOf(queryClient), api.organizations.getUsage, { path: { organizationUUID: uuid } })
        : call(sdkOf(queryClient), api.orgUnits.getUsage, { path: { orgUnitUUID: uuid } }),
    onSuccess: (usage: OrgUnitUsage) => {
      if (usage.projects === 0) {
        const text = <Consequences usage={usage} />
        return confirmDelete({ title: t('organizations.delete.title', { name }), text, run: remove })
      }
      const title = t('organizations.delete.blockedTitle', { name })
      if (isOrganization) {
        const description = t('organizations.delete.blockedOrganization', { count: usage.projects })
        return showToast({ tone: 'warning', title, description })
      }
      const text = t('organizations.delete.blocked', { count: usage.projects })
      confirmDelete({ title, text, verb: t('organizations.deactivate'), run: deactivate })
    },
  })
}

/** The things that are deleted with a client, and those that stay without it. */
function Consequences({ usage }: { usage: OrgUnitUsage }) {
  const goes = [
    [usage.organizationalUnits, 'organizations.usage.units'],
    [usage.linguistRates, 'organizations.usage.rates'],
  ] as const
  const stays = [
    [usage.people, 'organizations.usage.people'],
    [usage.translationMemories, 'organizations.usage.memories'],
    [usage.glossaries, 'organizations.usage.glossaries'],
    [usage.priceLists, 'organizations.usage.priceLists'],
  ] as const
  const words = (parts: typeof goes | typeof stays) =>
    formatList(parts.flatMap(([count, id]) => (count ? [t(id, { count })] : [])))
  const gone = words(goes)
  const kept = words(stays)
  return (
    <>
      {gone && <p>{t('organizations.delete.goes', { things: gone })}</p>}
      {kept && <p>{t('organizations.delete.stays', { things: kept })}</p>}
      <p>{t('organizations.delete.final')}</p>
    </>
  )
}
