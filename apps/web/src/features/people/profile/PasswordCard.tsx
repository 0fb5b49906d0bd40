import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { LoggedUser } from '@dragoman/sdk/operations/users'
import { passwordProblems } from '@dragoman/sdk/password'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { Form, FormLayout } from '@dragoman/ui/Form'
import { Row } from '@dragoman/ui/Page'
import { PasswordField } from '@dragoman/ui/PasswordField'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '../../../i18n/t.ts'
import { showToast } from '../../../shell/toasts.ts'
import { PasswordStrength } from '../../sign-in/PasswordStrength.tsx'
import { FormProblem, problemsOf } from './ProofForm.tsx'

const empty = { password: '', newPassword: '', confirm: '' }

/** Another password, by the present one. */
export function PasswordCard({ user }: { user: LoggedUser }) {
  const [values, setValues] = useState(empty)
  const [isDifferent, setDifferent] = useState(false)
  const change = useMutation({ ...mutation(api.users.changePassword), meta: { showsErrors: true } })
  const person = [user.name, user.email]
  const isComplete =
    values.password !== '' && passwordProblems(values.newPassword, person).length === 0 && values.confirm !== ''
  const submit = () => {
    setDifferent(values.newPassword !== values.confirm)
    if (!isComplete || values.newPassword !== values.confirm) return
    change.mutate(
      { body: values },
      {
        onSuccess: () => {
          setValues(empty)
          showToast({ tone: 'success', title: t('profile.password.done') })
        },
      },
    )
  }
  const field = (
    name: keyof typeof empty,
    label: string,
    autoComplete: 'current-password' | 'new-password',
    errorMessage?: string,
  ) => (
    <PasswordField
      {...{ name, label, autoComplete, errorMessage }}
      value={values[name]}
      onChange={(value) => {
        setValues((present) => ({ ...present, [name]: value }))
        setDifferent(false)
        // Gone as soon as somebody types on, so that nothing moves away under the pointer.
        if (change.error) change.reset()
      }}
    />
  )
  return (
    <Card title={t('profile.password')} description={t('profile.password.text')}>
      <Form label={t('profile.password')} errors={problemsOf(change.error)} onSubmit={submit}>
        <FormLayout width="full">
          <FormProblem error={change.error} />
          {/* For password managers, which file a password under its name. */}
          <input type="email" name="username" autoComplete="username" value={user.email} readOnly hidden />
          {field('password', t('profile.password.present'), 'current-password')}
          {field('newPassword', t('profile.password.new'), 'new-password')}
          <PasswordStrength password={values.newPassword} person={person} />
          {field(
            'confirm',
            t('profile.password.confirm'),
            'new-password',
            isDifferent ? t('profile.password.different') : undefined,
          )}
          <Row>
            <Button type="submit" variant="primary" isDisabled={!isComplete} isPending={change.isPending}>
              {t('profile.password.submit')}
            </Button>
          </Row>
        </FormLayout>
      </Form>
    </Card>
  )
}
