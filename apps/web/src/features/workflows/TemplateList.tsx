import { mutation } from '@dragoman/hooks/query'
import { useSession } from '@dragoman/hooks/session'
import * as api from '@dragoman/sdk/api'
import type { Workflow, WorkflowTemplate } from '@dragoman/sdk/operations/workflows'
import { IconMenu, MenuItem } from '@dragoman/ui/MenuButton'
import { useMutation } from '@tanstack/react-query'
import { confirmDelete } from '../../form/confirm-delete.ts'
import { formatList } from '../../i18n/format.ts'
import { enumWord, t } from '../../i18n/t.ts'
import { showToast } from '../../ground/toasts.ts'
import rows from '../settings/ordered-rows.module.css'
import styles from './workflows.module.css'

export interface TemplateListProps {
  templates: readonly WorkflowTemplate[]
  steps: readonly Workflow[]
  onEdit: (template: WorkflowTemplate) => void
}

/** The templates with their steps and the file types that start with them. */
export function TemplateList({ templates, steps, onEdit }: TemplateListProps) {
  // A new name is everywhere once the session has it.
  useSession()
  const remove = useMutation({ ...mutation(api.workflows.removeTemplate), meta: { showsErrors: true } })
  const titles = new Map(steps.map(({ code, title }) => [code, title]))
  const askRemove = ({ uuid, name }: WorkflowTemplate) =>
    confirmDelete({
      title: t('workflows.deleteTitle', { name }),
      text: t('workflows.deleteText'),
      run: async () => {
        await remove.mutateAsync({ path: { templateUUID: uuid } })
        showToast({ tone: 'success', title: t('workflows.deleted', { name }) })
      },
    })
  return (
    <ul className={`${rows.list} ${styles.steps}`} aria-label={t('workflows.templates')}>
      {templates.map((template) => (
        <li key={template.uuid} className={rows.row}>
          <span />
          <span className={rows.name}>
            <bdi>{template.name}</bdi>
            <bdi className={rows.facts}>{template.orgUnit?.name ?? t('workflows.allUnits')}</bdi>
          </span>
          <bdi className={rows.facts}>
            {template.workflows.map((code) => enumWord('workflow', code, titles.get(code))).join(' → ')}
          </bdi>
          <bdi className={rows.facts}>{formatList(template.extensions)}</bdi>
          <span>
            <IconMenu icon="more" label={t('workflows.actions', { name: template.name })}>
              <MenuItem onAction={() => onEdit(template)}>{t('workflows.editShort')}</MenuItem>
              <MenuItem tone="danger" onAction={() => askRemove(template)}>
                {t('workflows.deleteTemplate')}
              </MenuItem>
            </IconMenu>
          </span>
        </li>
      ))}
    </ul>
  )
}
