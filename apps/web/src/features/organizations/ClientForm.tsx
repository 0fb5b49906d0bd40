import type { CustomFieldValueInput } from '@dragoman/sdk/operations/customFields'
import { FormSection } from '@dragoman/ui/Form'
import type { LinkProps } from '@tanstack/react-router'
import { CreateButtons } from '../../form/CreateButtons.tsx'
import { FormCombo, FormText } from '../../form/form-fields.tsx'
import { ResourceForm } from '../../form/ResourceForm.tsx'
import { useResourceForm } from '../../form/use-resource-form.ts'
import { t } from '../../i18n/t.ts'
import { useUnsavedGuard } from '../../ground/unsaved.ts'
import { NewValues } from '../custom-fields/values/NewValues.tsx'
import { useNewValues } from '../custom-fields/values/use-new-values.ts'
import { usePlaces } from '../locales/locale-options.ts'

/** The fields of a new client: of an organization with its first unit, or of one more unit. */
export interface ClientValues {
  name: string
  unit: string
  /** Null until chosen; a form that is sent has all that it shows. */
  country: string | null
  organization: string | null
  currency: string | null
  timezone: string | null
}

const empty: ClientValues = { name: '', unit: '', country: null, organization: null, currency: null, timezone: null }

export interface ClientFormProps {
  /** The name of the new thing. */
  label: string
  /** The organizations that a unit can belong to; undefined where a new one is made, too. */
  organizations?: { id: string; label: string }[]
  /** The one that is chosen already. */
  organization?: string | undefined
  save: { isPending: boolean; isSuccess: boolean; error: Error | null }
  onSubmit: (values: ClientValues & { customFields: CustomFieldValueInput[] }) => void
  /** The list that it will be part of. */
  list: LinkProps['to']
}

/** Creates a client: every project belongs to a unit of an organization. */
export function ClientForm({ label, organizations, organization, save, onSubmit, list }: ClientFormProps) {
  const places = usePlaces()
  const form = useResourceForm<ClientValues>({ defaultValues: { ...empty, organization: organization ?? null } })
  const custom = useNewValues(organizations ? 'ORG_UNIT' : 'ORGANIZATION')
  useUnsavedGuard((form.formState.isDirty || custom.isDirty) && !save.isPending && !save.isSuccess)
  const text = (name: 'name' | 'unit', words: string) => (
    <FormText
      form={form}
      name={name}
      label={words}
      missing={t(name === 'name' ? 'organizations.nameMissing' : 'organizations.missing.unit')}
      maxLength={200}
      autoComplete="off"
    />
  )
  const choice = (
    name: Exclude<keyof ClientValues, 'name' | 'unit'>,
    words: string,
    options: { id: string; label: string }[],
  ) => (
    <FormCombo form={form} name={name} label={words} options={options} missing={t(`organizations.missing.${name}`)} />
  )
  const unit = (
    <>
      {text('unit', t('organizations.unitName'))}
      {choice('currency', t('organizations.currency'), places.currency)}
      {choice('timezone', t('organizations.timezone'), places.timezone)}
    </>
  )
  return (
    <ResourceForm
      form={form}
      label={label}
      error={save.error}
      buttons={
        <CreateButtons
          label={t(organizations ? 'organizations.createUnit' : 'organizations.create')}
          isPending={save.isPending}
          list={list}
        />
      }
      onSubmit={(values) => {
        if (!custom.check()) return
        onSubmit({ ...values, name: values.name.trim(), unit: values.unit.trim(), customFields: custom.body() })
      }}
    >
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
      <NewValues values={custom} />
    </ResourceForm>
  )
}
