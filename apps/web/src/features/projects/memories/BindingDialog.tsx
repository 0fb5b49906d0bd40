import type { Project, TranslationMemoryBinding } from '@dragoman/sdk/operations/projects'
import { Checkbox } from '@dragoman/ui/Checkbox'
import { Dialog } from '@dragoman/ui/Dialog'
import { NumberField } from '@dragoman/ui/NumberField'
import { Stack } from '@dragoman/ui/Page'
import { useState } from 'react'
import { ActionButtons } from '../../../form/ActionButtons.tsx'
import { t } from '../../../i18n/t.ts'
import { useGuardedClose } from '../../../ground/unsaved.ts'
import { BindingSteps } from './BindingSteps.tsx'

type Settings = Pick<TranslationMemoryBinding, 'penalty' | 'threshold' | 'maxHits' | 'fixTags' | 'settings'>

export interface BindingDialogProps {
  binding: TranslationMemoryBinding
  /** Steps of the project, which may read and write otherwise. */
  steps: Project['workflows']
  onSave: (settings: Settings) => void
  onClose: () => void
}

/** How a memory is asked in a project: what is taken off its scores, and from which score on it answers. */
export function BindingDialog({ binding, steps, onSave, onClose }: BindingDialogProps) {
  const { name, penalty, threshold, maxHits, fixTags } = binding
  const start: Settings = { penalty, threshold, maxHits, fixTags, settings: binding.settings }
  const [settings, setSettings] = useState(start)
  const leave = useGuardedClose(JSON.stringify(settings) !== JSON.stringify(start), onClose)
  const set = (part: Partial<Settings>) => setSettings({ ...settings, ...part })
  const number = (field: 'penalty' | 'threshold' | 'maxHits', maxValue: number) => (
    <NumberField
      label={t(`projects.memories.${field}`)}
      description={t(`projects.memories.${field}Text`)}
      value={settings[field]}
      onChange={(value) => set({ [field]: Number.isNaN(value) ? 0 : value })}
      minValue={field === 'maxHits' ? 1 : 0}
      maxValue={maxValue}
      step={1}
    />
  )
  return (
    <Dialog
      isOpen
      onOpenChange={leave}
      title={t('projects.memories.settings', { name })}
      isDismissable={false}
      footer={<ActionButtons label={t('shell.save')} onPress={() => onSave(settings)} onCancel={onClose} />}
    >
      <Stack gap={16}>
        {number('penalty', 100)}
        {number('threshold', 100)}
        {number('maxHits', 20)}
        <Checkbox isSelected={settings.fixTags} onChange={(next) => set({ fixTags: next })}>
          {t('projects.memories.fixTags')}
        </Checkbox>
        <BindingSteps
          steps={steps}
          binding={binding}
          workflows={settings.settings.workflows ?? []}
          onChange={(workflows) => set({ settings: { ...settings.settings, workflows } })}
        />
      </Stack>
    </Dialog>
  )
}
