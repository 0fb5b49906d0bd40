import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { isHttpError } from '@dragoman/sdk/errors'
import type { AccountSecurity } from '@dragoman/sdk/operations/accountSettings'
import { ifMatch } from '@dragoman/sdk/versions'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { Checkbox } from '@dragoman/ui/Checkbox'
import { CheckboxGroup } from '@dragoman/ui/CheckboxGroup'
import { Form, FormRow } from '@dragoman/ui/Form'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { NumberField } from '@dragoman/ui/NumberField'
import { Row, Stack } from '@dragoman/ui/Page'
import { TextArea } from '@dragoman/ui/TextArea'
import { TextButton } from '@dragoman/ui/TextButton'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText } from '../../errors/error-text.ts'
import { t } from '../../i18n/t.ts'
import { showToast } from '../../shell/toasts.ts'
import { SecondFactorDate } from './SecondFactorDate.tsx'

type Method = AccountSecurity['signInMethods'][number]

const methods = ['PASSWORD', 'AUTHENTICATOR', 'PASSKEY', 'SSO'] as const satisfies readonly Method[]

const hour = 60

/** How long people stay signed in, how they sign in, and from where. */
export function SignInSecurity({ accountUUID, settings }: { accountUUID: string; settings: AccountSecurity }) {
  const [idleMinutes, setIdle] = useState(settings.idleMinutes)
  const [absoluteHours, setAbsolute] = useState(settings.absoluteHours)
  const [signInMethods, setMethods] = useState<Method[]>(settings.signInMethods)
  const [secondFactorFrom, setFrom] = useState(settings.secondFactorFrom)
  const [addresses, setAddresses] = useState(settings.allowedAddresses.join('\n'))
  const update = useMutation({ ...mutation(api.accountSettings.updateSecurity), meta: { showsErrors: true } })
  const { error } = update
  const codeOf = isHttpError(error) ? error.code : undefined
  const isAddressProblem =
    codeOf === 'OWN_ADDRESS_EXCLUDED' || (isHttpError(error, 400) && error.issues[0]?.field === 'body.allowedAddresses')
  const allowedAddresses = [...new Set(addresses.split(/[\s,;]+/).filter(Boolean))]
  const body = { idleMinutes, absoluteHours, signInMethods, secondFactorFrom, allowedAddresses }
  const { ownAddress, version: _, lastChange: _change, ...before } = settings
  const isDirty = Object.entries(body).some(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof typeof body]),
  )
  const isTooLong = idleMinutes > absoluteHours * hour
  const hasNoPassword = signInMethods.length > 0 && signInMethods.every((method) => method === 'SSO')
  const path = { accountUUID }
  const save = () => {
    if (isTooLong || signInMethods.length === 0 || hasNoPassword) return
    const onSuccess = (saved: AccountSecurity) => {
      const onAction = () => update.mutate({ path, headers: ifMatch(saved), body: before })
      showToast({ tone: 'success', title: t('security.saved'), action: { label: t('security.undo'), onAction } })
    }
    update.mutate({ path, headers: ifMatch(settings), body }, { onSuccess })
  }
  return (
    <Form label={t('settings.security')} onSubmit={save}>
      <Stack>
        <Card title={t('security.sessions')} description={t('security.sessionsText')}>
          <FormRow>
            <NumberField
              label={t('security.idle')}
              description={t('security.idleText')}
              errorMessage={isTooLong ? t('security.idleTooLong') : undefined}
              value={idleMinutes}
              onChange={setIdle}
              minValue={10}
              maxValue={1440}
              isRequired
            />
            <NumberField
              label={t('security.absolute')}
              description={t('security.absoluteText')}
              value={absoluteHours}
              onChange={setAbsolute}
              minValue={1}
              maxValue={720}
              isRequired
            />
          </FormRow>
        </Card>
        <Card title={t('security.methods')} description={t('security.methodsText')}>
          <CheckboxGroup
            label={t('security.allowed')}
            value={signInMethods}
            onChange={(chosen) => setMethods(methods.filter((method) => chosen.includes(method)))}
            errorMessage={
              signInMethods.length === 0
                ? t('security.methodMissing')
                : hasNoPassword
                  ? t('security.passwordMissing')
                  : codeOf === 'OWN_SIGN_IN_EXCLUDED'
                    ? t('security.ownMethodMissing')
                    : undefined
            }
          >
            {methods.map((method) => (
              <Checkbox key={method} value={method}>
                {t(`security.method.${method}`)}
              </Checkbox>
            ))}
          </CheckboxGroup>
        </Card>
        <SecondFactorDate value={secondFactorFrom} onChange={setFrom} />
        <Card title={t('security.addresses')} description={t('security.addressesText')}>
          <Stack gap={12}>
            <TextArea
              label={t('security.allowedAddresses')}
              description={t('security.allowedAddressesText')}
              value={addresses}
              onChange={setAddresses}
              errorMessage={
                isAddressProblem && error
                  ? codeOf === 'OWN_ADDRESS_EXCLUDED'
                    ? t('security.ownAddressMissing', { address: ownAddress })
                    : t('security.addressWrong')
                  : undefined
              }
              rows={4}
            />
            <Row>
              <span>{t('security.ownAddress', { address: ownAddress })}</span>
              {!allowedAddresses.includes(ownAddress) && (
                <TextButton onPress={() => setAddresses([...allowedAddresses, ownAddress].join('\n'))}>
                  {t('security.addOwn')}
                </TextButton>
              )}
            </Row>
          </Stack>
        </Card>
        {error && !isAddressProblem && codeOf !== 'OWN_SIGN_IN_EXCLUDED' && (
          <InlineAlert tone="danger" isAnnounced>
            {errorText(error)}
          </InlineAlert>
        )}
        <Row>
          <Button type="submit" variant="primary" isDisabled={!isDirty} isPending={update.isPending}>
            {t('shell.save')}
          </Button>
        </Row>
      </Stack>
    </Form>
  )
}
