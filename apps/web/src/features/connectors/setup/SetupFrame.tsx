import { Breadcrumbs } from '@dragoman/ui/Breadcrumbs'
import { Page, PageBody } from '@dragoman/ui/Page'
import { PageHeader } from '@dragoman/ui/PageHeader'
import { Steps } from '@dragoman/ui/Steps'
import type { ReactNode } from 'react'
import { Link } from '../../../ground/links.ts'
import { t } from '../../../i18n/t.ts'
import { setupSteps, type SetupStep } from '../connector-search.ts'

interface SetupFrameProps {
  title: string
  step: SetupStep
  actions?: ReactNode
  children: ReactNode
}

/** The page of a step, with all steps above it. */
export function SetupFrame({ title, step, actions, children }: SetupFrameProps) {
  return (
    <Page>
      <PageHeader
        title={title}
        breadcrumbs={
          <Breadcrumbs>
            {[
              <Link key="all" to="/integrations">
                {t('connectors.integrations')}
              </Link>,
            ]}
          </Breadcrumbs>
        }
        actions={actions}
      />
      <PageBody>
        <Steps
          label={t('connectors.steps.label')}
          steps={setupSteps.map((id) => ({ id, label: t(`connectors.step.${id}`) }))}
          current={step}
          doneLabel={t('connectors.stepDone')}
        />
        {children}
      </PageBody>
    </Page>
  )
}
