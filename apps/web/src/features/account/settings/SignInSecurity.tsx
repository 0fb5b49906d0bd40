import * as api from '@dragoman/sdk/api'
import { isHttpError } from '@dragoman/sdk/errors'
import type { AccountSecurity } from '@dragoman/sdk/operations/accountSettings'
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
import { useState } from 'react'
import { errorText, fieldErrors } from '../../../errors/error-text.ts'
import { OwnPassword } from '../../../form/OwnPassword.tsx'
import { ConflictNotice } from '../../../form/ConflictNotice.tsx'
import { valueText } from '../../../form/conflict-text.ts'
import { useVersionedForm } from '../../../form/use-versioned-form.ts'
import { formatDate } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { SecondFactorDate } from './SecondFactorDate.tsx'

type Method = AccountSecurity['signInMethods'][number]

const methods = ['PASSWORD', 'AUTHENTICATOR', 'PASSKEY', 'SSO'] as const satisfies readonly Method[]

const hour = 60

const labels = {
  idleMinutes: 'security.idle',
  absoluteHours: 'security.absolute',
  signInMethods: 'security.allowed',
  secondFactorFrom: 'security.require',
  allowedAddresses: 'security.allowedAddresses',
} as const

function settingText(field: string, value: unknown): string {
  if (field === 'secondFactorFrom') return valueText(value === null ? value : formatDate(value as number, 'UTC'))
  return valueText(
    field === 'signInMethods' ? (value as Method[]).map((method) => t(`security.method.${method}`)) : value,
  )
}

const addressesOf = (text: string) => [...new Set(text.split(/[\s,;]+/).filter(Boolean))]
const sameAddresses = (one: string[], other: string[]) => one.join() === other.join()

/** How long people stay signed in, how they sign in, and from where. */
export function SignInSecurity({ accountUUID, settings }: { accountUUID: string; settings: AccountSecurity }) {
  const [password, setPassword] = useState('')
  const [isTried, setTried] = useState(false)
  const form = useVersionedForm(api.accountSettings.updateSecurity, settings, {
    valuesOf: ({ idleMinutes, absoluteHours, signInMethods, secondFactorFrom, allowedAddresses }: AccountSecurity) => ({
      idleMinutes,
      absoluteHours,
      signInMethods,
      secondFactorFrom,
      allowedAddresses,
    }),
    paramsOf: (body) => ({ path: { accountUUID }, body: { ...body, password } }),
    saved: t('security.saved'),
    undo: t('security.undo'),
    differenceOf: ({ field, mine, theirs }) => ({
      label: t(labels[field]),
      mine: settingText(field, mine),
      theirs: settingText(field, theirs),
    }),
  })
  // Saved or taken back, the change is over, and so is what it was confirmed with.
  if (!form.isDirty && password !== '') {
    setPassword('')
    setTried(false)
  }
  const { values, set, error } = form
  const { idleMinutes, absoluteHours, signInMethods, allowedAddresses } = values
  // Addresses are typed as text, which must not change under the cursor while it says the same.
  const [lines, setLines] = useState('')
  const text = sameAddresses(addressesOf(lines), allowedAddresses) ? lines : allowedAddresses.join('\n')
  const setAddresses = (next: string) => {
    setLines(next)
    set({ allowedAddresses: addressesOf(next) })
  }
  const codeOf = isHttpError(error) ? error.code : undefined
  const isAddressProblem =
    codeOf === 'OWN_ADDRESS_EXCLUDED' || (isHttpError(error, 400) && error.issues[0]?.field === 'body.allowedAddresses')
  const passwordProblem = fieldErrors(error)['password']
  const { ownAddress } = settings
  const isTooLong = idleMinutes > absoluteHours * hour
  const hasNoPassword = signInMethods.length > 0 && signInMethods.every((method) => method === 'SSO')
  const save = () => {
    setTried(true)
    if (isTooLong || signInMethods.length === 0 || hasNoPassword || password === '') return
    form.save()
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
              onChange={(minutes) => set({ idleMinutes: minutes })}
              minValue={10}
              maxValue={1440}
              isRequired
            />
            <NumberField
              label={t('security.absolute')}
              description={t('security.absoluteText')}
              value={absoluteHours}
              onChange={(hours) => set({ absoluteHours: hours })}
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
            onChange={(chosen) => set({ signInMethods: methods.filter((method) => chosen.includes(method)) })}
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
        <SecondFactorDate value={values.secondFactorFrom} onChange={(secondFactorFrom) => set({ secondFactorFrom })} />
        <Card title={t('security.addresses')} description={t('security.addressesText')}>
          <Stack gap={12}>
            <TextArea
              label={t('security.allowedAddresses')}
              description={t('security.allowedAddressesText')}
              value={text}
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
        <ConflictNotice {...form.notice} />
        {form.isDirty && (
          <OwnPassword
            value={password}
            onChange={setPassword}
            errorMessage={
              passwordProblem ?? (isTried && password === '' ? t('settings.ownPasswordMissing') : undefined)
            }
          />
        )}
        {error && !isAddressProblem && !passwordProblem && codeOf !== 'OWN_SIGN_IN_EXCLUDED' && (
          <InlineAlert tone="danger" isAnnounced>
            {errorText(error)}
          </InlineAlert>
        )}
        <Row>
          <Button type="submit" variant="primary" isDisabled={!form.isDirty} isPending={form.isPending}>
            {t('shell.save')}
          </Button>
        </Row>
      </Stack>
    </Form>
  )
}
