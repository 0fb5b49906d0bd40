import { useCan } from '@dragoman/hooks/permissions'
import { mutation, query } from '@dragoman/hooks/query'
import { listQuery } from '@dragoman/hooks/list'
import * as api from '@dragoman/sdk/api'
import type { ConnectorRun, ConnectorRunItem } from '@dragoman/sdk/operations/connectors'
import { requirements } from '@dragoman/sdk/requirements'
import { Button } from '@dragoman/ui/Button'
import { DataTable, type Column } from '@dragoman/ui/DataTable'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { SegmentedControl } from '@dragoman/ui/SegmentedControl'
import { Badge } from '@dragoman/ui/StatusBadge'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { formatNumber, isolated, languageName } from '../../../i18n/format.ts'
import { hasMessage, t } from '../../../i18n/t.ts'
import { listTable } from '../../../list/list-table.tsx'
import { useList } from '../../../list/use-list.ts'
import { isGoing } from '../connector-queries.ts'
import { outcomeGroups, type ConnectionAddress, type OutcomeGroup } from '../connector-search.ts'
import { allItems, countOf, outcomes, reasonsOf } from '../connector-words.ts'
import styles from '../connectors.module.css'
import { ThereLink } from '../ThereLink.tsx'
import { ConflictPanel } from './ConflictPanel.tsx'
import { useStartRun } from './use-start-run.ts'

interface RunItemsProps {
  run: ConnectorRun
  address: ConnectionAddress
  onChange: (change: ConnectionAddress) => void
}

const rowId = ({ uuid }: ConnectorRunItem) => uuid
const rowName = ({ title, locale }: ConnectorRunItem) => (locale ? `${title}, ${languageName(locale)}` : title)

/** Each item of a run with its outcome and the reason; those that failed can be run again. */
export function RunItems({ run, address, onChange }: RunItemsProps) {
  const { outcome, target } = address
  const list = useList(address)
  const mayRun = useCan(requirements['connectors.retryRun'])
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const { page, size } = listQuery(address)
  const found = useQuery({
    ...query(api.connectors.listRunItems, {
      path: { runUuid: run.uuid },
      query: { size, ...(page !== undefined && { page }), ...(outcome && { reason: reasonsOf(outcome) }) },
    }),
    placeholderData: keepPreviousData,
  })
  const decide = useMemo(
    () => (mayRun ? (next: string) => onChange({ target: next, page }) : undefined),
    [mayRun, onChange, page],
  )
  const columns = useMemo(() => itemColumns(decide), [decide])
  const card = useMemo(() => itemCard(decide), [decide])
  const retry = useMutation(mutation(api.connectors.retryRun))
  const { show } = useStartRun(run.config.uuid, run.kind)
  const retryable = (found.data?.content ?? []).filter(({ isRetryable }) => isRetryable)
  const ticked = retryable.filter(({ uuid }) => chosen.has(uuid)).map(({ uuid }) => uuid)
  const needy = countOf(run, 'needs')
  const again = (itemUuids?: string[]) =>
    retry.mutate({ path: { runUuid: run.uuid }, body: itemUuids ? { itemUuids } : {} }, { onSuccess: show })
  const held = (found.data?.content ?? []).find(({ targetUuid }) => targetUuid !== undefined && targetUuid === target)
  return (
    <>
      <div className={styles.toolbar}>
        <div className={styles.scroll}>
          <SegmentedControl<OutcomeGroup | 'all'>
            label={t('connectors.show')}
            value={outcome ?? 'all'}
            options={[
              { id: 'all', label: t('connectors.all'), count: formatNumber(allItems(run)) },
              ...outcomeGroups.map((group) => ({
                id: group,
                label: t(`connectors.group.${group}`),
                count: formatNumber(countOf(run, group)),
              })),
            ]}
            onChange={(next) => onChange({ outcome: next === 'all' ? undefined : next, page: undefined })}
          />
        </div>
        {mayRun && !isGoing(run) && needy > 0 && (
          <Button icon="refresh" isPending={retry.isPending} onPress={() => again()}>
            {t('connectors.retryAll')}
          </Button>
        )}
      </div>
      <DataTable
        label={t('connectors.items')}
        columns={columns}
        rows={found.data?.content}
        rowId={rowId}
        {...(mayRun &&
          !isGoing(run) &&
          retryable.length > 0 && {
            selection: {
              selected: chosen,
              onChange: setChosen,
              rowName,
              actions: (
                <Button
                  icon="refresh"
                  isDisabled={ticked.length === 0}
                  isPending={retry.isPending}
                  onPress={() => again(ticked)}
                >
                  {t('connectors.retry', { count: ticked.length })}
                </Button>
              ),
            },
          })}
        card={card}
        {...listTable(
          { ...list, isFiltered: outcome !== undefined },
          found,
          <EmptyState
            kind="first-use"
            icon="inbox"
            title={t(isGoing(run) ? 'connectors.nothingYet' : 'connectors.noItems')}
          >
            {isGoing(run) ? undefined : t('connectors.noItemsText')}
          </EmptyState>,
        )}
      />
      {held?.targetUuid !== undefined && (
        <ConflictPanel
          key={held.uuid}
          config={{ ...run.config, kind: run.kind }}
          item={{ ...held, targetUuid: held.targetUuid }}
          onClose={() => onChange({ target: undefined, page: address.page })}
        />
      )}
    </>
  )
}

