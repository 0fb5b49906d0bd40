import { mutation } from '@dragoman/hooks/query'
import { useVersionedMutation } from '@dragoman/hooks/versions'
import * as api from '@dragoman/sdk/api'
import { isHttpError } from '@dragoman/sdk/errors'
import type { SingleSignOn } from '@dragoman/sdk/operations/sso'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { Checkbox } from '@dragoman/ui/Checkbox'
import { Form } from '@dragoman/ui/Form'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Row, Stack } from '@dragoman/ui/Page'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText, fieldErrors } from '../../errors/error-text.ts'
import { confirmDelete } from '../../form/confirm-delete.ts'
import { OwnPassword } from '../../form/OwnPassword.tsx'
import { ConflictNotice } from '../../form/ConflictNotice.tsx'
import { formatList } from '../../i18n/format.ts'
import { formatFullTimestamp } from '../../i18n/format-days.ts'
import { t } from '../../i18n/t.ts'
import { showToast } from '../../ground/toasts.ts'
import { useUnsavedGuard } from '../../ground/unsaved.ts'
import { draftOf, inputOf, isComplete, type ConnectionDraft } from './connection-draft.ts'
import { PeopleFields } from './PeopleFields.tsx'
import { ProviderFields } from './ProviderFields.tsx'

/** The connection to the provider, who is created, and whether passwords still work. */
export function ConnectionForm({ sso }: { sso: SingleSignOn }) {
  const { connection, passwordPeople, urlKey } = sso
  const [typed, setTyped] = useState<Partial<ConnectionDraft>>({})
  const [isTried, setTried] = useState(false)
  const [password, setPassword] = useState('')
  const forget = () => {
    setTyped({})
    setPassword('')
    setTried(false)
  }
  const save = useVersionedMutation(api.sso.update, sso, { meta: { showsErrors: true }, onTakeTheirs: forget })
  const remove = useMutation({ ...mutation(api.sso.remove), meta: { showsErrors: true }, onSuccess: forget })
  const first = draftOf(save.base.connection)
  const draft = { ...first, ...typed }
  const change = (part: Partial<ConnectionDraft>) => {
    setTyped({ ...typed, ...part })
    save.reset()
  }
  const errors = fieldErrors(save.error)
  const isUntried = isHttpError(save.error) && save.error.code === 'SSO_NOT_TRIED'
  const isDirty = JSON.stringify(draft) !== JSON.stringify(first)
  save.follow(isDirty)
  useUnsavedGuard(isDirty && !save.isPending)
  const params = () => ({ query: {}, body: { ...inputOf(draft), password } })
  const submit = () => {
    setTried(true)
    if (!isComplete(draft) || password === '') return
    save.mutate(params(), {
      onSuccess: () => {
        forget()
        showToast({ tone: 'success', title: t('sso.saved') })
      },
    })
  }
  const ask = () =>
    confirmDelete({
      title: t('sso.deleteTitle'),
      text: t('sso.deleteText'),
      verb: t('sso.delete'),
      asksPassword: true,
      run: (given) => remove.mutateAsync({ query: {}, body: { password: given } }),
    })
  return (
    <Form label={t('sso.connection')} onSubmit={submit}>
      <Stack>
        <ProviderFields draft={draft} onChange={change} present={connection} errors={errors} isTried={isTried} />
        <PeopleFields draft={draft} onChange={change} errors={errors} isTried={isTried} />
        <Card title={t('sso.use')}>
          <Stack gap={12}>
            <Checkbox isSelected={draft.isEnabled} onChange={(isEnabled) => change({ isEnabled })}>
              {t('sso.enabled')}
            </Checkbox>
            <Checkbox
              isSelected={draft.isRequired && draft.isEnabled}
              isDisabled={!draft.isEnabled}
              onChange={(isRequired) => change({ isRequired })}
              description={t('sso.requiredText', { names: formatList(passwordPeople.map(({ name }) => name)) })}
              errorMessage={isUntried ? t('sso.untried') : undefined}
            >
              {t('sso.required')}
            </Checkbox>
            <Checkbox
              isSelected={draft.endsProviderSession}
              onChange={(endsProviderSession) => change({ endsProviderSession })}
              description={t('sso.endsProviderSessionText')}
            >
              {t('sso.endsProviderSession')}
            </Checkbox>
          </Stack>
        </Card>
        <ConflictNotice
          conflict={save.conflict}
          onKeepMine={() => save.conflict?.keepMine(params())}
          isPending={save.isPending}
        />
        {save.error && !isUntried && Object.keys(errors).length === 0 && (
          <InlineAlert tone="danger" isAnnounced>
            {errorText(save.error)}
          </InlineAlert>
        )}
        {isDirty && (
          <OwnPassword
            value={password}
            onChange={(given) => {
              setPassword(given)
              save.reset()
            }}
            errorMessage={
              errors['password'] ?? (isTried && password === '' ? t('settings.ownPasswordMissing') : undefined)
            }
          />
        )}
        <Row>
          <Button type="submit" variant="primary" isDisabled={!isDirty} isPending={save.isPending}>
            {t('shell.save')}
          </Button>
          {connection && (
            <>
              <Button
                isDisabled={isDirty}
                onPress={() => location.assign(`/api/v3/auth/sso/${encodeURIComponent(urlKey)}?trial=true`)}
              >
                {t('sso.try')}
              </Button>
              <Button variant="quiet" onPress={ask}>
                {t('sso.delete')}
              </Button>
            </>
          )}
        </Row>
        {connection && (
          <p>
            {connection.triedAt === undefined
              ? t('sso.tryText')
              : t('sso.tried', { date: formatFullTimestamp(connection.triedAt) })}
          </p>
        )}
      </Stack>
    </Form>
  )
}
