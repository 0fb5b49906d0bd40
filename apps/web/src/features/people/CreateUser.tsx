import { sdkOf } from '@dragoman/hooks/api-query-client'
import { mutation, query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { call } from '@dragoman/sdk/client'
import { isHttpError } from '@dragoman/sdk/errors'
import type { User } from '@dragoman/sdk/operations/users'
import { FormSection } from '@dragoman/ui/Form'
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { errorText } from '../../errors/error-text.ts'
import { CreateButtons } from '../../form/CreateButtons.tsx'
import { FormText } from '../../form/form-fields.tsx'
import { ResourceForm } from '../../form/ResourceForm.tsx'
import { useResourceForm } from '../../form/use-resource-form.ts'
import { t } from '../../i18n/t.ts'
import { currentLocale } from '../../i18n/words.ts'
import { showToast } from '../../ground/toasts.ts'
import { useUnsavedGuard } from '../../ground/unsaved.ts'
import { NewValues } from '../custom-fields/values/NewValues.tsx'
import { useNewValues } from '../custom-fields/values/use-new-values.ts'
import { CreateUserAccess, type CreateUserValues } from './CreateUserAccess.tsx'
import { FullPlan } from './FullPlan.tsx'
import { isAddress, personBody, personValues } from './person-values.ts'
import { PersonFields } from './PersonFields.tsx'
import { useFullPlan } from './use-full-plan.ts'

/** A new person, who is invited by mail. */
export function CreateUser({ onCreated }: { onCreated: (user: User) => void }) {
  const queryClient = useQueryClient()
  const { data: assignable } = useSuspenseQuery(query(api.users.listRoles))
  const create = useMutation({ ...mutation(api.users.create), meta: { showsErrors: true } })
  const form = useResourceForm<CreateUserValues>({
    defaultValues: { ...personValues(), email: '', roles: [], organizations: [], language: currentLocale() },
    mode: 'onTouched',
  })
  const full = useFullPlan()
  const custom = useNewValues('USER')
  useUnsavedGuard((form.formState.isDirty || custom.isDirty) && !create.isPending && !create.isSuccess)
  const refused = isHttpError(create.error, 409) ? { email: errorText(create.error) } : undefined
  const onSubmit = ({ email, roles, organizations, language, ...person }: CreateUserValues) => {
    if (!custom.check()) return
    const body = {
      ...personBody(person),
      customFields: custom.body(),
      email: email.trim(),
      roles,
      language,
      organizations: organizations.map((uuid) => ({ uuid })),
    }
    create.mutate(
      { body },
      {
        onSuccess: (user) => {
          showToast({ tone: 'success', title: t('users.create.done', { email: user.email }) })
          onCreated(user)
        },
      },
    )
  }
  async function checkEmail(text: string) {
    const email = text.trim()
    if (!isAddress(email)) return t('users.emailMissing')
    const answer = await call(sdkOf(queryClient), api.users.exists, { query: { email } }).catch(() => null)
    return !answer?.exists || t('users.emailTaken')
  }
  return (
    <ResourceForm
      form={form}
      label={t('users.create')}
      error={create.error}
      {...(refused && { refused })}
      buttons={
        <CreateButtons
          label={t('users.create.submit')}
          isPending={create.isPending}
          isDisabled={full !== undefined}
          list="/users"
        />
      }
      onSubmit={onSubmit}
    >
      <FullPlan reason={full} />
      <FormSection title={t('users.create.who')} description={t('users.create.whoText')}>
        <FormText
          form={form}
          name="name"
          missing={t('users.nameMissing')}
          label={t('users.name')}
          maxLength={200}
          autoComplete="off"
        />
        <FormText
          form={form}
          name="email"
          check={checkEmail}
          type="email"
          label={t('users.email')}
          maxLength={254}
          autoComplete="off"
        />
      </FormSection>
      <CreateUserAccess form={form} assignable={assignable} roles={form.watch('roles')} />
      <FormSection title={t('users.create.more')}>
        <PersonFields form={form} />
      </FormSection>
      <NewValues values={custom} />
    </ResourceForm>
  )
}
