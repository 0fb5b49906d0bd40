import { useCan } from '@dragoman/hooks/permissions'
import { infinite } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { FileProgress, FileProgressStep, LanguageStep } from '@dragoman/sdk/operations/projects'
import type { UserRef } from '@dragoman/sdk/operations/users'
import { requirements } from '@dragoman/sdk/requirements'
import { Button } from '@dragoman/ui/Button'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { RegionError } from '../../../errors/RegionError.tsx'
import { enumWord, t } from '../../../i18n/t.ts'
import { Link } from '../../../ground/links.ts'
import { DueWord } from './DueWord.tsx'
import styles from './LanguageGrid.module.css'
import { StepMeter } from './StepMeter.tsx'

export interface LanguageFilesProps {
  projectUuid: string
  locale: string
  /** The steps of the grid, three columns each. */
  steps: readonly Pick<LanguageStep, 'index' | 'workflow' | 'title'>[]
  /** The rows of the languages end with a menu. */
  hasMenu: boolean
}

/** The files of one language, as rows below it in the same columns. */
export function LanguageFiles({ projectUuid, locale, steps, hasMenu }: LanguageFilesProps) {
  const options = infinite(api.projects.listFileProgress, {
    path: { projectUUID: projectUuid },
    query: { targetLocales: [locale], size: 50 },
  })
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(options)
  const columns = 1 + 3 * steps.length + (hasMenu ? 1 : 0)
  if (!data) {
    return (
      <tr className={styles.file}>
        <td colSpan={columns} aria-busy={!error}>
          {error ? <RegionError error={error} onRetry={() => void refetch()} /> : <Skeleton lines={3} />}
        </td>
      </tr>
    )
  }
  const people = new Map(data.pages.flatMap((page) => page.people.map((person) => [person.uuid, person])))
  return (
    <>
      {data.pages.flatMap(({ content }) =>
        content.map((file) => <FileRow key={file.uuid} file={file} steps={steps} people={people} hasMenu={hasMenu} />),
      )}
      {hasNextPage && (
        <tr className={styles.file}>
          <td colSpan={columns}>
            <Button size="small" onPress={() => void fetchNextPage()} isPending={isFetchingNextPage}>
              {t('projects.more')}
            </Button>
          </td>
        </tr>
      )}
    </>
  )
}

interface FileRowProps extends Pick<LanguageFilesProps, 'steps' | 'hasMenu'> {
  file: FileProgress
  people: ReadonlyMap<string, UserRef>
}

function FileRow({ file: { path, name, cells }, steps, people, hasMenu }: FileRowProps) {
  const own = cells[0]?.steps ?? []
  return (
    <tr className={styles.file}>
      <th scope="row" className={styles.first}>
        <bdi className={styles.fileName} title={path ? `${path}/${name}` : name}>
          {path ? `${path}/${name}` : name}
        </bdi>
      </th>
      {steps.map(({ index, workflow, title }) => {
        const step = own.find((each) => each.index === index && each.workflow === workflow)
        return (
          <Fragment key={`${index} ${workflow}`}>
            {step ? (
              <FileStep
                step={step}
                name={enumWord('workflow', workflow, title)}
                person={people.get(step.assigneeUuid ?? '')}
              />
            ) : (
              <td colSpan={3} aria-label={t('shell.none')} />
            )}
          </Fragment>
        )
      })}
      {hasMenu && <td className={styles.menu}>{'\u00a0'}</td>}
    </tr>
  )
}

function FileStep({ step, name, person }: { step: FileProgressStep; name: string; person: UserRef | undefined }) {
  const mayOpen = useCan(requirements['tasks.get'])
  const isOpen = ['DRAFT', 'PENDING', 'APPROVED'].includes(step.status)
  const who = person ? (
    <bdi>{person.name}</bdi>
  ) : step.slices ? (
    t('projects.work.slices', { count: step.slices })
  ) : (
    isOpen && t('projects.work.unassigned')
  )
  return (
    <>
      <td className={styles.group}>
        <StepMeter share={step.share} step={name} isLocked={step.isWaiting && step.share === 0} />
      </td>
      <td className={styles.who}>
        {mayOpen ? (
          <Link to="/tasks/$id" params={{ id: step.taskUuid }} variant="plain">
            {who || enumWord('taskStatus', step.status)}
          </Link>
        ) : (
          who
        )}
      </td>
      <td className={styles.when}>
        <DueWord dueDate={isOpen ? step.dueDate : undefined} deliveryDate={step.deliveryDate} />
      </td>
    </>
  )
}
