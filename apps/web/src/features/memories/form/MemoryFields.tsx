import { FormRow, FormSection } from '@dragoman/ui/Form'
import type { UseFormReturn } from 'react-hook-form'
import { FormArea, FormText } from '../../../form/form-fields.tsx'
import { t } from '../../../i18n/t.ts'
import { OwnerFields } from '../../organizations/OwnerFields.tsx'
import { MemoryLanguageFields } from './MemoryLanguageFields.tsx'
import type { MemoryValues } from './memory-values.ts'

export interface MemoryFieldsProps {
  form: UseFormReturn<MemoryValues>
  /** A memory that exists keeps its source language. */
  isNew?: boolean
}

/** The properties of a translation memory, to create it or to change them. */
export function MemoryFields({ form, isNew = false }: MemoryFieldsProps) {
  return (
    <>
      <FormSection title={t('tm.form.basics')} description={isNew ? t('tm.form.basicsText') : undefined}>
        <FormText
          form={form}
          name="name"
          missing={t('tm.form.nameMissing')}
          label={t('tm.name')}
          maxLength={255}
          autoComplete="off"
        />
        <MemoryLanguageFields form={form} isNew={isNew} source={form.watch('sourceLocale')} />
      </FormSection>
      <FormSection title={t('tm.form.owner')} description={t('tm.form.ownerText')}>
        <OwnerFields
          form={form}
          organization={form.watch('organization')}
          clearUnits={() => form.setValue('orgUnits', [])}
          labels={{
            organization: t('tm.organization'),
            orgUnits: t('tm.orgUnits'),
            unitsText: t('tm.form.unitsText'),
          }}
        />
      </FormSection>
      <FormSection title={t('tm.form.more')}>
        <FormRow>
          <FormText form={form} name="domain" label={t('tm.domain')} isOptional maxLength={255} autoComplete="off" />
          <FormText
            form={form}
            name="subDomain"
            label={t('tm.subDomain')}
            isOptional
            maxLength={255}
            autoComplete="off"
          />
        </FormRow>
        <FormArea form={form} name="note" label={t('tm.note')} isOptional maxLength={4000} />
      </FormSection>
    </>
  )
}
