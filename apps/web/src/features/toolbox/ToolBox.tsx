import { refresh } from '@dragoman/hooks/query-client'
import type { ConnectorConfig } from '@dragoman/sdk/operations/connectors'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { Page, PageBody } from '@dragoman/ui/Page'
import { PageHeader } from '@dragoman/ui/PageHeader'
import { Select } from '@dragoman/ui/Select'
import { useQueryClient } from '@tanstack/react-query'
import { t } from '../../i18n/t.ts'
import { ConnectionPath } from '../connectors/ConnectionPath.tsx'
import { Checks } from '../connectors/connection/Checks.tsx'
import { Browse } from './Browse.tsx'
import { Exchanges } from './Exchanges.tsx'
import { Piece } from './Piece.tsx'
import styles from './toolbox.module.css'

export interface ToolBoxProps {
  configs: readonly ConnectorConfig[]
  /** The connection, and the item of it that is read. */
  address: { config?: string; key?: string }
  onChange: (address: { config?: string; key?: string }) => void
}

/** The bench for sources of one's own: try a connection, look into it, and see what was said. */
export function ToolBox({ configs, address, onChange }: ToolBoxProps) {
  const queryClient = useQueryClient()
  const config = configs.find(({ uuid }) => uuid === address.config) ?? configs[0]
  return (
    <Page>
      <PageHeader
        title={t('toolbox.title')}
        description={t('toolbox.text')}
        breadcrumbs={<ConnectionPath kind="BLAISE" />}
        actions={
          config && (
            <Select
              label={t('connectors.connection')}
              isLabelHidden
              width="fit"
              options={configs.map(({ uuid, name }) => ({ id: uuid, label: name }))}
              value={config.uuid}
              onChange={(uuid) => onChange({ config: uuid })}
            />
          )
        }
      />
      <PageBody>
        {config ? (
          <>
            <Checks
              key={config.uuid}
              configUuid={config.uuid}
              onTried={() => void refresh(queryClient, ['connectorBench'])}
            />
            <div className={styles.bench}>
              <Browse
                key={config.uuid}
                configUuid={config.uuid}
                chosen={address.key}
                onChoose={(key) => onChange({ config: config.uuid, key })}
              />
              <Piece config={config} itemKey={address.key} />
            </div>
            <Exchanges configUuid={config.uuid} />
          </>
        ) : (
          <EmptyState kind="first-use" icon="plug" title={t('toolbox.none')} />
        )}
      </PageBody>
    </Page>
  )
}
