import { connectorKinds } from '@dragoman/sdk/connector-kinds'
import type { ConnectorConfig } from '@dragoman/sdk/operations/connectors'
import { Badge } from '@dragoman/ui/StatusBadge'
import { Moment } from '../../../display/Moment.tsx'
import { t } from '../../../i18n/t.ts'
import { ListCard } from '../../../list/ListCard.tsx'
import type { ListColumn } from '../../../list/list-columns.ts'
import { resultOf, stateTones } from '../connector-words.ts'
import { ConnectionLink } from '../ConnectionLink.tsx'

const StateBadge = ({ state }: Pick<ConnectorConfig, 'state'>) => (
  <Badge tone={stateTones[state]}>{t(`connectors.state.${state}`)}</Badge>
)

function Last({ lastRun }: Pick<ConnectorConfig, 'lastRun'>) {
  if (!lastRun) return t('connectors.noRunYet')
  const { tone, text } = resultOf(lastRun)
  return <Badge tone={tone}>{text}</Badge>
}

export const connectionColumns = (isOneKind: boolean): ListColumn<ConnectorConfig>[] => [
  {
    id: 'name',
    header: t('connectors.name'),
    isFlexible: true,
    isSortable: true,
    isLocked: true,
    sticky: 'start',
    cell: ({ uuid, kind, name }) => (
      <ConnectionLink kind={kind} id={uuid} variant="plain">
        {name}
      </ConnectionLink>
    ),
  },
  ...(isOneKind
    ? []
    : [
        {
          id: 'kind',
          header: t('connectors.system'),
          isSortable: true,
          cell: ({ kind }: ConnectorConfig) => connectorKinds[kind].name,
        },
      ]),
  { id: 'unit', header: t('connectors.unit'), isContent: true, cell: ({ orgUnit }) => orgUnit.name },
  { id: 'state', header: t('connectors.stateHead'), cell: StateBadge },
  {
    id: 'lastRun',
    header: t('connectors.lastRun'),
    cell: ({ lastRun }) => lastRun && <Moment value={lastRun.startedAt} as="relative" />,
  },
  { id: 'result', header: t('connectors.result'), cell: Last },
  {
    id: 'nextRun',
    header: t('connectors.nextRun'),
    cell: ({ nextRunAt }) => nextRunAt !== undefined && <Moment value={nextRunAt} as="relative" />,
  },
  {
    id: 'createdAt',
    header: t('connectors.created'),
    isSortable: true,
    isExtra: true,
    cell: ({ createdAt }) => <Moment value={createdAt} as="date" />,
  },
]

export const connectionCard = (config: ConnectorConfig) => (
  <ListCard
    name={
      <span data-main="">
        <ConnectionLink kind={config.kind} id={config.uuid} variant="plain">
          <bdi>{config.name}</bdi>
        </ConnectionLink>
      </span>
    }
    due={config.lastRun && <Moment value={config.lastRun.startedAt} as="relative" />}
    place={
      <>
        {connectorKinds[config.kind].name} · <bdi>{config.orgUnit.name}</bdi>
      </>
    }
    state={<StateBadge state={config.state} />}
    languages={null}
    end={null}
  />
)
