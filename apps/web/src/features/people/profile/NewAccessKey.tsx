import { mutation, query } from '@dragoman/hooks/query'
import { useSession } from '@dragoman/hooks/session'
import * as api from '@dragoman/sdk/api'
import type { LoggedUser, NewAccessKey as CreatedKey } from '@dragoman/sdk/operations/users'
import { requirements } from '@dragoman/sdk/requirements'
import { Button } from '@dragoman/ui/Button'
import { Checkbox } from '@dragoman/ui/Checkbox'
import { Form, FormLayout } from '@dragoman/ui/Form'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { MultiSelect } from '@dragoman/ui/MultiSelect'
import { Row } from '@dragoman/ui/Page'
import { PasswordField } from '@dragoman/ui/PasswordField'
import { Select } from '@dragoman/ui/Select'
import { TextField } from '@dragoman/ui/TextField'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '../../../i18n/t.ts'
import { FormProblem, problemsOf } from './ProofForm.tsx'

const day = 24 * 60 * 60_000
const lifetimes = [30, 90, 365]
const mostChoices = 500

const begin = { expires: 'never', readOnly: false, orgUnits: [] as string[], password: '', otp: '' }

export interface NewAccessKeyProps {
  user: LoggedUser
  /** Whether another key ends with it. */
  isReplacing: boolean
  onCreated: (key: CreatedKey) => void
  onClose: () => void
}

/** Creates an access key, with its limits, after the password and the second factor are given. */
export function NewAccessKey({ user, isReplacing, onCreated, onClose }: NewAccessKeyProps) {
  const { session } = useSession()
  const [values, setValues] = useState(begin)
  const create = useMutation({ ...mutation(api.users.createToken), meta: { showsErrors: true } })
  const { data: units } = useQuery({
    ...query(api.orgUnits.list, { query: { size: mostChoices } }),
    enabled: session.can(requirements['orgUnits.list']),
  })
  const set = (change: Partial<typeof begin>) => {
    setValues((present) => ({ ...present, ...change }))
    // Gone at the next key, so that nothing moves away under the pointer.
    if (create.error) create.reset()
  }
  const { expires, readOnly, orgUnits, password, otp } = values
  const isComplete = password !== '' && (!user.mfaEnabled || otp.trim() !== '')
  const submit = () =>
    create.mutate(
      {
        body: {
          password,
          readOnly,
          ...(user.mfaEnabled && { otp: otp.replaceAll(/\s/g, '') }),
          ...(expires !== 'never' && { expirationDate: Date.now() + Number(expires) * day }),
          ...(orgUnits.length > 0 && { orgUnits: orgUnits.map((uuid) => ({ uuid })) }),
        },
      },
      { onSuccess: onCreated },
    )
  return (
    <Form
      label={t('profile.key.create')}
      errors={problemsOf(create.error)}
      onSubmit={() => {
        if (isComplete) submit()
      }}
    >
      <FormLayout width="full">
        {isReplacing && <InlineAlert tone="warning">{t('users.key.endText')}</InlineAlert>}
        <FormProblem error={create.error} />
        <Select
          name="expirationDate"
          label={t('profile.key.expires')}
          options={[
            { id: 'never', label: t('users.key.noEnd') },
            ...lifetimes.map((days) => ({ id: String(days), label: t('profile.key.inDays', { days }) })),
          ]}
          value={expires}
          onChange={(chosen) => set({ expires: chosen })}
        />
        {units && units.content.length > 0 && (
          <MultiSelect
            name="orgUnits"
            label={t('profile.key.units')}
            description={t('profile.key.unitsText')}
            isOptional
            options={units.content.map(({ uuid, name }) => ({ id: uuid, label: name }))}
            value={orgUnits}
            onChange={(chosen) => set({ orgUnits: chosen })}
            selectedLabel={t('profile.key.units')}
          />
        )}
        <Checkbox
          name="readOnly"
          isSelected={readOnly}
          onChange={(chosen) => set({ readOnly: chosen })}
          description={t('profile.key.readOnlyText')}
        >
          {t('profile.key.readOnly')}
        </Checkbox>
        <PasswordField
          name="password"
          label={t('profile.password.present')}
          value={password}
          onChange={(typed) => set({ password: typed })}
          autoComplete="current-password"
        />
        {user.mfaEnabled && (
          <TextField
            name="otp"
            label={t('profile.mfa.code')}
            value={otp}
            onChange={(typed) => set({ otp: typed })}
            autoComplete="one-time-code"
            maxLength={20}
          />
        )}
        <Row>
          <Button type="submit" variant="primary" isDisabled={!isComplete} isPending={create.isPending}>
            {t('profile.key.create')}
          </Button>
          <Button onPress={onClose}>{t('shell.cancel')}</Button>
        </Row>
      </FormLayout>
    </Form>
  )
}
