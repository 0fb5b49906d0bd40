import { query } from '@dragoman/hooks/query'
import { useCan } from '@dragoman/hooks/permissions'
import * as api from '@dragoman/sdk/api'
import type { TranslationMemory } from '@dragoman/sdk/operations/translationMemories'
import { requirements } from '@dragoman/sdk/requirements'
import type { Column } from '@dragoman/ui/DataTable'
import { useMemo } from 'react'
import { Languages } from '../../display/Languages.tsx'
import { Moment } from '../../display/Moment.tsx'
import { formatNumber, listSeparator } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'
import { LinkButton } from '../../shell/links.ts'
import { RowLink } from '../../shell/RowLink.tsx'
import { ResourceTable } from '../../list/ResourceTable.tsx'
import type { List } from '../../list/use-list.ts'
import styles from './memories.module.css'
import { pageQuery, type MemorySearch } from './memory-search.ts'

/** The translation memories of an account. */
export function MemoryTable({ list }: { list: List<MemorySearch> }) {
  const columns = useMemo(memoryColumns, [])
  const mayCreate = useCan(requirements['translationMemories.create'])
  return (
    <ResourceTable
      query={query(api.translationMemories.list, { query: pageQuery(list.search) })}
      columns={columns}
      search={list}
      empty={{
        title: t('tm.empty.title'),
        text: t('tm.empty.text'),
        action: mayCreate && (
          <LinkButton to="/tm/create" variant="primary" icon="plus">
            {t('tm.new')}
          </LinkButton>
        ),
      }}
    />
  )
}

const memoryColumns = (): Column<TranslationMemory>[] => [
  {
    id: 'name',
    header: t('tm.name'),
    minWidth: 180,
    isSortable: true,
    cell: ({ uuid, name }) => (
      <RowLink to="/tm/$id" id={uuid}>
        {name}
      </RowLink>
    ),
  },
  {
    id: 'organization',
    header: t('tm.organization'),
    minWidth: 120,
    isContent: true,
    cell: ({ organization, orgUnits }) => organization?.name ?? orgUnits.map(({ name }) => name).join(listSeparator()),
  },
  {
    id: 'languages',
    header: t('tm.languages'),
    minWidth: 270,
    cell: ({ sourceLocale, targetLocales }) => <Languages source={sourceLocale} target={targetLocales} />,
  },
  {
    id: 'totalSegments',
    header: t('tm.segments'),
    width: 110,
    align: 'end',
    cell: ({ totalSegments }) => totalSegments !== undefined && formatNumber(totalSegments),
  },
  {
    id: 'lastImport',
    header: t('tm.lastImport'),
    minWidth: 170,
    isSortable: true,
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
    width: 130,
    isSortable: true,
    cell: ({ creationDate }) => <Moment value={creationDate} as="date" />,
  },
]
