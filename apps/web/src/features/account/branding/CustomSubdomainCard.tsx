import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { AccountAddresses } from '@dragoman/sdk/operations/addresses'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { TextField } from '@dragoman/ui/TextField'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText, fieldErrors } from '../../../errors/error-text.ts'
import { t } from '../../../i18n/t.ts'
import { addressesQuery } from './address-query.ts'
import styles from './branding.module.css'
import { CustomSubdomainState } from './CustomSubdomainState.tsx'

/** A host of the account's own domain: set, proved by a DNS record, or removed. */
export function CustomSubdomainCard({ accountUUID, addresses }: { accountUUID: string; addresses: AccountAddresses }) {
  const [host, setHost] = useState('')
  const queryClient = useQueryClient()
  const refresh = () => queryClient.invalidateQueries({ queryKey: addressesQuery(accountUUID).queryKey })
  const save = useMutation({ ...mutation(api.addresses.setCustomSubdomain), meta: { showsErrors: true } })
  const { customSubdomain, certificate } = addresses
  const problem = fieldErrors(save.error)['customSubdomain']
  if (customSubdomain) {
    return (
      <CustomSubdomainState
        accountUUID={accountUUID}
        custom={customSubdomain}
        certificate={certificate}
        onChange={refresh}
      />
    )
  }
  return (
    <Card title={t('branding.custom')}>
      <p className={styles.text}>{t('branding.custom.text')}</p>
      <form
        className={styles.setting}
        onSubmit={(event) => {
          event.preventDefault()
          const body = { customSubdomain: host.trim() }
          save.mutate({ path: { accountUUID }, body }, { onSuccess: () => refresh().then(() => setHost('')) })
        }}
      >
        <TextField
          label={t('branding.custom.host')}
          description={t('branding.custom.help')}
          value={host}
          onChange={(value) => {
            setHost(value)
            save.reset()
          }}
          errorMessage={problem}
          maxLength={253}
          spellCheck="false"
        />
        <Button type="submit" isPending={save.isPending} isDisabled={host.trim().length < 4}>
          {t('branding.custom.save')}
        </Button>
        {save.error && !problem && (
          <InlineAlert tone="danger" isAnnounced>
            {errorText(save.error)}
          </InlineAlert>
        )}
      </form>
    </Card>
  )
}
