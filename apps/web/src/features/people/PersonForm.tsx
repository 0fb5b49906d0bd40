import { mutation } from '@dragoman/hooks/query'
import type { Operation } from '@dragoman/sdk/operation'
import type { User, UserData } from '@dragoman/sdk/operations/users'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { Form, FormLayout } from '@dragoman/ui/Form'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Row } from '@dragoman/ui/Page'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { errorText, fieldErrors } from '../../errors/error-text.ts'
import { FormText } from '../../form/form-fields.tsx'
import { t } from '../../i18n/t.ts'
import { showToast } from '../../shell/toasts.ts'
import { useUnsavedGuard } from '../../shell/unsaved.ts'
import { personBody, personFields, personValues, type PersonValues } from './person-values.ts'
import { PersonFields } from './PersonFields.tsx'

export interface PersonFormProps<Params> {
  user: User
  operation: Operation<Params, User>
  paramsOf: (body: UserData) => Params
  /** Why nothing can be changed here; null where it can. */
  lock: string | null
  onSaved?: () => void
}

/** What is known of a person, to change it. */
export function PersonForm<Params>({ user, operation, paramsOf, lock, onSaved }: PersonFormProps<Params>) {
  const save = useMutation({ ...mutation(operation), meta: { showsErrors: true } })
  const form = useForm<PersonValues>({ defaultValues: personValues(user) })
  const { handleSubmit, formState, reset, getValues, setValue } = form
  const { isDirty } = formState
  useUnsavedGuard(isDirty && !save.isPending)
  const refused = fieldErrors(save.error)
  const isDisabled = lock !== null
  const onSubmit = (values: PersonValues) =>
    save.mutate(paramsOf(personBody(values)), {
      onSuccess: (saved) => {
        const present = getValues()
        reset(personValues(saved))
        // What was typed meanwhile is still there, and still to be saved.
        for (const field of personFields) {
          if (present[field] !== values[field]) setValue(field, present[field], { shouldDirty: true })
        }
        showToast({ tone: 'success', title: t('users.saved') })
        onSaved?.()
      },
    })
  return (
    <Card title={t('users.general')}>
      <Form label={t('users.general')} errors={refused} onSubmit={(event) => void handleSubmit(onSubmit)(event)}>
        <FormLayout width="full">
          {lock && <InlineAlert tone="info">{lock}</InlineAlert>}
          {save.error && Object.keys(refused).length === 0 && (
            <InlineAlert tone="danger" isAnnounced>
              {errorText(save.error)}
            </InlineAlert>
          )}
          <FormText
            form={form}
            name="name"
            missing={t('users.nameMissing')}
            label={t('users.name')}
            maxLength={200}
            autoComplete="name"
            isDisabled={isDisabled}
          />
          <PersonFields form={form} isDisabled={isDisabled} />
          {!isDisabled && (
            <Row>
              <Button type="submit" variant="primary" isDisabled={!isDirty} isPending={save.isPending}>
                {t('shell.save')}
              </Button>
              {isDirty && <Button onPress={() => reset()}>{t('users.discard')}</Button>}
            </Row>
          )}
        </FormLayout>
      </Form>
    </Card>
  )
}
