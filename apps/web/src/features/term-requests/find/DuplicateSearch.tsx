import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { GlossaryTerm } from '@dragoman/sdk/operations/glossaryTerms'
import { DataTable, type Column } from '@dragoman/ui/DataTable'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { Page } from '@dragoman/ui/Page'
import { PageHeader } from '@dragoman/ui/PageHeader'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { RegionError } from '../../../errors/RegionError.tsx'
import { Link } from '../../../ground/links.ts'
import { t } from '../../../i18n/t.ts'
import { glossaryChoicesQuery } from '../request-search.ts'
import { ShownTerm } from '../../terms/ShownTerm.tsx'
import { FindFields } from './FindFields.tsx'
import type { FindSearch } from './find-search.ts'

/** The concepts that have a term already, in one glossary or in all: which of them are the same thing? */
export function DuplicateSearch({ search, onSearch }: { search: FindSearch; onSearch: (change: FindSearch) => void }) {
  const { data: glossaries } = useQuery({
    ...glossaryChoicesQuery(),
    meta: { showsErrors: true },
  })
  const known = (glossaries?.content ?? []).map(({ uuid }) => uuid)
  const glossaryIds = search.glossary === undefined ? known : [search.glossary]
  const sourceTerm = search.q?.trim() ?? ''
  const isAsked = sourceTerm !== '' && glossaryIds.length > 0
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery({
    ...query(api.glossaryTerms.checkDuplicated, {
      body: { glossaryIds, sourceLanguage: search.source ?? 'en', sourceTerm },
    }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  })
  const columns = useMemo(termColumns, [])
  return (
    <Page isFilling>
      <PageHeader title={t('termRequests.duplicates')} />
      <FindFields search={search} onSearch={onSearch} isExact />
      <DataTable
        label={t('termRequests.find.terms')}
        columns={columns}
        rows={isAsked ? data?.terms : []}
        rowId={({ uuid }) => uuid}
        isRefreshing={isPlaceholderData}
        isFitting
        empty={
          <EmptyState
            kind="no-match"
            title={t(isAsked ? 'termRequests.duplicates.none' : 'termRequests.duplicates.start')}
          />
        }
        error={error && <RegionError error={error} onRetry={() => void refetch()} isPending={isFetching} />}
      />
    </Page>
  )
}

const termColumns = (): Column<GlossaryTerm>[] => [
  {
    id: 'term',
    header: t('termRequests.find.term'),
    isFlexible: true,
    cell: (term) => (
      <Link to="/glossary/$id" params={{ id: term.glossaryUuid }} search={{ concept: String(term.conceptId) }}>
        <ShownTerm term={term} />
      </Link>
    ),
  },
  {
    id: 'definition',
    header: t('glossaries.definition'),
    cell: ({ definition, conceptDefinition }) => <bdi>{definition || conceptDefinition}</bdi>,
  },
  { id: 'glossary', header: t('termRequests.glossary'), cell: ({ glossaryName }) => <bdi>{glossaryName}</bdi> },
  {
    id: 'status',
    header: t('glossaries.term.status'),
    cell: ({ status }) => t(`glossaries.status.${status}`),
  },
]
