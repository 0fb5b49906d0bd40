import { useCan } from '@dragoman/hooks/permissions'
import { requirements } from '@dragoman/sdk/requirements'
import { FormRow, FormSection } from '@dragoman/ui/Form'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { Suspense } from 'react'
import { FormCombo, FormTags, FormText } from '../../../form/form-fields.tsx'
import { t } from '../../../i18n/t.ts'
import { named } from '../../../lazy.tsx'
import { LinkButton } from '../../../ground/links.ts'
import { useUnits, type ProjectForm } from './use-project-form.ts'
import { ownTimezone } from '../../../i18n/own-timezone.ts'

const DueField = named(() => import('./DueField.tsx'), 'DueField')

/** The name of a project, its client, and its due date. */
export function WhatSection({
  form,
  organization,
  isLocked,
}: {
  form: ProjectForm
  /** The organization on whose page the project is begun. */
  organization: string | undefined
  isLocked: boolean
}) {
  const units = useUnits(organization)
  const chosen = form.watch('unit')
  // As the project will have it.
  const zone = units?.find(({ uuid }) => uuid === chosen)?.timezone ?? ownTimezone()
  const mayCreate = useCan(requirements['organizations.create'])
  return (
    <FormSection title={t('projects.create.what')}>
      {units?.length === 0 && (
        <InlineAlert
          tone="info"
          action={mayCreate && <LinkButton to="/organizations/create">{t('organizations.new')}</LinkButton>}
        >
          {t('organizations.noUnitsText')}
        </InlineAlert>
      )}
      <FormRow>
        <FormText
          form={form}
          name="reference"
          missing={t('projects.create.referenceMissing')}
          label={t('projects.reference')}
          description={t('projects.create.referenceText')}
          isDisabled={isLocked}
        />
        <FormCombo
          form={form}
          name="unit"
          missing={t('projects.create.unitMissing')}
          label={t('projects.unit')}
          description={t('projects.create.unitText')}
          options={units?.map(({ uuid, name, organization: client }) => ({
            id: uuid,
            label: name,
            description: client.name,
          }))}
          isDisabled={isLocked}
        />
      </FormRow>
      <FormRow>
        <Suspense fallback={<Skeleton height={84} />}>
          <DueField key={zone} form={form} zone={zone} isDisabled={isLocked} />
        </Suspense>
        <FormTags form={form} name="tags" label={t('projects.tags')} isOptional isDisabled={isLocked} />
      </FormRow>
    </FormSection>
  )
}
