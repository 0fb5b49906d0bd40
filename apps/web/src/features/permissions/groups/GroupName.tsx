import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { PermissionGroupDetail } from '@dragoman/sdk/operations/permissionGroups'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { Form, FormLayout } from '@dragoman/ui/Form'
import { Row } from '@dragoman/ui/Page'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '../../../i18n/t.ts'
import { showToast } from '../../../shell/toasts.ts'
import { useUnsavedGuard } from '../../../shell/unsaved.ts'
import { GroupNameField } from './GroupNameField.tsx'

/** What a group is called. */
export function GroupName({ group }: { group: PermissionGroupDetail }) {
  const [name, setName] = useState(group.name)
  const rename = useMutation({ ...mutation(api.permissionGroups.update), meta: { showsErrors: true } })
  const isDirty = name.trim() !== group.name
  useUnsavedGuard(isDirty)
  const save = () =>
    rename.mutate(
      { path: { permissionGroupUuid: group.uuid }, body: { name: name.trim() } },
      { onSuccess: () => showToast({ tone: 'success', title: t('groups.saved') }) },
    )
  return (
    <Card title={t('groups.tab.general')}>
      <Form label={t('groups.name')} onSubmit={() => isDirty && name.trim() !== '' && save()}>
        <FormLayout>
          <GroupNameField value={name} onChange={setName} error={rename.error} />
          <Row>
            <Button type="submit" isDisabled={!isDirty || name.trim() === ''} isPending={rename.isPending}>
              {t('shell.save')}
            </Button>
          </Row>
        </FormLayout>
      </Form>
    </Card>
  )
}
