import { Button } from '@dragoman/ui/Button'
import { ComboBox } from '@dragoman/ui/ComboBox'
import { Form, FormFooter, FormLayout, FormSection } from '@dragoman/ui/Form'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { TextField } from '@dragoman/ui/TextField'
import type { ReactNode } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { errorText } from '../../errors/error-text.ts'
import { t } from '../../i18n/t.ts'
import { useUnsavedGuard } from '../../shell/unsaved.ts'
import { usePlaces } from '../locales/use-places.ts'

const empty = { name: '', country: '', organization: '', unit: '', currency: '', timezone: '' }

/** What is asked of a new customer: of an organization with its first unit, or of one more unit. */
export type CustomerValues = typeof empty

export interface CustomerFormProps {
  /** What is made. */
  label: string
  /** The organizations that a unit can belong to; undefined where a new one is made, too. */
  organizations?: { id: string; label: string }[]
  save: { isPending: boolean; isSuccess: boolean; error: Error | null }
  onSubmit: (values: CustomerValues) => void
  /** The way back. */
  cancel: ReactNode
}

/** Makes a customer: every project belongs to a unit of an organization. */
export function CustomerForm({ label, organizations, save, onSubmit, cancel }: CustomerFormProps) {
  const places = usePlaces()
  const { control, handleSubmit, formState } = useForm<CustomerValues>({ defaultValues: empty })
  useUnsavedGuard(formState.isDirty && !save.isPending && !save.isSuccess)
  const text = (name: 'name' | 'unit', words: string) => (
    <Controller
      name={name}
      control={control}
      rules={{ validate: (value) => value.trim() !== '' || t('organizations.nameMissing') }}
      render={({ field, fieldState }) => (
        <TextField
          {...field}
          label={words}
          maxLength={200}
          autoComplete="off"
          errorMessage={fieldState.error?.message}
        />
      )}
    />
  )
  const choice = (
    name: Exclude<keyof CustomerValues, 'name' | 'unit'>,
    words: string,
    options: { id: string; label: string }[],
  ) => (
    <Controller
      name={name}
      control={control}
      rules={{ validate: (value) => value !== '' || t('organizations.choiceMissing') }}
      render={({ field, fieldState }) => (
        <ComboBox
          {...field}
          value={field.value || null}
          onChange={(chosen) => field.onChange(chosen ?? '')}
          label={words}
          options={options}
          emptyLabel={t('shell.table.noMatch')}
          errorMessage={fieldState.error?.message}
        />
      )}
    />
  )
  const unit = (
    <>
      {text('unit', t('organizations.unitName'))}
      {choice('currency', t('organizations.currency'), places.currency)}
      {choice('timezone', t('organizations.timezone'), places.timezone)}
    </>
  )
  return (
    <Form
      label={label}
      onSubmit={(event) =>
        void handleSubmit((values) => onSubmit({ ...values, name: values.name.trim(), unit: values.unit.trim() }))(
          event,
        )
      }
    >
      <FormLayout>
        {organizations ? (
          <>
            {choice('organization', t('organizations.organization'), organizations)}
            {unit}
          </>
        ) : (
          <>
            {text('name', t('organizations.name'))}
            {choice('country', t('organizations.country'), places.country)}
            <FormSection title={t('organizations.firstUnit')} description={t('organizations.noUnitsText')}>
              {unit}
            </FormSection>
          </>
        )}
        {save.error && (
          <InlineAlert tone="danger" isAnnounced>
            {errorText(save.error)}
          </InlineAlert>
        )}
        <FormFooter>
          <Button type="submit" variant="primary" isPending={save.isPending} pendingLabel={t('shell.loading')}>
            {t('organizations.create')}
          </Button>
          {cancel}
        </FormFooter>
      </FormLayout>
    </Form>
  )
}
