import { useCan } from '@dragoman/hooks/permissions'
import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { ConnectorRun } from '@dragoman/sdk/operations/connectors'
import { requirements } from '@dragoman/sdk/requirements'
import { Button } from '@dragoman/ui/Button'
import { Icon } from '@dragoman/ui/Icon'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Row, Tiles } from '@dragoman/ui/Page'
import { ProgressBar } from '@dragoman/ui/ProgressBar'
import { Stat } from '@dragoman/ui/Stat'
import { Badge } from '@dragoman/ui/StatusBadge'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { RegionError } from '../../../errors/RegionError.tsx'
import { Moment } from '../../../display/Moment.tsx'
import { Link } from '../../../ground/links.ts'
import { formatFullTimestamp } from '../../../i18n/format-days.ts'
import { formatClock, formatNumber } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { outcomeGroups, type ConnectionAddress } from '../connector-search.ts'
import { isGoing, runQuery } from '../connector-queries.ts'
import { allItems, countOf, resultOf, tookText } from '../connector-words.ts'
import styles from '../connectors.module.css'
import { ThereLink } from '../ThereLink.tsx'
import { RunItems } from './RunItems.tsx'
import { triggerText } from './RunList.tsx'
import { useStartRun } from './use-start-run.ts'

interface RunViewProps {
  uuid: string
  address: ConnectionAddress
  onChange: (change: ConnectionAddress) => void
}

/** A run, while it goes on and after it: how far, what came of it, and each item with its reason. */
export function RunView({ uuid, address, onChange }: RunViewProps) {
  const { data: run, error, refetch } = useQuery(runQuery(uuid))
  if (error && !run) return <RegionError error={error} onRetry={() => void refetch()} />
  if (!run) return <Skeleton lines={8} />
  return (
    <>
      <RunHead run={run} />
      {run.status === 'ERROR' && (
        <InlineAlert tone="danger" title={t(run.fault ? `connectors.fault.${run.fault}` : 'connectors.failed')}>
          {run.message && <code className={styles.said}>{run.message}</code>}
        </InlineAlert>
      )}
      <Tiles minimum={140}>
        <Stat size="small" label={t('connectors.seen')} value={formatNumber(allItems(run))} />
        {outcomeGroups.map((group) => (
          <Stat
            key={group}
            size="small"
            label={t(`connectors.group.${group}`)}
            value={formatNumber(countOf(run, group))}
          />
        ))}
      </Tiles>
      {isGoing(run) && <ProgressBar label={t('connectors.going')} isLabelHidden />}
      <RunItems run={run} address={address} onChange={onChange} />
    </>
  )
}

function RunHead({ run }: { run: ConnectorRun }) {
  const { tone, text } = resultOf(run)
  const mayRun = useCan(requirements['connectors.startRun'])
  const stop = useMutation(mutation(api.connectors.stopRun))
  const { start, isPending } = useStartRun(run.config.uuid, run.kind)
  const { direction, isDryRun, startedAt, waitsUntil, url, projects, words } = run
  const going = isGoing(run)
  return (
    <div className={styles.toolbar}>
      <p className={styles.facts}>
        <Badge tone={tone}>{text}</Badge>
        <span>{isDryRun ? t('connectors.dryRun') : t(`connectors.way.${direction}`)}</span>
        <span title={formatFullTimestamp(startedAt)}>
          <Moment value={startedAt} />
        </span>
        <span>{triggerText(run)}</span>
        {!going && <span>{tookText(run)}</span>}
        {waitsUntil !== undefined && <strong>{t('connectors.goesOnAt', { time: formatClock(waitsUntil) })}</strong>}
        {words !== undefined && <span>{t('connectors.wordCount', { count: words })}</span>}
        {projects.map(({ uuid, name }) => (
          <Link key={uuid} to="/projects/$id" params={{ id: uuid }}>
            <bdi>{name}</bdi>
          </Link>
        ))}
        {url && (
          <ThereLink url={url}>
            {t('connectors.seeThere')} <Icon name="external" />
          </ThereLink>
        )}
      </p>
      {mayRun && (
        <Row>
          {going ? (
            <Button isPending={stop.isPending} onPress={() => stop.mutate({ path: { runUuid: run.uuid } })}>
              {t('connectors.stop')}
            </Button>
          ) : (
            <Button icon="play" isPending={isPending} onPress={() => start({ direction, isDryRun })}>
              {run.status === 'DONE' ? t('connectors.runAgain') : t('connectors.goOn')}
            </Button>
          )}
        </Row>
      )}
    </div>
  )
}
