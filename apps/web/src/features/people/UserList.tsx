import { listQuery } from '@dragoman/hooks/list'
import { useCan } from '@dragoman/hooks/permissions'
import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { userFields } from '@dragoman/sdk/list-fields'
import type { LanguagePair, UserListItem } from '@dragoman/sdk/operations/users'
import { requirements } from '@dragoman/sdk/requirements'
import { Person } from '@dragoman/ui/Avatar'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { LanguageCodes } from '../../display/LanguageCodes.tsx'
import { Moment } from '../../display/Moment.tsx'
import { PersonStatus } from '../../display/StatusWord.tsx'
import { countryName, formatList, formatNumber } from '../../i18n/format.ts'
import { enumWord, t } from '../../i18n/t.ts'
import { ImportButton } from '../../imports/ImportButton.tsx'
import { ListCard } from '../../list/ListCard.tsx'
import type { ListColumn } from '../../list/list-columns.ts'
import { ListCounters } from '../../list/ListCounters.tsx'
import { ListPage } from '../../list/ListPage.tsx'
import { useCustomColumns } from '../custom-fields/values/use-custom-columns.tsx'
import { useCustomSpec } from '../custom-fields/values/use-custom-fields.ts'
import type { ListState } from '../../list/list-state.ts'
import type { QuerySpec } from '../../list/query-spec.ts'
import { RowLink } from '../../ground/RowLink.tsx'
import { OtherWays } from '../sample-data/OtherWays.tsx'
import { FullPlan } from './FullPlan.tsx'
import { PersonMenu } from './PersonMenu.tsx'
import { useFullPlan } from './use-full-plan.ts'

const fixedSpec: QuerySpec = {
  fields: userFields,
  vocabularies: { role: 'role', status: 'userStatus' },
  names: { country: countryName },
  sources: {
    source: 'languages',
    target: 'languages',
    client: 'organizations',
    unit: 'units',
    country: 'countries',
  },
}

/** The people of an account. */
export function UserList({ list }: { list: ListState }) {
  const mayCreate = useCan(requirements['users.create'])
  const mayImport = useCan(requirements['users.importTable'])
  const full = useFullPlan()
  const custom = useCustomColumns<UserListItem>('USER')
  const columns = useMemo(() => [...userColumns(), ...custom], [custom])
  const rowActions = useMemo(() => ({ cell: (user: UserListItem) => <PersonMenu user={user} /> }), [])
  const spec = useCustomSpec(fixedSpec, 'USER', list.search.filter)
  const { data: counted } = useQuery(query(api.users.getCounters))
  return (
    <ListPage
      title={t('users.title')}
      name="USERS"
      of="users"
      list={list}
      spec={spec}
      searchLabel={t('users.search')}
      count={(count) => t('users.count', { count })}
      total={counted?.total}
      counters={
        <>
          <FullPlan reason={mayCreate ? full : undefined} />
          <ListCounters
            list={list}
            spec={spec}
            order={['linguists', 'withoutLanguages', 'invited', 'blocked', 'addedThisMonth']}
            label={(id) => t(`users.counter.${id}`)}
            tones={{ withoutLanguages: 'warning', blocked: 'danger' }}
            counted={counted}
          />
        </>
      }
      query={query(api.users.list, { query: listQuery(list.request) })}
      columns={columns}
      rowActions={rowActions}
      card={userCard}
      actions={mayImport && <ImportButton of="users" shown={list.request} />}
      create={mayCreate && { to: '/users/create', label: t('users.create'), ...(full && { reason: full }) }}
      empty={{ title: t('users.empty.title'), text: t('users.empty.text'), more: <OtherWays imports /> }}
    />
  )
}

const rolesText = ({ roles }: UserListItem) => formatList(roles.map((role) => enumWord('role', role)))

const userColumns = (): ListColumn<UserListItem>[] => [
  {
    id: 'name',
    header: t('users.name'),
    isFlexible: true,
    isSortable: true,
    isLocked: true,
    sticky: 'start',
    cell: ({ uuid, name, avatar }) => (
      <RowLink to="/users/$id" id={uuid}>
        <Person name={name} src={avatar} />
      </RowLink>
    ),
  },
  {
    id: 'email',
    header: t('users.email'),
    isSortable: true,
    isContent: true,
    cell: ({ email }) => email,
  },
  { id: 'roles', header: t('users.roles'), cell: rolesText },
  {
    id: 'status',
    header: t('users.status'),
    isSortable: true,
    cell: (user) => <PersonStatus user={user} />,
  },
  {
    id: 'languages',
    header: t('users.languages'),
    cell: ({ supportedLanguagePairs = [] }) => <PairCodes pairs={supportedLanguagePairs} />,
  },
  {
    id: 'country',
    header: t('users.country'),
    isSortable: true,
    cell: ({ country }) => country && countryName(country),
  },
  {
    id: 'tasksCompletedCount',
    header: t('list.field.delivered'),
    align: 'end',
    isSortable: true,
    cell: ({ tasksCompletedCount }) => tasksCompletedCount !== undefined && formatNumber(tasksCompletedCount),
  },
  {
    id: 'city',
    header: t('users.city'),
    isExtra: true,
    isSortable: true,
    isContent: true,
    cell: ({ city }) => city,
  },
  {
    id: 'tags',
    header: t('users.tags'),
    isExtra: true,
    cell: ({ tags = [] }) => <bdi>{tags.join(', ')}</bdi>,
  },
  {
    id: 'createDate',
    header: t('list.field.created'),
    isExtra: true,
    isSortable: true,
    cell: ({ createDate }) => createDate !== undefined && <Moment value={createDate} as="date" />,
  },
]

/** Most source languages of a person in one line. */
const mostSources = 2

/** Language pairs as codes, by source language: `en → de, fr`. */
function PairCodes({ pairs }: { pairs: readonly LanguagePair[] }) {
  const sources = [...new Set(pairs.map(({ source }) => source))]
  const targetsOf = (source: string) => pairs.flatMap((pair) => (pair.source === source ? [pair.target] : []))
  return sources.slice(0, mostSources).map((source, at) => (
    <span key={source}>
      {at > 0 && ' · '}
      <LanguageCodes source={source} target={targetsOf(source)} />
      {at === mostSources - 1 && sources.length > mostSources && ` +${formatNumber(sources.length - mostSources)}`}
    </span>
  ))
}

const userCard = (user: UserListItem) => (
  <ListCard
    name={
      <RowLink to="/users/$id" id={user.uuid} data-main="">
        <bdi>{user.name}</bdi>
      </RowLink>
    }
    due={<PersonStatus user={user} />}
    place={<bdi>{user.email}</bdi>}
    state={rolesText(user)}
    languages={<PairCodes pairs={user.supportedLanguagePairs ?? []} />}
    end={user.country && countryName(user.country)}
  />
)
