import { useSession } from '@dragoman/hooks/session'
import { mutation, query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { PermissionGroupDetail } from '@dragoman/sdk/operations/permissionGroups'
import type { UserRef } from '@dragoman/sdk/operations/users'
import { outranks } from '@dragoman/sdk/permissions'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { ComboBox } from '@dragoman/ui/ComboBox'
import { DataTable, type Column } from '@dragoman/ui/DataTable'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { FormLayout } from '@dragoman/ui/Form'
import { IconButton } from '@dragoman/ui/IconButton'
import { Row } from '@dragoman/ui/Page'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { t } from '../../../i18n/t.ts'
import { Link } from '../../../ground/links.ts'

const rowId = ({ uuid }: UserRef) => uuid

/** The members of a group. */
export function GroupPeople({ group }: { group: PermissionGroupDetail }) {
  const { mutate: removeUser, isPending } = useMutation(mutation(api.permissionGroups.removeUser))
  const columns = useMemo(peopleColumns, [])
  const actions = useMemo(
    () => ({
      cell: ({ uuid, name }: UserRef) => (
        <IconButton
          icon="trash"
          label={t('groups.removePerson', { name })}
          isDisabled={isPending}
          onPress={() => removeUser({ path: { permissionGroupUuid: group.uuid, userUuid: uuid } })}
        />
      ),
    }),
    [group.uuid, isPending, removeUser],
  )
  return (
    <>
      <Card title={t('groups.people')} isFlush>
        <DataTable
          label={t('groups.people')}
          columns={columns}
          rows={group.users}
          rowId={rowId}
          rowActions={actions}
          isEmbedded
          empty={
            <EmptyState kind="first-use" icon="users" headingLevel={3} title={t('groups.nobody')}>
              {t('groups.nobodyText')}
            </EmptyState>
          }
        />
      </Card>
      <AddPerson group={group} />
    </>
  )
}

/** Puts one more person into the group: people below oneself, for no one raises an equal. */
function AddPerson({ group }: { group: PermissionGroupDetail }) {
  const { snapshot } = useSession()
  const { data } = useQuery(query(api.users.list, { query: { size: 500, sort: 'name,asc' } }))
  const add = useMutation(mutation(api.permissionGroups.addUser))
  const [chosen, setChosen] = useState<string | null>(null)
  const options = data?.content
    .filter(({ uuid }) => !group.users.some((user) => user.uuid === uuid))
    .filter(({ roles }) =>
      outranks(snapshot.subject, { authorities: roles.map((role) => `ROLE_${role}`), permissions: [] }),
    )
    .map(({ uuid, name, email }) => ({ id: uuid, label: name, description: email }))
  return (
    <Card title={t('groups.addPerson')}>
      <FormLayout>
        <ComboBox
          label={t('groups.person')}
          description={t('groups.personText')}
          options={options}
          value={chosen}
          onChange={setChosen}
        />
        <Row>
          <Button
            icon="plus"
            isPending={add.isPending}
            isDisabled={chosen === null}
            onPress={() => {
              add.mutate({ path: { permissionGroupUuid: group.uuid, userUuid: chosen! } })
              setChosen(null)
            }}
          >
            {t('groups.add')}
          </Button>
        </Row>
      </FormLayout>
    </Card>
  )
}

const peopleColumns = (): Column<UserRef>[] => [
  {
    id: 'name',
    header: t('groups.person'),
    minWidth: 200,
    cell: ({ uuid, name }) => (
      <Link to="/users/$id" params={{ id: uuid }} variant="plain">
        <bdi>{name}</bdi>
      </Link>
    ),
  },
  { id: 'email', header: t('groups.email'), minWidth: 220, cell: ({ email }) => email && <bdi>{email}</bdi> },
]
