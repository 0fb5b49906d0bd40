import { useSession } from '@dragoman/hooks/session'
import { Button } from '@dragoman/ui/Button'
import { Banner } from '@dragoman/ui/InlineAlert'
import { useState } from 'react'
import { showError } from '../errors/report-error.ts'
import { t } from '../i18n/t.ts'
import { confirmLeaving } from '../ground/unsaved.ts'

/** Says who acts as whom, on every page, with the way back. */
export function ImpersonationBar() {
  const { session, snapshot } = useSession()
  const [isPending, setPending] = useState(false)
  const { user, impersonator } = snapshot.subject ?? {}
  if (!user || !impersonator) return null
  const goBack = async () => {
    if (!(await confirmLeaving())) return
    setPending(true)
    try {
      await session.endImpersonation()
      // Everything on the page belonged to the other person.
      location.assign('/')
    } catch (error) {
      showError(error)
      setPending(false)
    }
  }
  return (
    <Banner
      tone="warning"
      title={t('shell.impersonation', { actor: impersonator.name, name: user.name })}
      action={
        <Button size="small" onPress={() => void goBack()} isPending={isPending}>
          {t('shell.impersonation.back', { actor: impersonator.name })}
        </Button>
      }
    />
  )
}
