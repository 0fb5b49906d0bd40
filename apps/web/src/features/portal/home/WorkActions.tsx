import { useCan } from '@dragoman/hooks/permissions'
import { requirements } from '@dragoman/sdk/requirements'
import { Button } from '@dragoman/ui/Button'
import { Dialog } from '@dragoman/ui/Dialog'
import { useState } from 'react'
import { isolated } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { MessageForm } from '../../projects/messages/MessageForm.tsx'
import type { PortalRow } from './ProjectsCard.tsx'

/** A question to those who work on a project. */
export function WorkActions({ row }: { row: PortalRow }) {
  const mayAsk = useCan(requirements['projects.createMessage'])
  const [isAsking, setAsking] = useState(false)
  if (!mayAsk) return null
  const title = t('portal.ask.title', { name: isolated(row.reference) })
  return (
    <>
      <Button size="small" variant="quiet" icon="comment" aria-label={title} onPress={() => setAsking(true)}>
        {t('portal.ask')}
      </Button>
      {isAsking && (
        <Dialog title={title} isOpen onOpenChange={setAsking} isDismissable={false}>
          <MessageForm projectUuid={row.uuid} onDone={() => setAsking(false)} />
        </Dialog>
      )}
    </>
  )
}
