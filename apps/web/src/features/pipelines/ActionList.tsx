import type { CustomField } from '@dragoman/sdk/operations/customFields'
import type { PipelineAction, PipelineSubject } from '@dragoman/sdk/operations/pipelines'
import { IconButton } from '@dragoman/ui/IconButton'
import { MenuButton, MenuItem } from '@dragoman/ui/MenuButton'
import { Stack } from '@dragoman/ui/Page'
import { t } from '../../i18n/t.ts'
import { ActionFields } from './ActionFields.tsx'
import { actionKinds, isWhole } from './pipeline-draft.ts'
import styles from './pipelines.module.css'

export interface ActionListProps {
  actions: readonly PipelineAction[]
  subject: PipelineSubject
  fields: readonly CustomField[]
  isTried: boolean
  onChange: (actions: PipelineAction[]) => void
}

const most = 10

/** The actions of a pipeline, one after the other. */
export function ActionList({ actions, subject, fields, isTried, onChange }: ActionListProps) {
  const kinds = (Object.keys(actionKinds) as PipelineAction['kind'][]).filter(
    (kind) => subject === 'PROJECT' || actionKinds[kind],
  )
  const change = (at: number, next: PipelineAction) =>
    onChange(actions.map((each, index) => (index === at ? next : each)))
  const swap = (at: number) =>
    onChange(actions.map((each, index) => (index === at ? actions[at - 1]! : index === at - 1 ? actions[at]! : each)))
  return (
    <Stack>
      {actions.length > 0 && (
        <ol className={styles.actions}>
          {actions.map((action, at) => {
            const title = t(`pipelines.action.${action.kind}`)
            const missing = isTried && !isWhole(action) ? t('pipelines.actionMissing') : undefined
            return (
              <li key={at} className={styles.action} aria-label={title}>
                <span className={styles.actionHead}>
                  <span className={styles.name}>{title}</span>
                  <span>
                    {at > 0 && (
                      <IconButton
                        size="small"
                        icon="arrow-up"
                        label={t('pipelines.moveUp', { name: title })}
                        onPress={() => swap(at)}
                      />
                    )}
                    <IconButton
                      size="small"
                      icon="trash"
                      label={t('pipelines.removeAction', { name: title })}
                      onPress={() => onChange(actions.filter((_, index) => index !== at))}
                    />
                  </span>
                </span>
                <ActionFields action={action} subject={subject} fields={fields} onChange={(next) => change(at, next)} />
                {missing && <p className={styles.problem}>{missing}</p>}
              </li>
            )
          })}
        </ol>
      )}
      {isTried && actions.length === 0 && <p className={styles.problem}>{t('pipelines.noActions')}</p>}
      {actions.length < most && (
        <span>
          <MenuButton variant="secondary" icon="plus" label={t('pipelines.addAction')}>
            {kinds.map((kind) => (
              <MenuItem key={kind} id={kind} onAction={() => onChange([...actions, { kind }])}>
                {t(`pipelines.action.${kind}`)}
              </MenuItem>
            ))}
          </MenuButton>
        </span>
      )}
    </Stack>
  )
}
