import type { PortalUnit } from '@dragoman/sdk/operations/portal'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { Suspense } from 'react'
import { FormArea, FormCombo, FormMultiSelect, FormText } from '../../../form/form-fields.tsx'
import { ownTimezone } from '../../../i18n/own-timezone.ts'
import { t } from '../../../i18n/t.ts'
import { named } from '../../../lazy.tsx'
import { useLanguageOptions } from '../../locales/locale-options.ts'
import type { ProjectForm } from '../../projects/create/use-project-form.ts'

const DueField = named(() => import('../../projects/create/DueField.tsx'), 'DueField')

interface RequestFieldsProps {
  form: ProjectForm
  units: readonly PortalUnit[]
  /** The project is there: what was sent of it can't be changed here any more. */
  isLocked: boolean
}

/** For whom, from which language into which, by when, and what to know. */
export function RequestFields({ form, units, isLocked }: RequestFieldsProps) {
  const languages = useLanguageOptions()
  const [source, chosen] = form.watch(['source', 'unit'])
  const zone = units.find(({ uuid }) => uuid === chosen)?.timezone ?? ownTimezone()
  return (
    <>
      {units.length > 1 && (
        <FormCombo
          form={form}
          name="unit"
          missing={t('projects.create.unitMissing')}
          label={t('projects.unit')}
          options={units.map(({ uuid, name, organization }) => ({ id: uuid, label: name, description: organization }))}
          isDisabled={isLocked}
        />
      )}
      <FormCombo
        form={form}
        name="source"
        missing={t('projects.create.sourceMissing')}
        label={t('projects.source')}
        options={languages}
        isDisabled={isLocked}
      />
      <FormMultiSelect
        form={form}
        name="targets"
        missing={t('projects.create.targetsMissing')}
        label={t('projects.targets')}
        options={languages.filter(({ id }) => id !== source)}
        selectedLabel={t('projects.targets')}
      />
      <FormText
        form={form}
        name="reference"
        label={t('projects.reference')}
        description={t('portal.request.name')}
        isOptional
        isDisabled={isLocked}
      />
      <Suspense fallback={<Skeleton height={84} />}>
        <DueField key={zone} form={form} zone={zone} isDisabled={isLocked} />
      </Suspense>
      <FormArea
        form={form}
        name="instructions"
        label={t('portal.request.note')}
        description={t('portal.request.noteText')}
        isOptional
        isDisabled={isLocked}
      />
    </>
  )
}
