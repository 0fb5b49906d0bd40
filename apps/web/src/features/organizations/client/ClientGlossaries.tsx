import { sdkOf } from '@dragoman/hooks/api-query-client'
import { useCan } from '@dragoman/hooks/permissions'
import { infinite, query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { call } from '@dragoman/sdk/client'
import type { GlossaryRef } from '@dragoman/sdk/operations/glossaries'
import { requirements } from '@dragoman/sdk/requirements'
import { ifMatch } from '@dragoman/sdk/versions'
import { DataTable, type Column } from '@dragoman/ui/DataTable'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { IconButton } from '@dragoman/ui/IconButton'
import { Stack } from '@dragoman/ui/Page'
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { LocaleCodes } from '../../../display/LocaleCodes.tsx'
import { RegionError } from '../../../errors/RegionError.tsx'
import { formatNumber, listSeparator } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { Link } from '../../../ground/links.ts'
import { showToast } from '../../../ground/toasts.ts'
import { AddOne } from './AddOne.tsx'
import styles from './client.module.css'
import { ShowMore } from './ShowMore.tsx'
import { ofClient, type Client } from './summary-query.ts'

export interface ClientGlossariesProps {
  client: Client
  /** The organization of a unit: glossaries of other ones can't be added to it. */
  organizationUuid?: string
}

/** The glossaries of a client. Those of a unit are added and removed here; new projects of the unit use them. */
export function ClientGlossaries({ client, organizationUuid }: ClientGlossariesProps) {
  const isUnit = client.kind === 'unit'
  const mayChange = useCan(requirements['glossaries.update']) && isUnit
  const list = useInfiniteQuery(infinite(api.glossaries.list, { query: { ...ofClient(client), size: 50 } }))
  const { data, error, refetch } = list
  const glossaries = data?.pages.flatMap(({ content }) => content)
  const columns = useMemo(() => glossaryColumns(isUnit), [isUnit])
  const { mutate, isPending } = useGlossaryOfUnit(client)
  const rowActions = useMemo(
    () => ({
      cell: ({ uuid, name }: GlossaryRef) => (
        <IconButton
          icon="x"
          size="small"
          label={t('organizations.glossaries.remove', { name })}
          isDisabled={isPending}
          onPress={() => mutate({ uuid, isOfUnit: false })}
        />
      ),
    }),
    [mutate, isPending],
  )
  return (
    <Stack gap={12}>
      <div className={styles.bar}>
        <h2 className={styles.title}>{t('organizations.tab.glossaries')}</h2>
        {mayChange && (
          <AddGlossary
            present={glossaries ?? []}
            organizationUuid={organizationUuid}
            isPending={isPending}
            onAdd={(uuid) => mutate({ uuid, isOfUnit: true })}
          />
        )}
      </div>
      <DataTable
        label={t('organizations.tab.glossaries')}
        columns={columns}
        rows={glossaries}
        rowId={glossaryId}
        isEmbedded
        rowActions={mayChange ? rowActions : undefined}
        error={error && !data ? <RegionError error={error} onRetry={() => void refetch()} /> : undefined}
        empty={
          <EmptyState kind="first-use" icon="glossary" headingLevel={3} title={t('organizations.glossaries.none')}>
            {t('organizations.glossaries.text')}
          </EmptyState>
        }
      />
      <ShowMore list={list} />
    </Stack>
  )
}

/** Makes a glossary one of the unit, or no longer; the other units of the glossary stay as they are. */
function useGlossaryOfUnit({ uuid: unit, name }: Client) {
  const queryClient = useQueryClient()
  const operation = api.glossaries.update
  return useMutation({
    mutationFn: async ({ uuid, isOfUnit }: { uuid: string; isOfUnit: boolean }) => {
      const client = sdkOf(queryClient)
      const glossary = await call(client, api.glossaries.get, { path: { glossaryUuid: uuid } })
      const others = glossary.orgUnits.filter((each) => each.uuid !== unit).map((each) => ({ uuid: each.uuid }))
      const orgUnits = isOfUnit ? [...others, { uuid: unit }] : others
      return call(client, operation, { body: { uuid, orgUnits }, headers: ifMatch(glossary) })
    },
    onSuccess: async (glossary, { isOfUnit }) => {
      const resources = ['glossaries', ...(operation.refreshes ?? [])]
      await Promise.all(resources.map((resource) => queryClient.invalidateQueries({ queryKey: [resource] })))
      const change = isOfUnit ? 'organizations.glossaries.added' : 'organizations.glossaries.removed'
      showToast({ tone: 'success', title: t(change, { glossary: glossary.name, unit: name }) })
    },
  })
}

const glossaryId = ({ uuid }: GlossaryRef) => uuid

const glossaryColumns = (isUnit: boolean): Column<GlossaryRef>[] => [
  {
    id: 'name',
    header: t('organizations.name'),
    minWidth: 180,
    cell: ({ uuid, name }) => (
      <Link to="/glossary/$id" params={{ id: uuid }} variant="plain">
        <bdi>{name}</bdi>
      </Link>
    ),
  },
  {
    id: 'languages',
    header: t('organizations.memories.languages'),
    minWidth: 164,
    cell: ({ languages = [] }) => <LocaleCodes locales={languages} />,
  },
  ...(isUnit ? [] : [unitsColumn()]),
  {
    id: 'concepts',
    header: t('organizations.glossaries.concepts'),
    width: 110,
    align: 'end',
    cell: ({ totalConcepts }) => totalConcepts !== undefined && formatNumber(totalConcepts),
  },
]

const unitsColumn = (): Column<GlossaryRef> => ({
  id: 'units',
  header: t('organizations.units'),
  minWidth: 160,
  cell: ({ orgUnits = [] }) =>
    orgUnits.map(({ uuid, name }, at) => (
      <span key={uuid}>
        {at > 0 && listSeparator()}
        <Link to="/organizations/units/$id" params={{ id: uuid }} search={{ tab: 'glossaries' }}>
          <bdi>{name}</bdi>
        </Link>
      </span>
    )),
})

interface AddGlossaryProps {
  present: readonly GlossaryRef[]
  organizationUuid: string | undefined
  isPending: boolean
  onAdd: (uuid: string) => void
}

function AddGlossary({ present, organizationUuid, isPending, onAdd }: AddGlossaryProps) {
  const { data } = useQuery(query(api.glossaries.list, { query: { size: 200 } }))
  const free = data?.content.filter(
    ({ uuid, organization }) =>
      !present.some((each) => each.uuid === uuid) &&
      (organization === undefined || organization.uuid === organizationUuid),
  )
  return (
    <AddOne
      label={t('organizations.glossaries.choose')}
      button={t('organizations.glossaries.add')}
      options={free?.map(({ uuid, name }) => ({ id: uuid, label: name }))}
      isPending={isPending}
      onAdd={onAdd}
    />
  )
}
