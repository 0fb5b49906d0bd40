import { useFollow } from '@dragoman/hooks/jobs'
import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { ConnectorConfig } from '@dragoman/sdk/operations/connectors'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { Checkbox } from '@dragoman/ui/Checkbox'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Row, Stack } from '@dragoman/ui/Page'
import { ProgressBar } from '@dragoman/ui/ProgressBar'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { errorText } from '../../../errors/error-text.ts'
import { showToast } from '../../../ground/toasts.ts'
import { t } from '../../../i18n/t.ts'
import { configPlace } from '../connector-places.ts'
import styles from '../connectors.module.css'
import type { ConnectionForm } from '../form/use-connection-form.ts'
import { useStartRun } from '../run/use-start-run.ts'
import { Forecast } from './Forecast.tsx'

interface TryStepProps {
  config: ConnectorConfig
  form: ConnectionForm
  onBack: () => void
}

/** The last step: what a first run would do, then turning the connection on. */
export function TryStep({ config, form, onBack }: TryStepProps) {
  const { uuid, kind } = config
  const navigate = useNavigate()
  const [pullsAtOnce, setPullsAtOnce] = useState(true)
  const { start, isPending: isStarting } = useStartRun(uuid, kind)
  const trial = useMutation({ ...mutation(api.connectors.startRun), meta: { showsErrors: true } })
  const { state: run, error } = useFollow(
    api.connectors.getRun,
    trial.data ? { path: { runUuid: trial.data.uuid } } : undefined,
  )
  const shown = run ?? trial.data
  const isGoing = trial.isPending || shown?.status === 'RUNNING'
  const turnOn = () =>
    form.save(
      () => {
        showToast({ tone: 'success', title: t('connectors.turnedOn') })
        if (pullsAtOnce) start({ direction: 'PULL' })
        else void navigate({ ...configPlace(kind, uuid), search: {} })
      },
      { active: true },
    )
  return (
    <Stack>
      <Card
        title={t('connectors.step.try')}
        description={t('connectors.stepText.try')}
        actions={
          <Button
            icon="play"
            isPending={isGoing}
            onPress={() => trial.mutate({ path: { configUuid: uuid }, body: { direction: 'PULL', isDryRun: true } })}
          >
            {t(shown ? 'connectors.tryAgain' : 'connectors.tryIt')}
          </Button>
        }
      >
        {(trial.error ?? error) && (
          <InlineAlert tone="danger" isAnnounced>
            {errorText(trial.error ?? error)}
          </InlineAlert>
        )}
        {isGoing && <ProgressBar label={t('connectors.going')} />}
        {shown && <Forecast run={shown} />}
        {!shown && !isGoing && <p className={styles.text}>{t('connectors.notTried')}</p>}
      </Card>
      <Card title={t('connectors.turnOn')} description={t('connectors.turnOnText')}>
        <Stack>
          <Checkbox isSelected={pullsAtOnce} onChange={setPullsAtOnce}>
            {t('connectors.pullAtOnce')}
          </Checkbox>
          <Row>
            <Button onPress={onBack}>{t('connectors.back')}</Button>
            <Button
              variant="primary"
              icon="check"
              isDisabled={isGoing || shown?.status === 'ERROR'}
              isPending={form.isPending || isStarting}
              onPress={turnOn}
            >
              {t('connectors.turnOn')}
            </Button>
          </Row>
        </Stack>
      </Card>
    </Stack>
  )
}
