import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { MultiSelect } from '@dragoman/ui/MultiSelect'
import { Stack } from '@dragoman/ui/Page'
import { TagsField } from '../../../form/TagsField.tsx'
import { t } from '../../../i18n/t.ts'
import type { SectionProps } from './section.ts'
import { RepositoryFields } from './RepositoryFields.tsx'
import { useChoices } from './use-choices.tsx'

/** The content that is taken: repositories, types as the other system names them, and patterns. */
export function ContentFields(props: SectionProps) {
  const { kind, draft, onChange, configUuid } = props
  const { settings } = draft
  const hasTypes = kind.choices.includes('contentType')
  const { options, problem } = useChoices(
    query(api.connectors.listChoices, { path: { configUuid: configUuid ?? '' }, query: { field: 'contentType' } }),
    hasTypes ? configUuid : undefined,
  )
  const set = (change: Partial<typeof settings>) => onChange({ settings: { ...settings, ...change } })
  return (
    <Stack>
      {kind.hasRepositories && <RepositoryFields {...props} />}
      {problem}
      {hasTypes && (
        <MultiSelect
          name="settings.contentTypes"
          label={t('connectors.contentTypes')}
          selectedLabel={t('connectors.contentTypes')}
          description={t('connectors.contentTypesText')}
          isOptional
          maximum={50}
          options={options}
          value={settings.contentTypes ?? []}
          onChange={(contentTypes) => set({ contentTypes })}
        />
      )}
      <TagsField
        name="settings.include"
        label={t('connectors.include')}
        description={t('connectors.includeText')}
        isOptional
        value={settings.include ?? []}
        onChange={(include) => set({ include })}
      />
      <TagsField
        name="settings.exclude"
        label={t('connectors.exclude')}
        isOptional
        value={settings.exclude ?? []}
        onChange={(exclude) => set({ exclude })}
      />
    </Stack>
  )
}
