import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { OrgUnit } from '@dragoman/sdk/operations/orgUnits'
import { useMutation } from '@tanstack/react-query'
import { t } from '../../../i18n/t.ts'
import { showToast } from '../../../ground/toasts.ts'

/** Opens an organizational unit for new projects, or closes it; the message offers to take that back. */
export function useUnitStatus({ uuid, name }: OrgUnit) {
  const { mutate } = useMutation(mutation(api.orgUnits.update))
  return function set(status: 'ACTIVE' | 'INACTIVE') {
    const isActive = status === 'ACTIVE'
    const onSuccess = () =>
      showToast({
        tone: 'success',
        title: t(isActive ? 'organizations.activated' : 'organizations.deactivated', { name }),
        action: { label: t('organizations.undo'), onAction: () => set(isActive ? 'INACTIVE' : 'ACTIVE') },
      })
    mutate({ body: { uuid, status } }, { onSuccess })
  }
}
