import { sdkOf } from '@dragoman/hooks/api-query-client'
import { useCan } from '@dragoman/hooks/permissions'
import { infinite, mutation, query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { call } from '@dragoman/sdk/client'
import type { UserListItem } from '@dragoman/sdk/operations/users'
import { requirements } from '@dragoman/sdk/requirements'
import { Person } from '@dragoman/ui/Avatar'
import { DataTable, type Column } from '@dragoman/ui/DataTable'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { MenuItem, MoreMenu } from '@dragoman/ui/MenuButton'
import { Stack } from '@dragoman/ui/Page'
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { PersonStatus } from '../../../display/StatusWord.tsx'
import { RegionError } from '../../../errors/RegionError.tsx'
import { formatList } from '../../../i18n/format.ts'
import { enumWord, t } from '../../../i18n/t.ts'
import { ListCard } from '../../../list/ListCard.tsx'
import { Link } from '../../../ground/links.ts'
import { RowLink } from '../../../ground/RowLink.tsx'
import { showToast } from '../../../ground/toasts.ts'
import { AddOne } from './AddOne.tsx'
import styles from './client.module.css'
import { ShowMore } from './ShowMore.tsx'
import { ofClient, type Client } from './summary-query.ts'

/** The people of a client, and others who may join. Members of an organization belong to each of its units. */
export function ClientPeople({ client }: { client: Client }) {
  const mayChange = useCan(requirements['users.update'])
  const list = useInfiniteQuery(
    infinite(api.users.list, { query: { ...ofClient(client), size: 50, sort: 'name,asc' } }),
  )
  const { data, error, refetch } = list
  const people = data?.pages.flatMap(({ content }) => content)
  const columns = useMemo(peopleColumns, [])
  const queryClient = useQueryClient()
  const remove = useMutation({
    mutationFn: ({ uuid }: UserListItem) =>
      client.kind === 'organization'
        ? call(sdkOf(queryClient), api.users.removeOrganization, {
            path: { userUUID: uuid, organizationUUID: client.uuid },
          })
        : call(sdkOf(queryClient), api.users.removeOrgUnit, { path: { userUUID: uuid, orgUnitUUID: client.uuid } }),
    onSuccess: async (_, { name }) => {
      await queryClient.invalidateQueries({ queryKey: ['users'] })
      showToast({ tone: 'success', title: t('organizations.people.removed', { name }) })
    },
  })
  const { mutate } = remove
  const rowActions = useMemo(
    () => ({
      cell: (person: UserListItem) => (
        <MoreMenu label={t('organizations.people.actions', { name: person.name })}>
          <MenuItem icon="x" onAction={() => mutate(person)}>
            {t('organizations.people.remove', { client: client.name })}
          </MenuItem>
        </MoreMenu>
      ),
    }),
    [mutate, client.name],
  )
  return (
    <Stack gap={12}>
      <div className={styles.bar}>
        <h2 className={styles.title}>{t('organizations.tab.people')}</h2>
        {mayChange && <AddPerson client={client} present={people ?? []} />}
      </div>
      <DataTable
        label={t('organizations.tab.people')}
        columns={columns}
        rows={people}
        rowId={personId}
        isEmbedded
        card={personCard}
        rowActions={mayChange ? rowActions : undefined}
        error={error && !data ? <RegionError error={error} onRetry={() => void refetch()} /> : undefined}
        empty={
          <EmptyState kind="first-use" icon="users" headingLevel={3} title={t('organizations.people.none')}>
            {t('organizations.people.noneText')}
          </EmptyState>
        }
      />
      <ShowMore list={list} />
    </Stack>
  )
}

const personId = ({ uuid }: UserListItem) => uuid

const peopleColumns = (): Column<UserListItem>[] => [
  {
    id: 'name',
    header: t('organizations.name'),
    minWidth: 180,
    cell: ({ uuid, name, avatar }) => (
      <Link to="/users/$id" params={{ id: uuid }} variant="plain">
        <Person name={name} src={avatar} />
      </Link>
    ),
  },
  { id: 'email', header: t('organizations.people.email'), minWidth: 200, isContent: true, cell: ({ email }) => email },
  {
    id: 'roles',
    header: t('organizations.people.roles'),
    minWidth: 160,
    cell: rolesText,
  },
  {
    id: 'status',
    header: t('organizations.status'),
    width: 130,
    cell: (person) => <PersonStatus user={person} />,
  },
]

const rolesText = ({ roles }: UserListItem) => formatList(roles.map((role) => enumWord('role', role)))

const personCard = (person: UserListItem) => (
  <ListCard
    name={
      <RowLink to="/users/$id" id={person.uuid} data-main="">
        <bdi>{person.name}</bdi>
      </RowLink>
    }
    due={<PersonStatus user={person} />}
    place={<bdi>{person.email}</bdi>}
    state={rolesText(person)}
    languages={null}
    end={null}
  />
)

function AddPerson({ client, present }: { client: Client; present: readonly UserListItem[] }) {
  const { data } = useQuery(query(api.users.list, { query: { simple: true, size: 500, sort: 'name,asc' } }))
  const toOrganization = useMutation(mutation(api.users.addOrganization))
  const toUnit = useMutation(mutation(api.users.addOrgUnit))
  const free = data?.content.filter(({ uuid }) => !present.some((person) => person.uuid === uuid))
  const add = (userUUID: string) => {
    const name = free?.find(({ uuid }) => uuid === userUUID)?.name ?? ''
    const onSuccess = () => showToast({ tone: 'success', title: t('organizations.people.added', { name }) })
    if (client.kind === 'unit') toUnit.mutate({ path: { userUUID, orgUnitUUID: client.uuid } }, { onSuccess })
    else toOrganization.mutate({ path: { userUUID, organizationUUID: client.uuid } }, { onSuccess })
  }
  return (
    <AddOne
      label={t('organizations.people.choose')}
      button={t('organizations.people.add')}
      options={free?.map(({ uuid, name, email }) => ({ id: uuid, label: name, description: email }))}
      isPending={toUnit.isPending || toOrganization.isPending}
      onAdd={add}
    />
  )
}
