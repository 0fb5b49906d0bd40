import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { LoggedUser } from '@dragoman/sdk/operations/users'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { Row } from '@dragoman/ui/Page'
import { Badge } from '@dragoman/ui/StatusBadge'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '../../../i18n/t.ts'
import { PasswordProof } from './PasswordProof.tsx'

/** Codes by mail after the password, for people without an authenticator app. */
export function MailCodesCard({ user }: { user: LoggedUser }) {
  const [isAsking, setAsking] = useState(false)
  const set = useMutation({ ...mutation(api.mfa.setEmail), meta: { showsErrors: true } })
  const enabled = !user.mfaEmail
  const label = enabled ? t('profile.mail.turnOn') : t('profile.mail.turnOff')
  return (
    <Card
      title={t('profile.mail')}
      description={t('profile.mail.text')}
      actions={
        <Badge tone={user.mfaEmail ? 'success' : 'neutral'}>{user.mfaEmail ? t('profile.on') : t('profile.off')}</Badge>
      }
    >
      {isAsking ? (
        <PasswordProof
          label={label}
          isPending={set.isPending}
          error={set.error}
          onSubmit={(password) => set.mutate({ body: { enabled, password } }, { onSuccess: () => setAsking(false) })}
          onClose={() => setAsking(false)}
        />
      ) : (
        <Row>
          <Button onPress={() => setAsking(true)}>{label}</Button>
        </Row>
      )}
    </Card>
  )
}
