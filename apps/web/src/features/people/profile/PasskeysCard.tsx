import { mutation, query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { LoggedUser } from '@dragoman/sdk/operations/users'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Row, Stack } from '@dragoman/ui/Page'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { RegionError } from '../../../errors/RegionError.tsx'
import { t } from '../../../i18n/t.ts'
import { hasPasskeys } from '../../../passkeys/browser-passkey.ts'
import { NewPasskey } from './NewPasskey.tsx'
import { PasskeyRow } from './PasskeyRow.tsx'
import { PasswordProof } from './PasswordProof.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import styles from './Security.module.css'

/** The passkeys: added, renamed, removed; and codes for when a device is lost. */
export function PasskeysCard({ user }: { user: LoggedUser }) {
  const { data: passkeys, error, refetch } = useQuery(query(api.passkeys.list))
  const [step, setStep] = useState<'add' | 'newCodes' | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const renew = useMutation({ ...mutation(api.mfa.createRecoveryCodes), meta: { showsErrors: true } })
  if (error) return <RegionError error={error} onRetry={() => void refetch()} />
  const show = (recoveryCodes: readonly string[] | undefined) => {
    setStep(null)
    setCodes(recoveryCodes ?? null)
  }
  const isElsewhere = passkeys?.some(({ isHere }) => !isHere) ?? false
  return (
    <Card title={t('profile.passkeys')} description={t('profile.passkeys.text')}>
      <Stack>
        {codes && <RecoveryCodes codes={codes} onClose={() => setCodes(null)} />}
        {!passkeys && user.passkeyCount > 0 && <Skeleton lines={2} />}
        {passkeys && passkeys.length > 0 && (
          <ul className={styles.list} aria-label={t('profile.passkeys')}>
            {passkeys.map((passkey) => (
              <PasskeyRow key={passkey.uuid} passkey={passkey} />
            ))}
          </ul>
        )}
        {isElsewhere && (
          <InlineAlert tone="info">
            {t('profile.passkeys.elsewhere', { here: globalThis.location.hostname })}
          </InlineAlert>
        )}
        {!hasPasskeys() && <InlineAlert tone="info">{t('profile.passkeys.unsupported')}</InlineAlert>}
        {step === null && !codes && (
          <Row>
            <Button isDisabled={!hasPasskeys()} onPress={() => setStep('add')}>
              {t('profile.passkeys.add')}
            </Button>
            {!user.mfaEnabled && user.passkeyCount > 0 && (
              <Button variant="quiet" onPress={() => setStep('newCodes')}>
                {t('profile.passkeys.newCodes')}
              </Button>
            )}
          </Row>
        )}
        {step === 'add' && <NewPasskey onAdded={show} onClose={() => setStep(null)} />}
        {step === 'newCodes' && (
          <PasswordProof
            label={t('profile.passkeys.newCodes')}
            isPending={renew.isPending}
            error={renew.error}
            onSubmit={(password) =>
              renew.mutate({ body: { password } }, { onSuccess: ({ recoveryCodes }) => show(recoveryCodes) })
            }
            onClose={() => setStep(null)}
          />
        )}
      </Stack>
    </Card>
  )
}
