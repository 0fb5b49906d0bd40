import { useVersionedMutation } from '@dragoman/hooks/versions'
import * as api from '@dragoman/sdk/api'
import type { TranslationMemory } from '@dragoman/sdk/operations/translationMemories'
import { valueText } from '../../../form/conflict-text.ts'
import type { Difference } from '../../../form/ConflictNotice.tsx'
import { EditPanel } from '../../../form/EditPanel.tsx'
import type { Clash } from '../../../form/merge-values.ts'
import { languageName } from '../../../i18n/format.ts'
import { t, type PlainMessageId } from '../../../i18n/t.ts'
import { MemoryFields } from './MemoryFields.tsx'
import { updateBody, valuesOf, type MemoryValues } from './memory-values.ts'

export interface EditMemoryProps {
  memory: TranslationMemory
  onClose: () => void
}

/** The properties of a translation memory, to change them beside its page. */
export function EditMemory({ memory, onClose }: EditMemoryProps) {
  const save = useVersionedMutation(api.translationMemories.update, memory, { meta: { showsErrors: true } })
  return (
    <EditPanel
      title={t('tm.edit')}
      saved={t('tm.saved')}
      save={save}
      valuesOf={valuesOf}
      paramsOf={(values) => ({ body: updateBody(memory.uuid, values) })}
      differenceOf={differenceOf}
      onClose={onClose}
    >
      {(form) => <MemoryFields form={form} />}
    </EditPanel>
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

function differenceOf({ field, mine, theirs }: Clash<MemoryValues>): Difference | undefined {
  const label = labels[field]
  const shown = (value: unknown) =>
    valueText(field === 'targetLocales' ? (value as string[]).map((locale) => languageName(locale)) : value)
  return label && { label: t(label), mine: shown(mine), theirs: shown(theirs) }
}
