import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { MfaSetup } from '@dragoman/sdk/operations/mfa'
import { CopyableId } from '@dragoman/ui/CopyButton'
import { Stack } from '@dragoman/ui/Page'
import { useMutation } from '@tanstack/react-query'
import { encode } from 'uqr'
import { t } from '../../../i18n/t.ts'
import { AppCodeForm } from './AppCodeForm.tsx'
import styles from './Security.module.css'

interface AuthenticatorSetupProps {
  setup: MfaSetup
  onDone: (setup: MfaSetup) => void
  onClose: () => void
}

/** The code to scan or the key to type, and the first code of the app that shows that it has them. */
export function AuthenticatorSetup({ setup: { secret = '', uri = '' }, onDone, onClose }: AuthenticatorSetupProps) {
  const confirm = useMutation({ ...mutation(api.mfa.enable), meta: { showsErrors: true } })
  return (
    <div className={styles.setup}>
      <QrCode text={uri} label={t('profile.mfa.qr')} />
      <div className={styles.fields}>
        <Stack gap={12}>
          <p>{t('profile.mfa.scan')}</p>
          <CopyableId value={secret} display={secret.replace(/(.{4})(?=.)/g, '$1 ')} />
          <AppCodeForm
            label={t('profile.mfa.turnOn')}
            isPending={confirm.isPending}
            error={confirm.error}
            onSubmit={(otp) => confirm.mutate({ body: { otp } }, { onSuccess: onDone })}
            onClose={onClose}
          />
        </Stack>
      </div>
    </div>
  )
}

/** A text as a code for cameras. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 3 })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={styles.code}
    >
      <path d={path} fill="currentColor" />
    </svg>
  )
}
