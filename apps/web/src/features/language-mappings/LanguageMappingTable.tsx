import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { toBcp47 } from '@dragoman/sdk/locale'
import type { LanguageMapping } from '@dragoman/sdk/operations/languageMappings'
import { DataTable, type Column } from '@dragoman/ui/DataTable'
import { IconButton } from '@dragoman/ui/IconButton'
import { useMutation } from '@tanstack/react-query'
import { useMemo, type ReactNode } from 'react'
import { TwoLines, useNarrow } from '../../display/NarrowTable.tsx'
import { confirmDelete } from '../../form/confirm-delete.ts'
import { formatDate, languageName } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'
import { showToast } from '../../ground/toasts.ts'

const rowId = ({ id }: LanguageMapping) => id

export interface LanguageMappingTableProps {
  accountUUID: string
  mappings: readonly LanguageMapping[]
  empty: ReactNode
}

/** The codes of clients with the languages that they stand for. */
export function LanguageMappingTable({ accountUUID, mappings, empty }: LanguageMappingTableProps) {
  const isNarrow = useNarrow()
  const columns = useMemo(() => mappingColumns(isNarrow), [isNarrow])
  const create = useMutation(mutation(api.languageMappings.create))
  const remove = useMutation({ ...mutation(api.languageMappings.remove), meta: { showsErrors: true } })
  const askRemove = ({ id, code, language }: LanguageMapping) =>
    confirmDelete({
      title: t('mappings.deleteTitle', { code }),
      text: t('mappings.deleteText', { language: languageName(language) }),
      run: async () => {
        await remove.mutateAsync({ path: { id } })
        const onAction = () => create.mutate({ path: { id: accountUUID }, body: { code, language } })
        const action = { label: t('mappings.undo'), onAction }
        showToast({ tone: 'success', title: t('mappings.deleted', { code }), action })
      },
    })
  return (
    <DataTable
      label={t('mappings.title')}
      columns={columns}
      rows={mappings}
      rowId={rowId}
      empty={empty}
      rowActions={{
        cell: (mapping) => (
          <IconButton
            icon="trash"
            label={t('mappings.deleteOf', { code: mapping.code })}
            size="small"
            onPress={() => askRemove(mapping)}
          />
        ),
      }}
    />
  )
}

const mappingColumns = (isNarrow: boolean): Column<LanguageMapping>[] => (isNarrow ? [narrowColumn()] : wideColumns())

const narrowColumn = (): Column<LanguageMapping> => ({
  id: 'code',
  header: t('mappings.code'),
  minWidth: 160,
  cell: ({ code, language }) => <TwoLines below={languageName(language)}>{<bdi>{code}</bdi>}</TwoLines>,
})

const wideColumns = (): Column<LanguageMapping>[] => [
  { id: 'code', header: t('mappings.code'), minWidth: 160, cell: ({ code }) => <bdi>{code}</bdi> },
  { id: 'language', header: t('mappings.language'), minWidth: 220, cell: ({ language }) => languageName(language) },
  { id: 'ours', header: t('mappings.ours'), minWidth: 140, cell: ({ language }) => <bdi>{toBcp47(language)}</bdi> },
  { id: 'added', header: t('mappings.addedOn'), minWidth: 140, cell: ({ createdAt }) => formatDate(createdAt) },
]
