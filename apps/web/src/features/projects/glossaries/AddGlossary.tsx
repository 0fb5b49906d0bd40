import type { GlossaryRef } from '@dragoman/sdk/operations/glossaries'
import { formatList, languageName } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { AddBinding } from '../AddBinding.tsx'

export interface AddGlossaryProps {
  /** Those of the account. */
  glossaries: readonly GlossaryRef[]
  /** Ids of those that are bound already. */
  bound: readonly string[]
  isPending: boolean
  onAdd: (glossaryUuid: string) => void
}

/** Binds one more glossary; nothing to choose from while the account has no other. */
export function AddGlossary({ glossaries, bound, isPending, onAdd }: AddGlossaryProps) {
  const options = glossaries
    .filter(({ uuid }) => !bound.includes(uuid))
    .map(({ uuid, name, languages = [] }) => ({
      id: uuid,
      label: name,
      description: formatList(languages.map(languageName)),
    }))
  if (options.length === 0) return null
  return (
    <AddBinding
      title={t('projects.glossaries.add')}
      label={t('projects.glossaries.name')}
      button={t('projects.glossaries.add')}
      options={options}
      isPending={isPending}
      onAdd={onAdd}
    />
  )
}
