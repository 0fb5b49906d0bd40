import { useVersionedMutation } from '@dragoman/hooks/versions'
import * as api from '@dragoman/sdk/api'
import type { Project } from '@dragoman/sdk/operations/projects'
import { Stack } from '@dragoman/ui/Page'
import { Switch } from '@dragoman/ui/Switch'
import { useState } from 'react'
import { valueText } from '../../../form/conflict-text.ts'
import { ConflictNotice } from '../../../form/ConflictNotice.tsx'
import { t } from '../../../i18n/t.ts'
import { useMayEdit } from './ProjectField.tsx'

const labels = {
  autopilotEnabled: 'projects.autopilot',
  automationEnabled: 'projects.autoDeliver',
  spellCheckerIgnoreWordsEnabled: 'projects.ignoreWords',
} as const

type Switches = Record<keyof typeof labels, boolean>

/** The automation of a project; a switch takes effect at once. */
export function AutomationSwitches({ project }: { project: Project }) {
  const mayEdit = useMayEdit(project)
  const save = useVersionedMutation(api.projects.updateInfo, project)
  save.follow(false)
  const [wanted, setWanted] = useState<Partial<Switches>>({})
  const set = (body: Partial<Switches>) => {
    setWanted(body)
    save.mutate({ path: { projectUUID: project.uuid }, body })
  }
  const { conflict } = save
  const differences = (Object.keys(labels) as (keyof typeof labels)[]).flatMap((field) =>
    conflict && wanted[field] !== undefined
      ? [{ label: t(labels[field]), mine: valueText(wanted[field]), theirs: valueText(conflict.present[field]) }]
      : [],
  )
  return (
    <Stack gap={12}>
      <Switch
        isReversed
        isSelected={project.autopilotEnabled}
        isDisabled={!mayEdit || save.isPending}
        onChange={(autopilotEnabled) => set({ autopilotEnabled })}
        description={t('projects.autopilot.text')}
      >
        {t('projects.autopilot')}
      </Switch>
      <Switch
        isReversed
        isSelected={project.automationEnabled}
        isDisabled={!mayEdit || save.isPending}
        onChange={(automationEnabled) => set({ automationEnabled })}
        description={t('projects.autoDeliver.text')}
      >
        {t('projects.autoDeliver')}
      </Switch>
      <Switch
        isReversed
        isSelected={project.spellCheckerIgnoreWordsEnabled}
        isDisabled={!mayEdit || save.isPending}
        onChange={(spellCheckerIgnoreWordsEnabled) => set({ spellCheckerIgnoreWordsEnabled })}
        description={t('projects.ignoreWords.text')}
      >
        {t('projects.ignoreWords')}
      </Switch>
      <ConflictNotice conflict={conflict} differences={differences} isPending={save.isPending} />
    </Stack>
  )
}
