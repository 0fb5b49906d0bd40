import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { CustomField, CustomFieldEntity } from '@dragoman/sdk/operations/customFields'
import { ifMatch } from '@dragoman/sdk/versions'
import { Card } from '@dragoman/ui/Card'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { IconButton } from '@dragoman/ui/IconButton'
import { IconMenu, MenuItem } from '@dragoman/ui/MenuButton'
import { Stack } from '@dragoman/ui/Page'
import { Badge } from '@dragoman/ui/StatusBadge'
import { useMutation } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { formatList } from '../../i18n/format.ts'
import { enumWord, t } from '../../i18n/t.ts'
import { overlay } from '../../lazy.tsx'
import { LinkButton } from '../../ground/links.ts'
import { showToast } from '../../ground/toasts.ts'
import { SettingsPageFrame } from '../settings/SettingsPageFrame.tsx'
import { entities } from './entities.ts'
import { shapeOf } from './field-form.ts'
import rows from '../settings/ordered-rows.module.css'
import styles from './custom-fields.module.css'

const EditFieldDialog = overlay(() => import('./EditFieldDialog.tsx'), 'EditFieldDialog')

/** The custom fields of the account, by what they belong to, in their order. */
export function FieldsOverview({ fields }: { fields: readonly CustomField[] }) {
  const [edited, setEdited] = useState<CustomField>()
  return (
    <SettingsPageFrame
      title={t('fields.title')}
      description={t('settings.customFields.text')}
      actions={
        fields.length > 0 && (
          <LinkButton to="/settings/account-settings/custom-fields/create" variant="primary" icon="plus">
            {t('fields.create')}
          </LinkButton>
        )
      }
    >
      {fields.length === 0 ? (
        <Card>
          <EmptyState
            kind="first-use"
            title={t('fields.none')}
            action={
              <LinkButton to="/settings/account-settings/custom-fields/create" variant="primary" icon="plus">
                {t('fields.create')}
              </LinkButton>
            }
          >
            {t('fields.noneText')}
          </EmptyState>
        </Card>
      ) : (
        <Stack>
          {entities.map((entity) => (
            <EntityCard
              key={entity}
              entity={entity}
              fields={fields.filter(({ entityCode }) => entityCode === entity)}
              onEdit={setEdited}
            />
          ))}
        </Stack>
      )}
      <Suspense>
        {edited && <EditFieldDialog key={edited.uuid} field={edited} onClose={() => setEdited(undefined)} />}
      </Suspense>
    </SettingsPageFrame>
  )
}

interface EntityCardProps {
  entity: CustomFieldEntity
  fields: readonly CustomField[]
  onEdit: (field: CustomField) => void
}

function EntityCard({ entity, fields, onEdit }: EntityCardProps) {
  const sort = useMutation(mutation(api.customFields.sort))
  const inUse = fields.filter(({ archived }) => !archived)
  const move = (field: CustomField, by: -1 | 1) => {
    const ids = inUse.map(({ uuid }) => uuid).filter((uuid) => uuid !== field.uuid)
    ids.splice(inUse.indexOf(field) + by, 0, field.uuid)
    sort.mutate({ body: { entityCode: entity, fieldUuids: ids } })
  }
  return (
    <Card
      isFlush
      title={t(`fields.entity.${entity}`)}
      actions={
        <LinkButton
          to="/settings/account-settings/custom-fields/create"
          search={{ entity }}
          size="small"
          icon="plus"
          aria-label={t('fields.createFor', { entity: t(`fields.entity.${entity}`) })}
        >
          {t('fields.add')}
        </LinkButton>
      }
    >
      {fields.length === 0 ? (
        <p className={rows.empty}>{t(`fields.noneOf.${entity}`)}</p>
      ) : (
        <ul className={`${rows.list} ${styles.fields}`} aria-label={t(`fields.entity.${entity}`)}>
          {[...inUse, ...fields.filter(({ archived }) => archived)].map((field, at) => (
            <li key={field.uuid} className={rows.row} data-archived={field.archived || undefined}>
              <span className={rows.order}>
                {!field.archived && (
                  <>
                    <IconButton
                      icon="arrow-up"
                      size="small"
                      label={t('fields.up', { name: field.name })}
                      isDisabled={at === 0 || sort.isPending}
                      onPress={() => move(field, -1)}
                    />
                    <IconButton
                      icon="arrow-down"
                      size="small"
                      label={t('fields.down', { name: field.name })}
                      isDisabled={at === inUse.length - 1 || sort.isPending}
                      onPress={() => move(field, 1)}
                    />
                  </>
                )}
              </span>
              <span className={rows.name}>
                <bdi>{field.name}</bdi>
                <code className={styles.key}>cf.{field.key}</code>
              </span>
              <span className={`${rows.facts} ${styles.facts}`}>
                {t(`fields.type.${shapeOf(field)}`)}
                {field.multivalueDefault.length > 0 && (
                  <bdi className={styles.options}>{formatList(field.multivalueDefault)}</bdi>
                )}
              </span>
              <span className={rows.facts}>{seenBy(field)}</span>
              <span>
                {field.archived && <Badge tone="neutral">{t('fields.archived')}</Badge>}
                {field.required && !field.archived && <Badge tone="info">{t('fields.required')}</Badge>}
              </span>
              <span>
                <FieldMenu field={field} onEdit={() => onEdit(field)} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

const seenBy = ({ visibleTo }: CustomField) =>
  visibleTo.length === 0
    ? t('fields.seenByAdmins')
    : t('fields.seenBy', { roles: formatList(visibleTo.map((role) => enumWord('role', role))) })

function FieldMenu({ field, onEdit }: { field: CustomField; onEdit: () => void }) {
  const update = useMutation(mutation(api.customFields.update))
  const setArchived = (archived: boolean, present = field) =>
    update.mutate(
      { path: { customFieldUuid: field.uuid }, headers: ifMatch(present), body: { archived } },
      {
        onSuccess: (saved) =>
          showToast({
            tone: 'success',
            title: t(archived ? 'fields.archivedNow' : 'fields.restored', { name: saved.name }),
            ...(archived && { description: t('fields.archivedText') }),
            action: { label: t('fields.undo'), onAction: () => setArchived(!archived, saved) },
          }),
      },
    )
  return (
    <IconMenu icon="more" label={t('fields.actions', { name: field.name })}>
      {!field.archived && <MenuItem onAction={onEdit}>{t('fields.editShort')}</MenuItem>}
      <MenuItem onAction={() => setArchived(!field.archived)}>
        {t(field.archived ? 'fields.restore' : 'fields.archive')}
      </MenuItem>
    </IconMenu>
  )
}
