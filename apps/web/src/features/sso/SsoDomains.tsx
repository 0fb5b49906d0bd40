import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { SsoDomain } from '@dragoman/sdk/operations/sso'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Stack } from '@dragoman/ui/Page'
import { TextField } from '@dragoman/ui/TextField'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText, fieldErrors } from '../../errors/error-text.ts'
import { OwnPassword } from '../../form/OwnPassword.tsx'
import { t } from '../../i18n/t.ts'
import styles from './sso.module.css'
import { SsoDomainState } from './SsoDomainState.tsx'

/** The email domains of the account: added, proved by DNS records, or removed. */
export function SsoDomains({ domains }: { domains: readonly SsoDomain[] }) {
  const [domain, setDomain] = useState('')
  const [password, setPassword] = useState('')
  const add = useMutation({ ...mutation(api.sso.addDomain), meta: { showsErrors: true } })
  const { domain: problem, password: wrongPassword } = fieldErrors(add.error)
  const clear = () => {
    setDomain('')
    setPassword('')
  }
  return (
    <Card title={t('sso.domains')} description={t('sso.domainsText')}>
      <Stack gap={12}>
        {domains.map((one) => (
          <SsoDomainState key={one.domain} domain={one} />
        ))}
        <form
          className={styles.line}
          onSubmit={(event) => {
            event.preventDefault()
            add.mutate({ query: {}, body: { domain: domain.trim(), password } }, { onSuccess: clear })
          }}
        >
          <TextField
            label={t('sso.domain')}
            description={t('sso.domainHelp')}
            value={domain}
            onChange={(value) => {
              setDomain(value)
              add.reset()
            }}
            errorMessage={problem}
            maxLength={253}
            spellCheck="false"
          />
          {domain.trim() !== '' && (
            <OwnPassword
              value={password}
              onChange={(given) => {
                setPassword(given)
                add.reset()
              }}
              errorMessage={wrongPassword}
            />
          )}
          <Button type="submit" isPending={add.isPending} isDisabled={domain.trim().length < 3 || password === ''}>
            {t('sso.addDomain')}
          </Button>
        </form>
        {add.error && !problem && !wrongPassword && (
          <InlineAlert tone="danger" isAnnounced>
            {errorText(add.error)}
          </InlineAlert>
        )}
      </Stack>
    </Card>
  )
}
