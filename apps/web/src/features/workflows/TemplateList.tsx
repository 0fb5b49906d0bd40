import { mutation } from '@dragoman/hooks/query'
import { useSession } from '@dragoman/hooks/session'
import * as api from '@dragoman/sdk/api'
import type { Workflow, WorkflowTemplate } from '@dragoman/sdk/operations/workflows'
import { IconMenu, MenuItem } from '@dragoman/ui/MenuButton'
import { useMutation } from '@tanstack/react-query'
import { confirmDelete } from '../../form/confirm-delete.ts'
import { formatList } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'
import { showToast } from '../../ground/toasts.ts'
import { TemplateLane } from './TemplateLane.tsx'
import styles from './TemplateLane.module.css'

export interface TemplateListProps {
  templates: readonly WorkflowTemplate[]
  steps: readonly Workflow[]
  onEdit: (template: WorkflowTemplate) => void
}

/** The templates as lanes of their steps, with the file types that start with them. */
export function TemplateList({ templates, steps, onEdit }: TemplateListProps) {
  // A new name is everywhere once the session has it.
  useSession()
  const remove = useMutation({ ...mutation(api.workflows.removeTemplate), meta: { showsErrors: true } })
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
    <>
      <ul className={styles.templates} aria-label={t('workflows.templates')}>
        {templates.map((template) => (
          <li key={template.uuid}>
            <div className={styles.head}>
              <span className={styles.about}>
                <bdi className={styles.name}>{template.name}</bdi>
                <bdi className={styles.facts}>{template.orgUnit?.name ?? t('workflows.allUnits')}</bdi>
                <bdi className={styles.facts}>{formatList(template.extensions)}</bdi>
              </span>
              <IconMenu icon="more" label={t('workflows.actions', { name: template.name })}>
                <MenuItem onAction={() => onEdit(template)}>{t('workflows.editShort')}</MenuItem>
                <MenuItem tone="danger" onAction={() => askRemove(template)}>
                  {t('workflows.deleteTemplate')}
                </MenuItem>
              </IconMenu>
            </div>
            <TemplateLane template={template} steps={steps} />
          </li>
        ))}
      </ul>
      <p className={styles.keys}>{t('workflows.keys')}</p>
    </>
  )
}
