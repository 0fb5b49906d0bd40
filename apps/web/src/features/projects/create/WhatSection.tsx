import { useCan } from '@dragoman/hooks/permissions'
import { requirements } from '@dragoman/sdk/requirements'
import { ComboBox } from '@dragoman/ui/ComboBox'
import { FormSection } from '@dragoman/ui/Form'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { TextField } from '@dragoman/ui/TextField'
import { Controller } from 'react-hook-form'
import { t } from '../../../i18n/t.ts'
import { LinkButton } from '../../../shell/links.ts'
import { useUnits, type ProjectForm } from './use-project-form.ts'

/** What a project is called, for whom it is, and when it is due. */
export function WhatSection({ form: { control }, isLocked }: { form: ProjectForm; isLocked: boolean }) {
  const units = useUnits()
  const mayCreate = useCan(requirements['organizations.create'])
  return (
    <FormSection title={t('projects.create.what')}>
      <Controller
        control={control}
        name="reference"
        rules={{ validate: (text) => text.trim() !== '' || t('projects.create.referenceMissing') }}
        render={({ field, fieldState }) => (
          <TextField
            {...field}
            label={t('projects.reference')}
            description={t('projects.create.referenceText')}
            errorMessage={fieldState.error?.message}
            isRequired
            isDisabled={isLocked}
          />
        )}
      />
      {units?.length === 0 && (
        <InlineAlert
          tone="info"
          action={mayCreate && <LinkButton to="/organizations/create">{t('organizations.new')}</LinkButton>}
        >
          {t('organizations.noUnitsText')}
        </InlineAlert>
      )}
      <Controller
        control={control}
        name="unit"
        rules={{ validate: (unit) => unit !== null || t('projects.create.unitMissing') }}
        render={({ field, fieldState }) => (
          <ComboBox
            {...field}
            label={t('projects.unit')}
            description={t('projects.create.unitText')}
            options={(units ?? []).map(({ uuid, name, organization }) => ({
              id: uuid,
              label: name,
              description: organization.name,
            }))}
            errorMessage={fieldState.error?.message}
            emptyLabel={t('shell.table.noMatch')}
            isRequired
            isDisabled={isLocked}
          />
        )}
      />
      <Controller
        control={control}
        name="due"
        render={({ field }) => (
          <TextField
            {...field}
            type="datetime-local"
            label={t('projects.due')}
            optionalLabel={t('shell.optional')}
            description={t('projects.create.dueText')}
            isDisabled={isLocked}
          />
        )}
      />
    </FormSection>
  )
}
