import { useVersionedMutation } from '@dragoman/hooks/versions'
import * as api from '@dragoman/sdk/api'
import type { PlacementSettings } from '@dragoman/sdk/operations/autopilot'
import type { OrgUnit } from '@dragoman/sdk/operations/orgUnits'
import { t } from '../../../../i18n/t.ts'
import { ruleLabel, rulesOf, ruleValue } from '../../../placement/placement-words.ts'
import { DistributionFields, EnabledField, FilterFields, OrderField } from '../../../placement/RuleFields.tsx'
import { SkipReviewFields } from '../../../placement/SkipReviewFields.tsx'
import { EditPanel } from '../../../../form/EditPanel.tsx'

export interface AutopilotPanelProps {
  unit: OrgUnit
  placement: PlacementSettings
  /** The part of the rules that is shown. */
  part: 'autopilot' | 'skipReview'
  onClose: () => void
}

/** The rules by which linguists get tasks of an organizational unit automatically, or by which reviews are skipped. */
export function AutopilotPanel({ unit, placement, part, onClose }: AutopilotPanelProps) {
  const save = useVersionedMutation(api.autopilot.updateUnitSettings, placement, { meta: { showsErrors: true } })
  return (
    <EditPanel
      title={t(part === 'autopilot' ? 'organizations.autopilot' : 'organizations.skipReview')}
      save={save}
      valuesOf={rulesOf}
      paramsOf={(body) => ({ path: { orgUnitUUID: unit.uuid }, body })}
      differenceOf={({ field, mine, theirs }) => ({
        label: ruleLabel(field),
        mine: ruleValue(field, mine),
        theirs: ruleValue(field, theirs),
      })}
      onClose={onClose}
    >
      {(form) =>
        part === 'skipReview' ? (
          <SkipReviewFields form={form} />
        ) : (
          <>
            <EnabledField form={form} />
            <FilterFields form={form} />
            <OrderField form={form} />
            <DistributionFields form={form} />
          </>
        )
      }
    </EditPanel>
  )
}