/** The reason of an item in words, with those of the other system. */
export function whyText({ reason, message }: Pick<ConnectorRunItem, 'reason' | 'message'>): string {
  const why = t(`connectors.why.${reason}`)
  if (!message || message === why) return why
  const fault = `connectors.fault.${message}`
  return t('connectors.whySaid', { why, words: hasMessage(fault) ? t(fault) : isolated(message) })
}

const Outcome = ({ reason }: Pick<ConnectorRunItem, 'reason'>) => (
  <Badge tone={outcomes[reason].tone}>{t(`connectors.reason.${reason}`)}</Badge>
)

type OnDecide = ((target: string) => void) | undefined

/** The way to a conflict, for those who may decide. */
const decision = ({ reason, targetUuid, title }: ConnectorRunItem, onDecide: OnDecide) =>
  onDecide &&
  reason === 'TARGET_CHANGED' &&
  targetUuid !== undefined && (
    <span>
      <Button
        size="small"
        aria-label={t('connectors.decideAbout', { name: isolated(title) })}
        onPress={() => onDecide(targetUuid)}
      >
        {t('connectors.decide')}
      </Button>
    </span>
  )

const nameOf = ({ title, key, url }: ConnectorRunItem) => (
  <ThereLink url={url}>
    <bdi title={key}>{title}</bdi>
  </ThereLink>
)

const itemCard = (onDecide: OnDecide) => (item: ConnectorRunItem) => (
  <span className={styles.name}>
    {nameOf(item)}
    {item.locale && <span className={styles.meta}>{languageName(item.locale)}</span>}
    <span>
      <Outcome reason={item.reason} />
    </span>
    <span className={styles.meta}>{whyText(item)}</span>
    {decision(item, onDecide)}
  </span>
)

const itemColumns = (onDecide: OnDecide): Column<ConnectorRunItem>[] => [
  { id: 'item', header: t('connectors.item'), isRowHeader: true, cell: nameOf },
  {
    id: 'locale',
    header: t('connectors.language'),
    cell: ({ locale }) => locale !== undefined && languageName(locale),
  },
  { id: 'outcome', header: t('connectors.outcome'), cell: ({ reason }) => <Outcome reason={reason} /> },
  { id: 'why', header: t('connectors.why'), isFlexible: true, cell: whyText },
  {
    id: 'words',
    header: t('connectors.words'),
    align: 'end',
    isMinor: true,
    cell: ({ words }) => words !== undefined && formatNumber(words),
  },
  {
    id: 'action',
    header: t('connectors.next'),
    align: 'end',
    cell: (item) => decision(item, onDecide),
  },
]
