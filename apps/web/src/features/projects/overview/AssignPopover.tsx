import { sdkOf } from '@dragoman/hooks/api-query-client'
import { query } from '@dragoman/hooks/query'
import { refresh } from '@dragoman/hooks/query-client'
import * as api from '@dragoman/sdk/api'
import { call } from '@dragoman/sdk/client'
import type { LanguageProgress, LanguageStep } from '@dragoman/sdk/operations/projects'
import type { BulkLinguist, Task, TaskBulkResult } from '@dragoman/sdk/operations/tasks'
import { run } from '@dragoman/sdk/run'
import { BareButton } from '@dragoman/ui/BareButton'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { AnchoredPopover } from '@dragoman/ui/Popover'
import { SearchField } from '@dragoman/ui/SearchField'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState, type KeyboardEvent, type RefObject } from 'react'
import { errorText } from '../../../errors/error-text.ts'
import { RegionError } from '../../../errors/RegionError.tsx'
import { formatList } from '../../../i18n/format.ts'
import { formatMoney, formatUnitPrice } from '../../../i18n/format-amounts.ts'
import { t } from '../../../i18n/t.ts'
import { showToast } from '../../../ground/toasts.ts'
import { availabilityFacts } from '../../../display/availability.ts'
import { personScoreFact } from '../../../display/person-score.ts'
import { recommendationFacts } from '../../../display/recommendation.ts'
import { obstacleText } from '../../../display/entry-name.ts'
import styles from './AssignPopover.module.css'

export interface AssignPopoverProps {
  projectUuid: string
  row: LanguageProgress
  step: LanguageStep
  label: string
  anchor: RefObject<HTMLElement | null>
  onClose: () => void
}

const mostTasks = 500

/** Milliseconds between two looks at the change; most take less than a second. */
const interval = 300

const changed = ['tasks', 'workUnits', 'projects', 'users', 'activity']

/** Lists the linguists for the tasks of one step in one language: a press assigns them at once, and can be undone. */
export function AssignPopover({ projectUuid, row, step, label, anchor, onClose }: AssignPopoverProps) {
  const { data, error, refetch } = useQuery(
    query(api.tasks.list, {
      query: {
        projectUuid,
        targetLanguages: [row.targetLocale],
        workflows: [step.workflow],
        statuses: ['PENDING'],
        size: mostTasks,
      },
    }),
  )
  return (
    <AnchoredPopover label={label} anchor={anchor} onClose={onClose} isFlush>
      <div className={styles.panel}>
        {error && <RegionError error={error} onRetry={() => void refetch()} />}
        {!error && !data && <Loading />}
        {data?.content.length === 0 && (
          <EmptyState kind="no-match" icon="tasks" headingLevel={3} title={t('projects.assign.none')}>
            {t('projects.assign.noneText')}
          </EmptyState>
        )}
        {data && data.content.length > 0 && <Choices tasks={wanted(data.content)} onClose={onClose} />}
      </div>
    </AnchoredPopover>
  )
}

/** Those without a linguist; where all have one, all, so that they can go to another. */
function wanted(tasks: readonly Task[]): Task[] {
  const open = tasks.filter(({ assignee }) => !assignee)
  return open.length > 0 ? open : [...tasks]
}

