import type { ProjectSummary } from '@dragoman/sdk/operations/projects'
import { Languages } from '../../display/Languages.tsx'
import { Moment } from '../../display/Moment.tsx'
import { StatusWord } from '../../display/StatusWord.tsx'
import { formatMoney } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'
import { Link } from '../../shell/links.ts'
import { QueueLine } from './Queue.tsx'

/** A project in a queue: unit and languages, and when it is due or what it costs. */
export function ProjectLine({ project, shows }: { project: ProjectSummary; shows: 'due' | 'cost' }) {
  const { uuid, reference, organizationalUnit, sourceLocale, targetLocales, dueDate, totalCost, currency, status } =
    project
  return (
    <QueueLine
      link={
        <Link to="/projects/$id" params={{ id: uuid }} variant="plain">
          <bdi>{reference}</bdi>
        </Link>
      }
      detail={
        <>
          <bdi>{organizationalUnit.name}</bdi> · <Languages source={sourceLocale} target={targetLocales} />
        </>
      }
      end={
        <>
          <StatusWord of="projectStatus" code={status} />
          {shows === 'cost' && totalCost !== undefined && <span>{formatMoney(totalCost, currency)}</span>}
          {shows === 'due' && dueDate !== undefined && <Moment value={dueDate} as="relative" />}
          {shows === 'due' && dueDate === undefined && <span>{t('home.noDueDate')}</span>}
        </>
      }
    />
  )
}
