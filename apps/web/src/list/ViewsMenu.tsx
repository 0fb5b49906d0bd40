import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { ListName } from '@dragoman/sdk/operations/listViews'
import { Button } from '@dragoman/ui/Button'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useEffect, useRef, useState } from 'react'
import { t } from '../i18n/t.ts'
import { overlay } from '../lazy.tsx'
import { useMenuButton } from '../ground/menu-button.ts'
import { useCommands, type Command } from '../ground/commands.ts'
import type { ListAddress, ViewedList } from './list-state.ts'
import { addressOf, isChanged } from './list-views.ts'
import styles from './ListToolbar.module.css'

const load = () => import('./ViewList.tsx')
const ViewList = overlay(load, 'ViewList', ({ anchor }) => anchor.onMissing())
const SaveViewDialog = overlay(() => import('./SaveViewDialog.tsx'), 'SaveViewDialog')

/** The saved views of a list: to see, save, share, and start with. */
export function ViewsMenu({ list, name }: { list: ViewedList; name: ListName }) {
  const { data: views } = useQuery(query(api.listViews.list, { query: { list: name } }))
  const navigate = useNavigate()
  const [isSaving, setSaving] = useState(false)
  const { isWanted, button, anchor } = useMenuButton(load)
  const { search } = list
  const open = list.open ?? ((address: ListAddress) => void navigate({ to: '.', search: address as never }))
  const present = views?.find(({ uuid }) => uuid === search.view)
  const isOther = present !== undefined && isChanged(search, present)

  // A list that is opened without saying anything starts with the view that was chosen for it.
  const standard = views?.find(({ isDefault }) => isDefault)
  const isFresh = useRef(Object.values(search).every((value) => value === undefined))
  useEffect(() => {
    if (!views) return
    if (isFresh.current && standard) {
      if (list.open) list.open(addressOf(standard))
      else void navigate({ to: '.', search: addressOf(standard) as never, replace: true })
    }
    isFresh.current = false
  }, [views, standard, navigate, list])

  useCommands([
    { keys: ['v'], label: 'list.views', icon: 'eye', run: () => button.ref.current?.click(), asks: true },
    ...(views ?? []).map((view): Command => ({
      label: () => t('list.views.open', { name: view.name }),
      icon: 'eye',
      run: () => open(addressOf(view)),
    })),
  ])
  return (
    <>
      <Button {...button} variant="secondary" iconEnd="chevron-down">
        <span className={styles.view}>{present ? present.name : t('list.views')}</span>
        {isOther && <span className={styles.changed}>{t('list.views.changed')}</span>}
      </Button>
      <Suspense>
        {isWanted && (
          <ViewList
            anchor={anchor}
            views={views ?? []}
            present={present}
            isChanged={isOther}
            list={list}
            name={name}
            onSave={() => setSaving(true)}
          />
        )}
      </Suspense>
      <Suspense>
        {isSaving && <SaveViewDialog list={list} name={name} views={views ?? []} onClose={() => setSaving(false)} />}
      </Suspense>
    </>
  )
}
