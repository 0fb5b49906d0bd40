import { Checkbox } from '@dragoman/ui/Checkbox'
import { FormRow, FormSection } from '@dragoman/ui/Form'
import type { UseFormReturn } from 'react-hook-form'
import { FormArea, FormMultiSelect, FormText } from '../../../form/form-fields.tsx'
import { t } from '../../../i18n/t.ts'
import { useLanguageOptions } from '../../locales/locale-options.ts'
import { OwnerFields } from '../../organizations/OwnerFields.tsx'
import { AttributeFields } from '../attributes/AttributeFields.tsx'
import type { GlossaryValues } from './glossary-values.ts'

export interface GlossaryFieldsProps {
  form: UseFormReturn<GlossaryValues>
  /** A glossary that exists keeps its organization. */
  isNew?: boolean
}

/** The properties of a glossary, to create it or to change them. */
export function GlossaryFields({ form, isNew = false }: GlossaryFieldsProps) {
  const languages = useLanguageOptions()
  return (
    <>
      <FormSection title={t('glossaries.form.basics')}>
        <FormText
          form={form}
          name="name"
          missing={t('glossaries.form.nameMissing')}
          label={t('glossaries.name')}
          maxLength={200}
          autoComplete="off"
        />
        <FormMultiSelect
          form={form}
          name="languages"
          missing={t('glossaries.form.languagesMissing')}
          label={t('glossaries.languages')}
          description={t('glossaries.form.languagesText')}
          options={languages}
          emptyLabel={t('glossaries.form.noLanguage')}
          selectedLabel={t('glossaries.languages')}
        />
      </FormSection>
      <FormSection title={t('glossaries.form.owner')} description={t('glossaries.form.ownerText')}>
        <OwnerFields
          form={form}
          organization={form.watch('organization')}
          clearUnits={() => form.setValue('orgUnits', [])}
          isFixed={!isNew}
          labels={{
            organization: t('glossaries.organization'),
            orgUnits: t('glossaries.orgUnits'),
            unitsText: t('glossaries.form.unitsText'),
          }}
        />
      </FormSection>
      <FormSection title={t('glossaries.form.more')}>
        <FormRow>
          <FormText
            form={form}
            name="domain"
            label={t('glossaries.domain')}
            isOptional
            maxLength={200}
            autoComplete="off"
          />
          <FormText
            form={form}
            name="subDomain"
            label={t('glossaries.subDomain')}
            isOptional
            maxLength={200}
            autoComplete="off"
          />
        </FormRow>
        <Checkbox
          name="isDefault"
          isSelected={form.watch('isDefault')}
          onChange={(isDefault) => form.setValue('isDefault', isDefault, { shouldDirty: true })}
          description={t('glossaries.isDefault.text')}
        >
          {t('glossaries.isDefault')}
        </Checkbox>
        <AttributeFields
          attributes={form.watch('customAttributes')}
          isTried={form.formState.isSubmitted}
          onChange={(customAttributes) => form.setValue('customAttributes', customAttributes, { shouldDirty: true })}
        />
        <FormArea form={form} name="note" label={t('glossaries.note')} isOptional maxLength={5000} />
      </FormSection>
    </>
  )
}
