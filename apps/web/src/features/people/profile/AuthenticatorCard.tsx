import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { MfaSetup } from '@dragoman/sdk/operations/mfa'
import type { LoggedUser } from '@dragoman/sdk/operations/users'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { Row, Stack } from '@dragoman/ui/Page'
import { Badge } from '@dragoman/ui/StatusBadge'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '../../../i18n/t.ts'
import { AppCodeForm } from './AppCodeForm.tsx'
import { AuthenticatorSetup } from './AuthenticatorSetup.tsx'
import { PasswordProof } from './PasswordProof.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'

/** The authenticator app: set up, replaced, taken away; and codes for when the phone is lost. */
export function AuthenticatorCard({ user }: { user: LoggedUser }) {
  const [setup, setSetup] = useState<MfaSetup | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const [step, setStep] = useState<'begin' | 'newCodes' | 'remove' | null>(null)
  const begin = useMutation({ ...mutation(api.mfa.enable), meta: { showsErrors: true } })
  const renew = useMutation({ ...mutation(api.mfa.createRecoveryCodes), meta: { showsErrors: true } })
  const remove = useMutation({ ...mutation(api.mfa.disable), meta: { showsErrors: true } })
  const open = (begun: MfaSetup) => {
    setStep(null)
    setSetup(begun)
  }
  const show = ({ recoveryCodes = [] }: MfaSetup) => {
    setSetup(null)
    setStep(null)
    setCodes(recoveryCodes)
  }
  return (
    <Card
      title={t('profile.mfa')}
      description={t('profile.mfa.text')}
      actions={
        <Badge tone={user.mfaEnabled ? 'success' : 'neutral'}>
          {user.mfaEnabled ? t('profile.on') : t('profile.off')}
        </Badge>
      }
    >
      <Stack>
        {codes && <RecoveryCodes codes={codes} onClose={() => setCodes(null)} />}
        {setup && <AuthenticatorSetup setup={setup} onDone={show} onClose={() => setSetup(null)} />}
        {!user.mfaEnabled && !step && !setup && !codes && (
          <Row>
            <Button onPress={() => setStep('begin')}>{t('profile.mfa.begin')}</Button>
          </Row>
        )}
        {step === 'begin' && (
          <PasswordProof
            label={t('profile.mfa.begin')}
            isPending={begin.isPending}
            error={begin.error}
            onSubmit={(password) => begin.mutate({ body: { password } }, { onSuccess: open })}
            onClose={() => setStep(null)}
          />
        )}
        {user.mfaEnabled && !step && !codes && (
          <Row>
            <Button onPress={() => setStep('newCodes')}>{t('profile.mfa.newCodes')}</Button>
            <Button variant="quiet" onPress={() => setStep('remove')}>
              {t('profile.mfa.remove')}
            </Button>
          </Row>
        )}
        {step === 'newCodes' && (
          <AppCodeForm
            label={t('profile.mfa.newCodes')}
            isPending={renew.isPending}
            error={renew.error}
            onSubmit={(otp) => renew.mutate({ body: { otp } }, { onSuccess: show })}
            onClose={() => setStep(null)}
          />
        )}
        {step === 'remove' && (
          <PasswordProof
            label={t('profile.mfa.remove')}
            isDangerous
            isPending={remove.isPending}
            error={remove.error}
            onSubmit={(password) =>
              remove.mutate({ path: { id: user.uuid }, body: { password } }, { onSuccess: () => setStep(null) })
            }
            onClose={() => setStep(null)}
          />
        )}
      </Stack>
    </Card>
  )
}
