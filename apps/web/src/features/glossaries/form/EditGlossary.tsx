import { useVersionedMutation } from '@dragoman/hooks/versions'
import * as api from '@dragoman/sdk/api'
import type { Glossary, GlossaryAttribute } from '@dragoman/sdk/operations/glossaries'
import { valueText } from '../../../form/conflict-text.ts'
import type { Difference } from '../../../form/ConflictNotice.tsx'
import { EditPanel } from '../../../form/EditPanel.tsx'
import type { Clash } from '../../../form/merge-values.ts'
import { languageName } from '../../../i18n/format.ts'
import { t, type PlainMessageId } from '../../../i18n/t.ts'
import { GlossaryFields } from './GlossaryFields.tsx'
import { updateBody, valuesOf, type GlossaryValues } from './glossary-values.ts'

export interface EditGlossaryProps {
  glossary: Glossary
  onClose: () => void
}

/** The properties of a glossary, to change them beside its page. */
export function EditGlossary({ glossary, onClose }: EditGlossaryProps) {
  const save = useVersionedMutation(api.glossaries.update, glossary, { meta: { showsErrors: true } })
  return (
    <EditPanel
      title={t('glossaries.edit')}
      saved={t('glossaries.saved')}
      save={save}
      valuesOf={valuesOf}
      paramsOf={(values) => ({ body: updateBody(glossary.uuid, values) })}
      differenceOf={differenceOf}
      onClose={onClose}
    >
      {(form) => <GlossaryFields form={form} />}
    </EditPanel>
  )
}

/** Owners are chosen by id and shown in the form. */
const labels: Partial<Record<keyof GlossaryValues, PlainMessageId>> = {
  name: 'glossaries.name',
  languages: 'glossaries.languages',
  domain: 'glossaries.domain',
  subDomain: 'glossaries.subDomain',
  note: 'glossaries.note',
  customAttributes: 'glossaries.attributes',
}

function differenceOf({ field, mine, theirs }: Clash<GlossaryValues>): Difference | undefined {
  const label = labels[field]
  const shown = (value: unknown) =>
    valueText(
      field === 'languages'
        ? (value as string[]).map((locale) => languageName(locale))
        : field === 'customAttributes'
          ? (value as GlossaryAttribute[]).map((each) => `${each.name}: ${each.value}`)
          : value,
    )
  return label && { label: t(label), mine: shown(mine), theirs: shown(theirs) }
}
