import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { SingleSignOn } from '@dragoman/sdk/operations/sso'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { CopyableId } from '@dragoman/ui/CopyButton'
import { DescriptionList, Property } from '@dragoman/ui/DescriptionList'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Stack } from '@dragoman/ui/Page'
import { TextField } from '@dragoman/ui/TextField'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText, fieldErrors } from '../../errors/error-text.ts'
import { OwnPassword } from '../../form/OwnPassword.tsx'
import { t } from '../../i18n/t.ts'
import { showToast } from '../../ground/toasts.ts'
import styles from './sso.module.css'

/** The addresses that the provider has to be given, and the name of the account in them. */
export function ProviderAddresses({ sso }: { sso: SingleSignOn }) {
  const [urlKey, setUrlKey] = useState(sso.urlKey)
  const [password, setPassword] = useState('')
  const change = useMutation({ ...mutation(api.sso.updateUrlKey), meta: { showsErrors: true } })
  const { urlKey: problem, password: wrongPassword } = fieldErrors(change.error)
  const isChanged = urlKey.trim() !== sso.urlKey
  const copy = t('sso.copy')
  return (
    <Card title={t('sso.addresses')} description={t('sso.addressesText')}>
      <Stack gap={12}>
        <DescriptionList>
          {sso.callbackUrls.map((url) => (
            <Property key={url} term={t('sso.callback')}>
              <CopyableId value={url} labels={{ copy }} />
            </Property>
          ))}
          <Property term={t('sso.saml.ownEntityId')}>
            <CopyableId value={sso.entityId} labels={{ copy }} />
          </Property>
          {sso.signedOutUrls.map((url) => (
            <Property key={url} term={t('sso.signedOut')}>
              <CopyableId value={url} labels={{ copy }} />
            </Property>
          ))}
          <Property term={t('sso.start')}>
            <CopyableId value={sso.url} labels={{ copy }} />
          </Property>
        </DescriptionList>
        {sso.connection && (
          <form
            className={styles.line}
            onSubmit={(event) => {
              event.preventDefault()
              const onSuccess = () => {
                setPassword('')
                showToast({ tone: 'success', title: t('sso.saved') })
              }
              change.mutate({ query: {}, body: { urlKey: urlKey.trim().toLowerCase(), password } }, { onSuccess })
            }}
          >
            <TextField
              label={t('sso.urlKey')}
              description={t('sso.urlKeyHelp')}
              value={urlKey}
              onChange={(value) => {
                setUrlKey(value)
                change.reset()
              }}
              errorMessage={problem}
              maxLength={60}
              spellCheck="false"
            />
            {isChanged && (
              <OwnPassword
                value={password}
                onChange={(given) => {
                  setPassword(given)
                  change.reset()
                }}
                errorMessage={wrongPassword}
              />
            )}
            <Button
              type="submit"
              isPending={change.isPending}
              isDisabled={!isChanged || urlKey.trim().length < 2 || password === ''}
            >
              {t('sso.change')}
            </Button>
          </form>
        )}
        {change.error && !problem && !wrongPassword && (
          <InlineAlert tone="danger" isAnnounced>
            {errorText(change.error)}
          </InlineAlert>
        )}
      </Stack>
    </Card>
  )
}
