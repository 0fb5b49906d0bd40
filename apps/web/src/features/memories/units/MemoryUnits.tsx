import { useCan } from '@dragoman/hooks/permissions'
import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { TranslationMemory, TranslationUnit } from '@dragoman/sdk/operations/translationMemories'
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
import { unitQuery, type UnitSearch } from '../memory-search.ts'
import { unitColumns } from './unit-columns.tsx'
import { UnitBar } from './UnitBar.tsx'
import { UnitMenu } from './UnitMenu.tsx'
import { useDeleteUnit } from './use-delete-unit.tsx'

const rowId = ({ id }: TranslationUnit) => String(id)

export interface MemoryUnitsProps {
  memory: TranslationMemory
  list: List<UnitSearch>
  onAdd: () => void
  onImport: () => void
}

/** The units of a memory: found, read, edited where they stand, deleted. */
export function MemoryUnits({ memory, list, onAdd, onImport }: MemoryUnitsProps) {
  const { search, set } = list
  const path = { tmUuid: memory.uuid }
  const { data, error, isPlaceholderData, refetch, isFetching } = useQuery({
    ...query(api.translationMemories.searchUnits, { path, query: unitQuery(search) }),
    placeholderData: keepPreviousData,
  })
  const isEditable = useCan(requirements['translationMemories.updateUnit'])
  const deleteUnit = useDeleteUnit(memory.uuid)
  const columns = useMemo(
    () => unitColumns(memory, search.targetLocale ? [search.targetLocale] : memory.targetLocales, isEditable),
    [memory, search.targetLocale, isEditable],
  )
  const rowActions = useMemo(
    () => ({
      cell: (unit: TranslationUnit) => <UnitMenu unit={unit} onDelete={deleteUnit} />,
    }),
    [deleteUnit],
  )
  const isFiltered = Boolean(search.sourceText || search.targetText || search.targetLocale)
  return (
    <>
      {(memory.totalUnits !== 0 || isFiltered) && <UnitBar memory={memory} list={list} total={data?.totalElements} />}
      <DataTable
        label={t('tm.units')}
        columns={columns}
        rows={data?.content}
        rowId={rowId}
        rowActions={isEditable ? rowActions : undefined}
        isRefreshing={isPlaceholderData}
        error={error && <RegionError error={error} onRetry={() => void refetch()} isPending={isFetching} />}
        empty={
          isFiltered ? (
            <NothingMatches
              onClear={() => set({ sourceText: undefined, targetText: undefined, targetLocale: undefined })}
            />
          ) : (
            <EmptyState
              kind="first-use"
              icon="database"
              title={t('tm.unit.none')}
              action={
                <Row>
                  <Button variant="primary" icon="upload" onPress={onImport}>
                    {t('tm.import')}
                  </Button>
                  {isEditable && (
                    <Button icon="plus" onPress={onAdd}>
                      {t('tm.unit.add')}
                    </Button>
                  )}
                </Row>
              }
            >
              {t('tm.unit.noneText')}
            </EmptyState>
          )
        }
        footer={data && data.totalElements > 0 ? <ListPagination list={list} total={data.totalElements} /> : undefined}
      />
    </>
  )
}
