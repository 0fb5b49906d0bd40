import { Checkbox } from '@dragoman/ui/Checkbox'
import { MultiSelect } from '@dragoman/ui/MultiSelect'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { FormArea, FormCheckboxGroup, FormSelect, FormText } from '../../form/form-fields.tsx'
import { enumWord, t } from '../../i18n/t.ts'
import { entities } from './entities.ts'
import { linesOf, noPreset, roles, shapes, type FieldValues } from './field-form.ts'

/** The fields of a custom field. Type and place are final once it exists. */
export function FieldFields({ form, isNew }: { form: UseFormReturn<FieldValues>; isNew: boolean }) {
  const { shape, visibleTo, options } = form.watch()
  const hasOptions = shape === 'SINGLE_SELECT' || shape === 'MULTI_SELECT'
  const choices = linesOf(options)
  return (
    <>
      <FormText form={form} name="name" label={t('fields.name')} missing={t('fields.nameMissing')} maxLength={60} />
      <FormText
        form={form}
        name="description"
        label={t('fields.description')}
        description={t('fields.descriptionText')}
        isOptional
        maxLength={300}
      />
      <FormSelect
        form={form}
        name="entity"
        label={t('fields.entity')}
        options={entities.map((id) => ({ id, label: t(`fields.entity.${id}`) }))}
        isDisabled={!isNew}
      />
      <FormSelect
        form={form}
        name="shape"
        label={t('fields.type')}
        description={isNew ? t('fields.typeText') : undefined}
        options={shapes.map((id) => ({ id, label: t(`fields.type.${id}`) }))}
        isDisabled={!isNew}
      />
      {hasOptions && (
        <FormArea
          form={form}
          name="options"
          label={t('fields.options')}
          description={t('fields.optionsText')}
          missing={t('fields.optionsMissing')}
          rows={5}
        />
      )}
      <Preset form={form} choices={choices} />
      <Controller
        control={form.control}
        name="required"
        render={({ field: { value, onChange } }) => (
          <Checkbox isSelected={value} onChange={onChange} description={t('fields.requiredText')}>
            {t('fields.required')}
          </Checkbox>
        )}
      />
      <FormCheckboxGroup
        form={form}
        name="visibleTo"
        label={t('fields.visibleTo')}
        description={t('fields.visibleToText')}
      >
        {roles.map((role) => (
          <Checkbox key={role} value={role}>
            {enumWord('role', role)}
          </Checkbox>
        ))}
      </FormCheckboxGroup>
      <FormCheckboxGroup form={form} name="editableBy" label={t('fields.editableBy')}>
        {roles.map((role) => (
          <Checkbox key={role} value={role} isDisabled={!visibleTo.includes(role)}>
            {enumWord('role', role)}
          </Checkbox>
        ))}
      </FormCheckboxGroup>
    </>
  )
}

/** The default value, in the input of its type. */
function Preset({ form, choices }: { form: UseFormReturn<FieldValues>; choices: readonly string[] }) {
  const shape = form.watch('shape')
  const words = { label: t('fields.preset'), description: t('fields.presetText'), isOptional: true }
  const none = { id: noPreset, label: t('shell.none') }
  if (shape === 'BOOLEAN')
    return (
      <FormSelect
        form={form}
        name="preset"
        {...words}
        options={[none, { id: 'true', label: t('shell.yes') }, { id: 'false', label: t('shell.no') }]}
      />
    )
  if (shape === 'SINGLE_SELECT')
    return (
      <FormSelect form={form} name="preset" {...words} options={[none, ...choices.map((id) => ({ id, label: id }))]} />
    )
  if (shape === 'MULTI_SELECT')
    return (
      <Controller
        control={form.control}
        name="preset"
        render={({ field: { value, onChange } }) => (
          <MultiSelect
            {...words}
            options={choices.map((id) => ({ id, label: id }))}
            value={linesOf(value).filter((option) => choices.includes(option))}
            onChange={(chosen) => onChange(chosen.join('\n'))}
            selectedLabel={t('fields.preset')}
          />
        )}
      />
    )
  return (
    <FormText
      form={form}
      name="preset"
      {...words}
      maxLength={500}
      inputMode={shape === 'NUMERIC' ? 'numeric' : 'text'}
      check={(text) => shape !== 'NUMERIC' || /^-?\d{0,12}$/.test(text.trim()) || t('fields.numberWrong')}
    />
  )
}
