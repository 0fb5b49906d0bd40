import { mutation, query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { LoggedUser, PasswordChanged } from '@dragoman/sdk/operations/users'
import { passwordProblems } from '@dragoman/sdk/password'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { Checkbox } from '@dragoman/ui/Checkbox'
import { Form, FormLayout } from '@dragoman/ui/Form'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Row } from '@dragoman/ui/Page'
import { PasswordField } from '@dragoman/ui/PasswordField'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatList, isolated } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { showToast } from '../../../ground/toasts.ts'
import { PasswordStrength } from '../../sign-in/PasswordStrength.tsx'
import { agentName } from './agent-name.ts'
import { FormProblem, problemsOf } from './ProofForm.tsx'

const empty = { password: '', newPassword: '', confirm: '' }

/** The things that ended with the old password, by name. */
const namesOf = ({ sessions, accessKey: key }: PasswordChanged) => [
  ...sessions.map(({ kind, userAgent, address = '' }) =>
    formatList([kind === 'token' ? t('profile.sessions.token') : agentName(userAgent), isolated(address)]),
  ),
  ...(key?.accessKey ? [t('profile.password.endedKey', { key: isolated(key.accessKey) })] : []),
]

/** Another password, by the present one. */
export function PasswordCard({ user }: { user: LoggedUser }) {
  const [values, setValues] = useState(empty)
  const [isDifferent, setDifferent] = useState(false)
  const [keepsKey, setKeepsKey] = useState(false)
  const queryClient = useQueryClient()
  const { data: key } = useQuery(query(api.users.getToken))
  const change = useMutation({ ...mutation(api.users.changePassword), meta: { showsErrors: true } })
  const person = [user.name, user.email]
  const ended = change.data ? namesOf(change.data) : []
  const isComplete =
    values.password !== '' && passwordProblems(values.newPassword, person).length === 0 && values.confirm !== ''
  const submit = () => {
    setDifferent(values.newPassword !== values.confirm)
    if (!isComplete || values.newPassword !== values.confirm) return
    change.mutate(
      { body: { ...values, ...(keepsKey && { keepAccessKey: true }) } },
      {
        onSuccess: () => {
          setValues(empty)
          setKeepsKey(false)
          // Their access ends with the password.
          void queryClient.invalidateQueries({ queryKey: ['agents'] })
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
        // Gone at the next key, so that nothing moves away under the pointer.
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
          {key?.accessKey && (
            <Checkbox
              name="keepAccessKey"
              isSelected={keepsKey}
              onChange={setKeepsKey}
              description={t('profile.password.keepKeyText')}
            >
              {t('profile.password.keepKey')}
            </Checkbox>
          )}
          <Row>
            <Button type="submit" variant="primary" isDisabled={!isComplete} isPending={change.isPending}>
              {t('profile.password.submit')}
            </Button>
          </Row>
        </FormLayout>
      </Form>
      {ended.length > 0 && (
        <InlineAlert tone="success" title={t('profile.password.ended')} isAnnounced>
          <ul>
            {ended.map((name, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- two of them may be called the same
              <li key={at}>{name}</li>
            ))}
          </ul>
        </InlineAlert>
      )}
    </Card>
  )
}
