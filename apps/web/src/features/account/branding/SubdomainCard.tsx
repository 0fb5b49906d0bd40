import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { AccountAddresses } from '@dragoman/sdk/operations/addresses'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Row } from '@dragoman/ui/Page'
import { TextField } from '@dragoman/ui/TextField'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText, fieldErrors } from '../../../errors/error-text.ts'
import { confirmDelete } from '../../../form/confirm-delete.ts'
import { t } from '../../../i18n/t.ts'
import { addressesQuery } from './address-query.ts'
import styles from './branding.module.css'

/** The name below the domain of the installation at which people of the account sign in. */
export function SubdomainCard({ accountUUID, addresses }: { accountUUID: string; addresses: AccountAddresses }) {
  const { domain, subdomain, url } = addresses
  const [name, setName] = useState(subdomain ?? '')
  const queryClient = useQueryClient()
  const path = { accountUUID }
  const refresh = () => queryClient.invalidateQueries({ queryKey: addressesQuery(accountUUID).queryKey })
  const save = useMutation({ ...mutation(api.addresses.setSubdomain), meta: { showsErrors: true } })
  const remove = useMutation({ ...mutation(api.addresses.removeSubdomain), meta: { showsErrors: true } })
  const problem = fieldErrors(save.error)['subdomain']
  const entered = name.trim().toLowerCase()
  const askRemove = () =>
    confirmDelete({
      title: t('branding.subdomain.removeTitle'),
      text: t('branding.subdomain.removeText', { host: `${subdomain ?? ''}.${domain ?? ''}` }),
      verb: t('branding.remove'),
      run: async () => {
        await remove.mutateAsync({ path })
        setName('')
        await refresh()
      },
    })
  return (
    <Card title={t('branding.subdomain')}>
      <p className={styles.text}>{t('branding.subdomain.text')}</p>
      {domain === undefined ? (
        <InlineAlert tone="info">{t('branding.subdomain.off')}</InlineAlert>
      ) : (
        <form
          className={styles.setting}
          onSubmit={(event) => {
            event.preventDefault()
            save.mutate({ path, body: { subdomain: entered } }, { onSuccess: refresh })
          }}
        >
          <TextField
            label={t('branding.subdomain.name')}
            description={t('branding.subdomain.help', { host: `${entered || 'name'}.${domain}` })}
            value={name}
            onChange={(value) => {
              setName(value)
              save.reset()
            }}
            errorMessage={problem}
            maxLength={63}
            spellCheck="false"
          />
          <Row>
            <Button type="submit" isPending={save.isPending} isDisabled={entered.length < 2 || entered === subdomain}>
              {t('branding.subdomain.save')}
            </Button>
            {subdomain !== undefined && (
              <Button variant="quiet" aria-label={t('branding.subdomain.remove')} onPress={askRemove}>
                {t('branding.remove')}
              </Button>
            )}
          </Row>
          {save.error && !problem && (
            <InlineAlert tone="danger" isAnnounced>
              {errorText(save.error)}
            </InlineAlert>
          )}
          {url !== undefined && (
            <p className={styles.meta}>
              <a href={url} target="_blank" rel="noreferrer">
                <bdi>{url}</bdi>
              </a>
            </p>
          )}
        </form>
      )}
    </Card>
  )
}
