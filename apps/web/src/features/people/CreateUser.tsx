import { sdkOf } from '@dragoman/hooks/api-query-client'
import { mutation, query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { call } from '@dragoman/sdk/client'
import { isHttpError } from '@dragoman/sdk/errors'
import type { User } from '@dragoman/sdk/operations/users'
import { Button } from '@dragoman/ui/Button'
import { ErrorSummary } from '@dragoman/ui/ErrorSummary'
import { Form, FormFooter, FormLayout, FormSection } from '@dragoman/ui/Form'
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { errorText, fieldErrors } from '../../errors/error-text.ts'
import { FormText } from '../../form/form-fields.tsx'
import { t } from '../../i18n/t.ts'
import { currentLocale } from '../../i18n/words.ts'
import { LinkButton } from '../../ground/links.ts'
import { showToast } from '../../ground/toasts.ts'
import { useUnsavedGuard } from '../../ground/unsaved.ts'
import { NewValues } from '../custom-fields/values/NewValues.tsx'
import { useNewValues } from '../custom-fields/values/use-new-values.ts'
import { CreateUserAccess, type CreateUserValues } from './CreateUserAccess.tsx'
import { FullPlan } from './FullPlan.tsx'
import { personBody, personValues } from './person-values.ts'
import { PersonFields } from './PersonFields.tsx'
import { useFullPlan } from './use-full-plan.ts'

const isAddress = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)

/** A new person, who is invited by mail. */
export function CreateUser({ onCreated }: { onCreated: (user: User) => void }) {
  const queryClient = useQueryClient()
  const { data: assignable } = useSuspenseQuery(query(api.users.listRoles))
  const create = useMutation({ ...mutation(api.users.create), meta: { showsErrors: true } })
  const form = useForm<CreateUserValues>({
    defaultValues: { ...personValues(), email: '', roles: [], organizations: [], language: currentLocale() },
    mode: 'onTouched',
    // The summary takes the focus, and leads to the fields.
    shouldFocusError: false,
  })
  const { handleSubmit, formState, watch } = form
  const { errors, submitCount, isDirty } = formState
  const full = useFullPlan()
  const custom = useNewValues('USER')
  useUnsavedGuard((isDirty || custom.isDirty) && !create.isPending && !create.isSuccess)
  const refused = isHttpError(create.error, 409) ? { email: errorText(create.error) } : fieldErrors(create.error)
  const problems = [
    ...Object.entries(errors).map(([field, { message }]) => ({ field, message: message ?? '' })),
    ...(create.error ? [{ field: Object.keys(refused)[0] ?? null, message: errorText(create.error) }] : []),
  ]
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
    <Form label={t('users.create')} errors={refused} onSubmit={(event) => void handleSubmit(onSubmit)(event)}>
      <FormLayout>
        <ErrorSummary
          title={t('users.create.problems', { count: problems.length })}
          problems={problems}
          submission={submitCount}
        />
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
        <CreateUserAccess form={form} assignable={assignable} roles={watch('roles')} />
        <FormSection title={t('users.create.more')}>
          <PersonFields form={form} />
        </FormSection>
        <NewValues values={custom} />
        <FormFooter>
          <Button type="submit" variant="primary" isPending={create.isPending} isDisabled={full !== undefined}>
            {t('users.create.submit')}
          </Button>
          <LinkButton to="/users">{t('shell.cancel')}</LinkButton>
        </FormFooter>
      </FormLayout>
    </Form>
  )
}
