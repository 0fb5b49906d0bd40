import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { PermissionGroupDetail } from '@dragoman/sdk/operations/permissionGroups'
import { Button } from '@dragoman/ui/Button'
import { ConfirmDialog } from '@dragoman/ui/ConfirmDialog'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { errorText } from '../../../errors/error-text.ts'
import { t } from '../../../i18n/t.ts'
import { showToast } from '../../../shell/toasts.ts'

/** The button that deletes a group, and the question before. */
export function RemoveGroup({ group: { uuid, name, users } }: { group: PermissionGroupDetail }) {
  const [isOpen, setOpen] = useState(false)
  const navigate = useNavigate()
  const remove = useMutation({ ...mutation(api.permissionGroups.remove), meta: { showsErrors: true } })
  const confirm = () =>
    remove.mutate(
      { path: { permissionGroupUuid: uuid } },
      {
        onSuccess: () => {
          showToast({ tone: 'success', title: t('groups.removed', { name }) })
          void navigate({ to: '/users/groups' })
        },
      },
    )
  return (
    <>
      <Button icon="trash" onPress={() => setOpen(true)}>
        {t('groups.remove')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        tone="danger"
        title={t('groups.removeTitle', { name })}
        labels={{ confirm: t('groups.removeNow'), cancel: t('shell.cancel'), close: t('shell.close') }}
        isPending={remove.isPending}
        errorMessage={remove.error ? errorText(remove.error) : undefined}
        onConfirm={confirm}
      >
        <p>{t('groups.removeText', { count: users.length })}</p>
      </ConfirmDialog>
    </>
  )
}
