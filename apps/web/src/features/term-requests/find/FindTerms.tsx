import { useCan } from '@dragoman/hooks/permissions'
import { requirements } from '@dragoman/sdk/requirements'
import { Button } from '@dragoman/ui/Button'
import { DataTable, type Column } from '@dragoman/ui/DataTable'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { Page } from '@dragoman/ui/Page'
import { PageHeader } from '@dragoman/ui/PageHeader'
import { Pagination } from '@dragoman/ui/Pagination'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { RegionError } from '../../../errors/RegionError.tsx'
import { Link } from '../../../ground/links.ts'
import { t } from '../../../i18n/t.ts'
import { EditableTerm } from '../../terms/EditableTerm.tsx'
import { ShownTerm } from '../../terms/ShownTerm.tsx'
import { BulkUpdateDialog } from './BulkUpdateDialog.tsx'
import { FindFields } from './FindFields.tsx'
import { findQuery, pageSize, type FindSearch } from './find-search.ts'
import { selectTerms, termsOf, type FoundTerm, type SelectedTerms } from './rows.ts'

export interface FindTermsProps {
  search: FindSearch
  onSearch: (change: FindSearch) => void
  /** Terms of one glossary, to ask for the same change of many. */
  isBulk?: boolean
}

/** Terms of all glossaries that one sees, by their text; or those of one, to change many at once. */
export function FindTerms({ search, onSearch, isBulk = false }: FindTermsProps) {
  const [kept, setKept] = useState<SelectedTerms>(new Map())
  const [isChanging, setChanging] = useState(false)
  const mayAsk = useCan(requirements['termRequests.bulkUpdate'])
  const isAsked = Boolean(search.q?.trim()) && (!isBulk || search.glossary !== undefined)
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery({
    ...findQuery(search),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  })
  const mayEdit = useCan(requirements['glossaryTerms.update'])
  const columns = useMemo(() => termColumns(mayEdit), [mayEdit])
  const found = useMemo(() => (isAsked ? data && termsOf(data.content) : []), [isAsked, data])
  const selected = new Map([...kept].filter(([, { glossaryUuid }]) => glossaryUuid === search.glossary))
  const chosen = [...selected.values()]
  return (
    <Page isFilling>
      <PageHeader title={t(isBulk ? 'termRequests.bulk' : 'termRequests.find')} />
      <FindFields search={search} onSearch={onSearch} isOneGlossary={isBulk} />
      <DataTable
        label={t('termRequests.find.terms')}
        columns={columns}
        rows={found}
        rowId={({ term }) => term.uuid}
        isRefreshing={isPlaceholderData}
        isFitting
        {...(isBulk &&
          mayAsk && {
            selection: {
              selected: new Set(selected.keys()),
              onChange: (rows: ReadonlySet<string>) => setKept(selectTerms(selected, found ?? [], rows)),
              rowName: ({ term }: FoundTerm) => term.text,
              actions: (
                <Button size="small" icon="edit" onPress={() => setChanging(true)}>
                  {t('termRequests.bulk.change')}
                </Button>
              ),
            },
          })}
        empty={
          <EmptyState
            kind="no-match"
            title={t(
              isAsked ? 'termRequests.find.none' : isBulk ? 'termRequests.bulk.start' : 'termRequests.find.start',
            )}
          />
        }
        error={error && <RegionError error={error} onRetry={() => void refetch()} isPending={isFetching} />}
        footer={
          data &&
          data.totalElements > pageSize && (
            <Pagination
              page={search.page ?? 0}
              pageSize={pageSize}
              total={data.totalElements}
              onPageChange={(page) => onSearch({ page })}
            />
          )
        }
      />
      {isChanging && search.glossary && chosen.length > 0 && (
        <BulkUpdateDialog
          glossaryUuid={search.glossary}
          terms={chosen}
          onClose={() => setChanging(false)}
          onDone={() => setKept(new Map())}
        />
      )}
    </Page>
  )
}

const termColumns = (isEditable: boolean): Column<FoundTerm>[] => [
  {
    id: 'term',
    header: t('termRequests.find.term'),
    isFlexible: true,
    cell: ({ term }) => (
      <EditableTerm term={term} isEditable={isEditable}>
        <Link
          to="/glossary/$id/concepts/$conceptId"
          params={{ id: term.glossaryUuid, conceptId: String(term.conceptId) }}
        >
          <ShownTerm term={term} />
        </Link>
      </EditableTerm>
    ),
  },
  {
    id: 'translation',
    header: t('termRequests.find.translation'),
    cell: ({ translations }) =>
      translations.map((translation, at) => (
        <span key={translation.uuid}>
          {at > 0 && ', '}
          <EditableTerm term={translation} isEditable={isEditable}>
            <ShownTerm term={translation} />
          </EditableTerm>
        </span>
      )),
  },
  {
    id: 'glossary',
    header: t('termRequests.glossary'),
    cell: ({ term }) => <bdi>{term.glossaryName}</bdi>,
  },
  {
    id: 'status',
    header: t('glossaries.term.status'),
    cell: ({ term }) => t(`glossaries.status.${term.status}`),
  },
]
