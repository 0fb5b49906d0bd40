import type { NetRateSettings, NetRateSettingsSave } from '@dragoman/sdk/operations/netRateSettings'
import type { Workflow } from '@dragoman/sdk/operations/workflows'
import { Card } from '@dragoman/ui/Card'
import { Checkbox } from '@dragoman/ui/Checkbox'
import { Form, FormLayout } from '@dragoman/ui/Form'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Stack } from '@dragoman/ui/Page'
import { TextField } from '@dragoman/ui/TextField'
import { fieldErrors } from '../../../errors/error-text.ts'
import { t } from '../../../i18n/t.ts'
import { EditButtons } from '../EditButtons.tsx'
import { useEdited } from '../use-edited.ts'
import { BandsEditor } from './BandsEditor.tsx'
import { schemeDifferences } from './scheme-differences.ts'
import { schemeBody, schemeProblems, schemeValues } from './scheme-values.ts'

export interface SchemeFormProps {
  /** The scheme that the form starts from. */
  scheme: NetRateSettings
  steps: readonly Workflow[]
  /** Why nothing can be changed here; null where it can. */
  lock: string | null
  /** Saves; `done` is called with what is stored now. */
  onSave: (body: NetRateSettingsSave, done: (saved: NetRateSettings) => void) => void
  isSaving: boolean
  error: Error | null
  /** Gives up making a new one. Without it the scheme exists. */
  onCancel?: () => void
}

/** A net rate scheme, to change it or to make one. What is typed stays until it is saved or discarded. */
export function SchemeForm({ scheme, steps, lock, onSave, isSaving, error, onCancel }: SchemeFormProps) {
  const edited = useEdited(scheme, {
    valuesOf: (base) => schemeValues(base, steps),
    problemsOf: schemeProblems,
    isSaving,
  })
  const { form, values, setValues, problems } = edited
  const refused = fieldErrors(error)
  const isDisabled = lock !== null
  const submit = () => edited.submit(() => onSave(schemeBody(values, scheme), edited.take))
  return (
    <Form ref={form} label={t('rates.scheme')} onSubmit={submit}>
      <Stack>
        {lock && <InlineAlert tone="info">{lock}</InlineAlert>}
        <Card title={t('rates.general')}>
          <FormLayout>
            <TextField
              name="name"
              label={t('rates.name')}
              value={values.name}
              onChange={(name) => setValues({ ...values, name })}
              maxLength={255}
              isDisabled={isDisabled}
              errorMessage={problems['name'] ? t(problems['name']) : refused['name']}
            />
            <Checkbox
              name="isDefault"
              isSelected={values.isDefault}
              onChange={(isDefault) => setValues({ ...values, isDefault })}
              isDisabled={isDisabled || scheme.isDefault}
              description={scheme.isDefault ? t('rates.defaultFixed') : t('rates.defaultText')}
            >
              {t('rates.default')}
            </Checkbox>
          </FormLayout>
        </Card>
        <Card title={t('rates.bands')} description={t('rates.bandsText')}>
          <BandsEditor values={values} onChange={setValues} problems={problems} steps={steps} isDisabled={isDisabled} />
        </Card>
        {!isDisabled && (
          <EditButtons
            edited={edited}
            differences={schemeDifferences(edited.clashes, steps)}
            isSaving={isSaving}
            error={refused['name'] ? null : error}
            onCancel={onCancel}
          />
        )}
      </Stack>
    </Form>
  )
}
