import { useCan } from '@dragoman/hooks/permissions'
import type { Project } from '@dragoman/sdk/operations/projects'
import { requirements } from '@dragoman/sdk/requirements'
import { Person } from '@dragoman/ui/Avatar'
import { Card } from '@dragoman/ui/Card'
import { DescriptionList, Property } from '@dragoman/ui/DescriptionList'
import { Languages } from '../../display/Languages.tsx'
import { Moment } from '../../display/Moment.tsx'
import { enumWord, t } from '../../i18n/t.ts'
import { formatList, formatNumber, formatPercent, listSeparator, isolated } from '../../i18n/format.ts'
import { DueDate } from '../../display/DueDate.tsx'
import { ProjectCost } from './ProjectCost.tsx'

/** The facts of a project; what is not known is not listed. */
export function ProjectFacts({ project }: { project: Project }) {
  const seesCosts = useCan(requirements['costs.getSummary'])
  const { organizationalUnit: unit, assignee, contact, creator, dueDate, deliveryDate, status } = project
  return (
    <Card title={t('projects.facts')}>
      <DescriptionList>
        <Property term={t('projects.unit')}>
          <bdi>{[unit.organization?.name, unit.name].filter(Boolean).join(' · ')}</bdi>
        </Property>
        <Property term={t('projects.languages')}>
          <Languages source={project.sourceLocale} target={project.targetLocales} />
        </Property>
        {project.workflows.length > 0 && (
          <Property term={t('projects.steps')}>
            {formatList(project.workflows.map(({ name, label }) => enumWord('workflow', name, label)))}
          </Property>
        )}
        {dueDate !== undefined && (
          <Property term={t('projects.due')}>
            <DueDate value={dueDate} status={status} />
          </Property>
        )}
        {deliveryDate !== undefined && (
          <Property term={t('projects.delivered')}>
            <Moment value={deliveryDate} />
          </Property>
        )}
        <Property term={t('projects.progress')}>{formatPercent(project.progress / 100)}</Property>
        <Property term={t('projects.words')}>{formatNumber(project.totalWords)}</Property>
        {seesCosts && project.costsStatus !== 'NOT_CALCULATED' && (
          <Property term={t('projects.cost')}>
            <ProjectCost project={project} />
          </Property>
        )}
        {assignee && (
          <Property term={t('projects.manager')}>
            <Person name={assignee.name} src={assignee.avatar} />
          </Property>
        )}
        {contact && (
          <Property term={t('projects.contact')}>
            <Person name={contact.name} src={contact.avatar} />
          </Property>
        )}
        <Property term={t('projects.creator')}>
          <Person name={creator.name} src={creator.avatar} />
        </Property>
        <Property term={t('projects.created')}>
          <Moment value={project.createDate} />
        </Property>
        {project.tags.length > 0 && (
          <Property term={t('projects.tags')}>{project.tags.map(isolated).join(listSeparator())}</Property>
        )}
      </DescriptionList>
    </Card>
  )
}