function Choices({ tasks, onClose }: { tasks: readonly Task[]; onClose: () => void }) {
  const queryClient = useQueryClient()
  const [typed, setTyped] = useState('')
  const taskUuids = useMemo(() => tasks.map(({ uuid }) => uuid), [tasks])
  const { data, error, refetch } = useQuery(query(api.tasks.listBulkLinguists, { body: { taskUuids } }))
  const assign = useMutation({
    mutationFn: async ({ user }: BulkLinguist) => {
      // Linguists who haven't accepted a task lose it only where every task has a linguist, as these were meant.
      const include = tasks.filter(({ assignee }) => assignee).map(({ uuid, version }) => ({ uuid, version }))
      const body = { kind: 'ASSIGN', taskUuids, userUuid: user.uuid, include } as const
      const job = await run(sdkOf(queryClient), api.tasks.changeBulk, { body }, { interval })
      await refresh(queryClient, changed)
      // Written by the change alone, in the shape that the contract gives it.
      return { job, report: job.report as unknown as TaskBulkResult }
    },
    meta: { showsErrors: true },
  })
  if (error) return <RegionError error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  const text = typed.trim().toLocaleLowerCase()
  const found = data.filter(({ user }) => user.name.toLocaleLowerCase().includes(text))
  const undo = async (changeUuid: string) => {
    await call(sdkOf(queryClient), api.bulkChanges.undo, { path: { changeUuid } })
    await refresh(queryClient, changed)
  }
  const choose = (linguist: BulkLinguist) =>
    assign.mutate(linguist, {
      onSuccess: ({ job, report }) => {
        const leftOut = report.skipped.length
        showToast({
          tone: leftOut > 0 ? 'info' : 'success',
          title: t('tasks.assigned', { count: report.changed.length, name: linguist.user.name }),
          description: leftOut > 0 ? t('tasks.leftOut', { count: leftOut }) : undefined,
          action: { label: t('projects.assign.undo'), onAction: () => void undo(job.uuid) },
        })
        onClose()
      },
    })
  const able = found.filter(({ fits }) => fits > 0)
  const unable = found.filter(({ fits }) => fits === 0)
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys go from one button to the next
    <div className={styles.choices} onKeyDown={moveFocus}>
      <div className={styles.search}>
        <SearchField
          label={t('projects.assign.search')}
          value={typed}
          onChange={setTyped}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it is what the popover is for
          autoFocus
        />
      </div>
      {assign.error && (
        <InlineAlert tone="danger" isAnnounced>
          {errorText(assign.error)}
        </InlineAlert>
      )}
      <div className={styles.lists}>
        {able.length > 0 && (
          <section aria-label={t('projects.assign.fits')}>
            <h3 className={styles.heading}>{t('projects.assign.fits')}</h3>
            <ul>
              {able.map((linguist) => (
                <li key={linguist.user.uuid}>
                  <BareButton className={styles.choice} isPending={assign.isPending} onPress={() => choose(linguist)}>
                    <bdi className={styles.name}>{linguist.user.name}</bdi>
                    <span className={styles.facts}>{factsOf(linguist, tasks.length)}</span>
                  </BareButton>
                </li>
              ))}
            </ul>
          </section>
        )}
        {unable.length > 0 && (
          <section aria-label={t('projects.assign.cannot')}>
            <h3 className={styles.heading}>{t('projects.assign.cannot')}</h3>
            <ul>
              {unable.map(({ user, blockedBy }) => (
                <li key={user.uuid} className={styles.unable}>
                  <bdi className={styles.name}>{user.name}</bdi>
                  <span className={styles.facts}>{formatList(blockedBy.map(obstacleText))}</span>
                </li>
              ))}
            </ul>
          </section>
        )}
        {found.length === 0 && (
          <EmptyState kind="no-match" icon="users" headingLevel={3} title={t('tasks.assign.nobody')} />
        )}
      </div>
      <p className={styles.footer}>{t('projects.assign.count', { count: tasks.length })}</p>
    </div>
  )
}

function factsOf(linguist: BulkLinguist, total: number): string {
  const { payableAmount, wordRate, currency, openTasks, fits, recommendation, availability } = linguist
  return [
    ...availabilityFacts(availability),
    ...recommendationFacts(recommendation, linguist.score !== undefined),
    personScoreFact(linguist),
    fits < total && t('tasks.assign.fits', { count: fits, total }),
    currency &&
      (total === 1 && payableAmount !== undefined
        ? formatMoney(payableAmount, currency)
        : wordRate !== undefined && t('tasks.assign.rate', { rate: formatUnitPrice(wordRate, currency) })),
    t('tasks.assign.openTasks', { count: openTasks }),
  ]
    .filter((fact) => typeof fact === 'string')
    .join(' · ')
}

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (!by) return
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('li > button')]
  if (buttons.length === 0) return
  event.preventDefault()
  const present = buttons.indexOf(event.target as HTMLElement)
  const next = present === -1 ? (by === 1 ? 0 : buttons.length - 1) : (present + by + buttons.length) % buttons.length
  buttons[next]?.focus()
}

const Loading = () => (
  <div className={styles.loading} aria-busy>
    <Skeleton lines={6} />
  </div>
)
