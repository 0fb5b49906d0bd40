import type { PortalUnit } from '@dragoman/sdk/operations/portal'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { noValues, type ProjectValues } from '../../projects/create/project-values.ts'
import type { ProjectForm } from '../../projects/create/use-project-form.ts'

/** The form of a request. A unit fills in its languages where no one has chosen others yet; its files start as it says. */
export function useRequestForm(units: readonly PortalUnit[]): ProjectForm {
  const [first] = units
  const form = useForm<ProjectValues>({
    defaultValues: { ...noValues, stepsByType: true, unit: units.length === 1 ? first!.uuid : null },
  })
  const { setValue, watch, formState } = form
  const { dirtyFields } = formState
  const unit = units.find(({ uuid }) => uuid === watch('unit'))
  useEffect(() => {
    if (!unit) return
    const source = unit.sourceLocale ?? null
    if (!dirtyFields.source) setValue('source', source)
    if (!dirtyFields.targets)
      setValue(
        'targets',
        unit.targetLocales.filter((code) => code !== source),
      )
    // A person's choices count at the moment when the unit changes, not each time that they choose.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [unit, setValue])
  return form
}
