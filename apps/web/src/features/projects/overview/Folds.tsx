import { useCan } from '@dragoman/hooks/permissions'
import type { Project } from '@dragoman/sdk/operations/projects'
import { requirements } from '@dragoman/sdk/requirements'
import { Card } from '@dragoman/ui/Card'
import { Disclosure } from '@dragoman/ui/Disclosure'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { Suspense, useState } from 'react'
import { missingRegion } from '../../../errors/RegionError.tsx'
import { t } from '../../../i18n/t.ts'
import { region } from '../../../lazy.tsx'
import { LazyProfileSelect } from '../../quality-rules/LazyProfileSelect.tsx'
import { ProjectField } from '../edit/ProjectField.tsx'
import { ProjectFacts } from '../ProjectFacts.tsx'
import styles from './Side.module.css'

const AutomationSwitches = region(() => import('../edit/AutomationSwitches.tsx'), 'AutomationSwitches', missingRegion)

/** Parts that are seldom needed: details, instructions, notes, automation. Each fold sums up its content. */
export function Folds({ project }: { project: Project }) {
  // A fold has its content while it is closed, too; the code of these comes when they are opened.
  const [hasAutomation, showAutomation] = useState(false)
  const [hasProfile, showProfile] = useState(false)
  const mayChooseProfile = useCan(requirements['qualityProfiles.setPlace'])
  const { assignee, purchaseOrder, instructions = '', notes = '', autopilotEnabled } = project
  return (
    <Card>
      <div className={styles.folds}>
        <Disclosure
          title={t('projects.facts')}
          headingLevel={2}
          end={<Short>{[assignee?.name, purchaseOrder].filter(Boolean).join(', ')}</Short>}
        >
          <ProjectFacts project={project} />
        </Disclosure>
        <Disclosure title={t('projects.instructions')} headingLevel={2} end={<Short>{instructions}</Short>}>
          <ProjectField project={project} field="instructions" label={t('projects.instructions')}>
            {instructions && <Text>{instructions}</Text>}
          </ProjectField>
        </Disclosure>
        <Disclosure title={t('projects.notes')} headingLevel={2} end={<Short>{notes}</Short>}>
          <ProjectField project={project} field="notes" label={t('projects.notes')}>
            {notes && <Text>{notes}</Text>}
          </ProjectField>
        </Disclosure>
        <Disclosure
          title={t('projects.automation')}
          headingLevel={2}
          isExpanded={hasAutomation}
          onExpandedChange={showAutomation}
          end={<Short>{t(autopilotEnabled ? 'projects.autopilot.on' : 'projects.autopilot.off')}</Short>}
        >
          {hasAutomation && (
            <Suspense fallback={<Skeleton height={120} />}>
              <AutomationSwitches project={project} />
            </Suspense>
          )}
        </Disclosure>
        {mayChooseProfile && (
          <Disclosure
            title={t('projects.qualityProfile')}
            headingLevel={2}
            isExpanded={hasProfile}
            onExpandedChange={showProfile}
          >
            {hasProfile && (
              <Suspense fallback={<Skeleton lines={2} />}>
                <LazyProfileSelect
                  place={{ level: 'PROJECT', placeUuid: project.uuid }}
                  around={[{ level: 'ORG_UNIT', placeUuid: project.organizationalUnit.uuid }, { level: 'ACCOUNT' }]}
                />
              </Suspense>
            )}
          </Disclosure>
        )}
      </div>
    </Card>
  )
}

const Short = ({ children }: { children: string }) => (
  <span className={styles.short}>
    <bdi>{children}</bdi>
  </span>
)

const Text = ({ children }: { children: string }) => (
  <span dir="auto" className={styles.text}>
    {children}
  </span>
)
