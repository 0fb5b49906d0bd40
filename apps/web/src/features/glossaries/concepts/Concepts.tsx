import { useCan } from '@dragoman/hooks/permissions'
import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { Glossary, GlossaryConcept } from '@dragoman/sdk/operations/glossaries'
import { requirements } from '@dragoman/sdk/requirements'
import { Button } from '@dragoman/ui/Button'
import { DataTable } from '@dragoman/ui/DataTable'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { Row } from '@dragoman/ui/Page'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { RegionError } from '../../../errors/RegionError.tsx'
import { t } from '../../../i18n/t.ts'
import { ListPagination } from '../../../list/ListPagination.tsx'
import { NothingMatches } from '../../../list/NothingMatches.tsx'
import type { List } from '../../../list/use-list.ts'
import { conceptQuery, type ConceptSearch } from '../glossary-search.ts'
import { ConceptBar } from './ConceptBar.tsx'
import { conceptCard, conceptColumns, shownLanguages } from './concept-columns.tsx'

const rowId = ({ id }: GlossaryConcept) => String(id)

export interface ConceptsProps {
  glossary: Glossary
  list: List<ConceptSearch>
  onAdd: () => void
  onImport: () => void
  onOpen: (conceptId: number) => void
}

/** The concepts of a glossary: found, read, opened to be edited. */
export function Concepts({ glossary, list, onAdd, onImport, onOpen }: ConceptsProps) {
  const { search, set } = list
  const path = { glossaryUuid: glossary.uuid }
  const { data, error, isPlaceholderData, refetch, isFetching } = useQuery({
    ...query(api.glossaries.listConceptEntries, { path, query: conceptQuery(search) }),
    placeholderData: keepPreviousData,
  })
  const mayEdit = useCan(requirements['glossaryTerms.create'])
  const { language, missing } = search
  const languages = useMemo(() => shownLanguages(glossary, language ?? missing), [glossary, language, missing])
  const columns = useMemo(() => conceptColumns(languages, onOpen, mayEdit), [languages, onOpen, mayEdit])
  const card = useMemo(() => conceptCard(languages, onOpen), [languages, onOpen])
  const isFiltered = Boolean(search.text || language || missing || search.status)
  return (
    <>
      {(glossary.totalConcepts !== 0 || isFiltered) && (
        <ConceptBar glossary={glossary} list={list} total={data?.totalElements} />
      )}
      <DataTable
        label={t('glossaries.terms')}
        columns={columns}
        rows={data?.content}
        rowId={rowId}
        card={card}
        isRefreshing={isPlaceholderData}
        error={error && <RegionError error={error} onRetry={() => void refetch()} isPending={isFetching} />}
        empty={
          isFiltered ? (
            <NothingMatches
              onClear={() => set({ text: undefined, language: undefined, missing: undefined, status: undefined })}
            />
          ) : (
            <EmptyState
              kind="first-use"
              icon="glossary"
              title={t('glossaries.concept.none')}
              action={
                mayEdit && (
                  <Row>
                    <Button variant="primary" icon="plus" onPress={onAdd}>
                      {t('glossaries.concept.add')}
                    </Button>
                    <Button icon="upload" onPress={onImport}>
                      {t('glossaries.import')}
                    </Button>
                  </Row>
                )
              }
            >
              {t('glossaries.concept.noneText')}
            </EmptyState>
          )
        }
        footer={data && data.totalElements > 0 ? <ListPagination list={list} total={data.totalElements} /> : undefined}
      />
    </>
  )
}
