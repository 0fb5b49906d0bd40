import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { ProvisioningToken } from '@dragoman/sdk/operations/provisioning'
import type { LoggedUser } from '@dragoman/sdk/operations/users'
import { Form, FormLayout } from '@dragoman/ui/Form'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Row } from '@dragoman/ui/Page'
import { Select } from '@dragoman/ui/Select'
import { TextField } from '@dragoman/ui/TextField'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText, fieldErrors } from '../../errors/error-text.ts'
import { ActionButtons } from '../../form/ActionButtons.tsx'
import { OwnPassword } from '../../form/OwnPassword.tsx'
import { t } from '../../i18n/t.ts'

const day = 24 * 60 * 60_000
const lifetimes = [90, 180, 365]

interface NewScimTokenProps {
  user: LoggedUser
  /** Whether another token ends with it. */
  isReplacing: boolean
  onCreated: (token: ProvisioningToken) => void
  onClose: () => void
}

/** Creates a token, with its end, after the password and the second factor are given. */
export function NewScimToken({ user, isReplacing, onCreated, onClose }: NewScimTokenProps) {
  const [values, setValues] = useState({ days: '365', password: '', otp: '' })
  const create = useMutation({ ...mutation(api.provisioning.createToken), meta: { showsErrors: true } })
  const set = (change: Partial<typeof values>) => {
    setValues({ ...values, ...change })
    if (create.error) create.reset()
  }
  const { days, password, otp } = values
  const isComplete = password !== '' && (!user.mfaEnabled || otp.trim() !== '')
  const label = t(isReplacing ? 'provisioning.replace' : 'provisioning.create')
  const errors = fieldErrors(create.error)
  const submit = () => {
    if (!isComplete) return
    const body = {
      password,
      expirationDate: Date.now() + Number(days) * day,
      ...(user.mfaEnabled && { otp: otp.replaceAll(/\s/g, '') }),
    }
    create.mutate({ query: {}, body }, { onSuccess: onCreated })
  }
  return (
    <Form label={label} errors={errors} onSubmit={submit}>
      <FormLayout width="full">
        {isReplacing && <InlineAlert tone="warning">{t('provisioning.replaceText')}</InlineAlert>}
        {create.error && Object.keys(errors).length === 0 && (
          <InlineAlert tone="danger" isAnnounced>
            {errorText(create.error)}
          </InlineAlert>
        )}
        <Select
          name="expirationDate"
          label={t('provisioning.expires')}
          options={lifetimes.map((count) => ({ id: String(count), label: t('provisioning.inDays', { days: count }) }))}
          value={days}
          onChange={(chosen) => set({ days: chosen })}
        />
        <OwnPassword value={password} onChange={(typed) => set({ password: typed })} />
        {user.mfaEnabled && (
          <TextField
            name="otp"
            label={t('settings.ownCode')}
            value={otp}
            onChange={(typed) => set({ otp: typed })}
            autoComplete="one-time-code"
            maxLength={20}
          />
        )}
        <Row>
          <ActionButtons
            label={label}
            variant={isReplacing ? 'danger' : 'primary'}
            isDisabled={!isComplete}
            isPending={create.isPending}
            onCancel={onClose}
          />
        </Row>
      </FormLayout>
    </Form>
  )
}
