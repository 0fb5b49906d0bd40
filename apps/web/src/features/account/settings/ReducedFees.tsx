import * as api from '@dragoman/sdk/api'
import type { AccountSettings } from '@dragoman/sdk/operations/accountSettings'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { Form } from '@dragoman/ui/Form'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { NumberField } from '@dragoman/ui/NumberField'
import { Row, Stack } from '@dragoman/ui/Page'
import { Switch } from '@dragoman/ui/Switch'
import { errorText } from '../../../errors/error-text.ts'
import { ConflictNotice } from '../../../form/ConflictNotice.tsx'
import { valueText } from '../../../form/conflict-text.ts'
import { useVersionedForm } from '../../../form/use-versioned-form.ts'
import { t } from '../../../i18n/t.ts'

const labels = {
  stopLossMinimumPercent: 'accountSettings.stopLoss.percent',
  stopLossHours: 'accountSettings.stopLoss.hours',
  stopLossReasonRequired: 'accountSettings.stopLoss.reason',
} as const

/** The limits of reduced fees that managers offer, and how long an offer can be accepted. */
export function ReducedFees({ accountUUID, settings }: { accountUUID: string; settings: AccountSettings }) {
  const form = useVersionedForm(api.accountSettings.update, settings, {
    valuesOf: ({ stopLossHours, stopLossMinimumPercent, stopLossReasonRequired }: AccountSettings) => ({
      stopLossHours,
      stopLossMinimumPercent,
      stopLossReasonRequired,
    }),
    paramsOf: (body) => ({ path: { accountUUID }, body }),
    saved: t('accountSettings.saved'),
    undo: t('accountSettings.undo'),
    differenceOf: ({ field, mine, theirs }) => ({
      label: t(labels[field]),
      mine: valueText(mine),
      theirs: valueText(theirs),
    }),
  })
  const { values, set } = form
  return (
    <Form label={t('settings.stopLoss')} onSubmit={form.save}>
      <Stack>
        <ConflictNotice {...form.notice} />
        {form.error && (
          <InlineAlert tone="danger" isAnnounced>
            {errorText(form.error)}
          </InlineAlert>
        )}
        <Card title={t('accountSettings.stopLoss')} description={t('accountSettings.stopLossText')}>
          <Stack>
            <NumberField
              label={t('accountSettings.stopLoss.percent')}
              description={t('accountSettings.stopLoss.percentText')}
              value={values.stopLossMinimumPercent}
              onChange={(value) => set({ stopLossMinimumPercent: Number.isNaN(value) ? 0 : value })}
              minValue={0}
              maxValue={99}
            />
            <NumberField
              label={t('accountSettings.stopLoss.hours')}
              description={t('accountSettings.stopLoss.hoursText')}
              value={values.stopLossHours}
              onChange={(value) => set({ stopLossHours: Number.isNaN(value) ? 72 : value })}
              minValue={1}
              maxValue={720}
            />
            <Switch
              isReversed
              isSelected={values.stopLossReasonRequired}
              onChange={(stopLossReasonRequired) => set({ stopLossReasonRequired })}
              description={t('accountSettings.stopLoss.reasonText')}
            >
              {t('accountSettings.stopLoss.reason')}
            </Switch>
          </Stack>
        </Card>
        <Row>
          <Button type="submit" variant="primary" isDisabled={!form.isDirty} isPending={form.isPending}>
            {t('shell.save')}
          </Button>
        </Row>
      </Stack>
    </Form>
  )
}
