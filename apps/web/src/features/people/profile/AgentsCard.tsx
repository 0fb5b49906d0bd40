import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { Card } from '@dragoman/ui/Card'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { RegionError } from '../../../errors/RegionError.tsx'
import { LinkButton } from '../../../ground/links.ts'
import { t } from '../../../i18n/t.ts'
import { AgentRow } from './AgentRow.tsx'
import styles from './Security.module.css'

/** The agents that work for one; each has limits, and can be sent away. */
export function AgentsCard() {
  const { data: agents, error, refetch } = useQuery(query(api.agents.list))
  if (error) return <RegionError error={error} onRetry={() => void refetch()} />
  return (
    <Card
      title={t('agents.yours')}
      description={t('agents.text')}
      actions={
        <LinkButton to="/connect-agent" size="small">
          {t('agents.title')}
        </LinkButton>
      }
    >
      {!agents && <Skeleton lines={2} />}
      {agents?.length === 0 && <p className={styles.meta}>{t('agents.yours.none')}</p>}
      {agents && agents.length > 0 && (
        <ul className={styles.list}>
          {agents.map((agent) => (
            <AgentRow key={agent.uuid} agent={agent} />
          ))}
        </ul>
      )}
    </Card>
  )
}
