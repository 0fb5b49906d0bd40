import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { Form, FormLayout } from '@dragoman/ui/Form'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Row } from '@dragoman/ui/Page'
import { PasswordField } from '@dragoman/ui/PasswordField'
import { TextField } from '@dragoman/ui/TextField'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { ActionButtons } from '../../../form/ActionButtons.tsx'
import { t } from '../../../i18n/t.ts'
import { makePasskey } from '../../../passkeys/browser-passkey.ts'
import { showToast } from '../../../ground/toasts.ts'
import { agentName } from './agent-name.ts'
import { FormProblem, problemsOf } from './ProofForm.tsx'

interface NewPasskeyProps {
  /** Called with recovery codes, where the passkey came with some. */
  onAdded: (recoveryCodes: readonly string[] | undefined) => void
  onClose: () => void
}

/** Names a passkey and asks for the password; then the browser has a device make the key. */
export function NewPasskey({ onAdded, onClose }: NewPasskeyProps) {
  const [name, setName] = useState(() => agentName(navigator.userAgent))
  const [password, setPassword] = useState('')
  const [hasNone, setNone] = useState(false)
  const begin = useMutation({ ...mutation(api.passkeys.begin), meta: { showsErrors: true } })
  const create = useMutation({ ...mutation(api.passkeys.create), meta: { showsErrors: true } })
  const error = begin.error ?? create.error
  const isComplete = name.trim() !== '' && password !== ''
  const change = (set: (value: string) => void) => (value: string) => {
    set(value)
    setNone(false)
    if (begin.error) begin.reset()
    if (create.error) create.reset()
  }
  async function add() {
    setNone(false)
    try {
      const passkey = await makePasskey(await begin.mutateAsync({ body: { password } }))
      if (!passkey) return setNone(true)
      const { recoveryCodes } = await create.mutateAsync({ body: { name: name.trim(), passkey } })
      showToast({ tone: 'success', title: t('profile.passkeys.added', { name: name.trim() }) })
      onAdded(recoveryCodes)
    } catch {
      // The form shows it.
    }
  }
  return (
    <Form label={t('profile.passkeys.add')} errors={problemsOf(error)} onSubmit={() => isComplete && void add()}>
      <FormLayout width="full">
        <FormProblem error={error} />
        {hasNone && (
          <InlineAlert tone="danger" isAnnounced>
            {t('profile.passkeys.failed')}
          </InlineAlert>
        )}
        <TextField
          name="name"
          label={t('profile.passkeys.name')}
          description={t('profile.passkeys.nameHelp')}
          value={name}
          onChange={change(setName)}
          maxLength={100}
          isRequired
        />
        <PasswordField
          name="password"
          label={t('profile.password.present')}
          value={password}
          onChange={change(setPassword)}
          autoComplete="current-password"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the only empty field of the step that was just asked for
          autoFocus
        />
        <Row>
          <ActionButtons
            label={t('profile.passkeys.add')}
            variant="primary"
            isDisabled={!isComplete}
            isPending={begin.isPending || create.isPending}
            onCancel={onClose}
          />
        </Row>
      </FormLayout>
    </Form>
  )
}
