import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { AiKey } from '@dragoman/sdk/operations/aiKeys'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { DataTable, type Column } from '@dragoman/ui/DataTable'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { MenuItem, MoreMenu } from '@dragoman/ui/MenuButton'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { lazy, Suspense, useMemo, useState } from 'react'
import { TwoLines, useNarrow } from '../../display/NarrowTable.tsx'
import { confirmDelete } from '../../form/confirm-delete.ts'
import { formatDate } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'
import { showToast } from '../../ground/toasts.ts'
import { providerNames, providersOf, type EngineKind } from './engine-kinds.ts'
import { keysQuery } from './engine-queries.ts'

const KeyDialog = lazy(() => import('./KeyDialog.tsx').then((module) => ({ default: module.KeyDialog })))

const rowId = ({ uuid }: AiKey) => uuid

/** The keys of the providers of one kind, by their last characters. */
export function KeyCard({ kind, accountUUID }: { kind: EngineKind; accountUUID: string }) {
  const { data } = useSuspenseQuery(keysQuery(accountUUID))
  const own: readonly string[] = providersOf[kind]
  const keys = data.filter(({ provider }) => own.includes(provider))
  const isNarrow = useNarrow()
  const columns = useMemo(() => (isNarrow ? narrowColumns() : keyColumns()), [isNarrow])
  const [edited, setEdited] = useState<string | null>(null)
  const key = keys.find(({ uuid }) => uuid === edited)
  const remove = useMutation({ ...mutation(api.aiKeys.remove), meta: { showsErrors: true } })
  const askRemove = ({ provider, orgUnit }: AiKey) =>
    confirmDelete({
      title: t('engines.key.deleteTitle', { name: providerNames[provider] }),
      text: t('engines.key.deleteText'),
      run: async () => {
        const query = { provider, ...(orgUnit && { orgUnitUuid: orgUnit.uuid }) }
        await remove.mutateAsync({ path: { id: accountUUID }, query })
        showToast({ tone: 'success', title: t('engines.key.deleted') })
      },
    })
  const dialog = { kind, accountUUID, onClose: () => setEdited(null) }
  return (
    <Card
      title={t('engines.key.title')}
      isFlush
      actions={<Button onPress={() => setEdited('')}>{t('engines.key.add')}</Button>}
    >
      <DataTable
        label={t('engines.key.title')}
        columns={columns}
        rows={keys}
        rowId={rowId}
        isEmbedded
        empty={
          <EmptyState kind="first-use" icon="lock" headingLevel={3} title={t('engines.key.none')}>
            {t('engines.key.noneText')}
          </EmptyState>
        }
        rowActions={{
          cell: (each) => (
            <MoreMenu label={t('engines.menu', { name: providerNames[each.provider] })} size="small">
              <MenuItem icon="edit" onAction={() => setEdited(each.uuid)}>
                {t('engines.key.replace')}
              </MenuItem>
              <MenuItem icon="trash" tone="danger" onAction={() => askRemove(each)}>
                {t('shell.delete')}
              </MenuItem>
            </MoreMenu>
          ),
        }}
      />
      <Suspense>
        {edited === '' && <KeyDialog {...dialog} />}
        {key && <KeyDialog key={key.uuid} {...dialog} present={key} />}
      </Suspense>
    </Card>
  )
}

const hintOf = ({ hint }: AiKey) => (hint === '' ? t('engines.key.without') : `•••• ${hint}`)

const narrowColumns = (): Column<AiKey>[] => [
  {
    id: 'provider',
    header: t('engines.provider'),
    minWidth: 160,
    cell: (key) => (
      <TwoLines below={<bdi>{key.orgUnit?.name ?? t('engines.everyUnit')}</bdi>}>
        {`${providerNames[key.provider]} ${hintOf(key)}`}
      </TwoLines>
    ),
  },
]

const keyColumns = (): Column<AiKey>[] => [
  { id: 'provider', header: t('engines.provider'), minWidth: 140, cell: ({ provider }) => providerNames[provider] },
  { id: 'key', header: t('engines.key.key'), minWidth: 120, cell: (key) => <bdi dir="ltr">{hintOf(key)}</bdi> },
  {
    id: 'unit',
    header: t('engines.unit'),
    minWidth: 150,
    cell: ({ orgUnit }) => <bdi>{orgUnit?.name ?? t('engines.everyUnit')}</bdi>,
  },
  {
    id: 'address',
    header: t('engines.key.address'),
    minWidth: 180,
    cell: ({ baseUrl }) => (baseUrl === undefined ? t('engines.key.usual') : <bdi dir="ltr">{baseUrl}</bdi>),
  },
  {
    id: 'changed',
    header: t('engines.changed'),
    minWidth: 140,
    cell: ({ changedAt, changedBy }) => (
      <TwoLines below={changedBy && <bdi>{changedBy.name}</bdi>}>{formatDate(changedAt)}</TwoLines>
    ),
  },
]
