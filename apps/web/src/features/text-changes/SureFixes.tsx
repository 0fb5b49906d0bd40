import { Dialog } from '@dragoman/ui/Dialog'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { useEffect, useRef } from 'react'
import { t } from '../../i18n/t.ts'
import { FoundTexts } from './FoundTexts.tsx'
import { useTextChange } from './use-text-change.ts'

interface SureFixesProps {
  checkRunUuid: string
  issueKind?: string | undefined
  onClose: () => void
}

/** The fixes of a check that have one right answer: seen, ticked, made at once, and undone as one. */
export function SureFixes({ checkRunUuid, issueKind, onClose }: SureFixesProps) {
  const state = useTextChange()
  const { search } = state
  const isAsked = useRef(false)
  useEffect(() => {
    if (isAsked.current) return
    isAsked.current = true
    search({ scope: 'CHECK_RUN', scopeUuid: checkRunUuid, ...(issueKind && { issueKind }) })
  }, [search, checkRunUuid, issueKind])
  return (
    <Dialog size="large" title={t('textChanges.fixes')} isOpen onOpenChange={onClose}>
      {state.isSearching && <Skeleton lines={6} />}
      <FoundTexts state={state} none={t('textChanges.noFixes')} />
    </Dialog>
  )
}
