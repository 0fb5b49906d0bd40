import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { PipelineAction, PipelineDryRun, PipelineTrigger } from '@dragoman/sdk/operations/pipelines'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Stack } from '@dragoman/ui/Page'
import { useMutation } from '@tanstack/react-query'
import { errorText } from '../../errors/error-text.ts'
import { Moment } from '../../display/Moment.tsx'
import { t } from '../../i18n/t.ts'
import { ThingLink } from './ThingLink.tsx'
import styles from './pipelines.module.css'

export interface DryRunProps {
  trigger: PipelineTrigger
  filter: string
  actions: readonly PipelineAction[]
}

/** Shows which runs the pipeline would have had in the last thirty days, as its form stands. */
export function DryRun({ trigger, filter, actions }: DryRunProps) {
  const trial = useMutation({ ...mutation(api.pipelines.tryOut), meta: { showsErrors: true } })
  const body = { trigger, filter, actions: [...actions] }
  const asked = JSON.stringify(body)
  const run = () => trial.mutate({ body })
  const isPresent = JSON.stringify(trial.variables?.body) === asked
  return (
    <Card
      title={t('pipelines.dryRun')}
      description={t('pipelines.dryRunText')}
      actions={
        <Button size="small" icon="play" isPending={trial.isPending} onPress={run}>
          {t('pipelines.tryOut')}
        </Button>
      }
    >
      {trial.error && isPresent && (
        <InlineAlert tone="danger" isAnnounced>
          {errorText(trial.error)}
        </InlineAlert>
      )}
      {trial.data && isPresent && <Outcome outcome={trial.data} />}
    </Card>
  )
}

function Outcome({ outcome: { count, refused, times, matches } }: { outcome: PipelineDryRun }) {
  return (
    <Stack gap={8}>
      <p role="status" className={styles.outcome}>
        {times === undefined ? t('pipelines.wouldHave', { count }) : t('pipelines.wouldNow', { count, times })}
      </p>
      {refused > 0 && <p className={styles.outcome}>{t('pipelines.wouldFail', { count: refused })}</p>}
      {matches.length > 0 && (
        <ul className={styles.matches}>
          {matches.map(({ at, subject, refusal }, index) => (
            <li key={index}>
              <ThingLink thing={subject} />
              {at !== undefined && (
                <span className={styles.facts}>
                  <Moment value={at} />
                </span>
              )}
              {refusal !== undefined && <span className={styles.facts}>{refusal}</span>}
            </li>
          ))}
        </ul>
      )}
      {count + refused > matches.length && (
        <p className={styles.facts}>{t('pipelines.latest', { count: matches.length })}</p>
      )}
    </Stack>
  )
}
