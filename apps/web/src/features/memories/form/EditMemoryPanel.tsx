import { useVersionedMutation } from '@dragoman/hooks/versions'
import * as api from '@dragoman/sdk/api'
import type { TranslationMemory } from '@dragoman/sdk/operations/translationMemories'
import { SidePanel } from '@dragoman/ui/SidePanel'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { Suspense, useState } from 'react'
import { valueText } from '../../../form/conflict-text.ts'
import { ActionButtons } from '../../../form/ActionButtons.tsx'
import { ConflictNotice, type Difference } from '../../../form/ConflictNotice.tsx'
import { clashesOf, mergeValues, type Clash } from '../../../form/merge-values.ts'
import { languageName } from '../../../i18n/format.ts'
import { t, type PlainMessageId } from '../../../i18n/t.ts'
import { showToast } from '../../../ground/toasts.ts'
import { confirmLeaving } from '../../../ground/unsaved.ts'
import { MemoryForm } from './MemoryForm.tsx'
import { updateBody, valuesOf, type MemoryValues } from './memory-values.ts'

const formId = 'edit-memory'

export interface EditMemoryPanelProps {
  memory: TranslationMemory
  isOpen: boolean
  onClose: () => void
}

/** What describes a memory, to change it beside its page. What was typed is not lost without asking. */
export function EditMemoryPanel({ memory, isOpen, onClose }: EditMemoryPanelProps) {
  const update = useVersionedMutation(api.translationMemories.update, memory, { meta: { showsErrors: true } })
  update.follow(isOpen)
  const base = valuesOf(update.base)
  const [sent, setSent] = useState(base)
  const theirs = update.conflict && valuesOf(update.conflict.present)
  const close = () => {
    update.reset()
    onClose()
  }
  const onSaved = () => {
    showToast({ tone: 'success', title: t('tm.saved') })
    close()
  }
  const paramsOf = (values: MemoryValues) => ({ body: updateBody(memory.uuid, values) })
  const leave = () => void confirmLeaving().then((leaves) => leaves && close())
  return (
    <SidePanel
      title={t('tm.edit')}
      size="wide"
      isOpen={isOpen}
      onClose={leave}
      footer={<ActionButtons label={t('shell.save')} form={formId} isPending={update.isPending} onCancel={leave} />}
    >
      <Suspense fallback={<Skeleton lines={8} />}>
        <MemoryForm
          key={update.base.version}
          id={formId}
          label={t('tm.edit')}
          values={base}
          isNew={false}
          notice={
            <ConflictNotice
              conflict={update.conflict}
              differences={theirs && clashesOf(base, sent, theirs).flatMap(differenceOf)}
              onKeepMine={() => theirs && update.conflict?.keepMine(paramsOf(mergeValues(base, sent, theirs)))}
              isPending={update.isPending}
            />
          }
          isPending={update.isPending}
          error={update.error}
          onSubmit={(values) => {
            setSent(values)
            if (theirs) update.conflict?.keepMine(paramsOf(mergeValues(base, values, theirs)))
            else update.mutate(paramsOf(values), { onSuccess: onSaved })
          }}
        />
      </Suspense>
    </SidePanel>
  )
}

/** Owners are chosen by id and shown in the form. */
const labels: Partial<Record<keyof MemoryValues, PlainMessageId>> = {
  name: 'tm.name',
  targetLocales: 'tm.targets',
  domain: 'tm.domain',
  subDomain: 'tm.subDomain',
  note: 'tm.note',
}

function differenceOf({ field, mine, theirs }: Clash<MemoryValues>): Difference[] {
  const label = labels[field]
  const shown = (value: unknown) =>
    valueText(field === 'targetLocales' ? (value as string[]).map((locale) => languageName(locale)) : value)
  return label ? [{ label: t(label), mine: shown(mine), theirs: shown(theirs) }] : []
}
