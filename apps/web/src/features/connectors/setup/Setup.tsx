import type { ConnectorConfig } from '@dragoman/sdk/operations/connectors'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { Form } from '@dragoman/ui/Form'
import { DetailLayout, Row, Stack } from '@dragoman/ui/Page'
import { useNavigate } from '@tanstack/react-router'
import { fieldErrors } from '../../../errors/error-text.ts'
import { ConflictNotice } from '../../../form/ConflictNotice.tsx'
import { t } from '../../../i18n/t.ts'
import { configPlace } from '../connector-places.ts'
import { setupSteps, type SetupStep } from '../connector-search.ts'
import { Checks } from '../connection/Checks.tsx'
import { LocaleCodes } from '../connection/Languages.tsx'
import { ContentFields } from '../form/ContentFields.tsx'
import { FormProblems } from '../form/FormProblems.tsx'
import { LanguageFields } from '../form/LanguageFields.tsx'
import { ReachFields } from '../form/ReachFields.tsx'
import { RuleFields } from '../form/RuleFields.tsx'
import type { SectionProps } from '../form/section.ts'
import type { ConnectionForm } from '../form/use-connection-form.ts'
import { SetupFrame } from './SetupFrame.tsx'
import { TryStep } from './TryStep.tsx'

interface SetupProps {
  config: ConnectorConfig
  form: ConnectionForm
  step: SetupStep
}

/** The steps that set a connection up; each is saved, so that one can leave and come back. */
export function Setup({ config, form, step }: SetupProps) {
  const navigate = useNavigate()
  const place = configPlace(config.kind, config.uuid)
  const go = (next: SetupStep | undefined) => void navigate({ ...place, search: next ? { step: next } : {} })
  const at = setupSteps.indexOf(step)
  const back = setupSteps[at - 1]
  const { section, round, isPending, error, conflict, save } = form
  return (
    <SetupFrame
      title={config.name}
      step={step}
      actions={
        <Button isPending={isPending} onPress={() => save(() => go(undefined))}>
          {t('connectors.saveAndClose')}
        </Button>
      }
    >
      <ConflictNotice conflict={conflict} isPending={isPending} />
      {step === 'try' ? (
        <TryStep config={config} form={form} onBack={() => go('rules')} />
      ) : (
        <Form
          label={t(`connectors.step.${step}`)}
          errors={fieldErrors(error)}
          onSubmit={() => save(() => go(setupSteps[at + 1]))}
        >
          <DetailLayout aside={<Checks configUuid={config.uuid} isEager={step === 'reach'} />}>
            <Card title={t(`connectors.step.${step}`)} description={t(`connectors.stepText.${step}`)}>
              <Stack>
                <FormProblems error={error} />
                <Section key={round} step={step} {...section} />
                <Row>
                  {back && <Button onPress={() => save(() => go(back))}>{t('connectors.back')}</Button>}
                  <Button type="submit" variant="primary" isPending={isPending}>
                    {t('connectors.continue')}
                  </Button>
                </Row>
              </Stack>
            </Card>
            {step === 'languages' && <LocaleCodes config={config} form={form} />}
          </DetailLayout>
        </Form>
      )}
    </SetupFrame>
  )
}

function Section({ step, ...props }: SectionProps & { step: Exclude<SetupStep, 'try'> }) {
  switch (step) {
    case 'reach':
      return <ReachFields {...props} />
    case 'content':
      return <ContentFields {...props} />
    case 'languages':
      return <LanguageFields {...props} />
    case 'rules':
      return <RuleFields {...props} />
  }
}
