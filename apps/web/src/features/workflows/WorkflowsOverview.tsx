import type { Workflow, WorkflowSettingsOfAccount, WorkflowTemplate } from '@dragoman/sdk/operations/workflows'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { Stack } from '@dragoman/ui/Page'
import { Suspense, useState } from 'react'
import { t } from '../../i18n/t.ts'
import { overlay } from '../../lazy.tsx'
import { SettingsPageFrame } from '../settings/SettingsPageFrame.tsx'
import { StepList } from './StepList.tsx'
import { TemplateList } from './TemplateList.tsx'

const StepDialog = overlay(() => import('./StepDialog.tsx'), 'StepDialog')
const TemplateDialog = overlay(() => import('./TemplateDialog.tsx'), 'TemplateDialog')

type Open = { step?: Workflow } | { template?: WorkflowTemplate; isTemplate: true }

/** The workflow steps of the account in their order, and templates of them. */
export function WorkflowsOverview({ settings }: { settings: WorkflowSettingsOfAccount }) {
  const { workflows, templates } = settings
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  return (
    <SettingsPageFrame
      title={t('workflows.title')}
      description={t('workflows.text')}
      actions={
        templates.length > 0 && (
          <Button variant="primary" icon="plus" onPress={() => setOpen({ isTemplate: true })}>
            {t('workflows.addTemplate')}
          </Button>
        )
      }
    >
      <Stack>
        <Card isFlush title={t('workflows.templates')} description={t('workflows.templatesText')}>
          {templates.length === 0 ? (
            <EmptyState
              kind="first-use"
              headingLevel={3}
              title={t('workflows.noTemplates')}
              action={
                <Button icon="plus" onPress={() => setOpen({ isTemplate: true })}>
                  {t('workflows.addTemplate')}
                </Button>
              }
            >
              {t('workflows.noTemplatesText')}
            </EmptyState>
          ) : (
            <TemplateList
              templates={templates}
              steps={workflows}
              onEdit={(template) => setOpen({ template, isTemplate: true })}
            />
          )}
        </Card>
        <Card
          isFlush
          title={t('workflows.steps')}
          actions={
            <Button size="small" icon="plus" onPress={() => setOpen({})}>
              {t('workflows.add')}
            </Button>
          }
        >
          <StepList steps={workflows} onEdit={(step) => setOpen({ step })} />
        </Card>
      </Stack>
      <Suspense>
        {open && !('isTemplate' in open) && <StepDialog {...open} onClose={close} />}
        {open && 'isTemplate' in open && <TemplateDialog template={open.template} steps={workflows} onClose={close} />}
      </Suspense>
    </SettingsPageFrame>
  )
}
