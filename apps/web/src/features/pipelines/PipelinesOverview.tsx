import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { PipelineOverview } from '@dragoman/sdk/operations/pipelines'
import { Card } from '@dragoman/ui/Card'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Stack } from '@dragoman/ui/Page'
import { Switch } from '@dragoman/ui/Switch'
import { useMutation } from '@tanstack/react-query'
import { t } from '../../i18n/t.ts'
import { LinkButton } from '../../ground/links.ts'
import { showToast } from '../../ground/toasts.ts'
import { SettingsPageFrame } from '../settings/SettingsPageFrame.tsx'
import { PipelineList } from './PipelineList.tsx'
import { TemplateCards } from './TemplateCards.tsx'

/** The pipelines of the account, the switch for all of them, and what to start from. */
export function PipelinesOverview({ overview }: { overview: PipelineOverview }) {
  const { enabled, pipelines, lastChange } = overview
  const { mutate, isPending } = useMutation(mutation(api.pipelines.updateSettings))
  const toggle = (next: boolean) => {
    const undo = { label: t('pipelines.undo'), onAction: () => mutate({ body: { enabled: !next } }) }
    mutate(
      { body: { enabled: next } },
      {
        onSuccess: () =>
          showToast({ tone: 'success', title: next ? t('pipelines.allOn') : t('pipelines.allOff'), action: undo }),
      },
    )
  }
  return (
    <SettingsPageFrame
      title={t('pipelines.title')}
      description={t('pipelines.text')}
      lastChange={lastChange}
      actions={
        <LinkButton variant="primary" icon="plus" to="/settings/automation-settings/pipelines/create">
          {t('pipelines.add')}
        </LinkButton>
      }
    >
      <Stack>
        <Card>
          <Switch
            isReversed
            isSelected={enabled}
            isDisabled={isPending}
            onChange={toggle}
            description={t('pipelines.enabledText')}
          >
            {t('pipelines.enabled')}
          </Switch>
        </Card>
        {!enabled && pipelines.length > 0 && <InlineAlert tone="warning">{t('pipelines.areOff')}</InlineAlert>}
        {pipelines.length > 0 && <PipelineList pipelines={pipelines} />}
        <TemplateCards isFirst={pipelines.length === 0} />
      </Stack>
    </SettingsPageFrame>
  )
}
