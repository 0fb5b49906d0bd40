import { useVersionedMutation } from '@dragoman/hooks/versions'
import * as api from '@dragoman/sdk/api'
import type { PlacementSettings } from '@dragoman/sdk/operations/autopilot'
import type { OrgUnit } from '@dragoman/sdk/operations/orgUnits'
import { NumberField } from '@dragoman/ui/NumberField'
import { Switch } from '@dragoman/ui/Switch'
import { useController, type UseFormReturn } from 'react-hook-form'
import { valueText } from '../../../../form/conflict-text.ts'
import { t } from '../../../../i18n/t.ts'
import { fieldLabels } from '../../client/client-changes.ts'
import { EditPanel } from '../../client/EditPanel.tsx'

type Rules = Omit<PlacementSettings, 'version'>
type RulesForm = UseFormReturn<Rules>

const rulesOf = (settings: PlacementSettings): Rules => {
  const { version: _version, ...rules } = settings
  return rules
}

export interface AutopilotPanelProps {
  unit: OrgUnit
  placement: PlacementSettings
  onClose: () => void
}

/** Which linguists tasks of an organizational unit are assigned to automatically. */
export function AutopilotPanel({ unit, placement, onClose }: AutopilotPanelProps) {
  const save = useVersionedMutation(api.autopilot.updateUnitSettings, placement, { meta: { showsErrors: true } })
  return (
    <EditPanel
      title={t('organizations.autopilot')}
      save={save}
      valuesOf={rulesOf}
      paramsOf={(body) => ({ path: { orgUnitUUID: unit.uuid }, body })}
      differenceOf={({ field, mine, theirs }) => ({
        label: t(fieldLabels[field]!),
        mine: valueText(mine),
        theirs: valueText(theirs),
      })}
      onClose={onClose}
    >
      {(form) => <RuleFields form={form} />}
    </EditPanel>
  )
}

function RuleFields({ form }: { form: RulesForm }) {
  const isOff = !form.watch('enabled')
  const isUnrated = !form.watch('qualityFilterEnabled')
  return (
    <>
      <Rule
        form={form}
        name="enabled"
        label={t('organizations.autopilot.enabled')}
        text={t('organizations.autopilotText')}
      />
      <Rule
        form={form}
        name="qualityFilterEnabled"
        label={t('organizations.autopilot.quality')}
        text={t('organizations.autopilot.qualityText')}
        isDisabled={isOff}
      />
      <Minimum
        form={form}
        name="minimumScore"
        label={t('organizations.autopilot.minimumScore')}
        maximum={100}
        isDisabled={isOff || isUnrated}
      />
      <Minimum
        form={form}
        name="minimumJobs"
        label={t('organizations.autopilot.minimumJobs')}
        maximum={10_000}
        isDisabled={isOff || isUnrated}
      />
      <Rule
        form={form}
        name="rateFilterEnabled"
        label={t('organizations.autopilot.rate')}
        text={t('organizations.autopilot.rateText')}
        isDisabled={isOff}
      />
      <Rule
        form={form}
        name="tagFilterEnabled"
        label={t('organizations.autopilot.tag')}
        text={t('organizations.autopilot.tagText')}
        isDisabled={isOff}
      />
    </>
  )
}

interface RuleProps {
  form: RulesForm
  name: 'enabled' | 'qualityFilterEnabled' | 'rateFilterEnabled' | 'tagFilterEnabled'
  label: string
  text: string
  isDisabled?: boolean
}

function Rule({ form, name, label, text, isDisabled = false }: RuleProps) {
  const { field } = useController({ control: form.control, name })
  const { value, onChange, ref, onBlur } = field
  return (
    <Switch
      name={name}
      ref={ref}
      isReversed
      isSelected={value}
      isDisabled={isDisabled}
      description={text}
      onChange={onChange}
      onBlur={onBlur}
    >
      {label}
    </Switch>
  )
}

interface MinimumProps {
  form: RulesForm
  name: 'minimumScore' | 'minimumJobs'
  label: string
  maximum: number
  isDisabled: boolean
}

function Minimum({ form, name, label, maximum, isDisabled }: MinimumProps) {
  const { field } = useController({ control: form.control, name })
  const { onChange, ...rest } = field
  return (
    <NumberField
      {...rest}
      label={label}
      minValue={0}
      maxValue={maximum}
      isDisabled={isDisabled}
      onChange={(value) => onChange(Number.isNaN(value) ? 0 : value)}
    />
  )
}
