import { useVersionedMutation } from '@dragoman/hooks/versions'
import * as api from '@dragoman/sdk/api'
import type { PermissionGroup, PermissionGroupDetail } from '@dragoman/sdk/operations/permissionGroups'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { Form, FormLayout } from '@dragoman/ui/Form'
import { Row } from '@dragoman/ui/Page'
import { useState } from 'react'
import { ConflictNotice } from '../../../form/ConflictNotice.tsx'
import { t } from '../../../i18n/t.ts'
import { showToast } from '../../../ground/toasts.ts'
import { useUnsavedGuard } from '../../../ground/unsaved.ts'
import { GroupNameField } from './GroupNameField.tsx'

/** The name of a group. */
export function GroupName({ group }: { group: PermissionGroupDetail }) {
  const rename = useVersionedMutation(api.permissionGroups.update, group as PermissionGroup, {
    meta: { showsErrors: true },
    onTakeTheirs: () => setTyped(undefined),
  })
  // Undefined while nothing is typed.
  const [typed, setTyped] = useState<string>()
  const name = typed ?? rename.base.name
  const isDirty = name.trim() !== rename.base.name
  rename.follow(isDirty)
  useUnsavedGuard(isDirty)
  const save = () =>
    rename.mutate(
      { path: { permissionGroupUuid: group.uuid }, body: { name: name.trim() } },
      {
        onSuccess: () => {
          setTyped(undefined)
          showToast({ tone: 'success', title: t('groups.saved') })
        },
      },
    )
  return (
    <Card title={t('groups.tab.general')}>
      <Form label={t('groups.name')} onSubmit={() => isDirty && name.trim() !== '' && save()}>
        <FormLayout>
          <GroupNameField value={name} onChange={setTyped} error={rename.error} />
          <ConflictNotice
            conflict={rename.conflict}
            differences={nameDifference(rename.conflict?.present.name, name)}
            isPending={rename.isPending}
          />
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

const nameDifference = (theirs: string | undefined, mine: string) =>
  theirs === undefined ? [] : [{ label: t('groups.name'), theirs, mine }]
