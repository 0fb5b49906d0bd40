import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { Passkey } from '@dragoman/sdk/operations/passkeys'
import { Button } from '@dragoman/ui/Button'
import { Row } from '@dragoman/ui/Page'
import { Badge } from '@dragoman/ui/StatusBadge'
import { TextField } from '@dragoman/ui/TextField'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { formatRelative } from '../../../i18n/format-days.ts'
import { t } from '../../../i18n/t.ts'
import { PasswordProof } from './PasswordProof.tsx'
import { ProofForm } from './ProofForm.tsx'
import styles from './Security.module.css'

/** One passkey: where it works, when it was used, and what can be done with it. */
export function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const { uuid, name, host, passwordless, synced, lastUsedAt } = passkey
  const [step, setStep] = useState<'rename' | 'remove' | null>(null)
  const [newName, setNewName] = useState(name)
  const path = { passkeyUuid: uuid }
  const rename = useMutation({ ...mutation(api.passkeys.rename), meta: { showsErrors: true } })
  const remove = useMutation({ ...mutation(api.passkeys.remove), meta: { showsErrors: true } })
  const close = () => setStep(null)
  if (step === 'rename')
    return (
      <li>
        <ProofForm
          label={t('profile.passkeys.rename')}
          variant="primary"
          value={newName.trim()}
          isPending={rename.isPending}
          error={rename.error}
          onSubmit={() => rename.mutate({ path, body: { name: newName.trim() } }, { onSuccess: close })}
          onClose={close}
        >
          <TextField
            name="name"
            label={t('profile.passkeys.name')}
            value={newName}
            onChange={setNewName}
            maxLength={100}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the only field of the step that was just asked for
            autoFocus
          />
        </ProofForm>
      </li>
    )
  if (step === 'remove')
    return (
      <li>
        <PasswordProof
          label={t('profile.passkeys.remove')}
          isDangerous
          isPending={remove.isPending}
          error={remove.error}
          onSubmit={(password) => remove.mutate({ path, body: { password } }, { onSuccess: close })}
          onClose={close}
        />
      </li>
    )
  const used =
    lastUsedAt === undefined
      ? t('profile.passkeys.never')
      : t('profile.sessions.seen', { time: formatRelative(lastUsedAt) })
  return (
    <li>
      <div className={styles.what}>
        <span>{name}</span>
        <span className={styles.meta}>
          {t('profile.passkeys.host', { host })}
          {' · '}
          {used}
          {!passwordless && ` · ${t('profile.passkeys.secondOnly')}`}
        </span>
      </div>
      <Row>
        {synced && <Badge>{t('profile.passkeys.synced')}</Badge>}
        <Button size="small" aria-label={t('profile.passkeys.renameOf', { name })} onPress={() => setStep('rename')}>
          {t('profile.passkeys.renameIt')}
        </Button>
        <Button size="small" aria-label={t('profile.passkeys.removeOf', { name })} onPress={() => setStep('remove')}>
          {t('profile.passkeys.removeIt')}
        </Button>
      </Row>
    </li>
  )
}
