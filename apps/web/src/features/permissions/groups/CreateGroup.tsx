import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { Button } from '@dragoman/ui/Button'
import { Dialog } from '@dragoman/ui/Dialog'
import { Form } from '@dragoman/ui/Form'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ActionButtons } from '../../../form/ActionButtons.tsx'
import { t } from '../../../i18n/t.ts'
import { useGuardedClose } from '../../../ground/unsaved.ts'
import { GroupNameField } from './GroupNameField.tsx'

const formId = 'new-group'

/** The button that makes a group, and the dialog that asks for its name; disabled where there is a reason. */
export function CreateGroup({ reason }: { reason?: string | undefined }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="primary"
        icon="plus"
        isDisabled={reason !== undefined}
        aria-label={reason && `${t('groups.create')}: ${reason}`}
        onPress={() => setOpen(true)}
      >
        {t('groups.create')}
      </Button>
      {isOpen && <NameDialog onClose={() => setOpen(false)} />}
    </>
  )
}

function NameDialog({ onClose }: { onClose: () => void }) {
  const [name, setName] = useState('')
  const navigate = useNavigate()
  const create = useMutation({ ...mutation(api.permissionGroups.create), meta: { showsErrors: true } })
  const leave = useGuardedClose(name.trim() !== '' && (create.isIdle || create.isError), onClose)
  const submit = () =>
    create.mutate(
      { body: { name: name.trim() } },
      { onSuccess: ({ uuid }) => void navigate({ to: '/users/groups/$id', params: { id: uuid } }) },
    )
  return (
    <Dialog
      isOpen
      onOpenChange={leave}
      isDismissable={false}
      title={t('groups.create')}
      footer={
        <ActionButtons
          label={t('groups.create')}
          form={formId}
          isPending={create.isPending}
          isDisabled={name.trim() === ''}
          onCancel={onClose}
        />
      }
    >
      <Form id={formId} label={t('groups.create')} onSubmit={submit}>
        <GroupNameField value={name} onChange={setName} error={create.error} />
      </Form>
    </Dialog>
  )
}
