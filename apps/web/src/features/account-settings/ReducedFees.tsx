import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { AccountSettings } from '@dragoman/sdk/operations/accountSettings'
import { ifMatch } from '@dragoman/sdk/versions'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { Form } from '@dragoman/ui/Form'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { NumberField } from '@dragoman/ui/NumberField'
import { Row, Stack } from '@dragoman/ui/Page'
import { Switch } from '@dragoman/ui/Switch'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText } from '../../errors/error-text.ts'
import { t } from '../../i18n/t.ts'
import { showToast } from '../../shell/toasts.ts'

/** What managers may offer when they offer a linguist a reduced fee, and how long it can be accepted. */
export function ReducedFees({ accountUUID, settings }: { accountUUID: string; settings: AccountSettings }) {
  const [stopLossHours, setHours] = useState(settings.stopLossHours)
  const [stopLossMinimumPercent, setPercent] = useState(settings.stopLossMinimumPercent)
  const [stopLossReasonRequired, setRequired] = useState(settings.stopLossReasonRequired)
  const update = useMutation({ ...mutation(api.accountSettings.update), meta: { showsErrors: true } })
  const body = { stopLossHours, stopLossMinimumPercent, stopLossReasonRequired }
  const before = {
    stopLossHours: settings.stopLossHours,
    stopLossMinimumPercent: settings.stopLossMinimumPercent,
    stopLossReasonRequired: settings.stopLossReasonRequired,
  }
  const isDirty = JSON.stringify(body) !== JSON.stringify(before)
  const path = { accountUUID }
  const save = () => {
    const onSuccess = (saved: AccountSettings) => {
      const onAction = () => update.mutate({ path, headers: ifMatch(saved), body: before })
      const action = { label: t('accountSettings.undo'), onAction }
      showToast({ tone: 'success', title: t('accountSettings.saved'), action })
    }
    update.mutate({ path, headers: ifMatch(settings), body }, { onSuccess })
  }
  return (
    <Form label={t('settings.stopLoss')} onSubmit={save}>
      <Stack>
        {update.error && (
          <InlineAlert tone="danger" isAnnounced>
            {errorText(update.error)}
          </InlineAlert>
        )}
        <Card title={t('accountSettings.stopLoss')} description={t('accountSettings.stopLossText')}>
          <Stack>
            <NumberField
              label={t('accountSettings.stopLoss.percent')}
              description={t('accountSettings.stopLoss.percentText')}
              value={stopLossMinimumPercent}
              onChange={(value) => setPercent(Number.isNaN(value) ? 0 : value)}
              minValue={0}
              maxValue={99}
            />
            <NumberField
              label={t('accountSettings.stopLoss.hours')}
              description={t('accountSettings.stopLoss.hoursText')}
              value={stopLossHours}
              onChange={(value) => setHours(Number.isNaN(value) ? 72 : value)}
              minValue={1}
              maxValue={720}
            />
            <Switch
              isReversed
              isSelected={stopLossReasonRequired}
              onChange={setRequired}
              description={t('accountSettings.stopLoss.reasonText')}
            >
              {t('accountSettings.stopLoss.reason')}
            </Switch>
          </Stack>
        </Card>
        <Row>
          <Button type="submit" variant="primary" isDisabled={!isDirty} isPending={update.isPending}>
            {t('shell.save')}
          </Button>
        </Row>
      </Stack>
    </Form>
  )
}
