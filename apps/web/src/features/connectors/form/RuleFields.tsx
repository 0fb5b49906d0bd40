import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type {
  ConnectorDeliveryMode,
  ConnectorExistingRule,
  ConnectorSourceRule,
} from '@dragoman/sdk/operations/connectors'
import { FormRow } from '@dragoman/ui/Form'
import { MultiSelect } from '@dragoman/ui/MultiSelect'
import { Stack } from '@dragoman/ui/Page'
import { Select } from '@dragoman/ui/Select'
import { Switch } from '@dragoman/ui/Switch'
import { TextField } from '@dragoman/ui/TextField'
import { useQuery } from '@tanstack/react-query'
import { TagsField } from '../../../form/TagsField.tsx'
import { enumWord, t } from '../../../i18n/t.ts'
import { ScheduleFields } from './ScheduleFields.tsx'
import type { SectionProps } from './section.ts'

const sourceRules = ['MATCHING', 'HOLD', 'ANYWAY'] as const satisfies readonly ConnectorSourceRule[]
const existingRules = ['NEVER', 'ONCE', 'ALWAYS'] as const satisfies readonly ConnectorExistingRule[]

/** How content becomes projects, and how translations are delivered. */
export function RuleFields({ kind, draft: { settings }, onChange }: SectionProps) {
  const { data: steps } = useQuery(query(api.workflows.list))
  const set = (change: Partial<typeof settings>) => onChange({ settings: { ...settings, ...change } })
  const setTag = (projectTag: string) => {
    const { projectTag: _, ...rest } = settings
    onChange({ settings: projectTag === '' ? rest : { ...rest, projectTag } })
  }
  return (
    <Stack>
      <FormRow>
        <MultiSelect
          name="settings.workflows"
          label={t('connectors.steps')}
          selectedLabel={t('connectors.steps')}
          description={t('connectors.unitsOwn')}
          isOptional
          maximum={16}
          options={steps?.map(({ code, title }) => ({ id: code, label: enumWord('workflow', code, title) }))}
          value={settings.workflows ?? []}
          onChange={(workflows) => set({ workflows })}
        />
        <TagsField
          name="settings.tags"
          label={t('connectors.tags')}
          isOptional
          value={settings.tags ?? []}
          onChange={(tags) => set({ tags })}
        />
      </FormRow>
      {!kind.hasRepositories && (
        <TextField
          name="settings.projectTag"
          label={t('connectors.projectTag')}
          description={t('connectors.projectTagText')}
          isOptional
          maxLength={100}
          value={settings.projectTag ?? ''}
          onChange={setTag}
        />
      )}
      {kind.deliveries.length > 0 && (
        <>
          <FormRow>
            <Select
              name="settings.delivery"
              label={t('connectors.delivery')}
              options={kind.deliveries.map((id) => ({ id, label: t(`connectors.delivery.${id}`) }))}
              value={settings.delivery ?? kind.deliveries[0]!}
              onChange={(id) => set({ delivery: id as ConnectorDeliveryMode })}
            />
            <Select
              name="settings.whenSourceChanged"
              label={t('connectors.whenSourceChanged')}
              options={sourceRules.map((id) => ({ id, label: t(`connectors.sourceRule.${id}`) }))}
              value={settings.whenSourceChanged ?? 'MATCHING'}
              onChange={(id) => set({ whenSourceChanged: id as ConnectorSourceRule })}
            />
          </FormRow>
          <Select
            name="settings.existing"
            label={t('connectors.existing')}
            options={existingRules.map((id) => ({ id, label: t(`connectors.existingRule.${id}`) }))}
            value={settings.existing ?? 'NEVER'}
            onChange={(id) => set({ existing: id as ConnectorExistingRule })}
          />
          <Switch
            isReversed
            isSelected={settings.deliversWhenDone ?? true}
            onChange={(deliversWhenDone) => set({ deliversWhenDone })}
            description={t('connectors.deliversWhenDoneText')}
          >
            {t('connectors.deliversWhenDone')}
          </Switch>
        </>
      )}
      <ScheduleFields settings={settings} onChange={(next) => onChange({ settings: next })} />
    </Stack>
  )
}
