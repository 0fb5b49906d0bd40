import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { Agent } from '@dragoman/sdk/operations/agents'
import { Button } from '@dragoman/ui/Button'
import { NumberField } from '@dragoman/ui/NumberField'
import { Row } from '@dragoman/ui/Page'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { confirmDelete } from '../../../form/confirm-delete.ts'
import { formatRelative } from '../../../i18n/format-days.ts'
import { t } from '../../../i18n/t.ts'
import { ProofForm } from './ProofForm.tsx'
import styles from './Security.module.css'

const most = 1_000_000

/** One agent: what it may do, what it has done today, and its limits. */
export function AgentRow({ agent }: { agent: Agent }) {
  const { uuid, name, readOnly, lastUsedAt, callsPerDay, changesPerDay, callsToday, changesToday } = agent
  const path = { agentUuid: uuid }
  const [limits, setLimits] = useState<{ callsPerDay: number; changesPerDay: number } | null>(null)
  const update = useMutation({ ...mutation(api.agents.update), meta: { showsErrors: true } })
  const revoke = useMutation(mutation(api.agents.revoke))
  const close = () => setLimits(null)
  const askRevoke = () =>
    confirmDelete({
      title: t('agents.revokeTitle', { name }),
      text: t('agents.revokeText'),
      verb: t('agents.revoke'),
      run: () => revoke.mutateAsync({ path }),
    })
  if (limits)
    return (
      <li>
        <ProofForm
          label={t('agents.saveLimits')}
          variant="primary"
          value={`${limits.callsPerDay} ${limits.changesPerDay}`}
          isPending={update.isPending}
          error={update.error}
          onSubmit={() => update.mutate({ path, body: limits }, { onSuccess: close })}
          onClose={close}
        >
          <p>
            <bdi>{name}</bdi>
          </p>
          <NumberField
            name="callsPerDay"
            label={t('agents.callsPerDay')}
            value={limits.callsPerDay}
            onChange={(value) => setLimits({ ...limits, callsPerDay: Number.isNaN(value) ? 1 : value })}
            minValue={1}
            maxValue={most}
          />
          <NumberField
            name="changesPerDay"
            label={t('agents.changesPerDay')}
            value={limits.changesPerDay}
            onChange={(value) => setLimits({ ...limits, changesPerDay: Number.isNaN(value) ? 0 : value })}
            minValue={0}
            maxValue={most}
          />
        </ProofForm>
      </li>
    )
  return (
    <li>
      <div className={styles.what}>
        <bdi>{name}</bdi>
        <span className={styles.meta}>
          {readOnly ? t('agents.may.read') : t('agents.may.write')}
          {' · '}
          {lastUsedAt === undefined
            ? t('agents.never')
            : t('profile.sessions.seen', { time: formatRelative(lastUsedAt) })}
        </span>
        <span className={styles.meta}>
          {t('agents.today', { calls: callsToday, callsPerDay, changes: changesToday, changesPerDay })}
        </span>
      </div>
      <Row>
        <Button
          size="small"
          aria-label={t('agents.limitsOf', { name })}
          onPress={() => setLimits({ callsPerDay, changesPerDay })}
        >
          {t('agents.limits')}
        </Button>
        <Button size="small" aria-label={t('agents.revokeOf', { name })} onPress={askRevoke}>
          {t('agents.revoke')}
        </Button>
      </Row>
    </li>
  )
}
