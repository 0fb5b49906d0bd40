import { useCan } from '@dragoman/hooks/permissions'
import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { glossaryFields } from '@dragoman/sdk/list-fields'
import type { GlossaryRef } from '@dragoman/sdk/operations/glossaries'
import { requirements } from '@dragoman/sdk/requirements'
import { useMemo } from 'react'
import { Moment } from '../../display/Moment.tsx'
import { formatNumber, listSeparator } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'
import { ListCard } from '../../list/ListCard.tsx'
import type { ListColumn } from '../../list/list-columns.ts'
import { ListPage } from '../../list/ListPage.tsx'
import type { ListState } from '../../list/list-state.ts'
import type { QuerySpec } from '../../list/query-spec.ts'
import { RowLink } from '../../ground/RowLink.tsx'
import { LocaleCodes } from '../../display/LocaleCodes.tsx'
import { OtherWays } from '../sample-data/OtherWays.tsx'

const spec: QuerySpec = {
  fields: glossaryFields,
  vocabularies: {},
  sources: { client: 'organizations', unit: 'units', language: 'languages', creator: 'managers' },
}

/** The glossaries that a person may see. */
export function GlossaryList({ list }: { list: ListState }) {
  const columns = useMemo(glossaryColumns, [])
  const mayCreate = useCan(requirements['glossaries.create'])
  return (
    <ListPage
      title={t('glossaries.title')}
      name="GLOSSARIES"
      of="glossaries"
      list={list}
      spec={spec}
      searchLabel={t('glossaries.search')}
      count={(count) => t('glossaries.count', { count })}
      query={query(api.glossaries.list, { query: list.request })}
      columns={columns}
      card={glossaryCard}
      create={mayCreate && { to: '/glossary/create', label: t('glossaries.new') }}
      empty={{ title: t('glossaries.empty.title'), text: t('glossaries.empty.text'), more: <OtherWays imports /> }}
    />
  )
}

const ownerOf = ({ organization, orgUnits = [] }: GlossaryRef) =>
  orgUnits.map(({ name }) => name).join(listSeparator()) || organization?.name

const glossaryColumns = (): ListColumn<GlossaryRef>[] => [
  {
    id: 'name',
    header: t('glossaries.name'),
    isFlexible: true,
    isSortable: true,
    isLocked: true,
    sticky: 'start',
    cell: ({ uuid, name }) => (
      <RowLink to="/glossary/$id" id={uuid}>
        {name}
      </RowLink>
    ),
  },
  {
    id: 'organization',
    header: t('glossaries.orgUnits'),
    isContent: true,
    exported: [
      { field: 'organization', title: t('glossaries.organization') },
      { field: 'orgUnits', title: t('glossaries.orgUnits') },
    ],
    cell: ownerOf,
  },
  {
    id: 'languages',
    header: t('glossaries.languages'),
    cell: ({ languages = [] }) => <LocaleCodes locales={languages} />,
  },
  {
    id: 'totalConcepts',
    header: t('glossaries.concepts'),
    align: 'end',
    isSortable: true,
    cell: ({ totalConcepts }) => totalConcepts !== undefined && formatNumber(totalConcepts),
  },
  {
    id: 'lastImport',
    header: t('glossaries.lastImport'),
    isContent: true,
    exported: [
      { field: 'lastImport', title: t('glossaries.lastImport') },
      { field: 'lastImportFile', title: t('list.field.file') },
    ],
    cell: ({ lastImportJob }) => lastImportJob?.fileName,
  },
  {
    id: 'creationDate',
    header: t('glossaries.created'),
    isSortable: true,
    cell: ({ creationDate }) => creationDate !== undefined && <Moment value={creationDate} as="date" />,
  },
  {
    id: 'domain',
    header: t('glossaries.domain'),
    isExtra: true,
    isContent: true,
    isSortable: true,
    exported: [
      { field: 'domain', title: t('glossaries.domain') },
      { field: 'subDomain', title: t('glossaries.subDomain') },
    ],
    cell: ({ domain, subDomain }) => [domain, subDomain].filter(Boolean).join(' / '),
  },
]

const glossaryCard = (glossary: GlossaryRef) => (
  <ListCard
    name={
      <RowLink to="/glossary/$id" id={glossary.uuid} data-main="">
        <bdi>{glossary.name}</bdi>
      </RowLink>
    }
    due={glossary.creationDate !== undefined && <Moment value={glossary.creationDate} as="date" />}
    place={<bdi>{ownerOf(glossary)}</bdi>}
    state={t('glossaries.concept.count', { count: glossary.totalConcepts ?? 0 })}
    languages={<LocaleCodes locales={glossary.languages ?? []} />}
    end={null}
  />
)
