import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { Project } from '@dragoman/sdk/operations/projects'
import { Dialog } from '@dragoman/ui/Dialog'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { MultiSelect } from '@dragoman/ui/MultiSelect'
import { Stack } from '@dragoman/ui/Page'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { ActionButtons } from '../../../form/ActionButtons.tsx'
import { errorText } from '../../../errors/error-text.ts'
import { t } from '../../../i18n/t.ts'
import { showToast } from '../../../ground/toasts.ts'
import { useGuardedClose } from '../../../ground/unsaved.ts'
import { useLanguageOptions } from '../../locales/locale-options.ts'

export interface AddLanguagesProps {
  project: Project
  onClose: () => void
}

/** Into which further languages the files of a draft go, each through the steps that it has already. */
export function AddLanguages({ project, onClose }: AddLanguagesProps) {
  const languages = useLanguageOptions()
  const [chosen, setChosen] = useState<string[]>([])
  const add = useMutation({ ...mutation(api.projects.createWorkUnits), meta: { showsErrors: true } })
  const count = chosen.length
  const leave = useGuardedClose(count > 0 && !add.isPending, onClose)
  const known = new Set([project.sourceLocale, ...project.targetLocales])
  const body = project.resources
    .filter(({ workflows }) => workflows.length > 0)
    .map(({ uuid, workflows }) => ({ projectResourceUuid: uuid, workflows, targetLocales: chosen }))
  const submit = () =>
    add.mutate(
      { path: { projectUUID: project.uuid }, query: { bulk: true }, body },
      {
        onSuccess: () => {
          showToast({ tone: 'success', title: t('projects.languages.added', { count }) })
          onClose()
        },
      },
    )
  return (
    <Dialog
      isOpen
      onOpenChange={leave}
      title={t('projects.languages.add')}
      footer={
        <ActionButtons
          label={t('projects.languages.add')}
          isPending={add.isPending}
          isDisabled={count === 0}
          onPress={submit}
          onCancel={onClose}
        />
      }
    >
      <Stack gap={16}>
        <MultiSelect
          label={t('projects.targets')}
          selectedLabel={t('projects.targets')}
          description={t('projects.languages.addText')}
          options={languages.filter(({ id }) => !known.has(id))}
          value={chosen}
          onChange={setChosen}
          isRequired
        />
        {add.error && (
          <InlineAlert tone="danger" isAnnounced>
            {errorText(add.error)}
          </InlineAlert>
        )}
      </Stack>
    </Dialog>
  )
}
