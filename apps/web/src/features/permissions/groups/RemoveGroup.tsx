import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { PermissionGroupDetail } from '@dragoman/sdk/operations/permissionGroups'
import { Button } from '@dragoman/ui/Button'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { confirmDelete } from '../../../form/confirm-delete.ts'
import { t } from '../../../i18n/t.ts'
import { showToast } from '../../../ground/toasts.ts'

/** The button that deletes a group, once confirmed. */
export function RemoveGroup({ group: { uuid, name, users } }: { group: PermissionGroupDetail }) {
  const navigate = useNavigate()
  const { mutateAsync } = useMutation({ ...mutation(api.permissionGroups.remove), meta: { showsErrors: true } })
  const run = async () => {
    await mutateAsync({ path: { permissionGroupUuid: uuid } })
    showToast({ tone: 'success', title: t('groups.removed', { name }) })
    void navigate({ to: '/users/groups' })
  }
  return (
    <Button
      icon="trash"
      onPress={() =>
        confirmDelete({
          title: t('groups.removeTitle', { name }),
          text: t('groups.removeText', { count: users.length }),
          run,
        })
      }
    >
      {t('groups.remove')}
    </Button>
  )
}
