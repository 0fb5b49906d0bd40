import { FormDate } from '../../../form/FormDate.tsx'
import { t } from '../../../i18n/t.ts'
import type { ProjectForm } from './use-project-form.ts'

export interface DueFieldProps {
  form: ProjectForm
  /** IANA name of the zone in which the date is shown and typed. */
  zone: string
  isDisabled: boolean
}

/** When a project is due, in the time zone of its organizational unit. */
export function DueField({ form, zone, isDisabled }: DueFieldProps) {
  return (
    <FormDate
      form={form}
      name="due"
      label={t('projects.due')}
      isOptional
      description={t('projects.create.dueText', { zone: zone.replaceAll('_', ' ') })}
      granularity="minute"
      timeZone={zone}
      isDisabled={isDisabled}
    />
  )
}
