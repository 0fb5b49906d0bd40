import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { RecommendationSettings } from '@dragoman/sdk/operations/recommendationSettings'
import { DataTable, type Column } from '@dragoman/ui/DataTable'
import { IconButton } from '@dragoman/ui/IconButton'
import { Row } from '@dragoman/ui/Page'
import { useMutation } from '@tanstack/react-query'
import { useMemo } from 'react'
import { confirmDelete } from '../../form/confirm-delete.ts'
import { t } from '../../i18n/t.ts'
import { showToast } from '../../ground/toasts.ts'
import { criteria, weightText } from './recommendation-words.ts'

const rowId = ({ orgUnit }: RecommendationSettings) => orgUnit?.uuid ?? ''
const nameOf = ({ orgUnit }: RecommendationSettings) => orgUnit?.name ?? t('recommendations.all')

export interface RecommendationTableProps {
  settings: readonly RecommendationSettings[]
  onEdit: (settings: RecommendationSettings) => void
}

/** How much each criterion counts in the account, and in organizational units with settings of their own. */
export function RecommendationTable({ settings, onEdit }: RecommendationTableProps) {
  const columns = useMemo(settingsColumns, [])
  const create = useMutation(mutation(api.recommendationSettings.create))
  const remove = useMutation({ ...mutation(api.recommendationSettings.remove), meta: { showsErrors: true } })
  const askRemove = ({ uuid, name }: { uuid: string; name: string }, { weights }: RecommendationSettings) =>
    confirmDelete({
      title: t('recommendations.deleteTitle', { name }),
      text: t('recommendations.deleteText'),
      run: async () => {
        await remove.mutateAsync({ path: { id: uuid } })
        const onAction = () => create.mutate({ body: { orgUnitUuid: uuid, weights } })
        const action = { label: t('recommendations.undo'), onAction }
        showToast({ tone: 'success', title: t('recommendations.deleted', { name }), action })
      },
    })
  return (
    <DataTable
      label={t('recommendations.title')}
      columns={columns}
      rows={settings}
      rowId={rowId}
      empty={null}
      card={(row) => (
        <>
          <bdi>{nameOf(row)}</bdi>
          <p>{inWords(row)}</p>
        </>
      )}
      rowActions={{
        width: 96,
        cell: (row) => (
          <Row>
            <IconButton
              icon="edit"
              label={t('recommendations.editOf', { name: nameOf(row) })}
              size="small"
              onPress={() => onEdit(row)}
            />
            {row.orgUnit && (
              <IconButton
                icon="trash"
                label={t('recommendations.deleteOf', { name: nameOf(row) })}
                size="small"
                onPress={() => askRemove(row.orgUnit!, row)}
              />
            )}
          </Row>
        ),
      }}
    />
  )
}

const inWords = ({ weights }: RecommendationSettings) =>
  criteria.map((name) => `${t(`recommendations.criterion.${name}`)}: ${weightText(weights[name])}`).join(' · ')

const settingsColumns = (): Column<RecommendationSettings>[] => [
  {
    id: 'unit',
    header: t('recommendations.unit'),
    minWidth: 300,
    cell: (row) => <bdi>{nameOf(row)}</bdi>,
  },
  ...criteria.map((name): Column<RecommendationSettings> => ({
    id: name,
    header: t(`recommendations.criterion.${name}`),
    minWidth: 140,
    cell: ({ weights }) => weightText(weights[name]),
  })),
]
