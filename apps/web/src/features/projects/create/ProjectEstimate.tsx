import { Card } from '@dragoman/ui/Card'
import { t } from '../../../i18n/t.ts'
import { Brings } from '../files/Brings.tsx'
import { useProjectEstimate, type EstimatedProject } from './use-project-estimate.ts'

/** The estimate of a new project as it is filled in: tasks, words, and their highest cost. */
export function ProjectEstimate(props: EstimatedProject) {
  const { isKnown, words, counter, tasks, estimate, hasCost } = useProjectEstimate(props)
  return (
    <Card title={t('projects.create.estimate')} description={isKnown ? undefined : t('projects.create.estimateText')}>
      {isKnown && (
        <Brings
          tasks={tasks}
          words={words * props.values.targets.length}
          counter={counter}
          estimate={estimate}
          hasCost={hasCost}
          headingLevel={3}
          isNarrow
        />
      )}
    </Card>
  )
}
