import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { BenchExchange } from '@dragoman/sdk/operations/connectorBench'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { CopyButton } from '@dragoman/ui/CopyButton'
import { Disclosure } from '@dragoman/ui/Disclosure'
import { Stack } from '@dragoman/ui/Page'
import { useMutation, useQuery } from '@tanstack/react-query'
import { RegionError } from '../../errors/RegionError.tsx'
import { formatBytes } from '../../i18n/format-amounts.ts'
import { formatNumber, formatTimestamp } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'
import { Code } from './Code.tsx'
import { exchangesQuery } from './toolbox-queries.ts'
import styles from './toolbox.module.css'

/** The requests of a connection to its source, with their answers. */
export function Exchanges({ configUuid }: { configUuid: string }) {
  const { data, error, refetch } = useQuery({ ...exchangesQuery(configUuid), staleTime: 0 })
  const clear = useMutation(mutation(api.connectorBench.clearExchanges))
  return (
    <Card
      title={t('toolbox.exchanges')}
      description={t('toolbox.exchangesText')}
      actions={
        <Button
          size="small"
          variant="quiet"
          isPending={clear.isPending}
          isDisabled={!data || data.content.length === 0}
          onPress={() => clear.mutate({ path: { configUuid } })}
        >
          {t('toolbox.clear')}
        </Button>
      }
    >
      {error && !data && <RegionError error={error} onRetry={() => void refetch()} />}
      {data?.content.length === 0 && <p>{t('toolbox.noExchanges')}</p>}
      <Stack gap={4}>
        {data?.content.map((exchange) => (
          <One key={exchange.uuid} exchange={exchange} />
        ))}
      </Stack>
    </Card>
  )
}

function One({ exchange }: { exchange: BenchExchange }) {
  const { at, method, url, status, milliseconds, size, sent, received } = exchange
  const facts = [
    formatTimestamp(at),
    status ?? t('toolbox.noAnswer'),
    t('connectors.milliseconds', { count: formatNumber(milliseconds) }),
    formatBytes(size),
  ]
  return (
    <Disclosure title={`${method} ${new URL(url).pathname} · ${facts.join(' · ')}`} headingLevel={3}>
      <div className={styles.pair}>
        {[
          { title: t('toolbox.sent'), text: sent },
          { title: t('toolbox.received'), text: received },
        ].map(({ title, text }) => (
          <div key={title}>
            <span className={styles.title}>
              {title} <CopyButton value={text} />
            </span>
            <Code label={title}>{text}</Code>
          </div>
        ))}
      </div>
    </Disclosure>
  )
}
