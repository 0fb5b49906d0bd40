import { useSession } from '@dragoman/hooks/session'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { Suspense, useEffect } from 'react'
import { undoLast } from '../bulk/last-undo.ts'
import { loadWords } from '../i18n/words.ts'
import { overlay } from '../lazy.tsx'
import { listenToShortcuts, useShortcuts, type Shortcut } from '../shell/shortcuts.ts'
import { navEntries } from '../shell/navigation.ts'

const KeyMap = overlay(async () => {
  const words = loadWords(['list'])
  const { KeyMap: dialog } = await import('./KeyMap.tsx')
  await words
  return { KeyMap: dialog }
}, 'KeyMap')

const places = [
  { key: 'h', path: '/', label: 'list.keys.home' },
  { key: 'p', path: '/projects', label: 'list.keys.projects' },
  { key: 't', path: '/tasks', label: 'list.keys.tasks' },
  { key: 'm', path: '/tm', label: 'list.keys.memories' },
  { key: 'u', path: '/users', label: 'list.keys.people' },
  { key: 'o', path: '/organizations', label: 'list.keys.organizations' },
  { key: 's', path: '/settings', label: 'list.keys.settings' },
] as const

/** The keys of every page: `?` for the map, `g` and a letter for a place that one may open. */
export function GlobalKeys({ isOpen, onOpenChange }: { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }) {
  const navigate = useNavigate()
  const { routesById } = useRouter()
  const { session } = useSession()
  useEffect(() => listenToShortcuts(), [])
  const open = new Set(
    navEntries(Object.values(routesById))
      .filter(({ requires }) => session.can(requires))
      .map(({ path }) => path),
  )
  const go: Shortcut[] = places
    .filter(({ path }) => path === '/' || open.has(path))
    .map(({ key, path, label }) => ({ keys: ['g', key], label, run: () => void navigate({ to: path }) }))
  useShortcuts([
    ...go,
    { keys: ['u'], label: 'list.keys.undo', run: undoLast },
    { keys: ['?'], label: 'list.keys', run: () => onOpenChange(true) },
  ])
  return <Suspense>{isOpen && <KeyMap onClose={() => onOpenChange(false)} />}</Suspense>
}
