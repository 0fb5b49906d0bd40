import { useSession } from '@dragoman/hooks/session'
import { expiryWarning } from '@dragoman/sdk/session'
import { Button } from '@dragoman/ui/Button'
import { Dialog } from '@dragoman/ui/Dialog'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Stack } from '@dragoman/ui/Page'
import { useEffect, useState } from 'react'
import { errorText } from '../errors/error-text.ts'
import { formatClock } from '../i18n/format.ts'
import { t } from '../i18n/t.ts'
import { announceEnd } from '../ground/session-watch.ts'

/** Milliseconds between two looks whether another tab has made the session longer. */
const look = 1_000

/** Warns that the session is about to end, with a way to stay (rule auth.expiry). */
export function ExpiryDialog({ endsAt }: { endsAt: number }) {
  const { session } = useSession()
  const [problem, setProblem] = useState('')
  const [isPending, setPending] = useState(false)

  useEffect(() => {
    const timer = setInterval(() => {
      const present = session.expiresAt()
      if (present !== undefined && present > endsAt) announceEnd(undefined)
    }, look)
    return () => clearInterval(timer)
  }, [session, endsAt])

  async function stay() {
    setPending(true)
    try {
      const { expiresAt } = await session.extend()
      if (expiresAt - Date.now() > expiryWarning) announceEnd(undefined)
      else setProblem(t('shell.expiry.limit'))
    } catch (error) {
      setProblem(errorText(error))
    } finally {
      setPending(false)
    }
  }

  return (
    <Dialog
      role="alertdialog"
      title={t('shell.expiry.title')}
      isOpen
      onOpenChange={() => announceEnd(undefined)}
      isDismissable={false}
      footer={
        <>
          <Button variant="primary" onPress={() => void stay()} isPending={isPending} isDisabled={problem !== ''}>
            {t('shell.expiry.stay')}
          </Button>
          <Button onPress={() => announceEnd(undefined)}>{t('shell.close')}</Button>
        </>
      }
    >
      <Stack gap={12}>
        <p>{t('shell.expiry.text', { time: formatClock(endsAt) })}</p>
        {problem && (
          <InlineAlert tone="warning" isAnnounced>
            {problem}
          </InlineAlert>
        )}
      </Stack>
    </Dialog>
  )
}
