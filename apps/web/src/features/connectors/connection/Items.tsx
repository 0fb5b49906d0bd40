import { query } from '@dragoman/hooks/query'
import { listQuery } from '@dragoman/hooks/list'
import * as api from '@dragoman/sdk/api'
import type { ConnectorConfig, ConnectorItem, ConnectorTarget } from '@dragoman/sdk/operations/connectors'
import { DataTable, type Column } from '@dragoman/ui/DataTable'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { SearchField } from '@dragoman/ui/SearchField'
import { SegmentedControl } from '@dragoman/ui/SegmentedControl'
import { Badge } from '@dragoman/ui/StatusBadge'
import type { Tone } from '@dragoman/ui/status-tone'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { Moment } from '../../../display/Moment.tsx'
import { Link } from '../../../ground/links.ts'
import { languageName } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { listTable } from '../../../list/list-table.tsx'
import { useList } from '../../../list/use-list.ts'
import { useTyped } from '../../../list/use-typed.ts'
import type { ConnectionAddress } from '../connector-search.ts'
import styles from '../connectors.module.css'
import { ThereLink } from '../ThereLink.tsx'
import { HeldPanel } from './HeldPanel.tsx'

const itemTones: Readonly<Record<ConnectorItem['state'], Tone>> = {
  CURRENT: 'success',
  CHANGED: 'info',
  GONE: 'neutral',
}
const targetTones: Readonly<Record<ConnectorTarget['state'], Tone>> = {
  WAITING: 'neutral',
  DELIVERED: 'success',
  HELD: 'warning',
}

const rowId = ({ uuid }: ConnectorItem) => uuid

interface ItemsProps {
  config: ConnectorConfig
  address: ConnectionAddress
}

/** The content that a connection keeps in step, each with its translations. */
export function Items({ config, address }: ItemsProps) {
  const list = useList(address)
  const { name, held, target } = address
  const { page, size } = listQuery(address)
  const { set } = list
  const write = useCallback((next: string) => set({ name: next === '' ? undefined : next }), [set])
  const [typed, setTyped] = useTyped(name ?? '', write)
  const found = useQuery({
    ...query(api.connectors.listItems, {
      path: { configUuid: config.uuid },
      query: { size, ...(page !== undefined && { page }), ...(name && { name }), ...(held && { isHeld: true }) },
    }),
    placeholderData: keepPreviousData,
  })
  const columns = useMemo(() => itemColumns((next) => set({ target: next, page })), [set, page])
  const chosen = found.data?.content
    .flatMap((item) => item.targets.map((one) => ({ item, one })))
    .find(({ one }) => one.uuid === target)
  return (
    <>
      <div className={styles.toolbar}>
        <div className={styles.search}>
          <SearchField label={t('connectors.searchItems')} value={typed} onChange={setTyped} />
        </div>
        <SegmentedControl
          label={t('connectors.show')}
          value={held ? 'held' : 'all'}
          options={[
            { id: 'all', label: t('connectors.all') },
            { id: 'held', label: t('connectors.conflicts') },
          ]}
          onChange={(which) => set({ held: which === 'held' ? true : undefined })}
        />
      </div>
      <DataTable
        label={t('connectors.items')}
        columns={columns}
        rows={found.data?.content}
        rowId={rowId}
        {...listTable(
          { ...list, isFiltered: name !== undefined || held === true },
          found,
          <EmptyState kind="first-use" icon="inbox" title={t('connectors.nothingInStep')}>
            {t('connectors.nothingInStepText')}
          </EmptyState>,
        )}
      />
      {chosen && (
        <HeldPanel
          config={config}
          item={chosen.item}
          target={chosen.one}
          onClose={() => set({ target: undefined, page })}
        />
      )}
    </>
  )
}

const itemColumns = (onOpen: (target: string) => void): Column<ConnectorItem>[] => [
  {
    id: 'item',
    header: t('connectors.item'),
    isRowHeader: true,
    isFlexible: true,
    cell: ({ title, key, url }) => (
      <ThereLink url={url}>
        <bdi title={key}>{title}</bdi>
      </ThereLink>
    ),
  },
  {
    id: 'state',
    header: t('connectors.stateHead'),
    cell: ({ state }) => <Badge tone={itemTones[state]}>{t(`connectors.itemState.${state}`)}</Badge>,
  },
  {
    id: 'targets',
    header: t('connectors.translations'),
    cell: ({ targets }) => (
      <span className={styles.targets}>
        {targets.map((target) => (
          <Target key={target.uuid} target={target} onOpen={onOpen} />
        ))}
      </span>
    ),
  },
  {
    id: 'project',
    header: t('connectors.project'),
    cell: ({ project }) =>
      project && (
        <Link to="/projects/$id" params={{ id: project.uuid }}>
          <bdi>{project.name}</bdi>
        </Link>
      ),
  },
  {
    id: 'seen',
    header: t('connectors.lastSeen'),
    isMinor: true,
    cell: ({ seenAt }) => <Moment value={seenAt} as="relative" />,
  },
]

function Target({ target, onOpen }: { target: ConnectorTarget; onOpen: (target: string) => void }) {
  const { uuid, locale, state } = target
  const words = `${languageName(locale)}: ${t(`connectors.targetState.${state}`)}`
  if (state !== 'HELD') return <Badge tone={targetTones[state]}>{words}</Badge>
  return (
    <button type="button" className={styles.held} onClick={() => onOpen(uuid)}>
      <Badge tone="warning">{words}</Badge>
    </button>
  )
}
