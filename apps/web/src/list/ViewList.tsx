import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { ListName, ListView } from '@dragoman/sdk/operations/listViews'
import { Menu, MenuItem, MenuSection } from '@dragoman/ui/Menu'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { confirmDelete } from '../form/confirm-delete.ts'
import { t } from '../i18n/t.ts'
import type { MenuAnchor } from '../ground/menu-button.ts'
import { showToast } from '../ground/toasts.ts'
import type { ListAddress, ViewedList } from './list-state.ts'
import { addressOf, savedPart } from './list-views.ts'

export interface ViewListProps {
  anchor: MenuAnchor
  views: readonly ListView[]
  present: ListView | undefined
  /** The list says something other than its view. */
  isChanged: boolean
  list: ViewedList
  name: ListName
  onSave: () => void
}

/** The menu of saved views. */
export function ViewList({ anchor, views, present, isChanged, list, name, onSave }: ViewListProps) {
  const navigate = useNavigate()
  const update = useMutation(mutation(api.listViews.update))
  const choose = useMutation(mutation(api.listViews.setDefault))
  const remove = useMutation({ ...mutation(api.listViews.remove), meta: { showsErrors: true } })
  const open = list.open ?? ((address: ListAddress) => void navigate({ to: '.', search: address as never }))
  const item = (view: ListView) => (
    <MenuItem
      key={view.uuid}
      id={view.uuid}
      onAction={() => open(addressOf(view))}
      description={[!view.isOwn && view.owner.name, view.isDefault && t('list.views.isDefault')]
        .filter(Boolean)
        .join(' · ')}
    >
      {view.name}
    </MenuItem>
  )
  const own = views.filter(({ isOwn }) => isOwn)
  const shared = views.filter(({ isOwn }) => !isOwn)
  return (
    <Menu anchor={anchor} label={t('list.views')} placement="bottom end">
      {own.length > 0 && <MenuSection title={t('list.views.own')}>{own.map(item)}</MenuSection>}
      {shared.length > 0 && <MenuSection title={t('list.views.shared')}>{shared.map(item)}</MenuSection>}
      <MenuSection title={t('list.views.present')}>
        <MenuItem id="save" icon="plus" onAction={onSave}>
          {t('list.views.save')}
        </MenuItem>
        {present?.isOwn && isChanged ? (
          <MenuItem
            id="update"
            icon="refresh"
            onAction={() =>
              update.mutate(
                {
                  path: { viewUuid: present.uuid },
                  body: { list: name, name: present.name, shared: present.shared, search: savedPart(list.search) },
                },
                {
                  onSuccess: () => showToast({ tone: 'success', title: t('list.views.saved', { name: present.name }) }),
                },
              )
            }
          >
            {t('list.views.update', { name: present.name })}
          </MenuItem>
        ) : null}
        {present ? (
          <MenuItem
            id="default"
            icon="check"
            onAction={() => choose.mutate({ body: { list: name, viewUuid: present.isDefault ? null : present.uuid } })}
          >
            {present.isDefault ? t('list.views.noDefault') : t('list.views.makeDefault')}
          </MenuItem>
        ) : null}
        {present ? (
          <MenuItem id="leave" icon="x" onAction={() => open({ page: 0 })}>
            {t('list.views.leave')}
          </MenuItem>
        ) : null}
        {present?.isOwn ? (
          <MenuItem
            id="delete"
            icon="trash"
            tone="danger"
            onAction={() =>
              confirmDelete({
                title: t('list.views.delete.title', { name: present.name }),
                text: present.shared ? t('list.views.delete.shared') : t('list.views.delete.text'),
                run: async () => {
                  await remove.mutateAsync({ path: { viewUuid: present.uuid } })
                  list.set({ view: undefined })
                },
              })
            }
          >
            {t('list.views.delete')}
          </MenuItem>
        ) : null}
      </MenuSection>
    </Menu>
  )
}
