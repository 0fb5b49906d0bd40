import { useEffect } from 'react'
import { t } from '../../i18n/t.ts'
import { AccessPage } from '../sign-in/AccessPage.tsx'
import { openChannel } from '../../open-channel.ts'
import { cloudChannel, providerNames } from '../../files/cloud/cloud-providers.ts'

export interface CloudConnectedProps {
  provider?: string | undefined
  problem?: string | undefined
}

/** The page in the window of a provider afterwards. It closes by itself where the browser lets it. */
export function CloudConnected({ provider, problem }: CloudConnectedProps) {
  useEffect(() => {
    if (problem !== undefined) return
    // The window that has opened this one looks again by itself where nothing reaches it.
    const channel = openChannel(cloudChannel)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
    channel?.postMessage('connected')
    channel?.close()
    window.close()
  }, [problem])
  const name = providerNames[provider as keyof typeof providerNames] ?? t('shell.cloudStorage')
  if (problem === undefined)
    return <AccessPage title={t('cloud.connected', { provider: name })} text={t('cloud.connectedText')} />
  const why =
    problem === 'REFUSED'
      ? t('cloud.refused', { provider: name })
      : problem === 'PROVIDER'
        ? t('cloud.providerFailed', { provider: name })
        : t('cloud.attemptEnded')
  return <AccessPage title={t('cloud.notConnected', { provider: name })} text={why} />
}
