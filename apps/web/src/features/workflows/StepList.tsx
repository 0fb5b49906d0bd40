import { mutation } from '@dragoman/hooks/query'
import { useSession } from '@dragoman/hooks/session'
import * as api from '@dragoman/sdk/api'
import type { Workflow } from '@dragoman/sdk/operations/workflows'
import { ifMatch } from '@dragoman/sdk/versions'
import { IconButton } from '@dragoman/ui/IconButton'
import { IconMenu, MenuItem } from '@dragoman/ui/MenuButton'
import { Badge } from '@dragoman/ui/StatusBadge'
import { useMutation } from '@tanstack/react-query'
import { enumWord, t } from '../../i18n/t.ts'
import { showToast } from '../../ground/toasts.ts'
import rows from '../settings/ordered-rows.module.css'
import styles from './workflows.module.css'

export interface StepListProps {
  steps: readonly Workflow[]
  onEdit: (step: Workflow) => void
}

const nameOf = ({ code, title }: Workflow) => enumWord('workflow', code, title)

/** The steps that are in use, in their order, then the archived ones. */
export function StepList({ steps, onEdit }: StepListProps) {
  // A new name is everywhere once the session has it.
  useSession()
  const sort = useMutation(mutation(api.workflows.sort))
  const inUse = steps.filter(({ active }) => active)
  const move = (step: Workflow, by: -1 | 1) => {
    const ids = inUse.map(({ uuid }) => uuid).filter((uuid) => uuid !== step.uuid)
    ids.splice(inUse.indexOf(step) + by, 0, step.uuid)
    sort.mutate({ body: { workflowUuids: ids } })
  }
  return (
    <ul className={`${rows.list} ${styles.steps}`} aria-label={t('workflows.steps')}>
      {[...inUse, ...steps.filter(({ active }) => !active)].map((step, at) => (
        <li key={step.uuid} className={rows.row} data-archived={!step.active || undefined}>
          <span className={rows.order}>
            {step.active && (
              <>
                <IconButton
                  icon="arrow-up"
                  size="small"
                  label={t('workflows.up', { name: nameOf(step) })}
                  isDisabled={at === 0 || sort.isPending}
                  onPress={() => move(step, -1)}
                />
                <IconButton
                  icon="arrow-down"
                  size="small"
                  label={t('workflows.down', { name: nameOf(step) })}
                  isDisabled={at === inUse.length - 1 || sort.isPending}
                  onPress={() => move(step, 1)}
                />
              </>
            )}
          </span>
          <span className={rows.name}>
            <bdi>{nameOf(step)}</bdi>
            <code className={styles.code}>{step.code}</code>
          </span>
          <bdi className={rows.facts}>{step.description}</bdi>
          <span className={styles.state}>
            {!step.active && <Badge tone="neutral">{t('workflows.archived')}</Badge>}
            {!step.editorEnabled && <Badge tone="neutral">{t('workflows.noEditor')}</Badge>}
            {!step.writesMemories && <Badge tone="neutral">{t('workflows.noMemories')}</Badge>}
            {!step.isCharged && <Badge tone="info">{t('workflows.free')}</Badge>}
            {!step.settings.projectAutomationEnabled && <Badge tone="neutral">{t('workflows.byHand')}</Badge>}
          </span>
          <span>
            <StepMenu step={step} onEdit={() => onEdit(step)} />
          </span>
        </li>
      ))}
    </ul>
  )
}

function StepMenu({ step, onEdit }: { step: Workflow; onEdit: () => void }) {
  const { mutate } = useMutation(mutation(api.workflows.update))
  const path = { workflowUUID: step.uuid }
  const name = nameOf(step)
  const restore = (row: Workflow) => {
    const onSuccess = () => showToast({ tone: 'success', title: t('workflows.saved', { name }) })
    mutate({ path, headers: ifMatch(row), body: { active: true } }, { onSuccess })
  }
  const archive = () =>
    mutate(
      { path, headers: ifMatch(step), body: { active: false } },
      {
        onSuccess: (row) => {
          showToast({
            tone: 'success',
            title: t('workflows.archivedNow', { name }),
            description: t('workflows.archivedText'),
            action: { label: t('workflows.undo'), onAction: () => restore(row) },
          })
        },
      },
    )
  return (
    <IconMenu icon="more" label={t('workflows.actions', { name })}>
      <MenuItem onAction={onEdit}>{t('workflows.editShort')}</MenuItem>
      <MenuItem onAction={() => (step.active ? archive() : restore(step))}>
        {t(step.active ? 'workflows.archive' : 'workflows.restore')}
      </MenuItem>
    </IconMenu>
  )
}
