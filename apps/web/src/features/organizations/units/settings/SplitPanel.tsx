import { useVersionedMutation } from '@dragoman/hooks/versions'
import * as api from '@dragoman/sdk/api'
import type { PlacementSettings } from '@dragoman/sdk/operations/autopilot'
import type { OrgUnit } from '@dragoman/sdk/operations/orgUnits'
import { valueText } from '../../../../form/conflict-text.ts'
import { FormNumber } from '../../../../form/FormNumber.tsx'
import { t } from '../../../../i18n/t.ts'
import { EditPanel } from '../../../../form/EditPanel.tsx'

interface SplitPanelProps {
  unit: OrgUnit
  placement: PlacementSettings
  onClose: () => void
}

/** From which size on files of an organizational unit are split among linguists. */
export function SplitPanel({ unit, placement, onClose }: SplitPanelProps) {
  const save = useVersionedMutation(api.autopilot.updateUnitSettings, placement, { meta: { showsErrors: true } })
  return (
    <EditPanel
      title={t('organizations.split')}
      save={save}
      valuesOf={({ splitAboveWords = 0 }: PlacementSettings): { splitAboveWords: number | null } => ({
        splitAboveWords,
      })}
      paramsOf={({ splitAboveWords }) => {
        const { version: _version, ...rules } = placement
        return { path: { orgUnitUUID: unit.uuid }, body: { ...rules, splitAboveWords: splitAboveWords ?? 0 } }
      }}
      differenceOf={({ mine, theirs }) => ({
        label: t('organizations.split.size'),
        mine: valueText(mine),
        theirs: valueText(theirs),
      })}
      onClose={onClose}
    >
      {(form) => (
        <FormNumber
          form={form}
          name="splitAboveWords"
          label={t('organizations.split.size')}
          description={t('organizations.split.sizeText')}
          minValue={0}
          maxValue={1_000_000}
          step={1}
        />
      )}
    </EditPanel>
  )
}
