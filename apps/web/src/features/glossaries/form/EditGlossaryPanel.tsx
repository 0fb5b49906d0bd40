import { useVersionedMutation } from '@dragoman/hooks/versions'
import * as api from '@dragoman/sdk/api'
import type { Glossary } from '@dragoman/sdk/operations/glossaries'
import { SidePanel } from '@dragoman/ui/SidePanel'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { Suspense, useState } from 'react'
import { ActionButtons } from '../../../form/ActionButtons.tsx'
import { ConflictNotice, type Difference } from '../../../form/ConflictNotice.tsx'
import { valueText } from '../../../form/conflict-text.ts'
import { clashesOf, mergeValues, type Clash } from '../../../form/merge-values.ts'
import { languageName } from '../../../i18n/format.ts'
import { t, type PlainMessageId } from '../../../i18n/t.ts'
import { showToast } from '../../../ground/toasts.ts'
import { confirmLeaving } from '../../../ground/unsaved.ts'
import { GlossaryForm } from './GlossaryForm.tsx'
import { updateBody, valuesOf, type GlossaryValues } from './glossary-values.ts'

const formId = 'edit-glossary'

export interface EditGlossaryPanelProps {
  glossary: Glossary
  isOpen: boolean
  onClose: () => void
}

/** What describes a glossary, to change it beside its page. What was typed is not lost without asking. */
export function EditGlossaryPanel({ glossary, isOpen, onClose }: EditGlossaryPanelProps) {
  const update = useVersionedMutation(api.glossaries.update, glossary, { meta: { showsErrors: true } })
  update.follow(isOpen)
  const base = valuesOf(update.base)
  const [sent, setSent] = useState(base)
  const theirs = update.conflict && valuesOf(update.conflict.present)
  const close = () => {
    update.reset()
    onClose()
  }
  const paramsOf = (values: GlossaryValues) => ({ body: updateBody(glossary.uuid, values) })
  const leave = () => void confirmLeaving().then((leaves) => leaves && close())
  const save = (values: GlossaryValues) => {
    setSent(values)
    if (theirs) {
      update.conflict?.keepMine(paramsOf(mergeValues(base, values, theirs)))
      return
    }
    update.mutate(paramsOf(values), {
      onSuccess: () => {
        showToast({ tone: 'success', title: t('glossaries.saved') })
        close()
      },
    })
  }
  return (
    <SidePanel
      title={t('glossaries.edit')}
      size="wide"
      isOpen={isOpen}
      onClose={leave}
      footer={<ActionButtons label={t('shell.save')} form={formId} isPending={update.isPending} onCancel={leave} />}
    >
      <Suspense fallback={<Skeleton lines={8} />}>
        <GlossaryForm
          key={update.base.version}
          id={formId}
          label={t('glossaries.edit')}
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
          onSubmit={save}
        />
      </Suspense>
    </SidePanel>
  )
}

/** Units are chosen by id and shown in the form. */
const labels: Partial<Record<keyof GlossaryValues, PlainMessageId>> = {
  name: 'glossaries.name',
  languages: 'glossaries.languages',
  domain: 'glossaries.domain',
  subDomain: 'glossaries.subDomain',
  note: 'glossaries.note',
}

function differenceOf({ field, mine, theirs }: Clash<GlossaryValues>): Difference[] {
  const label = labels[field]
  const shown = (value: unknown) =>
    valueText(field === 'languages' ? (value as string[]).map((locale) => languageName(locale)) : value)
  return label ? [{ label: t(label), mine: shown(mine), theirs: shown(theirs) }] : []
}
