import { useCan } from '@dragoman/hooks/permissions'
import type { BenchPiece } from '@dragoman/sdk/operations/connectorBench'
import type { ConnectorConfig } from '@dragoman/sdk/operations/connectors'
import { requirements } from '@dragoman/sdk/requirements'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { DescriptionList, Property } from '@dragoman/ui/DescriptionList'
import { Row, Stack } from '@dragoman/ui/Page'
import { SegmentedControl } from '@dragoman/ui/SegmentedControl'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { useState } from 'react'
import { RegionError } from '../../errors/RegionError.tsx'
import { formatNumber, languageName } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'
import { Code } from './Code.tsx'
import { useStartRun } from '../connectors/run/use-start-run.ts'
import { pieceQuery } from './toolbox-queries.ts'
import styles from './toolbox.module.css'
import { useLookedUp } from './use-looked-up.ts'

type View = 'raw' | 'units' | 'places'

/** One item as a run would take it, and what stands in the places of its translations. */
export function Piece({ config, itemKey }: { config: ConnectorConfig; itemKey: string | undefined }) {
  if (itemKey === undefined) return <Card title={t('toolbox.choose')} />
  return <Read key={itemKey} config={config} itemKey={itemKey} />
}

function Read({ config, itemKey }: { config: ConnectorConfig; itemKey: string }) {
  const [view, setView] = useState<View>('raw')
  const mayRun = useCan(requirements['connectors.startRun'])
  const { start, isPending } = useStartRun(config.uuid, config.kind)
  const { data, error, refetch, isFetching } = useLookedUp(config.uuid, pieceQuery(config.uuid, itemKey))
  return (
    <Card
      title={<bdi>{itemKey}</bdi>}
      description={data && t('toolbox.found', { segments: data.segments, words: data.words })}
      actions={
        mayRun &&
        data && (
          <Row>
            <Button
              size="small"
              isPending={isPending}
              onPress={() => start({ direction: 'PUSH', isDryRun: true, keys: [itemKey] })}
            >
              {t('toolbox.push')}
            </Button>
            <Button
              size="small"
              icon="download"
              isPending={isPending}
              onPress={() => start({ direction: 'PULL', keys: [itemKey] })}
            >
              {t('toolbox.pull')}
            </Button>
          </Row>
        )
      }
    >
      {error ? (
        <RegionError error={error} onRetry={() => void refetch()} isPending={isFetching} />
      ) : data ? (
        <Stack gap={16}>
          <SegmentedControl
            label={t('toolbox.views')}
            options={[
              { id: 'raw', label: t('toolbox.raw') },
              { id: 'units', label: t('toolbox.units'), count: formatNumber(data.segments) },
              { id: 'places', label: t('toolbox.places') },
            ]}
            value={view}
            onChange={setView}
          />
          <Shown piece={data} view={view} />
        </Stack>
      ) : (
        <Skeleton lines={10} />
      )}
    </Card>
  )
}

function Shown({ piece, view }: { piece: BenchPiece; view: View }) {
  if (view === 'raw') return <Code label={piece.filename}>{piece.text}</Code>
  if (view === 'units')
    return (
      <ol className={styles.texts} aria-label={t('toolbox.units')}>
        {piece.units.map((text, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- texts may be alike, and their order never changes
          <li key={at} dir="auto">
            {text}
          </li>
        ))}
      </ol>
    )
  return (
    <DescriptionList>
      {piece.places.map(({ locale, text, message }) => (
        <Property key={locale} term={languageName(locale)}>
          <pre className={styles.raw}>{message ?? (text || t('toolbox.emptyPlace'))}</pre>
        </Property>
      ))}
    </DescriptionList>
  )
}
