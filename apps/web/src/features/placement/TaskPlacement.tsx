import type { AccountPlacementSettings } from '@dragoman/sdk/operations/autopilot'
import { Card } from '@dragoman/ui/Card'
import { Stack } from '@dragoman/ui/Page'
import { t } from '../../i18n/t.ts'
import { OwnRules } from './OwnRules.tsx'
import { skipReviewRules } from './placement-words.ts'
import { PlacementPreview } from './PlacementPreview.tsx'
import { DistributionFields, EnabledField, FileFields, FilterFields, OrderField } from './RuleFields.tsx'
import { RulesForm } from './RulesForm.tsx'

interface TaskPlacementProps {
  accountUUID: string
  placement: AccountPlacementSettings
}

/** The rules by which linguists of an account get tasks automatically, and their effect on a task. */
export function TaskPlacement({ accountUUID, placement: { settings, units } }: TaskPlacementProps) {
  return (
    <RulesForm
      accountUUID={accountUUID}
      settings={settings}
      label={t('settings.placement')}
      saved={t('placement.saved')}
      after={(rules, isChanged) => (
        <>
          <PlacementPreview rules={rules} isChanged={isChanged} />
          <OwnRules units={units} shows={(field) => !skipReviewRules.includes(field)} />
        </>
      )}
    >
      {(form) => (
        <>
          <Card title={t('placement.general')}>
            <EnabledField form={form} />
          </Card>
          <Card title={t('placement.filters')} description={t('placement.filtersText')}>
            <Stack>
              <FilterFields form={form} />
              <OrderField form={form} />
              <DistributionFields form={form} />
            </Stack>
          </Card>
          <Card title={t('placement.files')}>
            <Stack>
              <FileFields form={form} />
            </Stack>
          </Card>
        </>
      )}
    </RulesForm>
  )
}
