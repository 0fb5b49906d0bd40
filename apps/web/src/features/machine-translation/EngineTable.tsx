import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { MtEngine } from '@dragoman/sdk/operations/mtEngines'
import { DataTable, type Column } from '@dragoman/ui/DataTable'
import { MenuItem, MoreMenu } from '@dragoman/ui/MenuButton'
import { Badge } from '@dragoman/ui/StatusBadge'
import { useMutation } from '@tanstack/react-query'
import { useMemo, type ReactNode } from 'react'
import { TwoLines, useNarrow } from '../../display/NarrowTable.tsx'
import { confirmDelete } from '../../form/confirm-delete.ts'
import { formatDate, formatNumber, languageName } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'
import { showToast } from '../../ground/toasts.ts'
import { problemText, providerNames } from './engine-kinds.ts'

const rowId = ({ uuid }: MtEngine) => uuid

export interface EngineTableProps {
  accountUUID: string
  engines: readonly MtEngine[]
  empty: ReactNode
  onEdit: (id: string) => void
}

/** Engines in the order in which they are tried. */
export function EngineTable({ accountUUID, engines, empty, onEdit }: EngineTableProps) {
  const isNarrow = useNarrow()
  const columns = useMemo(() => (isNarrow ? narrowColumns() : engineColumns()), [isNarrow])
  const remove = useMutation({ ...mutation(api.mtEngines.remove), meta: { showsErrors: true } })
  const askRemove = ({ uuid, name }: MtEngine) =>
    confirmDelete({
      title: t('engines.deleteTitle', { name }),
      text: t('engines.deleteText'),
      run: async () => {
        await remove.mutateAsync({ path: { accountUUID, engineUUID: uuid } })
        showToast({ tone: 'success', title: t('engines.deleted', { name }) })
      },
    })
  return (
    <DataTable
      label={t('engines.list')}
      columns={columns}
      rows={engines}
      rowId={rowId}
      empty={empty}
      isEmbedded
      rowActions={{
        cell: (engine) => (
          <MoreMenu label={t('engines.menu', { name: engine.name })} size="small">
            <MenuItem icon="edit" onAction={() => onEdit(engine.uuid)}>
              {t('engines.edit')}
            </MenuItem>
            <MenuItem icon="trash" tone="danger" onAction={() => askRemove(engine)}>
              {t('shell.delete')}
            </MenuItem>
          </MoreMenu>
        ),
      }}
    />
  )
}

const nameOf = (locale: string | undefined) => (locale === undefined ? t('engines.every') : languageName(locale))
const pairOf = ({ sourceLocale, targetLocale }: MtEngine) =>
  sourceLocale === undefined && targetLocale === undefined
    ? t('engines.every')
    : `${nameOf(sourceLocale)} → ${nameOf(targetLocale)}`

function State({ engine }: { engine: MtEngine }) {
  const { enabled, hasKey, failingSince, problem, monthlyCharacters, usedCharacters } = engine
  if (!enabled) return <Badge>{t('engines.off')}</Badge>
  if (!hasKey) return <Badge tone="warning">{t('engines.problem.NO_KEY')}</Badge>
  if (failingSince !== undefined && problem !== undefined)
    return (
      <TwoLines below={t('engines.since', { date: formatDate(failingSince) })}>
        <Badge tone="danger">{problemText(problem)}</Badge>
      </TwoLines>
    )
  if (monthlyCharacters !== undefined && usedCharacters >= monthlyCharacters)
    return <Badge tone="warning">{t('engines.problem.BUDGET')}</Badge>
  return <Badge tone="success">{t('engines.on')}</Badge>
}

const usedOf = ({ usedCharacters, monthlyCharacters }: MtEngine) =>
  monthlyCharacters === undefined
    ? formatNumber(usedCharacters)
    : t('engines.usedOf', { used: formatNumber(usedCharacters), most: formatNumber(monthlyCharacters) })

const narrowColumns = (): Column<MtEngine>[] => [
  {
    id: 'name',
    header: t('engines.name'),
    minWidth: 130,
    cell: (engine) => (
      <TwoLines below={pairOf(engine)}>
        <bdi>{engine.name}</bdi>
      </TwoLines>
    ),
  },
  { id: 'state', header: t('engines.state'), minWidth: 120, cell: (engine) => <State engine={engine} /> },
]

const engineColumns = (): Column<MtEngine>[] => [
  {
    id: 'order',
    header: t('engines.order'),
    minWidth: 64,
    align: 'end',
    cell: ({ position }) => formatNumber(position),
  },
  {
    id: 'name',
    header: t('engines.name'),
    minWidth: 140,
    cell: ({ name, provider, model }) => (
      <TwoLines below={<bdi>{model ?? providerNames[provider]}</bdi>}>
        <bdi>{name}</bdi>
      </TwoLines>
    ),
  },
  {
    id: 'pair',
    header: t('engines.pair'),
    minWidth: 160,
    cell: (engine) => (
      <TwoLines below={<bdi>{engine.orgUnit?.name ?? t('engines.everyUnit')}</bdi>}>{pairOf(engine)}</TwoLines>
    ),
  },
  { id: 'used', header: t('engines.used'), minWidth: 170, align: 'end', cell: usedOf },
  { id: 'state', header: t('engines.state'), minWidth: 130, cell: (engine) => <State engine={engine} /> },
  {
    id: 'changed',
    header: t('engines.changed'),
    minWidth: 120,
    cell: ({ changedAt, changedBy }) => (
      <TwoLines below={changedBy && <bdi>{changedBy.name}</bdi>}>{formatDate(changedAt)}</TwoLines>
    ),
  },
]
