import type { PasskeyRequest, PasskeyResponse } from '@dragoman/sdk/operations/passkeys'
import { Button } from '@dragoman/ui/Button'
import { useState } from 'react'
import { errorText } from '../../errors/error-text.ts'
import { t } from '../../i18n/t.ts'
import { askPasskey } from '../../passkeys/browser-passkey.ts'

interface PasskeyButtonProps {
  label: string
  variant?: 'primary'
  /** Gets what the browser needs. */
  options: () => PasskeyRequest | Promise<PasskeyRequest>
  onPasskey: (passkey: PasskeyResponse) => Promise<void>
  onFailure: (text: string) => void
}

/** Asks for a passkey, and goes on with it. */
export function PasskeyButton({ label, variant, options, onPasskey, onFailure }: PasskeyButtonProps) {
  const [isPending, setPending] = useState(false)
  async function ask() {
    setPending(true)
    try {
      const passkey = await askPasskey(await options())
      if (passkey) await onPasskey(passkey)
      else onFailure(t('login.passkey.failed'))
    } catch (error) {
      onFailure(errorText(error))
    } finally {
      setPending(false)
    }
  }
  return (
    <Button size="large" {...(variant && { variant })} isPending={isPending} onPress={() => void ask()}>
      {label}
    </Button>
  )
}
