import { Select } from '@dragoman/ui/Select'
import { useController, type UseFormReturn } from 'react-hook-form'
import { t } from '../../i18n/t.ts'
import { distributions, orders, type Rules } from './placement-words.ts'
import { RuleNumber } from './RuleNumber.tsx'
import { RuleSwitch } from './RuleSwitch.tsx'

interface FieldsProps {
  form: UseFormReturn<Rules>
}

/** Whether tasks are assigned automatically. */
export function EnabledField({ form }: FieldsProps) {
  return (
    <RuleSwitch
      form={form}
      name="enabled"
      label={t('organizations.autopilot.enabled')}
      text={t('organizations.autopilotText')}
    />
  )
}

/** Limits the linguists who get tasks: manual auto-assignment follows these rules, too, so they are never locked. */
export function FilterFields({ form }: FieldsProps) {
  const isUnrated = !form.watch('qualityFilterEnabled')
  return (
    <>
      <RuleSwitch
        form={form}
        name="qualityFilterEnabled"
        label={t('organizations.autopilot.quality')}
        text={t('organizations.autopilot.qualityText')}
      />
      <RuleNumber
        form={form}
        name="minimumScore"
        label={t('organizations.autopilot.minimumScore')}
        maximum={100}
        isDisabled={isUnrated}
      />
      <RuleNumber
        form={form}
        name="minimumJobs"
        label={t('organizations.autopilot.minimumJobs')}
        maximum={10_000}
        isDisabled={isUnrated}
      />
      <RuleSwitch
        form={form}
        name="rateFilterEnabled"
        label={t('organizations.autopilot.rate')}
        text={t('organizations.autopilot.rateText')}
      />
      <RuleSwitch
        form={form}
        name="tagFilterEnabled"
        label={t('organizations.autopilot.tag')}
        text={t('organizations.autopilot.tagText')}
      />
      <RuleSwitch
        form={form}
        name="availabilityFilterEnabled"
        label={t('organizations.autopilot.availability')}
        text={t('organizations.autopilot.availabilityText')}
      />
      <RuleSwitch
        form={form}
        name="capacityFilterEnabled"
        label={t('organizations.autopilot.capacity')}
        text={t('organizations.autopilot.capacityText')}
      />
    </>
  )
}

/** The order of the linguists who are left. */
export function OrderField({ form }: FieldsProps) {
  const { field } = useController({ control: form.control, name: 'order' })
  const order = orders.find((each) => each === field.value) ?? 'FEWEST_TASKS'
  return (
    <Select
      {...field}
      label={t('organizations.autopilot.order')}
      description={t('organizations.autopilot.orderText')}
      options={orders.map((id) => ({ id, label: t(`organizations.autopilot.order.${id}`) }))}
      value={order}
    />
  )
}

/** Whether a task is assigned to the first of them or offered to several, and for how long. */
export function DistributionFields({ form }: FieldsProps) {
  const { field } = useController({ control: form.control, name: 'distribution' })
  const isAssigned = field.value !== 'OFFER'
  return (
    <>
      <Select
        {...field}
        label={t('organizations.autopilot.distribution')}
        description={t('organizations.autopilot.distributionText')}
        options={distributions.map((id) => ({ id, label: t(`organizations.autopilot.distribution.${id}`) }))}
        value={isAssigned ? 'ASSIGN' : 'OFFER'}
      />
      <RuleNumber
        form={form}
        name="batchSize"
        label={t('organizations.autopilot.batchSize')}
        minimum={1}
        maximum={50}
        isDisabled={isAssigned}
      />
      <RuleNumber
        form={form}
        name="waitingMinutes"
        label={t('organizations.autopilot.waitingMinutes')}
        description={t('organizations.autopilot.waitingText')}
        minimum={5}
        maximum={20_160}
        isDisabled={isAssigned}
      />
    </>
  )
}

/** How the steps of a file are shared among linguists. */
export function FileFields({ form }: FieldsProps) {
  return (
    <>
      <RuleSwitch
        form={form}
        name="sameLinguistAllowed"
        label={t('organizations.sameLinguist')}
        text={t('organizations.sameLinguistText')}
      />
      <RuleNumber
        form={form}
        name="splitAboveWords"
        label={t('organizations.split.size')}
        description={t('organizations.split.sizeText')}
        maximum={1_000_000}
      />
    </>
  )
}
