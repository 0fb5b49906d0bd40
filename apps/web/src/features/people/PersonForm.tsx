import { useVersionedMutation, type VersionedParams } from '@dragoman/hooks/versions'
import type { Operation } from '@dragoman/sdk/operation'
import type { User, UserData } from '@dragoman/sdk/operations/users'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { Form, FormLayout } from '@dragoman/ui/Form'
import { Row } from '@dragoman/ui/Page'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { fieldErrors } from '../../errors/error-text.ts'
import { FormText } from '../../form/form-fields.tsx'
import { FormHead } from '../../form/FormHead.tsx'
import { mergeValues } from '../../form/merge-values.ts'
import { t } from '../../i18n/t.ts'
import { showToast } from '../../ground/toasts.ts'
import { useUnsavedGuard } from '../../ground/unsaved.ts'
import { personBody, personFields, personLabels, personValues, type PersonValues } from './person-values.ts'
import { PersonFields } from './PersonFields.tsx'

export interface PersonFormProps<Params extends VersionedParams> {
  user: User
  operation: Operation<Params, User>
  paramsOf: (body: UserData) => NoInfer<Params>
  /** Why nothing can be changed here; null where it can. */
  lock: string | null
  onSaved?: () => void
}

/** Edits the data of a person. */
export function PersonForm<Params extends VersionedParams>({
  user,
  operation,
  paramsOf,
  lock,
  onSaved,
}: PersonFormProps<Params>) {
  const form = useForm<PersonValues>({ defaultValues: personValues(user) })
  const { handleSubmit, formState, reset, getValues, setValue, watch } = form
  const { isDirty } = formState
  const save = useVersionedMutation(operation, user, {
    meta: { showsErrors: true },
    onTakeTheirs: (present) => reset(personValues(present)),
  })
  save.follow(isDirty)
  const base = personValues(save.base)
  useEffect(() => {
    if (!isDirty) reset(personValues(save.base))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is typed stays: only a new base starts the form again
  }, [save.base])
  useUnsavedGuard(isDirty && !save.isPending)
  const refused = fieldErrors(save.error)
  const isDisabled = lock !== null
  const onSubmit = (values: PersonValues) => {
    if (theirs) keepMine()
    else
      save.mutate(paramsOf(personBody(values)), {
        onSuccess: (saved) => {
          const present = getValues()
          reset(personValues(saved))
          // Text typed in the meantime is still there, and still to be saved.
          for (const field of personFields) {
            if (present[field] !== values[field]) setValue(field, present[field], { shouldDirty: true })
          }
          showToast({ tone: 'success', title: t('users.saved') })
          onSaved?.()
        },
      })
  }
  const discard = () => {
    save.reset()
    save.restart()
    reset(personValues(user))
  }
  const theirs = save.conflict && personValues(save.conflict.present)
  const mine = theirs ? watch() : base
  const keepMine = () => {
    if (!theirs) return
    const merged = mergeValues(base, mine, theirs)
    for (const field of personFields) setValue(field, merged[field], { shouldDirty: true })
    save.conflict?.keepMine(paramsOf(personBody(merged)))
  }
  return (
    <Card title={t('users.general')}>
      <Form label={t('users.general')} errors={refused} onSubmit={(event) => void handleSubmit(onSubmit)(event)}>
        <FormLayout width="full">
          <FormHead
            lock={lock}
            error={save.error}
            refused={refused}
            conflict={save.conflict}
            base={base}
            mine={mine}
            theirs={theirs}
            labels={personLabels}
            onKeepMine={keepMine}
            isPending={save.isPending}
          />
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
              {isDirty && <Button onPress={discard}>{t('users.discard')}</Button>}
            </Row>
          )}
        </FormLayout>
      </Form>
    </Card>
  )
}
