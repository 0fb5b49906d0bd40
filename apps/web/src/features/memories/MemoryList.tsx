import { useCan } from '@dragoman/hooks/permissions'
import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { memoryFields } from '@dragoman/sdk/list-fields'
import type { TranslationMemory } from '@dragoman/sdk/operations/translationMemories'
import { requirements } from '@dragoman/sdk/requirements'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { LanguageCodes } from '../../display/LanguageCodes.tsx'
import { Moment } from '../../display/Moment.tsx'
import { formatNumber, listSeparator } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'
import { ListCard } from '../../list/ListCard.tsx'
import type { ListColumn } from '../../list/list-columns.ts'
import { ListCounters } from '../../list/ListCounters.tsx'
import { ListPage } from '../../list/ListPage.tsx'
import type { ListState } from '../../list/list-state.ts'
import type { QuerySpec } from '../../list/query-spec.ts'
import { RowLink } from '../../ground/RowLink.tsx'
import { OtherWays } from '../sample-data/OtherWays.tsx'
import styles from './memories.module.css'
import { pageQuery } from './memory-search.ts'

const spec: QuerySpec = {
  fields: memoryFields,
  vocabularies: {},
  sources: {
    client: 'organizations',
    unit: 'units',
    source: 'languages',
    target: 'languages',
    creator: 'managers',
  },
}

/** The translation memories of an account. */
export function MemoryList({ list }: { list: ListState }) {
  const columns = useMemo(memoryColumns, [])
  const mayCreate = useCan(requirements['translationMemories.create'])
  const { data: counted } = useQuery(query(api.translationMemories.getCounters))
  return (
    <ListPage
      title={t('tm.title')}
      name="TRANSLATION_MEMORIES"
      of="translationMemories"
      list={list}
      spec={spec}
      searchLabel={t('tm.search')}
      count={(count) => t('tm.count', { count })}
      total={counted?.total}
      counters={
        <ListCounters
          list={list}
          spec={spec}
          order={['mine', 'shared', 'importedThisWeek', 'empty']}
          label={(id) => t(`tm.counter.${id}`)}
          counted={counted}
        />
      }
      query={query(api.translationMemories.list, { query: pageQuery(list.request) })}
      columns={columns}
      card={memoryCard}
      create={mayCreate && { to: '/tm/create', label: t('tm.new') }}
      empty={{ title: t('tm.empty.title'), text: t('tm.empty.text'), more: <OtherWays imports /> }}
    />
  )
}

const ownerOf = ({ organization, orgUnits }: TranslationMemory) =>
  organization?.name ?? orgUnits.map(({ name }) => name).join(listSeparator())

const memoryColumns = (): ListColumn<TranslationMemory>[] => [
  {
    id: 'name',
    header: t('tm.name'),
    isFlexible: true,
    isSortable: true,
    isLocked: true,
    sticky: 'start',
    cell: ({ uuid, name }) => (
      <RowLink to="/tm/$id" id={uuid}>
        {name}
      </RowLink>
    ),
  },
  {
    id: 'organization',
    header: t('tm.orgUnits'),
    isContent: true,
    exported: [
      { field: 'organization', title: t('tm.organization') },
      { field: 'orgUnits', title: t('tm.orgUnits') },
    ],
    cell: ownerOf,
  },
  {
    id: 'languages',
    header: t('tm.languages'),
    exported: [
      { field: 'source', title: t('tm.source') },
      { field: 'targets', title: t('tm.targets') },
    ],
    cell: ({ sourceLocale, targetLocales }) => <LanguageCodes source={sourceLocale} target={targetLocales} />,
  },
  {
    id: 'totalSegments',
    header: t('tm.segments'),
    align: 'end',
    isSortable: true,
    cell: ({ totalSegments }) => totalSegments !== undefined && formatNumber(totalSegments),
  },
  {
    id: 'lastImport',
    header: t('tm.lastImport'),
    isSortable: true,
    exported: [
      { field: 'lastImport', title: t('tm.lastImport') },
      { field: 'lastImportFile', title: t('list.field.file') },
    ],
    cell: ({ lastImport }) =>
      lastImport && (
        <span className={styles.import}>
          <bdi className={styles.file}>{lastImport.fileName}</bdi>
          <span className={styles.when}>
            <Moment value={lastImport.creationDate} as="relative" />
          </span>
        </span>
      ),
  },
  {
    id: 'creationDate',
    header: t('tm.created'),
    isSortable: true,
    cell: ({ creationDate }) => <Moment value={creationDate} as="date" />,
  },
  {
    id: 'totalUnits',
    header: t('tm.units'),
    align: 'end',
    isExtra: true,
    isSortable: true,
    cell: ({ totalUnits }) => totalUnits !== undefined && formatNumber(totalUnits),
  },
  {
    id: 'domain',
    header: t('tm.domain'),
    isExtra: true,
    isContent: true,
    isSortable: true,
    exported: [
      { field: 'domain', title: t('tm.domain') },
      { field: 'subDomain', title: t('tm.subDomain') },
    ],
    cell: ({ domain, subDomain }) => [domain, subDomain].filter(Boolean).join(' / '),
  },
  {
    id: 'creator',
    header: t('tm.creator'),
    isExtra: true,
    isContent: true,
    cell: ({ creator }) => creator?.name,
  },
]

const memoryCard = (memory: TranslationMemory) => (
  <ListCard
    name={
      <RowLink to="/tm/$id" id={memory.uuid} data-main="">
        <bdi>{memory.name}</bdi>
      </RowLink>
    }
    due={memory.lastImport && <Moment value={memory.lastImport.creationDate} as="relative" />}
    place={<bdi>{ownerOf(memory)}</bdi>}
    state={memory.totalSegments !== undefined && t('tm.segment.count', { count: memory.totalSegments })}
    languages={<LanguageCodes source={memory.sourceLocale} target={memory.targetLocales} />}
    end={null}
  />
)
