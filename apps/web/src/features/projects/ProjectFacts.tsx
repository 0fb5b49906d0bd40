import type { Project } from '@dragoman/sdk/operations/projects'
import { Person } from '@dragoman/ui/Avatar'
import { DescriptionList, Property } from '@dragoman/ui/DescriptionList'
import { Languages } from '../../display/Languages.tsx'
import { Moment } from '../../display/Moment.tsx'
import { formatList, formatTimestamp, isolated, listSeparator } from '../../i18n/format.ts'
import { enumWord, t } from '../../i18n/t.ts'
import { CustomValues } from '../custom-fields/values/CustomValues.tsx'
import { ProjectField, useMayEdit } from './edit/ProjectField.tsx'
import styles from './projects.module.css'

/** The facts of a project. Unknown ones are listed only for people who can fill them in. */
export function ProjectFacts({ project }: { project: Project }) {
  const mayEdit = useMayEdit(project)
  const { organizationalUnit: unit, assignee, contact, creator, deliveryDate, tags, keyDates, purchaseOrder } = project
  return (
    <DescriptionList>
      <Property term={t('projects.reference')}>
        <ProjectField project={project} field="reference" label={t('projects.reference')}>
          <bdi>{project.reference}</bdi>
        </ProjectField>
      </Property>
      <Property term={t('projects.number')}>
        <ProjectField project={project} field="name" label={t('projects.number')}>
          <bdi>{project.name}</bdi>
        </ProjectField>
      </Property>
      <Property term={t('projects.unit')}>
        <bdi>{[unit.organization?.name, unit.name].filter(Boolean).join(' · ')}</bdi>
      </Property>
      {(assignee || mayEdit) && (
        <Property term={t('projects.manager')}>
          <ProjectField project={project} field="assigneeUUID" label={t('projects.manager')}>
            {assignee && <Person name={assignee.name} src={assignee.avatar} />}
          </ProjectField>
        </Property>
      )}
      {(contact || mayEdit) && (
        <Property term={t('projects.contact')}>
          <ProjectField project={project} field="contactUUID" label={t('projects.contact')}>
            {contact && <Person name={contact.name} src={contact.avatar} />}
          </ProjectField>
        </Property>
      )}
      {(purchaseOrder !== '' || mayEdit) && (
        <Property term={t('projects.purchaseOrder')}>
          <ProjectField project={project} field="purchaseOrder" label={t('projects.purchaseOrder')}>
            {purchaseOrder && <bdi>{purchaseOrder}</bdi>}
          </ProjectField>
        </Property>
      )}
      {(tags.length > 0 || mayEdit) && (
        <Property term={t('projects.tags')}>
          <ProjectField project={project} field="tags" label={t('projects.tags')}>
            {tags.map(isolated).join(listSeparator())}
          </ProjectField>
        </Property>
      )}
      {(keyDates.length > 0 || mayEdit) && (
        <Property term={t('projects.keyDates')}>
          <ProjectField project={project} field="keyDates" label={t('projects.keyDates')}>
            {keyDates.length > 0 && (
              <ul className={styles.dates}>
                {keyDates.map(({ name, date }, index) => (
                  <li key={index}>
                    <bdi>{name}</bdi>
                    <span className={styles.term}>{formatTimestamp(date, undefined, project.timezone)}</span>
                  </li>
                ))}
              </ul>
            )}
          </ProjectField>
        </Property>
      )}
      <CustomValues entity="PROJECT" uuid={project.uuid} values={project.customFields} />
      <Property term={t('projects.languages')}>
        <Languages source={project.sourceLocale} target={project.targetLocales} />
      </Property>
      {project.workflows.length > 0 && (
        <Property term={t('projects.steps')}>
          {formatList(project.workflows.map(({ name, label }) => enumWord('workflow', name, label)))}
        </Property>
      )}
      {deliveryDate !== undefined && (
        <Property term={t('projects.delivered')}>
          <Moment value={deliveryDate} />
        </Property>
      )}
      <Property term={t('projects.creator')}>
        <Person name={creator.name} src={creator.avatar} />
      </Property>
      <Property term={t('projects.created')}>
        <Moment value={project.createDate} />
      </Property>
    </DescriptionList>
  )
}
